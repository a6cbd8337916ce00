import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Coins from "./Coins.svelte";

test.each([0, 1, 10, 11, 60])("a pile of %i coins is drawn with every coin", (count) => {
  const { container } = render(Coins, { count });
  expect(container.querySelectorAll("ellipse.gold")).toHaveLength(count);
  expect(container.querySelectorAll("ellipse.none")).toHaveLength(count === 0 ? 1 : 0);
});
