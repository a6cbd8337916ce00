// Every step of chance of a record, drawn again here and compared. From the server comes only
// what the rules know: how many numbers a step takes, and the row that each of them points into.

import type { Draw, Draws, Same } from "../net/messages.gen";
import { commitment, draw, type Drawn, type Place, type Seed } from "./scheme";

/** A number drawn, and the die or card it stands for. */
export interface Point extends Drawn {
  /** How many numbers it was drawn from. */
  below: number;
  outcome: string;
}

/** One step of chance, drawn again. */
export interface Judged {
  /** Its number in the record; 0 is the order of the seats. */
  n: number;
  place: Place;
  /** What the record says. */
  found: string;
  /** What secret and texts give. */
  drawn: string;
  agrees: boolean;
  /** Whether the row is the one published for the game. */
  inOrder: boolean;
  /** Whether its turn and fate can be the next after those of the step before. */
  inPlace: boolean;
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

/** The turn and fate of the order of the seats: before everything else. */
const SEATING: Place = [0, 1];

export function judge(draws: Draws, order: Order): Verdict {
  const seed = draws.fairness;
  const { seating } = seed;
  const steps = seating === null ? [] : [seated(seed, seating)];
  for (const one of draws.draws) {
    steps.push(judged(order, seed, one, draws.rows[one.row] ?? [], steps.at(-1)));
  }
  const digest = commitment(seed.secret);
  return {
    promised: digest === seed.commitment,
    commitment: digest,
    steps,
    differs: steps.find((step) => !isRight(step)) ?? null,
  };
}

export function isRight({ agrees, inOrder, inPlace }: Judged): boolean {
  return agrees && inOrder && inPlace;
}

/** The seats drawn again: from the last to the second, each changes with one up to itself. */
function seated(seed: Seed, seating: readonly number[]): Judged {
  const places = seating.map((_, at) => at + 1);
  const below = places.slice(1).reverse();
  const points = draw(seed, SEATING, below).map((one, at) => {
    const [last, other] = [below[at]! - 1, one.value];
    [places[last], places[other]] = [places[other]!, places[last]!];
    return { ...one, below: below[at]!, outcome: `${last + 1} ${other + 1}` };
  });
  const [found, drawn] = [seating.join(", "), places.join(", ")];
  const agrees = drawn === found;
  const right = { inOrder: true, inPlace: true };
  return { n: 0, place: SEATING, found, drawn, agrees, ...right, row: [], points };
}

function judged(
  order: Order,
  seed: Seed,
  { n, turn, fate, text, numbers }: Draw,
  row: readonly Same[],
  before: Judged | undefined,
): Judged {
  const place = turn === null || fate === null ? [n] : [turn, fate];
  const places = row.flatMap((same) => Array<string>(same.copies).fill(same.text));
  const below = places.length;
  const numbersDrawn = draw(seed, place, Array<number>(numbers).fill(below));
  const points = numbersDrawn.map((one) => ({ ...one, below, outcome: places[one.value]! }));
  const drawn = written(points, row);
  return {
    n,
    place,
    found: text,
    drawn,
    agrees: drawn === text,
    inOrder: isInOrder(order, row),
    inPlace: place.length === seed.version && follows(place, n, before),
    row,
    points,
  };
}

/**
 * Whether a step of chance can stand here: the fates of a turn follow each other from 1, and every
 * turn between two of them takes a step of the record. Else somebody could choose among turns.
 */
function follows([turn, fate]: Place, n: number, before: Judged | undefined): boolean {
  if (fate === undefined) return n > (before?.n ?? 0);
  const [lastTurn, lastFate] = before?.place ?? [0, 0];
  if (turn === lastTurn) return fate === lastFate! + 1;
  return turn! > lastTurn! && turn! - lastTurn! <= n - (before?.n ?? 0) && fate === 1;
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
