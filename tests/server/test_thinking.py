"""Bots in processes: answers come, whatever a bot does, and nothing is left behind."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from types import MappingProxyType

import pytest
import uvloop
from structlog.testing import capture_logs

from doubloon.bots import bot, cabin_boy
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import begin
from doubloon.core.setup import Seat, Setup
from doubloon.games import BUILT_IN
from doubloon.server.bots import worker
from doubloon.server.bots.pool import Closed, Thinkers
from doubloon.server.bots.worker import PLAYS_KEPT, Memory, source
from table import GAME, after

PATIENT, HASTY = 60.0, 0.3
"""Seconds: more than any machine needs for one decision, and less than a bot that stalls."""

STEPS = ["~ opening 12kcx", "~ opening 123cx", "~ roll 12kcx"]


@asynccontextmanager
async def thinking(
    *levels: str, workers: int = 1, seconds: float = PATIENT
) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(
        workers, seconds, bots="misbehaving", levels=("cabin-boy", "deckhand", *levels)
    )
    try:
        yield thinkers
    finally:
        await thinkers.close()


async def chosen(
    thinkers: Thinkers, level: str, *, steps: Sequence[str] = STEPS, seed: str = "seed"
) -> str:
    return await thinkers.choose("kings-gold", level, Setup(2), steps, Seat(0), seed)


def expected(level: str, seed: str = "seed") -> str:
    """What a bot answers in this process."""
    play = after("kings-gold", *STEPS)
    acts = offers(play.game, play.state)
    act = bot(play.game, level, Setup(2))(play.game.view(play.state, Seat(0)), acts, source(seed))
    return play.game.write(Seat(0), act)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("level", ["cabin-boy", "deckhand"])
async def test_the_answer_follows_from_the_seed(level: str) -> None:
    async with thinking() as thinkers:
        seeds = [f"seed {n}" for n in range(10)]
        answers = [await chosen(thinkers, level, seed=seed) for seed in seeds]
        again = [await chosen(thinkers, level, seed=seed) for seed in seeds]
    assert answers == again == [expected(level, seed) for seed in seeds]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
async def test_bots_play_on_whatever_was_taken_back(game: AnyGame) -> None:
    setup = Setup(game.seats[0], readings=MappingProxyType({}))
    play, steps, chance = begin(game, setup), ["# a remark"], source("fates")
    with capture_logs() as logs:
        async with thinking(workers=2) as thinkers:
            while play.result is None and len(steps) < 60:
                seat = play.to_act
                if seat is None:
                    text = game.write(None, game.draw(play.state, chance))
                elif play.undoable_by == seat and len(steps) % 2:
                    text = f"p{seat + 1} undo"
                else:
                    level = ("cabin-boy", "deckhand")[len(steps) % 2]
                    told = (game.key, level, setup, steps, seat, f"{len(steps)}")
                    text = await thinkers.choose(*told)
                play = play.after(text)
                steps.append(text)
    assert logs == []
    assert len(steps) > 20


async def test_bots_think_in_another_process() -> None:
    with capture_logs() as logs:
        async with thinking("hides") as thinkers:
            assert thinkers.processes == []  # none before there is something to think about
            assert await chosen(thinkers, "hides") == expected("cabin-boy")
            (process,) = thinkers.processes
    assert process != os.getpid()
    assert logs == []


@pytest.mark.parametrize(
    ("level", "reason", "detail"),
    [
        ("crashes", "crash", "RuntimeError in crashes, misbehaving.py"),
        ("quits", "died", ""),
        ("dies", "died", ""),
        ("cheats", "illegal", "kg."),
        ("mumbles", "illegal", ""),
        ("shrugs", "illegal", ""),
        ("no-such-bot", "crash", "KeyError in bot"),
    ],
)
async def test_a_bot_that_fails_is_replaced_by_the_next_simpler(
    level: str, reason: str, detail: str
) -> None:
    with capture_logs() as logs:
        async with thinking(level) as thinkers:
            assert await chosen(thinkers, level) == expected("deckhand")
            assert await chosen(thinkers, "deckhand") == expected("deckhand")
    (log,) = logs
    assert log["detail"].startswith(detail)
    assert (log["event"], log["log_level"]) == ("bot-replaced", "warning")
    assert (log["game"], log["bot"], log["reason"]) == ("kings-gold", level, reason)


async def test_one_after_the_other_until_the_cabin_boy() -> None:
    bad = ["cheats", "dies", "crashes"]
    with capture_logs() as logs:
        thinkers = Thinkers(1, PATIENT, bots="misbehaving", levels=bad)
        assert await chosen(thinkers, "crashes") == expected("cabin-boy")
        await thinkers.close()
    assert [log["bot"] for log in logs] == bad[::-1]


async def test_a_bot_that_stalls_is_stopped() -> None:
    with capture_logs() as logs:
        async with thinking("stalls", seconds=HASTY) as thinkers:
            text = await chosen(thinkers, "stalls")
            assert after("kings-gold", *STEPS).after(text).line == text
    assert (logs[0]["bot"], logs[0]["reason"]) == ("stalls", "slow")


async def test_a_bot_that_prints_is_not_taken_at_its_word() -> None:
    async with thinking("chats") as thinkers:
        assert await chosen(thinkers, "chats") == expected("cabin-boy")
        assert await chosen(thinkers, "deckhand") == expected("deckhand")


async def test_a_level_nobody_knows_is_played_by_the_best_there_is() -> None:
    async with thinking() as thinkers:
        assert await chosen(thinkers, "admiral") == expected("deckhand")


async def test_no_table_waits_for_another() -> None:
    async with thinking("stalls", workers=2) as thinkers:
        stalled = asyncio.create_task(chosen(thinkers, "stalls"))
        while not thinkers.processes:
            await asyncio.sleep(0.01)
        for _ in range(5):
            assert await chosen(thinkers, "deckhand") == expected("deckhand")
        _, process = thinkers.processes
        assert not stalled.done()
        stalled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stalled
    assert not is_alive(process)


async def test_where_all_are_busy_an_act_comes_in_time() -> None:
    with capture_logs() as logs:
        async with thinking("stalls", seconds=HASTY) as thinkers:
            texts = await asyncio.gather(*(chosen(thinkers, "stalls") for _ in range(5)))
    here = after("kings-gold", *STEPS)
    assert [here.after(text).line for text in texts] == texts
    assert {log["reason"] for log in logs} == {"slow", "busy"}


async def test_a_process_that_was_killed_is_replaced() -> None:
    with capture_logs() as logs:
        async with thinking() as thinkers:
            await chosen(thinkers, "deckhand")
            (killed,) = thinkers.processes
            os.kill(killed, signal.SIGKILL)
            while is_alive(killed):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # the end of a process is told to the loop by a thread
            assert await chosen(thinkers, "deckhand") == expected("deckhand")
            (process,) = thinkers.processes
    assert process != killed
    assert logs == []  # no bot did anything wrong


async def test_closing_leaves_no_process() -> None:
    async with thinking("stalls", workers=3, seconds=600) as thinkers:
        await asyncio.gather(*(chosen(thinkers, "deckhand", seed=str(n)) for n in range(9)))
        stalled = asyncio.create_task(chosen(thinkers, "stalls"))
        await asyncio.sleep(0)
        processes = thinkers.processes
        await thinkers.close()
        with pytest.raises(Closed):
            await stalled
        with pytest.raises(Closed):
            await chosen(thinkers, "deckhand")
        await thinkers.close()
        assert thinkers.processes == []
    assert processes
    assert not any(map(is_alive, processes))


def test_the_loop_of_the_server_starts_and_ends_processes_too() -> None:
    async def think() -> list[int]:
        async with thinking("dies", "stalls", workers=2) as thinkers:
            assert await chosen(thinkers, "dies") == expected("deckhand")
            stalled = asyncio.create_task(chosen(thinkers, "stalls"))
            assert await chosen(thinkers, "deckhand") == expected("deckhand")
            stalled.cancel()
            return thinkers.processes

    processes = uvloop.run(think())
    assert processes
    assert not any(map(is_alive, processes))


async def test_asking_for_a_seat_that_is_not_to_act_is_a_bug() -> None:
    async with thinking() as thinkers:
        with pytest.raises(ValueError, match="not the one to act"):
            await thinkers.choose("kings-gold", "deckhand", Setup(2), STEPS, Seat(1), "seed")


KILLED = """
import asyncio, os, signal
from doubloon.core.setup import Seat, Setup
from doubloon.server.bots.pool import Thinkers

