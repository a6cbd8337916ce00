"""Counting lines of play."""

from doubloon.core.advice import ranked
from doubloon.core.perft import divide, perft
from table import after

START = {"box": 30, "king": 0, "coins": [15, 15], "seat": 1}


def test_a_count_is_the_sum_of_its_division() -> None:
    play = after("kings-gold", "~ roll 13kcx", start=START)
    for depth in (1, 2, 3):
        split = divide(play.game, play.state, depth)
        lines, weight = map(sum, zip(*split.values(), strict=True))
        assert perft(play.game, play.state, depth) == (lines, weight)
    assert divide(play.game, play.state, 0) == {}
    assert perft(play.game, play.state, 0) == (1, 1)


def test_acts_are_ranked_by_value_and_ties_keep_their_order() -> None:
    assert ranked([("a", 0.5), ("b", 0.7), ("c", 0.5)]) == (("b", 0.7), ("a", 0.5), ("c", 0.5))
