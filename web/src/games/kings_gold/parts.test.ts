import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { PAIRS, ROLLED, shown } from "./samples";
import { added, signed } from "./sums";

const line = (name: RegExp) => screen.getByRole("button", { name });
const sheet = (name: string) => within(screen.getByRole("dialog", { name }));

test("numbers add up in words", () => {
  expect(added([3])).toBe("3");
  expect(added([3, 1])).toBe("3 + 1 = 4");
  expect(added([1, -3])).toBe("1 − 3 = −2");
  expect(added([])).toBe("0");
  expect([signed(2), signed(0), signed(-3)]).toEqual(["+2", "0", "−3"]);
});

test("what stopping brings is shown in short before one stops", () => {
  shown(ROLLED);
  const name = line(/^If you stop now/).textContent?.replace(/\s+/g, " ");
  expect(name).toContain("+1");
  expect(name).toContain("+3");
  const dice = within(line(/^If you stop now/)).getAllByRole("img");
  expect(dice.map((row) => row.getAttribute("aria-label"))).toEqual([
    "a coin of 1 and a cannon",
    "a coin of 3 and a skull",
  ]);
});

test("a tap says it in full: from the box, for the King, and whom one can rob", async () => {
  shown(ROLLED);
  await userEvent.click(line(/^If you stop now/));
  const said = sheet("If you stop now");
  expect(said.getByText(/^A coin with a cannon: one coin from the box for you, 1 /)).toBeTruthy();
  expect(said.getByText("A coin with a skull: up to 3 coins from another player.")).toBeTruthy();
  expect(said.getByText("Bob has 9 coins: 3 to take")).toBeTruthy();
  expect(said.getByText("Cleo has 6 coins: 3 to take")).toBeTruthy();
  expect(said.queryByText(/^You have/)).toBeNull();
  expect(said.getByText("In all: +4 for you, +1 for the King.")).toBeTruthy();
  expect(said.getByText(/^These pairs bring the most. You choose/)).toBeTruthy();
  await userEvent.click(said.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("those who watch see it too, and what they stand to lose", async () => {
  const reader = { names: ["Anne", "Bob", "Cleo"], you: 2 };
  shown({ acts: [] }, { seat: 2, reader });
  await userEvent.click(line(/^If Anne stops now/));
  const said = sheet("If Anne stops now");
  expect(said.getByText("You have 9 coins: 3 to take")).toBeTruthy();
  expect(said.getByText("In all: +4 for Anne, +1 for the King.")).toBeTruthy();
});

test("a second theft counts with what the first has left", async () => {
  const theft = (coins: number[], robs: number[]) => {
    return { kind: "skull", dice: "3k", box: 0, king: 0, coins, robs };
  };
  const parts = [theft([3, 0, -3], [0, 1, 3]), theft([1, -1, 0], [0, 1, 0])];
  shown({ ...ROLLED, coins: [0, 1, 3], table: "33kkx", parts, stop_brings: 4 });
  await userEvent.click(line(/^If you stop now/));
  const said = sheet("If you stop now");
  expect(said.getByText("Cleo has 3 coins: 3 to take")).toBeTruthy();
  expect(said.getByText("Cleo has nothing")).toBeTruthy();
});

test.each([
  ["king", "king", 12, "Five coins: the King's whole pile, 12 coins."],
  ["broadside", "broadside", 30, /^Five cannons: all that is left in the box, 30 coins/],
  ["penalty", "nothing", -3, "No combination: a penalty. You pay the King 3 coins."],
  ["penalty", "crossbones", -1, "Three crossbones: a penalty. You pay the King one coin."],
])("stopping with %s (%s)", async (stopping, kind, n, text) => {
  const part = { kind, dice: "kkkkk", box: 0, king: -n, coins: [n, 0, 0], robs: [] };
  shown({ ...ROLLED, stopping, stop_brings: n, parts: [part] });
  await userEvent.click(line(/^If you stop now/));
  expect(sheet("If you stop now").getByText(text)).toBeTruthy();
});

test("five skulls list what everybody has", async () => {
  const part = { kind: "plunder", dice: "kkkkk", box: 0, king: 0 };
  const parts = [{ ...part, coins: [9, -9, 0], robs: [0, 9, 6] }];
  shown({ ...ROLLED, stopping: "plunder", stop_brings: 9, parts });
  await userEvent.click(line(/^If you stop now/));
  const said = sheet("If you stop now");
  expect(said.getByText("Five skulls: all that one player has.")).toBeTruthy();
  expect(said.getByText("Cleo has 6 coins: 6 to take")).toBeTruthy();
});

test("a pair that the penalty more than eats up is called a loss", () => {
  const parts = [
    { kind: "cannon", dice: "1c", box: -2, king: 1, coins: [1, 0, 0], robs: [] },
    { kind: "crossbones", dice: "xxx", box: 0, king: 3, coins: [-3, 0, 0], robs: [] },
  ];
  shown({ ...ROLLED, stop_brings: -2, parts });
  expect(
    screen.getByRole("button", { name: /^Stop Pairs and the penalty: 1 − 3 = −2/ }),
  ).toBeTruthy();
});

test("while one pairs, the button says what brings the most; others see the parts", () => {
  shown(PAIRS);
  expect(screen.queryByRole("button", { name: /^The most these dice/ })).toBeNull();
  document.body.replaceChildren();
  shown({ ...PAIRS, acts: [], most: [] }, { seat: 2 });
  expect(screen.getByRole("button", { name: /^The most these dice/ })).toBeTruthy();
});
