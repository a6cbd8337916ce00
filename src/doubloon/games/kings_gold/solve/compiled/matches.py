"""Matches between bosuns and captains of King's Gold, compiled, so that many plays take seconds."""

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from doubloon.core.errors import RecordError
from doubloon.core.setup import Setup
from doubloon.games.kings_gold.kernel import layout
from doubloon.games.kings_gold.rules import rules
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.solve import evaluation, two_seats
from doubloon.games.kings_gold.solve.compiled.one_turn import prepare
from doubloon.games.kings_gold.solve.compiled.self_play import FITTED, LEAD, play_deals
from doubloon.games.kings_gold.solve.one_turn import model_turn
from doubloon.games.kings_gold.solve.stamp import simplify

Numbers = NDArray[np.float64]


def weights(agreed: Terms, seats: int) -> Numbers:
    """The numbers a captain uses: the table and its tied rounds, or the fitted weights."""
    if seats == 2:
        rounds = two_seats.tied_rounds(simplify(agreed, 2))
        tied = [numbers for both in rounds for numbers in both]
        return np.concatenate([two_seats.work(agreed).solved(), *tied])
    if (fitted := evaluation.fitted(agreed, seats)) is None:
        raise RecordError("best-seats", seats=seats)
    return fitted.weights


def one_against_others(
    setup: Setup, one: Literal["bosun", "captain"], deals: int, seed: int
) -> Numbers:
    """The share of wins of one bot of this level among bots of the other level, for each deal.

    In each deal the one bot takes every seat once, with the same dice as long as plays agree.
    """
    agreed, seats = terms(setup), setup.seats
    plans, dice = prepare(model_turn(agreed, seats))
    t, start = layout.tables(setup), layout.pack(rules.opening(agreed, seats))
    shares = np.zeros(deals)
    hero = FITTED if one == "captain" else LEAD
    known = weights(agreed, seats)
    play_deals(shares, start.copy(), start, t[0], plans, dice, known, hero, np.uint64(seed))
    return shares
