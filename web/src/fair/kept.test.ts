import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { breaches, isServerAlone, keepPromise, keepText, keptOfPlay, keptOfTable } from "./kept";

const OPEN = { play: "play-1", commitment: "c0", texts: null };
const OWN = "aa".repeat(16);
const BO = "bb".repeat(16);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

/** A play at which this browser gave a text, and that started with these. */
function start(texts = [BO, OWN], seats = 1) {
  keepPromise("table", OPEN, 0);
  keepText("table", OPEN, 1, OWN);
  keepPromise("table", { ...OPEN, texts }, seats);
  return keptOfTable("table")!;
}

test("what a table shows first is kept, and nothing that it shows later", () => {
  keepPromise("table", OPEN, 0);
  keepPromise("table", { ...OPEN, commitment: "c1" }, 0);
  keepPromise("table", { ...OPEN, play: "play-2" }, 0);
  expect(keptOfTable("table")).toMatchObject({ play: "play-1", commitment: "c0", shown: null });
  start();
  keepPromise("table", { ...OPEN, texts: [OWN, BO] }, 1);
  expect(keptOfPlay("play-1")).toMatchObject({ shown: [BO, OWN], own: [OWN] });
  expect(keptOfPlay("play-2")).toBeNull();
});

test("an honest server breaks nothing", () => {
  expect(breaches(start(), { ...OPEN, texts: [BO, OWN], digest: "c0" })).toEqual([]);
});

test.each([
  ["play", { play: "play-2" }],
  ["commitment", { commitment: "c1" }],
  ["secret", { digest: "c1" }],
  ["texts", { texts: [OWN, BO] }],
  ["own", { texts: [BO, "-"] }],
])("another %s than was shown is found", (breach, change) => {
  const told = { ...OPEN, texts: [BO, OWN], digest: "c0", ...change };
  expect(breaches(start(), told)).toEqual([breach]);
});

test("a text that is left out at the start is found, too", () => {
  const texts = [BO, "-"];
  expect(breaches(start(texts), { ...OPEN, texts })).toEqual(["own"]);
});

test("a text of a seat one stood up from is no breach", () => {
  keepPromise("table", OPEN, 0);
  keepText("table", OPEN, 1, OWN);
  keepText("table", OPEN, 2, BO);
  const texts = [BO, "-"];
  keepPromise("table", { ...OPEN, texts }, 1);
  expect(breaches(keptOfTable("table")!, { ...OPEN, texts })).toEqual([]);
});

test("real dice promise nothing, and nothing is kept of them", () => {
  keepPromise("table", { ...OPEN, commitment: "" }, 1);
  expect(keptOfTable("table")).toBeNull();
  keepPromise("table", OPEN, 1);
  expect(breaches(keptOfTable("table")!, { ...OPEN, commitment: "" })).toEqual([]);
});

test("only the newest plays are kept", () => {
  for (let n = 0; n < 130; n += 1) keepPromise(`table-${n}`, { ...OPEN, play: `play-${n}` }, 0);
  expect(keptOfPlay("play-0")).toBeNull();
  expect(keptOfPlay("play-129")).not.toBeNull();
  expect(JSON.parse(localStorage["doubloon.promises"])).toHaveLength(100);
});

test("a browser that stores nothing keeps it as long as the page", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(breaches(start(), { ...OPEN, commitment: "c1", texts: [BO, OWN] })).toEqual([
    "commitment",
  ]);
});

test.each(["{", "null", '"x"', '[null, 1, {"table": "table"}]'])(
  "what others wrote into the storage is ignored: %s",
  (text) => {
    localStorage["doubloon.promises"] = text;
    expect(breaches(start(), { ...OPEN, texts: [BO, OWN] })).toEqual([]);
  },
);

test("a play that nobody gave a text for is the server's alone", () => {
  expect([isServerAlone(["-", "-"]), isServerAlone(["-", OWN])]).toEqual([true, false]);
});
