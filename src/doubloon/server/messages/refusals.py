"""What the server itself refuses; what the rules refuse is the games' business."""

from typing import ClassVar

from doubloon.core.errors import DoubloonError
from doubloon.server.messages.answers import Refused


class TableError(DoubloonError):
    """Something a table does not allow: not the host, the seat is taken, …"""

    kind: ClassVar[str] = "table"


class MessageError(DoubloonError):
    """A frame that is no message."""

    kind: ClassVar[str] = "message"


class LimitError(DoubloonError):
    """Too much, too often or too large."""

    kind: ClassVar[str] = "limit"


def refused(
    error: DoubloonError, id: str = "", table: str | None = None, n: int | None = None
) -> Refused:
    """The one shape of a refusal on the wire."""
    return Refused(
        id=id,
        table=table,
        error=error.kind,
        problem=error.problem,
        clause=error.clause,
        facts=dict(error.facts),
        n=n,
    )
