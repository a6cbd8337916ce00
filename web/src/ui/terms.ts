import { isKnown, say } from "../locale";
import type { Reading } from "../net/api";
import { inWords } from "./names";

/** What somebody wants a new table to be like. */
export interface Wish {
  seats: number;
  /** null: the game's first. */
  edition: string | null;
  level: string;
  public: boolean;
  timer: number | null;
  undo: boolean;
  target: number | null;
  /** Only what differs from the edition. */
  readings: Record<string, Reading>;
}

/** The name of an edition; one without a name of its own is called by its ID. */
export function editionName(prefix: string, edition: string): string {
  const key = `web-${prefix}-edition-${edition}`;
  return isKnown(key) ? say(key) : inWords(edition);
}

/** What a reading is about. */
export function readingName(prefix: string, reading: string): string {
  const key = `web-${prefix}-reading-${reading}`;
  return isKnown(key) ? say(key) : inWords(reading);
}

/** What a reading says when it has this value. */
export function readingValue(prefix: string, reading: string, value: Reading): string {
  if (value === true) return say("web-yes");
  if (value === false) return say("web-no");
  if (typeof value === "number") return String(value);
  const key = `web-${prefix}-reading-${reading}-${value}`;
  return isKnown(key) ? say(key) : inWords(value);
}
