import { TABLE, type Moves } from "../dice.svelte";

/** Where dice lie on the treasure island. */
export const ISLAND = "island";

/** What the words of a step do to the dice. */
export const MOVES: Moves = {
  roll: { kind: "fall" },
  reroll: { kind: "cup" },
  lay: { kind: "move", from: TABLE, to: ISLAND },
  lift: { kind: "move", from: ISLAND, to: TABLE },
};
