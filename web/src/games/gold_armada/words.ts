import { isKnown, joinList, say } from "../../locale";
import type {
  GoldArmadaViewPierView as Pier,
  GoldArmadaViewSpaceView as Space,
} from "../../net/messages.gen";

/** What people call each letter; a board of one's own may have other symbols. */
export type Symbols = Record<string, string>;

/** `a`, `a or b`, `a, b or c`. */
function either(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return say("web-ga-or", { first: parts.slice(0, -1).join(", "), last });
}

/** The name of one symbol. */
export function faceName(symbols: Symbols, letter: string): string {
  const name = symbols[letter] ?? letter;
  return isKnown(`web-ga-face-${name}`) ? say(`web-ga-face-${name}`) : name;
}

/** So many of one symbol: `two barrels`. */
export function several(symbols: Symbols, letter: string, n: number): string {
  const name = symbols[letter] ?? letter;
  return isKnown(`web-ga-symbol-${name}`)
    ? say(`web-ga-symbol-${name}`, { n })
    : say("web-ga-symbol-other", { n, name });
}

/** Dice in words: `2 barrels and a hook`. */
export function dice(symbols: Symbols, letters: string): string {
  const kinds = [...new Set(letters)];
  const parts = kinds.map((kind) => several(symbols, kind, letters.split(kind).length - 1));
  return joinList(parts);
}

export function pierName(symbols: Symbols, { kind, spaces }: Pier): string {
  if (kind === "full-house") return say("web-ga-pier-full-house");
  const first = spaces[0];
  if (kind === "alike") return say("web-ga-pier-alike", { n: first?.need ?? 0 });
  return say("web-ga-pier-same", { symbol: faceName(symbols, first?.allowed ?? "") });
}

/** What a doubloon asks for, in words. */
export function need(symbols: Symbols, kind: Pier["kind"], space: Space | Pier): string {
  if (kind === "same") return several(symbols, space.allowed, space.need);
  const any = space.allowed.length === Object.keys(symbols).length;
  const names = [...space.allowed].map((letter) => faceName(symbols, letter));
  const facts = { n: space.need, symbols: either(names) };
  if (kind === "alike")
    return any ? say("web-ga-need-any", facts) : say("web-ga-need-alike", facts);
  return any ? say("web-ga-need-full-any") : say("web-ga-need-full", facts);
}

/** A pier in one sentence, for those who cannot see it. */
export function described(symbols: Symbols, pier: Pier, mine: boolean): string {
  const name = pierName(symbols, pier);
  if (!pier.left) return say("web-ga-pier-gone", { pier: name });
  const facts = { pier: name, value: pier.value, need: need(symbols, pier.kind, pier) };
  if (!pier.satisfied) return say("web-ga-pier", facts);
  return mine ? say("web-ga-pier-won", facts) : say("web-ga-pier-reached", facts);
}
