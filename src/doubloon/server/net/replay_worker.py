"""A process that reads and replays records, with bounded memory.

Records come from strangers, and a replay keeps every position of a play. `replays` starts it,
and kills it when a record takes too long.
"""

import os
import sys
from collections import OrderedDict
from typing import Literal

import msgspec

from doubloon.core import record
from doubloon.core.errors import DoubloonError, RecordError
from doubloon.core.setup import Seat
from doubloon.server.table import replay
from doubloon.server.table.replay import ReplayedPlay
from doubloon.server.workers import answer_lines

KEPT = 8
"""Plays kept from one question to the next."""

MEMORY = 1 << 30
"""Bytes that the process may use."""

ANSWER, REFUSAL = b"+", b"-"
"""What an answer and a refusal begin with."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    wanted: Literal["stretch", "highlights", "draws"]
    text: str
    """The record."""
    seat: int | None = None
    start: int = 0


class Replayer:
    """Replays records, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, ReplayedPlay] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def answer(self, line: bytes) -> bytes:
        """The answer to a question as JSON, or the problem for which there is none."""
        asked = msgspec.json.decode(line, type=Question)
        try:
            return ANSWER + msgspec.json.encode(self._find(asked))
        except DoubloonError as error:
            return REFUSAL + msgspec.json.encode(replay.describe_problem(error))
        except (MemoryError, RecursionError):
            self._kept.clear()
            return REFUSAL + msgspec.json.encode(
                replay.describe_problem(RecordError("record-too-costly"))
            )

    def _find(self, asked: Question) -> object:
        match asked.wanted:
            case "stretch":
                seat = None if asked.seat is None else Seat(asked.seat - 1)
                return replay.cut_stretch(self._replay(asked.text), seat, asked.start)
            case "highlights":
                return replay.list_highlights(self._replay(asked.text))
            case "draws":
                return replay.list_draws(record.read(asked.text))

    def _replay(self, text: str) -> ReplayedPlay:
        replayed = self._kept.get(text) or replay.replay_record(record.read(text))
        self._kept[text] = replayed
        self._kept.move_to_end(text)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replayed


def main() -> None:
    if sys.platform != "win32":
        import resource

        os.nice(10)  # tables come first
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answer_lines(lambda: Replayer().answer)


if __name__ == "__main__":
    main()
