"""The leak law on the wire: nothing told to a seat changes when what it cannot see does."""

import asyncio
import json
import random
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from doubloon.core import record
from doubloon.core.setup import Seat
from doubloon.games import BUILT_IN
from doubloon.server.table.history import Course, Told, concealed
from doubloon.server.table.playing import Playing
from server.serving import Client, Served, client, cookie_of, play_on, serving

HIDDEN = [game.key for game in BUILT_IN if game.conceal is not None]
SEATS = (1, 2, 3)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "doubloon.sqlite"


async def started(guest: Client, game: str) -> str:
    table = await guest.create(game, len(SEATS))
    for seat in SEATS:
        await guest.do("sit", table=table, seat=seat)
    await guest.do("start", table=table)
    return table


def redealt(course: Course, state: Any, seat: Seat | None, dice: random.Random) -> Any:
    redeal = course.play.game.redeal
    assert redeal is not None
    return redeal(state, seat, dice.randrange)


def told_otherwise(course: Course, told: Told, seat: Seat | None, dice: random.Random) -> Told:
    """The same step in a world that looks the same to the seat; a card it missed is another."""
    before, game = redealt(course, told.before, seat, dice), course.play.game
    if "?" not in concealed(course.play, told, seat):
        return Told(told.text, before)
    return Told(game.write(None, game.draw(before, dice.randrange)), before)


@contextmanager
def another_world(course: Course, seat: Seat | None, dice: random.Random) -> Iterator[None]:
    play, told = course.play, course.told
    assert told is not None
    course.play = play._replace(state=redealt(course, play.state, seat, dice))
    course.told = deque((told_otherwise(course, one, seat, dice) for one in told), told.maxlen)
    yield
    course.play, course.told = play, told


def playing(served: Served, table: str) -> Playing:
    (found,) = (one for one in served.house.tables if one.id == table)
    return found.current()


@pytest.mark.parametrize("game", HIDDEN)
async def test_no_frame_changes_when_the_unseen_is_dealt_anew(game: str, database: Path) -> None:
    dice, different = random.Random(7), 0
    async with serving(database) as served, client(served) as anne:
        table = await started(anne, game)
        now = playing(served, table)
        while not await play_on(anne, table, SEATS, dice, most=1) and now.course.n < 160:
            for seat in (None, *map(Seat, range(len(SEATS)))):
                frame = now.showing(max(0, now.course.n - 40)).frame(seat)
                hands = now.course.play.state.hands
                with another_world(now.course, seat, dice):
                    different += now.course.play.state.hands != hands
                    assert now.showing(max(0, now.course.n - 40)).frame(seat) == frame
        assert different > 50


@pytest.mark.parametrize("game", HIDDEN)
async def test_only_the_seat_to_act_is_told_what_it_may_do(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await started(anne, game)
        await bert.do("open", table=table)
        n = bert.view(table)["n"]
        assert await bert.refused("ask", table=table, n=n + 1) == "table-not-yours"
        assert (await anne.do("ask", table=table, n=n + 1))["more"]
        due = bert.view(table)["to_act"]
        answer = await bert.ask("act", table=table, n=n + 1, id="x", text=f"p{due} take 7 with w")
        assert answer["problem"] == "table-not-yours"


@pytest.mark.parametrize("game", HIDDEN)
async def test_what_travels_has_other_hands_only_as_question_marks(
    game: str, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create(game, 2, shuffle=False)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await bert.do("sit", table=table, seat=2)
        await anne.do("start", table=table)
        await bert.until(lambda: (table, 2) in bert.views)
        for guest, seat in ((anne, 1), (bert, 2)):
            cards = [line for line in guest.steps[table, seat].values() if " key " in line]
            assert len(cards) == 10
            assert all((f" p{seat} " in line) == ("?" not in line) for line in cards)
            assert guest.view(table)["view"]["hands"][2 - seat] == "?????"
        assert served.house.tables


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_record_of_a_running_play_is_the_guests_own(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne, client(served) as bert:
        table = await anne.create(game, 2, shuffle=False)
        await bert.do("open", table=table)
        await anne.do("sit", table=table, seat=1)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("start", table=table)
        await play_on(anne, table, [1], random.Random(3), most=3)
        play = anne.tables[table]["play"]
        for guest, seat in ((anne, 1), (bert, None)):
            text = await asyncio.to_thread(fetched, served, play, cookie_of(guest))
            kept = record.read(text)
            told = guest.steps[table, seat]
            assert [*kept.steps][: len(told)] == [*told.values()][: len(kept.steps)]
            assert kept.fairness is not None
            assert "secret" not in kept.fairness
        await anne.insist(table, "p1 resign")
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        whole = record.read(await asyncio.to_thread(fetched, served, play, cookie_of(bert)))
        assert "?" not in json.dumps(whole.steps)
        assert whole.fairness is not None
        assert whole.fairness["secret"] == anne.tables[table]["secret"]


def fetched(served: Served, play: str, cookie: str) -> str:
    asked = Request(f"http://{served.url}/api/plays/{play}/record", headers={"Cookie": cookie})
    with urlopen(asked) as answer:
        text: str = answer.read().decode()
        return text


async def test_no_message_before_the_end_has_the_secret(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await started(anne, "kings-gold")
        await play_on(anne, table, SEATS, random.Random(5), most=10)
        (found,) = served.house.tables
        secret = found.play.row.secret
        assert len(secret) == 64
        assert secret not in json.dumps(anne.heard)
        assert secret not in repr(found.current().course.dice)
