import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { MilleSabordsView } from "../../net/messages.gen";
import { gameFacts, sampleStep, sampleTurn, who } from "../samples";
import Board from "./Board.svelte";

type Part = MilleSabordsView["parts"][number];

/** Symbols and what they score for being alike; each coin and diamond scores 100 besides. */
function part(symbols: string, points: number, on_card = 0): Part {
  const treasure = /[cd]/.test(symbols) ? 100 * symbols.length : 0;
  return { kind: "symbols", symbols, points, on_card, treasure, alike: points - treasure };
}

function bonus(kind: Part["kind"], points: number): Part {
  return { kind, points, symbols: "", on_card: 0, alike: 0, treasure: 0 };
}

const BASE: MilleSabordsView = {
  phase: "rolled",
  seat: 1,
  to_act: 1,
  points: [1200, -300, 0],
  target: 6000,
  card: "pirate",
  card_skulls: 0,
  sabres: 0,
  bonus: 0,
  table: "kssscmpp",
  aside: "k",
  laid: "",
  cup: 0,
  skulls: 1,
  bust: 3,
  guardian: false,
  on_island: false,
  worth: 400,
  parts: [
    part("k", 0),
    part("sss", 100),
    part("c", 100),
    part("m", 0),
    part("pp", 0),
    bonus("pirate", 200),
  ],
  total: 1600,
  saved: 0,
  saved_parts: [],
  island_loss: 0,
  island_skulls: 0,
  island_each: 0,
  deck: { pirate: 3, coin: 4 },
  last_round: null,
  sudden_death: false,
  tied: [],
  ended: null,
  winners: [],
  acts: ["p1 stop", "p1 reroll mp", "p1 reroll mpp", "p1 reroll cmpp", "p1 reroll ssscmpp"],
  last_turns: [],
  this_turn: [],
};

