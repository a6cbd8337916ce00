import { configure, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { say } from "../../locale";
import { sampleStep, sampleTurn, who } from "../samples";
import { example } from "./example";
import { button, inside, laid, sheet } from "./laid";

// What is hidden is the browser tests' to say: asking the styles of every stroke takes seconds here.
configure({ defaultHidden: true });
const user = userEvent.setup();

test("seven series tell their chests, their gold, and whether there are keys for them", () => {
  laid(example());
  const names = screen
    .getAllByRole("button", { name: /^Series/ })
    .map((series) => series.getAttribute("aria-label"));
  expect(names).toEqual([
    "Series 1, 18 gold: 2 white chests and a red chest; you have the keys",
    "Series 2, 22 gold: a blue chest and a green chest",
    "Series 3, 20 gold: a purple chest; you have the keys",
    "Series 4, 10 gold: 2 white chests",
    "Series 5, 23 gold: a white chest, a red chest and a blue chest",
    "Series 6, 45 gold: 3 white chests, a blue chest and a purple chest",
    "Series 7, 53 gold: a white chest, 2 red chests, a green chest and a purple chest",
  ]);
});

test("eleven chests lie in their places, and an empty place says so", () => {
  laid(example({ table: "wwrbg.wwrbw" }));
  expect(screen.getAllByRole("button", { name: /^Place/ })).toHaveLength(11);
  expect(button("Place d: a blue chest, 10 gold")).toBeTruthy();
  expect(button("Place f: empty")).toBeTruthy();
});

test("a series is opened with real keys first", async () => {
  const { act } = laid(example());
  await user.click(button(/^Series 1,/));
  await user.click(button("Open the chests: 18 gold"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take 1 with wwr");
});

test("a joker is played instead of a key, and taken back", async () => {
  const { act } = laid(example());
  await user.click(button(/^Series 1,/));
  await user.click(button("a red chest, opened with a red key: change"));
  await user.click(button("a red chest, opened with a joker: change"));
  await user.click(
    screen.getAllByRole("button", {
      name: "a white chest, opened with a white key: change",
    })[0] as Element,
  );
  await user.click(button("Open the chests: 18 gold"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 take 1 with wrj");
});

test("only payments on offer can be chosen", async () => {
  laid(example());
  await user.click(button(/^Series 3,/));
  expect(screen.queryByRole("button", { name: /change$/ })).toBeNull();
});

test("why a series cannot be opened is explained by its clause", async () => {
  const { ask } = laid(example());
  await user.click(button(/^Series 7,/));
  await screen.findByText(say("gu.keys-in-hand"));
  expect(ask).toHaveBeenCalledExactlyOnceWith("take 7 with");
  expect(screen.queryByRole("button", { name: /^Open the chests/ })).toBeNull();
});

test("tapping a chest goes through its series that can be opened", async () => {
  laid(example());
  await user.click(button(/^Place f:/));
  expect(screen.getByRole("region", { name: "Series 3" })).toBeTruthy();
  await user.click(button(/^Place c:/));
  expect(screen.getByRole("region", { name: "Series 1" })).toBeTruthy();
  await user.click(button(/^Place d:/));
  expect(screen.getByRole("region", { name: "Series 2" })).toBeTruthy();
  await user.click(button(/^Place d:/));
  expect(screen.getByRole("region", { name: "Series 6" })).toBeTruthy();
});

test("keys are drawn", async () => {
  const { act } = laid(example());
  await user.click(button(/^Draw keys/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 draw");
});

test("drawing from an empty pile is called passing", () => {
  laid(example({ key_pile: 0, under: [], passes: 2 }));
  expect(button(/^Pass/).textContent).toContain("2 passes in succession");
});

test("a key thief robs whom one chooses", async () => {
  const { act } = laid(example());
  await user.click(button("Play a key thief"));
  const panel = inside("Play a key thief");
  await waitFor(() => expect(panel.getAllByRole("button", { name: /^Rob/ })).toHaveLength(2));
  await user.click(panel.getByRole("button", { name: /^Rob Jack/ }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 rob-keys p2");
});

async function robbing() {
  const found = laid(example());
  await user.click(button("Play a chest thief"));
  await user.click(await screen.findByRole("button", { name: /^Rob Jack/ }));
  await screen.findByText("Which chests? Tap them.");
  return {
    ...found,
    chests: (name: string) => inside("Rob Jack of chests").getAllByRole("button", { name }),
  };
}

test("a theft without a chest is not on offer", async () => {
  await robbing();
  expect(button("Choose at least one chest").hasAttribute("disabled")).toBe(true);
});

test("chests are chosen in any order, and the rules propose the keys", async () => {
  const { act, chests } = await robbing();
  await user.click(chests("a white chest")[1] as Element);
  await screen.findByRole("button", { name: "Steal one chest: 5 gold" });
  await user.click(chests("a red chest")[0] as Element);
  await user.click(await screen.findByRole("button", { name: "Steal 2 chests: 13 gold" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 rob-chests p2 wr with wr");
});

test("a chest chosen is put back by another tap", async () => {
  const { act, chests } = await robbing();
  await user.click(chests("a white chest")[0] as Element);
  await screen.findByRole("button", { name: "Steal one chest: 5 gold" });
  await user.click(chests("a red chest")[0] as Element);
  await screen.findByRole("button", { name: "Steal 2 chests: 13 gold" });
  await user.click(chests("a red chest")[0] as Element);
  await user.click(await screen.findByRole("button", { name: "Steal one chest: 5 gold" }));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 rob-chests p2 w with w");
});

test("the keys of a theft are exchanged for a joker as well", async () => {
  const { act, chests } = await robbing();
  await user.click(chests("a white chest")[0] as Element);
  await user.click(await screen.findByRole("button", { name: /opened with a white key: change/ }));
  await screen.findByRole("button", { name: /opened with a joker: change/ });
  await user.click(button(/^Steal one chest: 5 gold/));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 rob-chests p2 w with j");
});

test("a chest too many is refused by its clause, and what was chosen stays", async () => {
  const { act, chests } = await robbing();
  await user.click(chests("a white chest")[0] as Element);
  await screen.findByRole("button", { name: "Steal one chest: 5 gold" });
  await user.click(chests("a red chest")[0] as Element);
  await screen.findByRole("button", { name: "Steal 2 chests: 13 gold" });
  await user.click(chests("a white chest")[1] as Element);
  await screen.findByText(say("gu.keys-in-hand"));
  await user.click(button("Steal 2 chests: 13 gold"));
  expect(act).toHaveBeenCalledExactlyOnceWith("p1 rob-chests p2 wr with wr");
});

test("one's own hand is shown by kinds, other hands as backs with what is certain", () => {
  laid(example(), {
    steps: [sampleStep("p1 draw"), sampleStep("~ key p1 w"), sampleStep("~ key p1 j")],
  });
  const hand = inside("Your hand, 6 cards");
  const kinds = hand
    .getAllByRole("button")
    .map((card) => card.querySelector(".hidden")?.textContent?.trim());
  expect(kinds).toEqual(["2 white keys", "a red key", "a joker", "a key thief", "a chest thief"]);
  expect(hand.getAllByText("+1")).toHaveLength(2);
  expect(button("Hand of Jack: a white key and 4 hidden keys")).toBeTruthy();
  expect(button("Hand of Mary: 2 hidden keys")).toBeTruthy();
});

test("no hand is drawn for somebody who only watches", () => {
  const view = example({ viewer: null, hand: "", hands: ["??????", "?????", "??"] });
  laid({ ...view, kinds: {}, acts: [] }, { seat: null, you: null });
  expect(screen.queryByRole("region", { name: /hand/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Draw|thief/ })).toBeNull();
  expect(screen.getByText("Anne is choosing")).toBeTruthy();
  expect(button("Look at series 2: 22 gold")).toBeTruthy();
});

test("somebody whose cards are still to come is not told their own name", () => {
  laid(example({ to_act: null, phase: "draw", seat: 1, kinds: {}, acts: [] }));
  expect(screen.queryByText(/is choosing/)).toBeNull();
});

test("gold of this round and of all rounds is shown against the target", () => {
  laid(example());
  expect(button("125 of 300 gold, 5 of it in this round")).toBeTruthy();
  expect(screen.getByText("158 of 300")).toBeTruthy();
});

test("the list of the series says how many keys are missing, and opens them", async () => {
  laid(example());
  expect(button("Look at series 2: 22 gold, one key is missing")).toBeTruthy();
  await user.click(button("Look at series 6: 45 gold, 2 keys are missing"));
  expect(screen.getByRole("region", { name: "Series 6" })).toBeTruthy();
});

test("digits look at a series, D draws, and Enter opens", async () => {
  const { act } = laid(example());
  await user.keyboard("7");
  expect(screen.getByRole("region", { name: "Series 7" })).toBeTruthy();
  await user.keyboard("7");
  expect(screen.queryByRole("region", { name: "Series 7" })).toBeNull();
  await user.keyboard("8");
  expect(screen.queryByRole("region", { name: /^Series/ })).toBeNull();
  await user.keyboard("1{Enter}");
  expect(act).toHaveBeenLastCalledWith("p1 take 1 with wwr");
  await user.keyboard("d");
  expect(act).toHaveBeenLastCalledWith("p1 draw");
  expect(act).toHaveBeenCalledTimes(2);
});

const ROUND = example({ finished: [165, 140, 52], points: [165, 140, 52], rounds: 2 });
const ENDED = [sampleStep("p3 take 3 with p"), sampleStep("~ chest w")];
const PEOPLE = [true, false, false].map((you) => ({ you, signs: [] }));

test("at a table what a finished round brought waits to be seen", async () => {
  const { props, rerender } = laid(example(), { people: PEOPLE });
  await rerender({ ...props, view: ROUND, steps: ENDED });
  await rerender({ ...props, view: ROUND, steps: [sampleStep("p1 draw")] });
  const over = sheet("Round 2 is over");
  expect(
    within(over)
      .getAllByRole("listitem")
      .map((row) => row.textContent?.trim()),
  ).toEqual(["You +45, 165 in all", "Jack +0, 140 in all", "Mary +52, 52 in all"]);
  await user.click(within(over).getByRole("button", { name: "On to the next round" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("in a replay it is shown until the next step", async () => {
  const { props, rerender } = laid(example());
  await rerender({ ...props, view: ROUND, steps: ENDED });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(inside("Round 2 is over").getByText("+45, 165 in all")).toBeTruthy();
  await rerender({ ...props, view: ROUND, steps: [sampleStep("p1 draw")] });
  expect(screen.queryByRole("region", { name: "Round 2 is over" })).toBeNull();
});

test("what the others did since one's own turn is there to be read", () => {
  const drew = (seat: number) =>
    sampleTurn({
      seat,
      outcome: "draw",
      story: [{ id: "turn-gu-draw", facts: { who: who(seat), n: 2 } }],
    });
  laid(example({ last_turns: [drew(3), drew(1), drew(2)] }));
  expect(screen.getByText("You draw 2 keys.")).toBeTruthy();
  expect(screen.getByText("Jack draws 2 keys.")).toBeTruthy();
  expect(screen.queryByText("Mary draws 2 keys.")).toBeNull();
});
