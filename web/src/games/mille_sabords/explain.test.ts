// Everything on the board says what it is, and what stopping brings is broken down.
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { learn, say, speak } from "../../locale";
import { closeExplanation, explained } from "../explain.svelte";
import { gameFacts } from "../samples";
import { BASE, bonus, part, shown } from "./example";
import Short from "./Short.svelte";

beforeEach(closeExplanation);

const button = (name: string | RegExp) => screen.getByRole("button", { name });

async function tapped(name: string | RegExp, within_ = screen) {
  await userEvent.click(within_.getAllByRole("button", { name })[0]!);
  return vi.waitFor(() => {
    const told = explained();
    if (!told) throw new Error("nothing is explained");
    return told;
  });
}

/** The rows of the sum, each with its cells as text. */
async function sum(): Promise<string[]> {
  await userEvent.click(button(/^What stopping brings/));
  const rows = within(screen.getByRole("dialog")).getAllByRole("row");
  return rows.map((row) =>
    [...row.children]
      .map((cell) => cell.textContent.replace(/\s+/g, " ").trim())
      .filter(Boolean)
      .join(" "),
  );
}

test("three diamonds are 100 + 3 × 100 = 400", async () => {
  shown({ worth: 400, total: 1600, parts: [part("kk", 0), part("ddd", 400), part("smp", 0)] });
  const short = button("What stopping brings: 400");
  expect(short.textContent.replace(/\s+/g, " ")).toContain("3× 100 + 3 × 100 = 400");
  expect(await sum()).toEqual([
    "3 diamonds 100 + 3 × 100 400",
    "Without points 2 skulls, a sabre, a monkey and a parrot 0",
    "In all 400",
    "Your points after that 1200 + 400 1600",
  ]);
});

test("several items are added up, the pirate counts them twice", async () => {
  const parts = [part("sss", 100), part("cc", 200), bonus("full-chest", 500)];
  shown({ worth: 1600, total: 2800, parts: [...parts, bonus("pirate", 800)] });
  const short = button("What stopping brings: 1600").textContent.replace(/\s/g, "");
  expect(short).toContain("3×100+2×200+500×2=1600");
  expect(await sum()).toEqual([
    "3 sabres 100",
    "2 coins 2 × 100 200",
    "Full chest: all eight dice score 500",
    "The pirate counts it all twice 2 × 800 + 800",
    "In all 1600",
    "Your points after that 1200 + 1600 2800",
  ]);
});

test("the symbol of a card counts as a die, and animals count together", async () => {
  shown({ worth: 500, total: 1700, parts: [part("ccc", 400, 1), part("mmp", 100)] });
  expect((await sum()).slice(0, 2)).toEqual([
    "3 coins one of them on the card 100 + 3 × 100 400",
    "2 monkeys and a parrot 100",
  ]);
});

test("a ship is won, or it is lost and nothing else scores", async () => {
  const ship = { card: "ship-3", sabres: 3, bonus: 500 };
  const won = shown({
    ...ship,
    worth: 600,
    total: 1800,
    parts: [part("sss", 100), bonus("ship", 500)],
  });
  expect((await sum())[1]).toBe("The ship: its sabres are there 500");
  won.unmount();
  shown({ ...ship, worth: -500, total: 700, parts: [bonus("ship-lost", -500)] });
  expect(button("What stopping brings: −500")).toBeTruthy();
  expect(await sum()).toEqual([
    "The ship is lost: too few sabres, and nothing else scores −500",
    "In all −500",
    "Your points after that 1200 − 500 700",
  ]);
});

test("where nobody falls below zero, the sum says so", async () => {
  shown({ points: [300, 0, 0], worth: -500, total: 0, parts: [bonus("ship-lost", -500)] });
  expect((await sum()).at(-1)).toBe(
    "Your points after that 300 − 500. At this table nobody falls below zero. 0",
  );
});

test("what lies on the treasure island is added up too", async () => {
  const laid = {
    card: "treasure-island",
    laid: "ccc",
    saved: 400,
    saved_parts: [part("ccc", 400)],
  };
  shown({ ...laid, table: "kksmp", worth: 400, parts: [part("ccc", 400)], total: 1600 });
  const island = within(screen.getByRole("group", { name: "Treasure Island" }));
  expect(island.getByText("100 + 3 × 100")).toBeTruthy();
  expect((await sum()).at(-1)).toMatch(/^Safe on the treasure island .* 400$/);
});

test("where nothing scores, or the turn is lost, the line says so", () => {
  const { unmount } = shown({ worth: 0, parts: [part("kk", 0), part("ss", 0)] });
  expect(screen.getByText("Nothing scores yet")).toBeTruthy();
  unmount();
  shown({ phase: "rescue", card: "guardian", guardian: true, worth: 0, parts: [] });
  expect(screen.getByText("Without the guardian's help this turn scores nothing.")).toBeTruthy();
});

test("others may look at the sum, which does not change while they read", async () => {
  const reader = { names: ["Anne", "Bob", "Cleo"], you: 2 };
  const { rerender } = shown({ acts: [] }, { seat: 2, reader });
  await userEvent.click(button("What stopping brings: 400"));
  expect(screen.getByRole("dialog", { name: "If Anne stops now" })).toBeTruthy();
  await rerender({ view: { ...BASE, acts: [], worth: null, parts: [], total: null } } as never);
  const open = within(screen.getByRole("dialog", { name: "If Anne stops now" }));
  expect(open.getByText("Points of Anne after that")).toBeTruthy();
});

