import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../net/frames.gen";
import type { TableInfo } from "../net/messages.gen";
import type { Answer, Request } from "../net/wire";
import { Table } from "../net/table.svelte";
import { session } from "../session";
import { keptOfTable } from "./kept";
import { attend, contribute, sitDown, witness } from "./witness";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const REFUSED = { type: "refused", id: "1", error: "table", problem: "table-started" } as const;

let sent: Request[];
let answer: Answer;
let plays = 0;

beforeEach(() => {
  localStorage.clear();
  session.guest = "me";
  session.tables.clear();
  [sent, answer] = [[], { type: "done", id: "1" }];
  vi.spyOn(session, "ask").mockImplementation(async (request) => {
    sent.push(request);
    return answer;
  });
});

/** A new table with this guest's seats 1 and 2, and somebody else's. */
function table(change: Partial<TableInfo> = {}): TableInfo {
  const seats = ["me", "me", "bo"].map((guest, at) => {
    return { ...INFO.seats[0]!, seat: at + 1, guest, bot: null, ready: false };
  });
  plays += 1;
  const names = { id: `table-${plays}`, play: `play-${plays}`, commitment: "c0" };
  return { ...INFO, state: "open", texts: null, seats, ...names, ...change };
}

const texts = () => sent.map((request) => (request.type === "sit" ? request.text : request.type));

test("every own seat that has no text is given one, and the name stays", async () => {
  const info = table();
  expect(await contribute(info)).toBe(true);
  expect(sent).toMatchObject([
    { type: "sit", table: info.id, seat: 1 },
    { type: "sit", table: info.id, seat: 2 },
  ]);
  for (const request of sent) expect(request).not.toHaveProperty("name");
  for (const text of texts()) expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(texts()).size).toBe(2);
  expect(Object.values(keptOfTable(info.id)!.given)).toEqual(texts());
});

test("a seat that is ready is left alone, and so is a play that has started", async () => {
  const info = table();
  witness({ ...info, seats: info.seats.map((seat) => ({ ...seat, ready: true })) });
  witness({ ...info, state: "playing" });
  await Promise.resolve();
  expect(sent).toEqual([]);
});

test("every play gets texts of its own", async () => {
  await contribute(table());
  await contribute(table());
  expect(new Set(texts()).size).toBe(4);
});

test("the same text is given again for the same seat, so that two tabs agree", async () => {
  const info = table();
  await contribute(info);
  await contribute(info);
  expect(texts().slice(2)).toEqual(texts().slice(0, 2));
});

test("two descriptions at once lead to one text", async () => {
  const info = table();
  await Promise.all([contribute(info), contribute(info)]);
  expect(sent).toHaveLength(2);
});

test("a refusal is tried again, but a server that is never content is not asked for ever", async () => {
  const info = table();
  answer = REFUSED;
  for (let n = 0; n < 20; n += 1) expect(await contribute(info)).toBe(false);
  expect(sent).toHaveLength(10);
  expect(session.refusal).toBeNull();
});

test("the tables of a page are looked at, those that are there and those that come", async () => {
  const info = table();
  session.tables.set(info.id, new Table(info, () => false));
  attend();
  expect(keptOfTable(info.id)).toMatchObject({ play: info.play, commitment: "c0" });
  const other = table({ seats: [], commitment: "c7" });
  session.ontable(other);
  expect(keptOfTable(other.id)).toMatchObject({ commitment: "c7", given: {} });
});

test("whoever sits down gives a text, which is kept", async () => {
  const info = table({ seats: [] });
  session.tables.set(info.id, new Table(info, () => false));
  expect(await sitDown(info.id, 3, "Cleo")).toBe(true);
  expect(sent).toMatchObject([{ type: "sit", table: info.id, seat: 3, name: "Cleo" }]);
  expect(keptOfTable(info.id)!.given).toEqual({ 3: texts()[0] });
});

test("at real dice nothing is kept", async () => {
  const info = table({ commitment: "" });
  await contribute(info);
  expect(sent).toHaveLength(2);
  expect(keptOfTable(info.id)).toBeNull();
});
