import type { TableInfo } from "../net/messages.gen";
import { breaches, keptOfTable, type Breach } from "./kept";
import { commitment } from "./scheme";

/** What of a finished play is not as this browser was shown; null if it was shown nothing. */
export function check(info: TableInfo): Breach[] | null {
  const shown = keptOfTable(info.id);
  if (!shown || info.secret === null) return null;
  return breaches(shown, { ...info, digest: digestOf(info.secret) });
}

/** The hash of a secret; "" for what cannot be one. */
function digestOf(secret: string): string {
  try {
    return commitment(secret);
  } catch {
    return "";
  }
}
