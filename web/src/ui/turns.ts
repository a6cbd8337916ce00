import type { Table } from "../net/table.svelte";
import { session } from "../session";

/** The seat of this guest that has to choose at a table, as far as has been shown; or null. */
export function dueSeat(table: Table): number | null {
  if (table.info.state !== "playing") return null;
  const mine = table.info.seats.filter(({ guest, away }) => guest === session.guest && !away);
  const seats = mine.map(({ seat }) => seat);
  const shown = seats.map((seat) => table.views.get(seat)).find((view) => view !== undefined);
  const seat = shown?.to_act ?? null;
  return seat !== null && seats.includes(seat) && !table.behind ? seat : null;
}

/** Whether anything waits for this guest anywhere. */
export function isDueAnywhere(): boolean {
  return [...session.tables.values()].some((table) => dueSeat(table) !== null);
}
