import { isKnown, say } from "../locale";
import type { Refused, SeatInfo, TableInfo } from "../net/messages.gen";
import { keep, kept } from "./kept";

/** Somebody else who plays on this device: known here by what they added to the dice. */
interface Companion {
  seat: number;
  text: string;
  name: string;
}

/** The names of seats held by one guest, which this device alone knows. */
export function companions(table: string): Companion[] {
  return kept<Companion[]>(`companions.${table}`, []);
}

export function accompany(table: string, companion: Companion): void {
  const others = companions(table).filter(({ seat }) => seat !== companion.seat);
  keep(`companions.${table}`, [...others, companion]);
}

/** What a seat is called; a bot and a guest without a name get one. */
export function nameOf(seat: SeatInfo, info: TableInfo): string {
  if (seat.bot !== null) return say(`web-bot-${seat.seat}`);
  if (seat.guest === null) return say("web-seat-free");
  const local = companions(info.id).find((companion) =>
    // The start may deal the seats out anew, but everybody keeps what they added to the dice.
    info.texts ? info.texts[seat.seat - 1] === companion.text : companion.seat === seat.seat,
  );
  if (local?.name) return local.name;
  return isNamed(seat.name) ? seat.name : say("web-guest-name", { seat: seat.seat });
}

export function namesOf(info: TableInfo): string[] {
  return info.seats.map((seat) => nameOf(seat, info));
}

/** Whether a guest has said a name. */
export function isNamed(name: string): boolean {
  return name !== "" && name !== "-";
}

export function levelOf(level: string): string {
  return isKnown(`web-level-${level}`) ? say(`web-level-${level}`) : level;
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
