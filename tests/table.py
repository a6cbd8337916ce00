"""Helpers for tests: plays from notation, refusals, and random play."""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from doubloon.core.errors import DoubloonError
from doubloon.core.game import AnyGame, branches
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN

TESTS = Path(__file__).parent
GAME = {game.key: game for game in BUILT_IN}
SETUPS = [
    (game, edition, seats) for game in BUILT_IN for edition in game.editions for seats in game.seats
]


def after(
    game: str,
    *steps: str,
    seats: int = 2,
    edition: str | None = None,
    readings: Mapping[str, object] | None = None,
    target: int | None = None,
    start: Mapping[str, object] | None = None,
    components: Mapping[str, object] | None = None,
    table_dice: bool = False,
) -> Play:
    """The play after these steps in notation."""
    setup = Setup(seats, edition, readings or {}, target, start, components)
    play = begin(GAME[game], setup, table_dice=table_dice)
    for step in steps:
        play = play.after(step)
    return play


def refusal(play: Play, step: str) -> DoubloonError:
    """The error that refuses a step."""
    with pytest.raises(DoubloonError) as refused:
        play.after(step)
    return refused.value


def offered(play: Play) -> set[str]:
    """The legal acts in notation, without their seat."""
    seat = play.to_act
    texts = (play.game.write(seat, act) for act in play.game.acts(play.state))
    return {text.partition(" ")[2] for text in texts}


def exact(game: str, section: str) -> list[Any]:
    """Cases of tests/exact, whose numbers come from the programs in oracles/ the files name."""
    with (TESTS / "exact" / f"{game}.toml").open("rb") as file:
        return [
            pytest.param(case, id=f"{number} {case.get('name', '')}")
            for number, case in enumerate(tomllib.load(file)[section])
        ]


def reached(game: str, case: Mapping[str, Any]) -> Play:
    """The play that a case of tests/exact describes."""
    keys = ("seats", "edition", "readings", "target", "start")
    return after(game, *case["steps"], **{key: case[key] for key in keys if key in case})


def wander(game: AnyGame, data: st.DataObject, state: Any, limit: int = 40) -> Iterator[Any]:
    """Random reachable states, each with the step that led to it."""
    for _ in range(data.draw(st.integers(0, limit))):
        if game.result(state) is not None:
            return
        step = data.draw(st.sampled_from([step for step, _ in branches(game, state)]))
        state = game.play(state, step)
        yield step, state
