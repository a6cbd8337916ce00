"""Tallies and reports, compared with numbers computed by hand."""

from collections import Counter

import numpy as np
import pytest

from doubloon.arena.match import Match
from doubloon.arena.report import distribution, report, wilson
from doubloon.arena.tally import WHOLE, Tally, tally
from doubloon.core.setup import Setup
from doubloon.kernels.compiled import RESULT


def four_plays() -> Tally:
    """Four plays: a win, a shared win, two wins; the bots change seats with every play."""
    results = np.zeros(4, RESULT)
    results["points"][:, :2] = [(10, 5), (7, 7), (1, 3), (4, 0)]
    results["winners"] = [0b01, 0b11, 0b10, 0b01]
    results["turns"] = [3, 4, 4, 9]
    results["steps"], results["acts"] = 10, 6
    results["first"] = [0, 1, 1, 1]
    return tally(results, 0, 2)


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    found = four_plays()
    assert found.plays == 4
    assert found.shares == [1 * WHOLE + WHOLE // 2, 2 * WHOLE + WHOLE // 2]
    assert found.alone == [1, 2]
    assert found.seat_shares == [2 * WHOLE + WHOLE // 2, WHOLE + WHOLE // 2]
    assert found.first_shares == WHOLE + WHOLE // 2 + WHOLE


def test_points_are_counted_by_bot() -> None:
    found = four_plays()
    assert found.points == [Counter({10: 1, 7: 1, 1: 1, 0: 1}), Counter({5: 1, 7: 1, 3: 1, 4: 1})]


def test_margins_are_summed_by_deal() -> None:
    """Deals of two plays: ahead by 5 and 0, then by -2 and -4."""
    found = four_plays()
    assert found.deals == 2
    assert found.margins == [5 + 0 - 2 - 4, -(5 + 0 - 2 - 4)]
    assert found.squares == [25 + 36, 25 + 36]


def test_tallies_add_up() -> None:
    found = four_plays()
    both = Tally() + found + found
    assert both.plays == 8
    assert both.turns == Counter({3: 2, 4: 4, 9: 2})
    assert both.shares == [2 * share for share in found.shares]


@pytest.mark.parametrize(
    ("wins", "plays", "interval"),
    [(0, 10, (0.0, 0.2775)), (5, 10, (0.2366, 0.7634)), (8, 10, (0.4902, 0.9433))],
)
def test_wilson_intervals(wins: int, plays: int, interval: tuple[float, float]) -> None:
    """Values from the formula in Newcombe, Statistics in Medicine 17 (1998)."""
    assert wilson(wins, plays) == pytest.approx(interval, abs=5e-5)


def test_a_distribution_has_quarters() -> None:
    found = distribution(Counter({1: 1, 2: 1, 3: 1, 10: 1}))
    assert found is not None
    assert (found["mean"], found["least"], found["most"]) == (4, 1, 10)
    assert found["quarters"] == [1, 2, 3]
    assert found["deviation"] == pytest.approx(12.5**0.5)


def test_a_match_without_plays_has_a_report() -> None:
    match = Match("kings-gold", Setup(2), ("cabin-boy", "cabin-boy"), 1)
    answer = report(match, Tally(), 10)
    assert answer["plays"] == 0
    assert answer["bots"][0]["rate"] is None
