import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo } from "../net/api";
import type { BoxCheck } from "../net/messages.gen";
import { boxToPlay, keepBox, ownBox } from "./box.svelte";
import MyBox from "./MyBox.svelte";

const CARDS = { "treasure-island": 4, pirate: 4, "ship-4": 2 };
const GAME = {
  key: "mille-sabords",
  prefix: "ms",
  box: { components: { cards: CARDS }, changes: [], house: false, fitted: ["captain"] },
} as unknown as GameInfo;
const RIGHT: BoxCheck = { problems: [], changes: [] };

/** What the page asked the server, newest last; and what the server says to everything. */
let asked: { path: string; box: unknown }[] = [];
let answer: BoxCheck | null = RIGHT;
const close = vi.fn();

beforeEach(() => {
  localStorage.clear();
  keepBox(GAME.key, null);
  asked = [];
  answer = RIGHT;
  close.mockClear();
  HTMLDialogElement.prototype.showModal = vi.fn();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    asked.push({ path, box: JSON.parse(body) });
    return answer ? Response.json(answer) : new Response("", { status: 503 });
  });
});

const field = (name: string) => screen.findByRole("textbox", { name, hidden: true });
const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const status = () => screen.getByRole("status", { hidden: true });

test("a box is checked as it is entered, kept, and sent along with tables", async () => {
  render(MyBox, { game: GAME, close });
  await fireEvent.input(await field("Pirate"), { target: { value: "3" } });
  await waitFor(() => expect(asked.at(-1)?.box).toEqual({ cards: { ...CARDS, pirate: 3 } }));
  expect(asked.at(-1)?.path).toBe("/api/games/mille-sabords/components");
  await waitFor(() => expect(button("Keep my box")).toHaveProperty("disabled", false));
  await fireEvent.click(button("Keep my box"));
  expect(close).toHaveBeenCalledOnce();
  expect(boxToPlay(GAME.key)).toEqual({ cards: { ...CARDS, pirate: 3 } });
  keepBox(GAME.key, { ...ownBox(GAME.key)!, on: false });
  expect(boxToPlay(GAME.key)).toBeNull();
});

test("what is wrong stands beside its field, and such a box is not kept", async () => {
  answer = {
    problems: [{ field: "cards.pirate", problem: "ms-deck-copies", facts: { most: 99 } }],
    changes: [],
  };
  render(MyBox, { game: GAME, close });
  const pirate = await field("Pirate");
  await fireEvent.input(pirate, { target: { value: "many" } });
  await waitFor(() => expect(pirate.getAttribute("aria-invalid")).toBe("true"));
  expect(asked.at(-1)?.box).toEqual({ cards: { ...CARDS, pirate: "many" } });
  const about = document.getElementById(pirate.getAttribute("aria-describedby")!);
  expect(about?.textContent).toContain("Enter a whole number from 0 to 99.");
  expect((await field("Treasure Island")).getAttribute("aria-invalid")).toBe("false");
  expect(status().textContent).toContain("One thing must be corrected.");
  expect(button("Keep my box")).toHaveProperty("disabled", true);
});

test("a box whose check is not answered is not kept", async () => {
  answer = null;
  render(MyBox, { game: GAME, close });
  await field("Pirate");
  await waitFor(() => expect(status().textContent).toContain("the server does not answer"));
  expect(button("Keep my box")).toHaveProperty("disabled", true);
});

test("one more and one less by a tap, and back to the usual box", async () => {
  render(MyBox, { game: GAME, close });
  await field("Pirate");
  await fireEvent.click(button("One more: Pirate"));
  await fireEvent.click(button("One less: Ship: 4 sabres"));
  const changed = { ...CARDS, pirate: 5, "ship-4": 1 };
  await waitFor(() => expect(asked.at(-1)?.box).toEqual({ cards: changed }));
  await fireEvent.click(button("Back to the usual box"));
  expect(await field("Pirate")).toHaveProperty("value", "4");
  await waitFor(() => expect(status().textContent).toContain("This is the usual box."));
  await fireEvent.click(button("Keep my box"));
  expect(ownBox(GAME.key)).toBeNull();
});

test("what was entered is there again after the sheet was closed by mistake", async () => {
  const { unmount } = render(MyBox, { game: GAME, close });
  await fireEvent.input(await field("Pirate"), { target: { value: "9" } });
  unmount();
  expect(ownBox(GAME.key)).toBeNull();
  render(MyBox, { game: GAME, close });
  expect(await field("Pirate")).toHaveProperty("value", "9");
});
