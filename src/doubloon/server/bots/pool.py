"""A pool of worker processes in which bots think, so that no table waits for another one.

A question first waits for a worker, in turn with those of other hosts (`crowd`), and is then
thought about. Only thinking is limited by killing the worker. A question that would wait too long
is asked at a weaker level instead (`levels`). A bot that thinks too long, crashes or chooses an
illegal act is replaced for that decision by the next weaker level as well. The weakest level, the
cabin boy, needs no process. So there is always an act, and it comes in time.
"""

import asyncio
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import structlog
from prometheus_client.core import Metric

from doubloon.bots import LEVELS, cabin_boy
from doubloon.core.setup import Seat
from doubloon.server.bots.crowd import Crowd
from doubloon.server.bots.figures import Figures
from doubloon.server.bots.levels import Levels, Pace, split_patience
from doubloon.server.bots.question import BUSY, DIED, SLOW, Choice, Question
from doubloon.server.bots.worker import PlayCache, decide
from doubloon.server.bots.workers import Worker, Workers
from doubloon.server.workers import WorkerDied, exchange

CABIN_BOY = LEVELS[0]

_log: structlog.typing.FilteringBoundLogger = structlog.get_logger()


class PoolClosed(RuntimeError):
    """A bot was asked, or was thinking, when the server stopped."""


class NoAnswer(Exception):
    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason, self.detail = reason, detail


@dataclass(eq=False, slots=True)
class _Asked:
    """A question that waits, or is thought about."""

    question: Question
    pace: Pace
    levels: Sequence[str]
    """The level asked for, and all below it."""
    steps: int
    """How far below the level asked for it is to be answered."""
    since: float
    answer: asyncio.Future[str]
    timer: asyncio.TimerHandle | None = None
    begun: float | None = None

    @property
    def host(self) -> str:
        return self.question.asker.host

    @property
    def people(self) -> bool:
        return self.question.asker.people

    @property
    def cost(self) -> float:
        return self.pace.expect(self.question.game, self.level)

    @property
    def who(self) -> tuple[str, Seat]:
        return self.question.asker.table, self.question.seat

    @property
    def level(self) -> str:
        return self.levels[self.steps]


