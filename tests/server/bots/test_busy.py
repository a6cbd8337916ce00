"""Bots in a crowd: waiting is not thinking, levels step down one by one, hosts take turns."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from doubloon.core.setup import Seat, Setup
from doubloon.server.bots.pool import BotPool
from doubloon.server.bots.question import NOBODY, Asker, Choice, Question
from doubloon.server.bots.worker import PRIORITY
from doubloon.server.bots.workers import RETRY
from misbehaving import NAP
from table import after

STEPS = ["~ opening 12kcx", "~ opening 123cx", "~ roll 12kcx"]
LONG = 1000.0
"""Seconds that pass only on the clock of a test."""


class Crew:
    """A pool of one worker, the clock it looks at, and a pipe that ends the thinking of `waits`."""

    def __init__(self, pipe: Path, **times: float) -> None:
        self.time = 0.0
        self._pipe = pipe
        os.mkfifo(pipe)
        self._writes = os.open(pipe, os.O_RDWR)
        names = ("cabin-boy", "deckhand", "bosun", "waits")
        wide: dict[str, Any] = {"thinking": LONG, "patience": LONG, "bots_patience": LONG, **times}
        self.pool = BotPool(1, bots="misbehaving", levels=names, now=lambda: self.time, **wide)

    def ask(self, level: str, asker: Asker = NOBODY, seat: int = 0) -> asyncio.Task[Choice]:
        question = Question(
            game="kings-gold",
            level=level,
            setup=Setup(2),
            steps=STEPS,
            seat=Seat(seat),
            seed="seed",
            play=after("kings-gold", *STEPS),
            asker=asker,
        )
        return asyncio.create_task(self.pool.choose(question))

    async def begin(self, level: str = "waits", asker: Asker = NOBODY) -> asyncio.Task[Choice]:
        """Ask, and wait until a worker thinks about it."""
        thought = self.figure("doubloon_bot_wait_seconds_count")
        asked = self.ask(level, asker)
        await until(lambda: self.figure("doubloon_bot_wait_seconds_count") > thought)
        return asked

    def end(self) -> None:
        """End the thinking of one bot."""
        os.write(self._writes, b".")

    async def know(self, seconds: float) -> None:
        """Let it be known that `waits` thinks so long."""
        asked = await self.begin()
        self.time += seconds
        self.end()
        assert (await asked).level == "waits"

    def figure(self, name: str, **labels: str) -> float:
        samples = (sample for metric in self.pool.collect() for sample in metric.samples)
        return sum(
            sample.value
            for sample in samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    async def close(self) -> None:
        await self.pool.close()
        os.close(self._writes)


@pytest.fixture
def pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOUBLOON_TEST_PIPE", str(tmp_path / "pipe"))
    return tmp_path / "pipe"


@asynccontextmanager
async def crew(pipe: Path, **times: float) -> AsyncIterator[Crew]:
    made = Crew(pipe, **times)
    try:
        yield made
    finally:
        await made.close()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def test_waiting_is_not_thinking() -> None:
    many, limit = 9, 7 * NAP
    pool = BotPool(1, limit, patience=LONG, bots="misbehaving", levels=("cabin-boy", "naps"))
    asked = Question(
        game="kings-gold", level="naps", setup=Setup(2), steps=STEPS, seat=Seat(0), seed="seed"
    )
    with capture_logs() as logs:
        first = await pool.choose(asked)
        processes = pool.processes
        choices = await asyncio.gather(*(pool.choose(asked) for _ in range(many)))
        assert pool.processes == processes  # the worker that was warm
        await pool.close()
    assert {first, *choices} == {Choice(first.text, "naps")}
    assert logs == []


async def test_an_answer_that_would_come_too_late_is_not_begun(pipe: Path) -> None:
    async with crew(pipe, patience=4000.0) as here:
        await here.know(900)
        thinking = await here.begin()
        late = here.ask("waits")  # 900 + 900 of 1000 seconds
        await until(lambda: here.figure("doubloon_bot_questions_waiting"))
        assert not late.done()
        here.end()
        assert (await thinking).level == "waits"
        choice = await late
        assert (choice.level, choice.reason) == ("bosun", "busy")  # one level, not three
        assert here.figure("doubloon_bot_thinking_seconds_count", level="waits") == 2


async def test_levels_come_back_by_themselves_one_by_one_after_a_while(pipe: Path) -> None:
    async with crew(pipe, patience=4000.0, calm=10.0) as here:
        await here.know(900)
        thinking, busy = await here.begin(asker=Asker("other")), Asker("table")
        lowered = here.ask("waits", busy)
        await until(lambda: here.figure("doubloon_bot_questions_waiting"))
        here.end()
        await thinking
        assert (await lowered).level == "bosun"
        here.time += 9
        assert (await here.ask("waits", busy)).level == "bosun"  # it does not flap
        assert (await here.ask("waits", Asker("table"), 0)).reason == "busy"
        here.time += 1
        back = await here.begin("waits", busy)
        here.end()
        assert await back == Choice((await back).text, "waits")


async def test_a_question_that_waits_too_long_goes_down_and_nobody_is_killed(pipe: Path) -> None:
    pool_times = {"patience": 0.4}
    made = Crew(pipe, **pool_times)
    made.pool._now = asyncio.get_running_loop().time
    thinking = await made.begin()
    processes = made.pool.processes
    choice = await made.ask("deckhand")
    assert (choice.level, choice.reason) == ("cabin-boy", "busy")
    assert not thinking.done()
    made.end()
    assert (await thinking).level == "waits"
    assert made.pool.processes == processes
    await made.close()


async def test_hosts_take_turns_with_people_and_without(pipe: Path) -> None:
    async with crew(pipe) as here:
        thinking, done = await here.begin(), list[str]()

        def note(name: str, _asked: object) -> None:
            done.append(name)

        askers = [Asker(f"crowd {n}", "crowd", people=False) for n in range(3)]
        askers += [Asker(f"many {n}", "many") for n in range(3)]
        askers += [Asker("single", "bo"), Asker("bots", "cleo", people=False)]
        asked = []
        for asker in askers:
            one = here.ask("deckhand", asker)
            one.add_done_callback(partial(note, asker.table))
            asked.append(one)
        await until(lambda: here.figure("doubloon_bot_questions_waiting") == len(askers))
        here.end()
        await asyncio.gather(thinking, *asked)
    with_people, alone = ["many 0", "single", "many 1", "many 2"], ["crowd 0", "bots"]
    assert done[0] == "many 0"
    assert [name for name in done if name in with_people] == with_people
    assert [name for name in done if name not in with_people] == [*alone, "crowd 1", "crowd 2"]


async def test_a_person_alone_keeps_the_captain_beside_a_crowd(pipe: Path) -> None:
    async with crew(pipe, patience=4000.0, bots_patience=4000.0) as here:
        await here.know(400)
        thinking = await here.begin()
        crowd = [here.ask("waits", Asker(f"{n}", "host", people=False)) for n in range(6)]
        await until(lambda: here.figure("doubloon_bot_questions_waiting") == len(crowd))
        alone = here.ask("waits", Asker("table", "bo"))
        await until(lambda: here.figure("doubloon_bot_questions_waiting") == len(crowd) + 1)
        here.end()
        await thinking
        here.end()
        assert (await alone).level == "waits"
        for _ in crowd:
            here.end()
        levels = [choice.level for choice in await asyncio.gather(*crowd)]
    assert levels[0] == "waits"
    assert levels[1:] == ["bosun"] * 5


async def test_a_worker_stays_when_nobody_waits_for_its_answer_any_more(pipe: Path) -> None:
    async with crew(pipe) as here:
        thinking = await here.begin()
        processes = here.pool.processes
        thinking.cancel()
        waiting = here.ask("deckhand")
        gone = here.ask("deckhand")
        await until(lambda: here.figure("doubloon_bot_questions_waiting") == 2)
        gone.cancel()
        await until(lambda: here.figure("doubloon_bot_questions_waiting") == 1)
        here.end()
        assert (await waiting).level == "deckhand"
        assert here.pool.processes == processes


async def test_workers_yield_to_the_server(pipe: Path) -> None:
    async with crew(pipe) as here:
        await here.ask("deckhand")
        (process,) = here.pool.processes
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process) == min(19, own + PRIORITY)
        group = Path(f"/proc/{process}/autogroup")  # a session of its own, with a lower weight
        assert not group.exists() or group.read_text().split()[-1] == str(PRIORITY)


async def test_a_pool_that_can_start_no_worker_is_not_healthy(
    pipe: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with crew(pipe, bots_patience=0.01) as here:
        assert here.pool.healthy
        with monkeypatch.context() as broken:
            broken.setattr(sys, "executable", "/no/such/python")
            for people in (True, False):
                choice = await here.ask("waits", Asker("table", "bo", people=people))
                assert (choice.level, choice.reason) == ("cabin-boy", "died")
            assert not here.pool.healthy
        assert (await here.ask("deckhand")).level == "cabin-boy"  # it is not tried all the time
        here.time += RETRY
        assert await here.ask("deckhand") == Choice((await here.ask("deckhand")).text, "deckhand")
        assert here.pool.healthy
    assert not here.pool.healthy


async def test_what_is_measured(pipe: Path) -> None:
    async with crew(pipe) as here:
        thinking = await here.begin()
        waiting = here.ask("deckhand")
        await until(lambda: here.figure("doubloon_bot_questions_waiting"))
        assert here.figure("doubloon_bot_workers", state="busy") == 1
        here.time += 3
        here.end()
        await asyncio.gather(thinking, waiting)
        assert here.figure("doubloon_bot_workers", state="idle") == 1
        assert here.figure("doubloon_bot_questions_waiting") == 0
        assert here.figure("doubloon_bot_wait_seconds_sum") == 3
        assert here.figure("doubloon_bot_thinking_seconds_sum", level="waits") == 3
        assert here.figure("doubloon_bot_thinking_seconds_sum", level="deckhand") == 0
