// What cards and chests are, in sentences, at this moment of a play.
import { say } from "../../locale";
import type { GoldUpView } from "../../net/messages.gen";
import { count, JOKER } from "./cards";

/** Cards that are played on their own, and what that is called. */
export const THIEVES: Readonly<Record<string, "rob-keys" | "rob-chests">> = {
  K: "rob-keys",
  C: "rob-chests",
};

/** What a card of the viewer's hand does, and whether it can be played now. */
export function aboutCard(
  kind: string,
  view: GoldUpView,
  mine: boolean,
  refused: string | undefined,
): string[] {
  if (kind === JOKER) return [say("gu.joker")];
  const thief = THIEVES[kind];
  if (thief) return [say(thiefClause(kind, view)), say(nowOrWhy(mine, refused))];
  const facts = { gold: view.values[kind] ?? 0 };
  return [
    say("explain-gu-key", facts),
    say("explain-gu-key-table", { n: count(view.table, kind) }),
  ];
}

/** The clause that says what a thief does at this table. */
export function thiefClause(kind: string, view: GoldUpView): string {
  if (kind === "C") return "gu.chest-thief";
  return view.hands.length === 2 ? "gu.key-thief-two" : "gu.key-thief";
}

function nowOrWhy(mine: boolean, refused: string | undefined): string {
  if (!mine) return "explain-gu-later";
  return refused ?? "explain-gu-playable";
}
