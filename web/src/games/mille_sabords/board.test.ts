import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { explained } from "../explain.svelte";
import { sampleStep, sampleTurn, who } from "../samples";
import { BASE, shown } from "./example";

const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function hold(name: string, times: number) {
  for (let n = 0; n < times; n += 1) {
    await userEvent.click(screen.getAllByRole("button", { name: `${name}, to be rolled` })[0]!);
  }
}

test("what is held stays, and the rest is rolled again", async () => {
  const { act } = shown();
  await hold("sabre", 3);
  await hold("coin", 1);
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll mpp");
});

test("dice are held by their keys", async () => {
  const { act } = shown();
  await userEvent.keyboard("2345");
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll mpp");
});

test("stopping says what it scores", async () => {
  const { act } = shown();
  await userEvent.click(button("Stop Scores 400"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
});

test("a ship that would be lost is said to cost its value", () => {
  shown({ card: "ship-4", sabres: 4, bonus: 1000, worth: -1000 });
  expect(button("Stop Loses 1000")).toBeTruthy();
  expect(screen.getByText("3 of 4 sabres")).toBeTruthy();
  const card = within(screen.getByRole("article", { name: "The card of this turn" }));
  expect(card.getByRole("heading", { name: "Ship: 4 sabres" })).toBeTruthy();
  expect(card.getByText(/4 sabres or more brings 1000 extra points/)).toBeTruthy();
});

test("a choice that is not on offer is explained by its clause", async () => {
  const { ask } = shown();
  await userEvent.keyboard("2345");
  await hold("parrot", 2);
  expect(ask).toHaveBeenLastCalledWith("reroll m");
  const roll = await screen.findByRole("button", {
    name: "Roll one die again Roll at least two dice, or stop.",
  });
  expect(roll.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(roll);
  expect(explained()?.lines).toEqual(["Roll at least two dice, or stop."]);
});

test("a choice that needs more dice says so", async () => {
  const asked = { clause: null, more: ["reroll mp"], whole: false };
  shown({}, { ask: vi.fn(async () => asked) });
  await userEvent.keyboard("234578");
  expect(
    await screen.findByRole("button", {
      name: "Roll one die again More dice must be rolled with it.",
    }),
  ).toBeTruthy();
});

test("skulls are set apart and cannot be picked, those of the card included", () => {
  shown({ card: "skull-1", card_skulls: 1, skulls: 2 });
  const aside = within(screen.getByRole("group", { name: "Skulls, set apart" }));
  expect(aside.getByText("2 skulls")).toBeTruthy();
  for (const name of ["skull, stuck", "skull of the card"]) {
    expect(aside.getByRole("button", { name }).getAttribute("aria-haspopup")).toBe("dialog");
  }
});

test.each([
  "treasure-island",
  "pirate",
  "guardian",
  "animals",
  "coin",
  "diamond",
  "skull-2",
  "ship-2",
])("the card %s is shown with its effect in words", (card) => {
  shown({ card, card_skulls: 2, sabres: 2, bonus: 300 });
  const words = within(screen.getByRole("article")).getAllByText(/\./);
  expect(words.length).toBeGreaterThan(0);
});

const TREASURE = {
  card: "treasure-island",
  table: "kkcccsmp",
  skulls: 2,
  acts: ["p1 stop", "p1 reroll smp", "p1 reroll cccsmp", "p1 lay c", "p1 lay cc", "p1 lay ccc"],
};

test("held dice are laid on the treasure island", async () => {
  const { act } = shown(TREASURE);
  expect(button("Lay held dice on the island").getAttribute("aria-disabled")).toBe("true");
  await hold("coin", 3);
  await userEvent.click(button("Lay 3 dice on the island"));
  expect(screen.getByText(/What lies here is safe as soon as you roll/)).toBeTruthy();
  expect(act).not.toHaveBeenCalled();
  await userEvent.click(button("Roll 3 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 lay ccc");
});

const ON_ISLAND = "coin, on the treasure island";

test("dice are laid, taken back and laid again in any order, and sent when it is rolled", async () => {
  const { act, rerender } = shown(TREASURE);
  await hold("coin", 1);
  await userEvent.click(button("Lay one die on the island"));
  await hold("coin", 2);
  await userEvent.click(button("Lay 2 dice on the island"));
  await userEvent.click(screen.getAllByRole("button", { name: ON_ISLAND })[0]!);
  await userEvent.click(button("Take one die back"));
  await hold("coin", 1);
  await userEvent.click(button("Roll 3 dice again"));
  expect(act.mock.calls).toEqual([["p1 lay cc"]]);
  const view = { ...BASE, ...TREASURE, table: "kkcsmp", laid: "cc", acts: ["p1 reroll smp"] };
  await rerender({ view, steps: [sampleStep("p1 lay cc")] } as never);
  expect(act.mock.calls).toEqual([["p1 lay cc"], ["p1 reroll smp"]]);
});

test("what is lifted goes before what is laid, however it was tapped", async () => {
  const acts = ["p1 stop", "p1 reroll smp", "p1 lift c", "p1 lay s", "p1 lay sm"];
  const { act, rerender } = shown({ ...TREASURE, table: "kksmp", laid: "ccc", acts });
  await hold("sabre", 1);
  await userEvent.click(button("Lay one die on the island"));
  await userEvent.click(screen.getAllByRole("button", { name: ON_ISLAND })[0]!);
  await userEvent.click(button("Take one die back"));
  await userEvent.click(button(/^Roll 3 dice again/));
  const view = { ...BASE, ...TREASURE, table: "kkcsmp", laid: "cc", acts: ["p1 lay s"] };
  await rerender({ view, steps: [sampleStep("p1 lift c")] } as never);
  const last = { ...view, table: "kkcmp", laid: "ccs", acts: ["p1 reroll cmp"] };
  await rerender({ view: last, steps: [sampleStep("p1 lay s")] } as never);
  expect(act.mock.calls).toEqual([
    ["p1 lift c"],
    ["p1 lay s"],
    [expect.stringMatching(/^p1 reroll [cmp]{3}$/)],
  ]);
});

test("what is laid and taken back at once is not sent", async () => {
  const { act } = shown(TREASURE);
  await hold("coin", 1);
  await userEvent.click(button("Lay one die on the island"));
  await userEvent.click(button(ON_ISLAND));
  await userEvent.click(button("Take one die back"));
  await userEvent.click(button(/^Stop/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 stop");
});

test("dice on the treasure island are chosen and taken back", async () => {
  const acts = ["p1 stop", "p1 reroll smp", "p1 lift c", "p1 lift cc"];
  const { act } = shown({ ...TREASURE, table: "kksmp", laid: "ccc", saved: 400, acts });
  const island = within(screen.getByRole("group", { name: "Treasure Island" }));
  expect(island.getByText(/400 points are safe here/)).toBeTruthy();
  await userEvent.click(
    island.getAllByRole("button", { name: "coin, on the treasure island" })[0]!,
  );
  expect(island.getByRole("button", { name: "coin, take back" })).toBeTruthy();
  await userEvent.click(button("Take one die back"));
  await userEvent.click(button(/^Stop/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 lift c");
});

test("the guardian rolls a skull that is tapped, with the others", async () => {
  const acts = ["p1 stop", "p1 reroll k", "p1 reroll ksss", "p1 reroll kcmpp", "p1 reroll cmpp"];
  const { act } = shown({ card: "guardian", guardian: true, acts });
  await hold("sabre", 3);
  await userEvent.click(button("skull, stuck"));
  expect(button("skull, roll with the guardian")).toBeTruthy();
  await userEvent.click(button("Roll 5 dice again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll kcmpp");
});

const RESCUE = {
  phase: "rescue" as const,
  card: "guardian",
  guardian: true,
  table: "kkksscmp",
  skulls: 3,
  worth: 0,
  acts: ["p1 stop", "p1 reroll k", "p1 reroll kmp"],
};

test("at the third skull the guardian is one tap away", async () => {
  const { act } = shown(RESCUE);
  expect(
    screen.getByRole("heading", { name: "The third skull! Only the guardian can help" }),
  ).toBeTruthy();
  await userEvent.click(button("Roll one die again"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 reroll k");
});

test("at the third skull other dice may go with it, or the turn is given up", async () => {
  const { act } = shown(RESCUE);
  await userEvent.click(button("monkey, held"));
  await userEvent.click(button("parrot, held"));
  await userEvent.click(button("Roll 3 dice again"));
  await userEvent.click(button("Give up the turn Scores 0"));
  expect(act.mock.calls).toEqual([["p1 reroll kmp"], ["p1 stop"]]);
});

test("on the skull island: the guardian, rolling on, or leaving", async () => {
  const { act } = shown({
    phase: "island",
    card: "guardian",
    guardian: true,
    on_island: true,
    table: "kkkkssss",
    skulls: 4,
    worth: null,
    island_loss: 400,
    acts: ["p1 reroll k", "p1 reroll ssss", "p1 stop"],
  });
  expect(screen.getByRole("heading", { name: "Skull Island!" })).toBeTruthy();
  await userEvent.click(button("Ask the guardian She rolls one skull again"));
  await userEvent.click(button("Roll 4 dice again"));
  await userEvent.click(button("Leave the island Each opponent loses 400"));
  expect(act.mock.calls).toEqual([["p1 reroll k"], ["p1 reroll ssss"], ["p1 stop"]]);
});

test("a visit to the skull island is staged roll by roll", () => {
  const steps = ["~ card coin", "~ roll kkkkcsmp", "~ roll kcsm", "~ roll cds"].map((text) =>
    sampleStep(text, { seat: 2 }),
  );
  const story = [{ id: "turn-ms-bust", facts: { who: who(2) } }];
  const details = { card: "coin" };
  const ended = sampleTurn({ seat: 2, outcome: "island", steps, story, details });
  shown({ last_turns: [ended] }, { ended });
  expect(screen.queryByRole("group", { name: "Dice" })).toBeNull();
  const stage = screen
    .getByRole("heading", { name: "Skull Island!" })
    .closest<HTMLElement>(".island");
  if (!stage) throw new Error("no stage");
  expect(within(stage).getAllByRole("listitem")).toHaveLength(3);
  expect(within(stage).getByText("The third skull! Bob gets nothing.")).toBeTruthy();
});

test("points, what they changed by, and who began the last round", () => {
  const details = { card: "coin" };
  const turn = sampleTurn({ seat: 3, outcome: "scored", delta: [0, 0, 300], details });
  shown({ points: [1200, 6100, 300], last_round: 2, last_turns: [turn] });
  expect(
    screen.getByText("The last round! Bob has reached 6000; everybody else has one more turn."),
  ).toBeTruthy();
  const rows = within(screen.getByRole("region", { name: "Points" })).getAllByRole("listitem");
  const said = rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(said).toEqual(["Anne you 1200", "Bob began the last round 6100", "Cleo +300 300"]);
});

test("sudden death and tied turns are announced", async () => {
  const { rerender } = shown({ sudden_death: true });
  expect(
    screen.getByText("Sudden death: whoever ends a turn with 6000 wins at once."),
  ).toBeTruthy();
  await rerender({ view: { ...BASE, tied: [1, 2] } });
  expect(screen.getByText("Tied: you and Bob take one more turn each.")).toBeTruthy();
});

test("whoever watches has nothing to do, and sees what stopping would bring", () => {
  shown({ acts: [] }, { seat: 2, reader: { names: ["Anne", "Bob", "Cleo"], you: 2 } });
  const acts = screen.queryAllByRole("button").filter((one) => !one.hasAttribute("aria-haspopup"));
  expect(acts).toEqual([]);
  expect(button("What stopping brings: 400")).toBeTruthy();
});

test("when it is over the winner is marked and the table is cleared", () => {
  shown({
    phase: "over",
    card: null,
    table: "",
    skulls: 0,
    worth: null,
    winners: [1],
    acts: [],
    to_act: null,
  });
  const rows = within(screen.getByRole("region", { name: "Points" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("winner");
  expect(screen.queryByRole("region", { name: "The turn" })).toBeNull();
});

test("cards, points and skulls are seen to travel, not those that lie there at first", async () => {
  const boxOf = HTMLElement.prototype.getBoundingClientRect;
  HTMLElement.prototype.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9 }) as DOMRect;
  HTMLElement.prototype.animate = () => ({ cancel: () => {} }) as Animation;
  const flown = () => {
    const copies = [...document.querySelectorAll<HTMLElement>("[data-travels]")];
    copies.forEach((copy) => copy.remove());
    return [...new Set(copies.map(({ dataset }) => dataset["travels"]))];
  };
  const { rerender } = shown();
  expect(flown()).toEqual([]);
  const ends = (delta: number[]) => ({
    view: { ...BASE, last_turns: [sampleTurn({ delta, details: { card: "coin" } })] },
    steps: [sampleStep("p1 stop", { summary: [] })],
  });
  await rerender(ends([400, 0, 0]) as never);
  expect(flown()).toEqual(["table seat-1"]);
  await rerender(ends([-500, 0, 0]) as never);
  expect(flown()).toEqual(["seat-1 table"]);
  await rerender(ends([0, -400, -400]) as never);
  expect(flown()).toEqual(["table seat-2", "table seat-3"]);
  const deck = { pirate: 2, coin: 4 };
  await rerender({ view: { ...BASE, deck }, steps: [sampleStep("~ card pirate")] } as never);
  expect(flown()).toEqual(["pile card"]);
  HTMLElement.prototype.getBoundingClientRect = boxOf;
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});
