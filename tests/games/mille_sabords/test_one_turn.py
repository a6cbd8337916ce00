"""The expected points of a turn.

They are compared with the numbers of oracles/solve_mille_sabords.py, which shares no code with
the solver, and with a slow solver in fractions.
"""

import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import KINDS, terms
from doubloon.games.mille_sabords.rules.state import Draw, State
from doubloon.games.mille_sabords.solve import advice
from doubloon.games.mille_sabords.solve.one_turn import MAGIC_POINTS, for_points
from doubloon.games.mille_sabords.solve.rated_position import RatedPosition
from table import after, exact, reached
from twin import Twin

CLOSE = 1e-7


@pytest.mark.parametrize("case", exact("mille-sabords-points", "turn"))
def test_value(case: dict[str, Any]) -> None:
    play = reached("mille-sabords", {"seats": 2, **case})
    found = advice.advise(play.state, "points")
    assert found.exact
    assert found.values == pytest.approx((case["value"], 0.0), abs=CLOSE)
    rated = {GAME.write(Seat(0), act)[3:]: value for act, value in found.acts}
    for act, worth in case.get("acts", {}).items():
        assert rated[act] == pytest.approx(worth, abs=CLOSE), act


FEW_FACES = (1, 0, 1, 0, 0, 0)
"""A die of skulls and coins."""


def end_value(begun: State) -> Any:
    """The value of each end of this turn: own points, points the other lost, nine alike."""

    def worth(state: State) -> Fraction | None:
        if state.result is not None and state.result.ending == "magic":
            return Fraction(MAGIC_POINTS)
        if state.phase != "card":
            return None
        own, other = (a - b for a, b in zip(state.points, begun.points, strict=True))
        return Fraction(own - other)

    return worth


@pytest.mark.parametrize("card", KINDS)
def test_a_slow_solver_in_fractions_agrees(card: str) -> None:
    compare(card)


@pytest.mark.exact
@pytest.mark.parametrize("card", ["treasure-island", "guardian", "coin", "skull-1", "ship-3"])
@pytest.mark.parametrize(
    "readings",
    [
        {"keep-at-least-one": False},
        {"skull-counts-as-kept-die": False},
        {"card-counts-as-kept-die": True},
        {"guardian-may-roll-alone": False},
        {"guardian-rescues-third-skull": False, "guardian-on-island": False},
        {"count-revealed-skulls": True},
        {"island-roll-all": False, "island-forced": False},
        {"island-forced": False, "island-single-die": True},
        {"ship-bust-with-quota": "bonus"},
        {"ship-bust-with-quota": "zero", "ship-swords-count-for-full-chest": False},
        {"skull-card-blocks-full-chest": True, "magic-includes-skulls": True},
        {"magic-nine": "as-eight"},
    ],
    ids=lambda readings: " ".join(readings),
)
def test_under_every_reading(card: str, readings: dict[str, object]) -> None:
    compare(card, readings)


def compare(card: str, readings: dict[str, object] | None = None) -> None:
    """Compare every state of the turn, after any roll and any act."""
    agreed = replace(terms(Setup(2, None, readings or {}, 10**6)), die=FEW_FACES)
    begun = rules.opening(agreed, 2)
    drawn = rules.play(begun, Draw(KINDS.index(card)))
    slow = Twin(GAME, [drawn], end_value(begun), points_apart=True)
    fast = for_points(agreed, agreed.cards[KINDS.index(card)])
    for state in slow:
        if state.phase not in ("card", "over"):
            found = RatedPosition(state, fast).value()
            assert found == pytest.approx(float(slow[state]), abs=1e-8), state


def random_state(chance: random.Random) -> State:
    """A random state in which a seat is to act."""
    while True:
        edition = chance.choice(GAME.editions)
        state: State = after("mille-sabords", edition=edition, target=10**6).state
        for _ in range(chance.randrange(2, 8)):
            if rules.to_act(state) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                state = rules.play(state, chance.choice([*rules.acts(state)]))
            if state.ended is not None or state.result is not None:
                break
        if rules.to_act(state) is not None:
            found: State = state
            return found


