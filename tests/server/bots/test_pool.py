"""Bots in worker processes: an act always comes, and no process is left behind."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
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
from doubloon.server.bots.pool import BotPool, PoolClosed
from doubloon.server.bots.question import NOBODY, Asker, Question
from doubloon.server.bots.worker import PLAYS_KEPT, PlayCache, make_chance
from table import GAME, after

PATIENT, HASTY = 60.0, 0.3
"""Seconds: more than any machine needs for one decision, and less than a bot that stalls."""

STEPS = ["~ opening 12kcx", "~ opening 123cx", "~ roll 12kcx"]


@asynccontextmanager
async def running_pool(
    *levels: str, workers: int = 1, seconds: float = PATIENT
) -> AsyncIterator[BotPool]:
    names = ("cabin-boy", "deckhand", *levels)
    pool = BotPool(workers, seconds, patience=PATIENT, bots="misbehaving", levels=names)
    try:
        yield pool
    finally:
        await pool.close()


def question(level: str, seed: str = "seed", *, seat: int = 0, asker: Asker = NOBODY) -> Question:
    return Question(
        game="kings-gold",
        level=level,
        setup=Setup(2),
        steps=STEPS,
        seat=Seat(seat),
        seed=seed,
        asker=asker,
    )


async def choose(pool: BotPool, level: str, *, seed: str = "seed") -> str:
    return (await pool.choose(question(level, seed))).text


def expected(level: str, seed: str = "seed") -> str:
    """What a bot answers in this process."""
    play = after("kings-gold", *STEPS)
    acts = offers(play.game, play.state)
    act = bot(play.game, level, Setup(2))(
        play.game.view(play.state, Seat(0)), acts, make_chance(seed)
    )
    return play.game.write(Seat(0), act)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("level", ["cabin-boy", "deckhand"])
async def test_the_answer_follows_from_the_seed(level: str) -> None:
    async with running_pool() as pool:
        seeds = [f"seed {n}" for n in range(10)]
        answers = [await choose(pool, level, seed=seed) for seed in seeds]
        again = [await choose(pool, level, seed=seed) for seed in seeds]
    assert answers == again == [expected(level, seed) for seed in seeds]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
async def test_bots_continue_after_steps_were_taken_back(game: AnyGame) -> None:
    setup = Setup(game.seats[0], readings=MappingProxyType({}))
    play, steps, chance = begin(game, setup), ["# a remark"], make_chance("fates")
    with capture_logs() as logs:
        async with running_pool(workers=2) as pool:
            while play.result is None and len(steps) < 60:
                seat = play.to_act
                if seat is None:
                    text = game.write(None, game.draw(play.state, chance))
                elif play.undoable_by == seat and len(steps) % 2:
                    text = f"p{seat + 1} undo"
                else:
                    level = ("cabin-boy", "deckhand")[len(steps) % 2]
                    asked = Question(
                        game=game.key,
                        level=level,
                        setup=setup,
                        steps=[*steps],
                        seat=seat,
                        seed=f"{len(steps)}",
                    )
                    text = (await pool.choose(asked)).text
                play = play.after(text)
                steps.append(text)
    assert logs == []
    assert len(steps) > 20


async def test_bots_think_in_another_process() -> None:
    with capture_logs() as logs:
        async with running_pool("hides") as pool:
            assert pool.processes == []  # none before there is something to think about
            assert await choose(pool, "hides") == expected("cabin-boy")
            (process,) = pool.processes
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
async def test_a_bot_that_fails_is_replaced_by_the_next_weaker_level(
    level: str, reason: str, detail: str
) -> None:
    with capture_logs() as logs:
        async with running_pool(level) as pool:
            assert await choose(pool, level) == expected("deckhand")
            assert await choose(pool, "deckhand") == expected("deckhand")
    (log,) = logs
    assert log["detail"].startswith(detail)
    assert (log["event"], log["log_level"]) == ("bot-replaced", "warning")
    assert (log["game"], log["bot"], log["reason"]) == ("kings-gold", level, reason)


async def test_every_weaker_level_is_tried_until_the_cabin_boy() -> None:
    bad = ["cheats", "dies", "crashes"]
    with capture_logs() as logs:
        pool = BotPool(1, PATIENT, patience=PATIENT, bots="misbehaving", levels=bad)
        assert await choose(pool, "crashes") == expected("cabin-boy")
        await pool.close()
    assert [log["bot"] for log in logs] == bad[::-1]


async def test_a_bot_that_stalls_is_stopped() -> None:
    with capture_logs() as logs:
        async with running_pool("stalls", seconds=HASTY) as pool:
            text = await choose(pool, "stalls")
            assert after("kings-gold", *STEPS).after(text).line == text
    assert (logs[0]["bot"], logs[0]["reason"]) == ("stalls", "slow")


async def test_what_a_bot_prints_is_not_its_answer() -> None:
    async with running_pool("chats") as pool:
        assert await choose(pool, "chats") == expected("cabin-boy")
        assert await choose(pool, "deckhand") == expected("deckhand")


async def test_an_unknown_level_is_played_by_the_best_bot() -> None:
    async with running_pool() as pool:
        assert await choose(pool, "admiral") == expected("deckhand")


async def test_no_table_waits_for_another() -> None:
    async with running_pool("stalls", workers=2) as pool:
        stalled = asyncio.create_task(choose(pool, "stalls"))
        while not pool.processes:
            await asyncio.sleep(0.01)
        for _ in range(5):
            assert await choose(pool, "deckhand") == expected("deckhand")
        _, process = pool.processes
        assert not stalled.done()
        stalled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stalled
    assert not is_alive(process)


async def test_a_process_that_was_killed_is_replaced() -> None:
    with capture_logs() as logs:
        async with running_pool() as pool:
            await choose(pool, "deckhand")
            (killed,) = pool.processes
            os.kill(killed, signal.SIGKILL)
            while is_alive(killed):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)  # the end of a process is told to the loop by a thread
            assert await choose(pool, "deckhand") == expected("deckhand")
            (process,) = pool.processes
    assert process != killed
    assert logs == []  # no bot did anything wrong


async def test_closing_leaves_no_process() -> None:
    async with running_pool("stalls", workers=3, seconds=600) as pool:
        await asyncio.gather(*(choose(pool, "deckhand", seed=str(n)) for n in range(9)))
        stalled = asyncio.create_task(choose(pool, "stalls"))
        await asyncio.sleep(0)
        processes = pool.processes
        await pool.close()
        with pytest.raises(PoolClosed):
            await stalled
        with pytest.raises(PoolClosed):
            await choose(pool, "deckhand")
        await pool.close()
        assert pool.processes == []
    assert processes
    assert not any(map(is_alive, processes))


def test_the_loop_of_the_server_starts_and_ends_processes_too() -> None:
    async def think() -> list[int]:
        async with running_pool("dies", "stalls", workers=2) as pool:
            assert await choose(pool, "dies") == expected("deckhand")
            stalled = asyncio.create_task(choose(pool, "stalls"))
            assert await choose(pool, "deckhand") == expected("deckhand")
            stalled.cancel()
            return pool.processes

    processes = uvloop.run(think())
    assert processes
    assert not any(map(is_alive, processes))


async def test_asking_for_a_seat_that_is_not_to_act_is_a_bug() -> None:
    async with running_pool() as pool:
        with pytest.raises(ValueError, match="not the one to act"):
            await pool.choose(question("deckhand", seat=1))


KILLED = """
import asyncio, os, signal
from doubloon.core.setup import Seat, Setup
from doubloon.server.bots.pool import BotPool
from doubloon.server.bots.question import Question

