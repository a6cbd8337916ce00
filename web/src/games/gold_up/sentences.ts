import type { Sentence, Sentences, Told } from "../board";
import { named, seatOf, tellAnyGame, words, type Words } from "../tell";
import { chests, keys } from "./words";

/** One step of Gold Up as a sentence for the log; a card not seen is a hidden key. */
export const sentence: Sentence = (line, told) => {
  const step = words(line);
  const { seat, verb, rest } = step;
  const [first = "", second = ""] = rest;
  const who = seat === null ? "" : named(seat, told);
  switch (verb) {
    case "key": {
      const facts = { who: named(seatOf(first), told), key: keys(second, told) };
      return told.say("web-gu-told-key", facts);
    }
    case "chest":
      return capital(told.say("web-gu-told-chest", { chest: chests(first, told) }));
    case "lose":
      return told.say("web-gu-told-lose", { key: keys(first, told) });
    case "draw":
      return told.say("web-gu-told-draw", { who });
    case "take":
      return told.say("web-gu-told-take", { who, series: first, keys: keys(rest[2] ?? "", told) });
    case "rob-keys":
      return told.say("web-gu-told-rob-keys", { who, victim: named(seatOf(first), told) });
    case "rob-chests": {
      const victim = named(seatOf(first), told);
      if (!rest.includes("with")) return told.say("web-gu-told-rob-nothing", { who, victim });
      const facts = { who, victim, chests: chests(second, told), keys: keys(rest[3] ?? "", told) };
      return told.say("web-gu-told-rob-chests", facts);
    }
    default:
      return tellAnyGame(step, told) ?? line;
  }
};

/** A run of steps: the cards that follow an act belong to its sentence, a deal is one. */
export const sentences: Sentences = (lines, told) => {
  const said: string[] = [];
  const steps = lines.map(words);
  for (let n = 0; n < steps.length;) {
    const step = steps[n] as Words;
    const dealt = run(steps, n, "key");
    if (isDeal(steps.slice(n, n + dealt))) {
      const laid = run(steps, n + dealt, "chest");
      said.push(told.say("web-gu-told-deal", { n: dealt, chests: laid }));
      n += dealt + laid;
    } else if (step.verb === "chest") {
      const laid = run(steps, n, "chest");
      const letters = steps.slice(n, n + laid).map(({ rest }) => rest[0] ?? "");
      said.push(told.say("web-gu-told-chests", { chests: chests(letters.join(""), told) }));
      n += laid;
    } else if (step.verb === "draw" && isDrawn(steps, n + 1)) {
      const drawn = run(steps, n + 1, "key");
      const letters = steps.slice(n + 1, n + 1 + drawn).map(({ rest }) => rest[1] ?? "");
      const facts = { who: named(step.seat, told), keys: keys(letters.join(""), told) };
      said.push(told.say("web-gu-told-drawn", facts));
      n += 1 + drawn;
    } else if (step.verb === "rob-keys" && run(steps, n + 1, "lose")) {
      const lost = run(steps, n + 1, "lose");
      const letters = steps.slice(n + 1, n + 1 + lost).map(({ rest }) => rest[0] ?? "");
      said.push(robbed(step, letters.join(""), told));
      n += 1 + lost;
    } else {
      said.push(sentence(lines[n] ?? "", told));
      n += 1;
    }
  }
  return said;
};

/** How many steps of this kind follow each other from here. */
function run(steps: Words[], from: number, verb: string): number {
  const end = steps.findIndex((step, n) => n >= from && step.verb !== verb);
  return (end < 0 ? steps.length : end) - from;
}

/** Keys for different seats in turn are dealt; keys for one seat are drawn. */
function isDeal(dealt: Words[]): boolean {
  return new Set(dealt.map(({ rest }) => rest[0])).size > 1;
}

/** Whether keys follow here that are not those of a deal. */
function isDrawn(steps: Words[], from: number): boolean {
  const coming = run(steps, from, "key");
  return coming > 0 && !isDeal(steps.slice(from, from + coming));
}

function robbed(step: Words, letters: string, told: Told): string {
  const victim = named(seatOf(step.rest[0]), told);
  const facts = { who: named(step.seat, told), victim, keys: keys(letters, told) };
  return told.say("web-gu-told-robbed", facts);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
