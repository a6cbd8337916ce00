// Acts on offer, as the server writes them: `p1 reroll mp`.

import { sorted } from "./dice.svelte";

/** An act on offer, word by word. */
export interface Offer {
  text: string;
  /** What would be done. */
  word: string;
  /** With what, or to whom. */
  rest: readonly string[];
}

export function offer(text: string): Offer {
  const [, word = "", ...rest] = text.split(" ");
  return { text, word, rest };
}

/** The act on offer that does this with exactly these dice. */
export function offered(
  acts: readonly string[],
  word: string,
  dice: readonly { face: string }[] = [],
): string | undefined {
  const wanted = sorted(dice.map((die) => die.face));
  return acts.find((act) => {
    const { word: said, rest } = offer(act);
    return said === word && rest.length < 2 && sorted(rest[0] ?? "") === wanted;
  });
}

/** What acts of this kind are about: `["mp", "m"]` of `p1 reroll mp` and `p1 reroll m`. */
export function objects(acts: readonly string[], word: string): string[] {
  return acts.map(offer).flatMap(({ word: said, rest }) => (said === word ? [rest[0] ?? ""] : []));
}

/** `p3` is seat 3; anything else is none. */
export function seatOf(word: string | undefined): number | null {
  const found = /^p(\d+)$/.exec(word ?? "");
  return found ? Number(found[1]) : null;
}
