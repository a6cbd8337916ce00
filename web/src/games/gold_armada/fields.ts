// A corrected board as its file has it: symbols, the die and the piers.

import type { Fields } from "../../box/box.svelte";
import type { Symbols } from "./words";

export type Kind = "alike" | "full-house" | "same";
export const KINDS: readonly Kind[] = ["same", "alike", "full-house"];

export interface PierFields {
  kind: Kind;
  symbol?: string;
  needs?: (number | string)[];
  allowed?: string[];
  values: (number | string)[];
}

export interface SymbolFields {
  name: string;
  sides: number | string;
}

export const symbolsIn = (box: Fields) => box["symbols"] as Record<string, SymbolFields>;
export const piersIn = (box: Fields) => box["piers"] as Record<string, PierFields>;

/** The names of the symbols by letter. */
export function namesIn(box: Fields): Symbols {
  const all = Object.entries(symbolsIn(box));
  return Object.fromEntries(all.map(([letter, { name }]) => [letter, name]));
}

/** The same pier of another kind, with what it had as far as that fits. */
export function ofKind(pier: PierFields, kind: Kind, letters: string): PierFields {
  const needs = pier.needs ?? [3, 3, 3];
  const allowed = pier.allowed ?? [letters, letters, letters];
  const { values } = pier;
  if (kind === "same") return { kind, symbol: pier.symbol ?? allowed.at(-1)![0]!, needs, values };
  return kind === "alike" ? { kind, needs, allowed, values } : { kind, allowed, values };
}

/** The letters with one more or one less, in the order of the die. */
export function toggled(chosen: string, letter: string, letters: string): string {
  return [...letters].filter((one) => (one === letter) !== chosen.includes(one)).join("");
}
