import { screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { GoldUpTurn } from "../../net/messages.gen";
import { set } from "../../ui/settings.svelte";
import { sampleStep, sampleTurn } from "../samples";
import { example } from "./example";
import { journeysOf } from "./journeys";
import { laid } from "./laid";

afterEach(() => set({ motion: true }));

const TURN = { cards: null, chests: null, delta: [], series: null, victim: null };

/** Journeys in short: `kind: from > to`. */
function short(turn: Partial<GoldUpTurn> & { outcome: string; seat: number }, fresh = "") {
  const view = example({ under: ["w", "b", "g", "K"] });
  return journeysOf({ ...TURN, ...turn }, view, fresh, "wwryg.wwrbw").map(
    ({ kind, from, to }) => `${kind}: ${from} > ${to}`,
  );
}

test("drawn keys come from the pile: open to their owner, face down to others", () => {
  expect(short({ outcome: "draw", seat: 1, cards: 2 }, "rj")).toEqual([
    "r: key-pile > hand",
    "j: key-pile > hand",
  ]);
  expect(short({ outcome: "draw", seat: 2, cards: 2 })).toEqual([
    "?: key-pile > seat-2",
    "?: key-pile > seat-2",
  ]);
});

test("a robbed hand goes to the thief, whose card goes under the pile", () => {
  expect(short({ outcome: "rob-keys", seat: 2, victim: 1, cards: 2 })).toEqual([
    "K: seat-2 > key-pile",
    "?: hand > seat-2",
    "?: hand > seat-2",
  ]);
});

test("robbed chests go from seat to seat, with the cards played for them", () => {
  expect(short({ outcome: "rob-chests", seat: 1, victim: 3, chests: "b" })).toEqual([
    "g: hand > key-pile",
    "K: hand > key-pile",
    "b: seat-3 > seat-1",
  ]);
});

test("an opened series goes to its seat, and the pile fills its places", () => {
  expect(short({ outcome: "series", seat: 3, series: 2, chests: "gy" })).toEqual([
    "g: seat-3 > key-pile",
    "K: seat-3 > key-pile",
    "y: place-d > seat-3",
    "g: place-e > seat-3",
    "?: chest-pile > place-d",
    "?: chest-pile > place-e",
  ]);
});

const DREW = sampleTurn({
  seat: 2,
  outcome: "draw",
  details: { ...TURN, outcome: "draw", seat: 2, cards: 2 },
});
const AFTER = example({ ended: "draw", last_turns: [DREW] });
const STEPS = [sampleStep("p2 draw"), sampleStep("~ key p2 ?"), sampleStep("~ key p2 ?")];

function journeys(): (string | null)[] {
  const all = document.querySelectorAll("[data-journey]");
  return [...all].map((one) => one.getAttribute("data-journey"));
}

test("what a turn moved is seen to travel, once", async () => {
  const { props, rerender } = laid(example());
  expect(journeys()).toEqual([]);
  await rerender({ ...props, view: AFTER, steps: STEPS });
  expect(journeys()).toEqual(["key-pile seat-2", "key-pile seat-2"]);
  await rerender({ ...props, view: example(), steps: [] });
  expect(journeys()).toEqual([]);
});

test("nothing travels where motion is off, nor when a table is opened", async () => {
  const opened = laid(AFTER);
  expect(journeys()).toEqual([]);
  opened.unmount();
  set({ motion: false });
  const { props, rerender } = laid(example());
  await rerender({ ...props, view: AFTER, steps: STEPS });
  expect(screen.getByText("Key pile: 40 cards")).toBeTruthy();
  expect(journeys()).toEqual([]);
});
