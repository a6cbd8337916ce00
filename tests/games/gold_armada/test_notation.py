"""Steps of Gold Armada as text."""

import pytest

from doubloon.core.dice import Reroll, Roll, Stop
from doubloon.core.errors import NotationError
from doubloon.core.setup import Seat
from doubloon.games.gold_armada import GAME
from doubloon.games.gold_armada.rules.board import PIERS
from doubloon.games.gold_armada.rules.state import Act, Decline, Fate, Take


@pytest.mark.parametrize(
    ("text", "seat", "step"),
    [
        ("~ roll bbprc", None, Roll((2, 1, 1, 1, 0, 0))),
        ("~ roll o", None, Roll((0, 0, 0, 0, 0, 1))),
        ("p1 reroll rc", 0, Reroll((0, 0, 1, 1, 0, 0))),
        ("p2 stop", 1, Stop()),
        ("p3 take barrel", 2, Take(0)),
        ("p3 take full-house", 2, Take(7)),
        ("p5 decline", 4, Decline()),
    ],
)
def test_steps_are_read_and_written(text: str, seat: Seat | None, step: Act | Fate) -> None:
    assert GAME.read(text) == (seat, step)
    assert GAME.write(seat, step) == text


def test_dice_may_come_in_any_order() -> None:
    seat, step = GAME.read("~ roll crpbb")
    assert GAME.write(seat, step) == "~ roll bbprc"


def test_an_empty_reroll_can_be_read_so_that_a_clause_can_refuse_it() -> None:
    assert GAME.read("p1 reroll") == (0, Reroll((0, 0, 0, 0, 0, 0)))


@pytest.mark.parametrize("number", range(10))
def test_every_pier_has_its_name(number: int) -> None:
    assert GAME.write(Seat(0), Take(number)) == f"p1 take {PIERS[number]}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("~ roll", "not-a-step"),
        ("~ roll bb prc", "not-a-step"),
        ("~ stop", "not-a-step"),
        ("p1 roll bbprc", "not-a-step"),
        ("p1 take", "not-a-step"),
        ("p1 take barrel parrot", "not-a-step"),
        ("p1 reroll b p", "not-a-step"),
        ("p1 stop now", "not-a-step"),
        ("p1 fly", "not-a-step"),
        ("~ roll bbprx", "not-a-letter"),
        ("p1 reroll B", "not-a-letter"),
        ("p1 take harbour", "not-a-pier"),
        ("p1 take Barrel", "not-a-pier"),
    ],
)
def test_unreadable_steps_are_refused(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as refused:
        GAME.read(text)
    assert refused.value.problem == problem