function shown(over: Partial<MilleSabordsView> = {}, props: object = {}) {
  const act = vi.fn();
  const ask = vi.fn(async () => ({ clause: "ms.reroll-two", more: [], whole: false }));
  const view = { ...BASE, ...over };
  const given = {
    view,
    seat: 1,
    names: ["Anne", "Bob", "Cleo"],
    game: gameFacts("mille-sabords"),
    turn: view.seat,
    over: false,
    points: view.points,
    reader: { names: ["Anne", "Bob", "Cleo"], you: 1 },
    steps: [],
    ready: true,
    act,
    ask,
    ...props,
  };
  return { act, ask, ...render(Board, given as never) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function hold(name: string, times: number) {
  for (let n = 0; n < times; n += 1) {
    await userEvent.click(screen.getAllByRole("button", { name: `${name}, to be rolled` })[0]!);
  }
}

test("what is held stays, and the rest is rolled again", async () => {
  const { act } = shown();
  await hold("sabre", 3);
  await hold("coin", 1);
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll mpp");
});

test("dice are held by their keys", async () => {
  const { act } = shown();
  await userEvent.keyboard("2345");
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll mpp");
});

test("stopping says what it scores", async () => {
  const { act } = shown();
  await userEvent.click(button("Stop Scores 400"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
});

test("a ship that would be lost is said to cost its value", () => {
  shown({ card: "ship-4", sabres: 4, bonus: 1000, worth: -1000 });
  expect(button("Stop Loses 1000")).toBeTruthy();
  expect(screen.getByText("3 of 4 sabres")).toBeTruthy();
  const card = within(screen.getByRole("article", { name: "The card of this turn" }));
  expect(card.getByRole("heading", { name: "Ship: 4 sabres" })).toBeTruthy();
  expect(card.getByText(/4 sabres or more for 1000 extra points/)).toBeTruthy();
});

test("a choice that is not on offer is explained by its clause", async () => {
  const { ask } = shown();
  await userEvent.keyboard("2345");
  await hold("parrot", 2);
  expect(ask).toHaveBeenLastCalledWith("reroll m");
  const roll = await screen.findByRole("button", {
    name: "Roll one die again Roll at least two dice, or stop.",
  });
  expect(roll).toHaveProperty("disabled", true);
});

test("a choice that needs more dice says so", async () => {
  const asked = { clause: null, more: ["reroll mp"], whole: false };
  shown({}, { ask: vi.fn(async () => asked) });
  await userEvent.keyboard("234578");
  expect(
    await screen.findByRole("button", {
      name: "Roll one die again More dice must be rolled with it.",
    }),
  ).toBeTruthy();
});

test("skulls are set apart and cannot be tapped, those of the card included", () => {
  shown({ card: "skull-1", card_skulls: 1, skulls: 2 });
  const aside = within(screen.getByRole("group", { name: "Skulls, set apart" }));
  expect(aside.getByRole("img", { name: "skull, stuck" })).toBeTruthy();
  expect(aside.getByRole("img", { name: "skull of the card" })).toBeTruthy();
  expect(aside.getByText("2 skulls")).toBeTruthy();
  expect(aside.queryByRole("button")).toBeNull();
});

test.each([
  "treasure-island",
  "pirate",
  "guardian",
  "animals",
  "coin",
  "diamond",
  "skull-2",
  "ship-2",
])("the card %s is shown with its effect in words", (card) => {
  shown({ card, card_skulls: 2, sabres: 2, bonus: 300 });
  const words = within(screen.getByRole("article")).getAllByText(/\./);
  expect(words.length).toBeGreaterThan(0);
});

const TREASURE = {
  card: "treasure-island",
  table: "kkcccsmp",
  skulls: 2,
  acts: ["p1 stop", "p1 reroll smp", "p1 reroll cccsmp", "p1 lay c", "p1 lay cc", "p1 lay ccc"],
};

test("held dice are laid on the treasure island", async () => {
  const { act } = shown(TREASURE);
  expect(button("Lay held dice here")).toHaveProperty("disabled", true);
  await hold("coin", 3);
  await userEvent.click(button("Lay 3 dice here"));
  expect(screen.getByText(/What lies here is safe when you roll/)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 lay ccc");
});

const ON_ISLAND = "coin, on the treasure island";

test("dice are laid, taken back and laid again in any order, and sent when it is rolled", async () => {
  const { act, rerender } = shown(TREASURE);
  await hold("coin", 1);
  await userEvent.click(button("Lay one die here"));
  await hold("coin", 2);
  await userEvent.click(button("Lay 2 dice here"));
  await userEvent.click(screen.getAllByRole("button", { name: ON_ISLAND })[0]!);
  await userEvent.click(button("Take one die back"));
  await hold("coin", 1);
  await userEvent.click(button("Roll 3 dice again"));
  expect(act.mock.calls).toEqual([["p1 lay cc"]]);
  const view = { ...BASE, ...TREASURE, table: "kkcsmp", laid: "cc", acts: ["p1 reroll smp"] };
  await rerender({ view, steps: [sampleStep("p1 lay cc")] } as never);
  expect(act.mock.calls).toEqual([["p1 lay cc"], ["p1 reroll smp"]]);
});

test("what is lifted goes before what is laid, however it was tapped", async () => {
  const acts = ["p1 stop", "p1 reroll smp", "p1 lift c", "p1 lay s", "p1 lay sm"];
  const { act, rerender } = shown({ ...TREASURE, table: "kksmp", laid: "ccc", acts });
  await hold("sabre", 1);
  await userEvent.click(button("Lay one die here"));
  await userEvent.click(screen.getAllByRole("button", { name: ON_ISLAND })[0]!);
  await userEvent.click(button("Take one die back"));
  await userEvent.click(button(/^Roll 3 dice again/));
  const view = { ...BASE, ...TREASURE, table: "kkcsmp", laid: "cc", acts: ["p1 lay s"] };
  await rerender({ view, steps: [sampleStep("p1 lift c")] } as never);
  const last = { ...view, table: "kkcmp", laid: "ccs", acts: ["p1 reroll cmp"] };
  await rerender({ view: last, steps: [sampleStep("p1 lay s")] } as never);
  expect(act.mock.calls).toEqual([
    ["p1 lift c"],
    ["p1 lay s"],
    [expect.stringMatching(/^p1 reroll [cmp]{3}$/)],
  ]);
});

test("what is laid and taken back at once is not sent", async () => {
  const { act } = shown(TREASURE);
  await hold("coin", 1);
  await userEvent.click(button("Lay one die here"));
  await userEvent.click(button(ON_ISLAND));
  await userEvent.click(button("Take one die back"));
  await userEvent.click(button(/^Stop/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
});

test("dice on the treasure island are chosen and taken back", async () => {
  const acts = ["p1 stop", "p1 reroll smp", "p1 lift c", "p1 lift cc"];
  const { act } = shown({ ...TREASURE, table: "kksmp", laid: "ccc", saved: 400, acts });
  const island = within(screen.getByRole("group", { name: "Treasure Island" }));
  expect(island.getByText(/400 points are safe here/)).toBeTruthy();
  await userEvent.click(
    island.getAllByRole("button", { name: "coin, on the treasure island" })[0]!,
  );
  expect(island.getByRole("button", { name: "coin, take back" })).toBeTruthy();
  await userEvent.click(island.getByRole("button", { name: "Take one die back" }));
  await userEvent.click(button(/^Stop/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 lift c");
});

test("the guardian rolls a skull that is tapped, with the others", async () => {
  const acts = ["p1 stop", "p1 reroll k", "p1 reroll ksss", "p1 reroll kcmpp", "p1 reroll cmpp"];
  const { act } = shown({ card: "guardian", guardian: true, acts });
  await hold("sabre", 3);
  await userEvent.click(button("skull, stuck"));
  expect(button("skull, roll with the guardian")).toBeTruthy();
  await userEvent.click(button("Roll 5 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll kcmpp");
});

const RESCUE = {
  phase: "rescue" as const,
  card: "guardian",
  guardian: true,
  table: "kkksscmp",
  skulls: 3,
  worth: 0,
  acts: ["p1 stop", "p1 reroll k", "p1 reroll kmp"],
};

test("at the third skull the guardian is one tap away", async () => {
  const { act } = shown(RESCUE);
  expect(
    screen.getByRole("heading", { name: "The third skull! Only the guardian can help" }),
  ).toBeTruthy();
  await userEvent.click(button("Roll one die again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll k");
});

test("at the third skull other dice may go with it, or the turn is given up", async () => {
  const { act } = shown(RESCUE);
  await userEvent.click(button("monkey, held"));
  await userEvent.click(button("parrot, held"));
  await userEvent.click(button("Roll 3 dice again"));
  await userEvent.click(button("Give up the turn Scores 0"));
  expect(act.mock.calls).toEqual([["p1 reroll kmp"], ["p1 stop"]]);
});

test("on the skull island: the guardian, rolling on, or leaving", async () => {
  const { act } = shown({
    phase: "island",
    card: "guardian",
    guardian: true,
    on_island: true,
    table: "kkkkssss",
    skulls: 4,
    worth: null,
    island_loss: 400,
    acts: ["p1 reroll k", "p1 reroll ssss", "p1 stop"],
  });
  expect(screen.getByRole("heading", { name: "Skull Island!" })).toBeTruthy();
  await userEvent.click(button("Ask the guardian She rolls one skull again"));
  await userEvent.click(button("Roll 4 dice again"));
  await userEvent.click(button("Leave the island Each opponent loses 400"));
  expect(act.mock.calls).toEqual([["p1 reroll k"], ["p1 reroll ssss"], ["p1 stop"]]);
});

test("a visit to the skull island is staged roll by roll", () => {
  const steps = ["~ card coin", "~ roll kkkkcsmp", "~ roll kcsm", "~ roll cds"].map((text) =>
    sampleStep(text, { seat: 2 }),
  );
  const story = [{ id: "turn-ms-bust", facts: { who: who(2) } }];
  const details = { card: "coin" };
  shown({ last_turns: [sampleTurn({ seat: 2, outcome: "island", steps, story, details })] });
  const stage = screen
    .getByRole("heading", { name: "Skull Island!" })
    .closest<HTMLElement>(".island");
  if (!stage) throw new Error("no stage");
  expect(within(stage).getAllByRole("listitem")).toHaveLength(3);
  expect(within(stage).getByText("The third skull! Bob gets nothing.")).toBeTruthy();
});

test("points, what they changed by, and who began the last round", () => {
  const details = { card: "coin" };
  const turn = sampleTurn({ seat: 3, outcome: "scored", delta: [0, 0, 300], details });
  shown({ points: [1200, 6100, 300], last_round: 2, last_turns: [turn] });
  expect(
    screen.getByText("The last round! Bob has reached 6000; everybody else has one more turn."),
  ).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "Points" })).getAllByRole("listitem");
  const said = rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["Anne you 1200", "Bob began the last round 6100", "Cleo +300 300"]);
});

test("sudden death and tied turns are announced", async () => {
  const { rerender } = shown({ sudden_death: true });
  expect(
    screen.getByText("Sudden death: whoever ends a turn with 6000 wins at once."),
  ).toBeTruthy();
  await rerender({ view: { ...BASE, tied: [1, 2] } });
  expect(screen.getByText("Tied: Anne and Bob take one more turn each.")).toBeTruthy();
});

test("whoever watches has nothing to tap, and sees what stopping would bring", () => {
  shown({ acts: [] }, { seat: 2 });
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Stopping now would bring Anne 400")).toBeTruthy();
});

test("when it is over the winner is marked and the table is cleared", () => {
  shown({
    phase: "over",
    card: null,
    table: "",
    skulls: 0,
    worth: null,
    winners: [1],
    acts: [],
    to_act: null,
  });
  const rows = within(screen.getByRole("region", { name: "Points" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("winner");
  expect(screen.queryByRole("region", { name: "The turn" })).toBeNull();
});
