"""The views of Gold Armada."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from doubloon.core.dice import falls
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import DICE
from doubloon.games.gold_armada.rules.editions import Readings, shipped_board
from doubloon.games.gold_armada.rules.scoring import lacks, matches
from doubloon.games.gold_armada.rules.view import PierView, SpaceView

rule = pytest.mark.rule
After = Callable[..., Play]

START = {
    "taken": {"barrel": 3, "full-house": 1, "four": 2},
    "doubloons": [[1, 2, 3], [3, 3, 4]],
    "skulls": [2, 1],
    "seat": 1,
}


def test_a_view_shows_the_whole_table(after: After) -> None:
    view = GAME.view(after("~ roll rrhhh", start=START).state, Seat(0))
    assert (view.phase, view.seat, view.to_act) == ("rolled", 0, 0)
    assert (view.points, view.doubloons) == ((4, 9), ((1, 2, 3), (3, 3, 4)))
    assert (view.skulls, view.tokens_left) == ((2, 1), 3)
    assert (view.table, view.cup, view.rolls_left) == ("rrhhh", 0, 2)
    assert view.die == dict.fromkeys("bprcho", 1)
    assert (view.winners, view.ended) == ((), None)


def test_a_view_shows_what_every_pier_asks_for(after: After) -> None:
    view = GAME.view(after("~ roll rrhhh", start=START).state, None)
    piers = {pier.name: pier for pier in view.piers}
    shown = {name: replace(pier, spaces=()) for name, pier in piers.items()}
    assert shown["barrel"] == PierView(
        *("barrel", "same", 0, 0, 0, "", False, "ga.pier-empty", 0, ())
    )
    assert shown["rum"] == PierView("rum", "same", 3, 1, 2, "r", True, None, 2, ())
    assert shown["three"] == PierView(*("three", "alike", 3, 2, 3, "bprcho", True, None, 3, ()))
    assert shown["full-house"] == PierView(
        *("full-house", "full-house", 2, 4, 5, "rcho", True, None, 5, ())
    )
    assert shown["four"] == PierView(*("four", "alike", 1, 5, 4, "ho", False, "ga.alike", 3, ()))


def test_a_view_shows_every_space_of_a_pier_taken_or_not(after: After) -> None:
    view = GAME.view(after(start=START).state, None)
    piers = {pier.name: pier.spaces for pier in view.piers}
    assert piers["barrel"] == (SpaceView(1, 2, "b"), SpaceView(2, 3, "b"), SpaceView(3, 4, "b"))
    assert piers["full-house"] == (
        SpaceView(3, 5, "bprcho"),
        SpaceView(4, 5, "rcho"),
        SpaceView(5, 5, "rc"),
    )


@rule("ga.basic-pier", "ga.symbols-shown", "ga.five-equal", "ga.full-house-symbols")
@pytest.mark.parametrize(
    ("dice", "pier", "lacks", "matches"),
    [
        ("bprch", "rum", "ga.basic-pier", 1),
        ("bbbbo", "three", None, 3),
        ("bbbbo", "four", "ga.symbols-shown", 1),
        ("rrrrr", "full-house", "ga.five-equal", 3),
        ("rrrrc", "full-house", "ga.full-house", 4),
        ("rrrbb", "full-house", "ga.full-house-symbols", 3),
        ("hhhhh", "barrel", "ga.pier-empty", 0),
    ],
)
def test_a_view_says_why_a_pier_is_not_won(
    after: After, dice: str, pier: str, lacks: str | None, matches: int
) -> None:
    view = GAME.view(after(f"~ roll {dice}", start=START).state, None)
    (found,) = (one for one in view.piers if one.name == pier)
    assert (found.lacks, found.matches) == (lacks, matches)
    assert found.satisfied == (lacks is None)


def test_dice_that_match_all_a_pier_needs_win_it_and_no_others() -> None:
    """Over every roll, every space of the board and every reading of a full house."""
    board = shipped_board()
    for five, both in product((False, True), repeat=2):
        readings = Readings(five_is_full_house=five, full_house_both_restricted=both)
        for pier, dice in product(board.piers, falls(DICE, board.die)):
            for space in pier.spaces:
                wins = lacks(space, dice, readings) is None
                assert wins == (matches(space, dice, readings) == space.need), (space, dice)


@rule("ga.stop-first")
def test_acts_are_offered_to_the_seat_to_act_only(after: After) -> None:
    rolled = after("~ roll bbprc", "p1 reroll prc", "~ roll bbb").state
    assert GAME.view(rolled, Seat(0)).acts == (
        "p1 stop",
        *(f"p1 reroll {'b' * n}" for n in range(1, 6)),
    )
    assert GAME.view(rolled, Seat(1)).acts == GAME.view(rolled, None).acts == ()
    taking = after("~ roll bbbbb", "p1 stop", readings={"may-decline": True}).state
    assert GAME.view(taking, Seat(0)).acts == (
        "p1 take barrel",
        "p1 take three",
        "p1 take four",
        "p1 take five",
        "p1 decline",
    )


def test_no_pier_is_satisfied_while_dice_are_in_the_cup(after: After) -> None:
    view = GAME.view(after("~ roll bbbbb", "p1 reroll b").state, Seat(0))
    assert (view.table, view.cup) == ("bbbb", 1)
    assert not any(pier.satisfied for pier in view.piers)
    assert {pier.lacks for pier in view.piers} == {"ga.roll-first"}
    assert [pier.matches for pier in view.piers] == [2, 0, 0, 0, 0, 0, 3, 3, 4, 4]


def test_a_view_shows_how_the_last_turn_ended(after: After) -> None:
    start = {"taken": {}, "doubloons": [[], []], "skulls": [3, 2], "seat": 1}
    view = GAME.view(after("~ roll bprch", "p1 stop", start=start).state, None)
    assert view.ended is not None
    assert (view.phase, view.ended.outcome, view.winners) == ("over", "skull", (1,))
