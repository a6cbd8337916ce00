import type { Sentence, Told } from "../board";
import { counted, named, tellAnyGame, words } from "../tell";
import { FACES } from "./faces";

/** One step of Mille Sabords as a sentence for the log. */
export const sentence: Sentence = (line, told) => {
  const step = words(line);
  const { seat, verb, rest } = step;
  const letters = rest[0] ?? "";
  const who = seat === null ? "" : named(seat, told);
  switch (verb) {
    case "card":
      return told.say("web-ms-told-card", { card: told.say(`web-ms-card-${letters}`) });
    case "roll":
      return told.say("web-ms-told-roll", { dice: spoken(letters, told) });
    case "reroll":
      return told.say("web-ms-told-reroll", { who, dice: spoken(letters, told) });
    case "lay":
      return told.say("web-ms-told-lay", { who, dice: spoken(letters, told) });
    case "lift":
      return told.say("web-ms-told-lift", { who, dice: spoken(letters, told) });
    case "stop":
      return told.say("web-ms-told-stop", { who });
    default:
      return tellAnyGame(step, told) ?? line;
  }
};

/** Dice in words: "a coin and 2 skulls". */
export function spoken(letters: string, told: Told): string {
  return counted(letters, FACES, (face, n) => told.say(`web-ms-count-${face}`, { n }), told);
}
