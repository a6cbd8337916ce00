"""The box as a file: what an owner may correct, and what is refused."""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from doubloon.core.errors import FileError, RecordError
from doubloon.core.play import turns
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.components import Box, read_box
from games.gold_up.tables import after, at, position
from table import offered

rule = pytest.mark.rule

OWN = tomllib.loads(
    files("doubloon.games.gold_up.rules").joinpath("chests.toml").read_text("utf-8")
)


def changed(path: str, value: object) -> dict[str, Any]:
    """The file that ships, with one entry set, or taken out where the value is None."""
    table = deepcopy(OWN)
    *way, last = path.split(".")
    part = table
    for name in way:
        part = part[name]
    if value is None:
        del part[last]
    else:
        part[last] = value
    return table


@rule("gu.box", "gu.values")
def test_the_box_that_ships() -> None:
    assert read_box(OWN) == Box(
        chests=(16, 11, 8, 7, 4, 2),
        keys=(16, 11, 8, 7, 4, 2, 4, 4, 6),
        values=(5, 8, 10, 12, 20, 40),
        target=300,
    )


@pytest.mark.parametrize(
    ("path", "value", "problem", "fact"),
    [
        ("target", None, "gu-chests-missing", "target"),
        ("target", 0, "gu-chests-number", "target"),
        ("target", "300", "gu-chests-number", "target"),
        ("colours", None, "gu-chests-missing", "colours"),
        ("colours", 5, "gu-chests-table", "colours"),
        ("specials", None, "gu-chests-missing", "specials"),
        ("cards", 110, "gu-chests-unknown", "cards"),
        ("colours.white", 5, "gu-chests-table", "colours.white"),
        ("colours.white", None, "gu-chests-missing", "colours.white"),
        ("colours.pink", {}, "gu-chests-unknown", "colours.pink"),
        ("colours.white.value", None, "gu-chests-missing", "colours.white.value"),
        ("colours.white.value", 0, "gu-chests-number", "colours.white.value"),
        ("colours.white.value", -5, "gu-chests-number", "colours.white.value"),
        ("colours.white.value", 5.0, "gu-chests-number", "colours.white.value"),
        ("colours.white.value", True, "gu-chests-number", "colours.white.value"),
        ("colours.white.price", 5, "gu-chests-unknown", "colours.white.price"),
        ("colours.white.letter", "W", "gu-chests-letter", "colours.white.letter"),
        ("colours.white.letter", None, "gu-chests-missing", "colours.white.letter"),
        ("colours.white.value", 100_000, "gu-chests-number", "colours.white.value"),
        ("colours.red.chests", 0, "gu-chests-number", "colours.red.chests"),
        ("colours.red.chests", 100, "gu-chests-number", "colours.red.chests"),
        ("colours.red.keys", "11", "gu-chests-number", "colours.red.keys"),
        ("specials.joker", None, "gu-chests-missing", "specials.joker"),
        ("specials.wizard", {}, "gu-chests-unknown", "specials.wizard"),
        ("specials.joker.copies", -1, "gu-chests-number", "specials.joker.copies"),
        ("specials.key-thief.letter", "k", "gu-chests-letter", "specials.key-thief.letter"),
    ],
)
def test_an_inconsistent_file_is_refused(path: str, value: object, problem: str, fact: str) -> None:
    with pytest.raises(FileError) as refused:
        GAME.start(Setup(2, components=changed(path, value)))
    assert refused.value.problem == problem
    assert fact in refused.value.facts.values()


def small(chests: int, keys: int, joker: int) -> dict[str, Any]:
    table = deepcopy(OWN)
    for colour in table["colours"].values():
        colour["chests"], colour["keys"] = chests, keys
    for special in table["specials"].values():
        special["copies"] = 0
    table["specials"]["joker"]["copies"] = joker
    return table


@rule("gu.layout")
def test_a_box_must_have_chests_for_the_table_and_one_more() -> None:
    few = small(1, 5, 0)
    few["colours"]["white"]["chests"] = 6
    with pytest.raises(FileError) as refused:
        GAME.start(Setup(2, components=few))
    assert refused.value.problem == "gu-chests-few-chests"
    assert refused.value.facts == {"field": "colours", "found": 11, "least": 12}
    few["colours"]["white"]["chests"] = 7
    GAME.start(Setup(2, components=few))


@rule("gu.deal")
def test_a_box_must_have_keys_for_every_hand() -> None:
    few = small(2, 2, 2)
    with pytest.raises(FileError) as refused:
        GAME.start(Setup(3, components=few))
    assert refused.value.problem == "gu-chests-few-keys"
    assert refused.value.facts == {"field": "specials", "found": 14, "least": 15, "seats": 3}
    GAME.start(Setup(2, components=few))


@rule("gu.values")
def test_corrected_values_change_the_gold_and_nothing_else() -> None:
    dear = changed("colours.white.value", 100)
    where: dict[str, Any] = {"hands": ("wwrC", "wb"), "chests": ("r", "wb")}
    plain, corrected = at(**where), at(components=dear, **where)
    assert offered(plain) == offered(corrected)
    assert GAME.points(plain.state) == (8, 15)
    assert GAME.points(corrected.state) == (8, 110)
    steps = ("p1 take 4 with ww", "~ chest g", "~ chest y")
    assert turns(at(*steps, **where))[-1]["delta"] == [10, 0]
    corrected = at(*steps, components=dear, **where)
    assert turns(corrected)[-1]["delta"] == [200, 0]
    fates = [*GAME.fates(after().state)]
    assert fates == [*GAME.fates(after(components=dear).state)]
    assert GAME.view(corrected.state, None).values["w"] == 100


@rule("gu.target")
def test_a_corrected_target_ends_the_play_earlier() -> None:
    where: dict[str, Any] = {"hands": ("", ""), "chests": ("r", ""), "unseen": ""}
    near = at("p1 draw", "p2 draw", components=changed("target", 8), **where)
    assert near.result is not None
    assert near.result.points == (8, 0)


@rule("gu.box")
def test_a_position_is_measured_by_the_box_in_use() -> None:
    fewer = changed("specials.joker.copies", 3)
    with pytest.raises(ValueError, match="gu-start-keys: card 'j', found 4, copies 3"):
        GAME.start(Setup(2, start=position(("w", "r")), components=fewer))


def test_the_target_is_in_the_file_of_chests() -> None:
    with pytest.raises(RecordError, match="no-target"):
        GAME.start(Setup(2, target=500))


@pytest.mark.parametrize(
    ("readings", "problem"),
    [
        ({"bottom-order": "random"}, "reading-value"),
        ({"tie-break": "none"}, "reading-value"),
        ({"keep-hands": "yes"}, "reading-value"),
        ({"min-stolen-chests": -1}, "reading-number"),
        ({"min-stolen-chests": True}, "reading-number"),
        ({"hand-limit": 7}, "unknown-reading"),
    ],
)
def test_readings_nobody_knows_are_refused(readings: Mapping[str, object], problem: str) -> None:
    with pytest.raises(RecordError) as refused:
        GAME.start(Setup(2, readings=readings))
    assert refused.value.problem == problem
