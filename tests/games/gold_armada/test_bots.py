"""The players of Gold Armada."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.game import Setup, offers
from doubloon.core.play import Play
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.bots import deckhand
from doubloon.games.gold_armada.state import Act, Reroll, State, Stop

After = Callable[..., Play]


def choice(play: Play) -> str:
    """What the deckhand does here, in notation without the seat."""
    seat, kinds = play.to_act, offers(GAME, play.state)
    act = deckhand(GAME.view(play.state, seat), kinds, lambda _: 0)
    return GAME.write(seat, act).partition(" ")[2]


@pytest.mark.parametrize(
    ("steps", "act"),
    [
        (("~ roll bbbbb",), "stop"),
        (("~ roll bbbbb", "p1 stop"), "take five"),
        (("~ roll ppphh",), "stop"),
        (("~ roll ppphh", "p1 stop"), "take full-house"),
        (("~ roll bbbpr",), "reroll pr"),
        (("~ roll bbprc",), "reroll prc"),
        (("~ roll bprch", "p1 reroll bprch", "~ roll bbprc", "p1 stop"), "take barrel"),
    ],
)
def test_the_deckhand_plays_like_people_do(steps: tuple[str, ...], act: str, after: After) -> None:
    assert choice(after(*steps)) == act


def test_the_deckhand_stops_when_nothing_is_left_to_win(after: After) -> None:
    basic = ("barrel", "parrot", "rum", "cannon", "hook", "compass")
    special = ("three", "full-house", "four", "five")
    start = {
        "taken": dict.fromkeys((*basic, *special), 3),
        "doubloons": [[*[1, 2, 3] * 6], [2, 3, 4, 3, 4, 5, 3, 4, 5, 4, 5, 6]],
        "skulls": [0, 0],
        "seat": 2,
    }
    assert choice(after("~ roll bbprc", start=start, readings={"finish-round": True})) == "stop"


def test_the_deckhand_answers_with_what_is_offered(after: After) -> None:
    state = after("~ roll bbprc").state
    only: dict[type, list[Act]] = {Reroll: [Reroll((1, 0, 0, 0, 0, 0))]}
    assert deckhand(GAME.view(state, GAME.to_act(state)), only, lambda _: 0) in only[Reroll]
    stop: dict[type, list[Act]] = {Stop: [Stop()]}
    assert deckhand(GAME.view(state, GAME.to_act(state)), stop, lambda _: 0) == Stop()


@settings(max_examples=20)
@given(
    seats=st.integers(2, 5),
    chance=st.randoms(use_true_random=True),
    readings=st.fixed_dictionaries(
        {
            "may-decline": st.booleans(),
            "finish-round": st.booleans(),
            "five-is-full-house": st.booleans(),
            "full-house-both-restricted": st.booleans(),
        }
    ),
)
def test_the_deckhand_finishes_plays_with_offered_acts(
    seats: int, chance: Random, readings: dict[str, object]
) -> None:
    state: State = GAME.start(Setup(seats, readings=readings))
    while GAME.result(state) is None:
        if (seat := GAME.to_act(state)) is None:
            state = GAME.play(state, GAME.draw(state, chance.randrange))
            continue
        kinds = offers(GAME, state)
        act = deckhand(GAME.view(state, seat), kinds, chance.randrange)
        assert act in kinds[type(act)]
        state = GAME.play(state, act)
    assert sum(state.taken) > sum(state.skulls)
