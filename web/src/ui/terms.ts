import { isKnown, say } from "../locale";
import { shelf } from "../games";
import type { Reading } from "../net/api";

/** The name of an edition; one without a name of its own is called by its ID. */
export function editionName(game: string, edition: string): string {
  const key = `web-${shelf(game)?.part}-edition-${edition}`;
  return isKnown(key) ? say(key) : edition;
}

/** What a reading is about. */
export function readingName(game: string, reading: string): string {
  const key = `web-${shelf(game)?.part}-reading-${reading}`;
  return isKnown(key) ? say(key) : reading;
}

/** What a reading says when it has this value. */
export function readingValue(game: string, reading: string, value: Reading): string {
  if (value === true) return say("web-yes");
  if (value === false) return say("web-no");
  if (typeof value === "number") return String(value);
  const key = `web-${shelf(game)?.part}-reading-${reading}-${value}`;
  return isKnown(key) ? say(key) : value;
}