async def main():
    thinkers = Thinkers(1, 600, bots="misbehaving", levels=["stalls"])
    asked = thinkers.choose("kings-gold", "stalls", Setup(2), STEPS, Seat(0), "seed")
    asking = asyncio.create_task(asked)
    while not thinkers.processes:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_processes_do_not_outlive_a_server_that_is_killed() -> None:
    code = f"import sys; sys.path[:] = {sys.path!r}; STEPS = {STEPS!r}\n{KILLED}"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) as server:
        # its error output, which the bot's process shares, ends when both are gone
        _, told = server.communicate(timeout=PATIENT)
    assert told == b""
    assert server.returncode == -signal.SIGKILL


def test_a_play_is_told_only_what_is_new() -> None:
    memory, told = Memory(), after("kings-gold", *STEPS)
    first = memory.reached("kings-gold", Setup(2), STEPS)
    assert first.state == told.state
    second = memory.reached("kings-gold", Setup(2), [*STEPS, "p1 stop"])
    assert second.before is first
    assert memory.reached("kings-gold", Setup(2), [*STEPS, "p1 stop"]) is second
    other = memory.reached("kings-gold", Setup(2), [*STEPS, "p1 reroll 1"])
    assert other.before is not first
    assert other.line == "p1 reroll 1"
    assert len(memory.reached("kings-gold", Setup(3), []).game.points(other.state)) == 2


def test_only_so_many_plays_are_kept() -> None:
    memory = Memory()
    first = memory.reached("kings-gold", Setup(2), STEPS)
    for n in range(PLAYS_KEPT):
        memory.reached("mille-sabords", Setup(2, target=1000 + n), [])
    assert memory.reached("kings-gold", Setup(2), STEPS) is not first
    assert GAME["kings-gold"] is first.game


def test_a_table_that_is_being_built_is_told_with_the_act(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str, Setup]] = []

    def prepare(game: AnyGame, level: str, setup: Setup, _environ: object) -> str:
        asked.append((game.key, level, setup))
        return "sample"

    monkeypatch.setattr(worker, "prepare", prepare)
    question = {"game": "gold-armada", "level": "captain", "setup": {"seats": 2}, "seat": 0}
    line = json.dumps({**question, "steps": ["~ roll bbprc"], "seed": "seed"}).encode()
    told = worker.answer(lambda *_: cabin_boy, Memory(), line)
    assert told["builds"] == "sample"
    assert told["text"].startswith("p1 ")
    assert asked == [("gold-armada", "captain", Setup(2))]
