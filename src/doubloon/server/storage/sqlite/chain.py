"""Hashes that tie together what is stored.

The seal of a row covers its columns. The chain of a step covers the step and the chain of the
step before, and the writer makes it; the first step follows the seal of its play.
docs/decisions/0003-chain.md says why.
"""

from collections.abc import Iterable, Sequence

import msgspec

from doubloon.server.storage.protocol import Line
from doubloon.server.storage.sqlite.writer import link, make_digest

AGREED = (
    *("id", "game", "edition", "readings", "target", "seats", "dice", "secret", "opened"),
    *("components", "version"),
)
"""The columns of a play that are known before it starts."""

SEALED = (*AGREED, "texts", "seating")
"""The columns that the seal of a play covers."""


def make_seal(*pairs: object) -> str:
    """The seal over names and values, one after the other.

    Values that are null are left out: a column that is added later changes no old seal.
    """
    values = zip(pairs[::2], pairs[1::2], strict=True)
    return make_digest(msgspec.json.encode([pair for pair in values if pair[1] is not None]))


def seal_row(names: Sequence[str], values: Sequence[object]) -> str:
    """The seal over the columns of these names."""
    return make_seal(*(one for pair in zip(names, values, strict=True) for one in pair))


def find_break(seal: str, play: str, rows: Iterable[tuple[Line, str]]) -> tuple[int, str]:
    """The number of the first step that does not follow, or 0; and the chain up to there."""
    chain = seal
    for n, (line, stored) in enumerate(rows, start=1):
        chain = link(chain, play, *line)
        if line.n != n or stored != chain:
            return n, chain
    return 0, chain
