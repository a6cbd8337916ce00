"""What stopping brings in King's Gold, part by part: exactly what stopping then does."""

from collections.abc import Mapping
from itertools import combinations_with_replacement

import pytest

from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import FACES
from doubloon.games.kings_gold.rules.prospect import Part
from doubloon.games.kings_gold.rules.view import View, view
from table import after

Fields = Mapping[str, object]

TIED = {"seat": 1, "tied": [1, 2], "tie-break": [1, 2, 3]}
STARTS: tuple[Fields, ...] = (
    {"box": 35, "king": 5, "coins": [0, 1, 19], "seat": 1},
    {"box": 5, "king": 20, "coins": [2, 2, 31], "seat": 2},
    {"box": 1, "king": 0, "coins": [20, 4, 35], "seat": 3},
    {"box": 0, "king": 10, "coins": [20, 20, 10]} | TIED,
)
READINGS: tuple[Fields, ...] = (
    {},
    {"short-box": "player-first", "three-crossbones-cancels": False},
    {"end-mid-turn": True, "three-crossbones-cancels": False, "stop-at-third-crossbones": False},
)
DICE = ["".join(dice) for dice in combinations_with_replacement(FACES, 5)]


def rolled(dice: str, start: Fields, readings: Fields | None = None) -> Play:
    return after("kings-gold", f"~ roll {dice}", seats=3, start=start, readings=readings)


def parts(dice: str, **readings: object) -> tuple[Part, ...]:
    return view(rolled(dice, STARTS[0], readings).state, None).parts


def shown_to_due(play: Play) -> View:
    return view(play.state, play.to_act)


def coins(play: Play) -> tuple[int, ...]:
    return (play.state.box, play.state.king, *play.state.coins)


def moved(part: Part) -> tuple[int, ...]:
    return (part.box, part.king, *part.coins)


@pytest.mark.parametrize("readings", READINGS, ids=str)
@pytest.mark.parametrize("start", STARTS, ids=str)
def test_the_parts_add_up_to_what_stopping_does(start: Fields, readings: Fields) -> None:
    looked_at = 0
    for dice in DICE:
        play = rolled(dice, start, readings)
        if play.to_act is None:  # the third crossbones have ended the turn
            continue
        looked_at += 1
        before, shown = play, shown_to_due(play)
        seat, found = shown.seat, shown.parts
        if shown.phase == "rolled":
            assert shown.stop_brings == sum(part.coins[seat] for part in found)
            play = play.after(f"p{seat + 1} stop")
            assert play.turn is not None or shown_to_due(play).parts == found
        while play.turn is None:
            play = play.after(shown_to_due(play).most[0])
        change = [now - old for old, now in zip(coins(before), coins(play), strict=True)]
        assert change == [sum(column) for column in zip(*map(moved, found), strict=True)], dice
        for part in found:
            assert sum(moved(part)) == 0
    assert looked_at > 200


def test_a_cannon_pair_and_a_skull_pair() -> None:
    cannon = Part("cannon", "2c", -4, 2, (2, 0, 0), ())
    skull = Part("skull", "3k", 0, 0, (3, 0, -3), (0, 1, 3))
    assert {part.kind: part for part in parts("23kcx")} == {"cannon": cannon, "skull": skull}


def test_a_second_theft_counts_what_the_first_has_left() -> None:
    start = {"box": 56, "king": 0, "coins": [0, 1, 3], "seat": 1}
    first, second = view(rolled("33kkx", start).state, None).parts
    assert (first.robs, second.robs) in (((0, 1, 3), (0, 1, 0)), ((0, 1, 3), (0, 0, 3)))
    assert first.coins[0] + second.coins[0] == 4


def test_five_alike() -> None:
    assert parts("11223") == (Part("king", "11223", 0, -5, (5, 0, 0), ()),)
    assert parts("ccccc") == (Part("broadside", "ccccc", -35, 0, (35, 0, 0), ()),)
    assert parts("kkkkk") == (Part("plunder", "kkkkk", 0, 0, (19, 0, -19), (0, 1, 19)),)


def test_penalties_say_why() -> None:
    start = {"box": 35, "king": 5, "coins": [2, 9, 9], "seat": 1}
    (nothing,) = view(rolled("123xx", start).state, None).parts
    assert nothing == Part("nothing", "123xx", 0, 2, (-2, 0, 0), ())
    late = {"stop-at-third-crossbones": False}
    (crossbones,) = view(rolled("3cxxx", start, late).state, None).parts
    assert (crossbones.kind, crossbones.king) == ("crossbones", 2)


def test_a_pair_before_the_penalty() -> None:
    cannon, penalty = parts("3cxxx", **{"three-crossbones-cancels": False})
    assert cannon == Part("cannon", "3c", -6, 3, (3, 0, 0), ())
    assert penalty == Part("crossbones", "xxx", 0, 3, (-3, 0, 0), ())


def test_everybody_sees_the_same_parts() -> None:
    state = rolled("23kcx", STARTS[0]).state
    seen = [view(state, seat).parts for seat in (None, *map(Seat, range(3)))]
    assert seen == [seen[0]] * 4
    assert view(after("kings-gold").state, None).parts == ()
