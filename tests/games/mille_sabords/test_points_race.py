"""The race for points of three seats or more.

A small race is compared with a program below that follows every way it can go, in fractions.
"""

import random
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.core.dice import Reroll, Stop
from doubloon.core.setup import Seat, Setup, leaders
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import terms
from doubloon.games.mille_sabords.rules.state import State, TiedTurns
from doubloon.games.mille_sabords.solve import advice, evaluation, points_race
from doubloon.games.mille_sabords.solve.points_race import Race
from table import after

RAID = {"trigger-replays-if-overtaken": True}
ANY = {"final-round": "any-at-target"}

STEPS = {-1: Fraction(1, 8), 0: Fraction(1, 4), 1: Fraction(3, 8), 3: Fraction(1, 4)}
"""The chances of the steps that a turn of the small race brings. There are no skull islands."""

FARTHEST = 5


def small() -> Race:
    missing = np.arange(-3, FARTHEST + 1)
    moves = points_race.transitions(missing, {n: float(p) for n, p in STEPS.items()})
    return Race(missing, moves, moves)


def winning_shares(missing: Sequence[int]) -> list[Fraction]:
    best = leaders([-n for n in missing], [Seat(n) for n in range(len(missing))])
    return [Fraction(seat in best, len(best)) for seat in range(len(missing))]


def follow_all_ways(missing: tuple[int, ...], turns: int, *, sudden: bool) -> list[float]:
    """The chances of all seats to win within so many turns; the first seat is to roll."""

    @cache
    def go_on(missing: tuple[int, ...], due: int, trigger: int | None, left: int) -> list[Fraction]:
        if due == trigger:
            return winning_shares(missing)
        if not left:
            return [Fraction(0)] * len(missing)
        chance = [Fraction(0)] * len(missing)
        for step, p in STEPS.items():
            mine = max(-3, min(missing[due] - step, FARTHEST))
            then = (*missing[:due], mine, *missing[due + 1 :])
            if trigger is None and mine <= 0 and sudden:
                found = [Fraction(seat == due) for seat in range(len(missing))]
            else:
                began = due if trigger is None and mine <= 0 else trigger
                found = go_on(then, (due + 1) % len(missing), began, left - 1)
            chance = [old + p * new for old, new in zip(chance, found, strict=True)]
        return chance

    return [float(chance) for chance in go_on(missing, 0, None, turns)]


@pytest.mark.parametrize("missing", [(1, 1, 1), (1, 2, 3), (3, 1, 2), (2, 2, 1, 1)])
@pytest.mark.parametrize("sudden", [False, True])
def test_a_small_race_is_exact(missing: tuple[int, ...], sudden: bool) -> None:
    field = small()
    wins, seats = field.sudden if sudden else field.wins, np.array([missing])
    found = [
        wins(field.at(np.delete(seats, me, 1)), me)[0, field.place(seats)[0, me]]
        for me in range(len(missing))
    ]
    twin = follow_all_ways(missing, 8 * len(missing), sudden=sudden)
    unplayed = 1 - sum(twin)
    assert unplayed < 1e-4
    assert sum(found) == pytest.approx(1, abs=1e-6)
    assert found == pytest.approx(twin, abs=unplayed + 1e-6)


def test_many_positions_at_once_equal_single_ones() -> None:
    field = small()
    others = np.array([[2, 3], [1, 4], [5, 5]])
    both = field.wins(field.at(others), 1)
    for found, pair in zip(both, others, strict=True):
        assert found == pytest.approx(field.wins(field.at(pair[None]), 1)[0], abs=1e-6)
        assert (np.diff(found[field.missing > 0]) < 0).all()


