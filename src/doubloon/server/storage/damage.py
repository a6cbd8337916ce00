"""What is stored and cannot be true: it is refused by name, and logged once."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from doubloon.core.errors import Fact
from doubloon.server.storage.protocol import StorageError

log = structlog.get_logger()

PROBLEMS = frozenset({"play-damaged", "table-damaged", "ledger-damaged"})

_MOST = 10_000
"""Findings that are remembered, so that each is logged once however often somebody asks."""

_logged: set[tuple[object, ...]] = set()


@contextmanager
def refusing(problem: str, **facts: Fact) -> Iterator[None]:
    """Refuse what cannot be decoded in here. What it contains is not repeated: it may be secret."""
    try:
        yield
    except StorageError:
        raise
    except (ValueError, TypeError, LookupError, AttributeError):
        raise StorageError(problem, **facts) from None


@contextmanager
def reporting() -> Iterator[None]:
    """Log damage that is found in here."""
    try:
        yield
    except StorageError as error:
        report(error)
        raise


def report(error: StorageError) -> None:
    """Log this if it is damage, and new."""
    finding = (error.problem, *error.facts.items())
    if error.problem not in PROBLEMS or finding in _logged:
        return
    if len(_logged) >= _MOST:
        _logged.clear()
    _logged.add(finding)
    log.error(error.problem, **error.facts)
