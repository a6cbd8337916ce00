import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import vectors from "../../../tests/vectors/fairness.json";
import { judge } from "../fair/judge";
import { keepPromise, keepText } from "../fair/kept";
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
    seating: null,
    fairness: { version: 1, secret, texts, commitment, play: id, seating: null },
    rows: [[..."kscdmp"].map((side) => ({ text: `~ roll ${side.repeat(8)}`, copies: 1 }))],
    draws: [{ n: roll.n, turn: null, fate: null, text, numbers: 8, row: 0, story: [] }],
    box: null,
    stopped: null,
    ...change,
  };
}

beforeEach(() => localStorage.clear());

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

const TEXT = "00112233445566778899aabbccddeeff";

/** The same roll in version 2, with a text of this browser, and seats that were shuffled. */
function drawsByTurn(texts = ["-", TEXT], seating: number[] | null = null): Draws {
  const draws = drawsOf();
  Object.assign(draws.fairness, { version: 2, texts, seating });
  Object.assign(draws.draws[0]!, { n: 1, turn: 1, fate: 1 });
  draws.draws[0]!.text = judge(draws, ORDER).steps.at(-1)!.drawn;
  return draws;
}

function keepShown(draws: Draws, commitment = draws.fairness.commitment) {
  const told = { ...draws.fairness, commitment, texts: null };
  keepPromise("table", told, 0);
  keepText("table", told, 1, TEXT);
  keepPromise("table", { ...told, texts: draws.fairness.texts }, 1);
}

test("what this browser kept is compared, and nobody is asked for a note", () => {
  const draws = drawsByTurn();
  keepShown(draws);
  shown(draws);
  expect(screen.getByText(/^This browser kept .* its own seed is among them\.$/)).toBeTruthy();
  expect(screen.getByText("given by this browser")).toBeTruthy();
  expect(screen.queryByLabelText(/^The commitment you noted/)).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Proved");
});

test("another commitment than this browser kept is reported, though the record is right", async () => {
  const draws = drawsByTurn();
  keepShown(draws, "00".repeat(32));
  shown(draws);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("not the dice that were promised");
  const said = () => screen.getAllByText(/^The commitment is another one/);
  await waitFor(() => expect(said()).toHaveLength(2));
  expect(screen.queryByText("Proved")).toBeNull();
});

test("where nobody gave a text the server alone proves it", () => {
  shown(drawsByTurn(["-", "-"]));
  const status = screen.getByRole("status").textContent;
  expect(status).toContain("Proved by the server alone");
  expect(status).toContain("could have tried many secrets");
});

test("the seats are drawn again and shown like any other step", async () => {
  const draws = drawsByTurn(["-", TEXT], [1, 2]);
  draws.fairness.seating = judge(draws, ORDER).steps[0]!.drawn.split(", ").map(Number);
  shown(draws);
  expect(screen.getByRole("status").textContent).toContain("The order of the seats");
  const [first] = draws.fairness.seating;
  await userEvent.click(
    screen.getByText(new RegExp(`^The seats .*: Anne from place ${first} and`)),
  );
  expect(screen.getByText(/^doubloon-2\s.*\s.*\s0\s1\s0$/)).toBeTruthy();
  expect(screen.getByText(/\(mod 2\)/)).toBeTruthy();
  expect(screen.getByText(/^place 2 changes with place [12]$/)).toBeTruthy();
});

test("other seats than those drawn are reported", async () => {
  const draws = drawsByTurn(["-", TEXT], [1, 2]);
  const drawn = judge(draws, ORDER).steps[0]!.drawn;
  draws.fairness.seating = drawn === "1, 2" ? [2, 1] : [1, 2];
  shown(draws);
  expect(await screen.findByText(/^The record says that the seats were shuffled/)).toBeTruthy();
});

test("a turn that cannot be the next is reported", async () => {
  const draws = drawsByTurn();
  draws.draws[0]!.turn = 7;
  draws.draws[0]!.text = judge(draws, ORDER).steps[0]!.drawn;
  shown(draws);
  expect(await screen.findByText(/^Step 1: The server names another turn/)).toBeTruthy();
});
