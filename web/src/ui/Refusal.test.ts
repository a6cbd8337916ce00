import { render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { session } from "../session";
import Dialog from "./Dialog.svelte";
import Refusal from "./Refusal.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>inside</p>" }));

function refuse(): void {
  session.refusal = { type: "refused", id: "", error: "table", problem: "table-muted" };
  flushSync();
}

afterEach(() => void (session.refusal = null));

test("a refusal is shown on the page", () => {
  render(Refusal);
  refuse();
  expect(screen.getByRole("alert").textContent).toContain("muted");
});

test("under a dialog it would not be seen: it is shown in the dialog, and only there", () => {
  render(Refusal);
  const { unmount } = render(Dialog, { title: "Settings", onclose: () => {}, children });
  refuse();
  const told = within(screen.getByRole("dialog")).getByRole("alert");
  expect(told.textContent).toContain("muted");
  expect(screen.getAllByText(/muted/)).toHaveLength(1);
  unmount();
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain("muted");
});
