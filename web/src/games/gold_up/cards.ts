/** Letters of cards and chests in the order of the notation. */
export const KINDS = "wrbgpyjKC";
export const JOKER = "j";

export interface Pack {
  kind: string;
  n: number;
}

/** In the order of the notation. */
export function spelled(letters: Iterable<string>): string {
  return [...letters].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other)).join("");
}

/** How many of these letters are of this kind. */
export function count(letters: string, kind: string): number {
  return letters.split(kind).length - 1;
}

/** Each kind once, with its number; unknown cards come last. */
export function packed(letters: string): Pack[] {
  return [...KINDS, "?"].flatMap((kind) => {
    const n = count(letters, kind);
    return n ? [{ kind, n }] : [];
  });
}

/** Letters without one of these. */
export function without(letters: string, letter: string): string {
  return letters.replace(letter, "");
}

/** The key that opens each chest when these are paid: its own, or else a joker. */
export function fitted(chests: string, keys: string): string[] {
  let left = keys;
  return [...chests].map((chest) => {
    const key = left.includes(chest) ? chest : JOKER;
    left = without(left, key);
    return key;
  });
}

export function gold(chests: string, values: Record<string, number>): number {
  return [...chests].reduce((sum, chest) => sum + (values[chest] ?? 0), 0);
}

/** The letters at the end of an act: `wwj` of `p1 take 6 with wwj`. */
export function keysOf(act: string): string {
  const [before, keys = ""] = act.split(" with ");
  return before === act ? "" : keys;
}
