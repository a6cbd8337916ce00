"""What messages are made of. docs/protocol.md describes them for people.

Frames are JSON objects with a `type`. An unknown field is refused, not ignored, so that a
client learns of a misspelling. Seats are counted from one, as in the notation. A refusal is an
ID with facts, never a sentence.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 2

NAME_LONGEST, CHAT_LONGEST, ACT_LONGEST = 40, 300, 200

Id = Annotated[str, Meta(max_length=64)]
"""The client's id of its message; the answer repeats it."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=1, le=20)]
Text = Annotated[str, Meta(min_length=1, max_length=ACT_LONGEST)]
Fairness = Annotated[str, Meta(pattern="^(-|[0-9a-f]{32})$")]
"""A client seed: 16 random bytes in hexadecimal, or `-` for none."""
Reading = bool | Annotated[int, Meta(ge=0, le=1_000_000)] | Key
DiceSource = Literal["server", "table"]
TablePhase = Literal["open", "playing", "over"]


def tag(name: str) -> str:
    """The `type` of a message on the wire.

    >>> tag("YourTurn")
    'your-turn'
    """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Plain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a message."""


class Message(Plain, frozen=True, kw_only=True, tag_field="type", tag=tag):
    """A whole frame."""
