"""Players of Gold Up that see what a seat sees."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from doubloon.core.dice import Counts, Uniform
from doubloon.core.game import Seat, Setup
from doubloon.games.gold_up.cards import COLOURS, JOKER
from doubloon.games.gold_up.editions import terms
from doubloon.games.gold_up.notation import read_chests, read_keys
from doubloon.games.gold_up.offers import fitting, jokers_for
from doubloon.games.gold_up.rules import STOLEN
from doubloon.games.gold_up.scoring import SERIES, chests_in
from doubloon.games.gold_up.state import Act, Draw, RobChests, RobKeys, Take
from doubloon.games.gold_up.thrift import Purse, deckhands
from doubloon.games.gold_up.view import View

Offers = Mapping[type, Sequence[Any]]
Player = Callable[[View, Offers, Uniform], Any]

Rated = tuple[int, Act]
"""An act, and what speaks for it."""


def deckhand(setup: Setup) -> Player:
    """Takes, steals or robs what is worth more than the cards it costs, and draws otherwise.

    Cards are dear at first, and cheap once the round nears its end or the hand is full.
    From an empty pile there is nothing to draw, so anything else is better.
    """
    box = terms(setup).box
    prices = deckhands(box, setup.seats)

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        hand = read_keys(view.hand)
        purse = Purse.of(prices, box, hand, len(view.chest_pile))
        rated = [
            *_series(view, hand, purse),
            *_thefts(view, offers, hand, purse),
            *_robberies(view, offers, purse),
        ]
        most = max((worth for worth, _ in rated), default=None)
        if most is None or (most <= 0 and view.key_pile):
            return offers[Draw][0]
        best = [act for worth, act in rated if worth == most]
        return best[uniform(len(best))]

    return choose


def _series(view: View, hand: Counts, purse: Purse) -> list[Rated]:
    """Every series that can be paid, with as few jokers as it takes."""
    table, left = tuple(map(COLOURS.index, view.table)), len(view.chest_pile)
    rated: list[Rated] = []
    for series, places in enumerate(SERIES):
        chests = chests_in(table, series)
        if jokers_for(chests, hand) <= hand[JOKER]:
            keys = fitting(chests, hand)
            worth = purse.taken(chests, keys, last=left <= len(places))
            rated.append((worth, Take(series, keys)))
    return rated


def _thefts(view: View, offers: Offers, hand: Counts, purse: Purse) -> list[Rated]:
    """The richest theft from each seat that can be robbed."""
    thefts = offers.get(RobChests, ())
    rated: list[Rated] = []
    for seat, chests in enumerate(view.chests if thefts else ()):
        act = richest(hand, Seat(seat), read_chests(chests), purse.values)
        if any(act.chests) and act in thefts:
            rated.append((purse.robbed(act.chests, act.keys), act))
    return rated


def _robberies(view: View, offers: Offers, purse: Purse) -> list[Rated]:
    """Every hand a key thief can be played on."""
    seats = len(view.hands)
    most = STOLEN if seats == 2 else sum(map(len, view.hands))
    return [
        (purse.looted(min(most, len(view.hands[act.victim])), seats), act)
        for act in offers.get(RobKeys, ())
    ]


def richest(hand: Counts, victim: Seat, held: Counts, values: Counts) -> RobChests:
    """All chests there are keys for, and jokers for the most precious of the rest."""
    stolen = [*map(min, held, hand)]
    jokers = hand[JOKER]
    for kind in sorted(range(len(COLOURS)), key=lambda kind: -values[kind]):
        more = min(jokers, held[kind] - stolen[kind])
        stolen[kind] += more
        jokers -= more
    chests = tuple(stolen)
    return RobChests(victim, chests, fitting(chests, hand))


PLAYERS = {"deckhand": deckhand}
"""The levels above the cabin boy, each made for what a table agreed on."""
