import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../../../net/messages.gen";
import { session } from "../../../session";
import { isAgainstBots, playAgain } from "./again";
import { share } from "./share";
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
  }));
  return { id: "old", seats: places } as unknown as TableInfo;
}

beforeEach(() => {
  session.guest = "me";
  session.name = "Anne";
  vi.restoreAllMocks();
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
  const asked = vi.spyOn(session, "do").mockResolvedValue(done);
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

test("what cannot be shared is copied", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await share("You win!", "http://x/r/1")).toBe("copied");
  expect(writeText).toHaveBeenCalledWith("You win! http://x/r/1");
  const shared = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { share: shared });
  expect(await share("You win!", "http://x/r/1")).toBe("shared");
  expect(shared).toHaveBeenCalledWith({ text: "You win!", url: "http://x/r/1" });
  vi.unstubAllGlobals();
});
