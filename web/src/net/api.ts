import type { BoxCheck, GameInfo, Highlights, Luck, TableInfo } from "./messages.gen";

export type { EditionInfo, GameInfo, ReadingInfo } from "./messages.gen";

export type Reading = boolean | number | string;

const asked = new Map<string, Promise<unknown>>();

/** Games do not change while the server runs: they are asked for once. */
async function once<T>(path: string): Promise<T> {
  let answer = asked.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = fetched<T>(path);
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return answer;
}

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export const games = () => once<GameInfo[]>("/api/games");
/** What is known of a game. */
export const gameOf = async (key: string) => (await games()).find((game) => game.key === key);
export const address = () => once<{ network: string | null }>("/api/address");
export const openTables = () => fetched<TableInfo[]>("/api/tables");
export const myTables = () => fetched<TableInfo[]>("/api/mine");

/** What each seat did in a finished play; null where the server cannot tell. */
export const highlightsOf = (play: string) =>
  once<Highlights>(`/api/plays/${play}/highlights`).catch(() => null);

/** How lucky each seat was in a finished play; null where the server cannot tell. */
export const luckOf = (play: string) => once<Luck>(`/api/plays/${play}/luck`).catch(() => null);

/** What is wrong with a box that somebody enters, field by field, or how it differs. */
export async function checkBox(game: string, components: object): Promise<BoxCheck> {
  const path = `/api/games/${game}/components`;
  const response = await fetch(path, { method: "POST", body: JSON.stringify(components) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as BoxCheck;
}

export function recordOf(play: string): string {
  return `/api/plays/${play}/record`;
}
