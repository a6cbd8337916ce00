// What this browser was shown of the dice before they fell, and the texts it gave itself. The
// server cannot change what is kept here, so a broken promise is noticed without any notes on paper.

import { keep, kept } from "../ui/kept";

const NAME = "promises";
/** How many plays are kept: the newest ones. */
const MOST = 100;
const NO_TEXT = "-";

export interface Kept {
  table: string;
  play: string;
  commitment: string;
  /** The texts given for the seats of this browser, by seat. */
  given: Record<string, string>;
  /** All texts, as the table showed them first; null before the start. */
  shown: string[] | null;
  /** Those that had to be among them. */
  own: string[];
}

/** What the server says now. */
export interface Told {
  play: string;
  commitment: string;
  texts: readonly string[] | null;
  /** The hash of the secret, once that is published. */
  digest?: string;
}

/** What is not as it was: a promise that is broken. */
export type Breach = "play" | "commitment" | "secret" | "texts" | "own";

/** For browsers that store nothing: it lasts as long as the page. */
let memory: Kept[] | null = null;

export function keptOfTable(table: string): Kept | null {
  return all().find((one) => one.table === table) ?? null;
}

export function keptOfPlay(play: string): Kept | null {
  return all().find((one) => one.play === play) ?? null;
}

/** Keep what a table shows first; what it shows later never replaces it. */
export function keepPromise(table: string, told: Told, ownSeats: number): void {
  if (told.commitment === "") return; // real dice
  const before = keptOfTable(table);
  const now = before ?? fresh(table, told);
  if (now.shown !== null || told.texts === null) {
    if (!before) put(now);
    return;
  }
  const shown = [...told.texts];
  const given = Object.values(now.given);
  const found = given.filter((text) => shown.includes(text));
  // Somebody who stood up and sat down elsewhere gave more texts than there are seats.
  put({ ...now, shown, own: found.length < ownSeats ? given : found });
}

/** Keep the text given for a seat. */
export function keepText(table: string, told: Told, seat: number, text: string): void {
  const now = keptOfTable(table) ?? fresh(table, told);
  put({ ...now, given: { ...now.given, [seat]: text } });
}

/** What a table or a record says otherwise than this browser was shown. */
export function breaches(shown: Kept, { play, commitment, texts, digest }: Told): Breach[] {
  const found: Breach[] = [];
  if (play !== shown.play) found.push("play");
  if (commitment !== "" && commitment !== shown.commitment) found.push("commitment");
  else if (digest !== undefined && digest !== shown.commitment) found.push("secret");
  if (texts === null) return found;
  if (shown.own.some((text) => !texts.includes(text))) found.push("own");
  else if (shown.shown !== null && shown.shown.join() !== texts.join()) found.push("texts");
  return found;
}

/** Whether nobody but the server added anything to the dice. */
export function isServerAlone(texts: readonly string[]): boolean {
  return texts.every((text) => text === NO_TEXT);
}

function fresh(table: string, { play, commitment }: Told): Kept {
  return { table, play, commitment, given: {}, shown: null, own: [] };
}

function put(one: Kept): void {
  const others = all().filter(({ table }) => table !== one.table);
  const newest = [one, ...others].slice(0, MOST);
  memory = keep(NAME, newest) ? null : newest;
}

function all(): Kept[] {
  const found = memory ?? kept<unknown>(NAME, []);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

/** Whether an entry is whole: others write into a browser's storage, too. */
function isKept(entry: unknown): entry is Kept {
  const { table, play, commitment, given, shown, own } = (entry ?? {}) as Partial<Kept>;
  return (
    [table, play, commitment].every((text) => typeof text === "string") &&
    typeof given === "object" &&
    given !== null &&
    (shown === null || Array.isArray(shown)) &&
    Array.isArray(own)
  );
}
