import { beforeAll, expect, test } from "vitest";
import { learn } from "../locale";
import { changeOf, mistakesOf, notesOf, reasonsOf, valueOf, valuesOf, verdictOf } from "./figures";
import { REVIEW } from "./samples";

beforeAll(() => learn("review", "kings_gold", "gold_up"));

test("values are chances in per cent or points, changes have their sign", () => {
  expect(valueOf("win", 0.5263)).toBe("52.6\u00a0%");
  expect(valueOf("margin", -3.456)).toBe("\u22123.46");
  expect(changeOf("win", 0.123)).toBe("+12.3");
  expect(changeOf("win", -0.123)).toBe("\u221212.3");
  expect(changeOf("win", -0.00001)).toBe("0.0");
  expect(changeOf("margin", 1)).toBe("+1.00");
});

test("mistakes stand the worst first, of all or of one seat", () => {
  expect(mistakesOf(REVIEW, null).map(({ at }) => at)).toEqual([4, 2]);
  expect(mistakesOf(REVIEW, 1).map(({ at }) => at)).toEqual([2]);
});

test("a step says what it did to whom", () => {
  const names = ["Anne", "Bo"];
  const [luck, mistake, forced] = REVIEW.steps;
  expect(verdictOf(REVIEW, luck!, names)).toBe("very lucky, +25.0 percentage points for Anne");
  expect(verdictOf(REVIEW, mistake!, names)).toBe("bad, it lost 5.0 percentage points");
  expect(verdictOf(REVIEW, forced!, names)).toBe("");
  const margin = { ...REVIEW, goal: "margin" as const };
  expect(verdictOf(margin, mistake!, names)).toBe("bad, it lost 0.05 points");
  expect(valuesOf(REVIEW, 0, names)).toBe("Anne 50.0\u00a0% and Bo 50.0\u00a0%");
  expect(valuesOf(REVIEW, 1, names)).toBe("Anne 75.0\u00a0% and Bo 25.0\u00a0%");
});

test("reasons are told in numbers, and those nobody has words for are left out", () => {
  const [, mistake] = REVIEW.steps;
  expect(reasonsOf(mistake!)).toEqual([
    "Chance of the penalty: 12.5\u00a0% instead of 50.0\u00a0%",
  ]);
  expect(reasonsOf({ ...mistake!, reasons: [{ name: "moon", best: 1, chosen: 2 }] })).toEqual([]);
});

test("it is said what is exact, what is estimated, and what a seat knew", () => {
  expect(notesOf(REVIEW).join(" ")).toContain("These values are exact.");
  const [anne, bo] = REVIEW.players;
  const estimated = notesOf({
    ...REVIEW,
    exact: false,
    how: "playouts",
    playouts: 400,
    own_box: true,
    over: false,
    players: [{ ...anne!, luck_error: 0.02 }, bo!],
    steps: [{ ...REVIEW.steps[2]!, text: "p1 resign" }],
  }).join(" ");
  expect(estimated).not.toContain("exact.");
  expect(estimated).toContain("estimates");
  expect(estimated).toContain("400 times");
  expect(estimated).toContain("judged by what its seat knew");
  expect(estimated).toContain("corrected");
  expect(estimated).toContain("is 2.0 percentage points");
  expect(estimated).toContain("not over");
  expect(estimated).toContain("resigned");
});
