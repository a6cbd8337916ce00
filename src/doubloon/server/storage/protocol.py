"""What a server remembers, as a protocol: every implementation is held to the same tests.

A `Storage` has six parts. A call returns when its change is durable. Every time is UTC, as
ISO 8601. `docs/server.md` says what an implementation must guarantee.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, Protocol

from doubloon.core.errors import DoubloonError
from doubloon.core.fairness import BY_TURN
from doubloon.core.record import Record

NOBODY = "-"
"""The name of a seat whose player was erased or was never known."""


class StorageError(DoubloonError):
    """The storage cannot be opened, or refuses a change."""

    kind = "ledger"


@dataclass(frozen=True, slots=True)
class PlayRow:
    """What a table agreed on. It does not change once the play has started.

    Id, game, secret and time never change, except that a play with real dice may get a secret.
    """

    id: str
    game: str
    edition: str
    readings: dict[str, object]
    target: int | None
    seats: int
    dice: str
    """`server` or `table`."""
    secret: str
    """32 bytes as hex, published when the play is over. Empty where dice are real."""
    opened: str
    components: dict[str, object] | None = None
    """A corrected box; None: the one that ships."""
    version: int = BY_TURN
    """The version of the scheme that its dice follow. It never changes."""


@dataclass(frozen=True, slots=True)
class StoredPlay:
    """A play and how far it has come."""

    row: PlayRow
    texts: tuple[str, ...] | None
    """The client seeds, as the record lists them; None until the play starts."""
    over: bool
    seating: tuple[int, ...] | None = None
    """For every seat its number before the dice shuffled the seats, if they did."""


class Line(NamedTuple):
    """A stored step."""

    n: int
    """Counted from one, without gaps."""
    text: str
    act_id: str | None
    """The client's id of the act, on the first line that the act led to."""
    at: str


class Appended(Enum):
    """What became of lines that were to be appended."""

    COMMITTED = "committed"
    CONFLICT = "conflict"
    """Another process was first, the lines are not next, or the play is not running."""
    REPEATED = "repeated"
    """An act with this id is stored already."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was left. Everything but its id may change.

    A seat is plain JSON. Storage reads three of its keys: `guest` (an id), `name` and `level`.
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


@dataclass(frozen=True, slots=True)
class StoredReview:
    """The review of a play. It can always be made again."""

    play: str
    version: int
    """The version of the analysis that made it."""
    steps: int
    """How many steps the play had."""
    made: str
    body: bytes
    """JSON, without the names of the players."""


class Plays(Protocol):
    """Plays and their steps. Steps are only ever appended.

    Where a method takes a table, play and table change in one transaction.
    """

    async def open(
        self, row: PlayRow, table: TableRow | None = None, old: TableRow | None = None, /
    ) -> None:
        """Remember a new play. Its id must be new. `old` is the table whose rematch it is."""

    async def agree(self, row: PlayRow, table: TableRow | None = None, /) -> None:
        """Change the terms of a play that has not started."""

    async def start(
        self,
        play: str,
        texts: Sequence[str],
        table: TableRow | None = None,
        lines: Sequence[Line] = (),
        /,
        *,
        seating: Sequence[int] | None = None,
    ) -> None:
        """Fix the client seeds and the seating, and store the first lines.

        A play takes no steps before this.
        """

    async def finish(self, play: str, table: TableRow | None = None, /) -> None:
        """Take no more steps of this play. Its secret may be published from now on."""

    async def reopen(self, play: str, table: TableRow, lines: Sequence[Line], /) -> Appended:
        """Take steps again, these first: the last roll of real dice was entered wrongly."""

    async def append(
        self, play: str, lines: Sequence[Line], table: TableRow | None = None, /
    ) -> Appended:
        """Store all of these lines or none. With a table they are the last: the play is over."""

    async def get(self, play: str, /) -> StoredPlay | None: ...
    async def steps(self, play: str, after: int = 0, /) -> list[Line]:
        """The lines with a higher number than this, in order."""

    async def find_act(self, play: str, act_id: str, /) -> int | None:
        """The number of the line that holds this act."""

    async def export(self, play: str, /) -> Record | None:
        """The record of a play. It holds the secret only once the play is over."""


class Tables(Protocol):
    """Tables: who sits where, and what was agreed."""

    async def save(self, table: TableRow, /) -> None: ...
    async def get(self, id_or_code: str, /) -> TableRow | None: ...
    async def newest(
        self, *, public: bool, states: Sequence[str], limit: int = 100
    ) -> list[TableRow]:
        """Tables in one of these states, the last touched first."""

    async def note_opened(self, table_or_play: str, day: str, /) -> None:
        """Remember the day on which somebody opened a table, or the replay of its play."""

    async def of_guest(self, guest: str, /) -> list[TableRow]:
        """Tables that this guest hosts or sits at, the last touched first."""


class Guests(Protocol):
    """Guests and their names."""

    async def save(self, guest: GuestRow, /) -> None: ...
    async def get(self, guest: str, /) -> GuestRow | None: ...
    async def erase(self, guest: str, /) -> None:
        """Erase a guest's names, chat lines and tokens. The guest's steps stay.

        Only that this guest was erased is remembered.
        """

    async def is_forgotten(self, guest: str, /) -> bool:
        """Whether this guest was erased."""


class Chats(Protocol):
    """What was said at tables."""

    async def add(self, table: str, guest: str, at: str, text: str, /) -> None: ...
    async def last(self, table: str, count: int = 50, /) -> list[ChatLine]:
        """The last lines of a table, oldest first."""

    async def erase(self, table: str, /) -> None: ...


class Tokens(Protocol):
    """Tokens that speak for a guest. Only their hashes are stored."""

    async def save(self, token_hash: str, guest: str, at: str, /) -> None:
        """Let the owner of this token act as a guest, who must be stored already."""

    async def guest(self, token_hash: str, /) -> str | None:
        """The guest whom this token speaks for."""

    async def revoke(self, token_hash: str, /) -> None: ...


class Reviews(Protocol):
    """Reviews of plays, one for each. They are no part of the ledger, and leave with their play."""

    async def save(self, review: StoredReview, /) -> None:
        """Keep a review in place of an earlier one. Its play must be stored."""

    async def get(self, play: str, /) -> StoredReview | None: ...


class Storage(Protocol):
    """Everything a server remembers."""

    @property
    def plays(self) -> Plays: ...
    @property
    def tables(self) -> Tables: ...
    @property
    def guests(self) -> Guests: ...
    @property
    def chats(self) -> Chats: ...
    @property
    def tokens(self) -> Tokens: ...
    @property
    def reviews(self) -> Reviews: ...
    async def size(self) -> int:
        """Bytes that everything takes."""

    async def can_write(self) -> bool:
        """Whether a change would be stored now."""

    async def close(self) -> None:
        """Finish what was asked for before, then release everything."""
