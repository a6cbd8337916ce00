"""Reviews of finished plays: made one at a time in a process of low priority, then kept.

A review may take a minute. Whoever asks is told how far it is and asks again; nobody has to stay.
A server that was stopped meanwhile has nothing to clean up: the next question begins anew.
"""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime

import msgspec
import structlog

from doubloon.analysis.review import VERSION
from doubloon.core import record
from doubloon.core.errors import DoubloonError, RecordError
from doubloon.core.record import Record
from doubloon.server.messages.refusals import LimitError
from doubloon.server.messages.replay_types import Problem
from doubloon.server.messages.review_types import Review, ReviewProgress
from doubloon.server.net.replay_worker import REFUSAL
from doubloon.server.net.replays import find_error
from doubloon.server.net.review_worker import PROGRESS
from doubloon.server.storage import protocol
from doubloon.server.storage.protocol import StorageError, StoredReview
from doubloon.server.workers import WorkerDied, kill, receive, send, start_worker

SECONDS = 600.0
"""How long one review may take."""

KEPT = 16
"""Answers that wait in memory to be fetched: of records that were sent in, and refusals."""

WORKER = "doubloon.server.net.review_worker"

Keep = Callable[[Review], Awaitable[None]]
"""Keeps a review that was made."""

_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Asker:
    """Who wants a review."""

    guest: str
    address: str


@dataclass(slots=True)
class _Job:
    asker: Asker
    text: str
    working: bool = False
    done: int = 0
    steps: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def progress(self) -> ReviewProgress:
        return ReviewProgress(
            state="working" if self.working else "waiting", done=self.done, steps=self.steps
        )


class Reviews:
    def __init__(
        self,
        kept: protocol.Reviews,
        *,
        most: int,
        each: int,
        seconds: float = SECONDS,
        worker: str = WORKER,
    ) -> None:
        """At most so many reviews wait or are made, and so many of each address."""
        self._stored, self._most, self._each = kept, most, each
        self._seconds, self._worker = seconds, worker
        self._turn = asyncio.Lock()
        self._jobs: dict[str, _Job] = {}
        self._answers: OrderedDict[str, Review | DoubloonError] = OrderedDict()

    def __len__(self) -> int:
        """How many reviews wait or are made."""
        return len(self._jobs)

    async def of_play(self, play: str, found: Record, asker: Asker) -> Review | ReviewProgress:
        """The review of a stored play, or how far it is; asked for the first time, it begins."""
        steps = len(found.steps)
        if (review := await self._find(play, steps)) is not None:
            return msgspec.structs.replace(review, names=[*found.seats])

        async def keep(made: Review) -> None:
            nameless = msgspec.structs.replace(made, names=[])  # who asks to be forgotten is
            body, now = msgspec.json.encode(nameless), datetime.now(UTC).isoformat()
            await self._stored.save(StoredReview(play, VERSION, steps, now, body))

        return self._ask(f"{play} {steps}", lambda: record.write(found), asker, keep)

    async def of_record(self, text: str, asker: Asker) -> Review | ReviewProgress:
        """The review of a record that was sent in, or how far it is; it is not stored."""
        if not text.strip():
            record.read(text)  # refused at once: no process is needed to find nothing in it
        name = hashlib.sha256(text.encode()).hexdigest()
        answer = self._answers.get(name)
        if isinstance(answer, Review):
            return answer

        async def keep(made: Review) -> None:
            self._remember(name, made)

        return self._ask(name, lambda: text, asker, keep)

    async def _find(self, play: str, steps: int) -> Review | None:
        """The stored review of so many steps, unless it is of another version."""
        stored = await self._stored.get(play)
        if stored is None or (stored.version, stored.steps) != (VERSION, steps):
            return None
        try:
            return msgspec.json.decode(stored.body, type=Review)
        except (msgspec.MsgspecError, UnicodeError):
            _log.warning("review-unread", play=play)
            return None

    def _ask(
        self,
        name: str,
        text: Callable[[], str],
        asker: Asker,
        keep: Keep,
    ) -> Review | ReviewProgress:
        answer = self._answers.pop(name, None)
        if isinstance(answer, DoubloonError):
            raise answer
        if answer is not None:
            return answer
        if (job := self._jobs.get(name)) is None:
            self._admit(asker)
            self._jobs[name] = job = _Job(asker, text())
            job.task = asyncio.create_task(self._run(name, job, keep))
        return job.progress

    def _admit(self, asker: Asker) -> None:
        """Refuse who has a review under way, and everybody while too many wait."""
        asking = [job.asker for job in self._jobs.values()]
        if (
            len(asking) >= self._most
            or any(other.guest == asker.guest for other in asking)
            or sum(other.address == asker.address for other in asking) >= self._each
        ):
            raise LimitError("limit-busy")

    async def _run(self, name: str, job: _Job, keep: Keep) -> None:
        try:
            async with self._turn:
                job.working = True
                made = await self._make(job)
            try:
                await keep(made)
            except StorageError as error:
                _log.warning("review-not-kept", problem=error.problem)
                self._remember(name, made)  # told once, and made again if need be
        except DoubloonError as error:
            self._remember(name, error)
        except (TimeoutError, WorkerDied) as error:
            _log.warning("review-failed", why=type(error).__name__)
            self._remember(name, RecordError("record-too-costly"))
        finally:
            del self._jobs[name]

    async def _make(self, job: _Job) -> Review:
        process = await start_worker(self._worker)
        try:
            async with asyncio.timeout(self._seconds):
                await send(process, msgspec.json.encode(job.text))
                while (line := await receive(process)).startswith(PROGRESS):
                    job.done, job.steps = msgspec.json.decode(line[1:], type=tuple[int, int])
        finally:
            await asyncio.shield(kill(process))
        if line.startswith(REFUSAL):
            raise find_error(msgspec.json.decode(line[1:], type=Problem))
        return msgspec.json.decode(line[1:], type=Review)

    def _remember(self, name: str, answer: Review | DoubloonError) -> None:
        self._answers[name] = answer
        while len(self._answers) > KEPT:
            self._answers.popitem(last=False)

    async def close(self) -> None:
        """End what is being made; it is made when somebody asks for it again."""
        for task in [job.task for job in self._jobs.values() if job.task is not None]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
