"""Chance for dice and bots: from the operating system, or repeatable from a seed."""

from collections.abc import Iterator
from hashlib import sha256
from secrets import randbelow

from doubloon.core.dice import Uniform

_WORD = 4
"""Bytes of one random word."""


def source(seed: int | None, purpose: str) -> Uniform:
    """Uniform integers. With a seed they repeat, and differ from purpose to purpose."""
    return randbelow if seed is None else _repeatable(f"{seed} {purpose}")


def _repeatable(name: str) -> Uniform:
    words = _words(name)
    limit = 1 << 8 * _WORD

    def uniform(k: int) -> int:
        fair = limit - limit % k
        return next(word for word in words if word < fair) % k

    return uniform


def _words(name: str) -> Iterator[int]:
    number = 0
    while True:
        block = sha256(f"{name} {number}".encode()).digest()
        yield from (
            int.from_bytes(block[at : at + _WORD], "big") for at in range(0, len(block), _WORD)
        )
        number += 1
