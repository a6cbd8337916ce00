"""Players of Gold Up that see what a seat sees."""

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from doubloon.core.dice import Counts, Uniform
from doubloon.core.parts import Bots
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up.rules.cards import COLOURS
from doubloon.games.gold_up.rules.editions import Terms, terms
from doubloon.games.gold_up.rules.notation import read_chests, read_keys
from doubloon.games.gold_up.rules.rules import STOLEN
from doubloon.games.gold_up.rules.scoring import SERIES, chests_in
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys
from doubloon.games.gold_up.rules.view import View
from doubloon.games.gold_up.solve.candidates import candidates, richest, takes
from doubloon.games.gold_up.solve.greedy import Purse, deckhands
from doubloon.games.gold_up.solve.lookahead import Foresight
from doubloon.solving.deferred import Deferred

if TYPE_CHECKING:
    from doubloon.games.gold_up.solve.search import Search

Offers = Mapping[type, Sequence[Any]]
Player = Callable[[View, Offers, Uniform], Any]

SEEDS = 1 << 31

PLAYOUTS = 4000
"""The captain's, in a fraction of a second: `bench/answers.py`."""

TRIED = 8
"""Of the acts worth a thought, so many of the best by the captain's foresight are played out."""

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
    table, left = tuple(map(COLOURS.index, view.table)), len(view.chest_pile)
    rated: list[Rated] = []
    for act in takes(view, hand):
        last = left <= len(SERIES[act.series])
        worth = purse.taken(chests_in(table, act.series), act.keys, last=last)
        rated.append((worth, act))
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


def bosun(setup: Setup) -> Player:
    """Looks one turn ahead for the greatest lead, and what its own cards are good for."""
    box = terms(setup).box

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        return _foreseen(view, offers, Foresight(view, box, uniform(SEEDS), "own"))[0]

    return choose


def captain(setup: Setup, playouts: int | None = None) -> Player:
    """Looks one turn ahead at everybody, then tries acts in many deals that fit the view.

    Its first thought is the act with the greatest lead to be expected when the round ends. It
    stays with it unless another is surely better where both were played out. Without Numba,
    for a box no kernel knows, and on a server while the kernel is being loaded, the first
    thought is all there is.
    """
    box = terms(setup).box
    ready = _searching(setup)

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        acts = _foreseen(view, offers, Foresight(view, box, uniform(SEEDS)))
        if len(acts) == 1 or (search := ready()) is None:
            return acts[0]
        return search.chosen(view, acts[:TRIED], playouts or PLAYOUTS, uniform(SEEDS))

    return choose


def _foreseen(view: View, offers: Offers, thought: Foresight) -> list[Act]:
    """The acts worth a thought, the best first."""
    acts = candidates(view, offers)
    return sorted(acts, key=thought.worth, reverse=True) if len(acts) > 1 else acts


SEARCHES_KEPT = 16

_searches: "dict[str, Deferred[Search]]" = {}
"""By what was agreed, the latest last: loading compiled code takes longer than thinking."""


def _searching(setup: Setup) -> "Deferred[Search]":
    agreed = repr((setup.seats, setup.edition, setup.readings, setup.components))
    kept = _searches.pop(agreed, None)
    if kept is None:
        compiling = f"{__package__}.search" if find_spec("numba") else None
        kept = Deferred(lambda: search_for(terms(setup), setup.seats), compiling)
    _searches[agreed] = kept
    while len(_searches) > SEARCHES_KEPT:
        del _searches[next(iter(_searches))]
    return kept


def search_for(agreed: Terms, seats: int) -> "Search | None":
    """The search under these terms, its code loaded; None where there is no kernel for it."""
    if find_spec("numba") is None:
        return None
    from doubloon.games.gold_up.solve.search import Search, left_out

    if left_out(agreed) is not None:
        return None
    search = Search(agreed, seats)
    search.warm_up()
    return search


BOTS = Bots({"deckhand": deckhand, "bosun": bosun, "captain": captain}, searches=("captain",))
"""A captain's effort is its number of playouts for a decision."""
