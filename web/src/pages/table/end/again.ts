import { contribute } from "../../../fair/witness";
import type { TableInfo } from "../../../net/messages.gen";
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

/** Start, once this browser has given its part of the dice. */
async function start(table: string): Promise<boolean> {
  const info = session.tables.get(table)?.info;
  if (info) await contribute(info);
  return (await session.do({ type: "start", table })) !== null;
}
