"""What a seat and a spectator are shown of King's Gold: the same, but for the acts."""

from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.view import View, view
from table import after

START = {"box": 30, "king": 5, "coins": [10, 15], "seat": 1}
ROLLED = after("kings-gold", "~ roll 13kcx", start=START).state


def test_the_seat_to_act_sees_its_acts() -> None:
    shown = view(ROLLED, Seat(0))
    assert shown == View(
        phase="rolled",
        seat=Seat(0),
        to_act=Seat(0),
        box=30,
        king=5,
        coins=(10, 15),
        table="13kcx",
        cup=0,
        locked="x",
        rolls=3,
        rolls_left=2,
        tied=(),
        extra=(),
        repeat=0,
        ended=None,
        winners=(),
        acts=shown.acts,
        brings={},
        most=(),
        stopping="pairs",
        stop_brings=4,
        parts=shown.parts,
    )
    assert "p1 stop" in shown.acts
    assert len(shown.acts) == 16


def test_everybody_else_sees_the_same_without_acts() -> None:
    assert view(ROLLED, None) == view(ROLLED, Seat(1))
    assert view(ROLLED, None).acts == ()
    assert view(ROLLED, None).table == "13kcx"


def test_dice_in_the_cup_and_the_last_turn_are_shown() -> None:
    rolling = after("kings-gold", "~ roll 13kcx", "p1 reroll 13", start=START).state
    assert (view(rolling, None).cup, view(rolling, None).table) == (2, "kcx")
    ended = after("kings-gold", "~ roll 3cxxx", start=START).state
    assert (view(ended, None).ended, view(ended, None).seat) == ("penalty", 1)


def test_the_opening_a_tie_and_the_end_are_shown() -> None:
    opening = view(after("kings-gold", "~ opening 1kkcx").state, Seat(1))
    assert (opening.phase, opening.seat, opening.cup) == ("opening", 1, 5)
    tied = {"box": 0, "king": 10, "coins": [25, 25], "seat": 2, "tied": [1, 2], "repeat": 3}
    shown = view(after("kings-gold", start=tied | {"tie-break": [2, 1]}).state, None)
    assert ({*shown.tied}, shown.extra, shown.repeat) == ({0, 1}, (1, 0), 3)
    over = view(after("kings-gold", "~ roll ccccc", "p1 stop", start=START).state, Seat(0))
    assert (over.phase, over.winners, over.to_act) == ("over", (0,), None)


def test_what_each_pair_brings_and_the_pairs_that_bring_most() -> None:
    start = START | {"box": 42, "coins": [10, 2], "king": 6}
    pairing = after("kings-gold", "~ roll 13kcx", "p1 stop", start=start).state
    shown = view(pairing, Seat(0))
    brings = {"p1 pair 1c": 1, "p1 pair 1k p2": 1, "p1 pair 3c": 3, "p1 pair 3k p2": 2}
    assert shown.brings == brings
    assert (shown.most, shown.stopping) == (("p1 pair 1k p2", "p1 pair 3c"), None)
    assert (view(pairing, Seat(1)).brings, view(pairing, None).most) == ({}, ())


def test_what_stopping_now_comes_to() -> None:
    def stopping(dice: str) -> tuple[str | None, int]:
        shown = view(after("kings-gold", f"~ roll {dice}", start=START).state, None)
        return shown.stopping, shown.stop_brings

    assert stopping("11cxx") == ("pairs", 1)
    assert stopping("11223") == ("king", 5)
    assert stopping("kkkkk") == ("plunder", 15)
    assert stopping("ccccc") == ("broadside", 30)
    assert stopping("123xx") == ("penalty", -3)


def test_plunder_brings_all_a_victim_has() -> None:
    start = {"box": 30, "king": 5, "coins": [5, 12, 8], "seat": 1}
    play = after("kings-gold", "~ roll kkkkk", "p1 stop", seats=3, start=start)
    shown = view(play.state, Seat(0))
    assert shown.brings == {"p1 plunder p2": 12, "p1 plunder p3": 8}
    assert shown.most == ("p1 plunder p2",)
