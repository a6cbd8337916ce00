"""The evaluation: a seat's expected lead in gold at the end of the round.

It is an estimate from what the seat may know, linear in a few features and fitted to plays of
deckhands by `fit/fit_gold_up.py`. The features are the chests in front of the seats, what the
hand can open, and how many cards others hold. Every weight but that of the present lead fades
as the round nears its end.
"""

from functools import cache
from importlib import resources
from tomllib import loads
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import CHEST_THIEF, COLOURS, JOKER, KEY_THIEF
from doubloon.games.gold_up.rules.components import PLACES, Box
from doubloon.games.gold_up.rules.offers import jokers_for
from doubloon.games.gold_up.rules.scoring import chests_in_series, gold
from doubloon.games.gold_up.solve.candidates import richest_chests

FEATURES = (
    "one", "lead", "mine", "keys", "key-gold", "jokers", "key-thief", "chest-thief",
    "more-thieves", "haul", "haul-with-thief", "series", "cards-of-others", "fullest", "pile",
)  # fmt: skip
"""What is weighed: each times the part of the chests that is left, and times its square."""

OWN_FEATURES = (
    "one", "mine", "keys", "key-gold", "jokers", "key-thief", "chest-thief", "more-thieves",
    "series",
)  # fmt: skip
"""What a seat has in front of it, in its hand and on the table. Of others only their gold
counts, as part of the present lead."""

Scope = Literal["whole", "own"]
"""Whether what others hold and can be robbed of is weighed too, or only what the seat has."""


class SeatPosition(NamedTuple):
    """A position between two turns, as far as one seat knows it."""

    seat: Seat
    hand: Counts
    table: tuple[int, ...]
    chests: tuple[Counts, ...]
    cards: tuple[int, ...]
    """How many cards each hand has."""
    chests_left: int
    pile: int
    """Cards in the key pile."""


def lead(position: SeatPosition, values: Counts) -> float:
    """The gold in front of the seat minus the mean gold in front of the others."""
    worth = [gold(chests, values) for chests in position.chests]
    mine = worth[position.seat]
    return mine - (sum(worth) - mine) / (len(worth) - 1)


def features(position: SeatPosition, values: Counts) -> list[float]:
    """The numbers of `FEATURES`, each of order one.

    Keys beyond the seat's share of all cards count as useless.
    """
    seat, hand = position.seat, position.hand
    worth = [gold(chests, values) for chests in position.chests]
    others = [seen for n, seen in enumerate(position.chests) if n != seat]
    haul = max(_haul(hand, held, values) for held in others)
    of_others = [cards for n, cards in enumerate(position.cards) if n != seat]
    keys, cards = hand[: len(COLOURS)], max(1, sum(hand))
    useful = min(cards, sum(position.cards, position.pile) // len(worth)) / cards
    return [
        1.0,
        lead(position, values) / 10,
        worth[seat] / 10,
        useful * sum(keys),
        useful * gold(keys, values) / 10,
        float(hand[JOKER]),
        float(hand[KEY_THIEF] > 0),
        float(hand[CHEST_THIEF] > 0),
        float(max(0, hand[CHEST_THIEF] - 1)),
        haul / 10,
        haul / 10 if hand[CHEST_THIEF] else 0.0,
        _series(hand, position.table, values) / 10,
        sum(of_others) / len(of_others),
        float(max(of_others)),
        position.pile / 10,
    ]


def evaluate(position: SeatPosition, box: Box, scope: Scope = "whole") -> float:
    """The seat's expected lead at the end of the round."""
    ahead = lead(position, box.values)
    part = max(0, position.chests_left) / (sum(box.chests) - len(PLACES))
    if not part:
        return ahead
    once, twice = _weights(scope, len(position.chests))
    for number, a, b in zip(features(position, box.values), once, twice, strict=True):
        ahead += part * number * (a + part * b)
    return ahead


def _haul(hand: Counts, held: Counts, values: Counts) -> int:
    """The most gold that a chest thief could take from one victim."""
    return gold(richest_chests(hand, held, values), values)


def _series(hand: Counts, table: tuple[int, ...], values: Counts) -> int:
    """The most gold in a series that the hand can pay for."""
    payable = (it for it in chests_in_series(table) if jokers_for(it, hand) <= hand[JOKER])
    return max((gold(chests, values) for chests in payable), default=0)


@cache
def _weights(scope: Scope, seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The fitted weights for this number of seats; they serve boxes with other cards too."""
    text = resources.files(__package__).joinpath("evaluation.toml").read_text("utf-8")
    rows = loads(text)[scope][str(seats)]
    both = [rows.get(name, (0.0, 0.0)) for name in FEATURES]
    return tuple(a for a, _ in both), tuple(b for _, b in both)
