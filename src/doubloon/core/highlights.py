"""What each seat did in a play, for its end: the best turn, and what a game adds to it."""

from collections.abc import Sequence
from typing import Any

from doubloon.core.story import Sentence, Story


def tell_best_turns(turns: Sequence[Any], seats: int) -> tuple[Story, ...]:
    """A story for each seat: its best turn. Games without highlights of their own use this."""
    return tuple(tell_numbers({"story-best-turn": best_gain(turns, n)}) for n in range(seats))


def best_gain(turns: Sequence[Any], seat: int) -> int:
    """The most that a seat gained in one of its turns; 0 if it never gained anything."""
    return max((turn.delta[seat] for turn in turns if turn.seat == seat), default=0)


def count_losses(turns: Sequence[Any], seat: int) -> int:
    """What others lost in these turns of a seat."""
    return sum(
        -change
        for turn in turns
        if turn.seat == seat
        for other, change in enumerate(turn.delta)
        if other != seat and change < 0
    )


def tell_numbers(numbers: dict[str, int]) -> Story:
    """A sentence for each number that is not 0; its message gets the number as `$n`."""
    return tuple(Sentence(message, {"n": n}) for message, n in numbers.items() if n > 0)
