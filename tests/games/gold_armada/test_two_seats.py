"""The final margin with two seats, against independent programs and against a slow solver.

`oracles/solve_gold_armada.py` computes positions near the end, `oracles/whole_gold_armada.py`
(in C, with neither lattice nor symmetries) boards of every kind.
"""

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doubloon.bots import bot
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.state import State
from doubloon.games.gold_armada.solve import advice, two_seats
from doubloon.games.gold_armada.solve.board_index import boards
from doubloon.games.gold_armada.solve.compiled.two_seats import solve_boards
from doubloon.games.gold_armada.solve.margin import margin_near_end
from doubloon.games.gold_armada.solve.one_turn import model_turn
from table import exact, reached
from twin import Twin

CLOSE = 1e-8

CASES: list[dict[str, Any]] = [case.values[0] for case in exact("gold-armada-whole", "board")]
FewFaces = Callable[..., Terms]

pytestmark = pytest.mark.usefixtures("no_tables")


@pytest.mark.parametrize("case", exact("gold-armada-margin", "turn"))
def test_the_final_margin(case: dict[str, Any]) -> None:
    state = reached("gold-armada", {"seats": 2, **case}).state
    found = advice.advise(state, "margin")
    assert found.exact
    assert found.values == pytest.approx((case["value"], -case["value"]), abs=CLOSE)
    if "acts" in case:
        rated = {GAME.write(Seat(0), act)[3:]: value for act, value in found.acts}
        assert rated == pytest.approx(case["acts"], abs=CLOSE)


@pytest.mark.parametrize("case", exact("gold-armada-finish", "turn"))
def test_margin_with_finished_rounds(case: dict[str, Any]) -> None:
    state = reached("gold-armada", {"seats": 2, **case}).state
    found = advice.advise(state, "margin")
    assert found.values[state.seat] == pytest.approx(case["value"], abs=CLOSE)
    assert sum(found.values) == pytest.approx(0)
    if "acts" in case:
        rated = {GAME.write(state.seat, act)[3:]: value for act, value in found.acts}
        assert rated == pytest.approx(case["acts"], abs=CLOSE)


SPECIALS = [(3,) * 7 + left for left in product((1, 3), (2, 3), (2, 3)) if min(left) < 3]


@pytest.mark.parametrize(
    "readings",
    [
        {},
        {"may_decline": True},
        {"five_is_full_house": True},
        {"finish_round": True},
        {"finish_round": True, "may_decline": True},
    ],
)
def test_a_slow_solver_in_fractions_agrees(
    readings: dict[str, object], few_faces: FewFaces
) -> None:
    agreed = few_faces(**readings)
    seats = (0, 1) if agreed.readings.finish_round else (0,)
    begun = [
        State(agreed, taken, ((), ()), (0, 0), Seat(seat)) for taken in SPECIALS for seat in seats
    ]

    def margin(state: State) -> Fraction | None:
        return (
            None
            if state.result is None
            else Fraction(state.result.points[0]) - Fraction(state.result.points[1])
        )

    slow = Twin(GAME, begun, margin)
    numbers = solve_few(agreed, 2)
    for state in begun:
        exactly = float(slow[state])
        if state.seat:
            exactly = -exactly
        where = state.taken, 2, state.seat
        assert two_seats.margin(agreed, numbers, *where) == pytest.approx(exactly, abs=1e-10)
        assert margin_near_end(agreed, *where) == pytest.approx(exactly, abs=1e-10)


def solve_few(agreed: Terms, most: int) -> NDArray[np.float64]:
    """The table of these terms, filled in where the basic piers are empty and few tokens left."""
    numbers = np.zeros(two_seats.table(agreed).size)
    every = boards(agreed.board).list_boards()
    few = np.flatnonzero((every[:, :6] == 3).all(axis=1))
    gone = every[few].sum(axis=1)
    finish_round = agreed.readings.finish_round
    for tokens in range(most + 1):
        for layer in range(30, 17, -1):
            which = few[gone == layer]
            if finish_round:
                solve_boards(model_turn(agreed), which, tokens, 1, numbers)
            if tokens and layer < 30:
                solve_boards(model_turn(agreed), which, tokens, 0, numbers)
    return numbers


@pytest.mark.parametrize("finishes", [False, True])
def test_compiled_and_plain_agree_on_the_real_board(finishes: bool) -> None:
    agreed = terms(Setup(2, None, {"finish-round": finishes}))
    numbers = solve_few(agreed, 3)
    chance = random.Random(4)
    for _ in range(12):
        taken = (3,) * 6 + tuple(chance.choice((1, 2, 3, 3)) for _ in range(4))
        where = taken, chance.randrange(1, 4), chance.randrange(2)
        plain = margin_near_end(agreed, *where)
        assert two_seats.margin(agreed, numbers, *where) == pytest.approx(plain, abs=1e-11)


