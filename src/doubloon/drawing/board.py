"""What a game brings to the terminal: a module with these functions.

They are handed views and steps as one seat may know them, never a state.
"""

import re
from collections.abc import Sequence
from typing import Any, Protocol

from doubloon.drawing.pictures import Pen, Picture

Choice = tuple[str, str]
"""What may be typed, without the seat, and what it does."""


class Stage(Protocol):
    def draw(self, view: Any, names: Sequence[str], pen: Pen, /) -> Picture:
        """Everything that lies there, at most as wide as the pen allows."""

    def explain(self, view: Any, names: Sequence[str], /) -> list[str]:
        """What the seat to act has to decide, in sentences."""

    def choices(self, view: Any, names: Sequence[str], /) -> list[Choice]:
        """Acts worth a number in a list; all of them where they are few."""

    def spell(self, words: list[str], view: Any, names: Sequence[str], /) -> str:
        """The notation of what was typed, short forms spelled out."""

    def tell_step(self, step: str, before: Any, after: Any, names: Sequence[str], /) -> list[str]:
        """What a step did, in sentences."""


def plain(acts: Sequence[str]) -> list[str]:
    """Acts without their seat."""
    return [act.split(" ", 1)[1] for act in acts]


def called(word: str, names: Sequence[str]) -> str:
    """The seat of a player who is called like this; anything else as it is."""
    seats = {name.casefold(): f"p{seat}" for seat, name in enumerate(names, start=1)}
    return word if re.fullmatch("p[1-9]", word) else seats.get(word, word)


def named(seat: str) -> int:
    """The seat `p2` is, counted from zero."""
    return int(seat[1:]) - 1
