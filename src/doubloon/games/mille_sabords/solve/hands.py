"""Hands: the dice that are no skulls, with their scores and chances, listed from the rules."""

from functools import cache
from math import comb

import numpy as np

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import Card, Terms
from doubloon.games.mille_sabords.rules.scoring import (
    BUST,
    COIN,
    DIAMOND,
    DICE,
    EXTRA,
    MAGIC,
    MONKEY,
    PARROT,
    SABRE,
    SKULL,
    score,
    score_laid,
    wins_by_magic,
)
from doubloon.games.mille_sabords.solve.arrays import Numbers, Whole
from doubloon.kernels.lattice import Groups, Lattice, lattice

FACES = 5
"""How many faces of a die are no skulls."""


@cache
def spread(dice: int, chance: float) -> Numbers:
    """The chances that 0, 1, 2 … of so many dice show a face with this chance: binomial."""
    found = np.zeros(DICE + 1)
    for n in range(dice + 1):
        found[n] = comb(dice, n) * chance**n * (1 - chance) ** (dice - n)
    return found


@cache
def alike(card: Card, die: Counts) -> tuple[Groups, Groups]:
    """Faces that are interchangeable under a card, and faces that it merges, without skulls."""
    treasure: Counts = () if card.name in EXTRA else (COIN, DIAMOND)
    others: Counts = (MONKEY, PARROT) if card.sabres else (SABRE, MONKEY, PARROT)
    if card.name == "animals":
        others = ()
    groups = [faces for faces in (treasure, others) if len({die[face] for face in faces}) == 1]
    merged = ((MONKEY - 1, PARROT - 1),) if card.name == "animals" else ()
    return tuple(tuple(face - 1 for face in faces) for faces in groups), merged


@cache
def hands_of(dice: int, alike: Groups, merged: Groups) -> Lattice:
    return lattice(dice, (1,) * FACES, alike=alike, merged=merged)


@cache
def all_laid(card: Card, die: Counts) -> Whole:
    """The points that each hand saves at a bust if it lies on the treasure island."""
    hands = hands_of(DICE, *alike(card, die)).hands
    return np.array([score_laid((0, *hand), card) for hand in hands])


@cache
def weights(card: Card, die: Counts, skulls: int) -> Numbers:
    """The chance of each full hand, given that so many of the eight dice show skulls."""
    return hands_of(DICE - skulls, *alike(card, die)).weights(die[SKULL + 1 :])


@cache
def scores(card: Card, terms: Terms, skulls: int) -> Whole:
    """The points for stopping with each full hand and so many skulls."""
    hands = hands_of(DICE - skulls, *alike(card, terms.die))
    full = hands.hands[hands.full]
    return np.array([score((skulls, *hand), card, terms.readings) for hand in full])


@cache
def magic_hand(card: Card, terms: Terms) -> int | None:
    """The full hand of eight dice that wins at once, if there is one. [ms.magic]"""
    hands = hands_of(DICE, *alike(card, terms.die))
    full = enumerate(hands.hands[hands.full])
    found = (n for n, hand in full if wins_by_magic((0, *hand), card, terms.readings))
    return next(found, None)


@cache
def final_roll(card: Card, terms: Terms) -> tuple[Numbers, Numbers]:
    """What follows the third skull while other dice of the same roll still fall.

    For each kept hand: the chances of 0, 1, 2 … sabres in the end, and the chance that there
    are nine skulls, the card's included.
    """
    limit, sides = BUST - card.skulls, sum(terms.die)
    hands = hands_of(DICE - limit, *alike(card, terms.die)).hands
    sabres, nine = np.zeros((len(hands), DICE + 1)), np.zeros((len(hands), 1))
    for n, hand in enumerate(hands):
        falling = DICE - limit - sum(hand)
        fallen = spread(falling, terms.die[SABRE] / sides)
        sabres[n, hand[0] :] = fallen[: DICE + 1 - hand[0]]
        if card.skulls:
            nine[n] = spread(falling, terms.die[SKULL] / sides)[MAGIC - BUST :].sum()
    return sabres, nine
