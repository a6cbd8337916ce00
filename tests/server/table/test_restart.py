"""A server that is stopped or killed at any moment continues at the last announced step."""

import re
from pathlib import Path

import pytest

from doubloon.core.fairness import verify
from doubloon.server.storage.sqlite.storage import open_storage
from server.table.killing import campaign
from table import GAME


@pytest.mark.parametrize(
    ("kills", "pauses"), [(5, 3), pytest.param(200, 50, marks=pytest.mark.exact)]
)
async def test_everything_announced_is_stored_once_and_every_play_ends(
    kills: int, pauses: int, tmp_path: Path
) -> None:
    database = tmp_path / "doubloon.sqlite"
    people, server = await campaign(database, kills, seed=kills, pauses=pauses)
    assert (server.kills, server.pauses) == (kills, pauses)
    storage = open_storage(database)
    try:
        told = 0
        for person in people:
            for (table, _), lines in person.told.items():
                play = person.infos[table]["play"]
                steps = [step.text for step in await storage.plays.steps(play)]
                assert sorted(lines) == [*range(1, len(steps) + 1)]
                for n, line in lines.items():
                    assert re.fullmatch(re.escape(line).replace(r"\?", "."), steps[n - 1])
                told += len(lines)
                assert person.views[table]["result"]
                kept = await storage.plays.export(play)
                assert kept is not None
                assert verify(GAME[kept.game], kept)
        assert told > 100
    finally:
        await storage.close()
