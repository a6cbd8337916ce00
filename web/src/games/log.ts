import type { Step } from "../net/messages.gen";

/** Steps of one turn in a log. */
export interface LoggedTurn<S> {
  /** Whose turn it is; null for what happens before a turn, like the roll for who begins. */
  seat: number | null;
  steps: S[];
}

/**
 * The steps by turn. A turn goes on until a step ends it, or until the next step belongs to
 * another seat. Chance for a seat that neither acted nor ended a turn is no turn of its own.
 */
export function byTurn<S extends Pick<Step, "seat" | "by" | "summary">>(
  steps: readonly S[],
): LoggedTurn<S>[] {
  const runs: LoggedTurn<S>[] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const goesOn = run?.seat === step.seat && run.steps.at(-1)?.summary === null;
    if (run && goesOn) run.steps.push(step);
    else runs.push({ seat: step.seat, steps: [step] });
  }
  const turns: LoggedTurn<S>[] = [];
  for (const [at, run] of runs.entries()) {
    const isTurn =
      at === runs.length - 1 || run.steps.some(({ by, summary }) => by !== null || summary);
    const before = turns.at(-1);
    if (isTurn) turns.push(run);
    else if (before?.seat === null) before.steps.push(...run.steps);
    else turns.push({ seat: null, steps: run.steps });
  }
  return turns;
}
