import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { openRules, rulesShown } from "./rules.svelte";
import RulesInShort from "./RulesInShort.svelte";

const MESSAGES = `
hazard = Hazard
short-hz-goal = Have the most points.
short-hz-turn =
    Roll the dice.
    Keep some.
`;

let messages = "";

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.startsWith("/api/messages/")) return new Response(messages);
    const games = ["hazard", "silence"].map((key) => ({ key, prefix: "hz", faces: {} }));
    return new Response(JSON.stringify(games));
  });
});

async function read(game: string): Promise<HTMLElement> {
  render(RulesInShort);
  openRules(game);
  flushSync();
  return screen.findByRole("dialog");
}

test("the rules in short say what a game's messages say, several sentences as a list", async () => {
  messages = MESSAGES;
  const sheet = await read("hazard");
  expect(await within(sheet).findByRole("heading", { name: "Goal" })).toBeTruthy();
  const lines = within(sheet).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual(["Roll the dice.", "Keep some."]);
  expect(within(sheet).queryByRole("heading", { name: "The end" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(rulesShown()).toBeNull();
});

test("a built-in game has drawings of its own", async () => {
  const sheet = await read("kings-gold");
  expect(await within(sheet).findByRole("heading", { name: "What scores" })).toBeTruthy();
  expect(sheet.querySelectorAll("svg").length).toBeGreaterThan(5);
});
