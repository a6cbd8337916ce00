"""`doubloon chart`: text, JSON, a picture, refusals; charts agree with `doubloon best`."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from doubloon.cli.charts.chart import draw
from doubloon.core.advice import Advice, Goal
from doubloon.core.dice import Reroll, Roll, Stop
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN, get
from doubloon.locales import say
from doubloon.solving.charts import ALIKE, ANY_COIN, ANY_DIE, Keep, KeepList
from table import TESTS

CHARTED = [game.key for game in BUILT_IN if game.charts]


def run(*words: str) -> int:
    from doubloon.cli.parser import parser

    arguments = parser(words).parse_args(words)
    code: int = arguments.run(arguments)
    return code


@pytest.mark.parametrize("key", CHARTED)
def test_a_chart_is_text_json_and_a_picture(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("chart", key, "--output", str(tmp_path / "chart.svg")) == 0
    text = capsys.readouterr().out
    prefix = get(key).prefix
    assert f"1. {say(f'pocket-{prefix}-1')}" in text
    root = ElementTree.fromstring((tmp_path / "chart.svg").read_text("utf-8"))
    words = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert say("chart-pocket") in words
    assert run("chart", key, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == key
    assert len(found["pocket"]["lines"]) <= 8
    assert all(loss["loss"] > 0 for loss in found["pocket"]["losses"])
    assert found["maps"] or found["lists"]


@pytest.mark.parametrize(
    ("words", "clue"),
    [
        (("gold-up",), "has no chart"),
        (("no-such-game",), "no-such-game"),
        (("kings-gold", "--edition", "nowhere"), "nowhere"),
    ],
)
def test_what_has_no_chart_is_refused(
    words: tuple[str, ...], clue: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("chart", *words) == 1
    assert clue in capsys.readouterr().err
    assert run("chart", *words, "--json") == 1
    assert json.loads(capsys.readouterr().out)["error"]


def test_a_picture_that_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("chart", "gold-armada", "--output", str(tmp_path)) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("key", CHARTED)
def test_another_edition_is_drawn(key: str) -> None:
    game = get(key)
    other = draw(game, game.editions[-1])
    assert other.edition == game.editions[-1]


# Lists against `doubloon best`


def fits(row: Keep, letters: str, faces: str, coins: str) -> str | None:
    """The dice of a roll that a row keeps, found letter by letter; None if it does not fit."""
    left, kept, wild = [*letters], "", ""
    for letter in row.dice:
        if letter in faces:
            if letter not in left:
                return None
            left.remove(letter)
            kept += letter
        else:
            wild += letter
    for letter in wild:
        usable = [one for one in left if letter == ANY_DIE or (letter == ANY_COIN and one in coins)]
        if letter in ALIKE:
            need = row.dice.count(letter)
            usable = [one for one in left if [*left, *kept].count(one) >= need]
            same = [one for at, one in enumerate(kept) if wild[at : at + 1] == letter]
            usable = [one for one in usable if not same or one == same[0]]
            taken = {one for at, one in enumerate(kept) if wild[at : at + 1] != letter}
            usable = [one for one in usable if one not in taken]
        if not usable:
            return None
        left.remove(usable[0])
        kept += usable[0]
    return kept


def begin_turn(key: str, list_: KeepList) -> Any:
    """The beginning of a turn in the situation of a list."""
    facts, state = list_.title.facts, get(key).start(Setup(2))
    if key == "gold-armada":
        return state._replace(taken=(facts["gone"],) * len(state.taken))
    coins = (facts["mine"], facts["theirs"])
    return state._replace(box=facts["box"], king=facts["king"], coins=coins).at_turn_of(0, None)


def best(game: AnyGame, state: Any, goal: Goal) -> Advice:
    """What `doubloon best` prints."""
    assert game.advice is not None
    return game.advice().advise(state, goal)


def rolls_of(game: AnyGame, state: Any, seed: str) -> Iterator[Roll]:
    chance = Random(seed)
    for _ in range(12):
        fate = game.draw(state, chance.randrange)
        assert isinstance(fate, Roll)
        yield fate


@pytest.mark.parametrize("key", ["kings-gold", "gold-armada"])
def test_the_first_row_that_fits_is_what_best_says(key: str) -> None:
    game = get(key)
    faces = "".join(game.faces)
    coins = "".join(letter for letter, name in game.faces.items() if name.startswith("coin"))
    locked = "".join(letter for letter, name in game.faces.items() if name == "crossbones")
    chart = draw(game, None)
    for number, list_ in enumerate(chart.lists):
        begun = begin_turn(key, list_)
        for fate in rolls_of(game, begun, f"{key} {number}"):
            rolled = game.play(begun, fate)._replace(rolls=3 - list_.rolls_left)
            if game.to_act(rolled) is None or Stop() not in game.acts(rolled):
                continue  # the dice ended the rolling
            letters = "".join(face * n for face, n in zip(faces, fate.dice, strict=True))
            stay = sum(letters.count(face) for face in locked)
            row, kept = next(
                (row, kept)
                for row in list_.rows
                if row.locked == stay and (kept := fits(row, letters, faces, coins)) is not None
            )
            advice = best(game, rolled, chart.goal)
            again = tuple(n - kept.count(f) for f, n in zip(faces, fate.dice, strict=True))
            act = Stop() if row.stops else Reroll(again)
            assert advice.acts[0][1] == pytest.approx(row.value, abs=1e-9)
            assert dict(advice.acts)[act] == pytest.approx(advice.acts[0][1], abs=1e-9)


# Limits against `doubloon best`


def test_the_squares_of_a_map_are_what_best_says() -> None:
    """Where stopping is always or never best, `best` says the same of random rolls."""
    game = get("mille-sabords")
    chart, chance, seen = draw(game, None), Random(7), 0
    for _ in range(60):
        start = game.start(Setup(2))
        drawn = game.play(start, game.draw(start, chance.randrange))
        rolled = game.play(drawn, game.draw(drawn, chance.randrange))
        if rolled.phase != "rolled":
            continue
        advice = best(game, rolled, "points")
        going = next(act for act, _ in advice.acts if isinstance(act, Reroll) and not act.dice[0])
        map_ = next(m for m in chart.maps if m.title.id == f"name-ms-card-{rolled.card.name}")
        facts = {"skulls": rolled.skulls, "dice": sum(going.dice)}
        if rolled.card.name == "treasure-island":
            continue  # there the dice to roll depend on those laid before
        row = next((row for row in map_.rows if row.label.facts == facts), None)
        assert row is not None
        worth = game.view(rolled, rolled.seat).worth
        share = row.shares[max(0, min(worth // 100, len(row.shares) - 1))]
        assert share is not None
        stops = dict(advice.acts)[Stop()] >= advice.acts[0][1] - 1e-9
        if share in (0, 1):
            assert stops == bool(share)
            seen += 1
    assert seen > 20


@pytest.mark.parametrize("key", CHARTED)
def test_the_chart_of_the_browser_is_current(key: str) -> None:
    import sys

    sys.path.insert(0, str(TESTS.parent / "web/scripts"))
    try:
        from chart import document
    finally:
        sys.path.pop(0)
    folder = get(key).messages.split(".")[-2]
    file = TESTS.parent / "web/src/games" / folder / "chart.gen.json"
    assert file.read_text("utf-8") == document(folder)
