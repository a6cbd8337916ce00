import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Die from "../art/Die.svelte";
import { set } from "../ui/settings.svelte";
import ActButton from "./ActButton.svelte";
import { closeExplanation } from "./explain.svelte";
import Explained from "./Explained.svelte";
import Explanation from "./Explanation.svelte";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  closeExplanation();
  set({ keys: true });
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

function sheet(): HTMLElement {
  flushSync();
  return screen.getByRole("dialog");
}

test("a tap says what something is, in a sheet that can be closed", async () => {
  render(Explanation);
  const children = createRawSnippet(() => ({ render: () => "<span>0 coins</span>" }));
  render(Explained, { title: "Coins", lines: ["Coins win the game.", ""], children });
  await user.click(screen.getByRole("button", { name: "0 coins" }));
  expect(sheet().getAttribute("aria-label")).toBe("Coins");
  expect(within(sheet()).getAllByText(/./, { selector: "p" })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a die that can be picked is explained by a long press, which does not pick it", async () => {
  render(Explanation);
  const [onpick, onexplain] = [vi.fn(), vi.fn()];
  render(Die, { name: "skull", symbol: "skull", onpick, onexplain });
  const die = screen.getByRole("button", { name: "skull" });
  await fireEvent.pointerDown(die, { button: 0 });
  vi.advanceTimersByTime(600);
  await fireEvent.pointerUp(die);
  await fireEvent.click(die);
  expect(onexplain).toHaveBeenCalledOnce();
  expect(onpick).not.toHaveBeenCalled();
  await fireEvent.pointerDown(die, { button: 0 });
  await fireEvent.pointerUp(die);
  await fireEvent.click(die);
  vi.advanceTimersByTime(600);
  expect(onexplain).toHaveBeenCalledOnce();
  expect(onpick).toHaveBeenCalledOnce();
});

test("a finger that moves on scrolls, and nothing is explained", async () => {
  const onexplain = vi.fn();
  render(Die, { name: "skull", symbol: "skull", onpick: () => {}, onexplain });
  const die = screen.getByRole("button", { name: "skull" });
  await fireEvent.pointerDown(die, { button: 0, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(die, { clientX: 10, clientY: 40 });
  vi.advanceTimersByTime(600);
  expect(onexplain).not.toHaveBeenCalled();
});

test("a right click and the menu key explain too", async () => {
  const onexplain = vi.fn();
  render(Die, { name: "skull", symbol: "skull", onpick: () => {}, onexplain });
  await fireEvent.contextMenu(screen.getByRole("button", { name: "skull" }));
  expect(onexplain).toHaveBeenCalledOnce();
});

test("a die that cannot be picked is explained by a tap", async () => {
  const onexplain = vi.fn();
  render(Die, { name: "skull, stuck", symbol: "skull", onexplain });
  await user.click(screen.getByRole("button", { name: "skull, stuck" }));
  expect(onexplain).toHaveBeenCalledOnce();
});

test("an act that cannot be used says why, and does nothing", async () => {
  render(Explanation);
  const onclick = vi.fn();
  const why = "Keep at least one die.";
  render(ActButton, { title: "Roll", disabled: true, why, shortcut: "roll", onclick });
  const button = screen.getByRole("button", { name: /Roll/ });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.click(button);
  expect(sheet().textContent).toContain(why);
  await user.keyboard("r");
  expect(onclick).not.toHaveBeenCalled();
});

test("keys do what the button does, unless they are off or somebody writes", async () => {
  const [roll, stop] = [vi.fn(), vi.fn()];
  render(ActButton, { title: "Roll", shortcut: "roll", onclick: roll });
  render(ActButton, { title: "Stop", shortcut: "stop", onclick: stop });
  await user.keyboard("r");
  await user.keyboard("R");
  expect(roll).toHaveBeenCalledTimes(2);
  await user.keyboard("s{Enter}");
  expect(stop).toHaveBeenCalledTimes(2);
  const line = document.body.appendChild(document.createElement("input"));
  line.focus();
  await user.keyboard("rs{Enter}");
  line.remove();
  set({ keys: false });
  await user.keyboard("rs{Enter}");
  expect([roll, stop].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test("Enter on a button presses that button, not Stop", async () => {
  const [roll, stop] = [vi.fn(), vi.fn()];
  render(ActButton, { title: "Roll", shortcut: "roll", onclick: roll });
  render(ActButton, { title: "Stop", shortcut: "stop", onclick: stop });
  screen.getByRole("button", { name: /Roll/ }).focus();
  await user.keyboard("{Enter}");
  expect(roll).toHaveBeenCalledOnce();
  expect(stop).not.toHaveBeenCalled();
});
