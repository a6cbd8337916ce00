import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import type { Fields } from "../../box/box.svelte";
import { learn } from "../../locale";
import type { BoxProblem } from "../../net/messages.gen";
import Box from "./Box.svelte";
import { sidesOf } from "./fairness";

const symbol = (name: string) => ({ name, sides: 1 });
const BOX: Fields = {
  symbols: {
    b: symbol("barrel"),
    p: symbol("parrot"),
    r: symbol("rum"),
    c: symbol("cannon"),
    h: symbol("hook"),
    o: symbol("compass"),
  },
  piers: {
    barrel: { kind: "same", symbol: "b", needs: [2, 3, 4], values: [1, 2, 3] },
    three: {
      kind: "alike",
      needs: [3, 3, 3],
      allowed: ["bprcho", "bprc", "bp"],
      values: [2, 3, 4],
    },
  },
};

beforeAll(() => learn("box", "gold_armada"));

function edited(problems: BoxProblem[] = []) {
  const change = vi.fn<(box: Fields) => void>();
  render(Box, { box: BOX, usual: BOX, problems, change });
  return { change };
}

const last = (change: ReturnType<typeof edited>["change"]) => change.mock.lastCall![0];

test("values and dice of a pier are numbers of its doubloons", async () => {
  const { change } = edited();
  const worth = screen.getByRole("textbox", {
    name: "barrel pier, Second doubloon: worth",
    hidden: true,
  });
  await fireEvent.input(worth, { target: { value: "5" } });
  expect((last(change)["piers"] as Fields)["barrel"]).toMatchObject({ values: [1, 5, 3] });
});

test("a symbol is chosen and left out for a space", async () => {
  const { change } = edited();
  const third = screen.getByRole("group", {
    name: "Third doubloon: symbols that count",
    hidden: true,
  });
  const of = (name: string) => within(third).getByRole("button", { name, hidden: true });
  expect(of("barrel").getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(of("barrel"));
  expect((last(change)["piers"] as Fields)["three"]).toMatchObject({
    allowed: ["bprcho", "bprc", "p"],
  });
  await fireEvent.click(of("compass"));
  expect((last(change)["piers"] as Fields)["three"]).toMatchObject({
    allowed: ["bprcho", "bprc", "bpo"],
  });
});

test("a pier of another kind has the fields of that kind", async () => {
  const { change } = edited();
  const [first] = screen.getAllByRole("combobox", { name: "Asks for", hidden: true });
  await fireEvent.change(first!, { target: { value: "full-house" } });
  expect((last(change)["piers"] as Fields)["barrel"]).toEqual({
    kind: "full-house",
    allowed: ["bprcho", "bprcho", "bprcho"],
    values: [1, 2, 3],
  });
});

test("a symbol gets another name, and its own again", async () => {
  const { change } = edited();
  const name = screen.getByRole("textbox", { name: "Name of the symbol hook", hidden: true });
  await fireEvent.input(name, { target: { value: "anchor" } });
  expect(last(change)["symbols"]).toMatchObject({ h: { name: "anchor", sides: 1 } });
  await fireEvent.input(name, { target: { value: "hook" } });
  expect(last(change)["symbols"]).toMatchObject({ h: { name: "hook" } });
});

test("what is wrong stands in its pier", () => {
  edited([
    { field: "piers.three.values", problem: "ga-board-number", facts: { least: 1, most: 999 } },
  ]);
  expect(screen.getByText("Only whole numbers from 1 to 999 are possible here.")).toBeTruthy();
  const wrong = document.querySelectorAll("details.wrong");
  expect([...wrong].map((one) => one.querySelector(".name")?.textContent)).toEqual([
    "three of a kind",
  ]);
});

test("a corrected die has its sides in the published order", () => {
  const box = { symbols: { ...(BOX["symbols"] as Fields), b: { sides: 3 }, h: { sides: 0 } } };
  expect(sidesOf(box)).toBe("bbbprco");
});
