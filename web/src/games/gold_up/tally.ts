// Gold Up on a real table: hands are secret, so only open things are kept: chests, gold, rounds.

import type { Fields } from "../../box/box.svelte";

/** The chests in a box. */
export interface Box {
  values: Record<string, number>;
  /** How many chests there are of each kind. */
  copies: Record<string, number>;
  target: number;
}

type Chests = Record<string, number>;

interface Kept {
  /** The chests in front of each player in this round. */
  chests: Chests[];
  /** The gold each player won in each finished round. */
  rounds: number[][];
}

/** A play as it is kept; what was before can be taken back. */
export interface Tally extends Kept {
  names: string[];
  past: Kept[];
}

const REMEMBERED = 200;

export function begin(names: string[]): Tally {
  return { names, chests: names.map(() => ({})), rounds: [], past: [] };
}

/** How many chests of a kind nobody has. */
export function left(tally: Tally, kind: string, box: Box): number {
  const taken = tally.chests.reduce((sum, chests) => sum + (chests[kind] ?? 0), 0);
  return (box.copies[kind] ?? 0) - taken;
}

/** The tally with a chest more or less in front of a player; null if there is none to move. */
export function moved(tally: Tally, at: number, kind: string, by: 1 | -1, box: Box): Tally | null {
  const now = tally.chests[at]?.[kind] ?? 0;
  if (winners(tally, box).length > 0) return null;
  if (by > 0 ? left(tally, kind, box) < 1 : now < 1) return null;
  const chests = tally.chests.map((held, place) =>
    place === at ? { ...held, [kind]: now + by } : held,
  );
  return { ...changed(tally), chests };
}

/** The tally after the round: the gold is written down, and the chests go back. */
export function finished(tally: Tally, box: Box): Tally {
  const gold = tally.names.map((_, at) => inFront(tally, at, box));
  return {
    ...changed(tally),
    rounds: [...tally.rounds, gold],
    chests: tally.names.map(() => ({})),
  };
}

/** The tally as it was before the last change. */
export function back(tally: Tally): Tally {
  const before = tally.past.at(-1);
  return before ? { ...tally, ...before, past: tally.past.slice(0, -1) } : tally;
}

/** The gold in front of a player. */
export function inFront(tally: Tally, at: number, box: Box): number {
  const held = Object.entries(tally.chests[at] ?? {});
  return held.reduce((sum, [kind, n]) => sum + n * (box.values[kind] ?? 0), 0);
}

/** The gold of finished rounds. */
export function total(tally: Tally, at: number): number {
  return tally.rounds.reduce((sum, round) => sum + (round[at] ?? 0), 0);
}

/** Who has won; nobody before the target is reached after a round, or while the lead is shared. */
export function winners(tally: Tally, box: Box): number[] {
  const totals = tally.names.map((_, at) => total(tally, at));
  const most = Math.max(...totals);
  const first = totals.flatMap((gold, at) => (gold === most ? [at] : []));
  return most >= box.target && first.length === 1 ? first : [];
}

function changed(tally: Tally): Tally {
  const { chests, rounds } = tally;
  return { ...tally, past: [...tally.past, { chests, rounds }].slice(-REMEMBERED) };
}

/** The chests in a box, from its components. */
export function chestsIn(components: Fields): Box {
  const colours = Object.values(components["colours"] as Record<string, Colour>);
  const by = (field: "value" | "chests") =>
    Object.fromEntries(colours.map((colour) => [colour.letter, colour[field]]));
  return { values: by("value"), copies: by("chests"), target: components["target"] as number };
}

interface Colour {
  letter: string;
  value: number;
  chests: number;
}
