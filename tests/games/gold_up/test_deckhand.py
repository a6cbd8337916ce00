"""The deckhand plays the greedy policy, and always answers with a legal act."""

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from doubloon.core.play import Play
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.bots import deckhand
from doubloon.games.gold_up.rules.offers import offers
from games.gold_up.tables import at, chance, some_step, wander

LONGEST = 5000
"""Steps after which a play counts as endless; the longest seen has about 1300."""


def choose(play: Play) -> str:
    state, seat = play.state, play.to_act
    bot = deckhand(Setup(len(state.hands)))
    return GAME.write(seat, bot(GAME.view(state, seat), offers(state), chance(0)))


LATE = {"pile": "w"}
"""The last chest of the round is about to leave the pile."""


@pytest.mark.parametrize(
    ("where", "act"),
    [
        ({"hands": ("wwr", "")}, "p1 draw"),
        ({"hands": ("wwrbgp", ""), **LATE}, "p1 take 5 with wrb"),
        ({"hands": ("wbpww", "")}, "p1 draw"),
        ({"hands": ("wbpww", ""), "pile": "wwwwwwww"}, "p1 take 6 with wwwbp"),
        ({"hands": ("wbpwj", ""), "pile": "wwwwwwww"}, "p1 take 6 with wwbpj"),
        ({"hands": ("wyC", ""), "chests": ("", "wy")}, "p1 draw"),
        ({"hands": ("wyC", ""), "chests": ("", "wy"), **LATE}, "p1 rob-chests p2 wy with wy"),
        ({"hands": ("wjC", ""), "chests": ("", "wwy"), **LATE}, "p1 rob-chests p2 wy with wj"),
        ({"hands": ("yC", "", ""), "chests": ("", "yy", "w"), **LATE}, "p1 rob-chests p2 y with y"),
        ({"hands": ("K", "wrb", "wrbg")}, "p1 rob-keys p3"),
        ({"hands": ("K", "wr", "wrb")}, "p1 draw"),
        ({"hands": ("K", "wr")}, "p1 rob-keys p2"),
        ({"hands": ("y", "wr")}, "p1 draw"),
        ({"hands": ("pw", ""), "unseen": ""}, "p1 take 3 with p"),
    ],
)
def test_the_deckhand_takes_what_is_worth_its_cards(where: dict[str, Any], act: str) -> None:
    assert choose(at(**where)) == act


@given(st.integers(2, 6), st.integers(0, 2**32))
def test_the_deckhand_answers_with_an_act_on_offer(seats: int, seed: int) -> None:
    state = wander(seats, seed)
    assume(GAME.to_act(state) is not None)
    kinds = offers(state)
    act = deckhand(Setup(seats))(GAME.view(state, GAME.to_act(state)), kinds, chance(seed))
    assert act in kinds[type(act)]
    assert GAME.forbids(state, act) is None


def test_the_deckhand_needs_no_list_of_thefts() -> None:
    play = at(hands=("wwwwwwrrrrrbbbbgggppjjjjC", ""), chests=("", "wwwwwwrrrrrbbbbgggpp"))
    assert len(offers(play.state)[type(GAME.read("p1 rob-chests p2")[1])]) > 100_000
    assert choose(play) == ("p1 rob-chests p2 wwwwwwrrrrrbbbbgggpp with wwwwwwrrrrrbbbbgggpp")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("greedy", [False, True])
def test_plays_end(seats: int, greedy: bool) -> None:
    for seed in range(3):
        uniform, state = chance(seed), wander(seats, seed, 1)
        for _ in range(LONGEST):
            if GAME.result(state) is not None:
                break
            seat = GAME.to_act(state)
            if greedy and seat is not None:
                act = deckhand(Setup(seats))(GAME.view(state, seat), offers(state), uniform)
                state = GAME.play(state, act)
            else:
                state = GAME.play(state, some_step(state, uniform))
        assert GAME.result(state) is not None
