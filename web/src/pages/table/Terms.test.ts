import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { learn } from "../../locale";
import { server } from "../../net/frames.gen";
import { termsOf } from "./changes";
import Terms from "./Terms.svelte";

const frame = server.find((message) => message.type === "table")!;
const INFO = frame.type === "table" ? frame.info : null!;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("[]"));
});

test("the commitment to the dice is shown with what it is for", async () => {
  const commitment = "ab".repeat(32);
  render(Terms, { info: { ...INFO, commitment } });
  const shown = await screen.findByRole("region", { name: "Commitment to the dice" });
  expect(shown.textContent).toContain(commitment);
  expect(shown.textContent).toContain("compare it");
});

test("real dice have no commitment", async () => {
  render(Terms, { info: { ...INFO, dice: "table" } });
  await screen.findByText("real ones, entered by hand");
  expect(screen.queryByRole("region", { name: "Commitment to the dice" })).toBeNull();
});

test("what the host changed is marked with what it was, until the start", async () => {
  const first = { ...termsOf(INFO), seats: 3, target: 3000 };
  const changed = { ...INFO, target: 6000, terms: 1, first };
  const { rerender } = render(Terms, { info: { ...changed, state: "open" } });
  expect((await screen.findByText("Points to reach")).parentElement!.textContent).toContain(
    "before: 3000",
  );
  expect(screen.getByText("Seats").parentElement!.textContent).toContain("before: 3");
  expect(screen.getAllByText(/^before/)).toHaveLength(2);
  await rerender({ info: { ...changed, state: "playing" } });
  expect(screen.queryByText(/^before/)).toBeNull();
});

test("everybody sees that the box is corrected, and what differs", async () => {
  await learn("box");
  const words = { kind: "words" as const, id: "name-ms-card-pirate", facts: {} };
  const changes = [{ id: "box-ms-copies", facts: { card: words, n: 3, usual: 4 } }];
  const box = { components: { cards: {} }, changes, approximate: ["captain"] };
  render(Terms, { info: { ...INFO, game: "mille-sabords", box } });
  const shown = await screen.findByRole("region", { name: "Corrected box" });
  expect(shown.textContent).toContain("Pirate: 3 instead of 4");
  expect(shown.textContent).toContain("approximate");
});

test("the usual box needs no words", async () => {
  render(Terms, { info: { ...INFO, box: null } });
  await screen.findByRole("region", { name: "Commitment to the dice" });
  expect(screen.queryByRole("region", { name: "Corrected box" })).toBeNull();
});
