"""The leak law on the wire: what a seat is sent does not depend on what it cannot see."""

import asyncio
import json
import random
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from doubloon.core import record
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games import BUILT_IN
from doubloon.server.table.history import Change, Taken
from doubloon.server.table.views import Frames, TurnLog, describe_step
from server.serving import Client, Served, client, cookie_of, play_on, serving

HIDDEN = [game.key for game in BUILT_IN if game.conceal is not None]
SEATS = (1, 2, 3)


async def started(guest: Client, game: str) -> str:
    table = await guest.create(game, len(SEATS))
    for seat in SEATS:
        await guest.do("sit", table=table, seat=seat)
    await guest.do("start", table=table)
    return table


def redeal(play: Play, seat: Seat | None, dice: random.Random) -> Play:
    """Another play that looks the same to a seat."""
    assert play.game.redeal is not None
    return play._replace(state=play.game.redeal(play.state, seat, dice.randrange))


def redeal_step(taken: Taken, seat: Seat | None, dice: random.Random) -> Taken:
    """The same step between such plays; a card that the seat did not see is another one."""
    before, after, text = (
        redeal(taken.before, seat, dice),
        redeal(taken.after, seat, dice),
        taken.text,
    )
    if "?" in describe_step(taken, seat).text:
        text = before.game.write(None, before.game.draw(before.state, dice.randrange))
    return Taken(text, before, after)


def redeal_log(log: TurnLog, change: Change, seat: Seat | None, dice: random.Random) -> TurnLog:
    for taken in change:
        log = log.after(taken, describe_step(redeal_step(taken, seat, dice), None))
    return log


@pytest.mark.parametrize("game", HIDDEN)
async def test_no_frame_changes_when_hidden_cards_are_dealt_again(
    game: str, database: Path
) -> None:
    dice, different = random.Random(7), 0
    async with serving(database) as served, client(served) as anne:
        table = await started(anne, game)
        (found,) = served.server.tables
        history = found.current().history
        while not await play_on(anne, table, SEATS, dice, most=1) and history.n < 160:
            play, change = history.play, history.since(max(0, history.n - 40))
            assert change
            for seat in (None, *map(Seat, range(len(SEATS)))):
                frame = Frames(table, history.n, play, found.turns, None, change).frame(seat)
                other = redeal(play, seat, dice)
                steps = tuple(redeal_step(taken, seat, dice) for taken in change)
                different += other.state.hands != play.state.hands
                again = Frames(table, history.n, other, found.turns, None, steps)
                assert again.frame(seat) == frame
        assert different > 50


@pytest.mark.parametrize("game", HIDDEN)
async def test_the_turns_everybody_sees_do_not_depend_on_hidden_cards(
    game: str, database: Path
) -> None:
    dice = random.Random(8)
    async with serving(database) as served, client(served) as anne:
        table = await started(anne, game)
        await play_on(anne, table, SEATS, dice, most=40)
        (found,) = served.server.tables
        change = found.current().history.since(0)
        assert change
        assert redeal_log(TurnLog(), change, None, dice)[:2] == found.turns[:2]


@pytest.mark.parametrize("game", HIDDEN)
async def test_only_the_seat_to_act_learns_its_acts(game: str, database: Path) -> None:
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
async def test_hands_of_others_are_sent_as_question_marks(game: str, database: Path) -> None:
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
        assert served.server.tables


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_record_of_a_running_play_has_only_what_the_guest_saw(
    game: str, database: Path
) -> None:
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
        (found,) = served.server.tables
        secret = found.play.row.secret
        assert len(secret) == 64
        assert secret not in json.dumps(anne.heard)
        assert secret not in repr(found.current().history.dice)
