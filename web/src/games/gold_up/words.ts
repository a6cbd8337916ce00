import { say } from "../../locale";
import type { Told } from "../board";
import { listed } from "../tell";
import { packed } from "./cards";

/** Cards in words: `2 white keys and a joker`. */
export function keys(letters: string, told: Told = { names: [], say }): string {
  return listed(
    packed(letters).map(({ kind, n }) =>
      told.say(kind === "?" ? "web-gu-key-hidden" : `web-gu-key-${kind}`, { n }),
    ),
    told,
  );
}

/** Chests in words: `2 white chests and a red chest`. */
export function chests(letters: string, told: Told = { names: [], say }): string {
  return listed(
    packed(letters).map(({ kind, n }) => told.say(`web-gu-chest-${kind}`, { n })),
    told,
  );
}

/** What is written in the corner of a card, besides its drawing. */
export function corner(kind: string): string {
  return say(`web-gu-letter-${kind}`);
}
