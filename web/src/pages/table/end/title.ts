import { joinList, say, type Reader } from "../../../locale";

/** Who won, as a title; the reader is called `you`. */
export function titleOf(winners: readonly number[], { names, you }: Reader): string {
  const others = winners.filter((seat) => seat !== you).map((seat) => names[seat - 1]!);
  if (winners.length === 0) return say("web-nobody-won");
  if (winners.length === 1) return say("web-won", { who: others[0] ?? "you" });
  const shared = others.length < winners.length ? "web-won-shared-you" : "web-won-shared";
  return say(shared, { names: joinList(others) });
}