def cases_near_the_end() -> list[dict[str, Any]]:
    return [case for case in CASES if two_seats.count_boards(case["taken"], case["tokens"]) <= 300]


def test_there_are_enough_cases() -> None:
    assert len(CASES) == 151
    assert len(cases_near_the_end()) > 10


@pytest.mark.parametrize("case", cases_near_the_end())
def test_the_margin_near_the_end_without_a_table(case: dict[str, Any]) -> None:
    found = margin_near_end(terms(Setup(2)), tuple(case["taken"]), case["tokens"], 0)
    assert found == pytest.approx(case["margin"], abs=1e-8)


@pytest.mark.exact
def test_the_whole_table() -> None:
    agreed = terms(Setup(2))
    numbers = np.zeros(two_seats.table(agreed).size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    for case in CASES:
        found = two_seats.margin(agreed, numbers, tuple(case["taken"]), case["tokens"], 0)
        assert found == pytest.approx(case["margin"], abs=1e-8)


def test_only_two_seats_with_few_tokens_can_be_solved() -> None:
    assert two_seats.is_solvable(terms(Setup(2)), 2)
    assert not two_seats.is_solvable(terms(Setup(3)), 3)
    assert two_seats.is_solvable(terms(Setup(2, None, {"finish-round": True})), 2)
    assert not two_seats.is_solvable(terms(Setup(2, None, {"skull-tokens": 13})), 2)


def test_terms_that_change_the_margin_have_their_own_tables() -> None:
    plain = two_seats.table(terms(Setup(2))).stamp
    assert two_seats.table(terms(Setup(2, "tactic-nl"))).stamp == plain
    assert two_seats.table(terms(Setup(2, None, {"tie-break": "shared"}))).stamp == plain
    others: list[dict[str, object]] = [
        {"may-decline": True},
        {"five-is-full-house": True},
        {"full-house-both-restricted": False},
        {"skull-tokens": 5},
        {"finish-round": True},
    ]
    stamps = {two_seats.table(terms(Setup(2, None, readings))).stamp for readings in others}
    assert len(stamps | {plain}) == 6


START = {
    "taken": {p: 3 for p in ("barrel", "parrot", "rum", "cannon", "hook", "compass", "three")}
    | {"full-house": 2, "four": 2, "five": 3},
    "doubloons": [
        [1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 3, 4],
        [1] * 3 + [2] * 3 + [3] * 3 + [3, 4, 3, 4] + [4, 5, 6],
    ],
    "skulls": [2, 1],
    "seat": 1,
}


def test_captains_reach_the_margin_on_average() -> None:
    case = {"seats": 2, "start": START, "steps": []}
    begun = reached("gold-armada", case).state
    value = advice.advise(begun, "margin").values[0]
    captain, chance, margins = bot(GAME, "captain", Setup(2)), random.Random(9), []
    for _ in range(300):
        state = begun
        while state.result is None:
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                acts = {type(act): [] for act in rules.acts(state)}  # type: dict[type, list[Any]]
                for act in rules.acts(state):
                    acts[type(act)].append(act)
                state = rules.play(state, captain(GAME.view(state, seat), acts, chance.randrange))
        margins.append(state.result.points[0] - state.result.points[1])
    assert abs(np.mean(margins) - value) < 3 * np.std(margins) / np.sqrt(len(margins))


def no_deviation_improves(chance: random.Random) -> None:
    """Each act is worth the mean of what follows it, and none more than the position."""
    agreed = terms(Setup(2))
    taken = (3,) * 6 + tuple(chance.choice((2, 3)) for _ in range(3)) + (2,)
    state = State(agreed, taken, ((), ()), (chance.randrange(3, 6), 0), Seat(0))
    for _ in range(chance.choice((1, 3))):
        state = rules.play(
            state,
            rules.draw(state, chance.randrange)
            if rules.to_act(state) is None
            else chance.choice([*rules.acts(state)]),
        )
        if state.phase in ("taking", "over"):
            break
    if (seat := rules.to_act(state)) is None:
        return
    here = advice.advise(state, "margin")
    for act, value in here.acts[::3]:
        then = rules.play(state, act)
        assert value <= here.values[seat] + 1e-12
        if rules.to_act(then) is None and then.result is None and then.seat == seat:
            found = [
                (advice.advise(rules.play(then, fate), "margin").values[seat], n)
                for fate, n in rules.fates(then)
            ]
            mean = sum(worth * n for worth, n in found) / sum(n for _, n in found)
        else:
            mean = advice.advise(then, "margin").values[seat]
        assert mean == pytest.approx(value, abs=1e-10)


def test_no_deviation_improves() -> None:
    chance = random.Random(3)
    for _ in range(3):
        no_deviation_improves(chance)


@pytest.mark.exact
@pytest.mark.parametrize("seed", range(1000))
def test_no_deviation_improves_anywhere(seed: int) -> None:
    no_deviation_improves(random.Random(seed))
