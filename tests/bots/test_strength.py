"""The strength of levels: how it is measured, and that every published figure exists."""

import pytest

from doubloon.arena import workers
from doubloon.arena.match import Match
from doubloon.arena.report import wilson
from doubloon.arena.strength import measure, measure_without_luck
from doubloon.arena.tally import WHOLE, Tally
from doubloon.bots import LEVELS, is_known, levels, weakened
from doubloon.bots.strength import measured, strengths
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN, gold_armada, gold_up, kings_gold
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.server.net.catalog import list_games

PAIR = ("deckhand", "cabin-boy")


def test_a_level_is_measured_against_another_in_all_other_seats() -> None:
    found = measure(kings_gold.GAME, 3, "deckhand", "cabin-boy", plays=3000, seed=1, workers=1)
    assert (found.game, found.seats, found.plays) == ("kings-gold", 3, 3000)
    assert found.least < found.rate < found.most
    assert found.is_stronger
    weak = measure(kings_gold.GAME, 3, "cabin-boy", "deckhand", plays=3000, seed=1, workers=1)
    assert weak.most < 1 / 3
    assert not weak.is_stronger


HELD = [[1, 2, 3] * 3 + [2, 3, 4, 3], [1, 2, 3] * 3 + [3, 4, 5, 4]]
HELD_BY_THREE = [[1, 2, 3] * 3, [1, 2, 3, 2, 3, 4, 3, 2, 3], [1, 2, 3, 3, 4, 5, 4, 1]]


@pytest.mark.parametrize("held", [HELD, HELD_BY_THREE], ids=["two-seats", "three-seats"])
def test_subtracting_luck_keeps_the_rate_and_narrows_its_interval(held: list[list[int]]) -> None:
    seats = len(held)
    taken = dict.fromkeys(PIERS[:8], 3) | {"four": 1, "five": 1}
    start = {"taken": taken, "doubloons": held, "skulls": [1] * seats, "seat": 1}
    setup = Setup(seats, start=start)
    match = Match("gold-armada", setup, (PAIR[0], *PAIR[1:] * (seats - 1)), 1)
    plain = sum(workers.run(match, 20_000, 1), Tally())
    plays = 40 * seats
    found = measure_without_luck(gold_armada.GAME, setup, *PAIR, plays=plays, seed=1, workers=1)
    assert (found.less_luck, found.seats, found.plays) == (True, seats, plays)
    assert found.least < plain.shares[0] / WHOLE / plain.plays < found.most
    low, high = wilson(40, plays)
    assert found.most - found.least < (high - low) / 2


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_every_level_is_measured_against_the_one_below(game: AnyGame) -> None:
    assert [*strengths(game)] == [*levels(game)[1:]]


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_every_level_is_published_against_every_weaker_one(game: AnyGame) -> None:
    known = levels(game)
    pairs = {(level, other) for n, level in enumerate(known) for other in known[:n]}
    for seats in (game.seats[0], game.seats[-1]):
        rows = [
            row for row in measured()["pairs"] if (row["game"], row["seats"]) == (game.key, seats)
        ]
        assert pairs <= {(row["level"].partition(":")[0], row["other"]) for row in rows}
        assert all(row["least"] < row["rate"] < row["most"] or row["rate"] == 1 for row in rows)


def test_every_level_beats_every_weaker_one() -> None:
    """At 95 %, in every game, with two seats and with the most."""
    rows = [row for row in measured()["pairs"] if row["other"] in LEVELS]
    assert len(rows) == 2 * 6 * len(BUILT_IN)
    assert not [row for row in rows if row["least"] <= 1 / row["seats"]]


def test_a_searching_level_takes_an_effort() -> None:
    known = ("captain", "captain:50", "cabin-boy")
    unknown = (
        "captain:",
        "captain:0",
        "captain:-1",
        "captain:x",
        "captain:²",
        "bosun:50",
        "admiral",
    )
    assert all(is_known(gold_up.GAME, level) for level in known)
    assert not any(is_known(gold_up.GAME, level) for level in unknown)
    assert not is_known(kings_gold.GAME, "captain:50")


def test_levels_that_need_compiled_code_are_weakened_without_numba(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {game.key: weakened(game) for game in BUILT_IN}
    assert not any(found.values())
    monkeypatch.setattr("doubloon.bots.find_spec", lambda _name: None)
    found = {game.key: weakened(game) for game in BUILT_IN}
    assert (found["gold-armada"], found["gold-up"]) == (("captain",), ("captain",))
    assert all(set(weak) <= {*levels(game)} for game in BUILT_IN if (weak := found[game.key]))
    (listed,) = (info for info in list_games() if info.key == "gold-up")
    assert listed.weakened == ["captain"]
