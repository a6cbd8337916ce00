import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBox } from "../../box/box.svelte";
import { server } from "../../net/frames.gen";
import type { GameInfo, TableInfo } from "../../net/messages.gen";
import { Table } from "../../net/table.svelte";
import type { Answer, Request } from "../../net/wire";
import { session } from "../../session";
import ChangeTerms from "./ChangeTerms.svelte";
import { termsOf } from "./changes";

const frame = server.find((message) => message.type === "table")!;
const INFO: TableInfo = {
  ...(frame.type === "table" ? frame.info : null!),
  edition: "gigamic-fr",
  readings: {},
};
const GAME: GameInfo = {
  key: "mille-sabords",
  prefix: "ms",
  least: 2,
  most: 5,
  target: 6000,
  shuffles: false,
  hidden: false,
  faces: {},
  asks: false,
  endings: [],
  languages: ["en"],
  levels: ["cabin-boy", "captain"],
  strengths: {},
  weakened: [],
  box: null,
  editions: [
    { name: "gigamic-fr", readings: { "floor-scores-at-zero": false } },
    { name: "piraten-kapern-en", readings: { "floor-scores-at-zero": true } },
  ],
  readings: [{ name: "floor-scores-at-zero", choices: [false, true] }],
};
const DONE: Answer = { type: "done", id: "1", table: INFO.id, n: null };
const REFUSED: Answer = {
  type: "refused",
  id: "1",
  table: INFO.id,
  error: "table",
  problem: "table-seats-lost",
  facts: { seats: "p3", left: 2 },
};

let sent: Request[];
let answer: Answer;
const onclose = vi.fn();

beforeEach(() => {
  [sent, answer] = [[], DONE];
  onclose.mockClear();
  session.connection = "open";
  vi.spyOn(session, "ask").mockImplementation(async (request) => {
    sent.push(request);
    return answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  session.refusal = null;
});

async function open(game = GAME, info = INFO): Promise<void> {
  render(ChangeTerms, { table: new Table(info, () => false), game, onclose });
  await screen.findByRole("combobox", { name: "Seats" });
}

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("combobox", { name }), { target: { value } });
const check = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

test("everything is sent at once: what was changed, and what was not", async () => {
  await open();
  await choose("Seats", "4");
  await choose("Points to reach", "3000");
  await choose("Time for a decision", "60");
  await fireEvent.click(screen.getByRole("radio", { name: /Captain/ }));
  await choose("Dice and cards", "table");
  await check("Acts may be taken back");
  await check("Listed for everybody");
  await check("Seats are drawn by lot at the start");
  await save();
  const agreed = { seats: 4, target: 3000, timer: 60, level: "captain", dice: "table" };
  const ticked = { undo: !INFO.undo, public: !INFO.public, shuffle: !INFO.shuffle };
  expect(sent).toEqual([
    {
      type: "agree",
      table: INFO.id,
      edition: "gigamic-fr",
      readings: {},
      components: null,
      ...agreed,
      ...ticked,
    },
  ]);
  await waitFor(() => expect(onclose).toHaveBeenCalled());
});

test("another edition brings its own readings", async () => {
  await open(GAME, { ...INFO, readings: { "floor-scores-at-zero": true } });
  await choose("Edition", "piraten-kapern-en");
  await choose("Nobody falls below zero", "false");
  await save();
  expect(sent[0]).toMatchObject({
    edition: "piraten-kapern-en",
    readings: { "floor-scores-at-zero": false },
  });
});

test("what is refused is said in the dialog, which stays as it is", async () => {
  answer = REFUSED;
  await open();
  await choose("Seats", "2");
  await choose("Points to reach", "9000");
  await save();
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(alert.textContent).toContain("With 2 seats there would be none"));
  expect(onclose).not.toHaveBeenCalled();
  const target = screen.getByRole<HTMLSelectElement>("combobox", { name: "Points to reach" });
  expect(target.value).toBe("9000");
  answer = DONE;
  await save();
  await waitFor(() => expect(onclose).toHaveBeenCalled());
  expect(session.refusal).toBeNull();
});

test("terms that this page would not offer are shown and kept", async () => {
  const terms = { target: 1000, timer: 45 };
  await open(GAME, { ...INFO, ...terms });
  const shown = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name }).value;
  expect([shown("Points to reach"), shown("Time for a decision")]).toEqual(["1000", "45"]);
  await save();
  const { box: _, ...kept } = termsOf({ ...INFO, ...terms });
  expect(sent[0]).toEqual({ type: "agree", table: INFO.id, ...kept, components: null });
});

test("the host's own box can be chosen, and a corrected box is kept", async () => {
  const [mine, theirs] = [{ cards: { pirate: 5 } }, { cards: { pirate: 6 } }];
  keepBox("mille-sabords", { components: mine, on: false });
  const usual = { cards: { pirate: 4 } };
  const game = { ...GAME, box: { components: usual, changes: [], fitted: [], house: false } };
  await open(game, { ...INFO, box: { components: theirs, changes: [], approximate: [] } });
  await save();
  await choose("The box", "1");
  await save();
  await choose("The box", "0");
  await save();
  expect(sent.map((one) => (one as { components?: unknown }).components)).toEqual([
    theirs,
    mine,
    usual,
  ]);
  keepBox("mille-sabords", null);
});

test("real cards are not offered where hands are secret", async () => {
  await open({ ...GAME, hidden: true });
  expect(screen.queryByRole("combobox", { name: "Dice and cards" })).toBeNull();
});

test("without a connection nothing can be saved", async () => {
  session.connection = "lost" as never;
  await open();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
});
