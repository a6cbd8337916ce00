"""Replays for whoever asks, worked out beside the event loop and kept for the next stretch."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256

import msgspec

from doubloon.core import record
from doubloon.core.record import Record
from doubloon.core.setup import Seat
from doubloon.server.messages.refusals import MessageError
from doubloon.server.messages.replay_types import Stretch
from doubloon.server.table import replay
from doubloon.server.table.replay import Retold

LONGEST = 400_000
"""Bytes of a record that may be sent in: many times the longest play."""

KEPT = 8
"""Plays remembered from one stretch to the next."""

AT_ONCE = 2
"""Replays worked out at the same time; others wait, so that tables never do."""


@dataclass(slots=True)
class Replays:
    _kept: OrderedDict[str, Retold] = field(default_factory=OrderedDict)
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def __len__(self) -> int:
        return len(self._kept)

    async def of(self, play: str, found: Record, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a play that is over, as JSON."""
        name = f"{play} {len(found.steps)}"
        return await self._beside(lambda: self._stretch(name, lambda: found, wanted), packed)

    async def sent(self, body: bytes, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a record somebody sent in."""
        name = sha256(body).hexdigest()
        return await self._beside(lambda: self._stretch(name, lambda: read(body), wanted), packed)

    async def draws(self, body: bytes, *, packed: bool) -> bytes:
        return await self._beside(lambda: replay.draws(read(body)), packed)

    async def _beside(self, work: Callable[[], object], packed: bool) -> bytes:
        def answer() -> bytes:
            told = msgspec.json.encode(work())
            return gzip.compress(told, 4) if packed else told

        async with self._turns:
            return await asyncio.to_thread(answer)

    def _stretch(self, name: str, find: Callable[[], Record], wanted: Stretch) -> object:
        told = self._kept.get(name) or replay.retold(find())
        self._kept[name] = told
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        seat = None if wanted.seat is None else Seat(wanted.seat - 1)
        return replay.stretch(told, seat, wanted.start)


def read(body: bytes) -> Record:
    try:
        return record.read(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise MessageError("message-text", detail=str(error)) from None


def wanted(query: dict[str, str]) -> Stretch:
    try:
        return msgspec.convert(query, Stretch, strict=False)
    except msgspec.ValidationError as error:
        raise MessageError("message-field", detail=str(error)) from None
