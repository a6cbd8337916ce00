import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleStep, sampleTurn } from "../games/samples";
import { views } from "./frames.gen";
import type { Step, Turn, View } from "./messages.gen";
import { BEAT, Queue } from "./queue.svelte";

let shown: number[];
let queue: Queue;
let dice: boolean;

/** A view after these steps; every turn given ended with one of them. */
function view(n: number, steps: Step[], turns: Turn[] = []): View {
  const base: View = views["kings-gold"][0]!;
  const about = { ...base.view, last_turns: turns };
  return { ...base, n, since: n + 1 - steps.length, steps, seat: 1, view: about } as View;
}

/** A step that ended a turn. */
const last = (text: string) => sampleStep(text, { summary: [] });

function turn(seat: number, ...steps: string[]): Turn {
  return sampleTurn({ seat, steps: steps.map((text) => sampleStep(text)) });
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
}

const beats = (n: number) => vi.advanceTimersByTime(n * BEAT);

beforeEach(() => {
  vi.useFakeTimers();
  [shown, dice] = [[], true];
  queue = new Queue({
    show: ({ n }) => shown.push(n),
    holds: (seat) => seat === 1,
    dice: () => dice,
  });
});

afterEach(() => {
  hide(false);
  vi.useRealTimers();
});

test("views of others are a beat apart, a finished turn stays longer", () => {
  const whole = turn(2, "~ roll 1123k", "p2 reroll k", "~ roll c", "p2 stop");
  queue.put(view(2, [sampleStep("p2 reroll k")]));
  queue.put(view(3, [last("p2 stop")], [whole]));
  queue.put(view(4, [sampleStep("p3 stop")]));
  expect([shown, queue.behind]).toEqual([[2], true]);
  beats(1);
  expect(shown).toEqual([2, 3]);
  beats(1);
  expect(shown).toEqual([2, 3]);
  beats(1);
  expect([shown, queue.behind]).toEqual([[2, 3, 4], false]);
});

test("a turn that comes as one view stays longest", () => {
  dice = false;
  const whole = turn(2, "p2 draw", "~ key p2 ?");
  queue.put(view(2, [sampleStep("p2 draw"), last("~ key p2 ?")], [whole]));
  queue.put(view(3, [sampleStep("p3 draw")]));
  beats(2.9);
  expect(shown).toEqual([2]);
  beats(0.2);
  expect(shown).toEqual([2, 3]);
});

test("dice that ended one's own turn are left lying for some beats, or until a tap", () => {
  const bust = turn(1, "~ roll kksss", "p1 reroll ss", "~ roll kk");
  const own = view(2, [sampleStep("p1 reroll ss"), last("~ roll kk")], [bust]);
  queue.putOwn(own);
  queue.put(view(3, [sampleStep("p2 stop")]));
  expect([shown, queue.ended, queue.behind]).toEqual([[2], bust, true]);
  beats(3.9);
  expect([shown, queue.ended]).toEqual([[2], bust]);
  beats(0.2);
  expect([shown, queue.ended, queue.behind]).toEqual([[2, 3], null, false]);
  queue.putOwn({ ...own, n: 5 });
  queue.put(view(6, [sampleStep("p2 stop")]));
  queue.skip();
  expect([shown, queue.ended, queue.behind, queue.skips]).toEqual([[2, 3, 5, 6], null, false, 1]);
});

test("dice of several turns that ended at once are seen one after the other", () => {
  const [one, two] = [turn(2, "~ roll kkkss"), turn(3, "~ roll kkksc")];
  queue.put(view(3, [last("~ roll kkkss"), last("~ roll kkksc")], [one, two]));
  expect(queue.ended).toBe(one);
  beats(2);
  expect([queue.ended, queue.behind]).toEqual([two, true]);
  beats(2);
  expect([queue.ended, queue.behind]).toEqual([null, false]);
});

test("whoever stopped by choice leaves nothing lying", () => {
  queue.putOwn(view(2, [last("p1 stop")], [turn(1, "~ roll 1123k", "p1 stop")]));
  expect([queue.ended, queue.behind]).toEqual([null, false]);
});

test("one's own act is seen for a beat before others go on, the next own one at once", () => {
  queue.putOwn(view(2, [sampleStep("p1 stop")]));
  queue.put(view(3, [sampleStep("p2 stop")]));
  expect(shown).toEqual([2]);
  beats(1);
  expect(shown).toEqual([2, 3]);
  queue.put(view(4, [sampleStep("p2 stop")]));
  queue.putOwn(view(5, [sampleStep("p1 stop")]));
  queue.putOwn(view(6, [sampleStep("p1 stop")]));
  expect(shown).toEqual([2, 3, 4, 5, 6]);
});

test("the views of all seats of a device come together", () => {
  const bust = turn(1, "~ roll kkkss");
  const first = view(2, [sampleStep("p1 reroll ss"), last("~ roll kkkss")], [bust]);
  queue.putOwn(first);
  queue.putOwn({ ...first, seat: 2 });
  expect([shown, queue.ended]).toEqual([[2, 2], bust]);
  beats(4);
  expect([queue.ended, queue.behind]).toEqual([null, false]);
});

test("a hint comes after a beat, and goes when nothing waits", () => {
  for (const n of [2, 3, 4]) queue.put(view(n, [sampleStep("p2 stop")]));
  expect(queue.lagging).toBe(false);
  beats(1);
  expect(queue.lagging).toBe(true);
  queue.skip();
  expect([shown, queue.lagging, queue.behind]).toEqual([[2, 3, 4], false, false]);
  queue.skip();
  expect(queue.skips).toBe(1);
});

test("a long queue is shown faster, a page that nobody looks at without delay", () => {
  for (let n = 2; n < 34; n += 1) queue.put(view(n, [sampleStep("p2 stop")]));
  beats(2);
  expect(shown.length).toBeGreaterThan(3);
  hide(true);
  beats(1);
  vi.advanceTimersByTime(32);
  expect(queue.behind).toBe(false);
});

test("a view without time to look at it ends everything that waits", () => {
  queue.put(view(2, [sampleStep("p2 stop")]));
  queue.put(view(3, [sampleStep("p2 stop")]));
  queue.putNow(view(9, [last("~ roll kkkss")], [turn(2, "~ roll kkkss")]));
  expect([shown, queue.ended, queue.behind]).toEqual([[2, 3, 9], null, false]);
});
