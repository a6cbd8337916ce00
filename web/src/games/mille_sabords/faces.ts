import type { SymbolName } from "../../art/symbols";

/** The faces of a die, in the order of the notation. */
export const FACES = "kscdmp";

export const SYMBOL: Record<string, SymbolName> = {
  k: "skull",
  s: "sabre",
  c: "coin",
  d: "diamond",
  m: "monkey",
  p: "parrot",
};
