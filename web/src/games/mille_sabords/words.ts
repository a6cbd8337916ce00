import { joinList, say, type Reader } from "../../locale";
import type { MilleSabordsView } from "../../net/messages.gen";

/** A part of what stopping brings. */
export type Part = MilleSabordsView["parts"][number];

/** The sort of a card: those with different numbers are of one sort. */
export function sortOf(card: string): string {
  return card.replace(/-\d$/, "");
}

/** Whoever sits there, as messages want it: the reader is `you`. */
export function whoIs(seat: number, { names, you }: Reader): string {
  return seat === you ? "you" : (names[seat - 1] ?? "");
}

/** Several seats in one list; the reader is `you` in words. */
export function whoAre(seats: readonly number[], { names, you }: Reader): string {
  return joinList(seats.map((seat) => (seat === you ? say("list-you") : (names[seat - 1] ?? ""))));
}

/** What the card of the turn does, in a few words. */
export function effectOf(view: MilleSabordsView, card: string): string {
  const { sabres, card_skulls: skulls, bonus } = view;
  return say(`web-ms-about-${sortOf(card)}`, { sabres, skulls, bonus });
}

/** The rest there is to know about the card of the turn. */
export function linesOfCard(view: MilleSabordsView, card: string): string[] {
  const used = card === "guardian" && !view.guardian;
  return [
    effectOf(view, card),
    say(`explain-ms-card-${sortOf(card)}`),
    used ? say("explain-ms-card-guardian-used") : "",
  ];
}

/** What the pile is, and the cards still in it. */
export function linesOfPile({ deck }: MilleSabordsView): string[] {
  const kinds = Object.entries(deck).map(([card, n]) =>
    say("explain-ms-pile-card", { n, card: say(`name-ms-card-${card}`) }),
  );
  return [say("explain-ms-pile"), kinds.join("\n")];
}

/** What a seat has, and how far it is from the target. */
export function linesOfPoints(view: MilleSabordsView, seat: number, reader: Reader): string[] {
  const { target } = view;
  const points = view.points[seat - 1] ?? 0;
  const facts = { who: whoIs(seat, reader), points: signed(points), target };
  return [
    points >= target
      ? say("explain-ms-points-reached", facts)
      : say("explain-ms-points", { ...facts, left: target - points }),
    say("explain-ms-target", { n: target }),
  ];
}

/** A number as it is written, with a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

/** How the points of some symbols come about: `100 + 3 × 100`; nothing where there is one item. */
export function sumOf({ symbols, alike, treasure }: Part): string {
  const n = symbols.length;
  const each = treasure > 0 ? `${n} × ${treasure / n}` : "";
  return [alike > 0 && each !== "" ? `${alike}` : "", each].filter(Boolean).join(" + ");
}
