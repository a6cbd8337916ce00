import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { learn } from "../../locale";
import type { Asked, BoardProps, CommonView, GameFacts } from "../board";
import { sampleStep, sampleTurn, who } from "../samples";
import Board from "./Board.svelte";

const GAME: GameFacts = {
  key: "hazard",
  prefix: "hz",
  faces: { 1: "one", 5: "five", 6: "six", k: "skull", w: "whale" },
  secrets: false,
};
const MESSAGES = `
hazard = Hazard
act-hz-roll = Roll the dice
act-hz-bet = Bet { $rest } coins
view-hz-turn-total = Points of this turn
piece-hz-k = { $n ->
    [one] a skull
   *[other] { $n } skulls
}
turn-hz-kept = { $who ->
    [you] You keep { $n } points.
   *[other] { $who } keeps { $n } points.
}
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/messages/hazard/en" ? new Response(MESSAGES) : new Response("", { status: 404 }),
  );
  await learn("hazard");
});

type View = CommonView & Record<string, unknown>;

function shown(changes: Partial<View> = {}, props: Partial<BoardProps<View>> = {}) {
  const view: View = {
    to_act: 1,
    points: [12, 7],
    table: "5k",
    turn_total: 8,
    wind_blows: true,
    flags: [2, 0],
    nothing: null,
    prices: { rope: 3 },
    acts: ["p1 roll", "p1 bet 5", "p1 keep_all now"],
    last_turns: [],
    this_turn: [],
    ...changes,
  };
  const act = vi.fn();
  const names = ["Anne", "Bob"];
  const reader = { names, you: 1 };
  const ask = vi.fn<(prefix: string) => Promise<Asked>>();
  const given = {
    game: GAME,
    turn: 1,
    over: false,
    view,
    points: [12, 7],
    seat: 1,
    names,
    reader,
    steps: [],
  };
  return { act, ask, ...render(Board, { ...given, ready: true, act, ask, ...props } as never) };
}

const button = (name: string) => screen.getByRole("button", { name });

test("acts are buttons, by their message or else as they are written", async () => {
  const { act } = shown();
  const group = within(screen.getByRole("group", { name: "What you can do" }));
  const names = group.getAllByRole("button").map((one) => one.textContent?.trim());
  expect(names).toEqual(["Roll the dice", "Bet 5 coins", "Keep all now"]);
  await userEvent.click(button("Bet 5 coins"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 bet 5");
});

test("an act is chosen by keyboard", async () => {
  const { act } = shown();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 roll");
});

test("fields are labelled by their message or else by their name in plain words", () => {
  shown();
  const rows = screen.getAllByRole("term").map((term) => term.parentElement!.textContent);
  expect(rows.map((row) => row?.replace(/\s+/g, " ").trim())).toEqual([
    "Points of this turn 8",
    "Wind blows yes",
    "Prices Rope: 3",
  ]);
});

test("dice are drawn where their letters are faces of the game", () => {
  shown({ dice: "w6", table: "5k" });
  const dice = within(screen.getByRole("group", { name: "Dice" }));
  expect(dice.getAllByRole("img").map((die) => die.getAttribute("aria-label"))).toEqual([
    "Whale",
    "Six",
  ]);
  const table = within(screen.getByRole("group", { name: "Table" }));
  expect(table.getByRole("img", { name: "a skull" })).toBeTruthy();
  expect(table.getByRole("img", { name: "Five" }).querySelectorAll("circle")).toHaveLength(5);
});

test("letters that are not faces are text", () => {
  shown({ table: "abc" });
  expect(screen.queryByRole("group", { name: "Table" })).toBeNull();
  expect(screen.getByText("abc")).toBeTruthy();
});

test("what each seat has is shown with its points", () => {
  shown();
  const seats = within(screen.getByRole("list", { name: "Seats" })).getAllByRole("listitem");
  expect(seats.map((seat) => seat.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Anne 12 points Flags: 2",
    "Bob 7 points Flags: 0",
  ]);
});

test("points that the table shows already are not repeated", () => {
  shown({ flags: 3 });
  expect(screen.queryByRole("list", { name: "Seats" })).toBeNull();
});

test("the last turns are told from their stories", () => {
  const story = [{ id: "turn-hz-kept", facts: { who: who(2), n: 7 } }];
  shown({ last_turns: [sampleTurn({ seat: 2, story })] });
  expect(screen.getByText("Bob keeps 7 points.")).toBeTruthy();
});

test("whoever watches has nothing to tap", () => {
  shown({ acts: [] }, { seat: 2 });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByRole("heading", { name: "Anne has to choose." })).toBeTruthy();
});

test("while an act is under way nothing can be tapped", () => {
  shown({}, { ready: false });
  for (const one of screen.getAllByRole("button")) expect(one).toHaveProperty("disabled", true);
});

test("dice are seen to fall with chance, and not with an act", async () => {
  const { rerender, container } = shown();
  expect(container.querySelector(".rolling")).toBeNull();
  await rerender({ steps: [sampleStep("p1 bet 5")] });
  expect(container.querySelector(".rolling")).toBeNull();
  await rerender({ steps: [sampleStep("~ roll 5k")] });
  expect(container.querySelector(".rolling")).not.toBeNull();
});

test("acts that are too many to list are chosen one part at a time", async () => {
  const answers: Record<string, Partial<Asked>> = {
    "": { more: ["roll", "bet"], whole: false },
    bet: { more: ["bet 1", "bet 2"], whole: false },
    "bet 2": { more: [], whole: true },
  };
  const ask = vi.fn(async (prefix: string) => answers[prefix] as Asked);
  const { act } = shown({ acts: null }, { ask });
  await userEvent.click(await screen.findByRole("button", { name: "Bet coins" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bet 2 coins" }));
  await screen.findByRole("button", { name: "Choose again" });
  await userEvent.click(await screen.findByRole("button", { name: "Bet 2 coins" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 bet 2");
});

test("when it is over that is said", () => {
  shown({ to_act: null, acts: [] }, { over: true });
  expect(screen.getByRole("heading", { name: "The play is over." })).toBeTruthy();
});
