"""What leaves the process of a play: views, with seats counted from one.

People count seats from one and code from zero; the fields that hold seats are found
by their type, so that a new game is shown rightly without a word about it here.
"""

from dataclasses import fields
from operator import attrgetter
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from doubloon.core.game import Result
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.server.messages.answers import Outcome
from doubloon.server.table.turns import Turns


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
        if several:
            values[place] = _numbers(told)
        elif told is not None:
            values[place] = told + 1
    if play.result is not None:  # also a play that was given up, of which the game knows nothing
        values[shape.to_act] = None
        values[shape.acts] = ()
    return shape, values


def told_view(play: Play, told: Turns, seat: Seat | None) -> Any:
    """The same, as what is made and written fastest: one is told to every seat after every act."""
    shape, values = _viewed(play, seat)
    return shape.told(*values, told.last, told.this)


def outcome(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return Outcome(points=[*result.points], winners=_numbers(result.winners), ending=result.ending)


def number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _numbers(seats: tuple[Seat, ...]) -> list[int]:
    return [seat + 1 for seat in seats] if seats else []


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


def _shape(view: type[Any]) -> _Shape:
    if view not in _shapes:
        _shapes[view] = _Shape(view)
    return _shapes[view]


_shapes: dict[type[Any], _Shape] = {}
