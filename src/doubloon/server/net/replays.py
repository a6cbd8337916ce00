"""Replays of records, computed in processes with bounded time and memory."""

import asyncio
import gzip
from asyncio.subprocess import Process

import msgspec

from doubloon.core import record
from doubloon.core.errors import DoubloonError, RecordError
from doubloon.core.record import Record
from doubloon.server.messages.refusals import MessageError
from doubloon.server.messages.replay_types import Problem, Stretch
from doubloon.server.net.replay_worker import REFUSAL, Question
from doubloon.server.workers import WorkerDied, exchange, kill, start_worker

LONGEST = 400_000
"""Bytes that a record sent in may have: many times the longest play."""

AT_ONCE = 2
"""Processes; more questions wait, so that tables never do."""

SECONDS = 10.0
"""How long one answer may take."""

WORKER = "doubloon.server.net.replay_worker"


class Replays:
    def __init__(self, seconds: float = SECONDS, worker: str = WORKER) -> None:
        """Workers start when they are needed. `worker` names the module they run."""
        self._seconds, self._worker = seconds, worker
        self._free = asyncio.Semaphore(AT_ONCE)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process.pid for process in (*self._idle, *self._busy)]

    async def stored(self, found: Record, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a play that is over, as JSON."""
        return await self._stretch(record.write(found), wanted, packed)

    async def uploaded(self, body: bytes, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a record that was sent in, as JSON."""
        return await self._stretch(decode(body), wanted, packed)

    async def highlights(self, found: Record, *, packed: bool) -> bytes:
        """What each seat did in a play that is over, as JSON."""
        return await self._ask(Question(wanted="highlights", text=record.write(found)), packed)

    async def draws(self, body: bytes, *, packed: bool) -> bytes:
        return await self._ask(Question(wanted="draws", text=decode(body)), packed)

    async def _stretch(self, text: str, wanted: Stretch, packed: bool) -> bytes:
        asked = Question(wanted="stretch", text=text, seat=wanted.seat, start=wanted.start)
        return await self._ask(asked, packed)

    async def _ask(self, question: Question, packed: bool) -> bytes:
        async with self._free:
            told = await self._ask_worker(msgspec.json.encode(question))
        if told.startswith(REFUSAL):
            raise find_error(msgspec.json.decode(told[1:], type=Problem))
        return await asyncio.to_thread(gzip.compress, told[1:], 4) if packed else told[1:]

    async def _ask_worker(self, question: bytes) -> bytes:
        alive = [process for process in self._idle if process.returncode is None]
        self._idle = alive  # one that died while nobody asked is nobody's fault
        process = alive.pop() if alive else await start_worker(self._worker)
        self._busy.add(process)
        try:
            async with asyncio.timeout(self._seconds):
                answer = await exchange(process, question)
        except BaseException as error:
            await kill(process)
            if isinstance(error, TimeoutError | WorkerDied):
                raise RecordError("record-too-costly") from None
            raise
        finally:
            self._busy.remove(process)
        self._idle.append(process)
        return answer

    async def close(self) -> None:
        """End every worker; whoever waits for one is refused."""
        for process in (*self._idle, *self._busy):
            await kill(process)
        self._idle.clear()


def find_error(problem: Problem) -> DoubloonError:
    """The error that a worker described."""
    kinds = {kind.kind: kind for kind in _all_kinds(DoubloonError)}
    error = kinds[problem.error](problem.problem, **problem.facts)
    error.step = problem.step
    return error


def _all_kinds(kind: type[DoubloonError]) -> list[type[DoubloonError]]:
    return [kind, *(deeper for below in kind.__subclasses__() for deeper in _all_kinds(below))]


def decode(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MessageError("message-text", detail=str(error)) from None


def read_stretch(query: dict[str, str]) -> Stretch:
    try:
        return msgspec.convert(query, Stretch, strict=False)
    except msgspec.ValidationError as error:
        raise MessageError("message-field", detail=str(error)) from None
