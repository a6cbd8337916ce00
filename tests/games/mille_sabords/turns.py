"""Turns for the tests of Mille Sabords."""

from typing import Any

from doubloon.core.play import Play, turns
from table import after


def turn(card: str, *steps: str, **setup: Any) -> Play:
    """p1's turn under this card, after these steps; `roll`s are chance, all else is p1's."""
    lines = (f"~ {step}" if step.startswith("roll") else f"p1 {step}" for step in steps)
    return after("mille-sabords", f"~ card {card}", *lines, **setup)


def delta(play: Play) -> tuple[object, object]:
    """What the last turn came to."""
    ended = turns(play)[-1]
    return ended["outcome"], ended["delta"]
