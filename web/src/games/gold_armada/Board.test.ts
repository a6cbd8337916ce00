import { configure, fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Reader } from "../../locale";
import type { GoldArmadaView, Step } from "../../net/messages.gen";
import { closeExplanation } from "../explain.svelte";
import Explanation from "../Explanation.svelte";
import { gameFacts, sampleStep, sampleTurn, who } from "../samples";
import Board from "./Board.svelte";
import { example, taking } from "./example";

// What is hidden is the browser tests' to say: asking the styles of every stroke takes seconds here.
configure({ defaultHidden: true });
const user = userEvent.setup();

afterEach(closeExplanation);

function laid(
  view: GoldArmadaView,
  more: { seat?: number | null; steps?: Step[]; reader?: Reader } = {},
) {
  const act = vi.fn<(text: string) => void>();
  const props = {
    view,
    seat: 1,
    names: ["Anne", "Jack"],
    game: gameFacts("gold-armada"),
    turn: view.seat,
    over: false,
    points: view.points,
    reader: { names: ["Anne", "Jack"], you: more.seat === undefined ? 1 : more.seat },
    steps: [sampleStep(`~ roll ${view.table}`)],
    ready: true,
    act,
    ask: () => Promise.reject(new Error("nothing is half chosen here")),
    ...more,
  };
  render(Explanation);
  return { act, props, ...render(Board, props) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const onIsland = (name: string | RegExp) =>
  within(screen.getByRole("group", { name: "The island and its piers" })).getByRole("button", {
    name,
  });
function sheet(name: string): HTMLElement {
  flushSync();
  return screen.getByRole("dialog", { name });
}
const dice = () =>
  within(screen.getByRole("group", { name: "Dice" }))
    .getAllByRole("button")
    .map((die) => die.getAttribute("aria-label"));

test("ten piers say what they ask for and whether the dice win them", () => {
  laid(example());
  const piers = within(screen.getByRole("group", { name: "The island and its piers" }));
  expect(piers.getAllByRole("button").map((pier) => pier.getAttribute("aria-label"))).toEqual([
    "3 skull tokens left",
    "barrel pier, no doubloon left",
    "parrot pier, 1 for 2 parrots",
    "rum pier, 3 for 4 bottles of rum",
    "cannon pier, 1 for 2 cannons",
    "hook pier, 1 for 2 hooks: your dice win it",
    "compass pier, 1 for 2 compasses: your dice win it",
    "three of a kind, 3 for 3 alike: barrel, parrot, rum or cannon",
    "full house, 4 for three alike and two of another: rum, cannon, hook or compass: your dice win it",
    "four of a kind, 5 for 4 alike: hook or compass",
    "five of a kind, 4 for 5 alike, any symbol",
  ]);
});

test("dice are kept by tap, and the others are rolled again", async () => {
  const { act } = laid(example());
  await user.click(screen.getAllByRole("button", { name: "hook, rolled again" })[0] as Element);
  await user.click(screen.getAllByRole("button", { name: "compass, rolled again" })[1] as Element);
  expect(dice()).toEqual([
    "hook, kept",
    "hook, rolled again",
    "hook, rolled again",
    "compass, rolled again",
    "compass, kept",
  ]);
  await user.click(button(/^Roll 3 dice/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll hho");
});

test("dice are kept by their keys", async () => {
  const { act } = laid(example());
  await user.keyboard("145");
  expect(dice().map((name) => name?.endsWith("kept"))).toEqual([true, false, false, true, true]);
  await user.keyboard("4");
  await user.click(button(/^Roll 3 dice/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll hho");
});

test("kept dice stay kept where they lie when the others have fallen", async () => {
  const { props, rerender } = laid(example());
  await user.keyboard("15");
  const acts = ["p1 stop", "p1 reroll bhr"];
  const view = example({ table: "bhhor", rolls_left: 1, acts });
  await rerender({
    ...props,
    view,
    steps: [sampleStep("p1 reroll hho"), sampleStep("~ roll brh")],
  });
  expect(dice()).toEqual([
    "hook, kept",
    "barrel, rolled again",
    "rum, rolled again",
    "hook, rolled again",
    "compass, kept",
  ]);
  expect(screen.getByText("One roll left")).toBeTruthy();
});

test("with every die kept there is nothing to roll", async () => {
  const { act } = laid(example());
  await user.keyboard("12345r");
  expect(act).not.toHaveBeenCalled();
  await user.click(button(/^Every die is kept/));
  expect(sheet("Every die is kept").textContent).toContain("Choose at least one die to roll again");
  expect(act).not.toHaveBeenCalled();
});

test("stopping is one tap or one key, and says so when it costs a skull", async () => {
  const { act, unmount } = laid(example());
  await user.click(button(/^Stop rolling/));
  await user.keyboard("s");
  expect(act.mock.calls).toEqual([["p1 stop"], ["p1 stop"]]);
  unmount();
  const none = example();
  const lost = { ...none, piers: none.piers.map((pier) => ({ ...pier, satisfied: false })) };
  const second = laid(lost);
  expect(button(/^Stop and take a skull/)).toBeTruthy();
  second.unmount();
  laid({ ...lost, tokens_left: 0 });
  expect(button(/^Stop without a doubloon/)).toBeTruthy();
});

test("R rolls the dice that are not kept", async () => {
  const { act } = laid(example());
  await user.keyboard("45r");
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll hhh");
});

test("a pier that the dice win is taken by tapping it", async () => {
  const { act } = laid(taking());
  await user.click(onIsland(/^full house/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take full-house");
});

test("a pier is taken with the keyboard", async () => {
  const { act } = laid(taking());
  onIsland(/^hook pier/).focus();
  await user.keyboard("{Enter}");
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take hook");
});

test("stopping and taking is one tap: the pier is taken as soon as that is on offer", async () => {
  const { act, props, rerender } = laid(example());
  await user.click(button("Full house Stop and take 4"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
  await rerender({ ...props, ready: false });
  await rerender({ ...props, view: taking(), steps: [sampleStep("p1 stop")], ready: true });
  expect(act.mock.calls).toEqual([["p1 stop"], ["p1 take full-house"]]);
});

test("a wish is forgotten when it cannot be fulfilled", async () => {
  const { act, props, rerender } = laid(example());
  await user.click(button("Full house Stop and take 4"));
  const view = example({ seat: 2, to_act: 2, acts: [], phase: "rolled", table: "bbbbb" });
  await rerender({
    ...props,
    view: { ...view, phase: "taking" },
    steps: [sampleStep("~ roll bbbbb")],
  });
  await rerender({ ...props, view: taking(), steps: [sampleStep("p1 stop")] });
  expect(act.mock.calls).toEqual([["p1 stop"]]);
});

test("a pier the dice do not win says what it asks for, now and later, and why", async () => {
  const { act } = laid(example());
  await user.click(onIsland(/^parrot pier/));
  const told = within(sheet("parrot pier"));
  expect(told.getAllByRole("listitem").map((space) => space.textContent?.trim())).toEqual([
    expect.stringMatching(/2 parrots\s*The next doubloon/),
    expect.stringContaining("3 parrots"),
    expect.stringContaining("4 parrots"),
  ]);
  expect(told.getByText("You have 0 of the 2 dice it asks for.")).toBeTruthy();
  expect(told.getByText(/A basic pier asks for dice with its own symbol/)).toBeTruthy();
  expect(told.queryByRole("button", { name: /take/i })).toBeNull();
  await user.click(told.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(onIsland(/^three of a kind/));
  expect(sheet("three of a kind").textContent).toMatch(/only the symbols shown on the space/);
  expect(act).not.toHaveBeenCalled();
});

test("an empty pier says that nothing is left", async () => {
  laid(example());
  await user.click(onIsland(/^barrel pier/));
  const told = within(sheet("barrel pier"));
  expect(told.getAllByText("Taken")).toHaveLength(3);
  expect(told.getByText(/A pier whose three doubloons are gone/)).toBeTruthy();
});

test("a pier the dice win can be taken from its sheet", async () => {
  const { act } = laid(example());
  await user.click(onIsland(/^hook pier/));
  const told = within(sheet("hook pier"));
  expect(told.getByText("Your dice win the next doubloon.")).toBeTruthy();
  await user.click(told.getByRole("button", { name: /^Stop and take 1/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("whoever watches sees why, and takes nothing", async () => {
  laid(example({ acts: [], seat: 2, to_act: 2 }));
  await user.click(onIsland(/^hook pier/));
  const told = within(sheet("hook pier"));
  expect(told.getByText("The dice win the next doubloon.")).toBeTruthy();
  expect(told.queryByRole("button", { name: /take/i })).toBeNull();
});

test("a list of all piers says what the dice win and how near the others are", async () => {
  const { act } = laid(taking());
  const list = within(screen.getByRole("list", { name: "What each pier asks for" }));
  expect(list.getAllByRole("listitem")).toHaveLength(10);
  expect(list.getAllByRole("button", { name: / Take \d$/ })).toHaveLength(3);
  await user.click(list.getByRole("button", { name: /^four of a kind/ }));
  const told = sheet("four of a kind");
  expect(told.textContent).toContain("You have 3 of the 4 dice it asks for.");
  await user.click(within(told).getByRole("button", { name: "Close" }));
  await user.click(list.getByRole("button", { name: "Full house Take 4" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take full-house");
});

test("a die says where it counts, and what can be done with it", async () => {
  laid(example());
  const die = screen.getAllByRole("button", { name: "compass, rolled again" })[0] as Element;
  await fireEvent.contextMenu(die);
  expect(sheet("compass").textContent).toMatch(/compass pier, full house, four of a kind and five/);
  expect(sheet("compass").textContent).toContain("Tap it to keep it.");
});

test("a die that cannot be kept any more says why", async () => {
  laid(taking());
  await user.click(screen.getAllByRole("button", { name: "compass" })[0] as Element);
  expect(sheet("compass").textContent).toContain("The rolling is over");
});

test("a die of somebody else says whose it is", async () => {
  laid(example({ acts: [], seat: 2, to_act: 2 }));
  await user.click(screen.getAllByRole("button", { name: "compass" })[0] as Element);
  expect(sheet("compass").textContent).toContain("Jack has rolled it.");
});

test("skull tokens, rolls and points say what they are", async () => {
  laid(example());
  await user.click(onIsland("3 skull tokens left"));
  expect(sheet("3 skull tokens left").textContent).toContain("costs a skull token");
  onIsland("3 skull tokens left").focus();
  closeExplanation();
  await user.keyboard("{Enter}");
  expect(sheet("3 skull tokens left")).toBeTruthy();
  await user.click(button("2 rolls left"));
  expect(sheet("Rolls").textContent).toContain("A turn has at most three rolls.");
  await user.click(button("Anne, 4 points: 3 doubloons: 1 2 3, 2 skulls"));
  expect(sheet("Anne: 4 points").textContent).toContain("1 + 2 + 3 − 1 − 1 = 4");
});

test("at one device everybody is called by name", () => {
  laid(example(), { reader: { names: ["Anne", "Jack"], you: null } });
  expect(screen.getByText("Anne is rolling")).toBeTruthy();
  expect(onIsland("hook pier, 1 for 2 hooks: the dice win it")).toBeTruthy();
});

test("declining is offered where the table allows it", async () => {
  const { act } = laid(taking({ acts: ["p1 take hook", "p1 decline"] }));
  await user.click(button("Decline and take a skull"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 decline");
});

test("whoever watches sees the dice and can do nothing with them", () => {
  laid(example({ acts: [] }), { seat: null });
  expect(screen.queryByRole("button", { name: /^(Roll|Stop)|again/ })).toBeNull();
  expect(screen.getAllByRole("button", { name: "hook" })).toHaveLength(3);
  expect(screen.getByText("Anne is rolling")).toBeTruthy();
  expect(onIsland("hook pier, 1 for 2 hooks: the dice win it")).toBeTruthy();
});

test("everybody's doubloons and skulls are shown", () => {
  laid(example());
  const seats = within(screen.getByRole("list", { name: "Seats" }));
  for (const told of [
    "Anne, 4 points: 3 doubloons: 1 2 3, 2 skulls",
    "Jack, 9 points: 3 doubloons: 3 3 4, one skull",
  ])
    expect(seats.getByRole("button", { name: told })).toBeTruthy();
});

test("what the last turns came to is shown until one's own turn is over", async () => {
  const turn = sampleTurn({ delta: [0, 0], details: { value: 3 } });
  const skull = (seat: number) => [{ id: "turn-ga-nothing", facts: { who: who(seat) } }];
  const jack = { ...turn, seat: 2, outcome: "doubloon", story: skull(2) };
  const { props, rerender } = laid(example({ last_turns: [jack] }));
  expect(screen.getByText(/^Jack wins no doubloon/)).toBeTruthy();
  const anne = { ...turn, seat: 1, outcome: "skull", story: skull(1) };
  const view = example({ seat: 2, to_act: 2, acts: [], last_turns: [jack, anne] });
  await rerender({ ...props, view, steps: [sampleStep("p1 stop"), sampleStep("~ roll hhhoo")] });
  expect(screen.queryByText(/^Jack wins no doubloon/)).toBeNull();
  expect(screen.getByText(/^You win no doubloon/)).toBeTruthy();
});

test("a board with other symbols is drawn with their own names and letters", () => {
  laid(example({ symbols: { ...example().symbols, h: "anchor" } }));
  expect(onIsland("anchor pier, 1 for 2 × anchor: your dice win it")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "anchor, rolled again" })).toHaveLength(3);
});
