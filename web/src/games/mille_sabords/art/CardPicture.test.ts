import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import CardPicture from "./CardPicture.svelte";

test.each([
  ["ship-2", 2],
  ["ship-3", 3],
  ["ship-4", 4],
  ["skull-1", 1],
  ["skull-2", 2],
])("the card %s shows its number: %i", (kind, count) => {
  const { container } = render(CardPicture, { kind, count });
  expect(container.querySelectorAll("svg svg")).toHaveLength(count);
});

test("no two kinds of card look alike", () => {
  const kinds = "treasure-island pirate guardian animals coin diamond skull-1 ship-2".split(" ");
  const looks = kinds.map((kind) => render(CardPicture, { kind, count: 1 }).container.innerHTML);
  expect(new Set(looks).size).toBe(kinds.length);
});
