// What travels over the table when a turn ends, and from where to where.
import type { GoldUpTurn, GoldUpView } from "../../net/messages.gen";
import type { Flow } from "../travel";
import { packed } from "./cards";

/** Key cards or chests of one kind that go from one place of the board to another. */
export interface Journey extends Flow {
  what: "card" | "chest";
  /** A letter of the notation; `?` is a card or a chest that lies face down. */
  kind: string;
}

export const KEY_PILE = "key-pile";
export const CHEST_PILE = "chest-pile";

export function spotOfPlace(place: string): string {
  return `place-${place}`;
}

/** Where the chests of a seat lie, and its cards unless they are the viewer's own. */
export function spotOfSeat(seat: number): string {
  return `seat-${seat}`;
}

export const OWN_HAND = "hand";

/**
 * What the turn moved that has just ended. `fresh` are the cards the viewer got in it, and `table`
 * are the chests that lay on the table before.
 */
export function journeysOf(
  turn: GoldUpTurn,
  view: GoldUpView,
  fresh: string,
  table: string,
): Journey[] {
  const cardsOf = (seat: number) => (seat === view.viewer ? OWN_HAND : spotOfSeat(seat));
  const [hand, seat] = [cardsOf(turn.seat), spotOfSeat(turn.seat)];
  const chests = turn.chests ?? "";
  /** Cards just played are the last of those under the pile. */
  const played = (n: number) => carried("card", view.under.join("").slice(-n), hand, KEY_PILE);
  const got = seenBy(view.viewer, turn, fresh);

  if (turn.outcome === "draw") return carried("card", got, KEY_PILE, hand);
  if (turn.outcome === "rob-keys")
    return [...played(1), ...carried("card", got, cardsOf(turn.victim ?? 0), hand)];
  if (turn.outcome === "rob-chests") {
    const robbed = carried("chest", chests, spotOfSeat(turn.victim ?? 0), seat);
    return [...played(chests.length + 1), ...robbed];
  }
  const places = [...(view.series[(turn.series ?? 0) - 1]?.places ?? "")];
  const won = places.flatMap((place) =>
    carried("chest", chestAt(place, table), spotOfPlace(place), seat),
  );
  const laid = places.flatMap((place) =>
    carried("chest", chestAt(place, view.table) && "?", CHEST_PILE, spotOfPlace(place)),
  );
  return [...played(chests.length), ...won, ...laid];
}

/** These cards or chests go there, those of one kind together. */
function carried(what: Journey["what"], letters: string, from: string, to: string): Journey[] {
  return packed(letters).map(({ kind, n }) => ({ what, kind, from, to, count: n }));
}

/** The cards that a hand got: open to the viewer who got them, face down to others. */
function seenBy(viewer: number | null, { seat, cards }: GoldUpTurn, fresh: string): string {
  const n = cards ?? 0;
  return seat === viewer && fresh.length === n ? fresh : "?".repeat(n);
}

/** The chest in a place; nothing where it is empty. */
function chestAt(place: string, table: string): string {
  const kind = table["abcdefghijk".indexOf(place)] ?? ".";
  return kind === "." ? "" : kind;
}
