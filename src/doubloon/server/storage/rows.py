"""What the ledger takes and gives; every time is UTC, as ISO 8601."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class PlayRow:
    """What is agreed when a table opens a play, and never changes."""

    id: str
    game: str
    edition: str
    readings: dict[str, object]
    target: int | None
    seats: int
    dice: str
    """`server` or `table`."""
    secret: str
    """32 bytes as hex; leaves the process only when the play is over. Real dice need none."""
    opened: str


@dataclass(frozen=True, slots=True)
class StoredPlay:
    row: PlayRow
    texts: tuple[str, ...] | None
    """What the seats added to the dice; None until the play starts."""
    over: bool


class Line(NamedTuple):
    n: int
    """Counted from one, without gaps."""
    text: str
    act_id: str | None
    """The client's own id, on the first line of what its act led to."""
    at: str


class Appended(Enum):
    COMMITTED = "committed"
    CONFLICT = "conflict"
    """Somebody was first, the lines are not next, or the play is not going on."""
    REPEATED = "repeated"
    """An act with this id is stored already."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was left; everything in it may change.

    Of a seat, which is plain JSON, the ledger knows three keys: `guest` (an id), `name`, `level`.
    """

    id: str
    code: str
    options: dict[str, object]
    seats: list[dict[str, object]]
    host: str
    play: str | None
    public: bool
    state: str
    touched: str


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str
    seen: str


@dataclass(frozen=True, slots=True)
class ChatLine:
    guest: str
    at: str
    text: str
