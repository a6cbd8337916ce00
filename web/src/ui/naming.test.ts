import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { session } from "../session";
import { keep } from "./kept";
import NameDialog from "./NameDialog.svelte";
import { answer, beNamed, chooseName, naming, saveName } from "./naming.svelte";
import SettingsDialog from "./SettingsDialog.svelte";

const done = { type: "done", id: "1" } as const;

beforeEach(() => {
  session.name = "";
  session.connection = "open";
  naming.question = null;
  keep("named", false);
  vi.spyOn(session, "do").mockResolvedValue(done);
});

test("somebody without a name is asked for one, with a suggestion", async () => {
  const chosen = chooseName();
  const { suggestion } = naming.question!;
  expect(suggestion).not.toBe("");
  render(NameDialog, { suggestion });
  await userEvent.click(screen.getByRole("button", { name: `Sit down as ${suggestion}` }));
  expect(await chosen).toBe(true);
  expect(session.do).toHaveBeenCalledWith({ type: "name", name: suggestion });
  expect(naming.question).toBeNull();
});

test("a name that was given against bots is suggested, and asked about once", async () => {
  await beNamed();
  const given = session.name;
  const first = chooseName();
  expect(naming.question!.suggestion).toBe(given);
  await saveName("Anne");
  answer(true);
  expect(await first).toBe(true);
  expect(await chooseName()).toBe(true);
  expect(naming.question).toBeNull();
});

test("whoever closes the question does not sit down", async () => {
  const chosen = chooseName();
  answer(false);
  expect(await chosen).toBe(false);
});

test("a name that is refused is asked for again", async () => {
  const chosen = chooseName();
  vi.mocked(session.do).mockResolvedValue(null);
  render(NameDialog, { suggestion: "Anne" });
  await userEvent.click(screen.getByRole("button", { name: "Sit down as Anne" }));
  expect(naming.question).not.toBeNull();
  answer(false);
  expect(await chosen).toBe(false);
});

test("saving a name is confirmed", async () => {
  render(SettingsDialog, { onclose: () => {} });
  await userEvent.type(screen.getByRole("textbox"), "Grace");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("Saved. You are Grace now.")).toBeTruthy();
  await userEvent.type(screen.getByRole("textbox"), "!");
  expect(screen.queryByText(/Saved/)).toBeNull();
});

test("a name that is refused is not confirmed", async () => {
  vi.mocked(session.do).mockResolvedValue(null);
  render(SettingsDialog, { onclose: () => {} });
  await userEvent.type(screen.getByRole("textbox"), "Grace");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.queryByText(/Saved/)).toBeNull();
});
