import { expect, test } from "vitest";
import { say } from "../locale";
import { known } from "./known";

test("people keep their names", () => {
  expect(known(["Anne", " Bert "])).toEqual(["Anne", "Bert"]);
});

test("bots are called as at the table", () => {
  expect(known(["Anne", "deckhand", "deckhand"])).toEqual([
    "Anne",
    say("web-bot-2"),
    say("web-bot-3"),
  ]);
});

test("two players with one name are distinguished by a number", () => {
  expect(known(["Anne", "Anne", ""])).toEqual(["Anne", "Anne 2", "-"]);
});
