"""The cards of Gold Up, by letter and as counts."""

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat

COLOURS = "wrbgpy"
"""White, red, blue, green, purple, yellow: the order of every `Counts` of chests."""

KINDS = COLOURS + "jKC"
"""Keys in these colours, joker, key thief, chest thief: the order of every `Counts` of keys."""

JOKER, KEY_THIEF, CHEST_THIEF = range(len(COLOURS), len(KINDS))

NO_CHESTS: Counts = (0,) * len(COLOURS)
NO_KEYS: Counts = (0,) * len(KINDS)


def changed(counts: Counts, kind: int, by: int) -> Counts:
    """The counts with more (or fewer) cards of one kind."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


ONE_KEY = tuple(changed(NO_KEYS, kind, 1) for kind in range(len(KINDS)))
"""For each kind, the counts of a single card."""


def put(all_: tuple[Counts, ...], seat: Seat, cards: Counts) -> tuple[Counts, ...]:
    """The cards of all seats, with those of one seat replaced."""
    return (*all_[:seat], cards, *all_[seat + 1 :])
