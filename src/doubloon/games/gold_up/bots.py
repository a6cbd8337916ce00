"""The bots of Gold Up: each chooses from a view, never from a state."""

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
from doubloon.games.gold_up.solve.candidates import candidates, richest_theft, takes
from doubloon.games.gold_up.solve.greedy import Appraiser, deckhand_prices
from doubloon.games.gold_up.solve.lookahead import Lookahead
from doubloon.solving.deferred import Deferred

if TYPE_CHECKING:
    from doubloon.games.gold_up.solve.search import Search

Offers = Mapping[type, Sequence[Any]]
Player = Callable[[View, Offers, Uniform], Any]

SEEDS = 1 << 31

PLAYOUTS = 4000
"""The captain's playouts for one decision; `bench/answers.py` measures how long they take."""

TRIED = 8
"""How many candidates, the best by look-ahead, the captain plays out."""

Valued = tuple[int, Act]
"""An act with its value."""


def deckhand(setup: Setup) -> Player:
    """The greedy policy: the act that is worth most beyond the price of its cards, or a draw.

    Prices are high at first, and low near the end of the round or with a full hand. With an
    empty key pile every other act is better than a draw.
    """
    box = terms(setup).box
    prices = deckhand_prices(box, setup.seats)

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        hand = read_keys(view.hand)
        appraiser = Appraiser.of(prices, box, hand, len(view.chest_pile))
        valued = [
            *_value_series(view, hand, appraiser),
            *_value_chest_thefts(view, offers, hand, appraiser),
            *_value_key_thefts(view, offers, appraiser),
        ]
        most = max((value for value, _ in valued), default=None)
        if most is None or (most <= 0 and view.key_pile):
            return offers[Draw][0]
        best = [act for value, act in valued if value == most]
        return best[uniform(len(best))]

    return choose


def _value_series(view: View, hand: Counts, appraiser: Appraiser) -> list[Valued]:
    table, left = tuple(map(COLOURS.index, view.table)), len(view.chest_pile)
    valued: list[Valued] = []
    for act in takes(view, hand):
        last = left <= len(SERIES[act.series])
        value = appraiser.value_series(chests_in(table, act.series), act.keys, last=last)
        valued.append((value, act))
    return valued


def _value_chest_thefts(
    view: View, offers: Offers, hand: Counts, appraiser: Appraiser
) -> list[Valued]:
    """The richest theft from each seat that can be robbed."""
    thefts = offers.get(RobChests, ())
    valued: list[Valued] = []
    for seat, chests in enumerate(view.chests if thefts else ()):
        act = richest_theft(hand, Seat(seat), read_chests(chests), appraiser.values)
        if any(act.chests) and act in thefts:
            valued.append((appraiser.value_chest_theft(act.chests, act.keys), act))
    return valued


def _value_key_thefts(view: View, offers: Offers, appraiser: Appraiser) -> list[Valued]:
    seats = len(view.hands)
    most = STOLEN if seats == 2 else sum(map(len, view.hands))
    return [
        (appraiser.value_key_theft(min(most, len(view.hands[act.victim])), seats), act)
        for act in offers.get(RobKeys, ())
    ]


def bosun(setup: Setup) -> Player:
    """One-turn look-ahead, with an evaluation of the seat's own cards and chests only."""
    box = terms(setup).box

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        return _rank(view, offers, Lookahead(view, box, uniform(SEEDS), "own"))[0]

    return choose


def captain(setup: Setup, playouts: int | None = None) -> Player:
    """One-turn look-ahead, then playouts of the best acts in deals that fit the view.

    Its default is the act with the highest expected lead at the end of the round. Only an act
    that is significantly better in the playouts replaces it. The default stands without Numba,
    for a box that no kernel covers, and on a server while the kernel is being loaded.
    """
    box = terms(setup).box
    deferred = _defer_search(setup)

    def choose(view: View, offers: Offers, uniform: Uniform) -> Any:
        acts = _rank(view, offers, Lookahead(view, box, uniform(SEEDS)))
        if len(acts) == 1 or (search := deferred()) is None:
            return acts[0]
        return search.choose(view, acts[:TRIED], playouts or PLAYOUTS, uniform(SEEDS))

    return choose


def _rank(view: View, offers: Offers, lookahead: Lookahead) -> list[Act]:
    """The candidates, the best first."""
    acts = candidates(view, offers)
    return sorted(acts, key=lookahead.value, reverse=True) if len(acts) > 1 else acts


SEARCHES_KEPT = 16

_searches: "dict[str, Deferred[Search]]" = {}
"""By the terms, the latest last: loading compiled code takes longer than a decision."""


def _defer_search(setup: Setup) -> "Deferred[Search]":
    agreed = repr((setup.seats, setup.edition, setup.readings, setup.components))
    kept = _searches.pop(agreed, None)
    if kept is None:
        compiling = f"{__package__}.solve.search" if find_spec("numba") else None
        kept = Deferred(lambda: search_for(terms(setup), setup.seats), compiling)
    _searches[agreed] = kept
    while len(_searches) > SEARCHES_KEPT:
        del _searches[next(iter(_searches))]
    return kept


def search_for(agreed: Terms, seats: int) -> "Search | None":
    """The search under these terms, with its code loaded; None if no kernel covers them."""
    if find_spec("numba") is None:
        return None
    from doubloon.games.gold_up.solve.search import Search, find_uncovered

    if find_uncovered(agreed) is not None:
        return None
    search = Search(agreed, seats)
    search.warm_up()
    return search


BOTS = Bots(
    {"deckhand": deckhand, "bosun": bosun, "captain": captain},
    searches=("captain",),
    compiled=("captain",),
    fitted=("bosun", "captain"),
)
"""The captain's effort is its number of playouts for a decision."""
