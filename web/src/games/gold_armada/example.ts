// A table of Gold Armada for tests, as the server shows it.
import { views } from "../../net/frames.gen";
import type { GoldArmadaView, GoldArmadaViewPierView as Pier } from "../../net/messages.gen";

import { sampleStep } from "../samples";

const [first] = views["gold-armada"];

/** A pier with so many doubloons left, asking for the next of them; won, or why it is not. */
function pier(full: Pier, left: number, lacks: string | null, matches: number): Pier {
  const next = full.spaces[full.spaces.length - left] ?? { value: 0, need: 0, allowed: "" };
  return { ...full, left, satisfied: lacks === null, lacks, matches, ...next };
}

/** By which clause three hooks and two compasses do not win these, and how many of them count. */
const NOT_WON: Record<string, [string, number]> = {
  barrel: ["ga.pier-empty", 0],
  three: ["ga.symbols-shown", 0],
  four: ["ga.alike", 3],
  five: ["ga.alike", 3],
};

/** Hooks and compasses lie there; the barrel pier is empty, some others are not full. */
export function example(changes: Partial<GoldArmadaView> = {}): GoldArmadaView {
  if (!first) throw new Error("no view");
  const left: Record<string, number> = { barrel: 0, rum: 1, three: 2, four: 1, "full-house": 2 };
  const won: Record<string, number> = { hook: 2, compass: 2, "full-house": 5 };
  return {
    ...first.view,
    phase: "rolled",
    seat: 1,
    to_act: 1,
    points: [4, 9],
    doubloons: [
      [1, 2, 3],
      [3, 3, 4],
    ],
    parts: [
      [1, 2, 3, -1, -1],
      [3, 3, 4, -1],
    ],
    skulls: [2, 1],
    tokens_left: 3,
    table: "hhhoo",
    cup: 0,
    rolls_left: 2,
    piers: first.view.piers.map((full) => {
      const [lacks, matches] = NOT_WON[full.name] ?? ["ga.basic-pier", 0];
      const wins = won[full.name];
      return pier(full, left[full.name] ?? 3, wins ? null : lacks, wins ?? matches);
    }),
    acts: ["stop", "h", "hh", "hhh", "o", "oo", "ho", "hho", "hhho", "hoo", "hhoo", "hhhoo"].map(
      (dice) => (dice === "stop" ? "p1 stop" : `p1 reroll ${dice}`),
    ),
    last_turns: [],
    this_turn: [sampleStep("~ roll hhhoo")],
    ...changes,
  };
}

/** The same table when the rolling is over. */
export function taking(changes: Partial<GoldArmadaView> = {}): GoldArmadaView {
  const acts = ["p1 take hook", "p1 take compass", "p1 take full-house"];
  return example({ phase: "taking", acts, ...changes });
}
