// The owner's own box of each game: entered once, kept on this device, sent along with new tables.

import { SvelteMap } from "svelte/reactivity";
import { keep, kept } from "../ui/kept";

/** The components of a box, as a record has them. */
export type Fields = Record<string, unknown>;

export interface OwnBox {
  components: Fields;
  /** Whether new tables are played with it. */
  on: boolean;
}

/** What is kept, for browsers that store nothing too. */
const boxes = new SvelteMap<string, OwnBox | null>();

export function ownBox(game: string): OwnBox | null {
  return boxes.has(game) ? boxes.get(game)! : kept<OwnBox | null>(`box.${game}`, null);
}

export function keepBox(game: string, box: OwnBox | null): void {
  boxes.set(game, box);
  keep(`box.${game}`, box);
}

/** The box that a new table is to have; null: that of the server. */
export function boxToPlay(game: string): Fields | null {
  const own = ownBox(game);
  return own?.on ? own.components : null;
}

/** What is being entered, so that a sheet closed by mistake loses nothing. */
export function draftOf(game: string, usual: Fields): Fields {
  return kept<Fields | null>(`box-draft.${game}`, null) ?? ownBox(game)?.components ?? usual;
}

export function keepDraft(game: string, draft: Fields | null): void {
  keep(`box-draft.${game}`, draft);
}

/** The box with another value at a path such as `cards.pirate`, or `values.0` in a list. */
export function put<T extends object>(box: T, path: string, value: unknown): T {
  const [name = "", ...rest] = path.split(".");
  const old = (box as Fields)[name];
  const inside = rest.length > 0 ? put(old as object, rest.join("."), value) : value;
  if (Array.isArray(box)) return box.map((one, n) => (String(n) === name ? inside : one)) as T;
  return { ...box, [name]: inside };
}

/** Whether two boxes have the same components in the same order. */
export function isSame(one: Fields, other: Fields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
