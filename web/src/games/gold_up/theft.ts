import type { Asked } from "../board";
import { seatOf } from "../acts";
import { spelled } from "./cards";

type Ask = (prefix: string) => Promise<Asked>;

/** A chest theft, chosen as far as it is: whom to rob, of which chests, with which keys. */
export interface Theft {
  victim: number | null;
  chests: string;
  keys: string;
  /** The whole act without its seat, once it is one. */
  text: string | null;
  /** Why the last thing tried cannot be. */
  problem: string | null;
}

export const NOTHING: Theft = { victim: null, chests: "", keys: "", text: null, problem: null };

const VERB = "rob-chests";

/** Who can be robbed of chests. */
export async function victims(ask: Ask): Promise<{ seats: number[]; problem: string | null }> {
  const asked = await ask(VERB);
  const seats = asked.more.flatMap((more) => seatOf(more.split(" ")[1]) ?? []);
  return { seats, problem: asked.problem ?? null };
}

/** Chests of this seat for which there are keys at all, as letters. */
export async function openable(ask: Ask, victim: number): Promise<string> {
  const { more } = await ask(`${VERB} p${victim}`);
  return more.map((text) => text.split(" ")[2] ?? "").join("");
}

/** The theft of these chests with the keys the rules propose first: real ones before jokers. */
export async function stealing(ask: Ask, victim: number, letters: string): Promise<Theft> {
  const chests = spelled(letters);
  const head = `${VERB} p${victim}${chests && ` ${chests}`}`;
  const chosen = { ...NOTHING, victim, chests };
  let asked = await ask(head);
  if (asked.problem) return { ...chosen, problem: asked.problem };
  if (asked.whole) return { ...chosen, text: head };
  if (!asked.more.includes(`${head} with`)) return chosen;
  let prefix = `${head} with`;
  for (;;) {
    asked = await ask(prefix);
    if (asked.whole) break;
    const [first] = asked.more;
    if (first === undefined) return { ...chosen, problem: asked.problem ?? null };
    prefix = first;
  }
  return { ...chosen, keys: prefix.split(" with ")[1] ?? "", text: prefix };
}

/** The same theft paid with other keys; as it was, with the reason, where that cannot be. */
export async function paying(ask: Ask, theft: Theft, keys: string): Promise<Theft> {
  const text = `${VERB} p${theft.victim} ${theft.chests} with ${spelled(keys)}`;
  const asked = await ask(text);
  if (asked.whole) return { ...theft, keys: spelled(keys), text, problem: null };
  return { ...theft, problem: asked.problem ?? null };
}
