import type { Component } from "svelte";
import GoldArmada from "../art/posters/GoldArmada.svelte";
import GoldUp from "../art/posters/GoldUp.svelte";
import KingsGold from "../art/posters/KingsGold.svelte";
import MilleSabords from "../art/posters/MilleSabords.svelte";
import { learn, type Part } from "../locale";
import type { BoardProps, GameKey, Room, Sentence, Sentences } from "./board";

/** A game on the shelf; what it takes to play it is fetched when somebody does. */
interface Shelved {
  key: GameKey;
  part: Part;
  Poster: Component;
  load: () => Promise<Room>;
}

type Fetched = [
  { default: Component<BoardProps<never>> },
  { sentence: Sentence; sentences?: Sentences },
];

function shelved(
  key: GameKey,
  part: Part,
  Poster: Component,
  fetch: () => Promise<Fetched>,
): Shelved {
  const load = async () => {
    const [[{ default: Board }, { sentence, sentences }]] = await Promise.all([
      fetch(),
      learn(part),
    ]);
    // A board is given the view of the table it is mounted at, which is its own game's.
    return { Board: Board as unknown as Room["Board"], sentence, sentences };
  };
  return { key, part, Poster, load };
}

export const GAMES: Shelved[] = [
  shelved("kings-gold", "kg", KingsGold, () =>
    Promise.all([import("./kings_gold/Board.svelte"), import("./kings_gold/sentences")]),
  ),
  shelved("mille-sabords", "ms", MilleSabords, () =>
    Promise.all([import("./mille_sabords/Board.svelte"), import("./mille_sabords/sentences")]),
  ),
  shelved("gold-armada", "ga", GoldArmada, () =>
    Promise.all([import("./gold_armada/Board.svelte"), import("./gold_armada/sentences")]),
  ),
  shelved("gold-up", "gu", GoldUp, () =>
    Promise.all([import("./gold_up/Board.svelte"), import("./gold_up/sentences")]),
  ),
];

export function shelf(key: string): Shelved | undefined {
  return GAMES.find((game) => game.key === key);
}
