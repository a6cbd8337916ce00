"""Helpers for the acts and players on terminal boards."""

import re
from collections.abc import Sequence


def strip_seats(acts: Sequence[str]) -> list[str]:
    """The acts without their seat."""
    return [act.split(" ", 1)[1] for act in acts]


def find_seat(word: str, names: Sequence[str]) -> str:
    """The seat of the player with this name, such as `p2`; any other word unchanged."""
    seats = {name.casefold(): f"p{seat}" for seat, name in enumerate(names, start=1)}
    return word if re.fullmatch("p[1-9]", word) else seats.get(word, word)


def seat_index(seat: str) -> int:
    """The number of a seat such as `p2`, counted from zero."""
    return int(seat[1:]) - 1
