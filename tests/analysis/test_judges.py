"""Judges of turns: luck has mean zero, and a decision is worth its best act."""

from typing import Any

import pytest

from doubloon.core.advice import Effort, Goal
from doubloon.core.errors import RecordError
from doubloon.core.play import begin
from doubloon.core.setup import Setup
from judged import check_decision, check_fates, judge_play, play_out
from table import GAME, after

DICE = ("kings-gold", "mille-sabords", "gold-armada")
FEW = 300
"""All fates are listed where there are at most so many: of five dice always, of eight often."""

UNSOLVED = {"tie-break": "shared", "short-box": "player-first"}
"""Readings of King's Gold whose table does not ship."""


@pytest.mark.parametrize("key", DICE)
@pytest.mark.parametrize("place", [0, 1, -1], ids=["two", "three", "most"])
def test_luck_has_mean_zero_and_a_decision_is_worth_its_best_act(key: str, place: int) -> None:
    """At every chance step with few fates and at every decision of a play of deckhands."""
    game = GAME[key]
    seats = game.seats[place]
    setup = Setup(seats, target=2000 if key == "mille-sabords" else None)
    checked = decided = 0
    for judge, here in judge_play(play_out(game, ["deckhand"] * seats, setup, seed=4)):
        if here.to_act is None:
            checked += check_fates(judge, here, FEW)
        else:
            check_decision(judge, here)
            decided += 1
    assert checked > 5
    assert decided > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_has_mean_zero_at_a_roll_of_eight_dice(seats: int) -> None:
    setup = Setup(seats, start={"points": [5000, 4000, 0, 5800][:seats], "seat": 1})
    play = after("mille-sabords", "~ card guardian", seats=seats, start=setup.start)
    (judge, _), (same, _) = judge_play(play.after("~ roll kksscdmp"))
    assert judge is same
    assert check_fates(judge, play, 2000)


def test_luck_has_mean_zero_for_the_margin_too() -> None:
    last = dict.fromkeys(("barrel", "parrot", "rum", "cannon", "hook", "compass", "three"), 3)
    start = {
        "taken": {**last, "full-house": 3, "four": 2, "five": 1},
        "doubloons": [[1, 2, 3] * 3 + [2, 3, 4, 3, 4], [1, 2, 3] * 3 + [3, 4, 5, 4]],
        "skulls": [3, 2],
        "seat": 1,
    }
    goal: Goal = "margin"
    steps = ("~ roll hhbpr", "p1 reroll bpr", "~ roll hbp", "p1 reroll bp", "~ roll hh")
    play = after("gold-armada", *steps, start=start)
    for judge, here in judge_play(play, goal):
        assert judge.is_exact
        if here.to_act is None:
            assert check_fates(judge, here, FEW)
        else:
            check_decision(judge, here)


@pytest.mark.parametrize("seats", range(2, 7))
def test_exact_values_are_those_of_best(seats: int) -> None:
    game = GAME["kings-gold"]
    setup = Setup(seats)
    assert game.advice is not None
    advise = game.advice().advise
    for judge, here in [*judge_play(play_out(game, ["bosun"] * seats, setup, seed=2))][:40]:
        advice = advise(here.state, "win")
        assert judge.is_exact is advice.exact is (seats == 2)
        assert judge.how == advice.how
        if here.to_act is None or seats == 2:  # acts of equal value may differ for the others
            assert judge.value(here.state) == pytest.approx(advice.values, abs=1e-9)
        if here.to_act is not None:
            verdict = judge.rate(here.state, advice.acts[0][0])
            assert dict(verdict.acts) == pytest.approx(dict(advice.acts), abs=1e-9)


def test_best_and_the_judge_agree_in_mille_sabords_and_gold_armada() -> None:
    goals: dict[str, Goal] = {"mille-sabords": "win", "gold-armada": "points"}
    for key, goal in goals.items():
        game = GAME[key]
        assert game.advice is not None
        for judge, here in [*judge_play(play_out(game, ["bosun"] * 2, Setup(2), seed=2))][:12]:
            advice = game.advice().advise(here.state, goal)
            if goal == "win":
                assert judge.value(here.state) == pytest.approx(advice.values, abs=1e-9)
            elif here.to_act is not None:
                act = max(judge.rate(here.state, advice.acts[0][0]).acts, key=lambda it: it[1])[0]
                told = judge.explain(here.state, act)
                assert 0 <= told["skull"] <= 1
                assert told["points"] <= advice.acts[0][1] + 1e-9


def test_reasons_are_those_of_best() -> None:
    start = {"box": 20, "king": 10, "coins": [12, 18], "seat": 1}
    play = after("kings-gold", "~ roll 12kcx", "p1 reroll 1c", start=start)
    ((_, _), (judge, here)) = judge_play(play)
    assert here.game.advice is not None
    advice = here.game.advice().advise(here.state, "win")
    told = judge.explain(here.state, advice.acts[0][0])
    assert told == pytest.approx(dict(advice.reasons), abs=1e-9)


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize(
    ("key", "given", "goal", "problem"),
    [
        ("kings-gold", {"readings": UNSOLVED}, "win", "best-unsolved"),
        ("mille-sabords", {"target": 12_000}, "win", "best-unsolved"),
        ("mille-sabords", {"target": 1_000_000}, "win", "ms-review-target"),
        ("gold-armada", {}, "margin", "best-unsolved"),
        ("gold-armada", {"seats": 3}, "margin", "best-margin"),
    ],
)
def test_nothing_is_solved_unless_it_may_be(
    key: str, given: dict[str, Any], goal: Goal, problem: str
) -> None:
    setup = Setup(**{"seats": 2, **given})
    play = begin(GAME[key], setup)
    assert play.game.advice is not None
    judge = play.game.advice().judge
    assert judge is not None
    with pytest.raises(RecordError, match=problem):
        judge([play.state], goal, Effort(solves=False))
