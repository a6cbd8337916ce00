import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import KingsGoldEntry from "../games/kings_gold/Entry.svelte";
import MilleSabordsEntry from "../games/mille_sabords/Entry.svelte";
import { gameFacts } from "../games/samples";

const button = (name: string) => screen.getByRole("button", { name });

function kings(view: object, ready = true) {
  const enter = vi.fn();
  const given = { view: { phase: "cup", cup: 3, coins: [0, 0], ...view }, enter, ready };
  const game = gameFacts("kings-gold");
  return { enter, ...render(KingsGoldEntry, { game, names: [], ...given } as never) };
}

function sabords(view: object) {
  const enter = vi.fn();
  const given = { view: { phase: "cup", cup: 8, deck: {}, ...view }, enter, ready: true };
  const game = gameFacts("mille-sabords");
  return { enter, ...render(MilleSabordsEntry, { game, names: [], ...given } as never) };
}

test("dice are tapped in and entered as a roll, and the tray is empty for the next", async () => {
  const { enter } = kings({});
  expect(button("Enter these dice")).toHaveProperty("disabled", true);
  for (const name of ["Add: coin 2", "Add: skull", "Add: skull"])
    await userEvent.click(button(name));
  expect(screen.getByRole("status").textContent).toBe("All dice are entered");
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll 2kk");
  expect(screen.getByRole("status").textContent).toBe("3 dice are missing");
});

test("a die that was tapped in by mistake is taken out", async () => {
  const { enter } = kings({ cup: 1 });
  await userEvent.click(button("Add: cannon"));
  await userEvent.click(button("cannon, take it out"));
  await userEvent.click(button("Add: crossbones"));
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll x");
});

test("no more dice than fell", async () => {
  const { enter } = kings({ cup: 1 });
  await userEvent.click(button("Add: cannon"));
  await userEvent.click(button("Add: skull"));
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll c");
});

test("dice are typed by their letters, and Backspace takes one back", async () => {
  const { enter } = kings({});
  button("Add: coin 1").focus();
  await userEvent.keyboard("1kx{Backspace}c");
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll 1kc");
});

test("the whole tray can be emptied", async () => {
  kings({});
  await userEvent.click(button("Add: skull"));
  await userEvent.click(button("Start over"));
  const tray = screen.getByRole("group", { name: "3 dice are missing" });
  expect(within(tray).queryAllByRole("button")).toEqual([]);
});

test("in the opening the roll is an opening", async () => {
  const { enter } = kings({ phase: "opening", cup: 1 });
  await userEvent.click(button("Add: skull"));
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ opening k");
});

test("the lot is a player", async () => {
  const { enter } = kings({ phase: "lot", cup: 0 });
  await userEvent.click(button("player 2"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ first p2");
});

test("while a step is under way nothing is entered", () => {
  kings({ cup: 1 }, false);
  expect(button("Add: skull")).toHaveProperty("disabled", true);
});

test("nothing is asked for while a player chooses", () => {
  const { container } = kings({ phase: "rolled", cup: 0 });
  expect(container.textContent?.trim()).toBe("");
});

test("a card is one of those left to draw", async () => {
  const { enter } = sabords({ phase: "card", cup: 0, deck: { pirate: 1, "ship-3": 2 } });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await userEvent.click(button("Ship: 3 sabres"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ card ship-3");
});

test("eight dice of Mille Sabords", async () => {
  const { enter } = sabords({});
  button("Add: sabre").focus();
  await userEvent.keyboard("kscdmpmm");
  await userEvent.click(button("Enter these dice"));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll kscdmpmm");
});
