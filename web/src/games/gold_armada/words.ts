import { say, type Facts } from "../../locale";
import type {
  GoldArmadaViewPierView as Pier,
  GoldArmadaViewSpaceView as Space,
} from "../../net/messages.gen";
import { SHELF } from "../shelf.gen";

const FACES = SHELF.find(({ key }) => key === "gold-armada")!.faces;

/** What people call each letter; a board of one's own may have other symbols. */
export type Symbols = Record<string, string>;

/** `a`, `a or b`, `a, b or c`. */
function either(parts: string[]): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  return say("web-ga-or", { first: parts.slice(0, -1).join(", "), last });
}

/** The letter of a symbol that comes with the game; none for one of a board of one's own. */
function letterOf(symbol: string): string | undefined {
  return Object.entries(FACES).find(([, name]) => name === symbol)?.[0];
}

/** The name of one symbol. */
export function faceName(symbols: Symbols, letter: string): string {
  return nameOfSymbol(symbols[letter] ?? letter);
}

/** So many of one symbol: `2 barrels`. */
export function several(symbols: Symbols, letter: string, n: number): string {
  const name = symbols[letter] ?? letter;
  const known = letterOf(name);
  return known === undefined ? say("piece-ga-own", { n, name }) : say(`piece-ga-${known}`, { n });
}

/** What a symbol is called, as the file of a board has it. */
export function nameOfSymbol(symbol: string): string {
  const known = letterOf(symbol);
  return known === undefined ? symbol : say(`name-ga-${known}`);
}

/** The symbol that somebody means by a name; one of the game's own is known by its drawing. */
export function symbolOfName(name: string): string {
  const known = Object.entries(FACES).find(([letter]) => say(`name-ga-${letter}`) === name);
  return known?.[1] ?? name;
}

/** What a pier is called by: its kind and what its first space asks for. */
interface Named {
  kind: Pier["kind"];
  spaces: readonly Pick<Space, "need" | "allowed">[];
}

export function pierName(symbols: Symbols, { kind, spaces }: Named): string {
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

/** The words as a title begins. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The sentence of a clause; nothing where there is none. */
export function clauseOf(clause: string | null): string {
  return clause === null ? "" : say(clause);
}

/** A sentence about dice: the reader's own, or those of somebody else. */
export function theirDice(message: string, yours: boolean, facts: Facts = {}): string {
  return say(message, { ...facts, whose: yours ? "yours" : "theirs" });
}

/** A pier in one sentence, for those who cannot see it. */
export function described(symbols: Symbols, pier: Pier, yours: boolean): string {
  const name = pierName(symbols, pier);
  if (!pier.left) return say("web-ga-pier-gone", { pier: name });
  const facts = { pier: name, value: pier.value, need: need(symbols, pier.kind, pier) };
  if (!pier.satisfied) return say("web-ga-pier", facts);
  return theirDice("web-ga-pier-won", yours, facts);
}
