"""The view of a seat and of a spectator: everything but the order of the deck."""

import pytest

from doubloon.core.errors import NotationError
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.view import View, view
from table import after, refusal


def turn(card: str, *steps: str, edition: str | None = None) -> Play:
    return after("mille-sabords", f"~ card {card}", *steps, edition=edition)


def view_of(play: Play, seat: int | None = None) -> View:
    return view(play.state, None if seat is None else Seat(seat))


def test_only_the_seat_to_act_sees_acts() -> None:
    play = turn("coin", "~ roll kksssccm")
    assert "p1 stop" in view_of(play, 0).acts
    assert view_of(play, 1) == view_of(play)
    assert view_of(play).acts == ()


def test_the_turn_is_shown() -> None:
    shown = view_of(turn("skull-1", "~ roll ksssccmp"))
    assert (shown.card, shown.table, shown.skulls) == ("skull-1", "ksssccmp", 2)
    assert (shown.worth, shown.cup, shown.target) == (300, 0, 6000)
    assert sum(shown.deck.values()) == 34
    assert "ship-2" in shown.deck


def test_the_dice_in_the_cup() -> None:
    assert view_of(after("mille-sabords")).cup == 8
    assert view_of(turn("coin")).cup == 8
    assert view_of(turn("coin", "~ roll kksssccm", "p1 reroll ssm")).cup == 3
    assert view_of(turn("coin", "~ roll cccccccc")).cup == 0


def test_the_points_for_stopping() -> None:
    assert view_of(turn("ship-4", "~ roll ksssccmp")).worth == -1000
    assert view_of(turn("guardian", "~ roll kkksscmp")).worth == 0
    laid = turn("treasure-island", "~ roll kkcccsmp", "p1 lay ccc")
    assert (view_of(laid).laid, view_of(laid).worth) == ("ccc", 400)
    assert view_of(laid.after("p1 reroll smp")).worth is None


def test_the_card_and_the_dice_laid_on_it() -> None:
    ship = view_of(turn("ship-3", "~ roll ksssccmp"))
    assert (ship.sabres, ship.bonus, ship.card_skulls) == (3, 500, 0)
    skull = view_of(turn("skull-2", "~ roll csssccmp"))
    assert (skull.sabres, skull.bonus, skull.card_skulls, skull.skulls) == (0, 0, 2, 2)
    laid = turn("treasure-island", "~ roll kkcccsmp", "p1 lay ccc")
    assert (view_of(laid).saved, view_of(turn("coin", "~ roll kkcccsmp")).saved) == (400, 0)


def test_the_skull_island_is_shown() -> None:
    shown = view_of(turn("guardian", "~ roll kkkkssss"))
    assert (shown.on_island, shown.guardian, shown.island_loss) == (True, True, 400)
    choice = turn("pirate", "~ roll kkkkssss", edition="piraten-kapern-en")
    assert view_of(choice).island_loss == 800
    assert refusal(choice, "p1 reroll k").clause == "ms.skulls-stay"


def test_revealed_skulls_are_in_the_loss_shown() -> None:
    steps = ("~ card guardian", "~ roll kkkkssss", "p1 reroll k", "~ roll m")
    readings = {"count-revealed-skulls": True, "island-forced": False}
    play = after("mille-sabords", *steps, readings=readings)
    assert (view_of(play).skulls, view_of(play).island_loss) == (3, 400)
    assert play.after("p1 stop").state.points == (0, -400)


def test_the_end_is_shown() -> None:
    won = view_of(turn("coin", "~ roll cccccccc"), 0)
    assert (won.phase, won.winners, won.ended, won.card) == ("over", (0,), "magic", None)


@pytest.mark.parametrize(
    "text", ["~ shuffle", "~ card", "~ roll", "~ lay cc", "p1 card coin", "p1 lay c c", "p1 dance"]
)
def test_texts_that_are_no_steps(text: str) -> None:
    assert isinstance(refusal(turn("coin", "~ roll kksssccm"), text), NotationError)
