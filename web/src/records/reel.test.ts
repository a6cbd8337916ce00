import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, Replay } from "../net/messages.gen";
import { Reel } from "./reel.svelte";

const STEPS = 25;
const STRETCH = 10;

function stretch(seat: number | null, start: number): Replay {
  const all = Array.from({ length: STEPS + 1 }, (_, n) => ({
    n,
    step: n ? { text: `~ roll ${n} for ${seat}` } : null,
    remark: "",
    points: [],
    turn: 1,
    resigned: [],
    result: null,
    to_act: null,
    view: {},
  })) as unknown as Frame[];
  const frames = all.slice(start, start + STRETCH);
  return {
    game: "kings-gold",
    edition: "",
    seats: ["A", "B"],
    seat,
    steps: STEPS,
    start,
    frames,
    box: null,
  };
}

const fetch = vi.fn(async (_source: unknown, seat: number | null, start: number) => ({
  answer: stretch(seat, start),
}));

beforeEach(() => {
  fetch.mockClear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function opened(): Promise<Reel> {
  const reel = new Reel({ play: "x" }, fetch);
  await reel.open();
  return reel;
}

test("it opens at the beginning", async () => {
  const reel = await opened();
  expect(reel.frame).toMatchObject({ n: 0 });
  expect(reel.steps).toBe(STEPS);
  expect(reel.came).toEqual([]);
});

test("one step forward brings its step, a jump or a step back brings none", async () => {
  const reel = await opened();
  await reel.go(1);
  expect(reel.came).toEqual([{ text: "~ roll 1 for null" }]);
  await reel.go(0);
  expect(reel.came).toEqual([]);
  await reel.go(7);
  expect(reel.came).toEqual([]);
});

test("every stretch is fetched once, and only when it is wanted", async () => {
  const reel = await opened();
  for (let n = 0; n <= STEPS; n += 1) await reel.go(n);
  await reel.go(0);
  expect(fetch.mock.calls.map(([, , start]) => start)).toEqual([0, 10, 20]);
});

test("no step leads out of the play", async () => {
  const reel = await opened();
  await reel.go(99);
  expect(reel.frame).toMatchObject({ n: STEPS });
  await reel.go(-1);
  expect(reel.frame).toMatchObject({ n: 0 });
});

test("other eyes see the same step", async () => {
  const reel = await opened();
  await reel.go(13);
  await reel.look(2);
  expect(reel.frame).toMatchObject({ n: 13, step: { text: "~ roll 13 for 2" } });
});

test("an answer for eyes that have been left is not shown", async () => {
  const reel = await opened();
  const late = reel.look(1);
  await reel.look(2);
  await late;
  expect(reel.around(1, 1, 1).map(({ step }) => step?.text)).toEqual([
    "~ roll 1 for 2",
    "~ roll 2 for 2",
  ]);
});

test("it runs by itself to the end, and from the end it begins again", async () => {
  const reel = await opened();
  await reel.go(STEPS - 2);
  reel.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reel.at, reel.running]).toEqual([STEPS, false]);
  reel.toggle();
  await vi.advanceTimersByTimeAsync(0);
  expect([reel.at, reel.running]).toEqual([0, true]);
  reel.toggle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([reel.at, reel.running]).toEqual([0, false]);
});

test("a problem stops it, and the next try may go well", async () => {
  const reel = await opened();
  fetch.mockResolvedValueOnce({ problem: { error: "limit", problem: "limit-rate" } } as never);
  reel.toggle();
  await reel.go(15);
  expect(reel.problem).toMatchObject({ problem: "limit-rate" });
  expect([reel.running, reel.frame?.n]).toEqual([false, 0]);
  await reel.go(15);
  expect([reel.problem, reel.frame?.n]).toEqual([null, 15]);
});

test("what is known around a step has no gaps", async () => {
  const reel = await opened();
  await reel.go(25);
  expect(reel.around(25, 99, 99).map(({ n }) => n)).toEqual([20, 21, 22, 23, 24, 25]);
  expect(reel.around(22, 2, 1).map(({ n }) => n)).toEqual([21, 22, 23]);
});
