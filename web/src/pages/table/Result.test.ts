import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../../net/frames.gen";
import { commitment } from "../../fair/scheme";
import { keepPromise, keepText } from "../../fair/kept";
import type { Outcome, TableInfo } from "../../net/messages.gen";
import { settings } from "../../ui/settings.svelte";
import Result from "./Result.svelte";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const names = ["Anne", "Bo"];
let plays = 0;

beforeEach(() => {
  settings.motion = false;
  HTMLElement.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal("fetch", (path: string) => answered(path));
});

let luck: number[] | null = [0.124, -0.124];
async function answered(path: string): Promise<Response> {
  if (path.endsWith("/luck")) return new Response(JSON.stringify({ seats: luck }));
  const best = { id: "story-best-turn", facts: { n: 9 } };
  return new Response(JSON.stringify({ seats: [[best], []] }));
}

function show(result: Partial<Outcome> = {}, info: Partial<TableInfo> = {}, mine = [1]) {
  const seats = [1, 2].map((seat) => ({ ...INFO.seats[0]!, seat, resigned: false }));
  render(Result, {
    info: { ...INFO, seats, play: `play${++plays}`, next: null, state: "over", ...info },
    result: { winners: [2], points: [3, 7], ending: "target", ...result } as Outcome,
    names,
    mine,
    prefix: "kg",
  });
}

test("the points are all there, the winner's first", () => {
  show();
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  const words = rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(words).toEqual(["Bo 7", "Anne you3"]);
});

test("what each seat did is told, and the luck of its dice once it is known", async () => {
  luck = [0.124, -0.124];
  show();
  expect(await screen.findByText("Luck of the dice: +12 %")).toBeTruthy();
  expect(screen.getByText("Luck of the dice: −12 %")).toBeTruthy();
  const [mine, theirs] = within(screen.getByRole("list")).getAllByRole("listitem").reverse();
  expect(mine!.textContent).toMatch(/^You\s*Best turn: 9/);
  expect(theirs!.textContent).toMatch(/^Bo/);
  expect(screen.getByText(/compared with average rolls/)).toBeTruthy();
});

test("what each seat did is asked for with the result, which is stored by then", async () => {
  const asked = vi.fn(answered);
  vi.stubGlobal("fetch", asked);
  show({}, { state: "playing" });
  expect(await screen.findByText(/Best turn: 9/)).toBeTruthy();
  expect(asked).toHaveBeenCalled();
});

test("where luck is not known nothing is said of it", async () => {
  luck = null;
  show();
  await screen.findByText("Best turn: 9");
  expect(screen.queryByText(/Luck of the dice|Luck:/)).toBeNull();
});

test("somebody who gave up is spoken to", () => {
  const gone = [1, 2].map((seat) => ({ ...INFO.seats[0]!, seat, resigned: seat === 1 }));
  show({ ending: "resigned" }, { seats: gone });
  expect(screen.getByText("You gave up.")).toBeTruthy();
});

test("the others are told who gave up", () => {
  const gone = [1, 2].map((seat) => ({ ...INFO.seats[0]!, seat, resigned: seat === 2 }));
  show({ ending: "resigned", winners: [1] }, { seats: gone });
  expect(screen.getByRole("heading", { name: "You win!" })).toBeTruthy();
  expect(screen.getByText("Bo gave up.")).toBeTruthy();
});

test("a spectator is offered everything but a new play", () => {
  show({}, {}, []);
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
  expect(screen.getByRole("link", { name: "Watch it again" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Check the dice" })).toBeTruthy();
  expect(screen.queryByText("The dice kept their promise.")).toBeNull();
  expect(screen.getByRole("button", { name: "Share" })).toBeTruthy();
});

const SECRET = "5e".repeat(32);
const TEXTS = ["aa".repeat(16), "-"];

/** The end of a play at which this browser was shown a commitment and gave a text. */
function end(change: Partial<TableInfo> = {}) {
  const told = { id: `kept-${++plays}`, play: `kept-${plays}`, commitment: commitment(SECRET) };
  keepPromise(told.id, { ...told, texts: null }, 0);
  keepText(told.id, { ...told, texts: null }, 1, TEXTS[0]!);
  keepPromise(told.id, { ...told, texts: TEXTS }, 1);
  show({}, { ...told, texts: TEXTS, secret: SECRET, dice: "server", ...change });
}

test("dice that kept their promise are said to, quietly", async () => {
  end();
  expect(await screen.findByText("The dice kept their promise.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  const link = screen.getByRole("link", { name: "Check the dice" });
  expect(link.getAttribute("href")).toMatch(/^\/verify\/kept-/);
});

test.each([
  ["another commitment", { commitment: "00".repeat(32) }, /^The commitment is another one/],
  ["another secret", { secret: "5f".repeat(32) }, /^The published secret does not match/],
  ["no secret at all", { secret: "none" }, /^The published secret does not match/],
  ["another play", { play: "other" }, /^The play has another id/],
  ["texts without the own one", { texts: ["-", "-"] }, /^The client seed that this browser gave/],
  ["other texts", { texts: [TEXTS[0]!, "bb".repeat(16)] }, /^The client seeds are others/],
])("%s is a loud warning", async (_, change, sentence) => {
  end(change);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("The promise about the dice was broken!")).toBeTruthy();
  expect(within(alert).getByText(sentence)).toBeTruthy();
  expect(screen.queryByText("The dice kept their promise.")).toBeNull();
});

test("real dice promised nothing", () => {
  show({}, { dice: "table" });
  expect(screen.queryByRole("link", { name: "Check the dice" })).toBeNull();
});
