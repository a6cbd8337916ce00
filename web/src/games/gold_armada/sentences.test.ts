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
  [
    "~ roll bbprc",
    "The dice show 2 barrels, a parrot, a bottle of rum and a cannon.",
    "Les dés montrent 2 tonneaux, un perroquet, une bouteille de rhum et un canon.",
  ],
  [
    "p1 reroll ho",
    "Anne rolls a hook and a compass again.",
    "Anne relance un crochet et une boussole.",
  ],
  ["p2 stop", "Jack stops rolling.", "Jack arrête de lancer."],
  [
    "p1 take full-house",
    "Anne takes a doubloon: full house.",
    "Anne prend un doublon\u00a0: full.",
  ],
  ["p1 take rum", "Anne takes a doubloon: rum pier.", "Anne prend un doublon\u00a0: jetée rhum."],
  ["p2 decline", "Jack declines and takes a skull.", "Jack refuse et prend une tête de mort."],
];

test.each(STEPS)("%s", async (line, english, french) => {
  expect(sentence(line, told)).toBe(english);
  await speak("fr");
  expect(sentence(line, told)).toBe(french);
});

test("resigning and taking back are told as in every game", () => {
  expect(sentence("p2 resign", told)).toContain("Jack");
  expect(sentence("~ undo", told)).not.toBe("~ undo");
});

test("dice rolled again and how they fell are one sentence", () => {
  expect(sentences(["p1 reroll rc", "~ roll bh", "p1 stop", "p1 take hook"], told)).toEqual([
    "Anne rolls a bottle of rum and a cannon again and gets a barrel and a hook.",
    "Anne stops rolling.",
    "Anne takes a doubloon: hook pier.",
  ]);
});

test("a turn without a doubloon is told when the next one begins", () => {
  expect(sentences(["p1 reroll rc", "~ roll bh", "~ roll bbbbb"], told)).toEqual([
    "Anne rolls a bottle of rum and a cannon again and gets a barrel and a hook.",
    "Anne wins no doubloon.",
    "The dice show 5 barrels.",
  ]);
  expect(sentences(["p2 stop", "~ roll bbbbb"], told)).toEqual([
    "Jack stops rolling.",
    "Jack wins no doubloon.",
    "The dice show 5 barrels.",
  ]);
  expect(sentences(["~ roll bbbbb", "~ roll ppppp"], told)[1]).toBe("No doubloon was won.");
});

test("a roll is told with who rolled", () => {
  expect(sentences(["~ roll bbprc", "p2 stop"], told)[0]).toBe(
    `${told.names[1]} rolls 2 barrels, a parrot, a bottle of rum and a cannon.`,
  );
});
