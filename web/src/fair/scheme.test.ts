import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/fairness.json";
import { block, commitment, draw, limit, message } from "./scheme";

test.each(vectors.plays)("the vectors of play $play are drawn again", (one) => {
  const play = { ...one, version: 1 };
  expect(commitment(play.secret)).toBe(play.commitment);
  for (const { n, c, block: digits } of play.blocks) expect(block(play, [n], c)).toBe(digits);
  for (const { n, below, values, skipped } of play.numbers) {
    const drawn = draw(play, [n], below);
    expect(drawn.map(({ value }) => value)).toEqual(values);
    expect(drawn.flatMap((number) => number.skipped)).toHaveLength(skipped);
  }
});

test("among the vectors are words that are skipped, and steps of several blocks", () => {
  const numbers = vectors.plays.flatMap((play) => play.numbers);
  expect(numbers.some(({ skipped }) => skipped > 0)).toBe(true);
  expect(numbers.some(({ below, skipped }) => below.length + skipped > 8)).toBe(true);
});

test("the vectors of version 2 are drawn again", () => {
  expect(vectors["version-2"].length).toBeGreaterThan(0);
  for (const { turn, fate, first, bounds, numbers, skipped, ...seed } of vectors["version-2"]) {
    const play = { ...seed, version: 2 };
    expect(block(play, [turn, fate], 0)).toBe(first);
    const drawn = draw(play, [turn, fate], bounds);
    expect(drawn.map(({ value }) => value)).toEqual(numbers);
    expect(drawn.flatMap((number) => number.skipped)).toHaveLength(skipped);
  }
});

test("a message has the texts on one line, and the step or the turn and the fate below", () => {
  const seed = { secret: "00".repeat(32), play: "tortuga-2", texts: ["ab", "-"] };
  expect(message({ ...seed, version: 1 }, [7], 1)).toBe("doubloon-1\ntortuga-2\nab,-\n7\n1");
  expect(message({ ...seed, version: 2 }, [3, 2], 1)).toBe("doubloon-2\ntortuga-2\nab,-\n3\n2\n1");
});

test("a word is skipped from the largest multiple of k on", () => {
  expect(limit(35)).toBe(4294967285); // docs/fairness.md
  expect(limit(2 ** 32)).toBe(2 ** 32);
  expect(() => draw({ secret: "", play: "", texts: [], version: 2 }, [1, 1], [0])).toThrow(
    RangeError,
  );
});
