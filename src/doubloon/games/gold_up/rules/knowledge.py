"""Who knows which hidden cards: told from what each seat has seen, nothing else. [gu.hidden-hands]

For every seat, and once for everybody, we keep the cards that are certain to be in
each hand, and in the group that lies first at the known bottom of the key pile. Two
rules keep that true when a card goes from one of these places to another:

* whoever sees the card: one card less of its kind is certain where it was, and it is
  certain where it went. (A hand known to hold a white key that plays one may hold
  another or not: which of them was the known one cannot be told, nor does it matter.)
* whoever does not see it: it may have been of any kind, so one card less of *every*
  kind is certain where it was. Only if all cards there are known and alike does
  everybody know what went.

What is not certain is one pool: the cards of the box without the certain ones. They
lie in the unseen part of the pile and in the gaps of hands, in any way that fills
these places. `certain` adds what follows from that by elimination.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from doubloon.core.dice import Counts, minus, plus
from doubloon.core.pile import Pile
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import NO_KEYS, ONE_KEY, put


class Known(NamedTuple):
    """What one observer is certain of."""

    hands: tuple[Counts, ...]
    """Cards certain to be in each hand; a seat is certain of its own."""
    front: Counts = NO_KEYS
    """Cards certain to be in the first group of the known bottom, if there is one."""


def beginning(hands: Sequence[Counts], pile: Pile) -> tuple[Known, ...]:
    """Every seat knows its own hand, and everybody the bottom of the pile."""
    front = _front(pile)
    nobody = (NO_KEYS,) * len(hands)
    return (
        *(Known(put(nobody, Seat(n), hand), front) for n, hand in enumerate(hands)),
        Known(nobody, front),
    )


def after_reshuffling(known: tuple[Known, ...]) -> tuple[Known, ...]:
    """Hands are kept, and nobody knows anything of the pile."""
    return tuple(Known(mine.hands) for mine in known)


def after_drawing(known: tuple[Known, ...], seat: Seat, kind: int, pile: Pile) -> tuple[Known, ...]:
    """The top card of this pile goes to a hand, and that seat alone looks at it."""
    if any(pile.unseen):
        mine = known[seat]
        hands = _add(mine.hands, seat, ONE_KEY[kind])
        return (*known[:seat], mine._replace(hands=hands), *known[seat + 1 :])
    size = sum(pile.under[0])
    following = _front(Pile(pile.unseen, pile.under[1:])) if size == 1 else None
    found = []
    for observer, mine in enumerate(known):
        card, left = _moved(mine.front, size, kind if observer == seat else None)
        hands = _add(mine.hands, seat, card)
        found.append(Known(hands, left if following is None else following))
    return tuple(found)


def after_playing(
    known: tuple[Known, ...], seat: Seat, cards: Counts, before: Pile, after: Pile
) -> tuple[Known, ...]:
    """Cards of a hand go openly under the pile. [gu.keys-under]"""
    front = None if before.under else _front(after)
    return tuple(
        Known(
            put(mine.hands, seat, _less(mine.hands[seat], cards)),
            mine.front if front is None else front,
        )
        for mine in known
    )


def after_robbing(
    known: tuple[Known, ...], thief: Seat, victim: Seat, loot: Counts
) -> tuple[Known, ...]:
    """A whole hand goes to another seat; those two look at it. [gu.key-thief]"""
    found = []
    for observer, mine in enumerate(known):
        moved = loot if observer in (thief, victim) else mine.hands[victim]
        hands = _add(put(mine.hands, victim, NO_KEYS), thief, moved)
        found.append(mine._replace(hands=hands))
    return tuple(found)


def after_losing(
    known: tuple[Known, ...], thief: Seat, victim: Seat, kind: int, size: int
) -> tuple[Known, ...]:
    """One card of a hand of this size goes to the other seat; both look at it."""
    found = []
    for observer, mine in enumerate(known):
        seen = kind if observer in (thief, victim) else None
        card, left = _moved(mine.hands[victim], size, seen)
        hands = _add(put(mine.hands, victim, left), thief, card)
        found.append(mine._replace(hands=hands))
    return tuple(found)


def foreseen(certain: Counts, size: int) -> int | None:
    """The kind of the next card from a place, for somebody certain of these of its cards."""
    return certain.index(size) if size and max(certain) == size else None


def pool(mine: Known, keys: Counts, pile: Pile) -> Counts:
    """All cards this observer is not certain of."""
    for cards in (*mine.hands, mine.front, *pile.under[1:]):
        keys = minus(keys, cards)
    return keys


def certain(mine: Known, hands: Sequence[Counts], keys: Counts, pile: Pile) -> tuple[Known, Counts]:
    """The same with what follows by elimination, and the cards that are still unseen.

    A place with gaps gets at least as many of a kind as the other kinds of the pool
    cannot fill.
    """
    rest = pool(mine, keys, pile)
    size = sum(rest)

    def filled(known: Counts, whole: Counts) -> Counts:
        gaps = sum(whole) - sum(known)
        return tuple(n + max(0, gaps - size + more) for n, more in zip(known, rest, strict=True))

    sure = Known(tuple(map(filled, mine.hands, hands)), filled(mine.front, _front(pile)))
    return sure, pool(sure, keys, pile)


def _moved(certain: Counts, size: int, seen: int | None) -> tuple[Counts, Counts]:
    """What is known of a card that leaves a place of this size, and of what stays there."""
    kind = foreseen(certain, size) if seen is None else seen
    if kind is None:
        return NO_KEYS, tuple(max(0, n - 1) for n in certain)
    return ONE_KEY[kind], _less(certain, ONE_KEY[kind])


def _front(pile: Pile) -> Counts:
    return pile.under[0] if pile.under else NO_KEYS


@lru_cache(1 << 14)
def _less(certain: Counts, gone: Counts) -> Counts:
    if not any(certain):
        return certain
    return tuple(max(0, n - m) for n, m in zip(certain, gone, strict=True))


def _add(hands: tuple[Counts, ...], seat: Seat, cards: Counts) -> tuple[Counts, ...]:
    return put(hands, seat, plus(hands[seat], cards))
