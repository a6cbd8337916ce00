/** A die on a table, known again from one view to the next. */
export interface Lying {
  id: number;
  face: string;
  held: boolean;
  /** Whether it lies on the treasure island. */
  laid: boolean;
  /** Grows with every fall, so that a board can show it; 0: it was never seen to fall. */
  fell: number;
}

let ids = 0;
let falls = 0;

/** Dice that were put back into the cup and have not fallen yet, with all the others. */
let inCup: { now: Lying[]; cup: Lying[] } | null = null;

/** The dice on the table, and those that left their places for the cup. */
function withCup(dice: readonly Lying[]): { now: Lying[]; cup: Lying[] } {
  const kept = inCup;
  inCup = null;
  const lying = kept?.now.filter((die) => !kept.cup.includes(die)).map((die) => die.id);
  const same = lying?.join() === dice.map((die) => die.id).join();
  return kept && same ? kept : { now: [...dice], cup: [] };
}

function thrown(face: string, fell: number, laid = false): Lying {
  ids += 1;
  return { id: ids, face, held: false, laid, fell };
}

/** The letters in one order, so that two ways to write the same dice are equal. */
export function sorted(letters: Iterable<string>): string {
  return [...letters].sort().join("");
}

/** The act on offer that does this with exactly these dice. */
export function offered(
  acts: readonly string[],
  verb: string,
  dice: readonly { face: string }[],
): string | undefined {
  const wanted = sorted(dice.map((die) => die.face));
  return acts.find((act) => {
    const [, said, letters = "", ...rest] = act.split(" ");
    return said === verb && rest.length === 0 && sorted(letters) === wanted;
  });
}

/** What acts of this kind are about: `["mp", "m"]` of `p1 reroll mp` and `p1 reroll m`. */
export function objects(acts: readonly string[], verb: string): string[] {
  return acts.flatMap((act) => {
    const [, said, letters = ""] = act.split(" ");
    return said === verb ? [letters] : [];
  });
}

/**
 * The dice after these steps. Each keeps its place as long as the steps say what became of it;
 * where they do not, the view is believed and the dice are new.
 */
export function follow(
  dice: readonly Lying[],
  lines: readonly string[],
  table: string,
  laid = "",
): Lying[] {
  falls += 1;
  let { now, cup } = withCup(dice);
  for (const line of lines) {
    const [who, verb, letters = ""] = line.split(" ");
    if (verb === "roll" && who === "~") {
      const again = cup.length === letters.length && now.length > 0;
      now = again ? refilled(now, cup, letters) : [...letters].map((face) => thrown(face, falls));
      cup = [];
    } else if (verb === "reroll") {
      cup = taken(now, letters, (die) => !die.laid);
    } else if (verb === "lay" || verb === "lift") {
      const moved = taken(now, letters, (die) => die.laid === (verb === "lift"));
      now = now.map((die) =>
        moved.includes(die) ? { ...die, laid: verb === "lay", held: false } : die,
      );
    } else if (verb === "pair") {
      const used = taken(now, letters, () => true);
      now = now.filter((die) => !used.includes(die));
    }
  }
  if (cup.length > 0) inCup = { now, cup };
  now = now.filter((die) => !cup.includes(die));
  const fits = (on: boolean, letters: string) =>
    sorted(now.filter((die) => die.laid === on).map((die) => die.face)) === sorted(letters);
  if (fits(false, table) && fits(true, laid)) return now;
  const fell = lines.length > 0 ? falls : 0;
  return [
    ...[...table].map((face) => thrown(face, fell)),
    ...[...laid].map((face) => thrown(face, fell, true)),
  ];
}

/** The dice that these letters mean: those not held first, for they are the ones given away. */
function taken(dice: readonly Lying[], letters: string, may: (die: Lying) => boolean): Lying[] {
  const rest = [...dice].filter(may).sort((one, other) => Number(one.held) - Number(other.held));
  return [...letters].flatMap((face) => {
    const found = rest.findIndex((die) => die.face === face);
    return found < 0 ? [] : rest.splice(found, 1);
  });
}

function refilled(dice: readonly Lying[], cup: readonly Lying[], letters: string): Lying[] {
  const fallen = [...letters];
  return dice.map((die) =>
    cup.includes(die)
      ? { ...die, face: fallen.shift() ?? die.face, held: false, fell: falls }
      : die,
  );
}

/**
 * The dice as they lay when these steps of a turn were over, as letters. A roll that follows a
 * roll by itself is one on the skull island, where only skulls stay.
 */
export function lastDice(steps: readonly { text: string }[]): string {
  let lying = "";
  let before = "";
  for (const { text } of steps) {
    const [, verb = "", letters = ""] = text.split(" ");
    if (verb === "roll") {
      const stayed = before === "roll" ? lying.replaceAll(/[^k]/g, "") : lying;
      lying = stayed + letters;
    } else if (verb === "reroll") {
      for (const face of letters) lying = lying.replace(face, "");
    }
    before = verb;
  }
  return lying;
}

/** Whether a key press is meant for the board: nobody is writing, no other key is held. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const on = event.target;
  return !(on instanceof Element && on.closest("input, textarea, select, [contenteditable]"));
}
