import type { Told } from "./board";

/** A step of notation, taken apart: seat null is chance. */
export interface Words {
  seat: number | null;
  verb: string;
  rest: string[];
}

export function words(line: string): Words {
  const [who = "", verb = "", ...rest] = line.trim().split(/\s+/);
  return { seat: seatOf(who), verb, rest };
}

/** `p3` is seat 3; anything else is none. */
export function seatOf(word: string | undefined): number | null {
  const found = /^p(\d+)$/.exec(word ?? "");
  return found ? Number(found[1]) : null;
}

export function named(seat: number | null, told: Told): string {
  return told.names[(seat ?? 0) - 1] ?? told.say("web-dice-seat", { seat: seat ?? 0 });
}

/** "a coin, a cannon and 2 skulls". */
export function listed(parts: readonly string[], told: Told): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return told.say("web-dice-and", { first: parts.slice(0, -1).join(", "), last });
}

/** The dice in words, each kind once, in the order of `faces`. */
export function counted(
  letters: string,
  faces: string,
  count: (face: string, n: number) => string,
  told: Told,
): string {
  const kinds = [...faces].flatMap((face) => {
    const n = letters.split(face).length - 1;
    return n > 0 ? [count(face, n)] : [];
  });
  return listed(kinds, told);
}

/** The sentence of a step that every game has, or none. */
export function tellAnyGame({ seat, verb }: Words, told: Told): string | undefined {
  if (verb === "resign") return told.say("web-dice-told-resign", { who: named(seat, told) });
  if (verb !== "undo") return undefined;
  if (seat === null) return told.say("web-dice-told-undo-fate");
  return told.say("web-dice-told-undo", { who: named(seat, told) });
}

/** Dice that fell, and for whom if that is known. */
export function tellRoll(dice: string, otherwise: string, told: Told): string {
  if (!told.due) return told.say(otherwise, { dice });
  return told.say("web-dice-told-roll-of", { who: named(told.due, told), dice });
}

/**
 * Somebody to whom step n is told, with the seat whose chance it was as the act after it tells;
 * chance that ended a turn is nobody's. `goesOn` says whether one step of chance follows another
 * in one turn.
 */
export function knowing(
  lines: readonly string[],
  n: number,
  told: Told,
  goesOn: (next: string) => boolean = () => false,
): Told {
  const next = lines[n + 1];
  if (next === undefined) return told;
  const { seat, verb } = words(next);
  if (seat === null && goesOn(verb)) return knowing(lines, n + 1, told, goesOn);
  return { ...told, due: verb === "resign" ? null : seat };
}

/** A sentence, and whether it tells the step after it as well. */
interface Said {
  said: string;
  both?: boolean;
}

/** Steps as sentences, each told with its neighbours in sight. */
export function joined(
  lines: readonly string[],
  tell: (line: string, next: string | undefined, before: string | undefined, n: number) => Said,
): string[] {
  const sentences: string[] = [];
  for (let n = 0; n < lines.length; n += 1) {
    const { said, both } = tell(lines[n] ?? "", lines[n + 1], lines[n - 1], n);
    sentences.push(said);
    if (both) n += 1;
  }
  return sentences;
}
