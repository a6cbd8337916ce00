import { cleanCode } from "../net/codes";
import type { Table } from "../net/table.svelte";
import { session } from "../session";
import { path } from "./router.svelte";

/** The seat of this guest that has to choose or roll, as far as has been shown; or null. */
export function dueSeat(table: Table): number | null {
  if (table.info.state !== "playing") return null;
  const seats = table.seats(session.guest).filter((seat) => !isPlayedFor(table, seat));
  const shown = seats.map((seat) => table.views.get(seat)).find((view) => view !== undefined);
  const seat = (shown?.roll ? shown.turn : shown?.to_act) ?? null;
  return seat !== null && seats.includes(seat) && !table.behind ? seat : null;
}

/** Whether a bot plays for this seat: its guest resigned or is away, and is asked nothing. */
export function isPlayedFor(table: Table, seat: number | null): boolean {
  const place = table.info.seats.find((place) => place.seat === seat);
  if (place === undefined) return false;
  const resigned = table.views.get(seat)?.resigned.includes(place.seat) ?? false;
  return resigned || place.resigned || place.away;
}

/** Whether this guest is to be called to a table: the one on this page, or one where people wait. */
export function isCalled(): boolean {
  return [...session.tables.values()].some(
    (table) => dueSeat(table) !== null && (isHere(table) || isAwaited(table)),
  );
}

/** Whether this page shows the table. */
function isHere({ id, info }: Table): boolean {
  const [, kind, name = ""] = path().split("/");
  return kind === "t" && (name === id || cleanCode(decodeURIComponent(name)) === info.code);
}

/** Whether somebody else waits there; bots have time. */
function isAwaited({ info }: Table): boolean {
  return info.seats.some(({ guest }) => guest !== null && guest !== session.guest);
}
