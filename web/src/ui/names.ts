import { isKnown, say } from "../locale";
import type { GameInfo } from "../net/api";
import type { Refused, SeatInfo, TableInfo } from "../net/messages.gen";

/** What a seat is called; a bot and a guest without a name get one. */
export function nameOf(seat: SeatInfo): string {
  if (seat.bot !== null) return say(`web-bot-${seat.seat}`);
  if (seat.guest === null) return say("web-seat-free");
  return isNamed(seat.name) ? seat.name : say("web-guest-name", { seat: seat.seat });
}

export function namesOf(info: TableInfo): string[] {
  return info.seats.map(nameOf);
}

/** Whether a guest has said a name. */
export function isNamed(name: string): boolean {
  return name !== "" && name !== "-";
}

export function levelOf(level: string): string {
  return isKnown(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** A level where it is chosen: with what it wins against the one below it. */
export function levelChoice(
  { levels, strengths }: Pick<GameInfo, "levels" | "strengths">,
  level: string,
): string {
  const weaker = levels[levels.indexOf(level) - 1];
  const rate = strengths[level];
  if (weaker === undefined || rate === undefined) return levelOf(level);
  const percent = Math.round(rate * 100);
  return say("web-level-measured", { level: levelOf(level), weaker: levelOf(weaker), percent });
}

/** Why something was refused, in a sentence with the names of people. */
export function explained({ problem, facts }: Pick<Refused, "problem" | "facts">, names: string[]) {
  if (!isKnown(problem)) return say("web-refused", { problem });
  const named = Object.entries(facts ?? {}).map(([fact, value]) => [
    fact,
    String(value).replace(/\bp([1-9])\b/g, (seat, n: string) => names[Number(n) - 1] ?? seat),
  ]);
  const numbers = Object.entries(facts ?? {}).filter(([, value]) => typeof value === "number");
  return say(problem, { ...Object.fromEntries(named), ...Object.fromEntries(numbers) });
}
