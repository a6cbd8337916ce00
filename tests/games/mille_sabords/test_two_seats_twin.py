"""The chance to win compared with a slow solver in fractions: one card, a die of two faces."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import CARDS, Card, Terms, terms
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.evaluation import stage_of
from twin import Twin

CARD = {card.name: card for card in CARDS}
COINS = (1, 0, 1, 0, 0, 0)
"""A die of skulls and coins."""
SABRES = (1, 1, 0, 0, 0, 0)


def small(card: Card, die: tuple[int, ...], target: int, **readings: object) -> Terms:
    """Terms with one card, which every turn draws, and no negative totals."""
    given: dict[str, object] = {"floor-scores-at-zero": True}
    given |= {name.replace("_", "-"): value for name, value in readings.items()}
    cards = tuple(
        replace(card, copies=1) if other.name == card.name else replace(other, copies=0)
        for other in CARDS
    )
    return replace(terms(Setup(2, None, given, target)), cards=cards, die=die)


def shared(state: Any) -> Fraction | None:
    if state.result is None:
        return None
    winners = state.result.winners
    return Fraction(int(0 in winners), len(winners))


def compare(agreed: Terms) -> set[str]:
    """Compare every reachable position; the stages that occurred."""
    slow = Twin(GAME, [rules.opening(agreed, 2)], shared, points_apart=True)
    same = two_seats.canonical_terms(agreed)
    places, numbers = two_seats.grid(same), np.zeros(two_seats.grid(same).size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    stages = set()
    for state in slow:
        if state.phase == "card" and state.result is None:
            found = float(numbers[places.number(*stage_of(state))][0])
            expected = slow[state] if state.seat == 0 else 1 - slow[state]
            assert found == pytest.approx(float(expected), abs=1e-10), state
            stages.add(stage_of(state)[0].value)
    return stages


def test_one_card() -> None:
    assert compare(small(CARD["coin"], COINS, 100)) == {"normal", "last"}


@pytest.mark.exact
def test_tied_turns_and_raids_are_consistent() -> None:
    """Extra turns may go on for ever, so no other program can follow them. Instead the value of
    every position must be the mean over its turn.
    """
    readings = {"tie_break": "extra-turns", "trigger_replays_if_overtaken": True}
    agreed = small(CARD["skull-2"], COINS, 200, **readings)
    same = two_seats.canonical_terms(agreed)
    places = two_seats.grid(same)
    numbers = np.zeros(places.size)
    for _ in two_seats.solve(agreed, numbers):
        pass
    for stage in places.parts:
        mine, theirs = places.positions(stage)
        found = two_seats.values_before_card(
            same, same.deck, two_seats.end_values(same, numbers, stage, mine, theirs)
        )
        expected = numbers[places.number(stage, mine, theirs)]
        assert found == pytest.approx(expected, abs=1e-9), stage


@pytest.mark.exact
def test_a_ship_that_costs_as_much_as_it_brings() -> None:
    dear = replace(CARD["ship-2"], value=1000)
    assert compare(small(dear, SABRES, 3000)) == {"normal", "last"}


@pytest.mark.exact
def test_sudden_death() -> None:
    """A seat that had reached the target loses points on the skull island."""
    assert compare(small(CARD["coin"], COINS, 2000)) == {"normal", "last", "sudden"}


@pytest.mark.exact
def test_a_last_raid() -> None:
    agreed = small(CARD["coin"], COINS, 2000, trigger_replays_if_overtaken=True)
    assert compare(agreed) == {"normal", "last", "sudden", "raid"}
