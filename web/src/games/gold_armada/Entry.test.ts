import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Entry from "./Entry.svelte";
import { gameFacts } from "../samples";
import { example } from "./example";

const game = gameFacts("gold-armada");

test("real dice are tapped in, as many as are in the cup", async () => {
  const user = userEvent.setup();
  const enter = vi.fn<(text: string) => void>();
  const view = example({ phase: "cup", table: "hhh", cup: 2, acts: [] });
  render(Entry, { game, names: [], view, enter, ready: true });
  const faces = screen.getByRole("region", { name: "Enter the dice that fell" });
  expect(faces).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /rum/ }));
  await user.keyboard("o");
  await user.click(screen.getByRole("button", { name: /^enter/i }));
  expect(enter).toHaveBeenCalledExactlyOnceWith("~ roll ro");
});

test("a symbol that is not on the die cannot be entered", () => {
  const view = example({ phase: "cup", table: "", cup: 5, acts: [] });
  const without = { ...view, die: { ...view.die, r: 0 } };
  render(Entry, { game, names: [], view: without, enter: vi.fn(), ready: true });
  expect(screen.queryByRole("button", { name: /rum/ })).toBeNull();
  expect(screen.getByRole("button", { name: /barrel/ })).toBeTruthy();
});
