"""A game of another package is played over the socket like any other."""

import asyncio
import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from urllib.request import urlopen

import pytest

import doubloon.games
from doubloon.core.game import AnyGame
from server.serving import client, play_on, serving
from table import TESTS


@pytest.fixture
def pig(
    monkeypatch: pytest.MonkeyPatch, add_catalogues: Callable[[str], None]
) -> Iterator[AnyGame]:
    """The example game, registered as an installed package would be."""
    monkeypatch.syspath_prepend(str(TESTS.parent / "examples" / "pig" / "src"))
    entry = EntryPoint("pig", "doubloon_pig:GAME", doubloon.games.GROUP)
    monkeypatch.setattr(
        doubloon.games, "entry_points", lambda group: EntryPoints([entry]).select(group=group)
    )
    doubloon.games.games.cache_clear()
    add_catalogues("doubloon_pig.messages")
    yield importlib.import_module("doubloon_pig").GAME
    doubloon.games.games.cache_clear()
    for name in [*sys.modules]:
        if name.startswith("doubloon_pig"):
            del sys.modules[name]


async def test_a_registered_game_is_played_with_a_bot(pig: AnyGame, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        with await asyncio.to_thread(urlopen, f"http://{served.url}/api/games") as answer:
            games = {game["key"]: game for game in json.load(answer)}
        assert games[pig.key]["prefix"] == pig.prefix
        assert games[pig.key]["faces"] == dict(pig.faces)
        messages = f"http://{served.url}/api/messages/{pig.key}/fr"
        with await asyncio.to_thread(urlopen, messages) as answer:
            assert f"story-{pig.prefix}" in answer.read().decode()
        table = await anne.create(pig.key, shuffle=False)
        await anne.do("sit", table=table, seat=1)
        await anne.do("fill", table=table, seat=2, level="cabin-boy")
        await anne.do("start", table=table)
        assert await play_on(anne, table, [1], random.Random(1))
        view = anne.view(table)
        assert view["result"]["winners"]
        assert view["points"] == view["view"]["points"]
        turns = [
            turn
            for message in anne.heard
            if message["type"] == "view"
            for turn in message["view"]["last_turns"]
        ]
        assert {name for turn in turns for name in turn["details"]} >= {"seat", "outcome", "delta"}
        assert any(step["story"] for step in anne.stories[table, 1].values())
