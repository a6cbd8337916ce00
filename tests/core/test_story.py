"""What each seat did, in games that say nothing of their own."""

from typing import NamedTuple

from doubloon.core.story import Sentence, tell_best_turns


class Turn(NamedTuple):
    seat: int
    delta: tuple[int, ...]


def test_the_best_turn_is_the_one_with_the_largest_gain() -> None:
    turns = (Turn(0, (4, 9)), Turn(1, (0, 7)), Turn(0, (6, 0)), Turn(1, (50, 2)))
    assert tell_best_turns(turns, 2) == (
        (Sentence("story-best-turn", {"n": 6}),),
        (Sentence("story-best-turn", {"n": 7}),),
    )


def test_a_seat_that_gained_nothing_has_no_best_turn() -> None:
    assert tell_best_turns((Turn(0, (-3, 0)),), 2) == ((), ())
