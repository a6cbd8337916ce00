import type { Step } from "../net/messages.gen";
import { heldHere, type Held } from "./held";

/** Where dice lie that nobody put anywhere else. */
export const TABLE = "table";

/** A die on a table, recognised from one view to the next. */
export interface Lying {
  id: number;
  face: string;
  held: boolean;
  /** The part of the board it lies on. */
  place: string;
  /** Grows with every fall, so that a board can show it; 0: it was never seen to fall. */
  fell: number;
}

/**
 * What a step does to the dice it names: they fall, go into the cup, move to another place, or
 * leave the board. A game says which of its words does what.
 */
export type Moves = Readonly<
  Record<string, { kind: "fall" | "cup" | "gone" } | { kind: "move"; from: string; to: string }>
>;

type Move = { dice: string } & Moves[string];

/** What these steps did to dice; a step whose word is not among them did nothing. */
function movesIn(steps: readonly Pick<Step, "words">[], moves: Moves): Move[] {
  return steps.flatMap(({ words: [word = "", dice = ""] }) => {
    const move = moves[word];
    return move ? [{ ...move, dice }] : [];
  });
}

/** The dice of one board, followed from view to view. */
export class Tray {
  dice = $state.raw<Lying[]>([]);
  #moves: Moves;
  #held: Held | null;
  /** All dice, those in the cup included. */
  #all: Lying[] = [];
  #cup: Lying[] = [];
  #ids = 0;
  #falls = 0;

  constructor(moves: Moves, held = heldHere()) {
    this.#moves = moves;
    this.#held = held;
  }

  /**
   * Follow the steps that led to a view. Each die keeps its place as long as the steps say what
   * happened to it; where they do not, the view is right and its dice are new.
   */
  follow(steps: readonly Pick<Step, "words">[], lying: Record<string, string>): void {
    this.#falls += 1;
    this.#all = this.#all.map((die) => this.dice.find(({ id }) => id === die.id) ?? die);
    for (const move of movesIn(steps, this.#moves)) this.#do(move);
    const left = this.#all.filter((die) => !this.#cup.includes(die));
    const followed = isAs(left, lying);
    this.dice = followed ? left : this.#renew(lying, steps.length > 0);
    const begins = this.#falls === 1; // a page that is loaded again may be told all steps again
    if (begins || (!followed && steps.length === 0)) this.#holdAgain();
  }

  hold(id: number): void {
    this.dice = this.dice.map((die) => (die.id === id ? { ...die, held: !die.held } : die));
    this.#remember();
  }

  /** Hold exactly the dice that this chooses. */
  holdThose(isHeld: (die: Lying) => boolean): void {
    this.dice = this.dice.map((die) => ({ ...die, held: isHeld(die) }));
    this.#remember();
  }

  #remember(): void {
    const held = this.dice.filter((die) => die.held && die.place === TABLE);
    this.#held?.write(held.map(({ face }) => face).join(""));
  }

  /** Hold what was held at this moment before the page was loaded again. */
  #holdAgain(): void {
    const again = chosen(this.dice, this.#held?.read() ?? "", TABLE);
    this.dice = this.dice.map((die) => (again.includes(die) ? { ...die, held: true } : die));
  }

  #do(move: Move): void {
    switch (move.kind) {
      case "fall":
        this.#fall(move.dice);
        break;
      case "cup":
        this.#cup = chosen(this.#all, move.dice, TABLE);
        break;
      case "move": {
        const moved = chosen(this.#all, move.dice, move.from);
        this.#all = this.#all.map((die) =>
          moved.includes(die) ? { ...die, place: move.to, held: false } : die,
        );
        break;
      }
      case "gone": {
        const gone = chosen(this.#all, move.dice, TABLE);
        this.#all = this.#all.filter((die) => !gone.includes(die));
        break;
      }
    }
  }

  /** Dice from the cup fall back to their places; any other roll is a new one. */
  #fall(dice: string): void {
    const faces = [...dice];
    if (this.#cup.length !== faces.length || this.#all.length === 0) {
      this.#all = faces.map((face) => this.#thrown(face, this.#falls));
    } else {
      this.#all = this.#all.map((die) =>
        this.#cup.includes(die)
          ? { ...die, face: faces.shift() ?? die.face, held: false, fell: this.#falls }
          : die,
      );
    }
    this.#cup = [];
  }

  #renew(lying: Record<string, string>, fell: boolean): Lying[] {
    this.#cup = [];
    this.#all = Object.entries(lying).flatMap(([place, faces]) =>
      [...faces].map((face) => this.#thrown(face, fell ? this.#falls : 0, place)),
    );
    return this.#all;
  }

  #thrown(face: string, fell: number, place = TABLE): Lying {
    this.#ids += 1;
    return { id: this.#ids, face, held: false, place, fell };
  }
}

/** Whether exactly these dice lie in every place. */
function isAs(dice: readonly Lying[], lying: Record<string, string>): boolean {
  const places = new Set([...Object.keys(lying), ...dice.map(({ place }) => place)]);
  return [...places].every((place) => {
    const faces = dice.filter((die) => die.place === place).map(({ face }) => face);
    return sorted(faces) === sorted(lying[place] ?? "");
  });
}

/** The dice that these letters mean: those not held first, for they are the ones given away. */
function chosen(dice: readonly Lying[], letters: string, place: string): Lying[] {
  const rest = dice
    .filter((die) => die.place === place)
    .sort((one, other) => Number(one.held) - Number(other.held));
  return [...letters].flatMap((face) => {
    const found = rest.findIndex((die) => die.face === face);
    return found < 0 ? [] : rest.splice(found, 1);
  });
}

/** The dice that lay on the table after the last roll of a turn, as letters. */
export function lastDice(steps: readonly Pick<Step, "words">[], moves: Moves): string {
  let lying = "";
  let cup = 0;
  for (const { kind, dice } of movesIn(steps, moves)) {
    if (kind === "fall") {
      lying = cup === dice.length ? lying + dice : dice;
      cup = 0;
    } else if (kind === "cup") {
      for (const face of dice) lying = lying.replace(face, "");
      cup = dice.length;
    }
  }
  return lying;
}

/** The letters in one order, so that two ways to write the same dice are equal. */
export function sorted(letters: Iterable<string>): string {
  return [...letters].sort().join("");
}

/** The letters in the order of these faces. */
export function inOrder(letters: string, faces: Iterable<string>): string {
  return [...faces].map((face) => face.repeat(letters.split(face).length - 1)).join("");
}
