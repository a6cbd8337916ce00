"""Many deals that fit a view, packed at once."""

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from doubloon.games.gold_up.kernel import layout
from doubloon.games.gold_up.rules.cards import KINDS
from doubloon.games.gold_up.rules.notation import UNKNOWN
from doubloon.games.gold_up.rules.view import View
from doubloon.games.gold_up.solve.determinize import determinize
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import seed_generators

if TYPE_CHECKING:
    from doubloon.games.gold_up.solve.search import Search


@compiled
def seed_each(deals: Any, seed: Any) -> None:
    for n in range(len(deals)):
        seed_generators(deals[n], seed, np.uint64(n))


def seed_all(deals: Any, seed: int) -> None:
    """Give every deal its own random numbers."""
    seed_each(deals, np.uint64(seed))


def deal_many(view: View, search: "Search", number: int, seed: int) -> Any:
    """So many deals, each as likely as it is among all that fit the view.

    The unseen cards are shuffled; they fill the gaps in hands first, then the pile.
    """
    if any(UNKNOWN in group for group in view.under):
        return search.deal(view, number, Random(seed))  # noqa: S311 - repeatable on purpose
    deals = np.repeat(layout.pack(determinize(view, search.agreed, view.unseen)), number)
    cards = np.array([KINDS.index(letter) for letter in view.unseen], np.int8)
    cards = np.random.default_rng(seed).permuted(np.tile(cards, (number, 1)), axis=1)
    first = 0
    for seat, shown in enumerate(view.hands):
        certain = np.array([shown.count(letter) for letter in KINDS], np.int8)
        gaps = shown.count(UNKNOWN)
        deals["hands"][:, seat] = certain + _count(cards[:, first : first + gaps])
        first += gaps
    deals["unseen"] = _count(cards[:, first:])
    seed_all(deals, seed)
    return deals


def _count(cards: Any) -> Any:
    """How many cards of each kind there are in each row."""
    return (cards[:, :, None] == np.arange(len(KINDS))).sum(axis=1)
