import { expect, test } from "vitest";
import { follow, lastDice, objects, offered, sorted, type Lying } from "./dice";

const letters = (dice: Lying[]) => dice.map((die) => die.face).join("");

test("an act on offer is found whatever the order of its dice", () => {
  const acts = ["p1 stop", "p1 reroll 1k", "p1 pair 1k p2", "p1 reroll 11k"];
  expect(offered(acts, "reroll", [{ face: "k" }, { face: "1" }])).toBe("p1 reroll 1k");
  expect(offered(acts, "stop", [])).toBe("p1 stop");
  expect(offered(acts, "pair", [{ face: "1" }, { face: "k" }])).toBeUndefined();
  expect(offered(acts, "reroll", [{ face: "c" }])).toBeUndefined();
  expect(objects(acts, "reroll")).toEqual(["1k", "11k"]);
  expect(sorted("k1c")).toBe("1ck");
});

test("dice that are there already when the board opens did not fall", () => {
  expect(follow([], [], "13kcx").map((die) => die.fell)).toEqual([0, 0, 0, 0, 0]);
});

test("a first roll throws every die", () => {
  const dice = follow([], ["~ roll 13kcx"], "13kcx");
  expect(letters(dice)).toBe("13kcx");
  expect(new Set(dice.map((die) => die.fell)).size).toBe(1);
  expect(dice[0]?.fell).toBeGreaterThan(0);
});

test("dice rolled again keep their places, and those held stay held", () => {
  const before = follow([], ["~ roll 13kcx"], "13kcx").map((die) => ({
    ...die,
    held: die.face === "3",
  }));
  const after = follow(before, ["p1 reroll 1k", "~ roll cc"], "3cccx");
  expect(letters(after)).toBe("c3ccx");
  expect(after.map((die) => die.id)).toEqual(before.map((die) => die.id));
  expect(after.map((die) => die.fell !== before[0]?.fell)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(after.map((die) => die.held)).toEqual([false, true, false, false, false]);
});

test("of two equal dice the one not held is rolled", () => {
  const [one, two] = follow([], ["~ roll 11"], "11");
  if (!one || !two) throw new Error("two dice fell");
  const after = follow([{ ...one, held: true }, two], ["p1 reroll 1", "~ roll k"], "1k");
  expect(after.map((die) => die.face)).toEqual(["1", "k"]);
});

test("a die in the cup is not on the table", () => {
  const before = follow([], ["~ roll 13kcx"], "13kcx");
  expect(letters(follow(before, ["p1 reroll 1k"], "3cx"))).toBe("3cx");
});

test("a die in the cup comes back to its place", () => {
  const before = follow([], ["~ roll 13kcx"], "13kcx");
  const rolling = follow(before, ["p1 reroll 1k"], "3cx");
  expect(letters(follow(rolling, [], "3cx"))).toBe("3cx");
  const again = follow(before, ["p1 reroll 1k"], "3cx");
  const after = follow(again, ["~ roll 2x"], "23cxx");
  expect(letters(after)).toBe("23xcx");
  expect(after.map((die) => die.id)).toEqual(before.map((die) => die.id));
});

test("a pair takes its dice away", () => {
  const before = follow([], ["~ roll 13kcx"], "13kcx");
  expect(letters(follow(before, ["p1 stop", "p1 pair 3k p2"], "1cx"))).toBe("1cx");
});

test("dice go to the treasure island and come back", () => {
  const before = follow([], ["~ roll kkcccsmp"], "kkcccsmp");
  const laid = follow(before, ["p1 lay ccc"], "kksmp", "ccc");
  expect(letters(laid.filter((die) => die.laid))).toBe("ccc");
  expect(laid.map((die) => die.id)).toEqual(before.map((die) => die.id));
  const lifted = follow(laid, ["p1 lift c"], "kkcsmp", "cc");
  expect(letters(lifted.filter((die) => die.laid))).toBe("cc");
});

test("a new turn throws new dice, and where steps are missing the view is believed", () => {
  const before = follow([], ["~ roll 13kcx"], "13kcx");
  const next = follow(before, ["p1 stop", "~ roll 1123x"], "1123x");
  expect(letters(next)).toBe("1123x");
  expect(next.some((die) => before.some((old) => old.id === die.id))).toBe(false);
  expect(letters(follow(before, [], "22ccx"))).toBe("22ccx");
  expect(follow(before, [], "13kcx").map((die) => die.id)).toEqual(before.map((die) => die.id));
});

test("the last dice of a turn", () => {
  const steps = ["~ roll 13kcx", "p1 reroll 1k", "~ roll 2x", "p1 stop", "p1 pair 3c"];
  expect(sorted(lastDice(steps.map((text) => ({ text }))))).toBe(sorted("3cx2x"));
  const island = ["~ card coin", "~ roll kkkkcsmp", "~ roll kccc", "~ roll sds"];
  expect(sorted(lastDice(island.map((text) => ({ text }))))).toBe(sorted("kkkkksds"));
});
