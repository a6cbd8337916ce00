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

/** The die of each game, as docs/fairness.md has it. */
const DIE: Record<string, string> = {
  "kings-gold": "123kcx",
  "mille-sabords": "kscdmp",
  "gold-armada": "bprcho",
};

/** The order in which its cards lie in a row. */
const CARDS: Record<string, string> = {
  "mille-sabords":
    "treasure-island pirate guardian animals coin diamond skull-1 skull-2 ship-2 ship-3 ship-4",
  "gold-up": "w r b g p y j K C",
};

export function judge(draws: Draws): Verdict {
  const seed = draws.fairness;
  const steps = draws.draws.map((one) => judged(draws.game, seed, one, draws.rows[one.row] ?? []));
  const digest = commitment(seed.secret);
  return {
    promised: digest === seed.commitment,
    commitment: digest,
    steps,
    differs: steps.find(({ agrees, inOrder }) => !(agrees && inOrder)) ?? null,
  };
}

function judged(
  game: string,
  seed: Seed,
  { n, text, numbers }: Draw,
  row: readonly Same[],
): Judged {
  const places = row.flatMap((same) => Array<string>(same.copies).fill(same.text));
  const below = places.length;
  const drawn = draw(seed, n, Array<number>(numbers).fill(below));
  const points = drawn.map((one) => ({ ...one, outcome: places[one.value]! }));
  const whole = written(points, row);
  const inOrder = isInOrder(game, row);
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
export function isInOrder(game: string, row: readonly Same[]): boolean {
  const [, verb = ""] = row[0]?.text.split(" ") ?? [];
  const names = row.map(({ text }) => text.split(" ").at(-1)!);
  if (verb === "first") return true; // a lot among the tied seats
  if (verb === "roll" || verb === "opening") {
    const sides = names.map((name) => name[0]).join("");
    return sides === DIE[game] && row.every(({ copies }) => copies === 1);
  }
  const order = CARDS[game]?.split(" ") ?? [];
  const places = names.map((name) => order.indexOf(name));
  return places.every((place, at) => place > (places[at - 1] ?? -1));
}
