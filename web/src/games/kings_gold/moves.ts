import type { Moves } from "../dice.svelte";

/** What the words of a step do to the dice. */
export const MOVES: Moves = {
  roll: { kind: "fall" },
  reroll: { kind: "cup" },
  pair: { kind: "gone" },
};
