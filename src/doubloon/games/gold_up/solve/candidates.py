"""The acts worth trying: few enough to rate each, chosen so that the best is among them.

There can be hundreds of thousands of thefts. Those kept take from one victim the chests of the
most precious colours, down to some colour: with keys alone, or with jokers for the best of the
rest. A series is paid for with as few jokers as possible.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER
from doubloon.games.gold_up.rules.notation import read_chests, read_keys
from doubloon.games.gold_up.rules.offers import fitting, jokers_for
from doubloon.games.gold_up.rules.scoring import SERIES, by_value, chests_in, gold
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys, Take
from doubloon.games.gold_up.rules.view import View

THEFTS = 12
"""How many thefts of chests are kept, those with the most gold."""


def candidates(view: View, offers: Mapping[type, Sequence[Any]]) -> list[Act]:
    """The acts worth trying, each once, a draw first.

    With an empty key pile only acts that open chests are kept, if there are any. Otherwise a
    seat that holds all other cards could rob the same card forever.
    """
    hand = read_keys(view.hand)
    opening: list[Act] = [*takes(view, hand), *thefts(view, hand, offers.get(RobChests, ()))]
    if opening and not view.key_pile:
        return opening
    return [Draw(), *offers.get(RobKeys, ()), *opening]


def takes(view: View, hand: Counts) -> Iterator[Take]:
    """Every series the hand can pay for, with as few jokers as possible."""
    table = tuple(map(COLOURS.index, view.table))
    for series in range(len(SERIES)):
        chests = chests_in(table, series)
        if jokers_for(chests, hand) <= hand[JOKER]:
            yield Take(series, fitting(chests, hand))


def thefts(view: View, hand: Counts, offered: Sequence[Any]) -> list[RobChests]:
    """The thefts of chests with the most gold."""
    values = tuple(view.values.values())
    found: dict[RobChests, int] = {}
    for seat, shown in enumerate(view.chests if offered else ()):
        victim, held = Seat(seat), read_chests(shown)
        for act in (
            richest_theft(hand, victim, held, values),
            *_thefts_without_jokers(hand, victim, held, values),
        ):
            if any(act.chests) and act in offered:
                found.setdefault(act, gold(act.chests, values))
    return sorted(found, key=lambda act: -found[act])[:THEFTS]


def richest_theft(hand: Counts, victim: Seat, held: Counts, values: Counts) -> RobChests:
    chests = richest_chests(hand, held, values)
    return RobChests(victim, chests, fitting(chests, hand))


def richest_chests(hand: Counts, held: Counts, values: Counts) -> Counts:
    """All chests there are keys for, and the most precious of the rest with jokers."""
    stolen = [*map(min, held, hand)]
    jokers = hand[JOKER]
    for kind in by_value(values):
        more = min(jokers, held[kind] - stolen[kind])
        stolen[kind] += more
        jokers -= more
    return tuple(stolen)


def _thefts_without_jokers(
    hand: Counts, victim: Seat, held: Counts, values: Counts
) -> Iterator[RobChests]:
    """The most precious colour, the two most precious, and so on."""
    stolen = [0] * len(COLOURS)
    for kind in by_value(values):
        stolen[kind] = min(held[kind], hand[kind])
        chests = tuple(stolen)
        yield RobChests(victim, chests, fitting(chests, hand))
