import { beforeEach, expect, test } from "vitest";
import { server, views } from "../net/frames.gen";
import type { SeatInfo, View } from "../net/messages.gen";
import { Table } from "../net/table.svelte";
import { session } from "../session";
import { go } from "./router.svelte";
import { dueSeat, isCalled, isPlayedFor } from "./turns";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const VIEW: View = { ...views["kings-gold"].at(-1)!, seat: 1, to_act: 1 };

/** A table at which it is this guest's turn. */
function waiting(other: Partial<SeatInfo> = {}, own: Partial<SeatInfo> = {}): Table {
  const [mine, theirs] = INFO.seats;
  const seats = [
    { ...mine!, ...own },
    { ...theirs!, ...other },
  ];
  const table = new Table({ ...INFO, state: "playing", seats }, () => false);
  table.take(VIEW);
  session.tables.set(table.id, table);
  return table;
}

beforeEach(() => {
  session.guest = "anne";
  session.tables.clear();
  go("/");
});

test("a play against bots calls nobody on another page", () => {
  waiting();
  expect(isCalled()).toBe(false);
});

test("on its own page it does, by its code and by its id", () => {
  const { id, info } = waiting();
  for (const name of [info.code, id]) {
    go(`/t/${name}`);
    expect(isCalled()).toBe(true);
  }
});

test("where another person waits the turn is called on every page", () => {
  waiting({ guest: "jack", bot: null });
  expect(isCalled()).toBe(true);
});

test("whoever resigned or is away is not asked: a bot plays", () => {
  expect(dueSeat(waiting())).toBe(1);
  expect(dueSeat(waiting({}, { resigned: true }))).toBeNull();
  expect(dueSeat(waiting({}, { away: true }))).toBeNull();
  const table = waiting();
  table.take({ ...VIEW, n: VIEW.n + 1, resigned: [1] });
  expect([dueSeat(table), isPlayedFor(table, 1), isPlayedFor(table, 2)]).toEqual([
    null,
    true,
    false,
  ]);
});

test("a seat whose first roll waits is due, and nobody else's", () => {
  const table = waiting();
  table.take({ ...VIEW, n: VIEW.n + 1, to_act: null, turn: 1, roll: true });
  expect(dueSeat(table)).toBe(1);
  table.take({ ...VIEW, n: VIEW.n + 2, to_act: null, turn: 2, roll: true });
  expect(dueSeat(table)).toBeNull();
  table.take({ ...VIEW, n: VIEW.n + 3, to_act: null, turn: 1, roll: false });
  expect(dueSeat(table)).toBeNull();
});
