import type { Turn } from "../net/messages.gen";

/**
 * Of these turns, those since this seat's own last one, that one first. A turn whose dice are still
 * left lying is told there.
 */
export function recent(turns: readonly Turn[], seat: number | null, ended?: Turn): Turn[] {
  const own = turns.map((turn) => turn.seat === seat).lastIndexOf(true);
  return turns.slice(Math.max(own, 0)).filter((turn) => turn !== ended);
}
