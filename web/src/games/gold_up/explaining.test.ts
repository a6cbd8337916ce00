import { configure, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { say } from "../../locale";
import { closeExplanation } from "../explain.svelte";
import Explanation from "../Explanation.svelte";
import { answer, answering, example } from "./example";
import { button, inside, laid, sheet } from "./laid";

// What is hidden is the browser tests' to say: asking the styles of every stroke takes seconds here.
configure({ defaultHidden: true });
const user = userEvent.setup();

afterEach(closeExplanation);

/** What a list of amounts says, row by row. */
function rows(inside: HTMLElement): string[] {
  return [...inside.querySelectorAll("dl > div")].map((row) =>
    (row.textContent ?? "").replace(/\s+/g, " ").trim(),
  );
}

test("a score says what it is made of, to each in their own words", async () => {
  laid(example());
  await user.click(button(/^158 of 300 gold/));
  const jack = sheet("Gold of Jack");
  expect(rows(jack).map((row) => row.replace(/^[WRB] /, ""))).toEqual([
    "Finished rounds 140",
    "2 white chests 2 × 5 = 10",
    "a red chest 8",
    "Together 158",
  ]);
  expect(jack.textContent).toContain(say("gu.target"));
  await user.click(within(jack).getByRole("button", { name: "Close" }));
  await user.click(button(/^125 of 300 gold/));
  expect(sheet("Your gold")).toBeTruthy();
});

test("what opening a series brings is added up, also for somebody who waits", async () => {
  laid(example({ to_act: 2, seat: 2, kinds: {}, acts: [] }));
  await user.click(button(/^Series 1,/));
  const panel = screen.getByRole("region", { name: "Series 1" });
  const sum = panel.querySelector("p")?.textContent ?? "";
  expect(sum.replace(/[A-Z]|\s+/g, "")).toBe("2×5+8=18");
  expect(within(panel).queryByRole("button", { name: /^Open the chests/ })).toBeNull();
});

test("a series says which keys are missing, with jokers counted", async () => {
  laid(example());
  await user.click(button(/^Series 7,/));
  const jokered = "You have no key for these: a red key, a green key and a purple key.";
  expect(screen.getByText(`${jokered} Your joker stands for one of them.`)).toBeTruthy();
  await user.keyboard("2");
  expect(screen.getByText(/^You have no key for these: a blue key and a green key\./)).toBeTruthy();
  await user.keyboard("1");
  expect(screen.queryByText(/You have no key/)).toBeNull();
});

test("cards of the hand say what they do", async () => {
  render(Explanation);
  laid(example());
  const hand = inside("Your hand, 6 cards");
  for (const [card, line] of [
    ["2 white keys", "5 chests of this colour are on the table now."],
    ["a joker", say("gu.joker")],
    ["a key thief", say("gu.key-thief")],
    ["a chest thief", "You can play it now; that is your turn."],
  ] as const) {
    await user.click(hand.getByRole("button", { name: card }));
    const open = screen.getByRole("dialog");
    expect(open.textContent).toContain(line);
    await user.click(within(open).getByRole("button", { name: "Close" }));
  }
});

test("a thief that cannot be played says why, on its card and on its button", async () => {
  render(Explanation);
  const problem = { problem: "gu.chests-in-front", clause: "gu.chests-in-front" };
  const ask = vi.fn((prefix: string) =>
    prefix === "rob-chests" ? answering(prefix, problem) : answer(prefix),
  );
  const { act } = laid(example({ kinds: { draw: 1, take: 4, "rob-keys": 2 } }), { ask });
  await waitFor(() =>
    expect(button("Play a chest thief").getAttribute("aria-disabled")).toBe("true"),
  );
  for (const asked of [button("Play a chest thief"), button("a chest thief")]) {
    await user.click(asked);
    const open = screen.getByRole("dialog");
    expect(open.textContent).toContain(say("gu.chests-in-front"));
    await user.click(within(open).getByRole("button", { name: "Close" }));
  }
  expect(act).not.toHaveBeenCalled();
});

test("a chest on the table is explained by a right click, which opens nothing", async () => {
  render(Explanation);
  laid(example());
  await fireEvent.contextMenu(button(/^Place d:/));
  expect(sheet("a blue chest").textContent).toContain("It holds 10 gold.");
  expect(screen.queryByRole("region", { name: /^Series/ })).toBeNull();
});

test("hands, chests and the round say what they are", async () => {
  render(Explanation);
  laid(example());
  for (const [name, title, line] of [
    [
      "Hand of Jack: a white key and 4 hidden keys",
      "Hand of Jack",
      "Jack holds a white key and 4 hidden keys.",
    ],
    [
      "Chests of Jack: 2 white chests and a red chest",
      "Chests of Jack",
      "They lie open in front of Jack",
    ],
    ["Your chests: a white chest", "Your chests", "They lie open in front of you"],
    ["Round 2", "Round 2", "Jack began this round."],
  ] as const) {
    await user.click(button(name));
    expect(sheet(title).textContent).toContain(line);
    await user.click(within(sheet(title)).getByRole("button", { name: "Close" }));
  }
});

test("the known bottom of the key pile is shown in order", async () => {
  laid(example());
  await user.click(button("Key pile: 40 cards"));
  const pile = sheet("Key pile: 40 cards");
  expect(pile.textContent).toContain(say("gu.keys-under"));
  const known = within(within(pile).getByRole("list")).getAllByRole("img");
  expect(known.map((card) => card.getAttribute("aria-label"))).toEqual([
    "a white key",
    "a joker",
    "a key thief",
  ]);
});

test("the chest pile says what is still to come", async () => {
  laid(example());
  await user.click(button("Chest pile: 5 chests"));
  const pile = sheet("Chest pile: 5 chests");
  expect(pile.textContent).toContain(say("gu.round-end"));
  expect(within(pile).getByRole("img", { name: "3 white chests" })).toBeTruthy();
});

test("a seat that cannot be robbed says why", async () => {
  render(Explanation);
  laid(example());
  await user.click(button("Play a chest thief"));
  await user.click(await screen.findByRole("button", { name: /^Rob Mary/ }));
  expect(sheet("Rob Mary").textContent).toContain(say("gu.keys-in-hand"));
});
