import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import Coin from "./Coin.svelte";
import Die from "./Die.svelte";
import Symbol from "./Symbol.svelte";
import { SYMBOLS, type SymbolName } from "./symbols";

test("a die that can be picked is a button with its name and its key", async () => {
  const onpick = vi.fn();
  render(Die, { name: "coin 2, held", symbol: "coin-2", state: "chosen", hotkey: "3", onpick });
  const die = screen.getByRole("button", { name: "coin 2, held" });
  expect(die.getAttribute("aria-keyshortcuts")).toBe("3");
  expect(die.classList).toContain("chosen");
  await userEvent.click(die);
  expect(onpick).toHaveBeenCalledOnce();
});

test("a die is picked by keyboard", async () => {
  const onpick = vi.fn();
  render(Die, { name: "skull", symbol: "skull", onpick });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onpick).toHaveBeenCalledTimes(2);
});

test("a die that waits cannot be picked", async () => {
  const onpick = vi.fn();
  render(Die, { name: "skull", symbol: "skull", disabled: true, onpick });
  await userEvent.click(screen.getByRole("button", { name: "skull" }));
  expect(onpick).not.toHaveBeenCalled();
});

test("a die that only lies there is a picture with a name", () => {
  render(Die, { name: "crossbones, stuck", symbol: "crossbones", state: "locked", tag: "stuck" });
  expect(screen.queryByRole("button")).toBeNull();
  const die = screen.getByRole("img", { name: "crossbones, stuck" });
  expect(die.classList).toContain("locked");
  expect(die.querySelector(".nail")).not.toBeNull();
  expect(die.dataset["tag"]).toBe("stuck");
});

test("only a die that was seen to fall tumbles, and again each time it falls", async () => {
  const { container, rerender } = render(Die, { name: "skull", symbol: "skull" });
  expect(container.querySelector(".rolling")).toBeNull();
  await rerender({ fell: 1 });
  const first = container.querySelector(".rolling");
  expect(first).not.toBeNull();
  await rerender({ fell: 2 });
  expect(container.querySelector(".rolling")).not.toBe(first);
});

test("a drawing has a name only when it is given one", () => {
  render(Coin, { label: "a coin" });
  expect(screen.getByRole("img", { name: "a coin" })).toBeTruthy();
  const { container } = render(Coin, { value: 3 });
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("text")?.textContent).toBe("3");
});

test.each([...Object.keys(SYMBOLS), "coin-2"] as SymbolName[])("%s is drawn", (name) => {
  const { container } = render(Symbol, { name, label: name });
  expect(screen.getByRole("img", { name })).toBeTruthy();
  expect(container.querySelectorAll("path, circle").length).toBeGreaterThan(1);
});
