"""The laws every game obeys, whatever its rules. A new game is tested on arrival."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.conformance.chance import DRAWN_MASS, mass_of, random_step, source
from doubloon.conformance.check import LAWS, check_place
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup
from table import SETUPS

every_setup = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    SETUPS,
    ids=[f"{game.key} {edition} {seats}" for game, edition, seats in SETUPS],
)
seeds = st.integers(0, 2**32)


def wander(game: AnyGame, setup: Setup, seed: int, most: int = 400) -> Play:
    """Where a play by the random policy stands after some steps."""
    uniform = source(seed)
    play = begin(game, setup)
    for _ in range(uniform(most)):
        if play.result is not None:
            break
        play = play.after(random_step(play, uniform))
    return play


@every_setup
@settings(max_examples=12)
@given(seed=seeds)
def test_every_law_holds_wherever_a_play_may_get(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    setup = Setup(seats, edition)
    assert [*check_place(wander(game, setup, seed), setup)] == []


@pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [setup for setup in SETUPS if setup[1] == setup[0].editions[0] and setup[2] in (2, 3)],
    ids=lambda value: getattr(value, "key", value),
)
@settings(max_examples=25)
@given(seed=seeds)
def test_draws_follow_the_weights(game: AnyGame, edition: str, seats: int, seed: int) -> None:
    """Like the law, but from a place where chance is due and few enough dice fall."""
    setup, uniform = Setup(seats, edition), source(seed)
    play = wander(game, setup, seed)
    while play.result is None and not 0 < mass_of(game, play.state) <= DRAWN_MASS:
        play = play.after(random_step(play, uniform))
    (law,) = (law for law in LAWS if law.name == "draws-follow-the-weights")
    assert [*law.check(play, setup)] == []


@every_setup
def test_the_end_of_a_play_obeys_the_laws_too(game: AnyGame, edition: str, seats: int) -> None:
    setup, uniform = Setup(seats, edition), source(seats)
    play = begin(game, setup)
    for _ in range(20_000):
        if play.result is not None:
            break
        play = play.after(random_step(play, uniform))
    assert play.result is not None
    assert [*check_place(play, setup)] == []


@every_setup
def test_the_opening_obeys_the_laws_too(game: AnyGame, edition: str, seats: int) -> None:
    setup = Setup(seats, edition)
    assert [*check_place(begin(game, setup), setup)] == []
