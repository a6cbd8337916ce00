import { describe, expect, test } from "vitest";
import vectors from "../../../tests/vectors/fairness.json";
import type { Draw, Draws, Same } from "../net/messages.gen";
import { BUILT_IN, cardsOf } from "../games";
import { isInOrder, judge, type Order } from "./judge";

type Vectors = (typeof vectors.plays)[number];

type Drawn = Pick<Draw, "n" | "text" | "numbers"> & Partial<Draw>;

function draws(play: Vectors, game: string, draw: Drawn, row: Same[]): Draws {
  const { secret, texts, commitment, play: id } = play;
  const fairness = { version: 1, secret, texts, commitment, play: id, seating: null };
  return {
    seating: null,
    game,
    seats: [],
    steps: [],
    fairness,
    rows: [row],
    draws: [{ turn: null, fate: null, ...draw, row: 0, story: [] }],
    box: null,
    stopped: null,
  };
}

const ORDERS: Record<string, Order> = Object.fromEntries(
  await Promise.all(
    BUILT_IN.map(async ({ key, faces }) => {
      const order = { sides: Object.keys(faces).join(""), cards: await cardsOf(key) };
      return [key, order] as const;
    }),
  ),
);
const SABORDS = ORDERS["mille-sabords"]!;

describe.each(vectors.plays)("play $play", (play) => {
  test("rolls fall again as they fell", () => {
    for (const { n, dice, sides, drawn, fell } of play.rolls) {
      const row = [...sides].map((side) => ({ text: `~ roll ${side.repeat(dice)}`, copies: 1 }));
      const one = { n, text: `~ roll ${fell}`, numbers: dice };
      const { steps, differs, promised } = judge(draws(play, "", one, row), { sides, cards: [] });
      expect(promised).toBe(true);
      expect(differs).toBeNull();
      expect(steps[0]!.points.map(({ outcome }) => outcome.at(-1))).toEqual(drawn);
    }
  });

  test("cards come again as they came", () => {
    for (const { n, left, card } of play.cards) {
      const game = card.length > 1 ? "mille-sabords" : "gold-up";
      const verb = game === "gold-up" ? "key p1" : "card";
      const row = (left as [string, number][])
        .filter(([, copies]) => copies > 0)
        .map(([name, copies]) => ({ text: `~ ${verb} ${name}`, copies }));
      const one = { n, text: `~ ${verb} ${card}`, numbers: 1 };
      expect(judge(draws(play, game, one, row), ORDERS[game]!).differs).toBeNull();
    }
  });
});

const [play] = vectors.plays as [Vectors];
const roll = play.rolls.find(({ dice, sides }) => dice === 8 && sides === "kscdmp")!;
const row = [..."kscdmp"].map((side) => ({ text: `~ roll ${side.repeat(8)}`, copies: 1 }));

test("another roll than the one drawn is found, with what it should have been", () => {
  const one = { n: roll.n, text: "~ roll kkkkkkkk", numbers: 8 };
  const { differs } = judge(draws(play, "mille-sabords", one, row), SABORDS);
  expect(differs).toMatchObject({ n: roll.n, found: one.text, drawn: `~ roll ${roll.fell}` });
});

test("another secret than the promised one is found", () => {
  const one = { n: roll.n, text: `~ roll ${roll.fell}`, numbers: 8 };
  const changed = draws(play, "mille-sabords", one, row);
  changed.fairness.commitment = "00".repeat(32);
  expect(judge(changed, SABORDS)).toMatchObject({ promised: false, commitment: play.commitment });
});

test("a row that was bent so that the dice seem right is found", () => {
  const bent = [row[1]!, row[0]!, ...row.slice(2)];
  const one = { n: roll.n, text: `~ roll ${roll.fell}`, numbers: 8 };
  const drawn = judge(draws(play, "mille-sabords", one, bent), SABORDS).steps[0]!.drawn;
  const { differs } = judge(draws(play, "mille-sabords", { ...one, text: drawn }, bent), SABORDS);
  expect(differs).toMatchObject({ agrees: true, inOrder: false });
});

test.each([
  ["kings-gold", ["~ first p2", "~ first p3"], true],
  ["mille-sabords", ["~ card pirate", "~ card coin"], true],
  ["mille-sabords", ["~ card coin", "~ card pirate"], false],
  ["mille-sabords", ["~ card coin", "~ card coin"], false],
  ["gold-up", ["~ chest w", "~ chest y"], true],
  ["gold-up", ["~ lose K", "~ lose j"], false],
  ["gold-armada", ["~ roll b", "~ roll p"], false],
])("the row of %s %j: in order %s", (game, texts, right) => {
  expect(
    isInOrder(
      ORDERS[game]!,
      texts.map((text) => ({ text, copies: 1 })),
    ),
  ).toBe(right);
});

