import { expect, test } from "vitest";
import { say, speak } from "../../locale";
import type { Turn } from "../../net/messages.gen";
import { sentence, sentences } from "./sentences";
import { rolls, story } from "./story";

const told = { names: ["Anne", "Bob"], say };

test.each([
  ["~ card pirate", "The card is Pirate."],
  ["~ card ship-4", "The card is Ship with Four Sabres."],
  [
    "~ roll kssccdmp",
    "The dice show a skull, 2 sabres, 2 coins, a diamond, a monkey and a parrot.",
  ],
  ["p1 reroll mp", "Anne rolls a monkey and a parrot again."],
  ["p1 lay cc", "Anne lays on the treasure island: 2 coins."],
  ["p2 lift c", "Bob takes back from the treasure island: a coin."],
  ["p1 stop", "Anne stops."],
  ["p1 undo", "Anne takes the last act back."],
  ["~ undo", "The last step is taken back."],
  ["p2 resign", "Bob gives up."],
])("%s", (line, said) => {
  expect(sentence(line, told)).toBe(said);
});

const KINDS =
  "treasure-island pirate guardian animals coin diamond skull-1 skull-2 ship-2 ship-3 ship-4";

test.each(KINDS.split(" "))("the card %s has a name in both languages", async (kind) => {
  const english = sentence(`~ card ${kind}`, told);
  await speak("fr");
  const french = sentence(`~ card ${kind}`, told);
  await speak("en");
  expect(english).toMatch(/^The card is [A-Z]/);
  expect(french).toMatch(/^La carte\u00a0: [A-ZÎ]/);
});

test("rolling again and what fell are one sentence; rolls by themselves are the island's", () => {
  expect(sentences(["p1 reroll mp", "~ roll kc"], told)).toEqual([
    "Anne rolls a monkey and a parrot again and gets a skull and a coin.",
  ]);
  expect(sentences(["~ card coin", "~ roll kkkkssss", "~ roll kccc"], told)).toEqual([
    "The card is Coin.",
    "The dice show 4 skulls and 4 sabres.",
    "On Skull Island the dice show a skull and 3 coins.",
  ]);
});

function turn(outcome: string, delta: number[], steps: string[] = []): Turn {
  return { seat: 1, outcome, delta, steps: steps.map((text) => ({ seat: 1, text })) };
}

test.each<[Turn, string]>([
  [turn("scored", [700, 0]), "Anne stops and scores 700."],
  [turn("scored", [0, 0]), "Anne stops without points."],
  [turn("bust", [0, 0]), "The third skull! Anne gets nothing."],
  [turn("bust", [400, 0]), "The third skull! Anne saves 400 on the treasure island."],
  [turn("ship-lost", [-500, 0]), "The ship is lost: Anne loses 500."],
  [turn("island", [0, -600]), "Anne was on Skull Island: everybody else loses 600."],
  [turn("magic", [0, 0]), "Nine alike! Anne wins at once."],
])("a turn is told by what it came to", (ended, said) => {
  expect(story(ended, told)).toBe(said);
});

test("the rolls of a visit to the island", () => {
  const visit = turn(
    "island",
    [0, -600],
    ["~ card coin", "~ roll kkkkkcsm", "~ roll kcs", "~ roll sd"],
  );
  expect(rolls(visit)).toEqual(["kkkkkcsm", "kcs", "sd"]);
});

test("a card and a roll are told with who had them, once an act or the one to act tells", () => {
  const lines = ["~ card coin", "~ roll kkkccsmp", "~ card pirate", "~ roll ccsssmmp", "p2 stop"];
  expect(sentences([...lines, "~ card coin", "~ roll ccsssmmp"], { ...told, due: 1 })).toEqual([
    "The card is Coin.",
    "The dice show 3 skulls, a sabre, 2 coins, a monkey and a parrot.",
    `${told.names[1]} turns over Pirate.`,
    `${told.names[1]} rolls 3 sabres, 2 coins, 2 monkeys and a parrot.`,
    `${told.names[1]} stops.`,
    `${told.names[0]} turns over Coin.`,
    `${told.names[0]} rolls 3 sabres, 2 coins, 2 monkeys and a parrot.`,
  ]);
});
