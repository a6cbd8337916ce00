import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import Score from "./Score.svelte";

const BOX = { values: { w: 5, y: 40 }, copies: { w: 16, y: 2 }, target: 100 };

beforeEach(() => localStorage.clear());

async function begun() {
  const shown = render(Score, { box: BOX, least: 2, most: 6 });
  await userEvent.type(screen.getByLabelText("Player 1"), "Anne");
  await userEvent.click(screen.getByRole("button", { name: "Begin" }));
  return shown;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("whoever gives no name is called after the seat", async () => {
  await begun();
  expect(screen.getByRole("radio", { name: /^Anne/ })).toBeTruthy();
  expect(screen.getByRole("radio", { name: /^Player 2/ })).toBeTruthy();
});

test("chests are added, removed and taken back, never more than there are", async () => {
  await begun();
  await press("Add a yellow chest worth 40");
  await press("Add a yellow chest worth 40");
  expect(screen.getByRole("radio", { name: /80 in front/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Add a yellow/ })).toHaveProperty("disabled", true);
  await press(/Remove a yellow chest/);
  expect(screen.getByRole("radio", { name: /40 in front/ })).toBeTruthy();
  await press("Take back");
  expect(screen.getByRole("radio", { name: /80 in front/ })).toBeTruthy();
});

test("a round is asked for twice, and the target ends the play after it", async () => {
  await begun();
  for (let n = 0; n < 2; n += 1) await press(/^Add a yellow/);
  for (let n = 0; n < 4; n += 1) await press(/^Add a white/);
  await press("The round is over");
  expect(screen.queryByText(/has won/)).toBeNull();
  await press("Write the gold down");
  expect(screen.getByText("Anne has won with 100 gold.")).toBeTruthy();
  await press("Take back");
  expect(screen.getByRole("heading", { name: "Round 1, to 100 gold" })).toBeTruthy();
});

test("what was kept is there when the page comes back", async () => {
  const { unmount } = await begun();
  await press(/^Add a white/);
  unmount();
  render(Score, { box: BOX, least: 2, most: 6 });
  expect(screen.getByRole("radio", { name: /^Anne.*5 in front/ })).toBeTruthy();
  await press("Begin anew");
  await press("Begin a new play");
  expect(screen.getByLabelText("Player 1")).toHaveProperty("value", "Anne");
});
