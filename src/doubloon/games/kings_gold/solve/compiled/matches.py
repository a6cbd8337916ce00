"""Matches between bosuns and captains of King's Gold, compiled: many plays in little time."""

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.core.setup import Setup
from doubloon.games.kings_gold.kernel import layout
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.solve import evaluation, two_seats
from doubloon.games.kings_gold.solve.compiled.one_turn import given
from doubloon.games.kings_gold.solve.compiled.self_play import FITTED, LEAD, play_deals
from doubloon.games.kings_gold.solve.one_turn import turn

Numbers = NDArray[np.float64]


def weights(agreed: Terms, seats: int) -> Numbers:
    """What a captain knows: the solved table and its tied turns, or the fitted weights."""
    if seats == 2:
        tied = two_seats.tied(two_seats.same_play(agreed))
        rounds = [numbers for both in tied for numbers in both]
        return np.concatenate([two_seats.work(agreed).solved(), *rounds])
    if (fitted := evaluation.fitted(agreed, seats)) is None:
        raise RecordError("best-seats", seats=seats)
    return fitted.weights


def one_against_others(
    setup: Setup, one: Literal["bosun", "captain"], deals: int, seed: int
) -> Numbers:
    """What one of this level wins among seats of the other, by deals in which it sits everywhere.

    The dice of a deal are the same wherever it sits, as far as plays are alike.
    """
    agreed, seats = terms(setup), setup.seats
    plans, dice = given(turn(agreed, seats))
    t, start = layout.tables(setup), layout.pack(rules.opening(agreed, seats))
    shares = np.zeros(deals)
    hero = FITTED if one == "captain" else LEAD
    known = weights(agreed, seats)
    play_deals(shares, start.copy(), start, t[0], plans, dice, known, hero, np.uint64(seed))
    return shares
