// Views of this game for tests, and its board as a page shows it.
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { KingsGoldView } from "../../net/messages.gen";
import { gameFacts } from "../samples";
import Board from "./Board.svelte";

export const BASE: KingsGoldView = {
  phase: "rolled",
  seat: 1,
  to_act: 1,
  box: 30,
  king: 5,
  coins: [10, 9, 6],
  table: "13kcx",
  cup: 0,
  locked: "x",
  rolls: 3,
  rolls_left: 2,
  tied: [],
  extra: [],
  repeat: 0,
  ended: null,
  winners: [],
  acts: [],
  brings: {},
  most: [],
  stopping: "pairs",
  stop_brings: 4,
  parts: [
    { kind: "cannon", dice: "1c", box: -2, king: 1, coins: [1, 0, 0], robs: [] },
    { kind: "skull", dice: "3k", box: 0, king: 0, coins: [3, -3, 0], robs: [0, 3, 3] },
  ],
  last_turns: [],
  this_turn: [],
};
const SUBSETS = "1 3 k c 13 1k 1c 3k 3c kc 13k 13c 1kc 3kc 13kc".split(" ");
export const ROLLED = { acts: ["p1 stop", ...SUBSETS.map((dice) => `p1 reroll ${dice}`)] };
export const PAIRS: Partial<KingsGoldView> & { acts: string[] } = {
  phase: "pairing",
  acts: [
    "p1 pair 1c",
    "p1 pair 3c",
    ...["1k", "3k"].flatMap((two) => [`p1 pair ${two} p2`, `p1 pair ${two} p3`]),
  ],
  brings: {
    "p1 pair 1c": 1,
    "p1 pair 3c": 3,
    "p1 pair 1k p2": 1,
    "p1 pair 1k p3": 1,
    "p1 pair 3k p2": 3,
    "p1 pair 3k p3": 3,
  },
  most: ["p1 pair 1c", "p1 pair 3k p2"],
  stopping: null,
  stop_brings: 0,
};

/** The board with this view; what is not said is as in the middle of a turn of seat 1. */
export function shown(over: object = {}, props: object = {}) {
  const act = vi.fn();
  const view = { ...BASE, ...over } as KingsGoldView;
  const given = {
    view,
    seat: 1,
    names: ["Anne", "Bob", "Cleo"],
    game: gameFacts("kings-gold"),
    turn: view.seat,
    over: false,
    points: view.coins,
    reader: { names: ["Anne", "Bob", "Cleo"], you: 1 },
    steps: [],
    ready: true,
    act,
    ask: vi.fn(),
    ...props,
  };
  return { act, ...render(Board, given) };
}
