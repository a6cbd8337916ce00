import { fireEvent, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { open } from "../games";
import type { Room } from "../games/board";
import { learn } from "../locale";
import { Reel } from "../records/reel.svelte";
import { REVIEW } from "./samples";
import Shown from "./Shown.svelte";

let room: Room;

beforeAll(async () => {
  await learn("table", "records", "review");
  room = await open("kings-gold");
});

const problem = { error: "record", problem: "table-no-play", facts: { play: "x" } };

function shown() {
  const wind = () => new Reel({ play: "x" }, async () => ({ problem }));
  return render(Shown, { review: REVIEW, room, wind, play: "x", other: () => {} });
}

test("the slider steps through the play and says every step", async () => {
  shown();
  const slider = screen.getByRole("slider", { name: "Step of the play" });
  expect(slider.getAttribute("aria-valuetext")).toContain("The beginning. Anne 50.0");
  await fireEvent.input(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe(
    "Step 1: ~ roll 12kcx. very lucky, +25.0 percentage points for Anne. " +
      "Anne 75.0\u00a0% and Bo 25.0\u00a0%",
  );
});

test("the chart draws a line for each seat and a mark for each mistake and great luck", () => {
  const { container } = shown();
  expect(container.querySelectorAll("polyline")).toHaveLength(2);
  expect(container.querySelectorAll("svg.chart path.wrong")).toHaveLength(2);
  expect(container.querySelectorAll("svg.chart circle.luck")).toHaveLength(1);
});

test("a seat can be chosen: its mistakes and its totals alone", async () => {
  shown();
  const mistakes = within(screen.getByRole("region", { name: /^Mistakes/ }));
  expect(mistakes.getAllByRole("button")).toHaveLength(2);
  await userEvent.selectOptions(screen.getByLabelText("Whose luck and mistakes"), "Anne");
  expect(mistakes.getAllByRole("button")).toHaveLength(1);
  const totals = within(screen.getByRole("region", { name: /^What the result/ }));
  expect(totals.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  await userEvent.click(totals.getByRole("button", { name: "Luck" }));
  expect(screen.getByRole("dialog").textContent).toContain("On average it is zero");
});

test("a mistake shows its acts by value, the chosen one among them", async () => {
  shown();
  await userEvent.click(screen.getByRole("button", { name: /^Step 3:/ }));
  const position = within(await screen.findByRole("region", { name: "Before step 3" }));
  const acts = position.getAllByRole("listitem").map((item) => item.textContent);
  expect(acts).toHaveLength(4);
  expect(acts[0]).toContain("reroll 1 (best)");
  expect(acts[3]).toContain("(chosen)");
  expect(acts[3]).toContain("70.0");
  expect(position.getByText(/Chance of the penalty/)).toBeTruthy();
  expect(document.activeElement?.id).toBe("review-position");
});

test("all steps stand in a table", async () => {
  shown();
  await userEvent.click(screen.getByText("All steps"));
  expect(await screen.findAllByRole("row")).toHaveLength(1 + REVIEW.steps.length);
});
