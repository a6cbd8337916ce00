import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleStep } from "../games/samples";
import { server, views } from "./frames.gen";
import type { ServerMessage, TableInfo, View } from "./messages.gen";
import { Session } from "./session.svelte";
import type { Socket } from "./wire";

const frame = server.find((message) => message.type === "table")!;
const INFO: TableInfo = { ...(frame.type === "table" ? frame.info : null!), state: "playing" };
const VIEW: View = views["kings-gold"][0]!;

class Fake implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: { type: string; id: string; [field: string]: unknown }[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  tell(...messages: ServerMessage[]): void {
    for (const message of messages)
      this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
    flushSync();
  }

  async welcome(): Promise<void> {
    this.onopen?.(undefined as never);
    this.tell({ type: "welcome", guest: "anne", name: "-", protocol: 2, version: "0" });
    await Promise.resolve();
  }
}

let sockets: Fake[];
let session: Session;
const last = () => sockets.at(-1)!;

function shownAt(n: number, lines: string[], more: Partial<View> = {}): View {
  const steps = lines.map((line) => sampleStep(line));
  return { ...VIEW, n, since: n + 1 - lines.length, steps, seat: 1, table: INFO.id, ...more };
}

async function open(): Promise<void> {
  await last().welcome();
  last().tell({ type: "table", table: INFO.id, info: INFO });
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  session = new Session(() => {
    sockets.push(new Fake());
    return last();
  });
  session.open();
});

afterEach(() => void vi.useRealTimers());

test("a table is entered as soon as there is a connection, and again after every other", async () => {
  const entered = session.enter("abcdef");
  expect(last().sent).toEqual([]);
  await last().welcome();
  const asked = last().sent.at(-1)!;
  expect(asked).toMatchObject({ type: "open", table: "abcdef", seen: 0 });
  last().tell({ type: "table", table: INFO.id, info: INFO });
  last().tell(shownAt(3, ["p1 stop"]), { type: "done", id: asked.id, table: INFO.id });
  expect(await entered).toBeNull();
  expect(session.find("abcdef")?.info.code).toBe("ABCDEF");
  last().onclose?.(undefined as never);
  expect(session.connection).toBe("lost");
  vi.advanceTimersByTime(1_000);
  await last().welcome();
  expect(last().sent).toEqual([{ type: "hello", seen: { [INFO.id]: 3 }, by_hand: false }]);
  expect(session.connection).toBe("open");
});

test("a table is found by its code however it was typed", async () => {
  const entered = session.enter(" abc def ");
  await last().welcome();
  const asked = last().sent.at(-1)!;
  expect(asked).toMatchObject({ type: "open", table: "abcdef" });
  last().tell({ type: "table", table: INFO.id, info: INFO });
  last().tell({ type: "done", id: asked.id, table: INFO.id });
  expect(await entered).toBeNull();
  for (const typed of ["abc def", " ABCDEF", "Abc-Def", "abcdef\n"]) {
    expect(session.find(typed)?.id).toBe(INFO.id);
  }
  expect(session.find("abcde")).toBeUndefined();
});

test("an unknown table is reported", async () => {
  const entered = session.enter("nowhere");
  await last().welcome();
  const { id } = last().sent.at(-1)!;
  last().tell({ type: "refused", id, error: "table", problem: "table-unknown" });
  expect(await entered).toBe("table-unknown");
});

