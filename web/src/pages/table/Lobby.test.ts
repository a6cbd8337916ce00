import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { server } from "../../net/frames.gen";
import type { SeatInfo } from "../../net/messages.gen";
import { Table } from "../../net/table.svelte";
import type { Request } from "../../net/wire";
import { session } from "../../session";
import Lobby from "./Lobby.svelte";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;
const LEVELS = { levels: ["deckhand"], strengths: {}, weakened: [] };
const GAMES = [{ key: INFO.game, ...LEVELS, editions: [], readings: [] }];

let sent: Request[];

beforeEach(() => {
  sent = [];
  session.guest = "me";
  session.connection = "open";
  vi.stubGlobal("fetch", async (path: string) => {
    return new Response(JSON.stringify(path === "/api/games" ? GAMES : { network: null }));
  });
  vi.spyOn(session, "ask").mockImplementation(async (request) => {
    sent.push(request);
    return { type: "done", id: "1" };
  });
});

/** A lobby with this guest and Bo. */
function gather(bo: Partial<SeatInfo>, host = "me") {
  const seat = { ...INFO.seats[0]!, bot: null, ready: true };
  const seats = [
    { ...seat, seat: 1, guest: "me", name: "Anne" },
    { ...seat, seat: 2, guest: "bo", name: "Bo", ...bo },
  ];
  render(Lobby, { table: new Table({ ...INFO, state: "open", host, seats }, () => false) });
  return screen.queryByRole<HTMLButtonElement>("button", { name: "Start" });
}

test("where everybody has added to the dice the play can start", () => {
  expect(gather({})!.disabled).toBe(false);
  expect(screen.queryByText(/has not added/)).toBeNull();
});

test("start waits for a browser that has not added to the dice, and says for whose", () => {
  const start = gather({ ready: false })!;
  expect(start.disabled).toBe(true);
  const reason = document.getElementById(start.getAttribute("aria-describedby")!)!;
  expect(reason.textContent).toMatch(/^\s*Bo: the browser has not added its part to the dice yet/);
  expect(reason.textContent).not.toContain("sent away");
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a bot takes the seat of somebody who is not here", async () => {
  gather({ ready: false, here: false });
  expect(screen.getByText("has not added to the dice yet")).toBeTruthy();
  const bots = await screen.findByRole("combobox", { name: "A bot for seat 2" });
  await fireEvent.change(bots, { target: { value: "deckhand" } });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { type: "remove", guest: "bo" },
    { type: "fill", seat: 2, level: "deckhand" },
  ]);
});

test("somebody who is not here can be sent away", async () => {
  gather({ ready: false, here: false });
  const [away] = screen.getAllByRole("button", { name: /^Send away ?: Bo$/ });
  await fireEvent.click(away!);
  expect(sent).toMatchObject([{ type: "remove", guest: "bo" }]);
});

test("somebody who is away but ready keeps the seat", () => {
  expect(gather({ here: false })!.disabled).toBe(false);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("others cannot give seats away", () => {
  expect(gather({ ready: false, here: false }, "bo")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
});
