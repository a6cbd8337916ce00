// A table of Gold Armada for tests, as the server shows it.
import { views } from "../../net/frames.gen";
import type { GoldArmadaView, GoldArmadaViewPierView as Pier } from "../../net/messages.gen";

import { sampleStep } from "../samples";

const [first] = views["gold-armada"];

/** A pier with so many doubloons left, asking for the next of them. */
function pier(full: Pier, left: number, satisfied: boolean): Pier {
  const next = full.spaces[full.spaces.length - left];
  return { ...full, left, satisfied, ...(next ?? { value: 0, need: 0, allowed: "" }) };
}

/** Hooks and compasses lie there; the barrel pier is empty, some others are not full. */
export function example(changes: Partial<GoldArmadaView> = {}): GoldArmadaView {
  if (!first) throw new Error("no view");
  const left: Record<string, number> = { barrel: 0, rum: 1, four: 1, "full-house": 2 };
  const won = ["hook", "compass", "full-house"];
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
    skulls: [2, 1],
    tokens_left: 3,
    table: "hhhoo",
    cup: 0,
    rolls_left: 2,
    piers: first.view.piers.map((full) =>
      pier(full, left[full.name] ?? 3, won.includes(full.name)),
    ),
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
