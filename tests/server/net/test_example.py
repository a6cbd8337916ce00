"""The example bot, as a reader of docs/protocol.md would run it."""

import asyncio
import sys
from pathlib import Path

import pytest

from doubloon.core.game import AnyGame
from doubloon.games import BUILT_IN
from server.serving import client, serving
from table import TESTS

BOT = TESTS.parent / "examples" / "bot.py"
LISTED = [game for game in BUILT_IN if game.conceal is None]
"""Games that list every act; a bot for the other one asks."""


@pytest.mark.parametrize("game", LISTED, ids=lambda game: game.key)
async def test_the_example_bot_plays_a_whole_play(game: AnyGame, tmp_path: Path) -> None:
    async with serving(tmp_path / "doubloon.sqlite") as served, client(served) as anne:
        table = await anne.create(game.key)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        words = (served.url, anne.tables[table]["code"], "1")
        bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), *words)
        await anne.until(lambda: anne.tables[table]["seats"][0]["name"] == "Polly")
        await anne.do("start", table=table)
        assert await bot.wait() == 0
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        assert served.bots.asked