def check_optimality(state: State) -> None:
    """The value of each act is the mean over what follows, and none exceeds the position's."""
    here = advice.advise(state, "points")
    me = state.seat
    assert here.values[me] == pytest.approx(value_of(state, state), abs=1e-8)
    for act, value in here.acts[:: max(1, len(here.acts) // 12)]:
        then = rules.play(state, act)
        assert value <= here.values[me] + 1e-9
        if then.ended is not None:
            own, other = (a - b for a, b in zip(then.points, state.points, strict=True))
            assert value == pytest.approx(own - other if me == 0 else other - own)
        elif rules.to_act(then) is not None:
            assert advice.advise(then, "points").values[me] == pytest.approx(value, abs=1e-8)
        else:
            if rules.cup(then) > 4:
                continue
            found = [(value_of(rules.play(then, fate), state), n) for fate, n in rules.fates(then)]
            mean = sum(worth * n for worth, n in found) / sum(n for _, n in found)
            assert mean == pytest.approx(value, abs=1e-8)


def value_of(state: State, begun: State) -> float:
    if state.result is not None:
        return MAGIC_POINTS
    if state.ended is None:
        return RatedPosition(state, for_points(state.terms, state.drawn)).value()
    own, other = (a - b for a, b in zip(state.points, begun.points, strict=True))
    return float(own - other if begun.seat == 0 else other - own)


@pytest.mark.parametrize("seed", range(6))
def test_no_deviation_improves(seed: int) -> None:
    check_optimality(random_state(random.Random(seed)))


@pytest.mark.exact
@pytest.mark.parametrize("seed", range(6, 1006))
def test_no_deviation_improves_anywhere(seed: int) -> None:
    check_optimality(random_state(random.Random(seed)))


@pytest.mark.parametrize("card", ["treasure-island", "guardian", "pirate"])
def test_turns_of_the_bosun_average_to_the_value(card: str) -> None:
    turns = 300
    chance, agreed = random.Random(1), terms(Setup(2))
    bosun = bot(GAME, "bosun", Setup(2))
    gains = []
    for _ in range(turns):
        begun = rules.opening(agreed, 2)
        state = rules.play(begun, Draw(KINDS.index(card)))
        while state.ended is None:
            if (seat := rules.to_act(state)) is None:
                state = rules.play(state, rules.draw(state, chance.randrange))
            else:
                act = bosun(GAME.view(state, seat), rules.offers(state), chance.randrange)
                state = rules.play(state, act)
        gains.append(state.points[0] - state.points[1])
    value = for_points(agreed, agreed.cards[KINDS.index(card)]).start_values[0]
    assert abs(np.mean(gains) - value) < 3 * np.std(gains) / np.sqrt(turns)


def test_the_best_act_is_as_good_as_the_best_of_all_rated_acts() -> None:
    """`best_act` skips acts that cannot be the best."""
    chance = random.Random(11)
    for _ in range(12):
        state = random_state(chance)
        position = RatedPosition(state, for_points(state.terms, state.drawn))
        act = position.best_act()
        assert rules.forbids(state, act) is None
        assert position.rate(act) == pytest.approx(position.value(), abs=1e-9)


def test_reasons_of_an_act() -> None:
    play = after("mille-sabords", "~ card pirate", "~ roll kksscccm")
    found = advice.advise(play.state, "points")
    assert found.reasons["stop"] == 800
    again = after("mille-sabords", "~ card pirate", "~ roll kkssccmp", "p1 reroll mp")
    assert advice.bust_chance(again.state) == pytest.approx(11 / 36)
    guarded = after("mille-sabords", "~ card guardian", "~ roll kkssccmp", "p1 reroll mp")
    assert advice.bust_chance(guarded.state) == pytest.approx(1 / 36)
    first = after("mille-sabords", "~ card coin")
    assert advice.bust_chance(first.state) == pytest.approx(56 * 5**5 / 6**8)
