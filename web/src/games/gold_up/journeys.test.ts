import { expect, test, vi } from "vitest";
import type { GoldUpTurn } from "../../net/messages.gen";
import { sampleStep, sampleTurn } from "../samples";
import { Travels } from "../travel";
import { example } from "./example";
import { journeysOf } from "./journeys";
import { laid } from "./laid";

const TURN = { cards: null, chests: null, delta: [], series: null, victim: null };

/** Journeys in short: `kind: from > to`. */
function short(turn: Partial<GoldUpTurn> & { outcome: string; seat: number }, fresh = "") {
  const view = example({ under: ["w", "b", "g", "K"] });
  return journeysOf({ ...TURN, ...turn }, view, fresh, "wwryg.wwrbw").map(
    ({ kind, count, from, to }) => `${count}${kind}: ${from} > ${to}`,
  );
}

test("drawn keys come from the pile: open to their owner, face down to others", () => {
  expect(short({ outcome: "draw", seat: 1, cards: 2 }, "rj")).toEqual([
    "1r: key-pile > hand",
    "1j: key-pile > hand",
  ]);
  expect(short({ outcome: "draw", seat: 2, cards: 2 })).toEqual(["2?: key-pile > seat-2"]);
});

test("a robbed hand goes to the thief, whose card goes under the pile", () => {
  expect(short({ outcome: "rob-keys", seat: 2, victim: 1, cards: 2 })).toEqual([
    "1K: seat-2 > key-pile",
    "2?: hand > seat-2",
  ]);
});

test("robbed chests go from seat to seat, with the cards played for them", () => {
  expect(short({ outcome: "rob-chests", seat: 1, victim: 3, chests: "b" })).toEqual([
    "1g: hand > key-pile",
    "1K: hand > key-pile",
    "1b: seat-3 > seat-1",
  ]);
});

test("an opened series goes to its seat, and the pile fills its places", () => {
  expect(short({ outcome: "series", seat: 3, series: 2, chests: "gy" })).toEqual([
    "1g: seat-3 > key-pile",
    "1K: seat-3 > key-pile",
    "1y: place-d > seat-3",
    "1g: place-e > seat-3",
    "1?: chest-pile > place-d",
    "1?: chest-pile > place-e",
  ]);
});

const DREW = sampleTurn({
  seat: 2,
  outcome: "draw",
  details: { ...TURN, outcome: "draw", seat: 2, cards: 2 },
});
const AFTER = example({ ended: "draw", last_turns: [DREW] });
const STEPS = [sampleStep("p2 draw"), sampleStep("~ key p2 ?"), sampleStep("~ key p2 ?")];

test("what a turn moved is seen to travel, once, and not when a table is opened", async () => {
  const carry = vi.spyOn(Travels.prototype, "carry");
  const { props, rerender } = laid(AFTER);
  expect(carry).not.toHaveBeenCalled();
  await rerender({ ...props, view: { ...AFTER }, steps: STEPS });
  const flow = { from: "key-pile", to: "seat-2", count: 2 };
  expect(carry).toHaveBeenCalledExactlyOnceWith(flow, expect.anything(), { card: "?", size: 40 });
  await rerender({ ...props, view: example(), steps: [sampleStep("p1 draw")] });
  expect(carry).toHaveBeenCalledOnce();
  carry.mockRestore();
});

test("nothing travels into a new round: its cards are new", async () => {
  const carry = vi.spyOn(Travels.prototype, "carry");
  const { props, rerender } = laid(example());
  await rerender({ ...props, view: { ...AFTER, rounds: 2 }, steps: STEPS });
  expect(carry).not.toHaveBeenCalled();
  carry.mockRestore();
});
