"""The bots of Gold Armada."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.bots import bot
from doubloon.core.dice import Reroll, Stop
from doubloon.core.game import offers
from doubloon.core.play import Play
from doubloon.core.setup import Setup
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.bots import deckhand
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.state import Act, State

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
        (("~ roll bbbpr",), "stop"),
        (("~ roll bprch",), "reroll prch"),
        (("~ roll bprch", "p1 reroll bprch", "~ roll bbprc", "p1 stop"), "take barrel"),
    ],
)
def test_the_deckhand_plays_like_people_do(steps: tuple[str, ...], act: str, after: After) -> None:
    assert choice(after(*steps)) == act


@pytest.mark.parametrize(
    ("roll", "act"),
    [("bbprc", "reroll prc"), ("bbppr", "reroll r"), ("bbbpr", "stop"), ("bbbbb", "stop")],
)
def test_the_deckhand_goes_for_the_nearest_doubloon(roll: str, act: str, after: After) -> None:
    """With only the four special piers left; of equally near ones the most valuable."""
    start = {
        "taken": dict.fromkeys(PIERS[:6], 3),
        "doubloons": [[1, 2, 3] * 3, [1, 2, 3] * 3],
        "skulls": [0, 0],
        "seat": 1,
    }
    assert choice(after(f"~ roll {roll}", start=start)) == act


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


def played(levels: tuple[str, ...], setup: Setup, chance: Random) -> State:
    """A whole play between bots of these levels."""
    bots = [bot(GAME, level, setup) for level in levels]
    state: State = GAME.start(setup)
    while GAME.result(state) is None:
        if (seat := GAME.to_act(state)) is None:
            state = GAME.play(state, GAME.draw(state, chance.randrange))
            continue
        kinds = offers(GAME, state)
        act = bots[seat](GAME.view(state, seat), kinds, chance.randrange)
        assert act in kinds[type(act)]
        state = GAME.play(state, act)
    return state


READINGS: list[dict[str, object]] = [
    {},
    {"finish-round": True, "may-decline": True},
    {"skull-tokens": 1, "finish-round": True},
    {"skull-tokens": 14, "tie-break": "shared"},
    {"five-is-full-house": True, "full-house-both-restricted": False},
]


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("readings", READINGS)
def test_the_captain_finishes_plays_under_any_terms(
    seats: int, readings: dict[str, object]
) -> None:
    levels = ("captain", "bosun", *("deckhand",) * (seats - 2))
    state = played(levels, Setup(seats, readings=readings), Random(seats))
    assert state.result is not None


def test_the_captain_knows_what_is_at_stake(after: After) -> None:
    """Ahead by one with a token left, it takes no risk for a more valuable doubloon."""
    taken = dict.fromkeys(PIERS[:8], 3) | {"four": 2, "five": 2}
    start = {
        "taken": taken,
        "doubloons": [[1, 2, 3] * 3 + [2, 3, 4, 5, 5], [1, 2, 3] * 3 + [3, 4, 3, 4, 4]],
        "skulls": [3, 2],
        "seat": 1,
    }
    play = after("~ roll hhhhb", start=start)
    kinds = offers(GAME, play.state)
    act = bot(GAME, "captain", Setup(2))(GAME.view(play.state, play.to_act), kinds, lambda _: 0)
    assert act == Stop()


def test_a_captain_that_has_won_or_lost_still_wants_points(after: After) -> None:
    taken = dict.fromkeys(PIERS[:9], 3) | {"five": 2}
    values = [1, 2, 3] * 6 + [2, 3, 4, 3, 4, 5, 3, 4, 5, 4, 5]
    for doubloons in ([values, []], [[], values]):
        start = {"taken": taken, "doubloons": doubloons, "skulls": [2, 2], "seat": 1}
        play = after("~ roll bbbbp", start=start)
        kinds = offers(GAME, play.state)
        view = GAME.view(play.state, play.to_act)
        act = bot(GAME, "captain", Setup(2))(view, kinds, lambda _: 0)
        assert act == Reroll((0, 1, 0, 0, 0, 0))
