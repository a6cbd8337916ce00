import type { SymbolName } from "../../art/symbols";

/** The faces of a die, in the order of the notation. */
export const FACES = "123kcx";

export const SYMBOL: Record<string, SymbolName> = {
  "1": "coin-1",
  "2": "coin-2",
  "3": "coin-3",
  k: "skull",
  c: "cannon",
  x: "crossbones",
};
