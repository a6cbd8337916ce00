import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../../net/messages.gen";
import { peopleOf } from "./people";

const SEAT: SeatInfo = {
  seat: 1,
  guest: null,
  name: "captain",
  bot: "captain",
  away: false,
  here: false,
  resigned: false,
  ready: true,
  plays_as: null,
};

function signsOf(seat: Partial<SeatInfo>): string[] {
  const info = { state: "playing", seats: [{ ...SEAT, ...seat }] } as TableInfo;
  return peopleOf(info, [], []).flatMap(({ signs }) => signs.map(({ text }) => text));
}

test("a bot says its level", () => {
  expect(signsOf({})).toEqual(["Expert · Captain"]);
});

test("a bot that plays weaker in a crowd says so beside its level", () => {
  expect(signsOf({ plays_as: "bosun" })).toEqual([
    "Expert · Captain",
    "plays as bosun: the crew is busy",
  ]);
});

test("so does one that plays for somebody who is away", () => {
  const seat = { guest: "anne", bot: null, away: true, plays_as: "deckhand" };
  expect(signsOf(seat)).toEqual(["a bot plays on", "plays as deckhand: the crew is busy"]);
});
