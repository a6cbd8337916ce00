"""What leaves the process of a play: views, with seats counted from one.

People count seats from one and code from zero; the fields that hold seats are found
by their type, so that a new game is shown rightly without a word about it here.
"""

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Raw

from doubloon.core.game import Result, Seat
from doubloon.core.play import Play
from doubloon.server.answers import Outcome, encode
from doubloon.server.turns import Turns


def shown(play: Play, told: Turns, seat: Seat | None) -> dict[str, object]:
    """The view of a seat (None: a spectator) as it travels, and the way that led to it."""
    return _viewed(play, seat) | _fields(told)


def _viewed(play: Play, seat: Seat | None) -> dict[str, object]:
    view = play.game.view(play.state, seat)
    shape = _shape(type(view))
    told = dict(zip(shape.names, shape.values(view), strict=True))
    for name, several in shape.seats:
        told[name] = _numbers(told[name]) if several else number(told[name])
    if play.result is not None:  # also a play that was given up, of which the game knows nothing
        told["to_act"] = None
        told["acts"] = ()
    return told


def _fields(told: Turns) -> dict[str, object]:
    """The way of a play as fields of its view."""
    return {"last_turns": [*told.last], "this_turn": [*told.this]}


def encoded_way(told: Turns) -> dict[str, object]:
    """The same, encoded once for everybody who is shown the play."""
    return {name: Raw(encode(field)) for name, field in _fields(told).items()}


def encoded_view(play: Play, way: Mapping[str, object], seat: Seat | None) -> Any:
    """A view that travels as it is, in whatever message."""
    return Raw(encode({**_viewed(play, seat), **way}))


def outcome(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return Outcome(points=[*result.points], winners=_numbers(result.winners), ending=result.ending)


def number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _numbers(seats: tuple[Seat, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


class _Shape:
    """The fields of a view, and those of them that hold a seat, or several."""

    def __init__(self, view: type[Any]) -> None:
        self.names = tuple(field.name for field in fields(view))
        self.values = attrgetter(*self.names)
        self.seats = [
            (name, get_origin(kind) is tuple)
            for name, kind in get_type_hints(view).items()
            if kind is Seat or Seat in get_args(kind)
        ]


def _shape(view: type[Any]) -> _Shape:
    if view not in _shapes:
        _shapes[view] = _Shape(view)
    return _shapes[view]


_shapes: dict[type[Any], _Shape] = {}
