import type { Sentence, Sentences, Told } from "../board";
import { counted, joined, knowing, named, seatOf, tellAnyGame, tellRoll, words } from "../tell";
import { FACES } from "./faces";

/** One step of King's Gold as a sentence for the log. */
export const sentence: Sentence = (line, told) => {
  const step = words(line);
  const { seat, verb, rest } = step;
  const letters = rest[0] ?? "";
  const who = seat === null ? "" : named(seat, told);
  switch (verb) {
    case "opening":
      return told.say("web-kg-told-opening", {
        dice: spoken(letters, told),
        n: letters.split("k").length - 1,
      });
    case "first":
      return told.say("web-kg-told-first", { who: named(seatOf(letters), told) });
    case "roll":
      return tellRoll(spoken(letters, told), "web-kg-told-roll", told);
    case "reroll":
      return told.say("web-kg-told-reroll", { who, dice: spoken(letters, told) });
    case "stop":
      return told.say("web-kg-told-stop", { who });
    case "pair": {
      const n = Number(/[123]/.exec(letters)?.[0] ?? 0);
      const victim = seatOf(rest[1]);
      if (victim === null) return told.say("web-kg-told-cannon", { who, n });
      return told.say("web-kg-told-skull", { who, n, victim: named(victim, told) });
    }
    case "plunder":
      return told.say("web-kg-told-plunder", { who, victim: named(seatOf(letters), told) });
    default:
      return tellAnyGame(step, told) ?? line;
  }
};

/** Steps that came together: dice rolled again and how they fell are one sentence. */
export const sentences: Sentences = (lines, told) =>
  joined(lines, (line, next, _before, n) => {
    const [step, fallen] = [words(line), next === undefined ? undefined : words(next)];
    if (step.verb !== "reroll" || fallen?.verb !== "roll") {
      return { said: sentence(line, knowing(lines, n, told)) };
    }
    const again = spoken(step.rest[0] ?? "", told);
    const dice = spoken(fallen.rest[0] ?? "", told);
    const facts = { who: named(step.seat, told), again, dice };
    return { said: told.say("web-kg-told-rerolled", facts), both: true };
  });

/** Dice in words: "a coin and 2 skulls". */
export function spoken(letters: string, told: Told): string {
  return counted(letters, FACES, (face, n) => told.say(`web-kg-count-${face}`, { n }), told);
}
