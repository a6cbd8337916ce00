"""What a seat's standing after its turn is worth: the gold it will be ahead when the round ends.

A guess, fitted to plays between deckhands by `fit/fit_gold_up.py`, from nothing but what the
seat may know. It counts what lies in front of everybody, what the hand is good for, and how
many cards others hold; all but the lead fades as the round nears its end.
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

NAMES = (
    "one", "lead", "mine", "keys", "key-gold", "jokers", "key-thief", "chest-thief",
    "more-thieves", "haul", "haul-with-thief", "series", "cards-of-others", "fullest", "pile",
)  # fmt: skip
"""What is weighed, each with the part of the chests that is left and with its square."""

OWN = (
    "one", "mine", "keys", "key-gold", "jokers", "key-thief", "chest-thief", "more-thieves",
    "series",
)  # fmt: skip
"""What a seat finds in front of it, in its hand and on the table: of others only their gold
counts, which is in the lead that is there already."""

Sight = Literal["whole", "own"]
"""Whether what others hold and can be robbed of is weighed too, or only what the seat has."""


class Standing(NamedTuple):
    """How a seat stands between two turns, as far as it knows."""

    seat: Seat
    hand: Counts
    table: tuple[int, ...]
    chests: tuple[Counts, ...]
    cards: tuple[int, ...]
    """How many cards each hand has."""
    chests_left: int
    pile: int
    """Cards in the key pile."""


def lead(standing: Standing, values: Counts) -> float:
    """How much more gold than the others' mean lies in front of the seat."""
    worth = [gold(chests, values) for chests in standing.chests]
    mine = worth[standing.seat]
    return mine - (sum(worth) - mine) / (len(worth) - 1)


def features(standing: Standing, values: Counts) -> list[float]:
    """The numbers by `NAMES`, in units of about one.

    Keys beyond the seat's share of all cards are thought to be of no use.
    """
    seat, hand = standing.seat, standing.hand
    worth = [gold(chests, values) for chests in standing.chests]
    others = [seen for n, seen in enumerate(standing.chests) if n != seat]
    haul = max(_haul(hand, held, values) for held in others)
    of_others = [cards for n, cards in enumerate(standing.cards) if n != seat]
    keys, cards = hand[: len(COLOURS)], max(1, sum(hand))
    useful = min(cards, sum(standing.cards, standing.pile) // len(worth)) / cards
    return [
        1.0,
        lead(standing, values) / 10,
        worth[seat] / 10,
        useful * sum(keys),
        useful * gold(keys, values) / 10,
        float(hand[JOKER]),
        float(hand[KEY_THIEF] > 0),
        float(hand[CHEST_THIEF] > 0),
        float(max(0, hand[CHEST_THIEF] - 1)),
        haul / 10,
        haul / 10 if hand[CHEST_THIEF] else 0.0,
        _series(hand, standing.table, values) / 10,
        sum(of_others) / len(of_others),
        float(max(of_others)),
        standing.pile / 10,
    ]


def worth(standing: Standing, box: Box, sight: Sight = "whole") -> float:
    """The lead this seat can expect when the round ends."""
    ahead = lead(standing, box.values)
    part = max(0, standing.chests_left) / (sum(box.chests) - len(PLACES))
    if not part:
        return ahead
    once, twice = _fitted(sight, len(standing.chests))
    for number, a, b in zip(features(standing, box.values), once, twice, strict=True):
        ahead += part * number * (a + part * b)
    return ahead


def _haul(hand: Counts, held: Counts, values: Counts) -> int:
    """The most gold a chest thief could bring from one victim."""
    jokers, found = hand[JOKER], 0
    for kind in sorted(range(len(COLOURS)), key=lambda kind: -values[kind]):
        opened = min(held[kind], hand[kind])
        more = min(jokers, held[kind] - opened)
        found += (opened + more) * values[kind]
        jokers -= more
    return found


def _series(hand: Counts, table: tuple[int, ...], values: Counts) -> int:
    """The most gold in a series that can be paid."""
    paid = (chests for chests in chests_in_series(table) if jokers_for(chests, hand) <= hand[JOKER])
    return max((gold(chests, values) for chests in paid), default=0)


@cache
def _fitted(sight: Sight, seats: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The weights for so many seats; a box of other cards is played with the same."""
    text = resources.files(__package__).joinpath("evaluation.toml").read_text("utf-8")
    rows = loads(text)[sight][str(seats)]
    both = [rows.get(name, (0.0, 0.0)) for name in NAMES]
    return tuple(a for a, _ in both), tuple(b for _, b in both)
