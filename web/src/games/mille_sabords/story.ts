import type { Turn } from "../../net/messages.gen";
import type { Told } from "../board";
import { named, words } from "../tell";

/** What a finished turn came to, in one sentence; the numbers are the server's. */
export function story(turn: Turn, told: Told): string {
  const who = named(turn.seat, told);
  const own = turn.delta[turn.seat - 1] ?? 0;
  switch (turn.outcome) {
    case "scored":
      return told.say("web-ms-story-scored", { who, n: own });
    case "bust":
      return own > 0
        ? told.say("web-ms-story-saved", { who, n: own })
        : told.say("web-ms-story-bust", { who });
    case "ship-lost":
      return told.say("web-ms-story-ship-lost", { who, n: -own });
    case "island":
      return told.say("web-ms-story-island", { who, n: loss(turn) });
    default:
      return told.say("web-ms-story-magic", { who });
  }
}

/** What the others lost on the skull island. */
function loss(turn: Turn): number {
  return -Math.min(0, ...turn.delta);
}

/** The rolls of a turn, one after the other. */
export function rolls(turn: Turn): string[] {
  return turn.steps.flatMap(({ text }) => {
    const { verb, rest } = words(text);
    return verb === "roll" ? [rest[0] ?? ""] : [];
  });
}
