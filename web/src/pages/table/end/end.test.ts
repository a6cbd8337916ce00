import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../../net/messages.gen";
import { session } from "../../../session";
import { isAgainstBots, playAgain } from "./again";
import { fitTitle, shorten } from "./fit";
import { percentOf } from "./luck";
import { canShare, share } from "./share";
import { titleOf } from "./title";

const names = ["Anne", "Bo", "Cleo"];

function table(...seats: { guest?: string; bot?: string }[]): TableInfo {
  const places = seats.map(({ guest = null, bot = null }, at) => ({
    seat: at + 1,
    guest,
    bot,
    name: guest ? "Anne" : "",
    away: false,
    here: true,
    resigned: false,
    plays_as: null,
    ready: bot !== null,
  }));
  return { id: "old", play: "play-1", commitment: "00", seats: places } as unknown as TableInfo;
}

beforeEach(() => {
  session.guest = "me";
  session.name = "Anne";
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("the title speaks to whoever won", () => {
  expect(titleOf([1], { names, you: 1 })).toBe("You win!");
  expect(titleOf([2], { names, you: 1 })).toBe("Bo wins!");
  expect(titleOf([2], { names, you: null })).toBe("Bo wins!");
});

test("a shared win names everybody", () => {
  expect(titleOf([1, 3], { names, you: 3 })).toBe("You and Anne share the win!");
  expect(titleOf([1, 2, 3], { names, you: 2 })).toBe("You and Anne and Cleo share the win!");
  expect(titleOf([1, 2], { names, you: 3 })).toBe("Anne and Bo share the win!");
  expect(titleOf([], { names, you: 1 })).toBe("Nobody wins.");
});

test("against bots the next play starts at once, with a client seed", async () => {
  const done = { type: "done", id: "1", table: "new" } as const;
  const asked = vi.spyOn(session, "ask").mockResolvedValue(done);
  vi.spyOn(session.tables, "get").mockReturnValue({
    info: { ...table({ guest: "me" }, { bot: "captain" }), code: "ABCD" },
  } as never);
  expect(await playAgain(table({ guest: "me" }, { bot: "captain" }))).toBe("ABCD");
  const requests = asked.mock.calls.map(([request]) => request);
  expect(requests.map(({ type }) => type)).toEqual(["rematch", "sit", "start"]);
  expect(requests[1]).toMatchObject({ seat: 1, text: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test("with others the next table waits for them", async () => {
  const friends = table({ guest: "me" }, { guest: "you" });
  expect(isAgainstBots(friends)).toBe(false);
  const done = { type: "done", id: "1", table: "new" } as const;
  const asked = vi.spyOn(session, "do").mockResolvedValue(done);
  expect(await playAgain(friends)).toBe("new");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a rematch that is refused leads nowhere", async () => {
  vi.spyOn(session, "do").mockResolvedValue(null);
  expect(await playAgain(table({ guest: "me" }, { bot: "captain" }))).toBeNull();
});

const PICTURE = new File(["png"], "x.png", { type: "image/png" });

test("a picture is shared with the text where the device can", async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share: shared, canShare: () => true });
  expect(canShare(PICTURE)).toBe("picture");
  expect(await share("You win!", "http://x/r/1", PICTURE)).toBe(true);
  expect(shared).toHaveBeenCalledWith({ files: [PICTURE], text: "You win! http://x/r/1" });
});

test("where pictures cannot be shared the text is", async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share: shared, canShare: () => false });
  expect(canShare(PICTURE)).toBe("text");
  expect(await share("You win!", "http://x/r/1", PICTURE)).toBe(true);
  expect(shared).toHaveBeenCalledWith({ text: "You win!", url: "http://x/r/1" });
});

test("who thinks better of sharing is told nothing; what fails is said", async () => {
  const shared = vi.fn().mockRejectedValue(new DOMException("", "AbortError"));
  vi.stubGlobal("navigator", { share: shared });
  expect(await share("You win!", "http://x/r/1", null)).toBe(true);
  shared.mockRejectedValue(new DOMException("", "NotAllowedError"));
  expect(await share("You win!", "http://x/r/1", null)).toBe(false);
});

test("over plain http nothing is shared by the device", () => {
  vi.stubGlobal("navigator", {});
  expect(canShare(PICTURE)).toBeNull();
});

test("luck has its sign", () => {
  expect([0.124, -0.346, 0.004, -0.004].map(percentOf)).toEqual(["+12", "−35", "0", "0"]);
});

test("a title is as large as its place allows, in two lines if need be", () => {
  expect(fitTitle("Bo wins!", 660, 72)).toEqual({ lines: ["Bo wins!"], size: 72 });
  const long = fitTitle("Anne Bonny, Calico Jack and Grace O'Malley share the win!", 660, 72);
  expect(long.lines).toEqual(["Anne Bonny, Calico Jack and", "Grace O'Malley share the win!"]);
  expect(long.size).toBeLessThan(54);
});

test("a name is cut between characters as people count them", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(shorten(family.repeat(3), 3)).toBe(family.repeat(3));
  expect(shorten(family.repeat(4), 3)).toBe(`${family.repeat(2)}…`);
  expect(shorten("Anne", 24)).toBe("Anne");
});
