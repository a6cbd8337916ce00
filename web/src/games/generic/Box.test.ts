import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Fields } from "../../box/box.svelte";
import { learn } from "../../locale";
import Box from "./Box.svelte";

beforeAll(() => learn("box"));

test("a game without an editor of its own has a field for every value", async () => {
  const box: Fields = { sides: 6, names: ["one", "two"], pot: { coins: 20 } };
  const problems = [{ field: "pot.coins", problem: "web-refused", facts: { problem: "poor" } }];
  const change = vi.fn<(box: Fields) => void>();
  render(Box, { box, usual: box, problems, change });
  await fireEvent.input(screen.getByLabelText("names.1"), { target: { value: "deux" } });
  expect(change).toHaveBeenLastCalledWith({ ...box, names: ["one", "deux"] });
  await fireEvent.input(screen.getByLabelText("sides"), { target: { value: "8" } });
  expect(change).toHaveBeenLastCalledWith({ ...box, sides: 8 });
  expect(screen.getByLabelText(/pot.coins/).getAttribute("aria-invalid")).toBe("true");
});
