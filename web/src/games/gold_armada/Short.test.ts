import { render, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { gameFacts } from "../samples";
import Short from "./Short.svelte";

test("the rules in short have all parts, and a row for each kind of pier with its values", () => {
  render(Short, { game: gameFacts("gold-armada") });
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Goal",
    "A turn",
    "What scores",
    "The end",
  ]);
  const house = screen.getByText("full house").closest("li")!;
  expect(
    within(house)
      .getAllByRole("img")
      .map((coin) => coin.getAttribute("aria-label")),
  ).toEqual(["3", "4", "5"]);
  expect(screen.getByText("No doubloon: a skull token").closest("li")!.textContent).toContain("−1");
});
