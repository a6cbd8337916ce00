import type { Turn } from "../../net/messages.gen";
import type { Told } from "../board";
import { listed, named, seatOf, words } from "../tell";

/** What a finished turn came to, in one sentence; the numbers are the server's. */
export function story(turn: Turn, told: Told): string {
  const who = named(turn.seat, told);
  const coins = turn.coins ?? [];
  const own = coins[turn.seat - 1] ?? 0;
  switch (turn.outcome) {
    case "pairs": {
      const parts = spoils(turn, told);
      if (parts.length === 0) return told.say("web-kg-story-pairs-nothing", { who });
      return told.say("web-kg-story-pairs", { who, n: own, parts: listed(parts, told) });
    }
    case "plunder": {
      const plunder = turn.steps.map((step) => words(step.text)).find((s) => s.verb === "plunder");
      const victim = named(seatOf(plunder?.rest[0]), told);
      return told.say("web-kg-story-plunder", { who, victim, n: own });
    }
    case "penalty":
      return told.say("web-kg-story-penalty", { who, n: -own });
    case "king":
      return told.say("web-kg-story-king", { who, n: own });
    default:
      return told.say("web-kg-story-broadside", { who, n: own });
  }
}

/** Where the coins of the pairs came from. */
function spoils(turn: Turn, told: Told): string[] {
  const stolen = (turn.coins ?? []).flatMap((change, at) =>
    change < 0 && at + 1 !== turn.seat ? [{ n: -change, victim: named(at + 1, told) }] : [],
  );
  const box = -(turn.box ?? 0);
  const king = turn.king ?? 0;
  const fired = box > 0 ? [told.say("web-kg-part-box", { n: box - king, king })] : [];
  return [...fired, ...stolen.map((facts) => told.say("web-kg-part-stolen", facts))];
}
