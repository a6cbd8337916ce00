// The games the client knows. Those of the shelf have a folder here, and what is in it is found by
// its file name: Board, Poster, Entry (real dice), Companion (keeps the score of a real table),
// chart.gen.json (when to stop, for charts/open.ts), Symbol (what its dice show), fairness (the published order of its cards), Box (its owner corrects it), Short (the rules in short). Any other game has the
// generic board.

import type { Component } from "svelte";
import type { Fields } from "../box/box.svelte";
import type { Editor } from "../box/editor";
import { learn, type Part } from "../locale";
import { gameOf, type GameInfo } from "../net/api";
import type { Room, GameFacts } from "./board";
import GenericPoster from "./generic/Poster.svelte";
import { SHELF } from "./shelf.gen";

const boards = import.meta.glob<{ default: Room["Board"] }>("./*/Board.svelte");
const entries = import.meta.glob<{ default: NonNullable<Room["Entry"]> }>("./*/Entry.svelte");
const companions = import.meta.glob<{ default: Component<{ game: GameInfo }> }>(
  "./*/Companion.svelte",
);
const shorts = import.meta.glob<{ default: Component<{ game: GameFacts }> }>("./*/Short.svelte");
const boxes = import.meta.glob<{ default: Component<Editor> }>("./*/Box.svelte");
const orders = import.meta.glob<{
  CARDS?: readonly string[];
  sidesOf?: (components: Fields) => string;
}>("./*/fairness.ts");
const posters = import.meta.glob<Component>("./*/Poster.svelte", {
  eager: true,
  import: "default",
});

/** The facts of every built-in game, in the order of the shelf. */
export const BUILT_IN: readonly GameFacts[] = SHELF;

export function isBuiltIn(key: string): boolean {
  return SHELF.some((game) => game.key === key);
}

/** The folder of a game's components. */
export function folderOf(key: string): string {
  return SHELF.find((game) => game.key === key)?.folder ?? "generic";
}

/** The part of the catalogues that has a game's messages. */
export function partOf(key: string): Part {
  return isBuiltIn(key) ? folderOf(key) : key;
}

export function posterOf(key: string): Component {
  return posters[`./${folderOf(key)}/Poster.svelte`] ?? GenericPoster;
}

/** How the score of a real table is kept where the server cannot referee, if it is. */
export function companionOf(key: string) {
  return companions[`./${folderOf(key)}/Companion.svelte`];
}

/** Whether the game can be played with real dice. */
export function hasEntry(key: string): boolean {
  return `./${folderOf(key)}/Entry.svelte` in entries;
}

/** The order in which its cards are published, for games that draw cards. */
export async function cardsOf(key: string): Promise<readonly string[]> {
  return (await orders[`./${folderOf(key)}/fairness.ts`]?.())?.CARDS ?? [];
}

/** The sides of its dice in their published order; those of a corrected box may be others. */
export async function sidesOf(game: GameFacts, components: Fields | null): Promise<string> {
  const own = (await orders[`./${folderOf(game.key)}/fairness.ts`]?.())?.sidesOf;
  return components && own ? own(components) : Object.keys(game.faces).join("");
}

/** Fetch what corrects the box of a game. */
export async function openBox(key: string): Promise<Component<Editor>> {
  const wanted = boxes[`./${folderOf(key)}/Box.svelte`] ?? boxes["./generic/Box.svelte"]!;
  const [{ default: Box }] = await Promise.all([wanted(), learn(partOf(key), "box")]);
  return Box;
}

/** Whether there is a chart of when to stop. */
export function hasChart(key: string): boolean {
  return SHELF.some((game) => game.key === key && game.charts);
}

/** Fetch the rules of a game in short. */
export async function openShort(key: string) {
  const wanted = shorts[`./${folderOf(key)}/Short.svelte`] ?? shorts["./generic/Short.svelte"]!;
  const [game, { default: Short }] = await Promise.all([
    factsOf(key),
    wanted(),
    learn(partOf(key)),
  ]);
  return { game, Short };
}

/** What the client knows of a game; the server tells of those that are not built in. */
export async function factsOf(key: string): Promise<GameFacts> {
  const built = SHELF.find((game) => game.key === key);
  if (built) return built;
  const info = await gameOf(key);
  if (!info) throw new Error(`there is no game called ${key}`);
  return { key, prefix: info.prefix, faces: info.faces, secrets: info.hidden };
}

/** Fetch everything it takes to show a game. */
export async function open(key: string): Promise<Room> {
  const folder = folderOf(key);
  const [game, { default: Board }, entry] = await Promise.all([
    factsOf(key),
    boards[`./${folder}/Board.svelte`]!(),
    entries[`./${folder}/Entry.svelte`]?.(),
    learn(partOf(key)),
  ]);
  return { game, Board, Entry: entry?.default };
}
