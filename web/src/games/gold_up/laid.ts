// The board as tests lay it: Anne in seat 1, Jack and Mary beside her.
import { render, screen, within } from "@testing-library/svelte";
import { vi } from "vitest";
import type { GoldUpView, Step } from "../../net/messages.gen";
import type { Person } from "../board";
import { gameFacts } from "../samples";
import Board from "./Board.svelte";
import { answer } from "./example";

interface More {
  seat?: number | null;
  steps?: Step[];
  /** Whom sentences call `you`. */
  you?: number | null;
  people?: Person[];
  ask?: typeof answer;
}

export function laid(view: GoldUpView, { you = 1, ...more }: More = {}) {
  const act = vi.fn<(text: string) => void>();
  const ask = vi.fn(more.ask ?? answer);
  const names = ["Anne", "Jack", "Mary"];
  const game = gameFacts("gold-up");
  const reader = { names, you };
  const { points } = view;
  const given = {
    game,
    view,
    turn: 1,
    over: false,
    points,
    seat: 1,
    names,
    reader,
    steps: [],
    ready: true,
    act,
    ask,
  };
  const props = { ...given, ...more, ask };
  return { act, ask, props, ...render(Board, props) };
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const inside = (region: string) => within(screen.getByRole("region", { name: region }));

/** What lies over the page under this name. */
export function sheet(name: string | RegExp): HTMLElement {
  return screen.getByRole("dialog", { name });
}
