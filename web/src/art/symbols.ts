import type { Component } from "svelte";
import Cannon from "./Cannon.svelte";
import Coin from "./Coin.svelte";
import Crossbones from "./Crossbones.svelte";
import Diamond from "./Diamond.svelte";
import Monkey from "./Monkey.svelte";
import Parrot from "./Parrot.svelte";
import Sabre from "./Sabre.svelte";
import Skull from "./Skull.svelte";

export type Drawing = Component<{
  size?: number | string;
  label?: string | undefined;
  value?: number;
}>;

/** What a die can show, by name; `coin-2` is a coin with a number on it. */
export const SYMBOLS = {
  cannon: Cannon,
  coin: Coin,
  crossbones: Crossbones,
  diamond: Diamond,
  monkey: Monkey,
  parrot: Parrot,
  sabre: Sabre,
  skull: Skull,
} satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof SYMBOLS | `coin-${number}`;

/** The drawing of a symbol, and the number on it. */
export function drawn(name: SymbolName): { Drawing: Drawing; value: number | undefined } {
  const [kind, value] = name.split("-") as [keyof typeof SYMBOLS, string?];
  return { Drawing: SYMBOLS[kind], value: value === undefined ? undefined : Number(value) };
}
