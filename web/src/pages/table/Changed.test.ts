import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../../net/frames.gen";
import type { TableInfo } from "../../net/messages.gen";
import { Table } from "../../net/table.svelte";
import { session } from "../../session";
import Changed from "./Changed.svelte";
import { termsOf } from "./changes";

const frame = server.find((message) => message.type === "table")!;
const OPEN = frame.type === "table" ? frame.info : null!;
const FIRST: TableInfo = { ...OPEN, terms: 0, first: null, target: 6000, timer: null };
const changed = (more: Partial<TableInfo>): TableInfo => ({
  ...FIRST,
  terms: 1,
  first: termsOf(FIRST),
  ...more,
});

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
  session.guest = "jack";
});

async function lobby(info: TableInfo): Promise<Table> {
  const table = new Table(info, () => false);
  render(Changed, { table });
  await screen.findByRole("status");
  return table;
}

const line = () => screen.getByRole("status").textContent;

function learn(table: Table, info: TableInfo): void {
  table.learn(info);
  flushSync();
}

test("those present are told who changed what, one change after the other", async () => {
  const table = await lobby(FIRST);
  expect(line()).toBe("");
  learn(table, changed({ target: 3000 }));
  expect(line()).toBe("Anne changed: the target is 3000 instead of 6000.");
  learn(table, changed({ target: 3000, timer: 60, terms: 2 }));
  expect(line()).toBe("Anne changed: the time for a decision is 60 seconds instead of unlimited.");
});

test("the host is told too", async () => {
  session.guest = "anne";
  const table = await lobby(FIRST);
  learn(table, changed({ target: 3000 }));
  expect(line()).toBe("You changed: the target is 3000 instead of 6000.");
});

test("whoever missed several changes is told of all at once", async () => {
  const table = await lobby(FIRST);
  learn(table, changed({ target: 3000, undo: false, terms: 5 }));
  expect(line()).toContain("the target is 3000 instead of 6000; acts may not be taken back");
});

test("whoever comes later sees what changed since the table was opened", async () => {
  await lobby(changed({ target: 3000 }));
  expect(line()).toBe("Changed since the table was opened: the target is 3000 instead of 6000.");
});

test("a host who took over is not said to have changed anything", async () => {
  const table = await lobby(FIRST);
  learn(table, changed({ target: 3000, host: "bess" }));
  expect(line()).toContain("Changed since the table was opened");
});

test("other news of the table say nothing", async () => {
  const table = await lobby(FIRST);
  learn(table, { ...FIRST, spectators: 3 });
  expect(line()).toBe("");
});

test("it is put away until the next change", async () => {
  const table = await lobby(changed({ target: 3000 }));
  await fireEvent.click(screen.getByRole("button", { name: "Put this away" }));
  await waitFor(() => expect(line()).toBe(""));
  learn(table, changed({ target: 8000, terms: 2 }));
  expect(line()).toBe("Anne changed: the target is 8000 instead of 3000.");
});
