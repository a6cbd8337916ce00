"""Which hidden cards each seat can be certain of, from what it has seen. [gu.hidden-hands]

For every seat, and once for what everybody knows, we keep the cards that are certain to be
in each hand and in the first group of the known bottom of the key pile. When a card moves
from one of these places to another:

* An observer who sees the card is certain of one card less of its kind in the old place, and
  of one more in the new place. (A hand known to hold a white key plays a white key: whether
  it was the known one does not matter.)
* For an observer who does not see it, the card may be of any kind. So one card less of
  *every* kind is certain in the old place. Only if all cards there are known and alike does
  the observer know the card.

All other cards of the box form one pool. They fill the unseen part of the pile and the gaps
in hands, in any arrangement. `certain` adds what follows by elimination.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from doubloon.core.dice import Counts, minus, plus
from doubloon.core.pile import Pile
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import NO_KEYS, ONE_KEY, put


class Known(NamedTuple):
    """The cards that one observer is certain of."""

    hands: tuple[Counts, ...]
    """Cards that are certainly in each hand; a seat is certain of its own."""
    front: Counts = NO_KEYS
    """Cards that are certainly in the first group of the known bottom, if there is one."""


def beginning(hands: Sequence[Counts], pile: Pile) -> tuple[Known, ...]:
    """Every seat knows its own hand, and everybody knows the bottom of the pile."""
    front = _front(pile)
    nobody = (NO_KEYS,) * len(hands)
    return (
        *(Known(put(nobody, Seat(n), hand), front) for n, hand in enumerate(hands)),
        Known(nobody, front),
    )


def after_reshuffling(known: tuple[Known, ...]) -> tuple[Known, ...]:
    """Hands are kept, and nobody knows anything about the pile."""
    return tuple(Known(mine.hands) for mine in known)


def after_drawing(known: tuple[Known, ...], seat: Seat, kind: int, pile: Pile) -> tuple[Known, ...]:
    """The top card of this pile goes to a hand, and only that seat sees it."""
    if any(pile.unseen):
        mine = known[seat]
        hands = _add(mine.hands, seat, ONE_KEY[kind])
        return (*known[:seat], mine._replace(hands=hands), *known[seat + 1 :])
    size = sum(pile.under[0])
    following = _front(Pile(pile.unseen, pile.under[1:])) if size == 1 else None
    found = []
    for observer, mine in enumerate(known):
        card, left = _move(mine.front, size, kind if observer == seat else None)
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
            put(mine.hands, seat, _without(mine.hands[seat], cards)),
            mine.front if front is None else front,
        )
        for mine in known
    )


def after_robbing(
    known: tuple[Known, ...], thief: Seat, victim: Seat, loot: Counts
) -> tuple[Known, ...]:
    """A whole hand goes to another seat; only the two seats see it. [gu.key-thief]"""
    found = []
    for observer, mine in enumerate(known):
        moved = loot if observer in (thief, victim) else mine.hands[victim]
        hands = _add(put(mine.hands, victim, NO_KEYS), thief, moved)
        found.append(mine._replace(hands=hands))
    return tuple(found)


def after_losing(
    known: tuple[Known, ...], thief: Seat, victim: Seat, kind: int, size: int
) -> tuple[Known, ...]:
    """One card of a hand of this size goes to the other seat; only the two seats see it."""
    found = []
    for observer, mine in enumerate(known):
        seen = kind if observer in (thief, victim) else None
        card, left = _move(mine.hands[victim], size, seen)
        hands = _add(put(mine.hands, victim, left), thief, card)
        found.append(mine._replace(hands=hands))
    return tuple(found)


def known_kind(certain: Counts, size: int) -> int | None:
    """The kind of the next card from a place of this size, if these certain cards decide it."""
    return certain.index(size) if size and max(certain) == size else None


def pool(mine: Known, keys: Counts, pile: Pile) -> Counts:
    """All cards that this observer is not certain of."""
    for cards in (*mine.hands, mine.front, *pile.under[1:]):
        keys = minus(keys, cards)
    return keys


def certain(mine: Known, hands: Sequence[Counts], keys: Counts, pile: Pile) -> tuple[Known, Counts]:
    """What an observer is certain of, elimination included, and the cards left unseen.

    A place with gaps holds at least as many cards of a kind as the other kinds of the pool
    cannot fill.
    """
    rest = pool(mine, keys, pile)
    size = sum(rest)

    def filled(known: Counts, whole: Counts) -> Counts:
        gaps = sum(whole) - sum(known)
        return tuple(n + max(0, gaps - size + more) for n, more in zip(known, rest, strict=True))

    sure = Known(tuple(map(filled, mine.hands, hands)), filled(mine.front, _front(pile)))
    return sure, pool(sure, keys, pile)


def _move(certain: Counts, size: int, seen: int | None) -> tuple[Counts, Counts]:
    """What is certain about a card that leaves a place of this size, and about the rest."""
    kind = known_kind(certain, size) if seen is None else seen
    if kind is None:
        return NO_KEYS, tuple(max(0, n - 1) for n in certain)
    return ONE_KEY[kind], _without(certain, ONE_KEY[kind])


def _front(pile: Pile) -> Counts:
    return pile.under[0] if pile.under else NO_KEYS


@lru_cache(1 << 14)
def _without(certain: Counts, gone: Counts) -> Counts:
    if not any(certain):
        return certain
    return tuple(max(0, n - m) for n, m in zip(certain, gone, strict=True))


def _add(hands: tuple[Counts, ...], seat: Seat, cards: Counts) -> tuple[Counts, ...]:
    return put(hands, seat, plus(hands[seat], cards))
