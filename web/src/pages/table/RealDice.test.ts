import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import type { View } from "../../net/messages.gen";
import { open } from "../../games";
import type { Room } from "../../games/board";
import { sampleStep } from "../../games/samples";
import RealDice from "./RealDice.svelte";

let room: Room;
beforeAll(async () => void (room = await open("kings-gold")));

function view(more: Partial<View>, cup = 5): View {
  const shown = { phase: "cup", seat: 2, to_act: null, cup, table: "", coins: [0, 0] };
  return { to_act: null, turn: 2, result: null, view: shown, ...more } as unknown as View;
}

function shown(more: Partial<View>, lines: string[] = [], ready = true) {
  const act = vi.fn();
  render(RealDice, {
    room,
    view: view(more),
    reader: { names: ["Anne", "Bert"], you: null },
    log: lines.map((line, at) => ({ n: at + 1, ...sampleStep(line) })),
    ready,
    act,
  });
  return act;
}

test("what fell is tapped in while chance is waited for", async () => {
  const act = shown({});
  expect(await screen.findByRole("heading", { name: "Bert has the dice" })).toBeTruthy();
  for (const die of ["skull", "skull", "cannon", "coin 1", "crossbones"]) {
    await userEvent.click(screen.getByRole("button", { name: `Add: ${die}` }));
  }
  await userEvent.click(screen.getByRole("button", { name: "Enter these dice" }));
  expect(act).toHaveBeenCalledWith("~ roll kkc1x");
});

test("nothing is entered while somebody chooses", async () => {
  shown({ to_act: 2 }, ["~ roll kkc1x"]);
  expect(await screen.findByRole("button", { name: "Take back the last step" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Enter these dice" })).toBeNull();
});

test("the step that would be taken back is shown: the last that still counts", async () => {
  const act = shown({}, ["~ opening kkkcx", "~ opening 12kcx", "~ roll 12kcx", "~ undo"]);
  expect(await screen.findByText("~ opening 12kcx")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take back the last step" }));
  expect(act).toHaveBeenCalledWith("~ undo");
});

test("where everything was taken back there is nothing more to take back", async () => {
  shown({}, ["~ opening kkkcx", "~ undo"]);
  await screen.findByRole("heading", { name: "Bert has the dice" });
  expect(screen.queryByRole("button", { name: "Take back the last step" })).toBeNull();
});

test("nothing can be pressed while an act is under way", async () => {
  shown({}, ["~ opening kkkcx"], false);
  const button = await screen.findByRole("button", { name: "Take back the last step" });
  expect(button).toHaveProperty("disabled", true);
});
