import type { TableInfo } from "../../../net/messages.gen";
import { token } from "../../../net/wire";
import { session } from "../../../session";

/** Whether everybody else at a table is a bot. */
export function isAgainstBots(info: TableInfo): boolean {
  return info.seats.every(({ guest, bot }) => bot !== null || guest === session.guest);
}

/** Make the table of the rematch; against bots it starts at once. Its name, or null if refused. */
export async function playAgain(info: TableInfo): Promise<string | null> {
  const made = await session.do({ type: "rematch", table: info.id });
  if (made?.type !== "done" || !made.table) return null;
  const table = made.table;
  if (isAgainstBots(info) && !(await start(table))) return null;
  return session.tables.get(table)?.info.code ?? table;
}

/** Give every own seat a client seed, and start. */
async function start(table: string): Promise<boolean> {
  const seats = session.tables.get(table)?.info.seats ?? [];
  for (const { seat, guest, name } of seats) {
    if (guest !== session.guest) continue;
    // A seat of somebody else at this device keeps its name.
    const own = name === session.name ? "" : name;
    if (!(await session.do({ type: "sit", table, seat, text: token(), name: own }))) return false;
  }
  return (await session.do({ type: "start", table })) !== null;
}
