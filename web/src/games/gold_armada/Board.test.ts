import { configure, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { GoldArmadaView, Step } from "../../net/messages.gen";
import { gameFacts, sampleStep, sampleTurn, who } from "../samples";
import Board from "./Board.svelte";
import { example, taking } from "./example";

// What is hidden is the browser tests' to say: asking the styles of every stroke takes seconds here.
configure({ defaultHidden: true });
const user = userEvent.setup();

function laid(view: GoldArmadaView, more: { seat?: number | null; steps?: Step[] } = {}) {
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
  return { act, props, ...render(Board, props) };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const dice = () =>
  within(screen.getByRole("group", { name: "Dice" }))
    .getAllByRole("button")
    .map((die) => die.getAttribute("aria-label"));

test("ten piers say what they ask for and whether the dice win them", () => {
  laid(example());
  const piers = within(screen.getByRole("group", { name: "The island and its piers" }));
  expect(piers.getAllByRole("button").map((pier) => pier.getAttribute("aria-label"))).toEqual([
    "barrel pier, no doubloon left",
    "parrot pier, 1 for 2 parrots",
    "rum pier, 3 for 4 bottles of rum",
    "cannon pier, 1 for 2 cannons",
    "hook pier, 1 for 2 hooks: your dice win it",
    "compass pier, 1 for 2 compasses: your dice win it",
    "three of a kind, 2 for 3 alike, any symbol",
    "full house, 4 for three alike and two of another: rum, cannon, hook or compass: your dice win it",
    "four of a kind, 5 for 4 alike: hook or compass",
    "five of a kind, 4 for 5 alike, any symbol",
  ]);
  expect(piers.getByRole("img", { name: "3 skull tokens left" })).toBeTruthy();
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
  await user.click(button("Roll 3 again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll hho");
});

test("dice are kept by their keys", async () => {
  const { act } = laid(example());
  await user.keyboard("145");
  expect(dice().map((name) => name?.endsWith("kept"))).toEqual([true, false, false, true, true]);
  await user.keyboard("4");
  await user.click(button("Roll 3 again"));
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
  laid(example());
  await user.keyboard("12345");
  expect(button("Every die is kept").hasAttribute("disabled")).toBe(true);
});

test("stopping is one tap, and says so when it costs a skull", async () => {
  const { act, unmount } = laid(example());
  await user.click(button("Stop rolling"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
  unmount();
  const none = example();
  laid({ ...none, piers: none.piers.map((pier) => ({ ...pier, satisfied: false })) });
  expect(button("Stop and take a skull")).toBeTruthy();
  expect(screen.getByText("The dice win no doubloon now")).toBeTruthy();
});

test("a pier that the dice win is taken by tapping it", async () => {
  const { act } = laid(taking());
  await user.click(button(/^full house/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take full-house");
});

test("a pier is taken with the keyboard", async () => {
  const { act } = laid(taking());
  button(/^hook pier/).focus();
  await user.keyboard("{Enter}");
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take hook");
});

test("stopping and taking is one tap: the pier is taken as soon as that is on offer", async () => {
  const { act, props, rerender } = laid(example());
  await user.click(button(/^Stop and take 4 ?full house$/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
  await rerender({ ...props, ready: false });
  await rerender({ ...props, view: taking(), steps: [sampleStep("p1 stop")], ready: true });
  expect(act.mock.calls).toEqual([["p1 stop"], ["p1 take full-house"]]);
});

test("a wish is forgotten when it cannot be fulfilled", async () => {
  const { act, props, rerender } = laid(example());
  await user.click(button(/^Stop and take 4 ?full house$/));
  const view = example({ seat: 2, to_act: 2, acts: [], phase: "rolled", table: "bbbbb" });
  await rerender({
    ...props,
    view: { ...view, phase: "taking" },
    steps: [sampleStep("~ roll bbbbb")],
  });
  await rerender({ ...props, view: taking(), steps: [sampleStep("p1 stop")] });
  expect(act.mock.calls).toEqual([["p1 stop"]]);
});

test("a pier the dice do not win shows what it asks for, now and later", async () => {
  const { act } = laid(example());
  await user.click(button(/^parrot pier/));
  expect(button(/^parrot pier/).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Asks for 2 parrots")).toBeTruthy();
  expect(screen.getByText("Then 2 for 3 parrots")).toBeTruthy();
  expect(screen.getByText("Then 3 for 4 parrots")).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await user.click(button(/^parrot pier/));
  expect(screen.queryByText("Asks for 2 parrots")).toBeNull();
});

test("declining is offered where the table allows it", async () => {
  const { act } = laid(taking({ acts: ["p1 take hook", "p1 decline"] }));
  await user.click(button("Decline and take a skull"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 decline");
});

test("whoever watches sees the dice and can do nothing with them", () => {
  laid(example({ acts: [] }), { seat: null });
  expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
  expect(screen.getAllByRole("img", { name: "hook" })).toHaveLength(3);
  expect(screen.getByText("Anne is rolling")).toBeTruthy();
  expect(button("hook pier, 1 for 2 hooks: the dice win it")).toBeTruthy();
});

test("everybody's doubloons and skulls are shown", () => {
  laid(example());
  expect(screen.getByRole("img", { name: "3 doubloons: 1 2 3, 2 skulls" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "3 doubloons: 3 3 4, one skull" })).toBeTruthy();
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
  expect(button("anchor pier, 1 for 2 × anchor: your dice win it")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "anchor, rolled again" })).toHaveLength(3);
});
