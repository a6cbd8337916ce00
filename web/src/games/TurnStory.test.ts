import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { MOVES } from "./mille_sabords/moves";
import { gameFacts, sampleStep, sampleTurn, who } from "./samples";
import TurnStory from "./TurnStory.svelte";

const reader = { names: ["Anne", "Bob", "Cleo"], you: 1 };
const game = gameFacts("mille-sabords");

function bust(seat: number) {
  const story = [{ id: "turn-ms-bust", facts: { who: who(seat) } }];
  const roll = sampleStep("~ roll kkkssssd", {
    seat,
    story: [{ id: "story-ms-bust", facts: { who: who(seat), skulls: 3 } }],
  });
  return sampleTurn({ seat, outcome: "bust", steps: [roll], story });
}

const cards = () =>
  within(screen.getByRole("list", { name: "The last turns" })).getAllByRole("button");

test("a card for each turn, in order, the newest ones announced", async () => {
  const given = { reader, game, moves: MOVES, bad: ["bust"] };
  const { rerender } = render(TurnStory, { ...given, turns: [bust(2)] });
  expect(cards()).toHaveLength(1);
  await rerender({ ...given, turns: [bust(2), bust(3), bust(1)] });
  expect(cards().map(({ textContent }) => /Bob|Cleo|You/.exec(textContent ?? "")?.[0])).toEqual([
    "Bob",
    "Cleo",
    "You",
  ]);
  expect(screen.getByRole("status").contains(cards()[0]!)).toBe(true);
});

test("a tap opens the whole turn, and Close closes it", async () => {
  render(TurnStory, { reader, game, moves: MOVES, turns: [bust(2), bust(1)] });
  await fireEvent.click(cards()[0]!);
  const sheet = within(screen.getByRole("dialog", { name: "Bob's turn" }));
  expect(sheet.getAllByRole("listitem")).toHaveLength(1);
  expect(sheet.getByText("The third skull! Bob gets nothing.")).toBeTruthy();
  await fireEvent.click(sheet.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await fireEvent.click(cards()[1]!);
  expect(screen.getByRole("dialog", { name: "Your turn" })).toBeTruthy();
});

test("without turns there is nothing", () => {
  render(TurnStory, { reader, turns: [] });
  expect(screen.queryByRole("list")).toBeNull();
});
