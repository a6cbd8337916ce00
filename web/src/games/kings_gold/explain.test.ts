import { fireEvent, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { closeExplanation } from "../explain.svelte";
import Explanation from "../Explanation.svelte";
import { PAIRS, ROLLED, shown } from "./samples";

afterEach(closeExplanation);

/** The board with the sheet that explains, as at a table. */
function laid(over: object = {}, props: object = {}) {
  render(Explanation);
  return shown(over, props);
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

function told(): string {
  flushSync();
  return screen.getByRole("dialog").textContent?.replace(/\s+/g, " ") ?? "";
}

test("the box, the King and the purses say what they are", async () => {
  laid(ROLLED);
  await userEvent.click(button(/^Box 30 coins/));
  expect(told()).toContain("When the box is empty, the play ends");
  expect(told()).toContain("30 coins are left.");
  await userEvent.click(button("Close"));
  await userEvent.click(button(/^King 5 coins/));
  expect(told()).toContain("his coins count for nobody");
  await userEvent.click(button("Close"));
  await userEvent.click(button(/^Anne 10 coins/));
  expect(told()).toContain("You have 10 coins.");
  expect(told()).toContain("Others rob you");
  await userEvent.click(button("Close"));
  await userEvent.click(button(/^Bob 9 coins/));
  expect(told()).toContain("Bob has 9 coins.");
  expect(told()).toContain("A coin with a skull robs another player");
});

test("a purse that can be robbed is explained by a right click, and not robbed", async () => {
  const { act } = laid({
    phase: "plunder",
    table: "kkkkk",
    acts: ["p1 plunder p2", "p1 plunder p3"],
    brings: { "p1 plunder p2": 9, "p1 plunder p3": 6 },
  });
  await fireEvent.contextMenu(button(/^Bob 9 coins Take 9/));
  expect(told()).toContain("Bob has 9 coins.");
  expect(act).not.toHaveBeenCalled();
});

test("a die says what it shows, and what a tap does", async () => {
  laid(ROLLED);
  await fireEvent.contextMenu(button("coin 3, to be rolled"));
  expect(told()).toContain("it takes three coins from the box");
  expect(told()).toContain("A tap holds this die.");
});

test("stuck crossbones name the rule that sticks them", async () => {
  laid(ROLLED);
  await userEvent.click(button("crossbones, stuck"));
  expect(told()).toContain("A die showing crossbones is stuck until the end of the turn.");
});

test("a die without a partner has no effect, and says so", async () => {
  laid({ ...PAIRS, table: "3kkcx", acts: ["p1 pair 3c"], brings: { "p1 pair 3c": 3 } });
  await userEvent.click(screen.getAllByRole("button", { name: "skull" })[0]!);
  expect(told()).toContain("Dice without a partner have no effect.");
});

test("the dice of others say whose turn it is", async () => {
  const reader = { names: ["Anne", "Bob", "Cleo"], you: 2 };
  laid({ acts: [] }, { seat: 2, reader });
  await userEvent.click(button("cannon"));
  expect(told()).toContain("It is Anne's turn");
});

test("with every die held, the button to roll says why it cannot be used", async () => {
  const { act } = laid(ROLLED);
  await userEvent.keyboard("1234");
  await userEvent.click(button(/^Roll again/));
  expect(told()).toContain("Choose at least one die to roll again, or stop.");
  expect(act).not.toHaveBeenCalled();
});

test("the rolls left, a tie and the roll-off are explained", async () => {
  laid({ ...ROLLED, tied: [1, 3], extra: [1, 2, 3], repeat: 1, box: 0 });
  await userEvent.click(button("2 rolls left"));
  expect(told()).toContain("A turn has up to 3 rolls.");
  await userEvent.click(button("Close"));
  await userEvent.click(button(/^Tied for the most coins/));
  expect(told()).toContain("cannons bring nothing in these turns");
});
