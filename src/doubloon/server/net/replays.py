"""Replays, computed in threads beside the event loop and kept for the next request."""

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
from doubloon.server.table.replay import ReplayedPlay

LONGEST = 400_000
"""Bytes that a record sent in may have: many times the longest play."""

KEPT = 8
"""Plays kept from one request to the next."""

AT_ONCE = 2
"""Replays computed at the same time; others wait, so that tables never do."""


@dataclass(slots=True)
class Replays:
    _kept: OrderedDict[str, ReplayedPlay] = field(default_factory=OrderedDict)
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def __len__(self) -> int:
        return len(self._kept)

    async def stored(self, play: str, found: Record, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a play that is over, as JSON."""
        name = f"{play} {len(found.steps)}"
        return await self._compute(lambda: self._stretch(name, lambda: found, wanted), packed)

    async def uploaded(self, body: bytes, wanted: Stretch, *, packed: bool) -> bytes:
        """A stretch of a record that was sent in, as JSON."""
        name = sha256(body).hexdigest()
        return await self._compute(lambda: self._stretch(name, lambda: read(body), wanted), packed)

    async def highlights(self, play: str, found: Record, *, packed: bool) -> bytes:
        """What each seat did in a play that is over, as JSON."""
        name = f"{play} {len(found.steps)}"
        return await self._compute(
            lambda: replay.list_highlights(self._replay(name, lambda: found)), packed
        )

    async def draws(self, body: bytes, *, packed: bool) -> bytes:
        return await self._compute(lambda: replay.list_draws(read(body)), packed)

    async def _compute(self, work: Callable[[], object], packed: bool) -> bytes:
        def answer() -> bytes:
            text = msgspec.json.encode(work())
            return gzip.compress(text, 4) if packed else text

        async with self._turns:
            return await asyncio.to_thread(answer)

    def _stretch(self, name: str, find: Callable[[], Record], wanted: Stretch) -> object:
        replayed = self._replay(name, find)
        seat = None if wanted.seat is None else Seat(wanted.seat - 1)
        return replay.cut_stretch(replayed, seat, wanted.start)

    def _replay(self, name: str, find: Callable[[], Record]) -> ReplayedPlay:
        replayed = self._kept.get(name) or replay.replay_record(find())
        self._kept[name] = replayed
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replayed


def read(body: bytes) -> Record:
    try:
        return record.read(body.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise MessageError("message-text", detail=str(error)) from None


def read_stretch(query: dict[str, str]) -> Stretch:
    try:
        return msgspec.convert(query, Stretch, strict=False)
    except msgspec.ValidationError as error:
        raise MessageError("message-field", detail=str(error)) from None
