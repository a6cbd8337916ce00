"""The laws every game obeys, whatever its rules. A new game is tested on arrival."""

import random
from collections import Counter
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.bots import cabin_boy
from doubloon.core.dice import Uniform
from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin, position
from doubloon.core.setup import Seat, Setup
from table import SETUPS

every_setup = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    SETUPS,
    ids=[f"{game.key} {edition} {seats}" for game, edition, seats in SETUPS],
)
every_open_setup = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [setup for setup in SETUPS if setup[0].redeal is None],
    ids=lambda value: getattr(value, "key", value),
)
every_game = pytest.mark.parametrize(
    ("game", "edition", "seats"),
    [setup for setup in SETUPS if setup[1] == setup[0].editions[0] and setup[2] in (2, 3)],
    ids=lambda value: getattr(value, "key", value),
)
seeds = st.integers(0, 2**32)


def chance(seed: int) -> Uniform:
    return random.Random(seed).randrange


def wander(game: AnyGame, edition: str, seats: int, seed: int, most: int = 400) -> Play:
    """Where a play by the random policy stands after some steps."""
    uniform = chance(seed)
    play = begin(game, Setup(seats, edition))
    for _ in range(uniform(most)):
        if play.result is not None:
            break
        play = play.after(random_step(play, uniform))
    return play


def random_step(play: Play, uniform: Uniform) -> str:
    game, state, seat = play.game, play.state, play.to_act
    if seat is None:
        return game.write(None, game.draw(state, uniform))
    return game.write(seat, cabin_boy(None, offers(game, state), uniform))


def error_of(play: Play, line: str) -> DoubloonError | None:
    try:
        play.after(line or "~ undo")
    except DoubloonError as error:
        return error
    return None


