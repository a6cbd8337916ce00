import { expect, test } from "vitest";
import { inOrder, lastDice, sorted, TABLE, Tray, type Lying, type Moves } from "./dice.svelte";
import { sampleStep } from "./samples";

const MOVES: Moves = {
  roll: { kind: "fall" },
  reroll: { kind: "cup" },
  pair: { kind: "gone" },
  lay: { kind: "move", from: TABLE, to: "island" },
  lift: { kind: "move", from: "island", to: TABLE },
};
const letters = (dice: Lying[]) => dice.map((die) => die.face).join("");
const ids = (dice: Lying[]) => dice.map((die) => die.id);

/** A tray after a first roll, and a way to go on. */
function rolled(dice: string) {
  const tray = new Tray(MOVES);
  const follow = (lines: string[], table: string, island = "") => {
    const steps = lines.map((line) => sampleStep(line));
    tray.follow(steps, { [TABLE]: table, island });
    return tray.dice;
  };
  follow([`~ roll ${dice}`], dice);
  return { tray, follow };
}

test("dice that are there already when the board opens did not fall", () => {
  const tray = new Tray(MOVES);
  tray.follow([], { [TABLE]: "13kcx" });
  expect(tray.dice.map((die) => die.fell)).toEqual([0, 0, 0, 0, 0]);
});

test("a first roll throws every die", () => {
  const { tray } = rolled("13kcx");
  expect(letters(tray.dice)).toBe("13kcx");
  expect(new Set(tray.dice.map((die) => die.fell)).size).toBe(1);
  expect(tray.dice[0]?.fell).toBeGreaterThan(0);
});

test("dice rolled again keep their places, and those held stay held", () => {
  const { tray, follow } = rolled("13kcx");
  const before = tray.dice;
  tray.hold(before[1]!.id);
  const after = follow(["p1 reroll 1k", "~ roll cc"], "3cccx");
  expect(letters(after)).toBe("c3ccx");
  expect(ids(after)).toEqual(ids(before));
  const fell = after.map((die) => die.fell !== before[0]?.fell);
  expect(fell).toEqual([true, false, true, false, false]);
  expect(after.map((die) => die.held)).toEqual([false, true, false, false, false]);
});

test("of two equal dice the one not held is rolled", () => {
  const { tray, follow } = rolled("11");
  tray.hold(tray.dice[0]!.id);
  expect(letters(follow(["p1 reroll 1", "~ roll k"], "1k"))).toBe("1k");
});

test("a die in the cup is not on the table, and comes back to its place", () => {
  const { tray, follow } = rolled("13kcx");
  const before = ids(tray.dice);
  expect(letters(follow(["p1 reroll 1k"], "3cx"))).toBe("3cx");
  expect(letters(follow([], "3cx"))).toBe("3cx");
  const after = follow(["~ roll 2x"], "23cxx");
  expect(letters(after)).toBe("23xcx");
  expect(ids(after)).toEqual(before);
});

test("two boards do not share a cup", () => {
  const [one, other] = [rolled("13kcx"), rolled("13kcx")];
  one.follow(["p1 reroll 1k"], "3cx");
  expect(letters(other.follow(["p1 reroll 3"], "1kcx"))).toBe("1kcx");
  expect(letters(one.follow(["~ roll 2x"], "23cxx"))).toBe("23xcx");
});

test("a pair takes its dice away", () => {
  expect(letters(rolled("13kcx").follow(["p1 stop", "p1 pair 3k p2"], "1cx"))).toBe("1cx");
});

test("dice move to another place and back", () => {
  const { tray, follow } = rolled("kkcccsmp");
  const before = ids(tray.dice);
  const laid = follow(["p1 lay ccc"], "kksmp", "ccc");
  expect(letters(laid.filter((die) => die.place === "island"))).toBe("ccc");
  expect(ids(laid)).toEqual(before);
  const lifted = follow(["p1 lift c"], "kkcsmp", "cc");
  expect(letters(lifted.filter((die) => die.place === "island"))).toBe("cc");
});

test("a new turn throws new dice, and where steps are missing the view is believed", () => {
  const { tray, follow } = rolled("13kcx");
  const before = ids(tray.dice);
  const next = follow(["p1 stop", "~ roll 1123x"], "1123x");
  expect(letters(next)).toBe("1123x");
  expect(ids(next).some((id) => before.includes(id))).toBe(false);
  const same = ids(follow([], "1123x"));
  expect(same).toEqual(ids(next));
  expect(letters(follow([], "22ccx"))).toBe("22ccx");
});

test("exactly the dice that are chosen are held", () => {
  const { tray } = rolled("kkc");
  tray.holdThose((die) => die.face === "k");
  expect(tray.dice.map((die) => die.held)).toEqual([true, true, false]);
});

test("the last dice of a turn", () => {
  const last = (...lines: string[]) =>
    lastDice(
      lines.map((line) => sampleStep(line)),
      MOVES,
    );
  expect(sorted(last("~ roll 13kcx", "p1 reroll 1k", "~ roll 2x", "p1 stop"))).toBe("23cxx");
  expect(last("~ card coin", "~ roll kkkkcsmp", "~ roll kccc", "~ roll sds")).toBe("sds");
  expect(last("p1 stop")).toBe("");
});

test("letters in the order of a die", () => {
  expect(inOrder("xk1k", "123kcx")).toBe("1kkx");
});

test("dice held are held again after a reload, at the same moment only", () => {
  let kept = "";
  const held = { read: () => kept, write: (letters: string) => void (kept = letters) };
  const before = new Tray(MOVES, held);
  before.follow([], { table: "kkccx" });
  before.hold(before.dice[1]!.id);
  before.hold(before.dice[4]!.id);
  const after = new Tray(MOVES, held);
  after.follow([], { table: "kkccx" });
  expect(after.dice.filter((die) => die.held).map(({ face }) => face)).toEqual(["k", "x"]);
  after.hold(after.dice.find((die) => die.held)!.id);
  expect(kept).toBe("x");
  kept = "";
  const later = new Tray(MOVES, held);
  later.follow([], { table: "kkccx" });
  expect(later.dice.some((die) => die.held)).toBe(false);
});

test("dice held are held again where a page that is loaded again is told all steps again", () => {
  let kept = "k";
  const held = { read: () => kept, write: (letters: string) => void (kept = letters) };
  const after = new Tray(MOVES, held);
  after.follow([{ words: ["roll", "kkccx"] }], { table: "kkccx" });
  expect(after.dice.filter((die) => die.held).map(({ face }) => face)).toEqual(["k"]);
});
