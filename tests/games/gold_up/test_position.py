"""Positions of Gold Up: read, refused if impossible, and written as everybody may know them."""

from typing import Any

import pytest

from doubloon.core.errors import PositionError
from doubloon.core.play import Play, turns
from doubloon.core.play import position as position_of
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from games.gold_up.tables import CHESTS, KEYS, after, at, left, position, under, unseen

rule = pytest.mark.rule

PLAIN = position(("wwr", "bK"), ("w", ""))
DEEP = left(KEYS, "Cy")[::-1]
SHUFFLED: dict[str, object] = {"bottom-order": "shuffled"}


def public_position(play: Play) -> dict[str, Any]:
    """The position as everybody may know it."""
    table = GAME.position(play.state)
    assert table is not None
    return table


def test_a_position_is_set_up() -> None:
    start = position(("rww", "Kb"), ("gw", ""), under="yr", points=(10, 20), starter=2, seat=2)
    state = GAME.start(Setup(2, start={**start, "rounds": 3}))
    assert GAME.points(state) == (10 + 17, 20)
    assert (state.seat, state.starter, state.phase) == (1, 1, "turn")
    assert GAME.view(state, None).under == ("y", "r")
    assert GAME.view(state, None).rounds == 3


@rule("gu.box", "gu.layout", "gu.round-end", "gu.stalemate", "gu.target")
@pytest.mark.parametrize(
    ("change", "problem", "fact"),
    [
        ({"table": "wwrbgpwwrb"}, "gu-start-table", 10),
        ({"table": "wwrbgpwwrbx"}, "gu-start-letters", "x"),
        ({"table": "wwrbgpwwrbj"}, "gu-start-letters", "j"),
        ({"table": 11}, "start-text", "table"),
        ({"hands": ["wwr"]}, "start-per-seat", "hands"),
        ({"hands": ["wwr", 5]}, "start-text", "hands"),
        ({"hands": ["wwr", "??"]}, "gu-start-concealed", "hands"),
        ({"hands": ["wwr", "bk"]}, "gu-start-letters", "k"),
        ({"hands": ["wwr", "bKK"]}, "gu-start-keys", "K"),
        ({"hands": ["wwr", "K"]}, "gu-start-keys", "b"),
        ({"chests": ["w", "y"]}, "gu-start-chests", "y"),
        ({"chests": ["", ""]}, "gu-start-chests", "w"),
        ({"chests": ["w", "K"]}, "gu-start-letters", "K"),
        ({"under-keys": "?"}, "gu-start-concealed", "under-keys"),
        ({"under-keys": "w"}, "gu-start-keys", 17),
        ({"under-keys": ["w"]}, "gu-start-under", None),
        ({"under-keys": 3}, "gu-start-under", None),
        ({"points": [0]}, "start-per-seat", "points"),
        ({"points": [0, -1]}, "start-numbers", "points"),
        ({"points": [0, 300]}, "gu-start-target", "p2"),
        ({"points": [310, 300]}, "gu-start-target", "p1"),
        ({"passes": 1}, "gu-start-passes", 57),
        ({"passes": -1}, "start-number", "passes"),
        ({"starter": 3}, "start-seat", "starter"),
        ({"seat": 0}, "start-seat", "seat"),
        ({"round": 2}, "start-unknown", "round"),
        ({"rounds": -1}, "start-number", "rounds"),
    ],
)
def test_an_impossible_position_is_refused(
    change: dict[str, object], problem: str, fact: object
) -> None:
    with pytest.raises(PositionError) as refused:
        GAME.start(Setup(2, start={**PLAIN, **change}))
    assert refused.value.problem == problem
    assert fact is None or fact in refused.value.facts.values()


@pytest.mark.parametrize("field", ["table", "hands", "chests", "unseen-keys", "points", "seat"])
def test_a_field_must_be_there(field: str) -> None:
    start = {name: value for name, value in PLAIN.items() if name != field}
    with pytest.raises(PositionError, match="start-missing"):
        GAME.start(Setup(2, start=start))


def test_some_fields_may_be_left_out() -> None:
    start = {name: PLAIN[name] for name in PLAIN if name not in ("passes", "starter", "under-keys")}
    assert GAME.start(Setup(2, start=start)) == GAME.start(Setup(2, start=PLAIN))


@rule("gu.round-end")
def test_without_a_chest_in_the_pile_the_round_is_over() -> None:
    with pytest.raises(PositionError, match="gu-start-round-over"):
        at(hands=("w", "r"), pile="")


