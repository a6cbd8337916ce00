import type { Asked } from "../board";
import { spelled } from "./cards";

type Ask = (prefix: string) => Promise<Asked>;

/** A chest theft, chosen as far as it is: whom to rob, of which chests, with which keys. */
export interface Theft {
  victim: number | null;
  chests: string;
  keys: string;
  /** The act without its seat, once it is complete. */
  text: string | null;
  /** Why the last choice is not possible. */
  problem: string | null;
}

export const NOTHING: Theft = { victim: null, chests: "", keys: "", text: null, problem: null };

const VERB = "rob-chests";

/** Another seat, and why it cannot be robbed of chests, if it cannot. */
export interface Victim {
  seat: number;
  problem: string | undefined;
}

export function victims(ask: Ask, others: readonly number[]): Promise<Victim[]> {
  return Promise.all(
    others.map(async (seat) => {
      const { problem } = await ask(`${VERB} p${seat}`);
      return { seat, problem: problem ?? undefined };
    }),
  );
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