def steps(game: AnyGame, state: Any) -> list[tuple[Seat | None, Any]]:
    """The next steps with who does them; of very many acts, the first."""
    seat = game.to_act(state)
    acts = [(seat, act) for act in islice(game.acts(state), 300)]
    return [*acts, *((None, fate) for fate, _ in game.fates(state))]


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_a_state_waits_for_a_seat_or_for_chance_or_is_over(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    state = wander(game, edition, seats, seed).state
    waits_for_seat = game.to_act(state) is not None
    waits_for_chance = any(True for _ in game.fates(state))
    is_over = game.result(state) is not None
    assert [waits_for_seat, waits_for_chance, is_over].count(True) == 1
    assert waits_for_seat == any(True for _ in game.acts(state))


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_every_step_survives_being_written_down(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    state = wander(game, edition, seats, seed).state
    for seat, step in steps(game, state):
        text = game.write(seat, step)
        assert game.read(text) == (seat, step)
        assert "?" not in text


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_replaying_the_lines_gives_the_same_state(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    play = wander(game, edition, seats, seed)
    again = begin(game, Setup(seats, edition))
    for line in [here.line for here in play.way() if here.before][::-1]:
        again = again.after(line)
        assert again.line == line
    assert again.state == play.state
    assert hash(again.state) == hash(play.state)


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_offered_acts_are_legal_distinct_and_grouped_by_kind(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    state = wander(game, edition, seats, seed).state
    acts = [*islice(game.acts(state), 300)]
    assert len({*acts}) == len(acts)
    assert all(game.forbids(state, act) is None for act in acts)
    kinds = offers(game, state)
    assert all(type(act) is kind for kind, some in kinds.items() for act in islice(some, 50))
    if len(acts) < 300:
        assert Counter(act for some in kinds.values() for act in some) == Counter(acts)


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_weights_are_positive_whole_numbers_and_fates_distinct(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    fates = [*game.fates(wander(game, edition, seats, seed).state)]
    assert all(type(weight) is int and weight > 0 for _, weight in fates)
    assert len({fate for fate, _ in fates}) == len(fates)


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_an_act_is_refused_while_chance_is_due_and_a_fate_while_a_seat_is(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    play = wander(game, edition, seats, seed)
    seen = [here for here in play.way() if here.before is not None]
    if play.to_act is not None:
        fate = next(here for here in seen if here.line.startswith("~"))
        with pytest.raises(ImpossibleFate):
            play.after(fate.line)
    elif play.result is None:
        for here in seen[:40]:
            if here.line.startswith("p"):
                with pytest.raises(IllegalAct):
                    play.after(here.line)


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_a_refusal_changes_nothing_and_names_a_clause(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    play = wander(game, edition, seats, seed)
    before = play.state
    refused = [error for here in [*play.way()][:60] if (error := error_of(play, here.line))]
    assert all(error.clause for error in refused)
    assert play.state == before


@every_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_points_and_result_agree(game: AnyGame, edition: str, seats: int, seed: int) -> None:
    play = wander(game, edition, seats, seed, most=4_000)
    assert len(game.points(play.state)) == seats
    if (result := play.result) is not None:
        assert result.points == game.points(play.state)
        assert result.winners
        assert [*result.winners] == sorted({*result.winners})
        assert all(0 <= winner < seats for winner in result.winners)


@every_open_setup
@settings(max_examples=8)
@given(seed=seeds)
def test_the_position_and_the_turn_lead_back_to_the_state(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    """Where nothing is hidden; a game with secrets says itself how far its position leads back."""
    play = wander(game, edition, seats, seed)
    table = position(play)
    turn = table.pop("turn")
    assert isinstance(turn, list)
    again = begin(game, Setup(seats, edition, start=table or None))
    for line in turn:
        again = again.after(line)
    assert again.to_act == play.to_act
    assert again.result == play.result
    assert position(again) == {**table, "turn": turn}
    assert {*steps(game, again.state)} == {*steps(game, play.state)}


@every_setup
@settings(max_examples=6)
@given(seed=seeds)
def test_only_the_seat_to_act_is_offered_acts(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    play = wander(game, edition, seats, seed)
    due = game.to_act(play.state)
    for seat in [None, *map(Seat, range(seats))]:
        view = game.view(play.state, seat)
        offered = view.acts is None or bool(view.acts)  # None: too many to list
        assert offered == (seat is not None and seat == due)
        assert view.to_act == due


@every_open_setup
@settings(max_examples=6)
@given(seed=seeds)
def test_without_secrets_whoever_does_not_act_sees_what_everybody_sees(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    state = wander(game, edition, seats, seed).state
    for seat in map(Seat, range(seats)):
        if seat != game.to_act(state):
            assert game.view(state, seat) == game.view(state, None)


@every_setup
@settings(max_examples=4)
@given(seed=seeds)
def test_a_play_that_forgets_allows_and_refuses_the_same(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    whole = wander(game, edition, seats, seed, most=60)
    forgetful = begin(game, Setup(seats, edition), forgets=True)
    for here in [*whole.way()][-2::-1]:
        forgetful = forgetful.after(here.line)
        undone = [error_of(play, f"p{seat} undo") for play in (here, forgetful) for seat in (1, 2)]
        assert [str(error) for error in undone[:2]] == [str(error) for error in undone[2:]]
        assert (forgetful.line, forgetful.turn) == (here.line, here.turn)
    assert forgetful.state == whole.state
    kept = [*forgetful.way()]
    assert all(play.undoable_by is not None for play in kept[:-1])


@every_game
@settings(max_examples=25)
@given(seed=seeds)
def test_drawing_is_as_likely_as_the_weights_say(
    game: AnyGame, edition: str, seats: int, seed: int
) -> None:
    """Every sequence of uniform answers is tried; five dice at most, for time."""
    play, uniform = wander(game, edition, seats, seed), chance(seed)
    while play.result is None and not 0 < mass_of(game, play.state) <= 6**5:
        play = play.after(random_step(play, uniform))
    if play.result is None:
        total, drawn = enumerated(game, play.state)
        weights = dict(game.fates(play.state))
        mass = mass_of(game, play.state)
        assert {fate: n * mass for fate, n in drawn.items()} == {
            fate: weight * total for fate, weight in weights.items()
        }


def mass_of(game: AnyGame, state: Any) -> int:
    return sum(weight for _, weight in game.fates(state))


def enumerated(game: AnyGame, state: Any) -> tuple[int, dict[Any, int]]:
    """What `draw` makes of every possible sequence of uniform integers."""
    drawn: Counter[Any] = Counter()
    ranges: list[int] = []
    answers: list[int] = []
    while True:
        asked: list[int] = []

        def uniform(below: int, asked: list[int] = asked) -> int:
            asked.append(below)
            if len(asked) > len(answers):
                answers.append(0)
            return answers[len(asked) - 1]

        drawn[game.draw(state, uniform)] += 1
        ranges = asked
        while answers and answers[-1] == ranges[len(answers) - 1] - 1:
            answers.pop()
        if not answers:
            return sum(drawn.values()), dict(drawn)
        answers[-1] += 1


@every_setup
def test_a_play_by_the_random_policy_ends(game: AnyGame, edition: str, seats: int) -> None:
    uniform = chance(seats)
    play = begin(game, Setup(seats, edition))
    for _ in range(20_000):
        if play.result is not None:
            break
        play = play.after(random_step(play, uniform))
    assert play.result is not None
