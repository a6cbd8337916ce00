import { render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { speak, type Language } from "../../locale";
import { gameFacts } from "../samples";
import Short from "./Short.svelte";

afterEach(() => speak("en"));

test.each([
  ["en", ["Goal", "A turn", "What scores", "The end"], "Take all of the King's coins"],
  ["fr", ["But du jeu", "Un tour", "Ce qui rapporte", "La fin"], "Prends toutes les pièces du Roi"],
] as [Language, string[], string][])("the rules in short, in %s", async (language, parts, king) => {
  await speak(language);
  render(Short, { game: gameFacts("kings-gold") });
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(parts);
  const rows = screen.getAllByRole("img").map((dice) => dice.closest("li")!);
  expect(rows).toHaveLength(7);
  expect(within(rows[2]!).getByText(new RegExp(`^${king}`))).toBeTruthy();
  expect(document.body.textContent).not.toContain("short-kg");
});
