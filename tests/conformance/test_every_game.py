"""The laws every game obeys, whatever its rules. A new game is tested on arrival."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boxes import BOXES, CHANGES
from doubloon.conformance.chance import DRAWN_MASS, mass_of, random_step, source
from doubloon.conformance.check import LAWS, check_place
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin, replay
from doubloon.core.record import COMPONENTS, Record, read, write
from doubloon.core.setup import Setup
from doubloon.locales import LANGUAGES
from doubloon.locales.telling import Teller
from table import GAME, SETUPS

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


@pytest.mark.parametrize("key", BOXES)
@settings(max_examples=12)
@given(seed=seeds)
def test_every_law_holds_with_a_corrected_box(key: str, seed: int) -> None:
    setup = Setup(3, components=BOXES[key])
    assert [*check_place(wander(GAME[key], setup, seed), setup)] == []


@pytest.mark.parametrize("key", BOXES)
def test_a_record_carries_a_corrected_box(key: str) -> None:
    game, setup = GAME[key], Setup(2, components=BOXES[key])
    play = wander(game, setup, 7)
    lines = reversed([here.line for here in play.way() if here.line])
    kept = Record(game=key, seats=("A", "B"), steps=tuple(lines), extra={COMPONENTS: BOXES[key]})
    again = read(write(kept))
    assert again.setup.components == BOXES[key]
    assert replay(game, again).state == play.state
    assert again.setup != replace(again, extra={}).setup


@pytest.mark.parametrize("key", BOXES)
def test_a_corrected_box_says_how_it_differs(key: str) -> None:
    components = GAME[key].components
    assert components is not None
    assert components.differences(components.shipped) == ()
    story = components.differences(BOXES[key])
    for language in LANGUAGES:
        assert len({*Teller((), language=language).tell_all(story)}) == len(CHANGES[key])


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
