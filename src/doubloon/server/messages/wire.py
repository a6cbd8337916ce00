"""What messages are made of; docs/protocol.md tells it to people.

Frames are JSON objects with a `type`. A field nobody knows is refused, not ignored:
a client that misspells something hears of it. Seats are counted from one, as in the
notation, and whatever is refused travels as an ID with facts, never as a sentence.
"""

import re
from typing import Annotated, Literal

from msgspec import Meta, Struct

PROTOCOL = 2

NAME_LONGEST, CHAT_LONGEST, ACT_LONGEST = 40, 300, 200

Id = Annotated[str, Meta(max_length=64)]
"""A client's own name for its message, given back in the answer."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=1, le=20)]
Text = Annotated[str, Meta(min_length=1, max_length=ACT_LONGEST)]
Fairness = Annotated[str, Meta(pattern="^(-|[0-9a-f]{32})$")]
"""What a person adds to the dice: 16 random bytes in hexadecimal, or nothing."""
Reading = bool | Annotated[int, Meta(ge=0, le=1_000_000)] | Key
DiceSource = Literal["server", "table"]
TableState = Literal["open", "playing", "over"]


def tag(name: str) -> str:
    """How a message is called on the wire.

    >>> tag("YourTurn")
    'your-turn'
    """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Plain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a message."""


class Message(Plain, frozen=True, kw_only=True, tag_field="type", tag=tag):
    """Something one side says to the other."""
