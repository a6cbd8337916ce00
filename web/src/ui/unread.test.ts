import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../net/frames.gen";
import { Table } from "../net/table.svelte";
import { session } from "../session";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const line = (guest: string, at: string) => ({ guest, name: guest, text: at, at });

/** The page as it is after a reload: only what the browser keeps is still known. */
async function reloaded() {
  vi.resetModules();
  const { unread, markRead } = await import("./unread.svelte");
  const own = (await import("../session")).session;
  own.guest = "anne";
  const table = new Table(INFO, () => false);
  table.said = [line("anne", "1"), line("jack", "2"), line("anne", "3"), line("jack", "4")];
  return { table, markRead, count: () => unread(table).length };
}

beforeEach(() => {
  localStorage.clear();
  session.guest = "anne";
});

test("one's own lines are not news", async () => {
  const { count } = await reloaded();
  expect(count()).toBe(2);
});

test("what was read stays read after a reload, and only what others say later is news", async () => {
  const before = await reloaded();
  before.markRead(before.table);
  expect(before.count()).toBe(0);
  const { table, count } = await reloaded();
  expect(count()).toBe(0);
  table.said = [...table.said, line("anne", "5"), line("jack", "6")];
  expect(count()).toBe(1);
});
