import { say } from "../locale";
import type { BoxProblem } from "../net/messages.gen";
import type { Fields } from "./box.svelte";

/** What a game's `Box.svelte` gets: fields to draw, what is wrong with them, a way to change them. */
export interface Editor {
  box: Fields;
  /** The box of tables that name none. */
  usual: Fields;
  problems: readonly BoxProblem[];
  change: (box: Fields) => void;
}

/** What is wrong with a field, in words. */
export function wrongAt(problems: readonly BoxProblem[], field: string): string[] {
  return problems
    .filter((one) => one.field === field)
    .map(({ problem, facts }) => say(problem, facts));
}

/** Whether anything is wrong with a field or inside it. */
export function isWrongIn(problems: readonly BoxProblem[], field: string): boolean {
  return problems.some((one) => one.field === field || one.field.startsWith(`${field}.`));
}