test("what was missed is added to the log without a hole or a repeat", async () => {
  await open();
  last().tell(shownAt(2, ["~ roll cccss", "p1 stop"]));
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(1_000);
  await last().welcome();
  last().tell(shownAt(4, ["~ roll ssssc", "p2 stop"]));
  const table = session.find(INFO.id)!;
  expect(table.logs.get(1)!.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  expect(table.n).toBe(4);
  last().tell({ ...shownAt(400, []), since: 401 });
  expect(table.logs.get(1)).toEqual([]);
});

test("the first view is no motion, the next ones are", async () => {
  await open();
  last().tell(shownAt(1, ["~ roll cccss"]));
  const table = session.find(INFO.id)!;
  expect(table.views.get(1)!.steps).toEqual([]);
  last().tell(shownAt(2, ["p1 stop"]));
  expect(table.views.get(1)!.steps.map(({ text }) => text)).toEqual(["p1 stop"]);
});

test("what others do is shown one thing after another, one's own acts at once", async () => {
  session.paced = () => true;
  await open();
  last().tell(shownAt(1, ["~ roll cccss"]));
  const table = session.find(INFO.id)!;
  const shown = () => table.views.get(1)!.n;
  last().tell(shownAt(2, ["p2 stop"]), shownAt(3, ["p2 pair 1c"]), shownAt(4, ["~ roll cccss"]));
  expect([shown(), table.n, table.behind]).toEqual([2, 4, true]);
  vi.advanceTimersByTime(850);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(850);
  expect([shown(), table.behind]).toEqual([4, false]);
  last().tell(shownAt(5, ["p1 stop"]));
  expect(shown()).toBe(5);
  last().tell(shownAt(6, ["p2 stop"]), shownAt(7, ["p2 stop"]));
  last().tell(shownAt(8, ["p1 stop"]));
  expect(shown()).toBe(8);
  expect(table.logs.get(1)!.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("an act has the number after the last step, and holds the table until it is answered", async () => {
  await open();
  last().tell(shownAt(7, []));
  const table = session.find(INFO.id)!;
  const done = session.act(table, "p1 stop");
  const act = last().sent.at(-1)!;
  expect(act).toMatchObject({ type: "act", table: INFO.id, n: 8, text: "p1 stop" });
  expect(table.acting).toBe(true);
  last().tell({
    ...{ type: "refused", id: act.id, error: "illegal-act" },
    ...{ problem: "kg.roll-first", clause: "kg.roll-first" },
  });
  await done;
  expect(table.acting).toBe(false);
  expect(session.refusal?.problem).toBe("kg.roll-first");
});

test("an act that is done holds the table until its step arrives", async () => {
  await open();
  last().tell(shownAt(7, []));
  const table = session.find(INFO.id)!;
  const done = session.act(table, "p1 stop");
  last().tell({ type: "done", id: last().sent.at(-1)!.id!, table: INFO.id, n: 8 });
  await done;
  expect(table.acting).toBe(true);
  last().tell(shownAt(8, ["p1 stop"]));
  expect(table.acting).toBe(false);
});

test("a continuation that is refused leads nowhere, and says why", async () => {
  await open();
  const table = session.find(INFO.id)!;
  const asked = session.continue(table, "rob-chests");
  const { id } = last().sent.at(-1)!;
  last().tell({ type: "refused", id, error: "table", problem: "table-late" });
  expect(await asked).toMatchObject({ more: [], whole: false, problem: "table-late" });
});

test("chat comes whole on opening and line by line later", async () => {
  await open();
  const line = (text: string) => ({ guest: "jack", name: "Jack", text, at: text });
  last().tell({ type: "chats", table: INFO.id, said: [line("a"), line("b")] });
  last().tell({ type: "chats", table: INFO.id, said: [line("c")] });
  const said = () => session.find(INFO.id)!.said.map(({ text }) => text);
  expect(said()).toEqual(["a", "b", "c"]);
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(1_000);
  await last().welcome();
  last().tell({ type: "chats", table: INFO.id, said: [line("b"), line("c"), line("d")] });
  expect(said()).toEqual(["b", "c", "d"]);
});

test("chat that is sent whole again, as to whoever opens a table twice, is not doubled", async () => {
  await open();
  const line = (text: string) => ({ guest: "jack", name: "Jack", text, at: `at ${text}` });
  last().tell({ type: "chats", table: INFO.id, said: [line("a"), line("b")] });
  last().tell({ type: "chats", table: INFO.id, said: [line("a"), line("b")] });
  last().tell({ type: "chats", table: INFO.id, said: [{ ...line("b"), at: "later" }] });
  expect(session.find(INFO.id)!.said.map(({ text }) => text)).toEqual(["a", "b", "b"]);
});

test("a table one was sent away from says so", async () => {
  await open();
  last().tell({ type: "gone", table: INFO.id });
  expect(session.find(INFO.id)!.gone).toBe("table-removed");
});

test("an act that the clock made is told from one's own", async () => {
  await open();
  last().tell(shownAt(1, ["~ roll cccss"], { left: 30 }));
  const table = session.find(INFO.id)!;
  vi.advanceTimersByTime(30_000);
  last().tell(shownAt(2, ["p1 stop"], { left: 30 }));
  expect(table.clockPlayed).toBe(true);
  vi.advanceTimersByTime(10_000);
  void session.act(table, "p1 stop");
  last().tell(shownAt(3, ["p1 stop"], { left: 30 }));
  expect(table.clockPlayed).toBe(false);
  vi.advanceTimersByTime(29_900);
  void session.act(table, "p1 stop");
  last().tell(shownAt(4, ["p1 stop"], { left: 30 }));
  expect(table.clockPlayed).toBe(false);
  vi.advanceTimersByTime(31_000);
  last().tell(shownAt(5, ["p2 stop"], { left: 30 }));
  expect(table.clockPlayed).toBe(false);
});

test("a turn is announced", async () => {
  const turns: number[] = [];
  session.onturn = ({ seat }) => turns.push(seat);
  await open();
  last().tell({ type: "your-turn", table: INFO.id, n: 8, seat: 2 });
  expect(turns).toEqual([2]);
});

test("who rolls is said at once, over every connection, and whenever it changes", async () => {
  let byHand = true;
  session.byHand = () => byHand;
  await open();
  expect(last().sent[0]).toMatchObject({ type: "hello", by_hand: true });
  byHand = false;
  session.prefer();
  expect(last().sent.at(-1)).toMatchObject({ type: "prefer", by_hand: false });
  last().onclose?.(undefined as never);
  session.prefer();
  vi.advanceTimersByTime(1_000);
  await last().welcome();
  expect(last().sent).toMatchObject([{ type: "hello", by_hand: false }]);
});

test("a roll is sent once more over a new connection, and shown at once", async () => {
  session.paced = () => true;
  await open();
  const table = session.find(INFO.id)!;
  last().tell(shownAt(1, ["~ roll cccss"]), shownAt(2, ["p2 stop"], { roll: true, turn: 1 }));
  void session.roll(table);
  const sent = last().sent.at(-1)!;
  expect(sent).toMatchObject({ type: "roll", table: INFO.id, n: 3 });
  expect(table.acting).toBe(true);
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(1_000);
  await last().welcome();
  expect(last().sent.at(-1)).toEqual(sent);
  last().tell(shownAt(3, ["~ roll 1123k"]));
  expect([table.views.get(1)!.n, table.acting]).toEqual([3, false]);
});

test("a view that is told again brings no steps: they have been seen", async () => {
  await open();
  const table = session.find(INFO.id)!;
  last().tell(shownAt(1, ["~ roll cccss"]), shownAt(3, ["p1 reroll cc", "~ roll ck"]));
  expect(table.views.get(1)!.steps).toHaveLength(2);
  last().tell(shownAt(3, ["~ roll cccss", "p1 reroll cc", "~ roll ck"]));
  expect(table.views.get(1)!.steps).toEqual([]);
  expect(table.logs.get(1)!.map(({ text }) => text)).toEqual([
    "~ roll cccss",
    "p1 reroll cc",
    "~ roll ck",
  ]);
});

test("a refused roll can be made again", async () => {
  await open();
  const table = session.find(INFO.id)!;
  last().tell(shownAt(2, ["p2 stop"], { roll: true, turn: 1 }));
  const rolled = session.roll(table);
  const { id } = last().sent.at(-1)!;
  last().tell({ type: "refused", id, error: "ledger", problem: "ledger-failed" });
  await rolled;
  expect(table.acting).toBe(false);
  expect(session.refusal?.problem).toBe("ledger-failed");
});

test("a change of the terms is remembered with what was agreed before, also after a gap", async () => {
  await open();
  const table = session.tables.get(INFO.id)!;
  last().tell({ type: "table", table: INFO.id, info: { ...INFO, spectators: 1 } });
  expect(table.change).toBeNull();
  const info = { ...INFO, terms: INFO.terms + 2, target: 9000 };
  last().tell({ type: "table", table: INFO.id, info });
  expect(table.change).toEqual({ before: { ...INFO, spectators: 1 }, by: INFO.host });
  expect(table.info.target).toBe(9000);
});
