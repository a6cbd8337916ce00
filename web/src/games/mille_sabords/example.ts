// A view of this game, and the board that shows it, for tests.
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { MilleSabordsView } from "../../net/messages.gen";
import { gameFacts } from "../samples";
import Board from "./Board.svelte";
import type { Part } from "./words";

/** Symbols and what they score for being alike; each coin and diamond scores 100 besides. */
export function part(symbols: string, points: number, on_card = 0): Part {
  const treasure = /[cd]/.test(symbols) ? 100 * symbols.length : 0;
  return { kind: "symbols", symbols, points, on_card, treasure, alike: points - treasure };
}

export function bonus(kind: Part["kind"], points: number): Part {
  return { kind, points, symbols: "", on_card: 0, alike: 0, treasure: 0 };
}

export const BASE: MilleSabordsView = {
  phase: "rolled",
  seat: 1,
  to_act: 1,
  points: [1200, -300, 0],
  target: 6000,
  card: "pirate",
  card_skulls: 0,
  sabres: 0,
  bonus: 0,
  table: "kssscmpp",
  aside: "k",
  laid: "",
  cup: 0,
  skulls: 1,
  bust: 3,
  guardian: false,
  on_island: false,
  worth: 400,
  parts: [
    part("k", 0),
    part("sss", 100),
    part("c", 100),
    part("m", 0),
    part("pp", 0),
    bonus("pirate", 200),
  ],
  total: 1600,
  saved: 0,
  saved_parts: [],
  island_loss: 0,
  island_skulls: 0,
  island_each: 0,
  deck: { pirate: 3, coin: 4 },
  last_round: null,
  sudden_death: false,
  tied: [],
  ended: null,
  winners: [],
  acts: ["p1 stop", "p1 reroll mp", "p1 reroll mpp", "p1 reroll cmpp", "p1 reroll ssscmpp"],
  last_turns: [],
  this_turn: [],
};

export function shown(over: Partial<MilleSabordsView> = {}, props: object = {}) {
  const act = vi.fn();
  const ask = vi.fn(async () => ({ clause: "ms.reroll-two", more: [], whole: false }));
  const view = { ...BASE, ...over };
  const given = {
    view,
    seat: 1,
    names: ["Anne", "Bob", "Cleo"],
    game: gameFacts("mille-sabords"),
    turn: view.seat,
    over: false,
    points: view.points,
    reader: { names: ["Anne", "Bob", "Cleo"], you: 1 },
    steps: [],
    ready: true,
    act,
    ask,
    ...props,
  };
  return { act, ask, ...render(Board, given as never) };
}