test("what the skull island costs is skulls times points", async () => {
  shown({
    phase: "island",
    on_island: true,
    table: "kkkkssss",
    worth: null,
    parts: [],
    total: null,
    island_loss: 800,
    island_skulls: 4,
    island_each: 200,
    acts: ["p1 reroll ssss", "p1 stop"],
  });
  const { lines } = await tapped("Each opponent loses 4 × 200 = 800.");
  expect(lines[0]).toContain("as long as every roll brings another skull");
});

test.each([
  "treasure-island",
  "pirate",
  "guardian",
  "animals",
  "coin",
  "diamond",
  "skull-1",
  "skull-2",
  "ship-2",
  "ship-3",
  "ship-4",
])("the card %s says what it does", async (card) => {
  shown({ card, card_skulls: 2, sabres: 2, bonus: 300, guardian: true });
  const { title, lines } = await tapped(/: what the card does$/);
  expect(title).toBe(say(`name-ms-card-${card}`));
  expect(lines.filter(Boolean)).toHaveLength(2);
});

test("a guardian who has helped is said to be used up", async () => {
  shown({ card: "guardian", guardian: false });
  const { lines } = await tapped(/: what the card does$/);
  expect(lines.at(-1)).toBe(
    "The guardian has already helped in this turn: skulls stay from now on.",
  );
});

test("the pile lists the cards still to come", async () => {
  shown();
  const { lines } = await tapped("7 cards left to draw");
  expect(lines.at(-1)).toBe("3 × Pirate\n4 × Coin");
});

test("a skull that stays is explained by the clause that keeps it", async () => {
  const ask = vi.fn(async () => ({ clause: "ms.skulls-stay", more: [], whole: false }));
  shown({}, { ask });
  const { title, lines } = await tapped("skull, stuck");
  expect(ask).toHaveBeenCalledWith("reroll k");
  expect([title, lines[1]]).toEqual(["skull", "A skull stays until the end of the turn."]);
});

test("a skull is explained also when the server does not answer", async () => {
  shown({}, { ask: vi.fn(() => Promise.reject(new Error("gone"))) });
  expect((await tapped("skull, stuck")).lines[0]).toContain("A skull never scores");
});

test("dice of others say whose choice it is", async () => {
  shown({ acts: [] }, { seat: 2, reader: { names: ["Anne", "Bob", "Cleo"], you: 2 } });
  expect((await tapped("coin")).lines).toEqual([
    "Each coin scores 100. Three coins or more also score as a group.",
    "Now it is up to Anne to choose.",
  ]);
});

test("a right click on a die that can be held says what it is", async () => {
  shown();
  const [monkey] = screen.getAllByRole("button", { name: "monkey, to be rolled" });
  await userEvent.pointer({ keys: "[MouseRight]", target: monkey! });
  monkey!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(explained()?.title).toBe("monkey"));
  expect(explained()?.lines[1]).toContain("A tap holds it");
});

test("skulls, sabres, the island, points and the target say what they are", async () => {
  const ship = { sabres: 3, bonus: 500, skulls: 1 };
  const first = shown({ card: "ship-3", ...ship });
  expect((await tapped("one skull")).lines[0]).toContain("With 3 the turn is over");
  expect((await tapped("3 sabres: enough")).lines[0]).toContain("wins 500");
  expect((await tapped("1200")).lines[0]).toBe(
    "You have 1200 points; 4800 are missing for the target of 6000.",
  );
  expect((await tapped("−300")).lines[0]).toBe(
    "Bob has −300 points; 6300 are missing for the target of 6000.",
  );
  expect((await tapped("Target 6000")).lines[0]).toContain("begins the last round");
  first.unmount();
  shown({ card: "treasure-island", points: [6100, 0, 0] });
  expect((await tapped(/^Treasure Island Hold/)).lines[0]).toContain(
    "even if the third skull comes",
  );
  expect((await tapped("6100")).lines[0]).toContain("have reached the target");
});

test("held dice that nobody has chosen cannot be laid, and the button says why", async () => {
  shown({ card: "treasure-island", acts: ["p1 stop", "p1 lay c"] });
  const { lines } = await tapped("Lay held dice on the island");
  expect(lines).toEqual([
    "First tap the dice you want to lay on the island, so that they are held.",
  ]);
});

test.each(["en", "fr"] as const)(
  "the rules in short have all their parts in %s",
  async (language) => {
    await speak(language);
    await learn("mille_sabords");
    try {
      render(Short, { game: gameFacts("mille-sabords") });
      expect(screen.getAllByRole("heading")).toHaveLength(4);
      const cards = within(screen.getByRole("list", { name: say("short-ms-cards") }));
      expect(cards.getAllByRole("listitem")).toHaveLength(8);
      const alike = within(screen.getByRole("list", { name: say("short-ms-alike") }));
      expect(alike.getAllByRole("listitem").map((item) => item.textContent.trim())).toEqual([
        "100",
        "200",
        "500",
        "1000",
        "2000",
        "4000",
      ]);
    } finally {
      await speak("en");
    }
  },
);
