import type { Turn } from "../net/messages.gen";

/** The turns since this seat's own last one, that one first; at most one for each seat. */
export function recent(
  before: readonly Turn[],
  ended: readonly Turn[],
  seat: number | null,
  seats: number,
): Turn[] {
  const turns = [...before, ...ended];
  const own = turns.map((turn) => turn.seat === seat).lastIndexOf(true);
  return turns.slice(Math.max(own, 0)).slice(-seats);
}