async def main():
    pool = BotPool(1, 600, bots="misbehaving", levels=["stalls"])
    asked = Question(
        game="kings-gold", level="stalls", setup=Setup(2), steps=STEPS, seat=Seat(0), seed="seed"
    )
    asking = asyncio.create_task(pool.choose(asked))
    while not pool.processes:
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


def test_a_kept_play_replays_only_new_steps() -> None:
    cache, told = PlayCache(), after("kings-gold", *STEPS)
    first = cache.reach("kings-gold", Setup(2), STEPS)
    assert first.state == told.state
    second = cache.reach("kings-gold", Setup(2), [*STEPS, "p1 stop"])
    assert second.before is first
    assert cache.reach("kings-gold", Setup(2), [*STEPS, "p1 stop"]) is second
    other = cache.reach("kings-gold", Setup(2), [*STEPS, "p1 reroll 1"])
    assert other.before is not first
    assert other.line == "p1 reroll 1"
    assert len(cache.reach("kings-gold", Setup(3), []).game.points(other.state)) == 2


def test_only_a_limited_number_of_plays_is_kept() -> None:
    cache = PlayCache()
    first = cache.reach("kings-gold", Setup(2), STEPS, "table")
    for n in range(PLAYS_KEPT - 1):
        cache.reach("mille-sabords", Setup(2), [], f"table {n}")
    assert cache.reach("kings-gold", Setup(2), STEPS, "table") is first
    for n in range(PLAYS_KEPT):
        cache.reach("mille-sabords", Setup(2), [], f"table {n}")
    assert cache.reach("kings-gold", Setup(2), STEPS, "table") is not first
    assert GAME["kings-gold"] is first.game


def test_a_table_that_is_being_computed_is_named_with_the_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, str, Setup]] = []

    def prepare(game: AnyGame, level: str, setup: Setup, _environ: object) -> str:
        asked.append((game.key, level, setup))
        return "sample"

    monkeypatch.setattr(worker, "prepare", prepare)
    question = {"game": "gold-armada", "level": "captain", "setup": {"seats": 2}, "seat": 0}
    line = json.dumps({**question, "steps": ["~ roll bbprc"], "seed": "seed"}).encode()
    told = worker.answer(lambda *_: cabin_boy, PlayCache(), line)
    assert told["builds"] == "sample"
    assert told["text"].startswith("p1 ")
    assert asked == [("gold-armada", "captain", Setup(2))]
