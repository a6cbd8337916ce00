"""What is stored and cannot be true: it is logged once, and refused by name."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from doubloon.core.errors import Fact
from doubloon.server.storage.protocol import StorageError

log = structlog.get_logger()

_MOST = 10_000
"""Findings that are remembered, so that each is logged once however often somebody asks."""

_logged: set[tuple[object, ...]] = set()


def damaged(problem: str, **facts: Fact) -> StorageError:
    """The refusal of something damaged. The log has it once."""
    finding = (problem, *facts.items())
    if finding not in _logged:
        if len(_logged) >= _MOST:
            _logged.clear()
        _logged.add(finding)
        log.error(problem, **facts)
    return StorageError(problem, **facts)


@contextmanager
def refusing(problem: str, **facts: Fact) -> Iterator[None]:
    """Refuse what cannot be decoded in here. What it contains is not repeated: it may be secret."""
    try:
        yield
    except StorageError:
        raise
    except (ValueError, TypeError, LookupError, AttributeError):
        raise damaged(problem, **facts) from None
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        raise damaged(problem, **facts) from None  # a text that is not UTF-8
