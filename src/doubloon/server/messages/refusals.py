"""What the server itself refuses. What the rules refuse is defined in `core.errors`."""

from typing import ClassVar

from doubloon.core.errors import DoubloonError
from doubloon.server.messages.answers import Refused


class TableError(DoubloonError):
    """A table does not allow it: not the host, the seat is taken, …"""

    kind: ClassVar[str] = "table"


class MessageError(DoubloonError):
    """A frame that is not a valid message."""

    kind: ClassVar[str] = "message"


class LimitError(DoubloonError):
    """Too much, too often or too large."""

    kind: ClassVar[str] = "limit"


def make_refusal(
    error: DoubloonError, id: str = "", table: str | None = None, n: int | None = None
) -> Refused:
    """A refusal as a message."""
    return Refused(
        id=id,
        table=table,
        error=error.kind,
        problem=error.problem,
        clause=error.clause,
        facts=dict(error.facts),
        n=n,
    )
