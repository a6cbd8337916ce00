import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Bar } from "../../games/bar.svelte";
import LowerEdge from "./LowerEdge.svelte";

const plain = {
  bar: new Bar(),
  turn: "Your turn",
  yours: true,
  points: "3 coins",
  deadline: null,
  undo: undefined,
  ready: true,
  help: () => {},
};

test("the last act is taken back where that can be done", async () => {
  const undo = vi.fn();
  const { rerender } = render(LowerEdge, { ...plain, undo });
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(undo).toHaveBeenCalledOnce();
  await rerender({ undo, ready: false });
  expect(screen.getByRole("button", { name: "Take back" })).toHaveProperty("disabled", true);
  await rerender({ undo: undefined });
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
});

test("whose turn it is, the points and the clock are told", () => {
  render(LowerEdge, { ...plain, deadline: Date.now() + 60_000 });
  expect(screen.getByText("Your turn")).toBeTruthy();
  expect(screen.getByText("3 coins")).toBeTruthy();
  expect(screen.getByRole("timer")).toBeTruthy();
});