test("a die with a side twice is not the die of the game", () => {
  const twice = row.map((same, at) => (at === 0 ? { ...same, copies: 2 } : same));
  expect(isInOrder(SABORDS, twice)).toBe(false);
});

test("the dice of the games are those that are published", () => {
  const sides = Object.values(ORDERS).map((order) => order.sides);
  expect(sides).toEqual(["123kcx", "kscdmp", "bprcho", ""]);
});

test("cards without a published order are in no wrong one", () => {
  const cards = ["~ card coin", "~ card boat"].map((text) => ({ text, copies: 1 }));
  expect(isInOrder({ sides: "123456", cards: [] }, cards)).toBe(true);
});

test("a corrected die has the sides of its box, and no others", () => {
  const order = { sides: "bbprco", cards: [] };
  const row = [..."bprco"].map((letter) => ({ text: `~ roll ${letter}`, copies: 1 }));
  const corrected = row.map((one) => (one.text.endsWith("b") ? { ...one, copies: 2 } : one));
  expect(isInOrder(order, corrected)).toBe(true);
  expect(isInOrder(order, row)).toBe(false);
  expect(isInOrder({ ...order, sides: "bprcho" }, corrected)).toBe(false);
});

describe("version 2", () => {
  /** A play of steps in these places, each what secret and texts give. */
  function judgeAt(places: [n: number, turn: number | null, fate: number | null][]) {
    const one = { n: 1, text: "", numbers: 8 };
    const made = draws(play, "mille-sabords", one, row);
    made.fairness.version = 2;
    made.draws = places.map(([n, turn, fate]) => ({ ...made.draws[0]!, n, turn, fate }));
    judge(made, SABORDS).steps.forEach(({ drawn }, at) => (made.draws[at]!.text = drawn));
    return judge(made, SABORDS);
  }

  test.each([
    ["the first turn", [[1, 1, 1]]],
    [
      "an opening",
      [
        [1, 0, 1],
        [2, 0, 2],
        [4, 1, 1],
        [6, 1, 2],
        [9, 2, 1],
      ],
    ],
    [
      "turns without chance",
      [
        [1, 1, 1],
        [4, 4, 1],
      ],
    ],
  ] as [string, [number, number, number][]][])("%s: fates follow each other", (_, places) => {
    expect(judgeAt(places).differs).toBeNull();
  });

  test.each([
    [
      "a turn that was skipped without a step",
      [
        [1, 1, 1],
        [2, 3, 1],
      ],
    ],
    ["a turn far ahead at once", [[1, 5, 1]]],
    [
      "a fate that was left out",
      [
        [1, 1, 1],
        [2, 1, 3],
      ],
    ],
    [
      "a turn that does not begin with its first fate",
      [
        [1, 1, 1],
        [2, 2, 2],
      ],
    ],
    [
      "a turn that was over",
      [
        [1, 1, 1],
        [2, 2, 1],
        [3, 1, 2],
      ],
    ],
    [
      "a fate drawn twice",
      [
        [1, 1, 1],
        [2, 1, 1],
      ],
    ],
    ["a step number in place of turn and fate", [[1, null, null]]],
  ] as [string, [number, number, number][]][])("%s is found", (_, places) => {
    expect(judgeAt(places).differs).toMatchObject({ agrees: true, inPlace: false });
  });

  test.each(vectors.seatings)("the seats of play $play are drawn again", (one) => {
    const { bounds, numbers, seating, ...seed } = one;
    const roll = { n: 1, text: "~ roll k", numbers: 1 };
    const made = draws({ ...play, ...seed }, "mille-sabords", roll, row);
    Object.assign(made.fairness, { version: 2, seating });
    made.draws = [];
    const [seats] = judge(made, SABORDS).steps;
    expect(seats).toMatchObject({ n: 0, place: [0, 1], agrees: true, drawn: seating.join(", ") });
    expect(seats!.points.map(({ below }) => below)).toEqual(bounds);
    expect(seats!.points.map(({ value }) => value)).toEqual(numbers);
    const other = [...seating].reverse();
    Object.assign(made.fairness, { seating: other });
    expect(judge(made, SABORDS).differs).toMatchObject({ n: 0, found: other.join(", ") });
  });
});
