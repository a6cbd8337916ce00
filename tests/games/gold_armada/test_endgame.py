"""The chance to win with two seats near the end, against independent and slow solvers.

`oracles/solve_gold_armada.py` shares no code with the package.
"""

import random
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.core.errors import RecordError
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules import rules
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.ending import finish
from doubloon.games.gold_armada.rules.state import State
from doubloon.games.gold_armada.solve import advice, endgame
from table import exact, reached
from twin import Twin

CLOSE = 1e-8

FewFaces = Callable[..., Terms]
Won = Callable[[State], Fraction | None]

pytestmark = pytest.mark.usefixtures("no_tables")


@pytest.mark.parametrize("case", exact("gold-armada-win", "turn"))
def test_chance_to_win(case: dict[str, Any]) -> None:
    state = reached("gold-armada", {"seats": 2, **case}).state
    found = advice.advise(state, "win")
    assert found.exact
    assert found.values[state.seat] == pytest.approx(case["value"], abs=CLOSE)
    assert sum(found.values) == pytest.approx(1)
    if "acts" in case:
        rated = {GAME.write(state.seat, act)[3:]: value for act, value in found.acts}
        assert rated == pytest.approx(case["acts"], abs=CLOSE)


@pytest.mark.parametrize(
    "readings",
    [{}, {"tie_break": "shared"}, {"finish_round": True}, {"may_decline": True}],
)
def test_a_slow_solver_in_fractions_agrees(
    readings: dict[str, object], few_faces: FewFaces, won: Won
) -> None:
    agreed = few_faces(**readings)
    begun = [
        State(agreed, (3,) * 7 + left, ((mine,), (4,)), (0, 0), Seat(seat))
        for left in ((1, 3, 3), (2, 2, 3), (3, 2, 2))
        for mine in (2, 4, 5)
        for seat in (0, 1)
    ]
    slow = Twin(GAME, begun, won)
    for state in begun:
        assert advice.advise(state, "win").values[0] == pytest.approx(float(slow[state]), abs=1e-12)


def test_positions_far_from_the_end_are_refused() -> None:
    opening = GAME.start(Setup(2))
    with pytest.raises(RecordError) as refused:
        advice.advise(opening, "win")
    assert refused.value.problem == "best-win-far"
    with pytest.raises(RecordError) as refused:
        advice.advise(GAME.start(Setup(3)), "win")
    assert refused.value.problem == "best-seats"


def test_a_play_that_is_over_is_won_or_shared() -> None:
    agreed = terms(Setup(2, None, {"tie-break": "shared"}))
    state = State(agreed, (3,) * 9 + (2,), ((5,), (5,)), (6, 0), Seat(0))
    assert advice.advise(finish(state), "win").values == (0, 1)
    state = state._replace(skulls=(3, 3))
    assert advice.advise(finish(state), "win").values == (0.5, 0.5)


def near_the_end(chance: random.Random) -> State:
    """A close play with few doubloons left."""
    readings = {
        "finish-round": chance.random() < 0.3,
        "tie-break": chance.choice(("shared", "fewer-skulls")),
        "may-decline": chance.random() < 0.3,
    }
    taken = [3] * 10
    for _ in range(chance.randrange(1, 5)):
        pier = chance.randrange(10)
        taken[pier] = max(2, taken[pier] - 1)
    ahead, behind = chance.randrange(12, 20), chance.randrange(12, 20)
    tokens = chance.randrange(1, 4)
    first = chance.randrange(7 - tokens)
    skulls = (first, 6 - tokens - first)
    held = ((ahead,), (behind,))
    return State(terms(Setup(2, None, readings)), tuple(taken), held, skulls, Seat(0))


def no_deviation_improves(chance: random.Random) -> None:
    """Each act is worth the mean of what follows it, and none more than the position."""
    state = near_the_end(chance)
    for _ in range(chance.choice((1, 3))):
        fate = rules.to_act(state) is None
        step = rules.draw(state, chance.randrange) if fate else chance.choice([*rules.acts(state)])
        state = rules.play(state, step)
        if state.phase in ("taking", "over"):
            break
    if (seat := rules.to_act(state)) is None:
        return
    here = advice.advise(state, "win")
    assert here.values[seat] == here.acts[0][1]
    for act, value in here.acts[::4]:
        then = rules.play(state, act)
        if then.phase == "cup" and then.seat == seat:
            found = [
                (advice.advise(rules.play(then, fate), "win").values[seat], n)
                for fate, n in rules.fates(then)
            ]
            mean = sum(worth * n for worth, n in found) / sum(n for _, n in found)
        else:
            mean = advice.advise(then, "win").values[seat]
        assert value <= here.values[seat]
        assert mean == pytest.approx(value, abs=1e-10)


def test_no_deviation_improves() -> None:
    chance = random.Random(3)
    for _ in range(3):
        no_deviation_improves(chance)


@pytest.mark.exact
@pytest.mark.parametrize("seed", range(1000))
def test_no_deviation_improves_anywhere(seed: int) -> None:
    no_deviation_improves(random.Random(seed))


@pytest.mark.parametrize("readings", [{}, {"finish-round": True}])
def test_captains_win_as_often_as_predicted(readings: dict[str, object], won: Won) -> None:
    setup = Setup(2, None, readings)
    taken = (3,) * 7 + (2, 2, 3)
    begun = State(terms(setup), taken, ((15,), (14,)), (3, 1), Seat(0))
    value = advice.advise(begun, "win").values[0]
    assert 0.1 < value < 0.9
    captain, chance, wins = bot(GAME, "captain", setup), random.Random(9), []
    for _ in range(300):
        state = begun
        while state.result is None:
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                view, acts = GAME.view(state, seat), offers(GAME, state)
                state = rules.play(state, captain(view, acts, chance.randrange))
        wins.append(float(won(state) or 0))
    assert abs(np.mean(wins) - value) < 3 * np.sqrt(value * (1 - value) / len(wins))


def test_no_more_positions_are_solved_than_asked_for() -> None:
    state = near_the_end(random.Random(1))
    found = endgame.chances(state, 10**6)
    assert found is not None
    positions = sum(int(np.isfinite(rows).sum()) for rows in found.known.values())
    assert endgame.chances(state, positions) is not None
    assert endgame.chances(state, positions - 1) is None
