import { expect, test } from "vitest";
import { explained, levelChoice, levelOf, namesOf, strengthOf, tellApart } from "./names";

const game = {
  levels: ["cabin-boy", "deckhand", "bosun"],
  strengths: { deckhand: 0.8612 },
  weakened: [],
};

test("a level is offered with how hard it is and what it wins against the one below", () => {
  expect(levelChoice(game, "deckhand")).toBe(
    "Medium · Deckhand (wins 86\u00a0% against Cabin boy)",
  );
});

test("the weakest plays at random; of a level nobody measured nothing is promised", () => {
  expect(levelChoice(game, "cabin-boy")).toBe("Easy · Cabin boy (plays at random)");
  expect(levelChoice(game, "bosun")).toBe("Hard · Bosun");
  expect(strengthOf(game, "bosun")).toBe("");
});

test("every level has a grade; one from elsewhere has its name", () => {
  expect(["cabin-boy", "deckhand", "bosun", "captain", "kraken"].map(levelOf)).toEqual([
    "Easy · Cabin boy",
    "Medium · Deckhand",
    "Hard · Bosun",
    "Expert · Captain",
    "kraken",
  ]);
});

test("a level that cannot play at its strength on this server says so, and promises nothing", () => {
  const without = { ...game, weakened: ["deckhand"] };
  expect(levelChoice(without, "deckhand")).toBe("Medium · Deckhand (weaker on this server)");
});

test("a refusal speaks to whoever it is about", () => {
  const names = ["Anne", "Bo"];
  const late = { problem: "play.out-of-turn", facts: { seat: "p1", due: "p2" } };
  expect(explained(late, { names, you: 1 })).toBe("It is not your turn to act but Bo's.");
  expect(explained(late, { names, you: null })).toBe("It is not Anne's turn to act but Bo's.");
  const gone = { problem: "table-resigned", facts: { seat: "p2" } };
  expect(explained(gone, { names, you: 2 })).toBe("You have resigned; a bot plays instead.");
  expect(explained(gone, { names, you: 1 })).toBe("Bo has resigned; a bot plays instead.");
  expect(explained({ problem: "no-such", facts: {} }, { names, you: 1 })).toContain("no-such");
});

test("equal names are told apart", () => {
  expect(tellApart(["Anne", "Bo", "Anne", "Anne"])).toEqual(["Anne", "Bo", "Anne 2", "Anne 3"]);
});

test("nobody is given a name that somebody has", () => {
  expect(tellApart(["Anne", "Anne", "Anne 2"])).toEqual(["Anne", "Anne 3", "Anne 2"]);
});

test("free seats have no numbers", () => {
  const nobody = { name: "", guest: null, bot: null, away: false, here: false, plays_as: null };
  const seat = { ...nobody, resigned: false, ready: false };
  const seats = [1, 2, 3, 4].map((n) => ({ ...seat, seat: n }));
  Object.assign(seats[2]!, { guest: "a", name: "Anne" });
  Object.assign(seats[3]!, { guest: "b", name: "Anne" });
  expect(namesOf({ seats })).toEqual(["Free", "Free", "Anne", "Anne 2"]);
});
