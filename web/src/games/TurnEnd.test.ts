import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { MOVES } from "./mille_sabords/moves";
import { recent } from "./recent";
import { gameFacts, sampleStep, sampleTurn, who } from "./samples";
import TurnEnd from "./TurnEnd.svelte";

const BUST = sampleTurn({
  seat: 1,
  outcome: "bust",
  steps: ["~ card coin", "~ roll kksscdmp", "p1 reroll mp", "~ roll kd"].map((text) =>
    sampleStep(text),
  ),
  story: [{ id: "turn-ms-bust", facts: { who: who(1) } }],
});

test("the last dice of the turn lie there, with what they did", () => {
  const reader = { names: ["Anne", "Bob"], you: 1 };
  render(TurnEnd, { turn: BUST, reader, game: gameFacts("mille-sabords"), moves: MOVES });
  expect(screen.getByRole("status").textContent).toContain("You get nothing");
  const dice = within(screen.getByRole("group", { name: "The dice that ended the turn" }));
  expect(dice.getAllByRole("img")).toHaveLength(8);
  expect(dice.getAllByRole("img", { name: /skull/ })).toHaveLength(3);
});

test("a turn whose dice lie there is told once", () => {
  const [own, other, third] = [1, 2, 3].map((seat) => sampleTurn({ seat }));
  expect(recent([own!, other!, third!], 1, third)).toEqual([own, other]);
  expect(recent([other!, third!, BUST], 1, BUST)).toEqual([]);
  expect(recent([third!, own!, other!], 1)).toEqual([own, other]);
});