class BotPool:
    def __init__(
        self,
        workers: int = 1,
        thinking: float = 3.0,
        *,
        patience: float = 3.0,
        bots_patience: float = 12.0,
        calm: float = 5.0,
        bots: str = "doubloon.bots",
        levels: Sequence[str] = LEVELS,
        now: Callable[[], float] | None = None,
    ) -> None:
        """Workers start when they are needed. `bots` names the module that makes the bots.

        The times are explained in `Settings`. `now` is the clock, if not that of the event loop.
        """
        self._workers, self._thinking = workers, thinking
        self._patience = {True: patience, False: bots_patience}
        self._names = levels
        self._now = now or (lambda: asyncio.get_running_loop().time())
        self._crew = Workers(bots, self._now)
        self._crowd: Crowd[_Asked] = Crowd()
        self._pace, self._levels = Pace(), Levels(calm)
        self._figures = Figures()
        self._running: dict[_Asked, asyncio.Task[None]] = {}
        """Questions that have a worker, or get one that starts."""
        self._thread = ThreadPoolExecutor(1)
        """Where cabin boys choose; more threads would take turns with the event loop."""
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the worker processes."""
        return [process.pid for process in self._crew.alive]

    @property
    def healthy(self) -> bool:
        """Whether workers can be started, as far as was tried."""
        return not self._closed and not self._crew.failed

    def collect(self) -> Iterator[Metric]:
        """What is measured, for Prometheus."""
        busy, idle = len(self._running), self._crew.idle
        return self._figures.collect(waiting=len(self._crowd), busy=busy, idle=idle)

    async def choose(self, question: Question) -> Choice:
        """A legal act of the seat; from a weaker level where the one asked for has no answer."""
        if self._closed:
            raise PoolClosed
        levels = self._levels_from(question.level)
        steps, reason = self._pick(question, levels), BUSY
        while steps < len(levels) and self._crew.any:
            asked = self._ask(question, levels, steps)
            try:
                text = await asked.answer
            except NoAnswer as failure:
                steps, reason = asked.steps + 1, failure.reason
                if reason != BUSY:
                    about = {"reason": reason, "detail": failure.detail}
                    _log.warning("bot-replaced", game=question.game, bot=asked.level, **about)
            else:
                reason = BUSY if asked.steps > steps else reason
                return Choice(text, asked.level, reason if asked.steps else "")
            finally:
                self._forget(asked)
        if not self._crew.any:
            reason = DIED
            if not question.asker.people:  # tables without anybody must not keep the server busy
                await asyncio.sleep(self._patience[False])
        loop = asyncio.get_running_loop()
        text = await loop.run_in_executor(self._thread, _choose_at_random, question)
        return Choice(text, CABIN_BOY, "" if question.level == CABIN_BOY else reason)

    def _levels_from(self, level: str) -> Sequence[str]:
        """This level (or the best, if it is unknown) and all below it, best first."""
        known = self._names
        below = known[: known.index(level) + 1] if level in known else known
        return below[::-1]

    # Waiting.

    def _limits(self, question: Question, levels: Sequence[str]) -> list[float]:
        return split_patience(self._patience[question.asker.people], len(levels))

    def _pick(self, question: Question, levels: Sequence[str]) -> int:
        """How many levels to go down before anything is begun."""

        def predict(steps: int) -> float:
            wait = self._predict_wait(question)
            return wait and wait + self._pace.expect(question.game, levels[steps])

        def is_worth(steps: int) -> bool:
            weaker = levels[steps + 1 :]
            return self._pace.is_worth_lowering(question.game, levels[steps], weaker)

        who, limits = (question.asker.table, question.seat), self._limits(question, levels)
        return self._levels.pick(who, limits, predict, is_worth, self._now())

    def _predict_wait(self, question: Question) -> float:
        """Seconds until a worker would take this question; 0 if one does at once."""
        if not self._crowd and len(self._running) < self._workers:
            return 0.0
        now, asker = self._now(), question.asker
        work = self._crowd.work_before(asker.host, people=asker.people)
        for asked in self._running:
            spent = 0.0 if asked.begun is None else now - asked.begun
            work += max(0.0, asked.cost - spent)
        return work / self._workers

    def _ask(self, question: Question, levels: Sequence[str], steps: int) -> _Asked:
        """Let a question wait for a worker."""
        answer = asyncio.get_running_loop().create_future()
        asked = _Asked(question, self._pace, levels, steps, self._now(), answer)
        self._crowd.add(asked)
        self._set_timer(asked)
        self._dispatch()
        return asked

    def _set_timer(self, asked: _Asked) -> None:
        """Give up when the time of the level is over; that of the last if no other is faster."""
        weaker = asked.levels[asked.steps + 1 :]
        lowers = self._pace.is_worth_lowering(asked.question.game, asked.level, weaker)
        limits = self._limits(asked.question, asked.levels)
        left = asked.since + limits[asked.steps if lowers else -1] - self._now()
        give_up = self._lower if lowers else self._refuse
        later = asyncio.get_running_loop().call_later
        asked.timer = later(max(0.0, left), give_up, asked)

    def _lower(self, asked: _Asked) -> None:
        """Give up a level for a question that has waited too long; it keeps its place."""
        asked.steps += 1
        self._levels.note(asked.who, asked.steps, self._now())
        self._set_timer(asked)

    def _refuse(self, asked: _Asked) -> None:
        """Let a question go that has waited for all of its patience."""
        self._crowd.remove(asked)
        if not asked.answer.done():
            asked.answer.set_exception(NoAnswer(BUSY))

    def _forget(self, asked: _Asked) -> None:
        """Nobody waits for this answer any more. A worker that thinks about it stays."""
        if asked.timer is not None:
            asked.timer.cancel()
        self._crowd.remove(asked)

    # Thinking.

    def _dispatch(self) -> None:
        """Give waiting questions to workers that are free, or can be started."""
        while not self._closed and len(self._running) < self._workers:
            if (asked := self._crowd.take()) is None:
                return
            if asked.timer is not None:
                asked.timer.cancel()
            self._running[asked] = asyncio.get_running_loop().create_task(self._run(asked))

    async def _run(self, asked: _Asked) -> None:
        """Have a question answered by a worker."""
        try:
            text = await self._think(asked)
        except Exception as error:
            if not asked.answer.done():
                asked.answer.set_exception(PoolClosed() if self._closed else error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(text)
        finally:
            del self._running[asked]
            self._dispatch()

    async def _think(self, asked: _Asked) -> str:
        try:
            worker = await self._crew.take()
        except (WorkerDied, OSError, TimeoutError) as error:
            raise NoAnswer(DIED, type(error).__name__) from None
        asked.begun = begun = self._now()
        self._figures.waiting.add(begun - asked.since)
        try:
            async with asyncio.timeout(self._thinking):
                told = await exchange(worker.process, asked.question.write(asked.level))
        except (WorkerDied, TimeoutError) as error:
            self._crew.end(worker.process)
            raise NoAnswer(SLOW if isinstance(error, TimeoutError) else DIED) from None
        except BaseException:
            self._crew.end(worker.process)
            raise
        self._learn(worker, asked, self._now() - begun)
        self._crew.put_back(worker)
        answer: dict[str, str] = json.loads(told)
        if "text" not in answer:
            raise NoAnswer(answer["reason"], answer["detail"])
        if "builds" in answer:
            _log.info("table-builds", table=answer["builds"])
        return answer["text"]

    def _learn(self, worker: Worker, asked: _Asked, seconds: float) -> None:
        about = (asked.question.game, asked.level)
        self._figures.add_thinking(asked.level, seconds)
        self._pace.learn(*about, seconds, cold=about not in worker.known)
        worker.known.add(about)

    async def close(self) -> None:
        """End every worker; callers that still wait get `PoolClosed`."""
        self._closed = True
        while (asked := self._crowd.take()) is not None:
            if not asked.answer.done():
                asked.answer.set_exception(PoolClosed())
        self._crew.stop()
        if self._running:
            await asyncio.wait(self._running.values())
        await self._crew.rest()
        self._thread.shutdown(wait=False)


def _choose_at_random(question: Question) -> str:
    """The cabin boy's act, chosen in a thread of this process."""
    play, seat = question.play, question.seat
    if play is None:
        play = PlayCache().reach(question.game, question.setup, question.steps)
    return play.game.write(seat, decide(cabin_boy, play, seat, question.seed))
