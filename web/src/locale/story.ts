// A game's story in words, exactly as src/doubloon/locales/telling.py finds them: each sentence
// is a message of the catalogues, filled with its facts.

import type { Sentence } from "../net/messages.gen";
import { say, type Facts } from "./say.svelte";

type Fact = Sentence["facts"][string];

/** What a message sees instead of a name where the reader sits; the same in every language. */
const YOU = "you";

/** Somebody to whom a story is told. */
export interface Reader {
  /** By seat: names[0] is the player in seat 1. */
  names: readonly string[];
  /** The reader's own seat; null: nobody is called `you`. */
  you: number | null;
}

/** The sentence in words; its first letter is a capital, whoever it is about. */
export function tell(sentence: Sentence, reader: Reader): string {
  return capital(say(sentence.id, factsOf(sentence.facts, reader)));
}

export function tellAll(story: readonly Sentence[], reader: Reader): string[] {
  return story.map((sentence) => tell(sentence, reader));
}

/** Dice, keys or chests in words: each kind is the message `<of>-<letter>`, with its number. */
export function pieces(of: string, letters: string): string {
  const kinds = [...new Set(letters)];
  return joinList(
    kinds.map((letter) => say(`${of}-${letter}`, { n: letters.split(letter).length - 1 })),
  );
}

/** `a`, `a and b`, `a, b and c`. */
export function joinList(parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return say("list-nothing");
  if (parts.length === 1) return last;
  return say("list-and", { first: parts.slice(0, -1).join(", "), last });
}

function factsOf(facts: Sentence["facts"], reader: Reader): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, factOf(fact, reader)]),
  );
}

function factOf(fact: Fact, reader: Reader): string | number {
  if (typeof fact !== "object") return fact;
  switch (fact.kind) {
    case "seat":
      return fact.seat === reader.you ? YOU : nameOf(fact.seat, reader);
    case "pieces":
      return pieces(fact.of, fact.letters);
    case "words":
      return say(fact.id, factsOf(fact.facts, reader));
    case "list":
      return joinList(fact.list.map((one) => String(itemOf(one, reader))));
  }
}

/** A fact in a list, where no message chooses its form: the reader is `you` in words. */
function itemOf(fact: Fact, reader: Reader): string | number {
  const isReader = typeof fact === "object" && fact.kind === "seat" && fact.seat === reader.you;
  return isReader ? say("list-you") : factOf(fact, reader);
}

function nameOf(seat: number, { names }: Reader): string {
  return names[seat - 1] ?? say("web-dice-seat", { seat });
}

function capital(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}
