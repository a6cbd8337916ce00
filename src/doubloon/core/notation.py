"""What the notation of all games shares: who takes a step (`~`, `p1`, …), and letters.

People count seats from one and code counts from zero; the notation converts.
"""

import re
from functools import lru_cache

from doubloon.core.dice import Counts
from doubloon.core.errors import NotationError
from doubloon.core.setup import Seat

CHANCE = "~"
_SEAT = re.compile(r"p([1-9][0-9]?)")

# The same few texts occur at every table, so what was read once is cached.


@lru_cache(10_000)
def split(text: str) -> tuple[Seat | None, tuple[str, ...]]:
    """Who takes a step, and its words; there is one blank between words.

    >>> split("p1 reroll mp")
    (0, ('reroll', 'mp'))
    """
    who, *words = text.split(" ")
    if not words or not all(words):
        raise NotationError("not-a-step", text=text)
    return (None if who == CHANCE else read_seat(who)), tuple(words)


def join(seat: Seat | None, *words: str) -> str:
    return " ".join((CHANCE if seat is None else write_seat(seat), *filter(None, words)))


def read_seat(text: str) -> Seat:
    if not (found := _SEAT.fullmatch(text)):
        raise NotationError("not-a-seat", text=text)
    return Seat(int(found[1]) - 1)


def write_seat(seat: Seat) -> str:
    return f"p{seat + 1}"


@lru_cache(10_000)
def read_letters(letters: str, alphabet: str) -> Counts:
    """How many there are of each letter; the letters can have any order.

    >>> read_letters("cck", "ksc")
    (1, 0, 2)
    """
    if strange := "".join(sorted(set(letters) - set(alphabet))):
        raise NotationError("not-a-letter", letters=strange, alphabet=alphabet)
    return tuple(letters.count(letter) for letter in alphabet)


@lru_cache(10_000)
def write_letters(counts: Counts, alphabet: str) -> str:
    """The letters in the game's own order, so that equal dice have one spelling.

    >>> write_letters((1, 0, 2), "ksc")
    'kcc'
    """
    return "".join(letter * n for letter, n in zip(alphabet, counts, strict=True))
