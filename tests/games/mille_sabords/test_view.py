"""What a seat and a spectator are shown of Mille Sabords: all but the order of the deck."""

import pytest

from doubloon.core.errors import NotationError
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.view import View, view
from table import after, refusal


def turn(card: str, *steps: str, edition: str | None = None) -> Play:
    return after("mille-sabords", f"~ card {card}", *steps, edition=edition)


def seen(play: Play, seat: int | None = None) -> View:
    return view(play.state, None if seat is None else Seat(seat))


def test_only_the_seat_to_act_sees_acts() -> None:
    play = turn("coin", "~ roll kksssccm")
    assert "p1 stop" in seen(play, 0).acts
    assert seen(play, 1) == seen(play)
    assert seen(play).acts == ()


def test_the_turn_is_shown() -> None:
    shown = seen(turn("skull-1", "~ roll ksssccmp"))
    assert (shown.card, shown.table, shown.skulls) == ("skull-1", "ksssccmp", 2)
    assert (shown.worth, shown.cup, shown.target) == (300, 0, 6000)
    assert sum(shown.deck.values()) == 34
    assert "ship-2" in shown.deck


def test_what_a_stop_would_bring() -> None:
    assert seen(turn("ship-4", "~ roll ksssccmp")).worth == -1000
    assert seen(turn("guardian", "~ roll kkksscmp")).worth == 0
    laid = turn("treasure-island", "~ roll kkcccsmp", "p1 lay ccc")
    assert (seen(laid).laid, seen(laid).worth) == ("ccc", 400)
    assert seen(laid.after("p1 reroll smp")).worth is None


def test_what_the_card_says_and_what_it_saves() -> None:
    ship = seen(turn("ship-3", "~ roll ksssccmp"))
    assert (ship.sabres, ship.bonus, ship.card_skulls) == (3, 500, 0)
    skull = seen(turn("skull-2", "~ roll csssccmp"))
    assert (skull.sabres, skull.bonus, skull.card_skulls, skull.skulls) == (0, 0, 2, 2)
    laid = turn("treasure-island", "~ roll kkcccsmp", "p1 lay ccc")
    assert (seen(laid).saved, seen(turn("coin", "~ roll kkcccsmp")).saved) == (400, 0)


def test_the_skull_island_is_shown() -> None:
    shown = seen(turn("guardian", "~ roll kkkkssss"))
    assert (shown.on_island, shown.guardian, shown.island_loss) == (True, True, 400)
    choice = turn("pirate", "~ roll kkkkssss", edition="piraten-kapern-en")
    assert seen(choice).island_loss == 800
    assert refusal(choice, "p1 reroll k").clause == "ms.skulls-stay"


def test_revealed_skulls_are_in_the_loss_shown() -> None:
    steps = ("~ card guardian", "~ roll kkkkssss", "p1 reroll k", "~ roll m")
    readings = {"count-revealed-skulls": True, "island-forced": False}
    play = after("mille-sabords", *steps, readings=readings)
    assert (seen(play).skulls, seen(play).island_loss) == (3, 400)
    assert play.after("p1 stop").state.points == (0, -400)


def test_the_end_is_shown() -> None:
    won = seen(turn("coin", "~ roll cccccccc"), 0)
    assert (won.phase, won.winners, won.ended, won.card) == ("over", (0,), "magic", None)


@pytest.mark.parametrize(
    "text", ["~ shuffle", "~ card", "~ roll", "~ lay cc", "p1 card coin", "p1 lay c c", "p1 dance"]
)
def test_what_is_no_step(text: str) -> None:
    assert isinstance(refusal(turn("coin", "~ roll kksssccm"), text), NotationError)
