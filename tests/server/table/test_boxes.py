"""Corrected boxes at tables: agreed on, shown, stored, played by bots, and verified."""

from pathlib import Path
from typing import Any

import pytest

from boxes import BOXES, CHANGES, corrected
from doubloon.core.fairness import verify
from doubloon.core.record import COMPONENTS
from doubloon.server.bots.pool import BotPool
from doubloon.server.bots.question import Question
from doubloon.server.messages.refusals import LimitError
from doubloon.server.table.boxes import MOST_PARTS, check_size
from doubloon.server.table.replay import list_draws
from server.serving import Served, client, serving
from table import GAME

every_box = pytest.mark.parametrize("game", BOXES)


async def finish(served: Served, game: str, **terms: Any) -> tuple[str, str]:
    """A table whose two bots have played to the end, and its play."""
    async with client(served) as anne:
        table = await anne.create(game, **terms)
        for seat in (1, 2):
            await anne.do("fill", table=table, seat=seat, level="deckhand")
        await anne.do("start", table=table)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        return table, anne.tables[table]["play"]


@every_box
async def test_everybody_sees_a_corrected_box(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        table = await anne.create(game, components=BOXES[game])
        async with client(served) as bob:
            await bob.do("open", table=table)
            await bob.until(lambda: table in bob.tables)
            box = bob.tables[table]["box"]
        assert box["components"] == BOXES[game]
        assert len(box["changes"]) == len(CHANGES[game])
        assert "captain" in box["approximate"]


@every_box
async def test_a_box_like_the_one_that_ships_is_not_corrected(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        tables = [await anne.create(game, components=box) for box in (None, corrected(game, {}))]
        await anne.until(lambda: {*tables} <= {*anne.tables})
        assert [anne.tables[table]["box"] for table in tables] == [None, None]


@every_box
async def test_bots_play_it_and_the_record_carries_and_proves_it(game: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served:
        table, play = await finish(served, game, components=BOXES[game])
        found = await served.server.context.storage.plays.export(play)
        assert found is not None
        assert found.extra[COMPONENTS] == BOXES[game]
        assert verify(GAME[game], found)
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        await anne.do("open", table=table)
        await anne.until(lambda: table in anne.tables)
        assert anne.tables[table]["box"]["components"] == BOXES[game]
        await anne.do("sit", table=await anne.create(game, components=BOXES[game]), seat=1)


async def test_draws_show_the_sides_of_a_corrected_die(tmp_path: Path) -> None:
    own = corrected("gold-armada", {"symbols.b.sides": 2})
    async with serving(tmp_path / "x.sqlite") as served:
        _, play = await finish(served, "gold-armada", components=own)
        found = await served.server.context.storage.plays.export(play)
        assert found is not None
        draws = list_draws(found)
    assert draws.stopped is None
    assert draws.box is not None
    assert draws.box.components == own
    for row in draws.rows:
        assert [(same.text[-1], same.copies) for same in row] == [
            *(("b", 2), ("p", 1), ("r", 1), ("c", 1), ("h", 1), ("o", 1))
        ]


async def test_a_rematch_keeps_the_box(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        own = BOXES["gold-armada"]
        table = await anne.create("gold-armada", components=own)
        await anne.do("sit", table=table, seat=1)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("start", table=table)
        await anne.insist(table, "p1 resign")
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        again = (await anne.do("rematch", table=table))["table"]
        await anne.until(lambda: again in anne.tables)
        assert anne.tables[again]["box"]["components"] == own


async def test_terms_can_change_the_box_until_the_start(tmp_path: Path) -> None:
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        own, usual = BOXES["mille-sabords"], corrected("mille-sabords", {})
        table = await anne.create("mille-sabords", components=own)
        await anne.do("agree", table=table, seats=3)
        await anne.until(lambda: len(anne.tables[table]["seats"]) == 3)
        assert anne.tables[table]["box"]["components"] == own
        await anne.do("agree", table=table, seats=3, components=usual)
        await anne.until(lambda: anne.tables[table]["box"] is None)
        assert anne.tables[table]["first"]["box"]["components"] == own


async def test_a_house_box_is_used_where_a_table_names_none(tmp_path: Path) -> None:
    house = BOXES["gold-up"]
    async with serving(tmp_path / "x.sqlite", boxes={"gold-up": house}) as served:
        async with client(served) as anne:
            plain = await anne.create("gold-up")
            own = await anne.create("gold-up", components=corrected("gold-up", {}))
            await anne.until(lambda: {plain, own} <= {*anne.tables})
            assert anne.tables[plain]["box"]["components"] == house
            assert anne.tables[own]["box"] is None


@pytest.mark.parametrize(
    ("game", "components", "problem"),
    [
        ("mille-sabords", {"cards": {"pirate": 1}}, "ms-deck-missing"),
        ("gold-up", corrected("gold-up", {"colours.white.value": 0}), "gu-chests-number"),
        ("gold-armada", corrected("gold-armada", {"symbols.h.sides": 0}), "ga-board-impossible"),
        ("kings-gold", {"coins": 60}, "no-components"),
        ("mille-sabords", {"cards": {"pirate": 10**12}}, "limit-box"),
        ("mille-sabords", {"cards": {"pirate": -1e300}}, "limit-box"),
        ("mille-sabords", {"cards": "x" * 101}, "limit-box"),
        ("mille-sabords", {"x" * 101: 1}, "limit-box"),
        ("mille-sabords", {"cards": [0] * MOST_PARTS}, "limit-box"),
        ("mille-sabords", {"a": {"b": {"c": {"d": {"e": {"f": {"g": 1}}}}}}}, "limit-box"),
        ("mille-sabords", {str(n): n for n in range(51)}, "message-field"),
        ("mille-sabords", [1, 2], "message-field"),
    ],
)
async def test_a_box_that_cannot_be_played_is_refused(
    game: str, components: object, problem: str, tmp_path: Path
) -> None:
    async with serving(tmp_path / "x.sqlite") as served, client(served) as anne:
        assert await anne.refused("create", game=game, seats=2, components=components) == problem


def test_the_largest_box_and_one_part_more() -> None:
    check_size({"a": [0] * (MOST_PARTS - 3)})
    with pytest.raises(LimitError):
        check_size({"a": [0] * (MOST_PARTS - 2)})


@every_box
async def test_a_worker_process_plays_a_corrected_box(game: str) -> None:
    from doubloon.core.play import begin
    from doubloon.core.setup import Seat, Setup

    setup = Setup(2, components=BOXES[game])
    play = begin(GAME[game], setup)
    while play.to_act is None:
        play = play.after_fate(GAME[game].draw(play.state, lambda _: 0))
    steps = [here.line for here in play.way() if here.line][::-1]
    pool, seat = BotPool(1, 30), Seat(play.to_act)
    asked = Question(game=game, level="deckhand", setup=setup, steps=steps, seat=seat, seed="seed")
    try:
        choice = await pool.choose(asked)
        play.after(choice.text)
    finally:
        await pool.close()
