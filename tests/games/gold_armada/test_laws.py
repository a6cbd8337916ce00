"""Laws of Gold Armada, tested near the border between legal and illegal acts."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.dice import Reroll, Stop
from doubloon.core.errors import IllegalAct
from doubloon.core.game import branches
from doubloon.core.setup import Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.games.gold_armada.rules.state import Act, Decline, State, Take

rule = pytest.mark.rule

VALUES = [[space.value for space in pier.spaces] for pier in shipped_board().piers]
readings: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "may-decline": st.booleans(),
        "five-is-full-house": st.booleans(),
        "full-house-both-restricted": st.booleans(),
        "tie-break": st.sampled_from(["fewer-skulls", "shared"]),
        "finish-round": st.booleans(),
        "skull-tokens": st.integers(1, 8),
    },
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any board that a play can reach while tokens and doubloons are left."""
    seats, agreed = draw(st.integers(2, 5)), draw(readings)
    taken = draw(st.lists(st.integers(0, 3), min_size=10, max_size=10))
    held: list[list[int]] = [[] for _ in range(seats)]
    for values, n in zip(VALUES, taken, strict=True):
        for value in values[:n]:
            held[draw(st.integers(0, seats - 1))].append(value)
    skulls = [0] * seats
    for _ in range(draw(st.integers(0, agreed.get("skull-tokens", 6) - 1))):
        skulls[draw(st.integers(0, seats - 1))] += 1
    start = {
        "taken": dict(zip(PIERS, taken, strict=True)),
        "doubloons": held,
        "skulls": skulls,
        "seat": draw(st.integers(1, seats)),
    }
    return Setup(seats, readings=agreed, start=start)


@st.composite
def walks(draw: st.DrawFn) -> list[State]:
    """The states of a few turns from such a board; a kind of act is drawn first."""
    states = [GAME.start(draw(setups()))]
    for _ in range(draw(st.integers(0, 24))):
        steps: list[Any] = [step for step, _ in branches(GAME, states[-1])]
        if not steps:
            break
        kind = draw(st.sampled_from(sorted({type(step).__name__ for step in steps})))
        alike = [step for step in steps if type(step).__name__ == kind]
        states.append(GAME.play(states[-1], draw(st.sampled_from(alike))))
    return states


def near_misses(state: State) -> list[Act]:
    """Acts with the dice and piers that exist, plus or minus one: most mistakes show there."""
    dice = product(*(range(-(n == 0), n + 2) for n in state.table))
    return [Stop(), Decline(), *map(Take, range(-1, len(PIERS) + 1)), *map(Reroll, dice)]


@settings(max_examples=60)
@given(walks())
def test_play_accepts_exactly_what_acts_offers(states: list[State]) -> None:
    state = states[-1]
    offered = {*GAME.acts(state)}
    candidates = near_misses(state)
    assert offered <= {*candidates}
    for act in candidates:
        if act in offered:
            GAME.play(state, act)
        else:
            with pytest.raises(IllegalAct) as refused:
                GAME.play(state, act)
            assert refused.value.clause == GAME.forbids(state, act)


@rule("ga.conserved", "ga.one-doubloon", "ga.skull-tokens")
@given(walks())
def test_doubloons_tokens_and_dice_are_conserved(states: list[State]) -> None:
    for before, state in zip(states, [*states[1:], states[-1]], strict=True):
        gone = [
            value for values, n in zip(VALUES, state.taken, strict=True) for value in values[:n]
        ]
        assert sorted(gone) == sorted(value for held in state.doubloons for value in held)
        assert 0 <= sum(state.skulls) <= state.terms.readings.skull_tokens
        moved = sum(state.taken) + sum(state.skulls) - sum(before.taken) - sum(before.skulls)
        assert moved in (0, 1)
        assert all([*held] == sorted(held) for held in state.doubloons)
        assert sum(state.table) == 5 or state.phase in ("cup", "over")


@given(walks())
def test_a_position_leads_back_to_its_state(states: list[State]) -> None:
    for state in states:
        if (table := GAME.position(state)) is None:
            assert state.phase != "cup" or state.rolls
            continue
        setup = Setup(len(state.skulls), readings=_written(state), start=table)
        assert GAME.start(setup) == state._replace(ended=None)


def _written(state: State) -> dict[str, object]:
    agreed = state.terms.readings
    return {
        "may-decline": agreed.may_decline,
        "five-is-full-house": agreed.five_is_full_house,
        "full-house-both-restricted": agreed.full_house_both_restricted,
        "tie-break": agreed.tie_break.value,
        "finish-round": agreed.finish_round,
        "skull-tokens": agreed.skull_tokens,
    }


@given(walks())
def test_a_finished_play_has_run_out_of_something(states: list[State]) -> None:
    for state in states:
        tokens = state.terms.readings.skull_tokens - sum(state.skulls)
        gone = not tokens or sum(state.taken) == 30
        if state.result is not None:
            assert gone
            assert max(state.result.points) == state.result.points[state.result.winners[0]]
        elif gone:
            assert state.terms.readings.finish_round
            assert state.seat != 0


@rule("ga.score")
@settings(max_examples=60)
@given(walks())
def test_the_parts_of_a_score_sum_to_it(states: list[State]) -> None:
    for state in states:
        view = GAME.view(state, None)
        assert tuple(map(sum, view.parts)) == view.points == GAME.points(state)
        for found, held, skulls in zip(view.parts, view.doubloons, view.skulls, strict=True):
            assert found == (*held, *(-1,) * skulls)
