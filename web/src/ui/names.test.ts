import { expect, test } from "vitest";
import { levelChoice } from "./names";

const game = {
  levels: ["cabin-boy", "deckhand", "bosun"],
  strengths: { deckhand: 0.8612 },
  weakened: [],
};

test("a level is offered with what it wins against the one below", () => {
  expect(levelChoice(game, "deckhand")).toBe("Deckhand · 86 % against Cabin boy");
});

test("the weakest, and a level nobody measured, are offered by name", () => {
  expect(levelChoice(game, "cabin-boy")).toBe("Cabin boy");
  expect(levelChoice(game, "bosun")).toBe("Bosun");
});

test("a level that cannot play at its strength on this server says so, and promises nothing", () => {
  const without = { ...game, weakened: ["deckhand"] };
  expect(levelChoice(without, "deckhand")).toBe("Deckhand · weaker on this server");
});
