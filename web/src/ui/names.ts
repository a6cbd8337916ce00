import { isKnown, say, type Reader } from "../locale";
import type { GameInfo } from "../net/api";
import type { Refused, SeatInfo, TableInfo } from "../net/messages.gen";

/** The name of a game; one whose messages are not known here is called by its key. */
export function gameName(key: string): string {
  return isKnown(key) ? say(key) : inWords(key);
}

/** A key in plain words: `roll-again` is "Roll again". */
export function inWords(key: string): string {
  const words = key.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A message of the frame, or the game's own instead: `web-<prefix>-points` goes before `web-points`. */
export function messageOf(key: string, prefix: string): string {
  const own = key.replace(/^web-/, `web-${prefix}-`);
  return isKnown(own) ? own : key;
}

/** Whose turn it is, as a title: "Anne's turn", "Your turn". */
export function turnTitle(seat: number, { names, you }: Reader): string {
  const who = seat === you ? "you" : (names[seat - 1] ?? say("web-dice-seat", { seat }));
  return say("web-log-turn", { who });
}

/** What a seat is called; a bot and a guest without a name get one. */
export function nameOf(seat: SeatInfo): string {
  if (seat.bot !== null) return say(`web-bot-${seat.seat}`);
  if (seat.guest === null) return say("web-seat-free");
  return isNamed(seat.name) ? seat.name : say("web-guest-name", { seat: seat.seat });
}

/** What the seats of a table are called, so that no two people have the same name. */
export function namesOf(info: Pick<TableInfo, "seats">): string[] {
  const free = info.seats.map(({ guest, bot }) => guest === null && bot === null);
  return tellApart(info.seats.map(nameOf), (place) => free[place]!);
}

/** Equal names get numbers: "Anne", "Anne 2". Those that are exempt stay as they are. */
export function tellApart(
  names: readonly string[],
  isExempt: (place: number) => boolean = () => false,
): string[] {
  const taken = new Set<string>();
  return names.map((name, place) => {
    if (isExempt(place)) return name;
    let [distinct, n] = [name, 1];
    while (taken.has(distinct) || (n > 1 && names.includes(distinct))) distinct = `${name} ${++n}`;
    taken.add(distinct);
    return distinct;
  });
}

/** Whether a guest has said a name. */
export function isNamed(name: string): boolean {
  return name !== "" && name !== "-";
}

/** The sailor whose name a level has: "Deckhand". */
export function sailorOf(level: string): string {
  return isKnown(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** A level by how hard it is and by its sailor: "Medium · Deckhand". */
export function levelOf(level: string): string {
  const grade = `web-grade-${level}`;
  const sailor = sailorOf(level);
  return isKnown(grade) ? say("web-level-graded", { grade: say(grade), sailor }) : sailor;
}

type Levels = Pick<GameInfo, "levels" | "strengths" | "weakened">;

/** What a level wins against the one below it, or that it is weaker here; "" if nobody measured. */
export function strengthOf({ levels, strengths, weakened }: Levels, level: string): string {
  if (weakened.includes(level)) return say("web-level-weakened");
  const weaker = levels[levels.indexOf(level) - 1];
  if (weaker === undefined) return say("web-level-random");
  const rate = strengths[level];
  if (rate === undefined) return "";
  const percent = Math.round(rate * 100);
  return say("web-level-measured", { weaker: sailorOf(weaker), percent });
}

/** A level in a list to choose from, with how strong it is. */
export function levelChoice(game: Levels, level: string): string {
  const about = strengthOf(game, level);
  return about ? say("web-level-choice", { level: levelOf(level), about }) : levelOf(level);
}

/** What is wrong with a file, with the field it is about. */
export function inField(facts: Refused["facts"], message: string): string {
  return facts?.["field"] ? say("file-field", { field: facts["field"], message }) : message;
}

/** Why something was refused, in a sentence with the names of people; the reader is called `you`. */
export function explained(
  { error, problem, facts }: Pick<Refused, "problem" | "facts"> & Partial<Refused>,
  { names, you }: Reader,
) {
  if (!isKnown(problem)) return say("web-refused", { problem });
  // Sentences of a game have their own words for its seats.
  const speaks = /^(play|table)[-.]/.test(problem) && you !== null;
  const named = Object.entries(facts ?? {}).map(([fact, value]) => [
    fact,
    speaks && fact === "seat" && value === `p${you}`
      ? "you"
      : String(value).replace(/\bp([1-9])\b/g, (seat, n: string) => names[Number(n) - 1] ?? seat),
  ]);
  const numbers = Object.entries(facts ?? {}).filter(([, value]) => typeof value === "number");
  const message = say(problem, { ...Object.fromEntries(named), ...Object.fromEntries(numbers) });
  return error === "file" ? inField(facts, message) : message;
}
