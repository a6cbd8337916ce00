import { expect, test } from "vitest";
import { objects, offer, offered, seatOf } from "./acts";

const ACTS = ["p1 stop", "p1 reroll 1k", "p1 pair 1k p2", "p1 reroll 11k"];

test("an act on offer is found whatever the order of its dice", () => {
  expect(offered(ACTS, "reroll", [{ face: "k" }, { face: "1" }])).toBe("p1 reroll 1k");
  expect(offered(ACTS, "stop")).toBe("p1 stop");
});

test("an act with other dice, or with something besides them, is not the one", () => {
  expect(offered(ACTS, "reroll", [{ face: "c" }])).toBeUndefined();
  expect(offered(ACTS, "pair", [{ face: "1" }, { face: "k" }])).toBeUndefined();
});

test("the words of an act, and what acts of a kind are about", () => {
  expect(offer("p1 pair 1k p2")).toEqual({
    text: "p1 pair 1k p2",
    word: "pair",
    rest: ["1k", "p2"],
  });
  expect(objects(ACTS, "reroll")).toEqual(["1k", "11k"]);
});

test("a seat is read, and nothing else", () => {
  expect(seatOf("p12")).toBe(12);
  expect(seatOf("pk")).toBeNull();
  expect(seatOf(undefined)).toBeNull();
});
