import type { TableInfo } from "./messages.gen";

/** A choice between the meanings a clause can have; no choices: any number from one up. */
export interface ReadingInfo {
  name: string;
  choices: Reading[];
}

export type Reading = boolean | number | string;

export interface EditionInfo {
  name: string;
  readings: Record<string, Reading>;
}

/** A game as a table of it can be made. */
export interface GameInfo {
  key: string;
  least: number;
  most: number;
  target: boolean;
  hidden: boolean;
  levels: string[];
  /** By level, the share of plays of two won against the level below. */
  strengths: Record<string, number>;
  editions: EditionInfo[];
  readings: ReadingInfo[];
}

const told = new Map<string, Promise<unknown>>();

/** Games do not change while the server runs: they are asked for once. */
async function once<T>(path: string): Promise<T> {
  let answer = told.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = fetched<T>(path);
    told.set(path, answer);
    answer.catch(() => told.delete(path));
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

export function recordOf(play: string): string {
  return `/api/plays/${play}/record`;
}
