import { say } from "../locale";
import { keep, kept } from "../ui/kept";

/** Characters a name may have, as on the server. */
export const LONGEST = 40;

const KEPT = "companion.names";

/** Who played last time, or as many nameless players as a game needs. */
export function usual(least: number, most: number): string[] {
  const last = kept<string[]>(KEPT, []).slice(0, most);
  return [...last, ...Array<string>(Math.max(0, least - last.length)).fill("")];
}

/** The names as they are used: whoever gave none is called after the seat. */
export function called(names: readonly string[]): string[] {
  const given = names.map((name) => name.trim());
  keep(KEPT, given);
  return given.map((name, at) => name || say("web-companion-name", { seat: at + 1 }));
}
