"""Laws of Gold Up, tested with acts that are legal or nearly legal."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from doubloon.core.dice import Counts, plus
from doubloon.core.errors import IllegalAct
from doubloon.core.setup import Seat
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.cards import COLOURS
from doubloon.games.gold_up.rules.offers import offers
from doubloon.games.gold_up.rules.scoring import EMPTY
from doubloon.games.gold_up.rules.state import Act, Draw, RobChests, RobKeys, State, Take
from games.gold_up.tables import chance, some_step, wander

rule = pytest.mark.rule
seeds = st.integers(0, 2**32)
readings = st.fixed_dictionaries(
    {},
    optional={
        "bottom_order": st.just("shuffled"),
        "keep_hands": st.just(True),
        "stalemate_ends_round": st.just(False),
        "tie_break": st.just("shared"),
        "min_stolen_chests": st.just(2),
    },
)


def nudge(data: st.DataObject, counts: Counts) -> Counts:
    """The same cards, or one more or fewer of one kind."""
    kind = data.draw(st.integers(0, len(counts) - 1))
    by = data.draw(st.integers(-1, 1))
    return tuple(n + by * (k == kind) for k, n in enumerate(counts))


def near_miss(data: st.DataObject, state: State) -> Act:
    """An act on offer, give or take one card, series or seat."""
    kinds = offers(state)
    acts = kinds[data.draw(st.sampled_from([*kinds]))]
    act = acts[data.draw(st.integers(0, len(acts) - 1))]
    by = data.draw(st.sampled_from([0, 0, 0, -1, 1]))
    match act:
        case Take(series, keys):
            return Take(series + by, nudge(data, keys))
        case RobKeys(victim):
            return RobKeys(Seat(victim + by))
        case RobChests(victim, chests, keys):
            return RobChests(Seat(victim + by), nudge(data, chests), nudge(data, keys))
        case Draw():
            victim = Seat(data.draw(st.integers(0, len(state.hands))))
            return RobKeys(victim) if by else act


@given(st.integers(2, 6), seeds, st.data())
def test_play_accepts_exactly_what_is_offered(seats: int, seed: int, data: st.DataObject) -> None:
    state = wander(seats, seed)
    assume(GAME.to_act(state) is not None)
    act = near_miss(data, state)
    if act in offers(state).get(type(act), ()):
        assert GAME.forbids(state, act) is None
        GAME.play(state, act)
    else:
        clause = GAME.forbids(state, act)
        assert clause is not None
        with pytest.raises(IllegalAct) as refused:
            GAME.play(state, act)
        assert refused.value.clause == clause


@rule("gu.box")
@given(st.integers(2, 6), seeds, readings)
def test_every_card_is_somewhere_exactly_once(
    seats: int, seed: int, readings: dict[str, object]
) -> None:
    uniform = chance(seed)
    state = wander(seats, seed, 1, **readings)
    for _ in range(250):
        keys = state.key_pile.unseen
        for cards in (*state.hands, *state.key_pile.under):
            keys = plus(keys, cards)
        assert keys == state.terms.box.keys
        chests = state.chest_pile
        for held in state.chests:
            chests = plus(chests, held)
        laid = tuple(state.table.count(kind) for kind in range(len(COLOURS)))
        assert plus(chests, laid) == state.terms.box.chests
        assert min(map(min, (*state.hands, *state.chests, state.chest_pile))) >= 0
        assert (state.phase == "turn") == (GAME.to_act(state) is not None)
        assert state.phase != "turn" or EMPTY not in state.table
        if GAME.result(state) is not None:
            break
        state = GAME.play(state, some_step(state, uniform))


@given(st.integers(2, 6), seeds, readings)
def test_points_change_by_the_delta_of_the_turn(
    seats: int, seed: int, readings: dict[str, object]
) -> None:
    uniform = chance(seed)
    state = wander(seats, seed, 200, **readings)
    before = None
    for _ in range(60):
        if GAME.result(state) is not None:
            break
        if state.phase == "turn":
            before = GAME.points(state)
        state = GAME.play(state, some_step(state, uniform))
        if before is not None and (turn := GAME.turn(state, state)) is not None:
            assert GAME.points(state) == plus(before, turn.delta)


@rule("gu.round-score")
@given(st.integers(2, 6), seeds)
def test_every_chest_that_left_the_table_is_in_front_of_a_seat(seats: int, seed: int) -> None:
    uniform = chance(seed)
    state = wander(seats, seed, 1)
    while state.starter == 0 and state.result is None:
        before, state = state, GAME.play(state, some_step(state, uniform))
    if before.phase == "refill":
        won = sum(map(sum, before.chests))
        assert 37 <= won <= 41
