"""Acts worth thinking about: few enough to try each, chosen so that the best is among them.

Thefts alone can be hundreds of thousands. Those kept take from one victim the chests of the
most precious colours, down to some colour, with real keys, or with jokers for the best of the
rest. A series is paid with as few jokers as it takes.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER
from doubloon.games.gold_up.rules.notation import read_chests, read_keys
from doubloon.games.gold_up.rules.offers import fitting, jokers_for
from doubloon.games.gold_up.rules.scoring import SERIES, chests_in, gold
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys, Take
from doubloon.games.gold_up.rules.view import View

THEFTS = 12
"""How many thefts of chests are kept, those with the most gold."""


def candidates(view: View, offers: Mapping[type, Sequence[Any]]) -> list[Act]:
    """Every act once, a draw first.

    Once the key pile is empty chests are opened if any can be: whoever holds all the cards
    could otherwise rob the same card for ever.
    """
    hand = read_keys(view.hand)
    opening: list[Act] = [*takes(view, hand), *thefts(view, hand, offers.get(RobChests, ()))]
    if opening and not view.key_pile:
        return opening
    return [Draw(), *offers.get(RobKeys, ()), *opening]


def takes(view: View, hand: Counts) -> Iterator[Take]:
    """Every series that can be paid, with as few jokers as it takes."""
    table = tuple(map(COLOURS.index, view.table))
    for series in range(len(SERIES)):
        chests = chests_in(table, series)
        if jokers_for(chests, hand) <= hand[JOKER]:
            yield Take(series, fitting(chests, hand))


def thefts(view: View, hand: Counts, offered: Sequence[Any]) -> list[RobChests]:
    values = tuple(view.values.values())
    found: dict[RobChests, int] = {}
    for seat, shown in enumerate(view.chests if offered else ()):
        victim, held = Seat(seat), read_chests(shown)
        for act in (richest(hand, victim, held, values), *_plain(hand, victim, held, values)):
            if any(act.chests) and act in offered:
                found.setdefault(act, gold(act.chests, values))
    return sorted(found, key=lambda act: -found[act])[:THEFTS]


def richest(hand: Counts, victim: Seat, held: Counts, values: Counts) -> RobChests:
    """All chests there are keys for, and jokers for the most precious of the rest."""
    stolen = [*map(min, held, hand)]
    jokers = hand[JOKER]
    for kind in _by_value(values):
        more = min(jokers, held[kind] - stolen[kind])
        stolen[kind] += more
        jokers -= more
    chests = tuple(stolen)
    return RobChests(victim, chests, fitting(chests, hand))


def _plain(hand: Counts, victim: Seat, held: Counts, values: Counts) -> Iterator[RobChests]:
    """Without jokers: the most precious colour, the two most precious, and so on."""
    stolen = [0] * len(COLOURS)
    for kind in _by_value(values):
        stolen[kind] = min(held[kind], hand[kind])
        chests = tuple(stolen)
        yield RobChests(victim, chests, fitting(chests, hand))


def _by_value(values: Counts) -> list[int]:
    return sorted(range(len(COLOURS)), key=lambda kind: -values[kind])
