import type { Said } from "../net/messages.gen";
import type { Table } from "../net/table.svelte";
import { session } from "../session";
import { keep, kept } from "./kept";

/** Tables whose chat this browser remembers as read. */
const MOST = 50;
const NAME = "chat-read";

type Times = Record<string, string>;
const read = $state<{ until: Times }>({ until: kept<Times>(NAME, {}) });

/** What others said since the chat was last looked at. */
export function unread(table: Table): Said[] {
  const until = read.until[table.id] ?? "";
  return table.said.filter(({ guest, at }) => guest !== session.guest && at > until);
}

/** Everything said so far has been seen on this device. */
export function markRead(table: Table): void {
  const at = table.said.at(-1)?.at;
  if (at === undefined || at <= (read.until[table.id] ?? "")) return;
  const { [table.id]: _, ...others } = read.until;
  read.until = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table.id, at]]);
  keep(NAME, read.until);
}
