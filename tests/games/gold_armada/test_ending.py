"""How plays of Gold Armada end, and who has won."""

from collections.abc import Callable

import pytest

from doubloon.core.play import Play, turns
from doubloon.games.gold_armada import GAME

rule = pytest.mark.rule
After = Callable[..., Play]

FAIL = "~ roll bprch"
FINISH = {"finish-round": True}

ALL_BUT_ONE = {
    **dict.fromkeys(("barrel", "parrot", "rum", "cannon", "hook", "compass"), 3),
    **{"three": 3, "full-house": 3, "four": 3, "five": 2},
}
BASIC_VALUES = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]
"""All doubloons of the basic piers."""

ONE_LEFT = {
    "taken": ALL_BUT_ONE,
    "doubloons": [BASIC_VALUES, [2, 3, 4, 3, 4, 5, 3, 4, 5, 4, 5]],
    "skulls": [1, 4],
    "seat": 1,
}
"""Only the 6 on the pier `five` is left, and one token; 35 points against 38."""


@rule("ga.end")
def test_the_last_token_ends_the_play_at_once(after: After) -> None:
    start = {"taken": {"rum": 1}, "doubloons": [[], [1]], "skulls": [3, 2], "seat": 1}
    play = after(FAIL, "p1 stop", start=start)
    assert play.result is not None
    assert play.result.ending == "skulls-gone"
    assert play.result.points == (-4, -1)
    assert play.result.winners == (1,)
    assert turns(play)[-1]["skulls"] == [1, 0]


@rule("ga.end")
def test_the_last_doubloon_ends_the_play_at_once(after: After) -> None:
    play = after("~ roll ooooo", "p1 stop", "p1 take five", start=ONE_LEFT)
    assert play.result is not None
    assert play.result.ending == "doubloons-gone"
    assert play.result.points == (41, 38)
    assert play.result.winners == (0,)


@rule("ga.end")
def test_the_play_goes_on_while_there_are_both(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], []], "skulls": [3, 1], "seat": 1}
    assert after(FAIL, "p1 stop", start=start).result is None


@rule("ga.finish-round")
def test_the_round_is_finished_if_the_table_agreed(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], [], []], "skulls": [3, 2, 0], "seat": 2}
    play = after(FAIL, "p2 stop", seats=3, start=start, readings=FINISH)
    assert play.result is None
    last = play.after("~ roll bbbbb").after("p3 stop").after("p3 take five")
    assert last.result is not None
    assert last.result.points == (-3, -3, 4)
    assert last.result.ending == "skulls-gone"


@rule("ga.finish-round")
def test_without_tokens_left_a_failing_turn_costs_nothing(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], []], "skulls": [3, 2], "seat": 1}
    play = after(FAIL, "p1 stop", FAIL, "p2 stop", start=start, readings=FINISH)
    assert play.result is not None
    assert play.result.points == (-4, -2)
    last = turns(play)[-1]
    assert (last["outcome"], last["delta"], last["skulls"]) == ("skull", [0, 0], [0, 0])


@rule("ga.finish-round")
def test_without_tokens_left_declining_costs_nothing(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], []], "skulls": [3, 2], "seat": 1}
    readings = {**FINISH, "may-decline": True}
    steps = FAIL, "p1 stop", "~ roll bbprc", "p2 stop", "p2 decline"
    play = after(*steps, start=start, readings=readings)
    assert play.result is not None
    assert play.result.points == (-4, -2)


@rule("ga.finish-round")
def test_the_last_seat_of_a_round_ends_the_play_at_once(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], []], "skulls": [3, 2], "seat": 2}
    assert after(FAIL, "p2 stop", start=start, readings=FINISH).result is not None


@rule("ga.finish-round", "ga.end")
def test_after_the_last_doubloon_the_rest_of_the_round_only_takes_tokens(after: After) -> None:
    taken = "~ roll ooooo", "p1 stop", "p1 take five"
    play = after(*taken, start=ONE_LEFT, readings=FINISH)
    assert play.result is None
    over = play.after("~ roll ooooo").after("p2 stop")
    assert over.result is not None
    assert over.result.points == (41, 37)
    assert over.result.ending == "skulls-gone"


@rule("ga.score")
def test_points_are_values_minus_tokens(after: After) -> None:
    start = {"taken": {"five": 2}, "doubloons": [[4, 5], []], "skulls": [2, 1], "seat": 1}
    assert GAME.points(after(start=start).state) == (7, -1)


def tied(skulls: list[int], doubloons: list[list[int]]) -> dict[str, object]:
    """A position one token before the end, in which the last seat is to roll."""
    taken = {"rum": 3, "three": 1, "four": 1}
    return {"taken": taken, "doubloons": doubloons, "skulls": skulls, "seat": len(skulls)}


@rule("ga.tie", "ga.score")
@pytest.mark.parametrize(
    ("skulls", "doubloons", "tie_break", "points", "winners"),
    [
        ([2, 1, 2], [[1, 3], [3], [2, 2]], "fewer-skulls", (2, 2, 1), (1,)),
        ([2, 1, 2], [[1, 3], [3], [2, 2]], "shared", (2, 2, 1), (0, 1)),
        ([1, 1, 3], [[1, 3], [2, 2], [3]], "fewer-skulls", (3, 3, -1), (0, 1)),
        ([1, 1, 3], [[1, 3], [2, 2], [3]], "shared", (3, 3, -1), (0, 1)),
        ([3, 0, 2], [[1, 2, 3, 3], [], [2]], "fewer-skulls", (6, 0, -1), (0,)),
    ],
)
def test_a_tie_goes_to_fewer_tokens_or_is_shared(
    skulls: list[int],
    doubloons: list[list[int]],
    tie_break: str,
    points: tuple[int, ...],
    winners: tuple[int, ...],
    after: After,
) -> None:
    start = tied(skulls, doubloons)
    play = after(FAIL, "p3 stop", seats=3, start=start, readings={"tie-break": tie_break})
    assert play.result is not None
    assert play.result.points == points
    assert play.result.winners == winners
