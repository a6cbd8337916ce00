import { expect, test } from "vitest";
import { sampleStep, sampleTurn } from "../samples";
import { example } from "./example";
import { takenBy } from "./travel";

const details = (more: object) => ({ outcome: "", pier: null, value: 0, skulls: [0, 0], ...more });
const doubloon = sampleTurn({ seat: 2, details: details({ pier: "full-house", value: 3 }) });
const skull = sampleTurn({ seat: 1, details: details({ skulls: [1, 0] }) });
const nothing = sampleTurn({ seat: 1, details: details({}) });
const view = example({ last_turns: [nothing, doubloon, skull] });
const ended = sampleStep("p1 stop", { summary: [] });

test("a doubloon leaves the space that was uncovered last, a skull token the island", () => {
  expect(takenBy([ended, sampleStep("~ roll hhhoo"), ended], view)).toEqual([
    { from: "pier-full-house-0", to: "seat-2", value: 3 },
    { from: "tokens", to: "seat-1", value: undefined },
  ]);
});

test("only turns that ended just now took something", () => {
  expect(takenBy([ended], view)).toEqual([{ from: "tokens", to: "seat-1", value: undefined }]);
  expect(takenBy([sampleStep("~ roll hhhoo")], view)).toEqual([]);
  expect(takenBy([], view)).toEqual([]);
});

test("a turn that costs nothing moves nothing", () => {
  expect(takenBy([ended], example({ last_turns: [doubloon, nothing] }))).toEqual([]);
});
