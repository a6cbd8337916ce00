import { afterEach, expect, test } from "vitest";
import { speak } from "../../locale";
import { server } from "../../net/frames.gen";
import type { EarlierTerms, GameInfo } from "../../net/messages.gen";
import { changesOf, joinChanges, termsOf } from "./changes";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const GAME = {
  key: "mille-sabords",
  prefix: "ms",
  target: 6000,
  editions: [
    { name: "gigamic-fr", readings: { "floor-scores-at-zero": false, "last-round": true } },
    { name: "piraten-kapern-en", readings: { "floor-scores-at-zero": true, "last-round": true } },
  ],
} as unknown as GameInfo;
const TERMS: EarlierTerms = {
  ...termsOf(INFO),
  seats: 3,
  edition: "gigamic-fr",
  readings: {},
  target: null,
};

const told = (now: Partial<EarlierTerms>, before: Partial<EarlierTerms> = {}) =>
  changesOf({ ...TERMS, ...before }, { ...TERMS, ...now }, GAME);

const said = (...changes: Parameters<typeof told>) => told(...changes).map(({ words }) => words);

afterEach(() => speak("en"));

test("the terms of a table can be sent back", () => {
  const terms = termsOf(INFO);
  expect(terms.seats).toBe(INFO.seats.length);
  for (const [name, value] of Object.entries(terms))
    if (name !== "seats") expect(value).toEqual(INFO[name as keyof typeof INFO]);
});

test.each<[Partial<EarlierTerms>, string, string]>([
  [{ seats: 4 }, "4 seats instead of 3", "3"],
  [
    { edition: "piraten-kapern-en" },
    "the edition is “Piraten kapern, English” instead of “Gigamic, French”",
    "Gigamic, French",
  ],
  [{ target: 3000 }, "the target is 3000 instead of 6000", "6000"],
  [
    { timer: 60 },
    "the time for a decision is 60 seconds instead of unlimited",
    "as long as it takes",
  ],
  [{ undo: false }, "acts may not be taken back any more", "yes"],
  [{ public: false }, "the table is no longer listed for everybody", "yes"],
  [{ dice: "table" }, "the dice are real ones, entered by hand", "drawn by the server"],
  [
    { level: "bosun" },
    "the bot for whoever leaves is Hard · Bosun instead of Easy · Cabin boy",
    "Cabin boy",
  ],
  [{ shuffle: true }, "the seats are drawn by lot at the start", "no"],
  [
    { box: { components: { cards: { pirate: 5 } }, changes: [], approximate: [] } },
    "the box is a corrected one",
    "The usual box",
  ],
  [
    { readings: { "floor-scores-at-zero": true } },
    "“Nobody falls below zero” is yes instead of no",
    "no",
  ],
])("%o is told with what it was", (now, words, before) => {
  expect(said(now)[0]).toBe(words);
  expect(told(now)[0]!.before).toContain(before);
});

test("back again is told as well", () => {
  expect(said({ undo: true }, { undo: false })).toEqual(["acts may be taken back"]);
  expect(said({ timer: null }, { timer: 60 })).toEqual([
    "the time for a decision is unlimited instead of 60 seconds",
  ]);
});

test("what comes to the same is no change", () => {
  expect(said({ target: 6000 })).toEqual([]);
  expect(said({ readings: { "floor-scores-at-zero": false } })).toEqual([]);
});

test("what an edition brings with it goes without saying; what is agreed beside it does not", () => {
  const changes = told({ edition: "piraten-kapern-en", readings: { "last-round": false } });
  expect(changes.map(({ term, implied = false }) => [term, implied])).toEqual([
    ["edition", false],
    ["reading-floor-scores-at-zero", true],
    ["reading-last-round", false],
  ]);
});

test("another box is told, whatever is in it", () => {
  const box = { components: { keys: 60 }, changes: [], approximate: [] };
  const other = { ...box, components: { keys: 61 } };
  expect(said({ box })).toEqual(["the box is a corrected one"]);
  expect(said({ box: other }, { box })).toEqual(["the box is a corrected one"]);
  expect(said({ box: null }, { box })).toEqual(["the box is the usual one again"]);
  expect(said({ box: structuredClone(box) }, { box })).toEqual([]);
});

test("several changes are one sentence, in every language", async () => {
  const now = { seats: 4, target: 3000 };
  expect(joinChanges(told(now))).toBe("4 seats instead of 3; the target is 3000 instead of 6000");
  await speak("fr");
  expect(joinChanges(told(now))).toBe(
    "4 places au lieu de 3\u00a0; il faut 3000 points au lieu de 6000",
  );
});
