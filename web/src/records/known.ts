import { isKnown, say } from "../locale";

/** What the seats of a record are called: bots as at a table, and no two alike. */
export function known(seats: readonly string[]): string[] {
  const names = seats.map((name, at) =>
    isKnown(`web-level-${name}`) ? say(`web-bot-${at + 1}`) : name.trim() || "-",
  );
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${at + 1})` : name,
  );
}
