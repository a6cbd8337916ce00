import type { Sentence, Sentences, Told } from "../board";
import { counted, joined, knowing, named, tellAnyGame, tellRoll, words } from "../tell";
import { FACES } from "./faces";

/** One step of Mille Sabords as a sentence for the log. */
export const sentence: Sentence = (line, told) => {
  const step = words(line);
  const { seat, verb, rest } = step;
  const letters = rest[0] ?? "";
  const who = seat === null ? "" : named(seat, told);
  switch (verb) {
    case "card":
      return tellCard(told.say(`web-ms-card-${letters}`), told);
    case "roll":
      return tellRoll(spoken(letters, told), "web-ms-told-roll", told);
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

/**
 * Steps that came together: dice rolled again and how they fell are one sentence, and a roll
 * that follows a roll by itself is one on the skull island.
 */
export const sentences: Sentences = (lines, told) =>
  joined(lines, (line, next, before, n) => {
    const [step, fallen] = [words(line), next === undefined ? undefined : words(next)];
    const dice = spoken(step.rest[0] ?? "", told);
    if (step.verb === "roll" && before !== undefined && words(before).verb === "roll") {
      return { said: told.say("web-ms-told-island", { dice }) };
    }
    if (step.verb !== "reroll" || fallen?.verb !== "roll") {
      return { said: sentence(line, knowing(lines, n, told, isRoll)) };
    }
    const who = named(step.seat, told);
    const facts = { who, again: dice, dice: spoken(fallen.rest[0] ?? "", told) };
    return { said: told.say("web-ms-told-rerolled", facts), both: true };
  });

/** In one turn a roll follows the card, and another roll one that led to the skull island. */
function isRoll(next: string): boolean {
  return next === "roll";
}

function tellCard(card: string, told: Told): string {
  if (!told.due) return told.say("web-ms-told-card", { card });
  return told.say("web-ms-told-card-of", { who: named(told.due, told), card });
}

/** Dice in words: "a coin and 2 skulls". */
export function spoken(letters: string, told: Told): string {
  return counted(letters, FACES, (face, n) => told.say(`web-ms-count-${face}`, { n }), told);
}
