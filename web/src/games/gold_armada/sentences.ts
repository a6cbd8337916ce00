import type { Sentence, Sentences, Told } from "../board";
import { knowing, listed, named, tellAnyGame, tellRoll, words, type Words } from "../tell";

const NAMES = { b: "barrel", p: "parrot", r: "rum", c: "cannon", h: "hook", o: "compass" };

/** One step of Gold Armada as a sentence for the log. */
export const sentence: Sentence = (line, told) => {
  const step = words(line);
  const { seat, verb, rest } = step;
  const who = seat === null ? "" : named(seat, told);
  const letters = rest[0] ?? "";
  switch (verb) {
    case "roll":
      return tellRoll(spoken(letters, told), "web-ga-told-roll", told);
    case "reroll":
      return told.say("web-ga-told-reroll", { who, dice: spoken(letters, told) });
    case "stop":
      return told.say("web-ga-told-stop", { who });
    case "take":
      return told.say("web-ga-told-take", { who, pier: told.say(`web-ga-name-${letters}`) });
    case "decline":
      return told.say("web-ga-told-decline", { who });
    default:
      return tellAnyGame(step, told) ?? line;
  }
};

/**
 * A run of steps: dice rolled again and how they fell are one sentence, and a roll that begins a
 * turn right after rolling tells that the turn before brought no doubloon.
 */
export const sentences: Sentences = (lines, told) => {
  const said: string[] = [];
  const steps = lines.map(words);
  let who: number | null = null;
  steps.forEach((step, n) => {
    const before = steps[n - 1]?.verb;
    if (step.verb === "roll" && before === "reroll") return;
    if (step.verb === "roll" && (before === "roll" || before === "stop")) {
      said.push(who === null ? told.say("web-ga-told-none") : without(who, told));
    }
    who = step.seat ?? (before === "reroll" ? who : null);
    const next = steps[n + 1];
    if (step.verb === "reroll" && next?.verb === "roll") said.push(rerolled(step, next, told));
    else said.push(sentence(lines[n] ?? "", knowing(lines, n, told)));
  });
  return said;
};

function without(seat: number, told: Told): string {
  return told.say("web-ga-told-none-of", { who: named(seat, told) });
}

function rerolled({ seat, rest }: Words, fallen: Words, told: Told): string {
  const [again, dice] = [spoken(rest[0] ?? "", told), spoken(fallen.rest[0] ?? "", told)];
  return told.say("web-ga-told-rerolled", { who: named(seat, told), again, dice });
}

/** Dice in words: "a barrel and 2 hooks". */
function spoken(letters: string, told: Told): string {
  const parts = Object.entries(NAMES).flatMap(([letter, name]) => {
    const n = letters.split(letter).length - 1;
    return n ? [told.say(`web-ga-symbol-${name}`, { n })] : [];
  });
  return listed(parts, told);
}
