import { expect, test } from "vitest";
import { byTurn } from "./log";

const step = (seat: number, by: number | null, ended = false) => ({
  seat,
  by,
  summary: ended ? [] : null,
});

/** Seats of the turns, and how many steps each has. */
function shape(...steps: ReturnType<typeof step>[]) {
  return byTurn(steps).map((turn) => [turn.seat, turn.steps.length]);
}

test("a turn is chance and acts up to the step that ends it", () => {
  expect(shape(step(1, null), step(1, 1), step(1, 1, true), step(2, null))).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test("a seat that has two turns in a row has two", () => {
  expect(shape(step(1, null, true), step(1, null), step(1, 1))).toEqual([
    [1, 1],
    [1, 2],
  ]);
});

test("a turn that chance ended has no act", () => {
  expect(shape(step(1, null, true), step(2, null, true))).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test("rolls for who begins are nobody's turn", () => {
  expect(shape(step(1, null), step(2, null), step(3, null), step(2, null), step(2, 2))).toEqual([
    [null, 3],
    [2, 2],
  ]);
});

test("the last steps are the turn under way, also before its first act", () => {
  expect(shape(step(1, 1, true), step(2, null))).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(shape()).toEqual([]);
});
