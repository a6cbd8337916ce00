import { expect, test } from "vitest";
import { back, begin, finished, inFront, left, moved, total, winners, type Tally } from "./tally";

const BOX = { values: { w: 10, r: 20 }, copies: { w: 3, r: 1 }, target: 50 };

function after(tally: Tally, ...moves: [at: number, kind: string, by: 1 | -1][]): Tally {
  return moves.reduce((now, [at, kind, by]) => moved(now, at, kind, by, BOX)!, tally);
}

test("chests are put in front of players and are worth their gold", () => {
  const tally = after(begin(["A", "B"]), [0, "w", 1], [0, "r", 1], [1, "w", 1]);
  expect([inFront(tally, 0, BOX), inFront(tally, 1, BOX)]).toEqual([30, 10]);
  expect(left(tally, "w", BOX)).toBe(1);
});

test("there are no more chests than in the box, and none where none lies", () => {
  const tally = after(begin(["A", "B"]), [0, "r", 1]);
  expect(moved(tally, 1, "r", 1, BOX)).toBeNull();
  expect(moved(tally, 1, "r", -1, BOX)).toBeNull();
  expect(moved(tally, 0, "r", -1, BOX)?.chests[0]).toEqual({ r: 0 });
});

test("a finished round is written down, and its chests go back into the box", () => {
  const tally = finished(after(begin(["A", "B"]), [0, "w", 1], [1, "r", 1]), BOX);
  expect(tally.rounds).toEqual([[10, 20]]);
  expect(left(tally, "r", BOX)).toBe(1);
  expect([total(tally, 0), inFront(tally, 0, BOX)]).toEqual([10, 0]);
});

test("every change can be taken back, rounds too", () => {
  const one = after(begin(["A", "B"]), [0, "w", 1]);
  const two = finished(one, BOX);
  expect(back(two)).toEqual(one);
  expect(back(back(two))).toEqual(begin(["A", "B"]));
  expect(back(begin(["A", "B"]))).toEqual(begin(["A", "B"]));
});

test("the target counts after a round, and a shared lead goes on", () => {
  const rich: [number, string, 1][] = [
    [0, "w", 1],
    [0, "w", 1],
    [0, "w", 1],
    [0, "r", 1],
  ];
  const before = after(begin(["A", "B"]), ...rich);
  expect(winners(before, BOX)).toEqual([]);
  const won = finished(before, BOX);
  expect(winners(won, BOX)).toEqual([0]);
  expect(moved(won, 0, "w", 1, BOX)).toBeNull();
  const shared = { ...won, rounds: [[50, 50]] };
  expect(winners(shared, BOX)).toEqual([]);
  expect(moved(shared, 0, "w", 1, BOX)).not.toBeNull();
});
