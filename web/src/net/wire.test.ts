import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "./messages.gen";
import { Wire, token, type Connection, type Socket } from "./wire";

/** The other end of a wire. */
class Fake implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: { type: string; id?: string; [field: string]: unknown }[] = [];
  closed = false;

  send(frame: string): void {
    this.sent.push(JSON.parse(frame));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  welcome(): void {
    this.onopen?.(undefined as never);
    this.tell({ type: "welcome", guest: "anne", name: "-", protocol: 1, version: "0" });
  }
}

let sockets: Fake[];
let heard: ServerMessage[];
let states: Connection[];
let seen: Record<string, number>;
let wire: Wire;

function last(): Fake {
  return sockets.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, states, seen] = [[], [], [], {}];
  wire = new Wire({
    connect: () => {
      sockets.push(new Fake());
      return last();
    },
    hello: () => ({ type: "hello", seen }),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
  wire.open();
});

afterEach(() => void vi.useRealTimers());

test("hello comes first, and the welcome makes the connection", () => {
  seen = { tortuga: 7 };
  last().welcome();
  expect(last().sent).toEqual([{ type: "hello", seen: { tortuga: 7 } }]);
  expect(states).toEqual(["open"]);
  expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
});

test("every request gets the answer with its id", async () => {
  last().welcome();
  const first = wire.ask({ type: "start", table: "t" });
  const second = wire.ask({ type: "leave", table: "t" });
  const [, start, leave] = last().sent;
  last().tell({ type: "done", id: leave!.id! });
  last().tell({ type: "refused", id: start!.id!, error: "table", problem: "table-host-only" });
  expect(await second).toMatchObject({ type: "done" });
  expect(await first).toMatchObject({ problem: "table-host-only" });
});

test("a connection that breaks comes back, later and later", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  last().welcome();
  for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    const before = sockets.length;
    last().onclose?.(undefined as never);
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  last().welcome();
  expect(states.at(-1)).toBe("open");
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(250);
  expect(last().sent).toEqual([]);
  last().welcome();
  expect(last().sent[0]!.type).toBe("hello");
});

test("an act without an answer is sent again, word for word", async () => {
  last().welcome();
  const act = { type: "act", id: "a1", table: "t", n: 8, text: "p1 stop" } as const;
  const answer = wire.ask(act);
  expect(last().sent.at(-1)).toEqual(act);
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(5_000);
  last().welcome();
  expect(last().sent).toEqual([{ type: "hello", seen: {} }, act]);
  last().tell({ type: "done", id: "a1", table: "t", n: 8 });
  expect(await answer).toMatchObject({ n: 8 });
  last().onclose?.(undefined as never);
  vi.advanceTimersByTime(5_000);
  last().welcome();
  expect(last().sent).toEqual([{ type: "hello", seen: {} }]);
});

test("an act chosen without a connection waits for one", () => {
  last().onclose?.(undefined as never);
  void wire.ask({ type: "act", id: "a1", table: "t", n: 8, text: "p1 stop" });
  vi.advanceTimersByTime(5_000);
  last().welcome();
  expect(last().sent.map(({ type }) => type)).toEqual(["hello", "act"]);
});

test("anything else is refused without a connection: it might happen twice", async () => {
  last().welcome();
  const asked = wire.ask({ type: "create", game: "gold-up", seats: 2 });
  last().onclose?.(undefined as never);
  expect(await asked).toMatchObject({ type: "refused", problem: "web-lost-request" });
  const again = await wire.ask({ type: "start", table: "t" });
  expect(again).toMatchObject({ problem: "web-lost-request", table: "t" });
});

test("a connection that answers nothing is given up", () => {
  last().welcome();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
  void wire.ask({ type: "act", id: "a1", table: "t", n: 8, text: "p1 stop" });
  vi.advanceTimersByTime(12_000);
  expect(sockets[0]!.closed).toBe(true);
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(2);
  sockets[0]!.tell({ type: "done", id: "a1" });
  expect(wire.acts.length).toBe(1);
});

test("after a goodbye it comes back as well", () => {
  last().welcome();
  last().tell({ type: "goodbye", reason: "shutdown" });
  expect(states).toEqual(["open", "lost"]);
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(2);
});

test("whoever was forgotten comes back at once, and later as patiently as ever", () => {
  last().welcome();
  last().tell({ type: "goodbye", reason: "forgotten" });
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
  wire.lose();
  vi.advanceTimersByTime(100);
  expect(sockets.length).toBe(2);
  vi.advanceTimersByTime(5_000);
  expect(sockets.length).toBe(3);
});

test("tokens are 32 hexadecimal digits and differ", () => {
  expect(token()).toMatch(/^[0-9a-f]{32}$/);
  expect(token()).not.toBe(token());
});
