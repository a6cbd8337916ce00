// What a browser does by itself for the dice of its tables: it keeps what it is shown, and adds a
// random text of its own to every play.

import type { TableInfo } from "../net/messages.gen";
import { token } from "../net/wire";
import { session } from "../session";
import { keepPromise, keepText, keptOfTable } from "./kept";

/** How often a text is given for a seat that does not become ready, until the page is left. */
const TRIES = 5;

/** Texts on their way, by play and seat. */
const giving = new Map<string, Promise<boolean>>();
const tries = new Map<string, number>();

/** Look at every table of this page from now on. */
export function attend(): void {
  session.ontable = witness;
  for (const { info } of session.tables.values()) witness(info);
}

/** Look at a table as the server describes it now. */
export function witness(info: TableInfo): void {
  keepPromise(info.id, info, ownSeats(info).length);
  if (info.state === "open") void contribute(info);
}

/** Give a text for every own seat that has none; whether the server took them all. */
export async function contribute(info: TableInfo): Promise<boolean> {
  const seats = ownSeats(info).filter(({ ready }) => !ready);
  const given = await Promise.all(seats.map(({ seat }) => giveOnce(info, seat)));
  return given.every(Boolean);
}

/** Sit down with a text of one's own; a name where somebody else plays on this device. */
export async function sitDown(table: string, seat: number, name?: string): Promise<boolean> {
  const text = textOf(session.tables.get(table)?.info, seat);
  const request = { type: "sit" as const, table, seat, text };
  return (await session.do(name === undefined ? request : { ...request, name })) !== null;
}

async function giveOnce(info: TableInfo, seat: number): Promise<boolean> {
  const name = `${info.play} ${seat}`;
  const underway = giving.get(name);
  if (underway) return underway;
  const tried = tries.get(name) ?? 0;
  if (tried >= TRIES) return false;
  tries.set(name, tried + 1);
  const given = give(info, seat).finally(() => giving.delete(name));
  giving.set(name, given);
  return given;
}

async function give(info: TableInfo, seat: number): Promise<boolean> {
  const text = textOf(info, seat);
  const answer = await session.ask({ type: "sit", table: info.id, seat, text });
  return answer.type !== "refused";
}

/** The text for a seat: the one kept already, so that two tabs of a browser give the same. */
function textOf(info: TableInfo | undefined, seat: number): string {
  if (!info?.commitment) return token(); // real dice
  const text = keptOfTable(info.id)?.given[seat] ?? token();
  keepText(info.id, info, seat, text);
  return text;
}

function ownSeats(info: TableInfo) {
  return info.seats.filter(({ guest }) => guest !== null && guest === session.guest);
}
