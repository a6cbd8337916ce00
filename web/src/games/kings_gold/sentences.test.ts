import { expect, test } from "vitest";
import { say, speak } from "../../locale";
import type { Turn } from "../../net/messages.gen";
import { sentence, sentences } from "./sentences";
import { story } from "./story";

const told = { names: ["Anne", "Bob", "Cleo"], say };

test.each([
  [
    "~ opening 12kkx",
    "Rolled for the first turn: a coin of 1, a coin of 2, 2 skulls and crossbones, so 2 skulls.",
  ],
  [
    "~ opening 112cx",
    "Rolled for the first turn: 2 coins of 1, a coin of 2, a cannon and crossbones, so no skull.",
  ],
  ["~ first p2", "The lot falls on Bob, who begins."],
  ["~ roll 1kkcx", "The dice show a coin of 1, 2 skulls, a cannon and crossbones."],
  ["~ roll 3", "The dice show a coin of 3."],
  ["p1 reroll 1k", "Anne rolls a coin of 1 and a skull again."],
  ["p2 stop", "Bob stops rolling."],
  ["p1 pair 3c", "Anne fires a cannon for 3 coins from the box."],
  ["p1 pair 1c", "Anne fires a cannon for one coin from the box."],
  ["p1 pair 2k p3", "Anne robs Cleo for 2 coins."],
  ["p3 plunder p1", "Cleo plunders Anne."],
  ["p1 undo", "Anne takes the last act back."],
  ["~ undo", "The last step is taken back."],
  ["p2 resign", "Bob gives up."],
])("%s", (line, said) => {
  expect(sentence(line, told)).toBe(said);
});

test("rolling again and what fell are one sentence", () => {
  expect(sentences(["p1 reroll 1k", "~ roll 2x", "p1 stop"], told)).toEqual([
    "Anne rolls a coin of 1 and a skull again and gets a coin of 2 and crossbones.",
    "Anne stops rolling.",
  ]);
});

test("dice put back into the cup of a real table are told alone", () => {
  expect(sentences(["p1 reroll 1"], told)).toEqual(["Anne rolls a coin of 1 again."]);
});

function turn(outcome: string, coins: number[], more: Partial<Turn> = {}): Turn {
  return { seat: 1, outcome, coins, delta: coins, steps: [], ...more };
}

test.each<[Turn, string]>([
  [
    turn("pairs", [4, -1, 0], { box: -6, king: 3 }),
    "Anne gains 4 coins: 3 from the box, with 3 for the King and 1 stolen from Bob.",
  ],
  [turn("pairs", [0, 0, 0]), "Anne makes pairs, but there was nothing to take."],
  [turn("penalty", [-3, 0, 0], { king: 3 }), "Penalty! Anne pays the King 3 coins."],
  [turn("penalty", [0, 0, 0]), "Penalty! Anne has no coin to pay the King with."],
  [
    turn("king", [12, 0, 0], { king: -12 }),
    "Five coins! Anne takes the King's whole pile: 12 coins.",
  ],
  [
    turn("broadside", [20, 0, 0], { box: -20 }),
    "Five cannons! Anne takes all that was left in the box: 20 coins.",
  ],
  [
    turn("plunder", [9, 0, -9], { steps: [{ seat: 1, text: "p1 plunder p3" }] }),
    "Five skulls! Anne takes everything Cleo had: 9 coins.",
  ],
])("a turn is told by what it came to", (ended, said) => {
  expect(story(ended, told)).toBe(said);
});

test("in French", async () => {
  await speak("fr");
  expect(sentence("p1 reroll 1k", told)).toBe("Anne relance une pièce de 1 et un crâne.");
  expect(sentence("p1 pair 2k p3", told)).toBe("Anne vole 2 pièces à Cleo.");
  expect(story(turn("penalty", [-3, 0, 0]), told)).toBe(
    "Pénalité\u00a0! Anne paie 3 pièces au Roi.",
  );
  await speak("en");
});

test("a roll is told with who rolled; one that ended a turn, or met a farewell, is nobody's", () => {
  const lines = ["~ roll 1kkcx", "p1 stop", "~ roll xxx12", "~ roll 112cc", "p3 resign"];
  expect(sentences(lines, told)).toEqual([
    "Anne rolls a coin of 1, 2 skulls, a cannon and crossbones.",
    "Anne stops rolling.",
    "The dice show a coin of 1, a coin of 2 and 3 crossbones.",
    "The dice show 2 coins of 1, a coin of 2 and 2 cannons.",
    "Cleo gives up.",
  ]);
});
