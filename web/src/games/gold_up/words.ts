import { joinList, pieces, say } from "../../locale";
import { packed, spelled } from "./cards";

/** Cards in words: `2 white keys and a joker`; those not seen come last. */
export function keys(letters: string): string {
  const kinds = packed(letters).map(({ kind, n }) =>
    kind === "?" ? say("web-gu-key-hidden", { n }) : say(`piece-gu-key-${kind}`, { n }),
  );
  return joinList(kinds);
}

/** Chests in words: `2 white chests and a red chest`. */
export function chests(letters: string): string {
  return pieces("piece-gu-chest", spelled(letters));
}

/** What is written in the corner of a card, besides its drawing. */
export function corner(kind: string): string {
  return say(`web-gu-letter-${kind}`);
}
