"""Reviews over HTTP: begun by whoever asks first, told how far they are, kept, made again."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from browser.browsing import Served as Process
from doubloon.analysis.review import VERSION
from doubloon.core import record
from doubloon.core.play import replay
from doubloon.games import get as game_of
from doubloon.server.messages.review_types import Review
from doubloon.server.net import review_worker
from doubloon.server.net.reviews import KEPT, Reviews
from doubloon.server.storage.protocol import StoredReview
from doubloon.server.workers import start_worker
from server.asking import ask, finished, get, post
from server.serving import PATIENCE, Served, client, cookie_of, serving
from table import TESTS

SLOW = "server.slow_reviewer"
GIVEN_UP = """record = 1
game = "kings-gold"
seats = ["Anne", "Bert"]
start = { box = 6, king = 18, coins = [18, 18], seat = 1 }
steps = ["~ roll 12kcc", "# hm", "p1 stop", "p2 resign"]
"""
UNJUDGED = """record = 1
game = "mille-sabords"
seats = ["Anne", "Bert"]
target = 60000
steps = []
"""


def slow(served: Served, module: str = SLOW, /, **limits: Any) -> None:
    """Let reviews be made by another program."""
    agreed = {"most": 20, "each": 4, **limits}
    stored = served.server.context.storage.reviews
    served.server.reviews = Reviews(stored, worker=module, **agreed)


async def until_made(served: Served, play: str, **headers: str) -> Any:
    """The review, asked for as often as it takes."""
    async with asyncio.timeout(PATIENCE):
        while True:
            status, told = await get(served, f"/api/plays/{play}/review", **headers)
            if status != 202:
                assert status == 200, told
                return told
            await asyncio.sleep(0.05)


async def given_up(served: Served, cookie: str | None = None, game: str = "kings-gold") -> str:
    """A play that ends with its first act."""
    async with client(served, **({"cookie": cookie} if cookie else {})) as anne:
        table = await anne.create(game)
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        assert (await anne.act(table, "p2 resign", 1))["type"] == "done"
        play: str = anne.tables[table]["play"]
        return play


async def test_a_review_is_begun_by_the_first_question_and_kept(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, "kings-gold")
        path = f"/api/plays/{play}/review"
        status, told = await get(served, path)
        assert (status, told["state"]) == (202, "waiting")
        review = await until_made(served, play)
        assert review["names"] == ["-", "cabin-boy", "cabin-boy"]
        assert len(review["players"]) == review["seats"] == 3
        for seat in review["players"]:
            parts = ("start", "luck", "errors", "gifts", "model")
            assert sum(seat[part] for part in parts) == pytest.approx(seat["result"], abs=1e-5)
        stored = await served.server.context.storage.reviews.get(play)
        assert stored is not None
        assert stored.version == VERSION
        assert json.loads(stored.body)["names"] == []
    async with serving(database) as served:
        slow(served)
        assert (await get(served, path))[0] == 200
        assert len(served.server.reviews) == 0


async def test_a_review_is_small_and_has_the_contract_of_the_command(database: Path) -> None:
    text = (TESTS / "golden" / "gold-armada" / "whole-play-two.dbl").read_text()
    async with serving(database) as served:
        async with asyncio.timeout(PATIENCE):
            while (await post(served, "/api/review", text))[0] == 202:
                await asyncio.sleep(0.05)
        headers = {"Accept-Encoding": "gzip"}
        body = text.encode()
        status, review, told = await asyncio.to_thread(
            ask, served.port, "POST", "/api/review", body, headers
        )
        assert status == 200
        assert int(told["content-length"]) < 30_000
        with closing(sqlite3.connect(database)) as db:
            assert db.execute("SELECT count(*) FROM review").fetchone() == (0,)
    read = record.read(text)
    play = replay(game_of(read.game), read)
    assert [step["text"] for step in review["steps"]] == [
        here.line for here in [*play.way()][-2::-1]
    ]
    wrong = [step for step in review["steps"] if step["seat"] and step["mark"]]
    assert wrong
    for step in wrong:
        assert step["best"][0]["value"] - step["chosen"] == pytest.approx(step["loss"], abs=1e-5)
        assert all(act["story"] for act in step["best"])
        assert step["story"]


def test_steps_keep_their_numbers_in_the_record() -> None:
    seen: list[tuple[int, int]] = []
    review = review_worker.review_record(GIVEN_UP, lambda *told: seen.append(told))
    assert [step.n for step in review.steps] == [1, 3, 4]
    assert seen == [(0, 3), (1, 3), (2, 3)]
    assert review.exact
    assert review.how is None


async def test_names_are_those_of_today(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        cookie = cookie_of(anne)
        await anne.do("name", name="Anne")
        play = await given_up(served, cookie)
        before = await until_made(served, play)
        async with client(served, cookie=cookie) as again:
            await again.do("forget")
        after = await until_made(served, play)
        assert (before["names"], after["names"]) == (["Anne", "Anne"], ["-", "-"])
        assert before["steps"] == after["steps"]


async def test_progress_is_told_and_a_guest_has_one_review_at_a_time(database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        plays = [await given_up(served) for _ in range(2)]
        slow(served)
        one, other = ({"Cookie": cookie_of(guest)} for guest in (anne, bert))
        first, second = (f"/api/plays/{play}/review" for play in plays)
        assert (await get(served, first, **one))[0] == 202
        async with asyncio.timeout(PATIENCE):
            while (told := (await get(served, first, **one))[1])["done"] == 0:
                await asyncio.sleep(0.02)
        assert told == {"state": "working", "done": 3, "steps": 7}
        status, refused = await get(served, second, **one)
        assert (status, refused["problem"]) == (429, "limit-busy")
        assert (await post(served, "/api/review", GIVEN_UP, **one))[0] == 429
        assert (await get(served, first, **other))[1] == told
        status, waiting = await get(served, second, **other)
        assert (status, waiting["state"]) == (202, "waiting")
        assert len(served.server.reviews) == 2


@pytest.mark.parametrize("limits", [{"most": 1}, {"each": 1}])
async def test_the_queue_is_bounded(limits: dict[str, int], database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        plays = [await given_up(served) for _ in range(2)]
        slow(served, **limits)
        paths = [f"/api/plays/{play}/review" for play in plays]
        assert (await get(served, paths[0], Cookie=cookie_of(anne)))[0] == 202
        status, refused = await get(served, paths[1], Cookie=cookie_of(bert))
        assert (status, refused["problem"]) == (429, "limit-busy")


async def test_a_server_that_stops_ends_its_review_and_the_next_one_makes_it(
    database: Path,
) -> None:
    async with serving(database) as served:
        play = await given_up(served)
        slow(served)
        assert (await get(served, f"/api/plays/{play}/review"))[0] == 202
    assert len(served.server.reviews) == 0
    async with serving(database) as served:
        assert (await until_made(served, play))["steps"]


async def test_a_server_that_is_killed_is_asked_again(database: Path) -> None:
    async with serving(database) as served:
        play = await given_up(served)
    process = Process(database.parent)
    await asyncio.to_thread(process.start)
    path = f"/api/plays/{play}/review"
    try:
        for wanted in (202, 202):  # of the first server, then of the one that follows it
            told = await asyncio.to_thread(ask, process.port, "GET", path, None, {})
            assert told[0] == wanted
            process.kill()
            await asyncio.to_thread(process.start)
        async with asyncio.timeout(PATIENCE):
            while (told := await asyncio.to_thread(ask, process.port, "GET", path, None, {}))[
                0
            ] != 200:
                assert told[0] == 202
                await asyncio.sleep(0.05)
    finally:
        process.stop()


async def test_a_worker_ends_with_its_server() -> None:
    process = await start_worker("doubloon.server.net.review_worker")
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(GIVEN_UP) + b"\n")
    process.stdin.close()
    async with asyncio.timeout(PATIENCE):
        assert await process.wait() == 0


async def test_a_worker_that_fails_is_refused_once_and_asked_again(database: Path) -> None:
    async with serving(database) as served:
        play = await given_up(served)
        slow(served, "doubloon.nowhere")
        path = f"/api/plays/{play}/review"
        async with asyncio.timeout(PATIENCE):
            while (told := await get(served, path))[0] == 202:
                await asyncio.sleep(0.02)
        assert told[1]["problem"] == "record-too-costly"
        slow(served, "doubloon.server.net.review_worker")
        assert (await until_made(served, play))["steps"]


async def test_what_takes_too_long_is_ended(database: Path) -> None:
    async with serving(database) as served:
        play = await given_up(served)
        slow(served, seconds=0.05)
        async with asyncio.timeout(PATIENCE):
            while (told := await get(served, f"/api/plays/{play}/review"))[0] == 202:
                await asyncio.sleep(0.02)
        assert told[1]["problem"] == "record-too-costly"
        assert len(served.server.reviews) == 0


@pytest.mark.parametrize(
    "change", [f"version = {VERSION - 1}", "body = x'7b'", "steps = steps + 1"]
)
async def test_another_version_a_damaged_body_and_a_longer_play_are_made_again(
    change: str, database: Path
) -> None:
    async with serving(database) as served:
        play = await given_up(served)
        found = await served.server.plays.export(play)
        assert found is not None
        steps = len(found[1].steps)
        made = review_worker.review_record(GIVEN_UP, lambda _done, _steps: None)
        body = msgspec.json.encode(made)
        stored = served.server.context.storage.reviews
        await stored.save(StoredReview(play, VERSION, steps, "2026-01-01", body))
        slow(served)
        path = f"/api/plays/{play}/review"
        assert (await get(served, path))[0] == 200
        with closing(sqlite3.connect(database)) as db, db:
            db.execute(f"UPDATE review SET {change}")
        assert (await get(served, path))[0] == 202


async def test_plays_that_cannot_be_reviewed_are_refused(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold")
        running = anne.tables[table]["play"]
        status, told = await get(served, f"/api/plays/{running}/review")
        assert (status, told["problem"]) == (404, "table-not-over")
        status, told = await get(served, "/api/plays/nowhere/review")
        assert (status, told["problem"]) == (404, "table-no-play")
        play = await given_up(served)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("DROP TRIGGER step_is_forever")
        db.execute("UPDATE step SET text = 'p1 resign' WHERE text = 'p2 resign'")
    async with serving(database) as served:
        status, told = await get(served, f"/api/plays/{play}/review")
        assert (status, told["problem"]) == (500, "play-damaged")


@asynccontextmanager
async def sent(served: Served, text: str | bytes) -> AsyncIterator[tuple[int, Any]]:
    async with asyncio.timeout(PATIENCE):
        while (told := await post(served, "/api/review", text))[0] == 202:
            await asyncio.sleep(0.02)
    yield told


async def test_records_that_cannot_be_reviewed_are_refused(database: Path) -> None:
    async with serving(database) as served:
        wrong = GIVEN_UP.replace("p1 stop", "p1 fly")
        async with sent(served, wrong) as (status, told):
            assert status == 400
            assert told["step"] == 3
        async with sent(served, "no record") as (status, told):
            assert (status, told["problem"]) == (400, "not-toml")
        status, told = await post(served, "/api/review", "")
        assert (status, told["problem"]) == (400, "missing-field")
        async with sent(served, b"\xff") as (status, told):
            assert (status, told["problem"]) == (400, "message-text")
        async with sent(served, "#" * 500_000) as (status, told):
            assert (status, told["problem"]) == (413, "limit-body")
        async with sent(served, UNJUDGED) as (status, told):
            assert (status, told["problem"]) == (400, "ms-review-target")


async def test_few_answers_wait_in_memory(database: Path) -> None:
    async with serving(database) as served:
        reviews = served.server.reviews
        made = review_worker.review_record(GIVEN_UP, lambda _done, _steps: None)
        for n in range(KEPT + 1):
            reviews._remember(str(n), made)
        assert [*reviews._answers] == [str(n) for n in range(1, KEPT + 1)]
        assert isinstance(made, Review)
