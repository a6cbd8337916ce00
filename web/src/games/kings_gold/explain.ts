// What the things of this board are, and why they cannot be used now, in sentences.

import { say, tell, type Reader } from "../../locale";
import type { Lying } from "../dice.svelte";
import type { Choice } from "./choice.svelte";

/** What a die shows, and what a tap on it does or why it does nothing. */
export function aboutDie(choice: Choice, die: Lying, reader: Reader): string[] {
  return [say(`explain-kg-die-${die.face}`), aboutTap(choice, die, reader)];
}

function aboutTap(choice: Choice, die: Lying, reader: Reader): string {
  if (choice.isLocked(die)) return say("kg-crossbones-stay");
  if (choice.isPickable(die)) return say(`explain-kg-tap-${choice.view.phase}`);
  if (choice.mine) return choice.pairing ? say("kg-left-over") : "";
  const { phase, seat } = choice.view;
  if (phase === "opening") return say("kg-first-player");
  return seat === reader.you ? "" : told("explain-kg-watching", { who: seat }, reader);
}

/** What a player's coins are for, and how they can be robbed. */
export function aboutPurse(seat: number, coins: number, reader: Reader): string[] {
  const what = told("explain-kg-purse", { who: seat }, reader, { n: coins });
  return [what, say(seat === reader.you ? "explain-kg-robbed" : "explain-kg-rob")];
}

/** A sentence about seats: whoever reads it is called `you`. */
export function told(
  id: string,
  seats: Record<string, number>,
  reader: Reader,
  more: Record<string, number | string> = {},
): string {
  const facts = Object.fromEntries(
    Object.entries(seats).map(([name, seat]) => [name, { kind: "seat" as const, seat }]),
  );
  return tell({ id, facts: { ...facts, ...more } }, reader);
}