def test_outcomes_are_those_of_the_best_turn_for_points() -> None:
    """Their mean is the value of the turn, and bosuns reach them as often."""
    agreed = terms(Setup(5))
    own, lost = points_race.outcomes(agreed)
    assert sum(own.values()) + sum(lost.values()) == pytest.approx(1)
    begun = after("mille-sabords", seats=5).state
    mean = 100 * sum(n * p for spread in (own, lost) for n, p in spread.items())
    assert mean == pytest.approx(advice.before_card(begun), rel=0.01)
    plays, chance = 400, random.Random(1)
    gains = []
    bosun = bot(GAME, "bosun", Setup(5))
    for _ in range(plays):
        state = begun
        while state.ended is None:
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                act = bosun(GAME.view(state, seat), rules.offers(state), chance.randrange)
                state = rules.play(state, act)
        gains.append((state.points[0] // 100, -state.points[1] // 100))
    for spread, found in zip((own, lost), zip(*gains, strict=True), strict=True):
        for n in (-10, -5, 4, 6, 10):
            p = spread.get(n, 0.0)
            assert abs(found.count(n) - plays * p) <= 3 * (plays * p * (1 - p)) ** 0.5


def test_terms_with_the_same_turns_share_their_outcomes() -> None:
    plain = points_race.outcomes(terms(Setup(3)))
    same = {"floor-scores-at-zero": True, **RAID, **ANY, "tie-break": "extra-turns"}
    assert points_race.outcomes(terms(Setup(5, readings=same, target=9000))) is plain
    assert (
        points_race.outcomes(terms(Setup(3, readings={"guardian-rescues-third-skull": False})))
        != plain
    )


@pytest.mark.parametrize("edition", GAME.editions)
def test_the_solver_reproduces_the_shipped_outcomes(edition: str, tmp_path: Path) -> None:
    """They ship, so that the captain's first answer is quick."""
    agreed = terms(Setup(4, edition))
    table = points_race.table(agreed)
    shipped = table.load(tmp_path)
    numbers = np.zeros(table.size)
    assert [*points_race.solve(agreed, numbers)] == [points_race.work(agreed).steps]
    assert shipped is not None
    assert np.abs(numbers - shipped).max() < 1e-8


@pytest.mark.usefixtures("no_tables")
def test_outcomes_of_other_readings_are_computed_on_demand() -> None:
    agreed = terms(Setup(3, readings={"island-forced": False}))
    assert points_race.work(agreed).known() is None
    by_card = points_race.work(agreed).solved().reshape(len(agreed.cards), -1)
    assert by_card.sum(axis=1) == pytest.approx(1)
    assert points_race.work(agreed).known() is not None


LEADING = {"points": [4000, 4000, 4000, 4000, 6800], "seat": 1, "last-round": 5}


@pytest.mark.parametrize(
    ("start", "wanted"),
    [
        ({**LEADING, "points": [5500, 4000, 4000, 4000, 6000]}, Stop),
        (LEADING, Reroll),
    ],
    ids=["enough", "not-enough"],
)
def test_in_the_last_round_only_the_win_matters(start: dict[str, Any], wanted: type) -> None:
    """With 800 points and two skulls the captain stops where that should win, and only there."""
    state = after("mille-sabords", "~ card pirate", "~ roll ccddmkkp", seats=5, start=start).state
    captain = bot(GAME, "captain", Setup(5))
    act = captain(GAME.view(state, state.seat), rules.offers(state), lambda _: 0)
    assert isinstance(act, wanted)


def rated(points: tuple[int, ...], gains: Sequence[int], **more: Any) -> list[float]:
    """The chance of the first seat when its turn brings so much."""
    readings = more.pop("readings", {})
    state = State(terms(Setup(len(points), readings=readings)), points, (), Seat(0), **more)
    worth = evaluation.end_values(state).own(np.array(gains))
    return [float(chance) for chance in worth[:, 0]]


def test_who_rolls_last_is_compared_with_everybody() -> None:
    last = {"last_round": Seat(1)}
    assert rated((4000, 6500, 5000), [2000, 2500, 3000], **last) == pytest.approx([0, 0.5, 1])
    assert rated((4000, 6500, 6500), [2500], **last) == pytest.approx([1 / 3])
    again = rated((6100, 6500, 5000), [300, 400, 500], last_round=Seat(0), readings=RAID)
    assert again == pytest.approx([0, 0.5, 1])
    lost, tied, won = rated((4000, 6500, 5000), [2000, 2500, 4500], **last, readings=RAID)
    assert (lost, tied) == (0, 0.5)
    assert 0.5 < won < 1


def test_who_began_the_last_round_must_hold_the_target() -> None:
    """Else it is sudden death, unless anybody at the target will do."""
    fallen = ((4000, 5900, 6100), [2000, 2200])
    assert rated(*fallen, last_round=Seat(1), readings=ANY) == pytest.approx([0, 1])
    low, high = rated(*fallen, last_round=Seat(1))
    assert 0 < low < high < 0.5


def test_sudden_death_ends_at_the_target() -> None:
    low, high = rated((5800, 5900, 3000), [100, 200], sudden_death=True)
    assert 0 < low < 0.5
    assert high == pytest.approx(1)


def test_only_tied_seats_win_tied_turns() -> None:
    turns = TiedTurns((Seat(2), Seat(0)), 1)
    assert rated((6000, 9000, 6500), [400, 500, 600], tied_turns=turns) == pytest.approx(
        [0, 0.5, 1]
    )
    before = TiedTurns((Seat(0), Seat(2)))
    low, high = rated((6000, 9000, 6000), [0, 1000], tied_turns=before)
    assert 0 < low < high < 1
    state = State(terms(Setup(3)), (6000, 9000, 6000), (), Seat(0), tied_turns=before)
    assert evaluation.chances_of_all(state, 0.25) == (0.25, 0, 0.75)


def test_what_the_skull_island_takes_helps_like_points() -> None:
    state = State(terms(Setup(4)), (3000, 5000, 5500, 2000), (), Seat(0))
    worth = evaluation.end_values(state)
    taken = worth.island(np.array([400, 800, 1200]))[:, 0]
    nothing = rated((3000, 5000, 5500, 2000), [0])
    assert (np.diff([*nothing, *taken]) > 0).all()


def test_a_very_long_play_is_not_known() -> None:
    assert evaluation.is_known(terms(Setup(3, target=20_000)), 3)
    assert not evaluation.is_known(terms(Setup(3, target=200_000)), 3)
