import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import RollButton from "./RollButton.svelte";

test("a tap and the key R roll", async () => {
  const roll = vi.fn();
  render(RollButton, { roll, ready: true });
  await fireEvent.click(screen.getByRole("button", { name: "Roll" }));
  await fireEvent.keyDown(window, { key: "r" });
  expect(roll).toHaveBeenCalledTimes(2);
});

test("nothing rolls while a roll is under way, or somebody writes", async () => {
  const roll = vi.fn();
  const { rerender } = render(RollButton, { roll, ready: false });
  expect((screen.getByRole("button", { name: "Roll" }) as HTMLButtonElement).disabled).toBe(true);
  await fireEvent.keyDown(window, { key: "r" });
  await rerender({ roll, ready: true });
  const input = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(input, { key: "r" });
  await fireEvent.keyDown(window, { key: "r", ctrlKey: true });
  await fireEvent.keyDown(window, { key: "r", repeat: true });
  expect(roll).not.toHaveBeenCalled();
  input.remove();
});

test("the focus goes on to the next act", async () => {
  const { unmount } = render(RollButton, { roll: () => {}, ready: true });
  const button = screen.getByRole("button", { name: "Roll" });
  button.focus();
  await fireEvent.click(button);
  const next = document.body.appendChild(document.createElement("button"));
  next.dataset["act"] = "";
  unmount();
  button.remove();
  (document.activeElement as HTMLElement | null)?.blur();
  await new Promise((done) => requestAnimationFrame(done));
  expect(document.activeElement).toBe(next);
  next.remove();
});
