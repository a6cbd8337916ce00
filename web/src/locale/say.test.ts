import { afterEach, expect, test } from "vitest";
import { isKnown, language, learn, say, speak, understood } from ".";

afterEach(() => speak("en"));

test("a message is said with its facts", () => {
  expect(say("gold-up")).toBe("Gold Up");
  expect(say("table-seat-taken", { seat: 2 })).toBe("Seat 2 is taken.");
});

test("a clause is looked up by its ID", () => {
  expect(isKnown("ms.reroll-two")).toBe(true);
  expect(say("ms.reroll-two")).toBe(say("ms-reroll-two"));
});

test("numbers are written as in the notation", () => {
  expect(say("limit-body", { longest: 16384 })).toContain("16384");
});

test("what is not in the catalogue is a bug", () => {
  expect(isKnown("no-such-message")).toBe(false);
  expect(() => say("no-such-message")).toThrow("no-such-message");
  expect(() => say("table-seat-taken")).toThrow("seat");
});

test("another language replaces every sentence, and what is learnt later is in it", async () => {
  const english = say("table-host-only");
  await speak("fr");
  await learn("kings_gold");
  expect(language()).toBe("fr");
  expect(say("table-host-only")).not.toBe(english);
  expect(say("kg-victim")).not.toBe("");
});

test("the browser's languages are asked in their order", () => {
  expect(understood(["fr-CH", "en"])).toBe("fr");
  expect(understood(["ja", "FR"])).toBe("fr");
  expect(understood(["ja"])).toBe("en");
});
