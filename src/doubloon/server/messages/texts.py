"""Text that people send to each other."""

import re
from itertools import pairwise
from unicodedata import category

from doubloon.server.messages.refusals import LimitError

_JOINER = "\u200d"
"""Joins two emoji to one picture: a black flag and a skull are a pirate flag."""

_PRESENTATION = "\ufe0f"
"""Asks for the coloured picture of a symbol."""

_REGION = re.compile("(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
"""Letters and digits that nobody sees; after a black flag they name a region: its own flag."""


def clean_line(text: str, longest: int) -> str:
    """The text as one line of printable characters; refused if it is empty or too long.

    A joiner is allowed between two emoji, and the hidden letters of a flag after a black flag.
    Elsewhere they make two texts that look the same.
    """
    line = " ".join(text.split())
    if not line or len(line) > longest or not _is_printable(line):
        raise LimitError("limit-plain-text", longest=longest)
    return line


def clean_code(typed: str) -> str:
    """A table's code however it was typed: with spaces or dashes, in small letters."""
    return "".join(letter for letter in typed if letter.isalnum()).upper()


def _is_printable(line: str) -> bool:
    pieces = _REGION.sub("", line).split(_JOINER)
    return all(piece.isprintable() for piece in pieces) and all(
        _ends_with_emoji(first) and _is_symbol(second[:1]) for first, second in pairwise(pieces)
    )


def _ends_with_emoji(text: str) -> bool:
    return _is_symbol(text.removesuffix(_PRESENTATION)[-1:])


def _is_symbol(letter: str) -> bool:
    """Whether this is a pictograph or a skin tone; arrows count as mathematical symbols."""
    return letter != "" and category(letter) in ("So", "Sk", "Sm")
