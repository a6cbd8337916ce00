import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import vectors from "../../../tests/vectors/fairness.json";
import { judge } from "../fair/judge";
import type { Draws } from "../net/messages.gen";
import Proof from "./Proof.svelte";

const [play] = vectors.plays as [(typeof vectors.plays)[number]];
const roll = play.rolls.find(({ n, sides }) => n === 10 && sides === "kscdmp")!;

const ORDER = { sides: "kscdmp", cards: [] };

function drawsOf(change: Partial<Draws> = {}, text = `~ roll ${roll.fell}`): Draws {
  const { secret, texts, commitment, play: id } = play;
  return {
    game: "mille-sabords",
    seats: ["Anne", "deckhand"],
    steps: [text],
    fairness: { secret, texts, commitment, play: id },
    rows: [[..."kscdmp"].map((side) => ({ text: `~ roll ${side.repeat(8)}`, copies: 1 }))],
    draws: [{ n: roll.n, text, numbers: 8, row: 0, story: [] }],
    box: null,
    stopped: null,
    ...change,
  };
}

function shown(draws: Draws) {
  const verdict = judge(draws, ORDER);
  return render(Proof, {
    draws,
    verdict,
    play: null,
    other: () => {},
  });
}

test("a proof says how many steps were drawn again", () => {
  shown(drawsOf());
  expect(screen.getByRole("status").textContent).toContain("The one step of chance is exactly");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a step opened shows its message, its words and what they give", async () => {
  shown(drawsOf());
  await userEvent.click(screen.getByText(`~ roll ${roll.fell}`));
  const block = play.blocks.find(({ n, c }) => n === roll.n && c === 0)!.block;
  expect(screen.getByText(new RegExp(`^doubloon-1\\s${play.play}`))).toBeTruthy();
  expect(screen.getAllByText(block.slice(0, 8)).length).toBe(2);
  const cells = [...document.querySelectorAll("tbody tr td:last-child")];
  expect(cells.map((cell) => cell.textContent)).toEqual(roll.drawn);
});

test("another roll is reported with its step and what it should have been", async () => {
  shown(drawsOf({}, "~ roll kkkkkkkk"));
  const alert = await screen.findByText(new RegExp(`^Step ${roll.n}: The record says`));
  expect(alert.textContent).toContain("“~ roll kkkkkkkk”");
  expect(alert.textContent).toContain(`“~ roll ${roll.fell}”`);
});

test("a broken commitment is reported before anything else", async () => {
  const draws = drawsOf({}, "~ roll kkkkkkkk");
  draws.fairness.commitment = "00".repeat(32);
  shown(draws);
  expect(await screen.findByText(/^The published secret does not match/)).toBeTruthy();
});

test("what the rules refuse earlier is reported first", async () => {
  const stopped = { error: "illegal-act", problem: "ms.reroll-two", clause: "ms.reroll-two" };
  shown(drawsOf({ stopped: { ...stopped, step: 3 } }, "~ roll kkkkkkkk"));
  expect(await screen.findByText("Step 3: Roll at least two dice, or stop.")).toBeTruthy();
});

test("what the rules refuse at the same step is explained by the dice", async () => {
  const stopped = { error: "impossible-fate", problem: "ms.card-first", clause: "ms.card-first" };
  shown(drawsOf({ stopped: { ...stopped, step: roll.n } }, "~ roll kkkkkkkk"));
  expect(await screen.findByText(new RegExp(`^Step ${roll.n}: The record says`))).toBeTruthy();
});

test("a row that is not the game's is reported", async () => {
  const [row] = drawsOf().rows as [Draws["rows"][number]];
  const bent = drawsOf({ rows: [[row[1]!, row[0]!, ...row.slice(2)]] });
  bent.draws[0]!.text = judge(bent, ORDER).steps[0]!.drawn;
  shown(bent);
  expect(
    await screen.findByText(new RegExp(`^Step ${roll.n}: The server names other dice`)),
  ).toBeTruthy();
});

test("the commitment is compared with a note", async () => {
  shown(drawsOf());
  const note = screen.getByLabelText(/^The commitment you noted/);
  await userEvent.type(note, "00");
  expect(screen.getByText("It is another one.")).toBeTruthy();
  await userEvent.clear(note);
  await userEvent.type(note, play.commitment.toUpperCase());
  expect(screen.getByText("It is the same.")).toBeTruthy();
});

test("the proof of a corrected box says what differs", async () => {
  const changes = [{ id: "web-box-same", facts: {} }];
  shown(drawsOf({ box: { components: {}, changes, approximate: [] } }));
  const box = await screen.findByRole("region", { name: "Corrected box" });
  expect(box.textContent).toContain("This is the usual box.");
});
