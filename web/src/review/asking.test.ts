import { afterEach, expect, test, vi } from "vitest";
import { askFor, type Waiting } from "./asking";
import { REVIEW } from "./samples";

const PAUSES = { soon: 0, later: 0 };

afterEach(() => vi.unstubAllGlobals());

function answering(...answers: [number, unknown][]) {
  const asked = vi.fn(async () => {
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("a review is asked for until it is there", async () => {
  const asked = answering(
    [429, { error: "limit", problem: "limit-busy", facts: {} }],
    [202, { state: "waiting", done: 0, steps: 0 }],
    [202, { state: "working", done: 3, steps: 7 }],
    [200, REVIEW],
  );
  const told: Waiting[] = [];
  const stop = new AbortController().signal;
  const found = await askFor({ play: "a/b" }, (one) => told.push(one), stop, PAUSES);
  expect(found).toEqual({ review: REVIEW });
  expect(told.map(({ state }) => state)).toEqual(["busy", "waiting", "working"]);
  expect(asked).toHaveBeenLastCalledWith("/api/plays/a%2Fb/review", {});
});

test("a refusal is told, and a record is sent as it is", async () => {
  const problem = { error: "record", problem: "review-nothing", facts: {} };
  const asked = answering([400, problem]);
  const stop = new AbortController().signal;
  expect(await askFor({ text: "record = 1" }, () => {}, stop, PAUSES)).toEqual({ problem });
  expect(asked).toHaveBeenCalledWith(
    "/api/review",
    expect.objectContaining({ method: "POST", body: "record = 1" }),
  );
});

test("nobody who has left goes on asking", async () => {
  const asked = answering([202, { state: "waiting", done: 0, steps: 0 }]);
  const stop = new AbortController();
  const found = await askFor({ play: "x" }, () => stop.abort(), stop.signal, PAUSES);
  expect(found).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});
