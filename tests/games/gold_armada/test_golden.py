"""Records of Gold Armada that must always replay; most are examples of the rulebook."""

from dataclasses import replace

import pytest

from doubloon.core import record
from doubloon.core.errors import IllegalAct
from doubloon.core.play import Play, replay
from doubloon.core.record import Record
from doubloon.games.gold_armada import GAME
from table import TESTS

rule = pytest.mark.rule

FOLDER = TESTS / "golden" / "gold-armada"


def stored(name: str) -> Record:
    return record.read((FOLDER / f"{name}.dbl").read_text("utf-8"))


def replayed(name: str) -> Play:
    return replay(GAME, stored(name))


@rule("ga.basic-pier")
def test_two_barrels_win_the_first_doubloon_of_their_pier() -> None:
    assert replayed("two-barrels").state.doubloons == ((1,), ())


@rule("ga.symbols-shown")
def test_the_last_four_of_a_kind_needs_one_of_two_symbols() -> None:
    """Four barrels do not win it, so the record has them take another doubloon."""
    story = stored("last-four-of-a-kind")
    at = story.steps.index("p1 take barrel")
    play = replay(GAME, replace(story, steps=story.steps[:at], points=None))
    with pytest.raises(IllegalAct) as refused:
        play.after("p1 take four")
    assert refused.value.clause == "ga.symbols-shown"


@rule("ga.end")
@pytest.mark.parametrize(
    ("name", "ending", "winners"),
    [
        ("whole-play-two", "skulls-gone", None),
        ("whole-play-four", "skulls-gone", None),
        ("whole-play-five", "skulls-gone", None),
        ("last-doubloon", "doubloons-gone", (0,)),
        ("last-token-tie", "skulls-gone", (1,)),
    ],
)
def test_endings_and_winners(name: str, ending: str, winners: tuple[int, ...] | None) -> None:
    result = replayed(name).result
    assert result is not None
    assert result.ending == ending
    assert winners is None or result.winners == winners
