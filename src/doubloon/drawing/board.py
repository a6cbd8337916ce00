"""What terminal boards share: acts without their seat, and players by name."""

import re
from collections.abc import Sequence


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
