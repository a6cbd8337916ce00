"""`[start]` tables of Gold Armada: read, written and, if impossible, refused."""

from collections.abc import Callable
from typing import Any

import pytest

from doubloon.core.errors import PositionError
from doubloon.core.play import Play, position
from doubloon.games.gold_armada import GAME

rule = pytest.mark.rule
After = Callable[..., Play]

MIDDLE: dict[str, Any] = {
    "taken": {"barrel": 2, "five": 1},
    "doubloons": [[1, 4], [2]],
    "skulls": [1, 0],
    "seat": 2,
}
FINISH = {"finish-round": True}
EVERYTHING = {
    **dict.fromkeys(("barrel", "parrot", "rum", "cannon", "hook", "compass"), 3),
    **dict.fromkeys(("three", "full-house", "four", "five"), 3),
}
BASIC_VALUES = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]
SPECIAL_VALUES = [2, 3, 4, 3, 4, 5, 3, 4, 5, 4, 5, 6]
GONE = {"taken": EVERYTHING, "doubloons": [BASIC_VALUES, SPECIAL_VALUES], "skulls": [0, 0]}
NO_TOKENS = {"taken": {}, "doubloons": [[], []], "skulls": [4, 2]}


def changed(**fields: object) -> dict[str, object]:
    return {**MIDDLE, **fields}


def test_a_position_is_read_and_written(after: After) -> None:
    play = after(start=MIDDLE)
    assert GAME.position(play.state) == MIDDLE
    assert GAME.points(play.state) == (4, 2)
    assert play.state.seat == 1


def test_doubloons_are_written_in_ascending_order(after: After) -> None:
    play = after(start=changed(doubloons=[[4, 1], [2]]))
    assert GAME.position(play.state) == MIDDLE


def test_the_opening_is_a_position(after: After) -> None:
    opening = {"taken": {}, "doubloons": [[], []], "skulls": [0, 0], "seat": 1}
    assert GAME.position(after().state) == opening
    assert after(start=opening).state == after().state


def test_a_position_within_a_turn_lists_its_steps(after: After) -> None:
    steps = ["~ roll bbprc", "p2 reroll prc", "~ roll ccc", "p2 stop"]
    assert position(after(*steps, start=MIDDLE)) == {**MIDDLE, "turn": steps}


@pytest.mark.parametrize(
    ("problem", "start"),
    [
        ("start-missing", {"taken": {}, "doubloons": [[], []], "skulls": [0, 0]}),
        ("start-missing", {"doubloons": [[], []], "skulls": [0, 0], "seat": 1}),
        ("start-unknown", changed(box=3)),
        ("start-kind", changed(taken={"harbour": 1})),
        ("start-number", changed(taken={"barrel": -1})),
        ("start-number", changed(taken={"barrel": True})),
        ("start-table", changed(taken=[2, 1])),
        ("ga-start-taken", changed(taken={"barrel": 4})),
        ("start-per-seat", changed(doubloons=[[1, 2, 4]])),
        ("ga-start-doubloons", changed(doubloons=[[1, 4], 2])),
        ("ga-start-doubloons", changed(doubloons=[[1, 4], ["2"]])),
        ("ga-start-doubloons", changed(doubloons=[[True, 4], [2]])),
        ("ga-start-values", changed(doubloons=[[1, 4], [3]])),
        ("ga-start-values", changed(doubloons=[[1, 4], []])),
        ("ga-start-values", changed(doubloons=[[1, 4], [1, 1]])),
        ("ga-start-values", changed(doubloons=[[1, 4], [2, 2]])),
        ("start-per-seat", changed(skulls=[1])),
        ("start-numbers", changed(skulls=[1, -1])),
        ("ga-start-skulls", changed(skulls=[4, 3])),
        ("start-seat", changed(seat=0)),
        ("start-seat", changed(seat=3)),
    ],
)
def test_impossible_positions_are_refused(
    problem: str, start: dict[str, object], after: After
) -> None:
    with pytest.raises(PositionError) as refused:
        after(start=start)
    assert refused.value.problem == problem


