import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Fields } from "../../box/box.svelte";
import { learn } from "../../locale";
import Box from "./Box.svelte";
import { chestsIn } from "./tally";

const BOX: Fields = {
  target: 300,
  colours: {
    white: { letter: "w", chests: 16, keys: 16, value: 5 },
    red: { letter: "r", chests: 11, keys: 11, value: 8 },
  },
  specials: { joker: { letter: "j", copies: 4 } },
};

beforeAll(() => learn("box", "gold_up"));

const field = (name: string) => screen.getByRole("textbox", { name, hidden: true });

test("gold, numbers of cards and the target are corrected", async () => {
  const change = vi.fn<(box: Fields) => void>();
  render(Box, { box: BOX, usual: BOX, problems: [], change });
  const entered = async (name: string, value: string) => {
    await fireEvent.input(field(name), { target: { value } });
    return change.mock.lastCall![0];
  };
  expect(await entered("Gold: a white chest", "6")).toMatchObject({
    colours: { white: { letter: "w", value: 6, chests: 16 }, red: { value: 8 } },
  });
  expect(await entered("How many: a red key", "10")).toMatchObject({
    colours: { red: { keys: 10, chests: 11 } },
  });
  expect(await entered("How many: a joker", "")).toMatchObject({
    specials: { joker: { copies: "" } },
  });
  expect(await entered("Gold that ends the play", "200")).toMatchObject({ target: 200 });
});

test("too few cards are said where cards are counted", () => {
  const facts = { found: 9, least: 12 };
  const problems = [{ field: "colours", problem: "gu-chests-few-chests", facts }];
  render(Box, { box: BOX, usual: BOX, problems, change: vi.fn() });
  expect(screen.getByText(/9 chests are too few/)).toBeTruthy();
  expect(document.querySelector("details")?.open).toBe(true);
});

test("the score of a real table counts the gold of one's own box", () => {
  expect(chestsIn(BOX)).toEqual({
    values: { w: 5, r: 8 },
    copies: { w: 16, r: 11 },
    target: 300,
  });
});
