// Every step of chance of a record, drawn again here and compared. From the server comes only
// what the rules know: how many numbers a step takes, and the row that each of them points into.

import type { Draw, Draws, Same } from "../net/messages.gen";
import { commitment, draw, type Drawn, type Seed } from "./scheme";

/** A number drawn, and the die or card it stands for. */
export interface Point extends Drawn {
  outcome: string;
}

/** One step of chance, drawn again. */
export interface Judged {
  n: number;
  /** What the record says. */
  found: string;
  /** What secret and texts give. */
  drawn: string;
  agrees: boolean;
  /** Whether the row is the one published for the game. */
  inOrder: boolean;
  /** How many places the row has. */
  below: number;
  row: readonly Same[];
  points: Point[];
}

export interface Verdict {
  /** Whether the secret is the one that was promised. */
  promised: boolean;
  /** The promise that this secret would have had. */
  commitment: string;
  steps: Judged[];
  /** The first step that is not what secret and texts give, or that nobody can tell of. */
  differs: Judged | null;
}

/** The order that is published for a game, as docs/fairness.md has it. */
export interface Order {
  /** The sides of one of its dice, as letters; "" without dice. */
  sides: string;
  /** Its cards; [] where none are drawn, or where no order is published. */
  cards: readonly string[];
}

export function judge(draws: Draws, order: Order): Verdict {
  const seed = draws.fairness;
  const steps = draws.draws.map((one) => judged(order, seed, one, draws.rows[one.row] ?? []));
  const digest = commitment(seed.secret);
  return {
    promised: digest === seed.commitment,
    commitment: digest,
    steps,
    differs: steps.find(({ agrees, inOrder }) => !(agrees && inOrder)) ?? null,
  };
}

function judged(
  order: Order,
  seed: Seed,
  { n, text, numbers }: Draw,
  row: readonly Same[],
): Judged {
  const places = row.flatMap((same) => Array<string>(same.copies).fill(same.text));
  const below = places.length;
  const drawn = draw(seed, n, Array<number>(numbers).fill(below));
  const points = drawn.map((one) => ({ ...one, outcome: places[one.value]! }));
  const whole = written(points, row);
  const inOrder = isInOrder(order, row);
  return { n, found: text, drawn: whole, agrees: whole === text, inOrder, below, row, points };
}

/** The step these numbers come to: dice together, in the order of the row; a card by itself. */
function written(points: readonly Point[], row: readonly Same[]): string {
  const first = points[0]!.outcome;
  if (points.length === 1) return first;
  const letters = row.map(({ text }) => text.at(-1)!);
  const fell = points.map(({ outcome }) => outcome.at(-1)!);
  fell.sort((one, other) => letters.indexOf(one) - letters.indexOf(other));
  return `${first.slice(0, first.lastIndexOf(" ") + 1)}${fell.join("")}`;
}

/** Whether a row is in the order that is published for the game, so that nobody bent it. */
export function isInOrder({ sides, cards }: Order, row: readonly Same[]): boolean {
  const names = row.map(({ text }) => text.split(" ").at(-1)!);
  if (names.every(isSeat)) return true; // a lot among the tied seats
  if (sides !== "" && names.every(isDice)) {
    return names.map((name, at) => name[0]!.repeat(row[at]!.copies)).join("") === sides;
  }
  if (cards.length === 0) return true;
  const places = names.map((name) => cards.indexOf(name));
  return places.every((place, at) => place > (places[at - 1] ?? -1));
}

function isSeat(name: string): boolean {
  return /^p\d+$/.test(name);
}

/** Whether these letters are dice that all show the same side. */
function isDice(name: string): boolean {
  return new Set(name).size === 1;
}
