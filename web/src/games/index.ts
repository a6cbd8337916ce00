import type { Component } from "svelte";
import { learn, type Part } from "../locale";
import type { BoardProps, GameKey, Room, Sentence } from "./board";

/** A game on the shelf; what it takes to play it is fetched when somebody does. */
interface Shelved {
  key: GameKey;
  part: Part;
  load: () => Promise<Room>;
}

type Fetched = [{ default: Component<BoardProps<never>> }, { sentence: Sentence }];

function shelved(key: GameKey, part: Part, fetch: () => Promise<Fetched>): Shelved {
  const load = async () => {
    const [[{ default: Board }, { sentence }]] = await Promise.all([fetch(), learn(part)]);
    // A board is given the view of the table it is mounted at, which is its own game's.
    return { Board: Board as unknown as Room["Board"], sentence };
  };
  return { key, part, load };
}

const plain = (): Promise<Fetched> => Promise.all([import("./Plain.svelte"), import("./plain")]);

export const GAMES: Shelved[] = [
  shelved("kings-gold", "kg", plain),
  shelved("mille-sabords", "ms", plain),
  shelved("gold-armada", "ga", plain),
  shelved("gold-up", "gu", plain),
];

export function shelf(key: string): Shelved | undefined {
  return GAMES.find((game) => game.key === key);
}
