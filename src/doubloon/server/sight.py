"""What leaves the process of a play: views, with seats counted from one.

People count seats from one and code from zero; the fields that hold seats are found
by their type, so that a new game is shown rightly without a word about it here.
"""

from dataclasses import fields
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw

from doubloon.core.game import Result, Seat
from doubloon.core.play import Play
from doubloon.server.answers import Outcome, encode
from doubloon.server.turns import Turns


def shown(play: Play, told: Turns, seat: Seat | None) -> dict[str, object]:
    """The view of a seat (None: a spectator) as it travels, and the way that led to it."""
    shape, values = _viewed(play, seat)
    return dict(zip(shape.names, (*values, [*told.last], [*told.this]), strict=True))


def _viewed(play: Play, seat: Seat | None) -> tuple["_Shape", list[object]]:
    view = play.game.view(play.state, seat)
    shape = _shape(type(view))
    values = [*shape.values(view)]
    for place, several in shape.seats:
        told: Any = values[place]
        if told is not None:
            values[place] = _numbers(told) if several else told + 1
    if play.result is not None:  # also a play that was given up, of which the game knows nothing
        values[shape.to_act] = None
        values[shape.acts] = ()
    return shape, values


def encoded_way(told: Turns) -> tuple[Raw, Raw]:
    """The way of a play, encoded once for everybody who is shown it."""
    return Raw(encode(told.last)), Raw(encode(told.this))


def encoded_view(play: Play, way: tuple[Raw, Raw], seat: Seat | None) -> Any:
    """A view that travels as it is, in whatever message."""
    shape, values = _viewed(play, seat)
    return Raw(encode(shape.told(*values, *way)))


def outcome(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return Outcome(points=[*result.points], winners=_numbers(result.winners), ending=result.ending)


def number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _numbers(seats: tuple[Seat, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


class _Shape:
    """The fields of a view and of the way, and those of them that hold a seat, or several."""

    def __init__(self, view: type[Any]) -> None:
        names = [field.name for field in fields(view)]
        kinds = get_type_hints(view)
        self.values = attrgetter(*names)
        self.seats = [
            (place, get_origin(kinds[name]) is tuple)
            for place, name in enumerate(names)
            if kinds[name] is Seat or Seat in get_args(kinds[name])
        ]
        self.to_act, self.acts = names.index("to_act"), names.index("acts")
        self.names = (*names, "last_turns", "this_turn")
        self.told = msgspec.defstruct(view.__qualname__, self.names)
        """What is encoded: faster made, and faster written, than a dictionary."""


def _shape(view: type[Any]) -> _Shape:
    if view not in _shapes:
        _shapes[view] = _Shape(view)
    return _shapes[view]


_shapes: dict[type[Any], _Shape] = {}
