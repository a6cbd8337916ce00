"""The luck of a play: what its dice did to the chances to win, seat by seat."""

import random
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import pytest

from doubloon.analysis.luck import sum_luck
from doubloon.bots import bot
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from table import after

NEAR_THE_END = {"box": 6, "king": 18, "coins": [18, 18], "seat": 1}
SILENT = ("gold-up",)
"""Games without values of their positions that are quick enough."""


def play_out(game: AnyGame, setup: Setup, seed: int) -> Play:
    """A play of deckhands."""
    chance, deckhand, play = random.Random(seed), bot(game, "deckhand", setup), begin(game, setup)
    while play.result is None:
        if (seat := play.to_act) is None:
            play = play.after_fate(game.draw(play.state, chance.randrange))
        else:
            act = deckhand(game.view(play.state, seat), offers(game, play.state), chance.randrange)
            play = play.after(game.write(seat, act))
    return play


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
@pytest.mark.parametrize("place", [0, -1], ids=["fewest", "most"])
def test_what_one_seat_gains_the_others_lose(game: AnyGame, place: int) -> None:
    seats = game.seats[place]
    target = 1000 if game.key == "mille-sabords" and seats > 2 else None
    setup = Setup(seats, target=target)
    luck = sum_luck(play_out(game, setup, seed=3), setup)
    if game.key in SILENT:
        assert luck is None
        return
    assert luck is not None
    assert len(luck) == seats
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert max(luck) > 0.01


@pytest.mark.parametrize("seed", range(3))
def test_luck_is_what_remains_of_the_result_without_the_choices(seed: int) -> None:
    """V(end) - V(start) minus what each act changed, by the exact values of the positions."""
    setup = Setup(2, start=NEAR_THE_END)
    (game,) = (game for game in BUILT_IN if game.key == "kings-gold")
    play = play_out(game, setup, seed)
    assert game.advice is not None
    advise = game.advice().advise
    way = [*play.way()][::-1]
    values = [advise(here.state, "win").values[0] for here in way]
    chosen = sum(
        now - then
        for here, then, now in zip(way, values, values[1:], strict=False)
        if here.to_act is not None
    )
    luck = sum_luck(play, setup)
    assert luck is not None
    assert luck[0] == pytest.approx(values[-1] - values[0] - chosen, abs=1e-9)
    assert abs(luck[0]) > 0.01


def test_a_roll_that_was_taken_back_does_not_count() -> None:
    start: dict[str, Any] = {"start": NEAR_THE_END, "table_dice": True}
    plain = after("kings-gold", "~ roll 12kcc", "p1 stop", **start)
    again = after("kings-gold", "~ roll xxxkk", "~ undo", "~ roll 12kcc", "p1 stop", **start)
    setup = Setup(2, start=NEAR_THE_END)
    luck = sum_luck(plain, setup)
    assert luck is not None
    assert sum_luck(again, setup) == pytest.approx(luck)
    assert sum_luck(after("kings-gold", "~ roll xxxkk", **start), setup) != pytest.approx(luck)


def test_a_resignation_is_no_luck() -> None:
    play = after("kings-gold", "p2 resign", start=NEAR_THE_END)
    assert sum_luck(play, Setup(2, start=NEAR_THE_END)) == (0, 0)


def board() -> Mapping[str, object]:
    """The components of Gold Armada as a corrected box sends them."""
    (game,) = (game for game in BUILT_IN if game.key == "gold-armada")
    assert game.components is not None
    shipped = files(game.components.package).joinpath(game.components.file)
    return tomllib.loads(shipped.read_text())


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("kings-gold", {"readings": {"tie-break": "shared", "short-box": "player-first"}}),
        ("mille-sabords", {"target": 12_000}),
        ("mille-sabords", {"target": 1_000_000}),
        ("gold-armada", {"components": board()}),
    ],
    ids=["table-not-solved", "target-not-solved", "never-solved", "corrected-box"],
)
def test_where_no_chance_is_known_nothing_is_said(game: str, given: dict[str, Any]) -> None:
    play = after(game, **given)
    play = play.after_fate(play.game.draw(play.state, random.Random(1).randrange))
    assert sum_luck(play, Setup(2, **given)) is None
