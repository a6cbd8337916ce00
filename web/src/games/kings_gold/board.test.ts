import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { sampleStep, sampleTurn, who } from "../samples";
import { BASE, PAIRS, ROLLED, shown } from "./samples";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("what is held stays, and the rest is rolled again", async () => {
  const { act } = shown(ROLLED);
  await userEvent.click(button("coin 3, to be rolled"));
  await userEvent.click(button("cannon, to be rolled"));
  expect(button("coin 3, held")).toBeTruthy();
  await userEvent.click(button("Roll 2 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll 1k");
});

test("dice are held by their keys, and let go again", async () => {
  const { act } = shown(ROLLED);
  await userEvent.keyboard("124");
  await userEvent.keyboard("1");
  expect(button("coin 1, to be rolled")).toBeTruthy();
  await userEvent.click(button("Roll 2 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll 1k");
});

test("keys do nothing while somebody writes", async () => {
  shown(ROLLED);
  const chat = document.body.appendChild(document.createElement("input"));
  await userEvent.type(chat, "1");
  expect(button("coin 1, to be rolled")).toBeTruthy();
  chat.remove();
});

test("crossbones are stuck: a tap does not hold them", async () => {
  shown(ROLLED);
  await userEvent.click(button("crossbones, stuck"));
  expect(button("crossbones, stuck")).toBeTruthy();
  expect(button("Roll 4 dice again")).toBeTruthy();
});

test("stopping says what it comes to", async () => {
  const { act } = shown(ROLLED);
  await userEvent.click(button("Stop Pairs: up to 1 + 3 = 4 coins"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
  expect(screen.getByText("2 rolls left")).toBeTruthy();
});

test.each([
  ["penalty", -3, "Stop A penalty: 3 coins"],
  ["king", 12, "Stop The King's pile: 12 coins"],
  ["plunder", 9, "Stop All that a player has: up to 9 coins"],
  ["broadside", 30, "Stop The whole box: 30 coins"],
])("stopping with %s", (stopping, stop_brings, name) => {
  shown({ ...ROLLED, stopping, stop_brings });
  expect(button(name)).toBeTruthy();
});

test("with every die held there is nothing to roll", async () => {
  shown(ROLLED);
  await userEvent.keyboard("1234");
  expect(button(/^Roll again/).getAttribute("aria-disabled")).toBe("true");
});

test("a coin and a cannon are a pair at once", async () => {
  const { act } = shown(PAIRS);
  await userEvent.click(button("coin 3"));
  expect(button("coin 3, chosen")).toBeTruthy();
  await userEvent.click(button("cannon"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 pair 3c");
});

test("a pair may be begun with the partner", async () => {
  const { act } = shown(PAIRS);
  await userEvent.click(button("cannon"));
  await userEvent.click(button("coin 1"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 pair 1c");
});

test("a coin and a skull ask for a victim, who is a player to tap", async () => {
  const { act } = shown(PAIRS);
  await userEvent.click(button("coin 3"));
  await userEvent.click(button("skull"));
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole("heading", { name: "Whom do you rob?" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Anne.*Take/ })).toBeNull();
  await userEvent.click(button(/^Cleo 6 coins Take 3/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 pair 3k p3");
});

test("with one possible victim nobody is asked", async () => {
  const acts = PAIRS.acts.filter((text) => !text.endsWith("p3"));
  const { act } = shown({ ...PAIRS, acts });
  await userEvent.click(button("skull"));
  await userEvent.click(button("coin 1"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 pair 1k p2");
});

test("another coin takes the place of the first", async () => {
  const { act } = shown(PAIRS);
  await userEvent.click(button("coin 1"));
  await userEvent.click(button("coin 3"));
  await userEvent.click(button("cannon"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 pair 3c");
});

test("one tap makes all the pairs that bring most, each when its turn has come", async () => {
  const { act, rerender } = shown(PAIRS);
  await userEvent.click(button(/^Most coins now: 4/));
  expect(act.mock.calls).toEqual([["p1 pair 1c"]]);
  const next = {
    ...BASE,
    ...PAIRS,
    table: "3kx",
    acts: ["p1 pair 3k p2", "p1 pair 3k p3"],
    most: ["p1 pair 3k p2"],
  };
  await rerender({ view: next, ready: false });
  expect(act).toHaveBeenCalledTimes(1);
  await rerender({ ready: true });
  expect(act.mock.calls).toEqual([["p1 pair 1c"], ["p1 pair 3k p2"]]);
});

test("a plan is dropped when its next pair is not on offer", async () => {
  const { act, rerender } = shown(PAIRS);
  await userEvent.click(button(/^Most coins now/));
  await rerender({ view: { ...BASE, ...ROLLED } });
  await rerender({ view: { ...BASE, ...PAIRS } });
  expect(act).toHaveBeenCalledTimes(1);
});

test("five skulls: a tap on a player plunders", async () => {
  const { act } = shown({
    phase: "plunder",
    table: "kkkkk",
    acts: ["p1 plunder p2", "p1 plunder p3"],
    brings: { "p1 plunder p2": 9, "p1 plunder p3": 6 },
  });
  await userEvent.click(button(/^Bob 9 coins Take 9/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 plunder p2");
});

test("whoever watches has nothing to tap", () => {
  shown({ acts: [] }, { seat: 2, reader: { names: ["Anne", "Bob", "Cleo"], you: 2 } });
  for (const found of screen.getAllByRole("button"))
    expect(found.getAttribute("aria-haspopup")).toBe("dialog");
  expect(screen.getByRole("heading", { name: "Anne chooses dice" })).toBeTruthy();
});

test("while an act is under way nothing can be tapped", () => {
  shown(ROLLED, { ready: false });
  const acts = screen
    .getAllByRole("button")
    .filter((found) => !found.hasAttribute("aria-haspopup"));
  expect(acts).toHaveLength(6);
  for (const found of acts) expect(found).toHaveProperty("disabled", true);
});

test("every coin is shown where it is, and what changed", async () => {
  const { rerender } = shown(ROLLED);
  const pile = (name: string) => within(screen.getByRole("group", { name }));
  expect(pile("Box").getByText("30")).toBeTruthy();
  expect(pile("King").getByText("5")).toBeTruthy();
  await rerender({ view: { ...BASE, box: 24, king: 8, coins: [13, 9, 6], acts: [] } });
  expect(pile("Box").getByText("−6")).toBeTruthy();
  expect(pile("King").getByText("+3")).toBeTruthy();
  expect(pile("Anne").getByText("+3")).toBeTruthy();
  expect(pile("Bob").queryByText(/[+−]/)).toBeNull();
});

const paid = (seat: number, dice = "3cxxx") =>
  sampleTurn({
    seat,
    outcome: "penalty",
    delta: [0, 0, 0],
    details: { box: 0, king: 3, coins: [0, 0, 0] },
    steps: [sampleStep(`~ roll ${dice}`)],
    story: [{ id: "turn-kg-penalty", facts: { who: who(seat), n: 3 } }],
  });

test("every turn since one's own is a card that opens", async () => {
  shown({ ...ROLLED, last_turns: [paid(1), paid(2), paid(3)] });
  const cards = within(screen.getByRole("list", { name: "The last turns" })).getAllByRole("button");
  expect(cards.map(({ textContent }) => textContent?.trim().split(" ")[1])).toEqual([
    "You",
    "Bob",
    "Cleo",
  ]);
  await userEvent.click(cards[1]!);
  const sheet = within(screen.getByRole("dialog", { name: "Bob's turn" }));
  expect(sheet.getByText("Penalty! Bob pays the King 3 coins.")).toBeTruthy();
  expect(sheet.getByRole("img", { name: "a coin of 3, a cannon and 3 crossbones" })).toBeTruthy();
});

test("the roll-off tells who rolled what until the first turn is over", () => {
  const this_turn = [
    sampleStep("~ opening 1kkcx", { seat: 1 }),
    sampleStep("~ opening 1123x", { seat: 2 }),
    sampleStep("~ opening kk23x", { seat: 3 }),
    sampleStep("~ opening 1kccx", { seat: 1 }),
    sampleStep("~ opening 1123x", { seat: 3 }),
    sampleStep("~ roll 13kcx"),
  ];
  shown({ ...ROLLED, this_turn });
  const off = within(screen.getByRole("region", { name: "The most skulls begin" }));
  const said = off
    .getAllByRole("listitem")
    .map((item) => [...item.querySelectorAll(".name, .skulls")].map((part) => part.textContent));
  expect(said).toEqual([
    ["You", "2 skulls, then 1"],
    ["Bob", "no skull"],
    ["Cleo", "2 skulls, then none"],
  ]);
});

test("a tie-break round is announced, with whoever takes part in it", async () => {
  const tie = { ...BASE, ...ROLLED, tied: [1, 3], repeat: 2, box: 0 };
  const { rerender } = shown({ ...tie, extra: [1, 3] });
  const said = "Tied for the most coins: you and Cleo.";
  expect(screen.getByText(`${said} One more turn each, round 2.`)).toBeTruthy();
  await rerender({ view: { ...tie, extra: [1, 2, 3], repeat: 1 } });
  expect(screen.getByText(`${said} Everybody takes one more turn.`)).toBeTruthy();
});

test("when it is over the winner is marked and no dice lie there", () => {
  shown({ phase: "over", table: "", winners: [2], acts: [], to_act: null });
  expect(within(screen.getByRole("group", { name: "Bob" })).getByText("Winner")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "The turn" })).toBeNull();
});

test.each([
  ["cup", "You have the dice", "Anne has the dice"],
  ["opening", "You roll to see who begins", "Anne rolls to see who begins"],
  ["lot", "A lot decides who begins", "A lot decides who begins"],
])("the board speaks to whoever has the dice: %s", async (phase, own, others) => {
  const names = ["Anne", "Bob", "Cleo"];
  const { rerender } = shown({ phase, acts: [], parts: [] });
  expect(screen.getByRole("heading", { name: own })).toBeTruthy();
  await rerender({ reader: { names, you: 2 } });
  expect(screen.getByRole("heading", { name: others })).toBeTruthy();
});

test("whoever wins is told so", () => {
  shown({ phase: "over", table: "", winners: [1], acts: [], to_act: null, parts: [] });
  expect(within(screen.getByRole("group", { name: "Anne" })).getByText("You win")).toBeTruthy();
});

test("dice that ended a turn wait to be seen, and nothing else can be done", () => {
  const ended = paid(1);
  shown({ ...ROLLED, last_turns: [ended] }, { ended });
  const [said, ...more] = screen.getAllByText("Penalty! You pay the King 3 coins.");
  expect([said!.tagName, more]).toEqual(["H2", []]);
  expect(screen.queryByRole("button", { name: /^(Roll|Stop)/ })).toBeNull();
});

test("the first roll of one's own turn is made by hand", async () => {
  const roll = vi.fn();
  shown({ phase: "cup", table: "", cup: 5, acts: [], parts: [], locked: "" }, { roll });
  expect(screen.getByRole("heading", { name: "Your turn: roll the dice" })).toBeTruthy();
  await userEvent.keyboard("r");
  expect(roll).toHaveBeenCalledOnce();
});

test("coins that change hands are seen to travel, not those that lie there at first", async () => {
  const boxOf = HTMLElement.prototype.getBoundingClientRect;
  HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9 }) as DOMRect;
  HTMLElement.prototype.animate = () => ({ cancel: () => {} }) as Animation;
  const { rerender } = shown(PAIRS);
  const flying = () =>
    [...document.querySelectorAll<HTMLElement>("[data-travels]")].map(
      ({ dataset }) => dataset["travels"],
    );
  expect(flying()).toEqual([]);
  const view = { ...BASE, box: 28, king: 6, coins: [12, 8, 6], acts: [] };
  await rerender({ view, steps: [sampleStep("p1 pair 1c")] });
  expect(flying()).toEqual(["box king", "box seat-1", "seat-2 seat-1"]);
  document.querySelectorAll("[data-travels]").forEach((one) => one.remove());
  HTMLElement.prototype.getBoundingClientRect = boxOf;
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});
