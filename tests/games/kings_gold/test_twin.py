"""The fast solvers against a slow one in fractions, with few coins and dice of few faces."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold import GAME
from doubloon.games.kings_gold.rules import ending
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.rules.state import State
from doubloon.games.kings_gold.solve import three_seats, two_seats
from doubloon.games.kings_gold.solve.one_turn import Holdings
from twin import Twin

FEW_FACES = (0, 1, 0, 1, 1, 1)
"""A die with a coin of two, a skull, a cannon and crossbones."""


def small(coins: int, die: tuple[int, ...], **readings: object) -> Terms:
    given = {name.replace("_", "-"): value for name, value in readings.items()}
    return replace(terms(Setup(2, None, given)), coins=coins, die=die)


def shared(state: Any) -> Fraction | None:
    if state.result is None:
        return None
    winners = state.result.winners
    return Fraction(int(0 in winners), len(winners))


def compare(agreed: Terms) -> None:
    """Every position with something in the box, for the seat that is about to roll."""
    positions = two_seats.Positions(agreed.coins)
    holdings = [
        (box, king, mine, agreed.coins - box - king - mine)
        for box in range(1, agreed.coins + 1)
        for king in range(agreed.coins - box + 1)
        for mine in range(agreed.coins - box - king + 1)
    ]
    states = [State(agreed, box, king, (m, t), Seat(0), "cup") for box, king, m, t in holdings]
    slow = Twin(GAME, states, shared)
    numbers = np.zeros(positions.size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    for state in states:
        box, king, mine, theirs = (np.array([n]) for n in (state.box, state.king, *state.coins))
        ended = Holdings(box, king, (theirs, mine))
        fast = 1 - numbers[positions.number(ended)].item()
        assert fast == pytest.approx(float(slow[state]), abs=1e-11), state


@pytest.mark.parametrize(("short_box", "end_mid_turn"), [("share", False), ("player-first", True)])
def test_few_faces(short_box: str, end_mid_turn: bool) -> None:
    compare(small(3, FEW_FACES, short_box=short_box, end_mid_turn=end_mid_turn, tie_break="shared"))


def test_crossbones_that_neither_cancel_nor_stop() -> None:
    flags = {"three_crossbones_cancels": False, "stop_at_third_crossbones": False}
    compare(small(3, FEW_FACES, tie_break="shared", **flags))


def test_tied_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three rounds instead of ten."""
    monkeypatch.setattr(ending, "REPEATS", 3)
    monkeypatch.setattr(two_seats, "REPEATS", 3)
    two_seats.tied_rounds.cache_clear()
    compare(small(2, FEW_FACES))
    two_seats.tied_rounds.cache_clear()


def test_one_of_three_against_both_others() -> None:
    """The paranoid value: the first seat rolls for the most, the others for the least."""
    agreed = small(2, FEW_FACES, tie_break="shared")
    positions = three_seats.Positions(agreed.coins)
    states = [
        State(agreed, box, int(king), tuple(map(int, coins)), Seat(seat), "cup")
        for box in range(1, agreed.coins + 1)
        for king, *coins in positions.holdings(box)
        for seat in range(3)
    ]
    slow = Twin(GAME, states, shared)
    numbers = np.zeros(three_seats.table(agreed, three_seats.PARANOID).size)
    for _ in three_seats.solve(agreed, three_seats.PARANOID, numbers):
        pass
    for state in states:
        ended = (state.seat + 2) % 3
        around = (*state.coins[ended:], *state.coins[:ended])
        at = positions.number(state.box, state.king, *around)
        fast = numbers.reshape(-1, 3)[at, -ended % 3]
        assert fast == pytest.approx(float(slow[state]), abs=1e-9), state


@pytest.mark.exact
@pytest.mark.parametrize("tie_break", ["tied-one-turn", "extra-round-all"])
def test_the_real_die_and_ten_rounds(tie_break: str) -> None:
    compare(small(2, (1, 1, 1, 1, 1, 1), tie_break=tie_break))
