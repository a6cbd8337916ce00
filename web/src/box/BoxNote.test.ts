import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { learn } from "../locale";
import BoxNote from "./BoxNote.svelte";

const change = (n: number) => ({
  id: "box-ms-copies",
  facts: {
    card: { kind: "words" as const, id: "name-ms-card-pirate", facts: {} },
    n,
    usual: 4,
  },
});

beforeAll(() => learn("box", "mille_sabords"));

test("a corrected box says what differs and which bots approximate", () => {
  const changes = [change(3)];
  render(BoxNote, { title: "Corrected box", changes, approximate: ["bosun", "captain"] });
  const note = screen.getByRole("region", { name: "Corrected box" });
  expect(note.textContent).toContain("Pirate: 3 instead of 4");
  expect(note.textContent).toContain("The evaluations of Bosun and Captain");
  expect(screen.queryByText(/All/)).toBeNull();
});

test("many differences fold", () => {
  const changes = [1, 2, 3, 5, 6].map(change);
  render(BoxNote, { title: "Corrected box", changes, approximate: [] });
  expect(screen.getByText("All 5 differences")).toBeTruthy();
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(5);
});
