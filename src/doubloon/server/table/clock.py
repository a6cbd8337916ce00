"""What a table waits for between two acts: the deadline of a guest, or a bot that thinks."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from doubloon.server import randomness
from doubloon.server.bots.question import Asker, Choice, Question
from doubloon.server.table.context import Bots
from doubloon.server.table.history import History
from doubloon.server.table.options import TableOptions
from doubloon.server.table.running import Decision

log = structlog.get_logger()

RETRY = 1.0
"""Seconds after which a bot is asked again that gave no act, or whose act was not stored."""

Decided = Callable[[Decision, str, Choice], None]
"""Takes a decision, the level that was asked, and what was chosen; no act for a roll."""


class Clock:
    """The deadline of one decision, and the bot that decides when it has passed.

    Whoever is told of a decision is known only while something is waited for, so that a table
    and its clock do not keep each other in memory.
    """

    def __init__(self, bots: Bots, options: TableOptions, table: str) -> None:
        self._bots, self.options = bots, options
        self._asker = Asker(table)
        self.running = False
        """Whether something will happen by itself."""
        self._of: int | None = None
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def left(self) -> float | None:
        """Seconds left for the decision."""
        if self._of is None:
            return None
        return round(max(0.0, self._deadline - asyncio.get_running_loop().time()), 1)

    def start(self, decision: Decision, history: History, asker: Asker, decided: Decided) -> None:
        """Wait for a guest until the deadline, or let a bot think at once."""
        self.cancel()
        self.running, self._asker = True, asker
        loop = asyncio.get_running_loop()
        if decision.level is not None:
            self._of = None
            self._think(decision, decision.level, history, decided)
            return
        if self.options.timer is not None and self._of != decision.n:
            self._of, self._deadline = decision.n, loop.time() + self.options.timer
        level = self.options.level
        self._timer = loop.call_at(self._deadline, self._think, decision, level, history, decided)

    def clear_deadline(self) -> None:
        self._of = None

    def retry(self, decision: Decision, level: str, history: History, decided: Decided) -> None:
        """Let a bot decide again after a while."""
        self.later(partial(self._think, decision, level, history, decided))

    def later(self, work: Callable[[], None]) -> None:
        """Wait for nothing else, and do this after a while."""
        self.cancel()
        self.running = True
        self._timer = asyncio.get_running_loop().call_later(RETRY, self._do_later, work)

    def _do_later(self, work: Callable[[], None]) -> None:
        self._timer, self.running = None, False
        work()

    def cancel(self) -> None:
        """Wait for nothing."""
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
        self._timer = self._task = None
        self.running = False

    def _think(self, decision: Decision, level: str, history: History, decided: Decided) -> None:
        self._timer = None
        if decision.roll:  # nothing to choose
            self.running = False
            decided(decision, level, Choice("", level))
            return
        self.running = True
        question = Question(
            game=self.options.game,
            level=level,
            setup=self.options.setup,
            steps=history.live(),
            seat=decision.seat,
            seed=randomness.make_seed(),
            play=history.play,
            asker=self._asker,
        )
        choosing = self._choose(decision, question, decided)
        self._task = asyncio.get_running_loop().create_task(choosing)

    async def _choose(self, decision: Decision, question: Question, decided: Decided) -> None:
        level = question.level
        while True:
            try:
                choice = await self._bots.choose(question)
                break
            except Exception:
                log.exception("bot-gave-no-answer", table=self._asker.table, level=level)
                await asyncio.sleep(RETRY)
        self._task, self.running = None, False
        decided(decision, level, choice)
