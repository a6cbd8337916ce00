"""Reading `[start]` tables: every type of field, and what is refused."""

from collections.abc import Callable

import pytest

from doubloon.core.errors import PositionError
from doubloon.core.setup import Seat
from doubloon.core.start import Start

KINDS = ("pirate", "coin")


def test_fields_are_read_by_type() -> None:
    table = {
        "box": 4,
        "sudden": True,
        "table": "wrb",
        "seat": 2,
        "tied": [1, 3],
        "hands": ["w", "r", ""],
        "points": [1, -2, 3],
        "deck": {"coin": 2},
    }
    start = Start(table, 3)
    assert start.has("box")
    assert start.number("box") == 4
    assert not start.has("box")
    assert start.truth("sudden") is True
    assert start.text("table") == "wrb"
    assert start.seat() == Seat(1)
    assert start.seats("tied") == (0, 2)
    assert start.per_seat("hands") == ["w", "r", ""]
    assert start.numbers("points", negative=True) == (1, -2, 3)
    assert start.counts("deck", KINDS) == (0, 2)
    start.finish()


def test_missing_fields_have_defaults() -> None:
    start = Start({}, 2)
    assert start.number("passes", 1) == 1
    assert start.truth("sudden") is False
    assert start.text("table", "w") == "w"
    assert start.seat(default=Seat(1)) == 1
    assert start.numbers("points", (0, 0)) == (0, 0)
    assert start.counts("deck", KINDS, {}) == (0, 0)
    start.finish()


@pytest.mark.parametrize(
    ("value", "read", "problem"),
    [
        (-1, lambda start: start.number("x"), "start-number"),
        (True, lambda start: start.number("x"), "start-number"),
        (1, lambda start: start.truth("x"), "start-truth"),
        (1, lambda start: start.text("x"), "start-text"),
        (3, lambda start: start.seat("x"), "start-seat"),
        (0, lambda start: start.seat("x"), "start-seat"),
        ("p1", lambda start: start.seat("x"), "start-seat"),
        (1, lambda start: start.seats("x"), "start-seats"),
        ([1, 1], lambda start: start.seats("x"), "start-seats"),
        ([3], lambda start: start.seats("x"), "start-seat"),
        ([1], lambda start: start.per_seat("x"), "start-per-seat"),
        ("ab", lambda start: start.per_seat("x"), "start-per-seat"),
        ([1, -1], lambda start: start.numbers("x"), "start-numbers"),
        ([1, "2"], lambda start: start.numbers("x"), "start-numbers"),
        ([1], lambda start: start.counts("x", KINDS), "start-table"),
        ({"ship": 1}, lambda start: start.counts("x", KINDS), "start-kind"),
        ({"coin": -1}, lambda start: start.counts("x", KINDS), "start-number"),
        ({"coin": "1"}, lambda start: start.counts("x", KINDS), "start-number"),
        (1, lambda start: start.number("y"), "start-missing"),
        (1, lambda start: start.finish(), "start-unknown"),
    ],
)
def test_wrong_fields_are_refused(
    value: object, read: Callable[[Start], object], problem: str
) -> None:
    with pytest.raises(PositionError) as refused:
        read(Start({"x": value}, 2))
    assert refused.value.problem == problem
