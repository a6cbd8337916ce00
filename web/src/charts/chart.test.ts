import { expect, test } from "vitest";
import { byLocked, written, type Keep } from "./chart";

function row(dice: string, locked: number): Keep {
  return { dice, locked, stops: false, value: 0.5, chance: 0.1 };
}

test("rows stand together by the dice that stay, in their order", () => {
  const rows = [row("3c", 0), row("c", 0), row("3x", 1)];
  const blocks = byLocked(rows);
  expect(blocks.map(({ locked, rows }) => [locked, rows.map(({ dice }) => dice)])).toEqual([
    [0, ["3c", "c"]],
    [1, ["3x"]],
  ]);
});

test("chances are written as per cent, points with few decimals", () => {
  expect(written("win", 0.5046)).toBe("50.46 %");
  expect(written("points", 2.2466)).toBe("2.25");
  expect(written("points", 679.5)).toBe("679.5");
});
