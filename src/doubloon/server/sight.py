"""What leaves the process of a play: views, with seats counted from one.

People count seats from one and code from zero; the fields that hold seats are found
by their type, so that a new game is shown rightly without a word about it here.
"""

from dataclasses import fields
from itertools import islice, takewhile
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from doubloon.core.game import Result, Seat
from doubloon.core.play import Play, public_line
from doubloon.server.answers import Outcome, Step, Turn


def shown(play: Play, seat: Seat | None) -> dict[str, object]:
    """The view of a seat (None: a spectator) as it travels."""
    view = play.game.view(play.state, seat)
    names, seats = _shape(type(view))
    told = {name: getattr(view, name) for name in names}
    for name, several in seats:
        told[name] = _numbers(told[name]) if several else number(told[name])
    if play.result is not None:  # also a play that was given up, of which the game knows nothing
        told["to_act"] = None
        told["acts"] = ()
    told["last_turns"] = _last_turns(play)
    told["this_turn"] = _steps(play) if play.turn is None else []
    return told


def _last_turns(play: Play) -> list[Turn]:
    """As many finished turns as there are seats: what happened since a seat's own last one."""
    ended = (here for here in play.way() if here.turn is not None)
    seats = len(play.game.points(play.state))
    return [_turn(here) for here in islice(ended, seats)][::-1]


def _turn(ended: Play) -> Turn:
    """The turn that this step ended, as everybody may know it."""
    assert ended.turn is not None
    return msgspec.convert({**ended.turn, "steps": _steps(ended)}, Turn)


def _steps(play: Play) -> list[Step]:
    """The steps of a turn up to here, after the last one that ended a turn before it."""
    way = [*takewhile(lambda here: here is play or here.turn is None, play.way())]
    return [
        Step(seat=here.before.state.seat + 1, text=public_line(here))
        for here in reversed(way)
        if here.before is not None
    ]


def outcome(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return Outcome(points=[*result.points], winners=_numbers(result.winners), ending=result.ending)


def number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _numbers(seats: tuple[Seat, ...]) -> list[int]:
    return [seat + 1 for seat in seats]


def _shape(view: type[Any]) -> tuple[tuple[str, ...], tuple[tuple[str, bool], ...]]:
    """The fields of a view, and those of them that hold a seat, or several."""
    if view not in _shapes:
        seats = [
            (name, get_origin(kind) is tuple)
            for name, kind in get_type_hints(view).items()
            if kind is Seat or Seat in get_args(kind)
        ]
        _shapes[view] = (tuple(field.name for field in fields(view)), tuple(seats))
    return _shapes[view]


_shapes: dict[type[Any], tuple[tuple[str, ...], tuple[tuple[str, bool], ...]]] = {}
