"""Work that nobody waits for: it goes on by itself, and what goes wrong is logged."""

import asyncio
from collections.abc import Coroutine

import structlog

from doubloon.core.errors import DoubloonError

log = structlog.get_logger()

_tasks: set[asyncio.Task[None]] = set()
"""The event loop alone would not keep them alive."""


def begin(work: Coroutine[object, object, object]) -> None:
    """Let this go on by itself."""
    task = asyncio.get_running_loop().create_task(_finish(work))
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)


async def _finish(work: Coroutine[object, object, object]) -> None:
    try:
        await work
    except DoubloonError as error:
        log.info("work-refused", problem=error.problem)
    except Exception:
        log.exception("work-failed")
