import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import ActButton from "./ActButton.svelte";

/** Nothing has the focus, as in browsers when the focused button is disabled. */
function drop(): void {
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  other.blur();
  other.remove();
}

test("the focus comes back to a button that was disabled while its act was under way", async () => {
  const given = { title: "Roll", onclick: () => {} };
  const { rerender } = render(ActButton, given);
  const button = screen.getByRole("button", { name: "Roll" });
  button.focus();
  await rerender({ ...given, disabled: true });
  drop();
  expect(document.activeElement).toBe(document.body);
  await rerender({ ...given, disabled: false });
  expect(document.activeElement).toBe(button);
});

test("the focus stays where somebody has put it in the meantime", async () => {
  const given = { title: "Roll", onclick: () => {} };
  const { rerender } = render(ActButton, given);
  const other = document.body.appendChild(document.createElement("input"));
  screen.getByRole("button", { name: "Roll" }).focus();
  await rerender({ ...given, disabled: true });
  other.focus();
  await rerender({ ...given, disabled: false });
  expect(document.activeElement).toBe(other);
  other.remove();
});
