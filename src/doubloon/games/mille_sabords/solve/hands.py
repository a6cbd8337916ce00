"""Hands of Mille Sabords without their skulls, and what they come to, listed from the rules."""

from functools import cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import Card, Terms
from doubloon.games.mille_sabords.rules.rules import BUST
from doubloon.games.mille_sabords.rules.scoring import (
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
    score_dice,
)
from doubloon.kernels.lattice import Groups, Lattice, Values, lattice

Whole = NDArray[np.int64]

FACES = 5
"""Faces of a die that are no skulls."""


@cache
def spread(dice: int, chance: float) -> Values:
    """The chance that none, one, two … of so many dice show a face."""
    found = np.zeros(DICE + 1)
    for n in range(dice + 1):
        found[n] = comb(dice, n) * chance**n * (1 - chance) ** (dice - n)
    return found


@cache
def alike(card: Card, die: Counts) -> tuple[Groups, Groups]:
    """Faces that may change places under a card, and faces it makes the same; skulls apart."""
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


def laid_points(hand: Counts, card: Card) -> int:
    """What these dice on the treasure island bring after the third skull."""
    return score_dice((0, *hand), card) if any(hand) else 0


@cache
def all_laid(card: Card, die: Counts) -> Whole:
    """The same for every hand."""
    hands = hands_of(DICE, *alike(card, die)).hands
    return np.array([laid_points(hand, card) for hand in hands])


@cache
def weights(card: Card, die: Counts, skulls: int) -> Values:
    """How likely each full hand is where so many of the eight dice show skulls."""
    return hands_of(DICE - skulls, *alike(card, die)).weights(die[SKULL + 1 :])


@cache
def scores(card: Card, terms: Terms, skulls: int) -> Whole:
    """What stopping brings with each full hand and so many skulls."""
    hands = hands_of(DICE - skulls, *alike(card, terms.die))
    full = hands.hands[hands.full]
    return np.array([score((skulls, *hand), card, terms.readings) for hand in full])


@cache
def fatal(card: Card, terms: Terms) -> tuple[Values, Values]:
    """With the last skull lying that a turn may have, by the hand kept: how many sabres may
    lie in the end, and the chance of nine skulls with the card's.
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
