// What travels over the table when a turn ends, and from where to where.
import type { GoldUpTurn, GoldUpView } from "../../net/messages.gen";

/** A key card or a chest that goes from one spot of the board to another. */
export interface Journey {
  /** Names of spots, as `data-spot` has them. */
  from: string;
  to: string;
  what: "card" | "chest";
  /** A letter of the notation; `?` is a card that lies face down. */
  kind: string;
  /** What comes first, and what comes after it. */
  wave: 0 | 1;
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
  const hand = cardsOf(turn.seat);
  const come = (from: string): Journey[] =>
    faces(turn, view, fresh).map((kind) => ({ from, to: hand, what: "card", kind, wave: 0 }));
  const chests = [...(turn.chests ?? "")];
  const played = (n: number): Journey[] =>
    [...view.under.join("")]
      .slice(-n)
      .map((kind) => ({ from: hand, to: KEY_PILE, what: "card", kind, wave: 0 }));

  if (turn.outcome === "draw") return come(KEY_PILE);
  if (turn.outcome === "rob-keys") return [...played(1), ...come(cardsOf(turn.victim ?? 0))];
  if (turn.outcome === "rob-chests") {
    const [from, to] = [spotOfSeat(turn.victim ?? 0), spotOfSeat(turn.seat)];
    const robbed = chests.map((kind): Journey => ({ from, to, what: "chest", kind, wave: 1 }));
    return [...played(chests.length + 1), ...robbed];
  }
  const places = [...(view.series[(turn.series ?? 0) - 1]?.places ?? "")];
  const won = places.flatMap((place): Journey[] => {
    const [kind, from, to] = [chestAt(place, table), spotOfPlace(place), spotOfSeat(turn.seat)];
    return kind ? [{ from, to, what: "chest", kind, wave: 0 }] : [];
  });
  const laid = places
    .filter((place) => chestAt(place, view.table))
    .map((place): Journey => {
      return { from: CHEST_PILE, to: spotOfPlace(place), what: "chest", kind: "?", wave: 1 };
    });
  return [...played(chests.length), ...won, ...laid];
}

/** The cards that a hand got, one by one: open to the viewer who got them. */
function faces(turn: GoldUpTurn, view: GoldUpView, fresh: string): string[] {
  const n = turn.cards ?? 0;
  const open = turn.seat === view.viewer && fresh.length === n;
  return open ? [...fresh] : Array<string>(n).fill("?");
}

/** The chest in a place; none where it is empty. */
function chestAt(place: string, table: string): string | undefined {
  const kind = table["abcdefghijk".indexOf(place)];
  return kind === "." ? undefined : kind;
}