@rule("ga.conserved")
def test_a_refusal_names_what_is_held_and_what_is_gone(after: After) -> None:
    with pytest.raises(PositionError) as refused:
        after(start=changed(doubloons=[[1], [2]]))
    assert refused.value.facts == {"held": "1, 2", "gone": "1, 2, 4"}


@rule("ga.skull-tokens")
def test_the_tokens_agreed_on_are_the_limit(after: After) -> None:
    start = changed(skulls=[2, 1])
    assert after(start=start, readings={"skull-tokens": 4}).result is None
    with pytest.raises(PositionError) as refused:
        after(start=start, readings={"skull-tokens": 2})
    assert refused.value.facts == {"found": 3, "tokens": 2}


@rule("ga.end")
@pytest.mark.parametrize("seat", [{}, {"seat": 1}, {"seat": 2}])
@pytest.mark.parametrize(
    ("start", "ending"), [(NO_TOKENS, "skulls-gone"), (GONE, "doubloons-gone")]
)
def test_a_start_without_tokens_or_doubloons_is_a_finished_play(
    start: dict[str, object], ending: str, seat: dict[str, int], after: After
) -> None:
    play = after(start={**start, **seat})
    assert play.result is not None
    assert play.result.ending == ending
    assert GAME.position(play.state) is None


@rule("ga.finish-round")
@pytest.mark.parametrize("start", [NO_TOKENS, GONE])
def test_a_round_may_be_finished_by_every_seat_but_the_first(
    start: dict[str, object], after: After
) -> None:
    assert after(start={**start, "seat": 2}, readings=FINISH).result is None
    assert after(start={**start, "seat": 1}, readings=FINISH).result is not None
    assert after(start=start, readings=FINISH).result is not None


@rule("ga.end", "ga.finish-round")
@pytest.mark.parametrize(
    ("seats", "seat", "readings", "possible"),
    [
        (2, 1, {}, False),
        (2, 2, {}, False),
        (2, 1, FINISH, True),
        (2, 2, FINISH, False),
        (3, 2, FINISH, False),
        (3, 3, FINISH, True),
    ],
)
def test_tokens_and_doubloons_run_out_one_a_turn(
    seats: int, seat: int, readings: dict[str, bool], possible: bool, after: After
) -> None:
    start = {
        "taken": EVERYTHING,
        "doubloons": [BASIC_VALUES, SPECIAL_VALUES, []][:seats],
        "skulls": [4, 2, 0][:seats],
        "seat": seat,
    }
    if possible:
        assert (after(seats=seats, start=start, readings=readings).result is None) == (seat == 3)
        return
    with pytest.raises(PositionError) as refused:
        after(seats=seats, start=start, readings=readings)
    assert refused.value.problem == "ga-start-both-gone"


@rule("ga.finish-round")
def test_the_seat_that_took_the_last_token_has_played_in_this_round(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], [], []], "skulls": [0, 4, 2], "seat": 2}
    with pytest.raises(PositionError) as refused:
        after(seats=3, start=start, readings=FINISH)
    assert refused.value.problem == "ga-start-last-token"
    assert after(seats=3, start={**start, "seat": 3}, readings=FINISH).result is None


@rule("ga.finish-round")
def test_the_seat_that_took_the_last_doubloon_has_played_in_this_round(after: After) -> None:
    low = [1, 1, 1, 1, 1, 1]
    rest = sorted([*BASIC_VALUES[6:], *SPECIAL_VALUES])
    start = {"taken": EVERYTHING, "doubloons": [low, rest, []], "skulls": [0, 0, 0], "seat": 2}
    with pytest.raises(PositionError) as refused:
        after(seats=3, start=start, readings=FINISH)
    assert refused.value.problem == "ga-start-last-doubloon"
    assert after(seats=3, start={**start, "seat": 3}, readings=FINISH).result is None
