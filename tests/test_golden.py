"""Golden records: the worked examples of the booklets and the cases of the specification."""

from pathlib import Path

import pytest

from doubloon.core import record
from doubloon.core.play import replay, turns
from table import GAME, TESTS

FILES = sorted((TESTS / "golden").glob("*/*.dbl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_record_keeps_its_claims(file: Path) -> None:
    read = record.read(file.read_text("utf-8"))
    play = replay(GAME[read.game], read)
    assert read.points is not None
    assert file.parent.name == read.game
    claims = read.extra.get("_after", {})
    assert isinstance(claims, dict)
    assert claims == {name: getattr(play.state, name) for name in claims}
    assert turns(play)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_record_survives_being_written(file: Path) -> None:
    read = record.read(file.read_text("utf-8"))
    assert record.read(record.write(read)) == read


def test_every_game_has_golden_records() -> None:
    assert {file.parent.name for file in FILES} == {*GAME}
