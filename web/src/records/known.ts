import { isKnown, say } from "../locale";
import { tellApart } from "../ui/names";

/** What the seats of a record are called: bots as at a table, and no two alike. */
export function known(seats: readonly string[]): string[] {
  return tellApart(
    seats.map((name, at) =>
      isKnown(`web-level-${name}`) ? say(`web-bot-${at + 1}`) : name.trim() || "-",
    ),
  );
}