@rule("gu.stalemate")
def test_passes_fewer_than_seats() -> None:
    assert at(hands=("", ""), unseen="", passes=1).state.passes == 1
    with pytest.raises(PositionError, match="gu-start-stalemate"):
        at(hands=("", ""), unseen="", passes=2)
    free: dict[str, object] = {"stalemate-ends-round": False}
    assert at(hands=("", ""), unseen="", passes=2, readings=free).state.passes == 2


@rule("gu.tie")
def test_past_the_target_only_in_a_tie() -> None:
    assert at(hands=("", "", ""), points=(310, 310, 305)).result is None
    with pytest.raises(PositionError, match="gu-start-target"):
        at(hands=("", "", ""), points=(310, 310, 305), readings={"tie-break": "shared"})


@rule("gu.keys-under")
def test_a_shuffled_bottom_is_a_list_of_groups() -> None:
    play = at(hands=("w", "r"), under=["wj", "K"], readings=SHUFFLED)
    assert under(play) == ["wj", "K"]
    assert public_position(play)["under-keys"] == ["wj", "K"]
    assert under(at(hands=("w", "r"), under="jw", readings=SHUFFLED)) == ["j", "w"]
    for wrong in (["wj", ""], [5]):
        with pytest.raises(PositionError, match=r"gu-start-under|start-text"):
            GAME.start(Setup(2, readings=SHUFFLED, start={**PLAIN, "under-keys": wrong}))


@rule("gu.hidden-hands")
def test_a_position_shows_what_everybody_may_know() -> None:
    table = GAME.position(GAME.start(Setup(2, start=PLAIN)))
    assert table == {**PLAIN, "hands": ["???", "??"], "unseen-keys": left(KEYS)}


@rule("gu.hidden-hands")
def test_known_cards_in_hands_are_shown() -> None:
    steps = ("p1 draw", "~ key p1 y", "~ key p1 r")
    table = public_position(at(*steps, hands=("w", ""), unseen="", under="yrb"))
    assert table["hands"][0] == "ry?"
    assert table["under-keys"] == "b"


@rule("gu.hidden-hands")
def test_cards_known_by_elimination_are_shown() -> None:
    table = public_position(at(hands=("w", ""), unseen="", under="yrb"))
    assert table["hands"][0] == "?"
    assert table["hands"][1] == left(KEYS, "yrb", "wrbgpyjKC") + "?" * 8
    assert table["unseen-keys"] == "wrbgpyjKC"


@rule("gu.hidden-hands")
def test_a_position_without_secrets_can_be_read_back() -> None:
    steps = ("p1 draw", "~ key p1 C", "~ key p1 y")
    play = at(*steps, hands=("", "", ""), chests=("b", "", ""), unseen="", under="Cy" + DEEP)
    table = public_position(play)
    assert table["hands"] == ["yC", "", ""]
    assert table["unseen-keys"] == unseen(play) == ""
    assert table["under-keys"] == DEEP
    again = GAME.start(Setup(3, start=table))
    assert again._replace(known=()) == play.state._replace(known=(), ended=None)
    assert GAME.position(again) == table


def test_there_is_no_position_in_the_middle_of_a_turn() -> None:
    assert GAME.position(after().state) is None
    assert GAME.position(at("p1 draw", hands=("w", "r")).state) is None
    assert GAME.position(at(hands=("w", "r")).state) is not None


def test_the_position_of_a_play_is_where_its_turn_began() -> None:
    start = position(("wwr", "bK"))
    play = after("p1 draw", "~ key p1 w", start=start)
    begun = position_of(play, start)
    assert begun["turn"] == ["p1 draw", "~ key p1 ?"]
    assert (begun["seat"], begun["hands"]) == (1, ["???", "??"])


def test_a_turn_shows_what_everybody_saw() -> None:
    play = at(
        *("p1 take 4 with ww", "~ chest y", "~ chest w"),
        *("p2 rob-chests p1 w with w", "p1 rob-keys p2", "~ lose b", "~ lose K"),
        *("p2 draw", "~ key p2 w", "~ key p2 w"),
        hands=("wwK", "wbKC"),
    )
    assert turns(play) == [
        {"seat": 1, "outcome": "series", "series": 4, "chests": "ww", "delta": [10, 0]},
        {"seat": 2, "outcome": "rob-chests", "victim": 1, "chests": "w", "delta": [-5, 5]},
        {"seat": 1, "outcome": "rob-keys", "victim": 2, "cards": 2, "delta": [0, 0]},
        {"seat": 2, "outcome": "draw", "cards": 2, "delta": [0, 0]},
    ]


def test_the_tables_of_these_tests_hold_every_card() -> None:
    assert (CHESTS.total(), KEYS.total()) == (48, 62)
