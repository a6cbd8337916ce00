"""The grid of two seats: every position has its place, and turns lead where the rules say."""

import random
from typing import Any

import numpy as np
import pytest

from doubloon.core.setup import Seat, Setup
from doubloon.games.mille_sabords.rules.editions import CARDS, Terms, terms
from doubloon.games.mille_sabords.rules.ending import end_turn
from doubloon.games.mille_sabords.rules.state import State, TiedTurns
from doubloon.games.mille_sabords.solve import two_seats
from doubloon.games.mille_sabords.solve.evaluation import stage_of
from doubloon.games.mille_sabords.solve.grid import Stage

READINGS: list[dict[str, object]] = [
    {},
    {"final-round": "any-at-target"},
    {"trigger-replays-if-overtaken": True},
    {"trigger-replays-if-overtaken": True, "final-round": "any-at-target"},
    {"tie-break": "extra-turns"},
    {"tie-break": "extra-turns", "trigger-replays-if-overtaken": True},
]


def agreed(readings: dict[str, object], target: int = 3000) -> Terms:
    return terms(Setup(2, None, {"floor-scores-at-zero": True, **readings}, target))


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_every_position_has_its_own_number(readings: dict[str, object]) -> None:
    places = two_seats.grid(two_seats.canonical_terms(agreed(readings)))
    found = [places.number(stage, *places.positions(stage)) for stage in places.parts]
    assert (np.concatenate(found) == np.arange(places.size)).all()


def test_one_table_serves_the_usual_targets() -> None:
    """Down to -1200 points and below, with a target of 8000."""
    tables = {two_seats.table(terms(Setup(2, target=n))).stamp for n in (5000, 6000, 8000)}
    assert len(tables) == 1
    places = two_seats.grid(two_seats.canonical_terms(terms(Setup(2, target=8000))))
    assert places.most >= two_seats.missing(terms(Setup(2, target=8000)), -1200)
    assert two_seats.table(terms(Setup(2, target=8100))).stamp not in tables


def begun(chance: random.Random, rules: Terms, stage: Stage) -> State:
    """A random position of a stage."""
    below = range(0, rules.target, 100)
    seat = Seat(chance.randrange(2))
    mine, theirs = chance.choice(below), chance.choice(below)
    more: dict[str, Any] = {}
    if stage is Stage.SUDDEN:
        more = {"sudden_death": True}
    elif stage is Stage.LAST:
        more, theirs = {"last_round": Seat(1 - seat)}, rules.target + chance.randrange(0, 2500, 100)
    elif stage is Stage.RAID:
        more, theirs = {"last_round": seat}, mine + chance.randrange(100, 4000, 100)
    elif stage is Stage.TIED_FIRST:
        mine = theirs = rules.target + 5000
        more = {"tied_turns": TiedTurns((seat, Seat(1 - seat)))}
    elif stage is Stage.TIED_SECOND:
        mine = rules.target + 5000
        theirs = mine + chance.randrange(-1000, 3000, 100)
        more = {"tied_turns": TiedTurns((Seat(1 - seat), seat), 1)}
    points = (mine, theirs) if seat == 0 else (theirs, mine)
    return State(rules, points, rules.deck, seat, "rolled", CARDS[0], **more)


@pytest.mark.parametrize("readings", READINGS, ids=str)
def test_a_turn_leads_where_the_rules_say(readings: dict[str, object]) -> None:
    rules, chance = agreed(readings), random.Random(8)
    same = two_seats.canonical_terms(rules)
    places = two_seats.grid(same)
    numbers = np.random.default_rng(8).random(places.size)
    for stage in places.parts:
        for _ in range(60):
            state = begun(chance, rules, stage)
            assert stage_of(state)[0] is stage
            worth = two_seats.end_values(same, numbers, *stage_of(state))
            change = chance.randrange(-1000, 4000, 100)
            ways = [((change, 0), worth.own(np.array([change]))), None]
            if (loss := abs(change)) <= 1600:
                ways[1] = ((0, -loss), worth.island(np.array([loss])))
            for way in filter(None, ways):
                delta = way[0] if state.seat == 0 else way[0][::-1]
                then = end_turn(state, "scored", delta)
                assert way[1].item() == pytest.approx(value_after(then, state.seat, numbers)), then


def value_after(state: State, seat: Seat, numbers: Any) -> float:
    if state.result is not None:
        winners = state.result.winners
        return (seat in winners) / len(winners)
    places = two_seats.grid(two_seats.canonical_terms(state.terms))
    value = numbers[places.number(*stage_of(state))].item()
    return float(value if state.seat == seat else 1 - value)
