"""Players of Gold Up that see what a seat sees."""

from collections.abc import Mapping, Sequence

from doubloon.core.dice import Counts, Uniform
from doubloon.core.game import Seat
from doubloon.games.gold_up.cards import COLOURS, JOKER
from doubloon.games.gold_up.notation import read_chests, read_keys
from doubloon.games.gold_up.offers import fitting
from doubloon.games.gold_up.scoring import chests_in, gold
from doubloon.games.gold_up.state import Act, Draw, RobChests, RobKeys, Take
from doubloon.games.gold_up.view import View

WORTH_ROBBING = 3
"""Cards a hand must hold before a key thief goes for it: more than a draw brings."""


Rated = tuple[tuple[int, ...], Act]
"""An act, and what speaks for it, the most important number first."""


def deckhand(view: View, offers: Mapping[type, Sequence[Act]], uniform: Uniform) -> Act:
    """Takes or steals the most gold there is, and keeps its jokers where it can.

    Without gold to win it goes for the fullest hand that is worth a key thief, or draws.
    """
    prizes = [*_series(view, offers), *_thefts(view, offers)]
    if prizes:
        return _best(prizes, uniform)
    hands: list[Rated] = [
        ((len(view.hands[act.victim]),), act)
        for act in offers.get(RobKeys, ())
        if isinstance(act, RobKeys) and len(view.hands[act.victim]) >= WORTH_ROBBING
    ]
    return _best(hands, uniform) if hands else offers[Draw][0]


def _best(rated: list[Rated], uniform: Uniform) -> Act:
    most = max(rating for rating, _ in rated)
    best = [act for rating, act in rated if rating == most]
    return best[uniform(len(best))]


def _series(view: View, offers: Mapping[type, Sequence[Act]]) -> list[Rated]:
    """Series by their gold, those paid with fewer jokers first."""
    table, values = tuple(map(COLOURS.index, view.table)), tuple(view.values.values())
    return [
        ((gold(chests_in(table, act.series), values), -act.keys[JOKER]), act)
        for act in offers.get(Take, ())
        if isinstance(act, Take)
    ]


def _thefts(view: View, offers: Mapping[type, Sequence[Act]]) -> list[Rated]:
    """The richest theft from each seat that can be robbed."""
    thefts = offers.get(RobChests, ())
    rated: list[Rated] = []
    for seat, chests in enumerate(view.chests if thefts else ()):
        act = _richest(view, Seat(seat), read_chests(chests))
        if any(act.chests) and act in thefts:
            worth = gold(act.chests, tuple(view.values.values()))
            rated.append(((worth, -act.keys[JOKER]), act))
    return rated


def _richest(view: View, victim: Seat, held: Counts) -> RobChests:
    """All chests there are keys for, and jokers for the most precious of the rest."""
    hand = read_keys(view.hand)
    stolen = [*map(min, held, hand)]
    by_value = sorted(range(len(COLOURS)), key=lambda kind: -view.values[COLOURS[kind]])
    jokers = hand[JOKER]
    for kind in by_value:
        more = min(jokers, held[kind] - stolen[kind])
        stolen[kind] += more
        jokers -= more
    chests = tuple(stolen)
    return RobChests(victim, chests, fitting(chests, hand))


PLAYERS = {"deckhand": lambda _setup: deckhand}
"""The levels above the cabin boy, each made for what a table agreed on."""
