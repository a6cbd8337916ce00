// Games, steps and turns for tests.
import type { Step, Turn } from "../net/messages.gen";
import { BUILT_IN } from ".";
import type { GameFacts } from "./board";

/** What the client knows of a built-in game. */
export function gameFacts(key: string): GameFacts {
  const found = BUILT_IN.find((game) => game.key === key);
  if (!found) throw new Error(`no game called ${key}`);
  return found;
}

/** A step as the server sends it, from its notation. */
export function sampleStep(text: string, more: Partial<Step> = {}): Step {
  const [who = "", ...words] = text.split(" ");
  const by = who === "~" ? null : Number(who.slice(1));
  return { seat: by ?? 1, by, words, text, story: [], summary: null, ...more };
}

export function sampleTurn(more: Partial<Turn> = {}): Turn {
  return { seat: 1, outcome: "", delta: [], steps: [], story: [], details: {}, ...more };
}

/** The fact that a sentence is about this seat. */
export function who(seat: number) {
  return { kind: "seat" as const, seat };
}
