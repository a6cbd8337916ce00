import { afterEach, beforeAll, expect, test } from "vitest";
import { say, speak } from "../../locale";
import { sentence, sentences } from "./sentences";

const told = { names: ["Anne", "Jack"], say };

beforeAll(async () => {
  await speak("fr");
  await speak("en");
});
afterEach(() => speak("en"));

const STEPS: [string, string, string][] = [
  ["~ key p1 w", "Anne gets a white key.", "Anne reçoit une clé blanche."],
  ["~ key p2 ?", "Jack gets a hidden key.", "Jack reçoit une clé cachée."],
  ["~ chest y", "A yellow chest is laid out.", "Un coffre jaune est posé sur la table."],
  ["~ lose K", "The thief gets a key thief.", "Le voleur obtient un voleur de clés."],
  ["~ lose ?", "The thief gets a hidden key.", "Le voleur obtient une clé cachée."],
  ["p1 draw", "Anne goes to the key pile.", "Anne va à la pile de clés."],
  [
    "p1 take 6 with wwrbj",
    "Anne opens series 6 with 2 white keys, a red key, a blue key and a joker.",
    "Anne ouvre la série 6 avec 2 clés blanches, une clé rouge, une clé bleue et un joker.",
  ],
  ["p2 rob-keys p1", "Jack plays a key thief on Anne.", "Jack joue un voleur de clés contre Anne."],
  [
    "p1 rob-chests p2 wgg with wgj",
    "Anne plays a chest thief and takes a white chest and 2 green chests from Jack with a white key, a green key and a joker.",
    "Anne joue un voleur de coffres et prend un coffre blanc et 2 coffres verts à Jack avec une clé blanche, une clé verte et un joker.",
  ],
  [
    "p1 rob-chests p2",
    "Anne plays a chest thief on Jack and takes nothing.",
    "Anne joue un voleur de coffres contre Jack et ne prend rien.",
  ],
];

test.each(STEPS)("%s", async (line, english, french) => {
  expect(sentence(line, told)).toBe(english);
  await speak("fr");
  expect(sentence(line, told)).toBe(french);
});

test("a deal is one sentence, and so is a refill", () => {
  const deal = Array.from({ length: 10 }, (_, n) => `~ key p${(n % 2) + 1} ${n % 2 ? "?" : "w"}`);
  const table = Array.from({ length: 11 }, () => "~ chest w");
  expect(sentences([...deal, ...table], told)).toEqual([
    "A new round: 10 cards are dealt and 11 chests laid out.",
  ]);
  expect(sentences(["p2 take 4 with wj", "~ chest w", "~ chest p"], told)).toEqual([
    "Jack opens series 4 with a white key and a joker.",
    "New on the table: a white chest and a purple chest.",
  ]);
});

test("cards that an act brings belong to its sentence", () => {
  expect(sentences(["p1 draw", "~ key p1 w", "~ key p1 j", "p2 draw", "~ key p2 ?"], told)).toEqual(
    ["Anne draws a white key and a joker.", "Jack draws a hidden key."],
  );
  expect(sentences(["p1 rob-keys p2", "~ lose ?", "~ lose ?"], told)).toEqual([
    "Anne plays a key thief on Jack and gets 2 hidden keys.",
  ]);
});

test("a pass that ends the round is not taken for a draw", () => {
  const deal = Array.from({ length: 10 }, (_, n) => `~ key p${(n % 2) + 1} ?`);
  expect(sentences(["p1 draw", ...deal, "~ chest w"], told)).toEqual([
    "Anne goes to the key pile.",
    "A new round: 10 cards are dealt and one chest laid out.",
  ]);
});
