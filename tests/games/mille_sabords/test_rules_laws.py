"""Laws of the rules of Mille Sabords that hold in every state."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Reroll, Stop
from doubloon.core.errors import IllegalAct
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules.editions import EDITIONS, KINDS
from doubloon.games.mille_sabords.rules.rules import acts, forbids, play
from doubloon.games.mille_sabords.rules.state import Act, Lay, Lift, State
from table import after, wander

rule = pytest.mark.rule


def near_misses(state: State) -> st.SearchStrategy[Act]:
    """Acts on the dice there are, plus or minus one: wrong rules show there."""
    dice = st.tuples(*(st.integers(0, n + 1) for n in state.table))
    laid = st.tuples(*(st.integers(0, n + 1) for n in state.laid))
    reroll, lay = st.builds(Reroll, dice), st.builds(Lay, dice)
    return st.just(Stop()) | reroll | lay | st.builds(Lift, laid)


@given(data=st.data(), edition=st.sampled_from(EDITIONS), card=st.sampled_from(KINDS))
def test_play_accepts_exactly_what_acts_offers(
    data: st.DataObject, edition: str, card: str
) -> None:
    opening = after("mille-sabords", f"~ card {card}", edition=edition).state
    *_, state = opening, *(state for _, state in wander(GAME, data, opening, limit=7))
    act = data.draw(near_misses(state))
    if act in {*acts(state)}:
        assert forbids(state, act) is None
        play(state, act)
    else:
        assert forbids(state, act) is not None
        with pytest.raises(IllegalAct):
            play(state, act)


@rule("ms.cup", "ms.deck")
@given(data=st.data(), seats=st.integers(2, 5))
def test_dice_and_cards_are_conserved(data: st.DataObject, seats: int) -> None:
    drawn = 0
    opening = GAME.start(Setup(seats))
    for step, state in wander(GAME, data, opening):
        drawn += type(step).__name__ == "Draw"
        assert sum(state.deck) == 35 - drawn % 35 or (state.card and not sum(state.deck))
        dice = sum(state.table) + sum(state.laid)
        assert dice == 8 or state.phase in ("card", "cup", "over")
        assert dice <= 8
