// A table of Gold Up for tests, as the server shows it.
import { views } from "../../net/frames.gen";
import type { GoldUpView, GoldUpViewPartView } from "../../net/messages.gen";
import type { Asked } from "../board";
import { packed } from "./cards";

const found = views["gold-up"].find(({ view }) => view.phase === "turn");

/** Chests, gold, the keys that Anne lacks, and how many of them her joker does not stand for. */
const SERIES: [string, number, string, number][] = [
  ["wwr", 18, "", 0],
  ["bg", 22, "bg", 1],
  ["p", 20, "p", 0],
  ["ww", 10, "", 0],
  ["wrb", 23, "b", 0],
  ["wwwbp", 45, "wbp", 2],
  ["wrrgp", 53, "rgp", 2],
];

function parts(chests: string): GoldUpViewPartView[] {
  return packed(chests).map(({ kind, n }) => {
    const each = found?.view.values[kind] ?? 0;
    return { kind, n, each, gold: n * each };
  });
}

/** Anne has keys for some series, a joker and both thieves; Jack and Mary have chests. */
export function example(changes: Partial<GoldUpView> = {}): GoldUpView {
  if (!found) throw new Error("no view");
  const takes: Record<number, string[]> = {
    0: ["p1 take 1 with wwj", "p1 take 1 with wrj", "p1 take 1 with wwr"],
    2: ["p1 take 3 with j"],
  };
  return {
    ...found.view,
    table: "wwrbgpwwrbw",
    series: SERIES.map(([chests, gold, lacks, short], n) => ({
      places: found.view.series[n]?.places ?? "",
      chests,
      gold,
      parts: parts(chests),
      lacks,
      short,
      acts: takes[n] ?? [],
    })),
    hand: "wwrjKC",
    hands: ["wwrjKC", "w????", "??"],
    chests: ["w", "wwr", "b"],
    fronts: [parts("w"), parts("wwr"), parts("b")],
    rounds: 1,
    points: [125, 158, 10],
    finished: [120, 140, 0],
    key_pile: 40,
    under: ["w", "j", "K"],
    unseen: "wwwrrbgy",
    chest_pile: "wwwrb",
    starter: 2,
    kinds: { draw: 1, take: 4, "rob-keys": 2, "rob-chests": 9 },
    acts: null,
    last_turns: [],
    this_turn: [],
    ...changes,
  };
}

/** What the server answers about thefts at this table. */
const ASKED: Record<string, Partial<Asked>> = {
  "take 2 with": { problem: "gu.keys-in-hand", clause: "gu.keys-in-hand" },
  "take 6 with": { problem: "gu.keys-in-hand", clause: "gu.keys-in-hand" },
  "take 7 with": { problem: "gu.keys-in-hand", clause: "gu.keys-in-hand" },
  "rob-keys p2": { whole: true },
  "rob-keys p3": { whole: true },
  "rob-chests p3": { problem: "gu.keys-in-hand", clause: "gu.keys-in-hand" },
  "rob-chests p2": { more: ["rob-chests p2 w", "rob-chests p2 r"] },
  "rob-chests p2 w": {
    more: ["rob-chests p2 ww", "rob-chests p2 wr", "rob-chests p2 w with"],
  },
  "rob-chests p2 w with": { more: ["rob-chests p2 w with w", "rob-chests p2 w with j"] },
  "rob-chests p2 w with w": { whole: true },
  "rob-chests p2 w with j": { whole: true },
  "rob-chests p2 wr": { more: ["rob-chests p2 wr with"] },
  "rob-chests p2 wr with": { more: ["rob-chests p2 wr with w", "rob-chests p2 wr with r"] },
  "rob-chests p2 wr with w": { more: ["rob-chests p2 wr with wr", "rob-chests p2 wr with wj"] },
  "rob-chests p2 wr with wr": { whole: true },
  "rob-chests p2 wr with wj": { whole: true },
  "rob-chests p2 wwr": { problem: "gu.keys-in-hand", clause: "gu.keys-in-hand" },
};

export function answer(prefix: string): Promise<Asked> {
  const asked = ASKED[prefix];
  if (!asked) return Promise.reject(new Error(`nobody expected “${prefix}”`));
  return answering(prefix, asked);
}

/** An answer of the server that says this. */
export function answering(prefix: string, asked: Partial<Asked>): Promise<Asked> {
  return Promise.resolve({
    type: "asked",
    id: "a1",
    table: "tortuga",
    n: 7,
    prefix,
    more: [],
    whole: false,
    ...asked,
  });
}
