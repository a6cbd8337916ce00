// A chart as `web/scripts/chart.py` writes it (src/doubloon/solving/charts.py says what it means).

import type { Facts } from "../locale";

export interface Sentence {
  id: string;
  facts: Facts;
}

export interface Keep {
  dice: string;
  stops: boolean;
  value: number;
  chance: number;
  locked: number;
}

export interface KeepList {
  title: Sentence;
  rolls_left: number;
  rows: Keep[];
}

export interface StopRow {
  label: Sentence;
  stop_from: number | null;
  shares: (number | null)[];
}

export interface StopMap {
  title: Sentence;
  points: number[];
  rows: StopRow[];
}

export type Goal = "win" | "points" | "margin";

export interface Loss {
  goal: Goal;
  turns: number;
  loss: number;
  error: number;
  worth: number;
}

export interface Chart {
  game: string;
  edition: string;
  goal: Goal;
  pocket: { lines: string[]; losses: Loss[] };
  maps: StopMap[];
  lists: KeepList[];
}

/** A chance as per cent, anything else as points. */
export function written(goal: Goal, value: number): string {
  if (goal === "win") return `${(100 * value).toFixed(2)} %`;
  const size = Math.abs(value);
  return value.toFixed(size >= 10 ? 1 : size >= 0.2 ? 2 : 3);
}

/** The rows of a list for each number of dice that stay. */
export function byLocked(rows: readonly Keep[]): { locked: number; rows: Keep[] }[] {
  const numbers = [...new Set(rows.map((row) => row.locked))];
  return numbers.map((locked) => ({ locked, rows: rows.filter((row) => row.locked === locked) }));
}
