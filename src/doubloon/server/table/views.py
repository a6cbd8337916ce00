"""What each viewer is sent: views of a play, its steps with their story, and its turns.

People count seats from one, code counts from zero. The fields that hold seats are found by
their type, so a new game needs nothing here.
"""

from collections.abc import Iterable
from dataclasses import fields
from itertools import pairwise
from operator import attrgetter
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from doubloon.core import notation, story
from doubloon.core.game import Result, as_fields
from doubloon.core.play import RESIGN, UNDO, Play
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.server.bots.crew import tell_remark
from doubloon.server.messages import answers
from doubloon.server.messages.answers import Outcome, Step, Turn
from doubloon.server.messages.story import (
    Fact,
    ListFact,
    PiecesFact,
    SeatFact,
    Sentence,
    WordsFact,
)
from doubloon.server.table.history import Change, Taken, is_remark, is_undo

_NO_STORY = (f" {UNDO}", f" {RESIGN}")
"""How steps end that hide nothing and belong to every game."""


class TurnLog(NamedTuple):
    """This turn step by step, and the last finished turns, as everybody may know them.

    It is continued with every step, so no play has to be walked back.
    """

    this: tuple[Step, ...] = ()
    """The steps since the last turn ended."""
    last: tuple[msgspec.Raw, ...] = ()
    """As many finished turns as there are seats, each an encoded `Turn`."""
    before: "TurnLog | None" = None
    """The log one step ago, while that step can be taken back."""

    def after(self, taken: Taken, step: Step) -> "TurnLog":
        """The log after one more step."""
        play = taken.after
        if is_remark(taken.text):
            return self
        if is_undo(taken.text):
            assert self.before is not None
            return self.before
        steps = (*self.this, step)
        before = None if play.before is None else self
        if play.turn is None:
            return TurnLog(steps, self.last, before)
        turn = Turn(
            seat=play.turn.seat + 1,
            outcome=play.turn.outcome,
            delta=[*play.turn.delta],
            steps=[*steps],
            story=describe_story(play.game.sum_up(play.turn)),
            details=as_fields(play.turn),
        )
        kept = len(turn.delta)
        return TurnLog((), (*self.last, msgspec.Raw(answers.encode(turn)))[-kept:], before)

    def after_all(self, change: Change) -> "TurnLog":
        log = self
        for taken in change:
            log = log.after(taken, describe_step(taken, None))
        return log


def log_of(play: Play) -> TurnLog:
    """The log of a play that remembers all its steps."""
    way = [*play.way()][::-1]
    return TurnLog().after_all(
        tuple(Taken(after.line, before, after) for before, after in pairwise(way))
    )


class Frames:
    """The `view` frames of one moment. Each is made once, however many viewers get it."""

    __slots__ = (
        "_change",
        "_frames",
        "_left",
        "_log",
        "_n",
        "_play",
        "_public",
        "_roll",
        "_table",
        "_views",
    )

    def __init__(
        self,
        table: str,
        n: int,
        play: Play,
        log: TurnLog,
        left: float | None = None,
        change: Change | None = (),
        *,
        roll: bool = False,
    ) -> None:
        """After step n of a play; the change is what the viewers have not seen yet, or None
        where they missed too much."""
        self._roll = roll
        self._table, self._n, self._play, self._left = table, n, play, left
        self._change: Change = change or ()
        self._public: list[Step] | None = None
        self._log = log
        self._frames: dict[Seat | None, bytes] = {}
        self._views: dict[Seat | None, Any] = {}

    @classmethod
    def announce(
        cls,
        table: str,
        n: int,
        play: Play,
        log: TurnLog,
        left: float | None,
        change: Change,
        *,
        roll: bool = False,
    ) -> "tuple[Frames, TurnLog]":
        """The frames after new steps, and the log with these steps: their story is made once."""
        public = list[Step]()
        for taken in change:
            step = describe_step(taken, None)
            public.append(step)
            log = log.after(taken, step)
        frames = cls(table, n, play, log, left, change, roll=roll)
        frames._public = public
        return frames, log

    def frame(self, seat: Seat | None) -> bytes:
        """The frame for this seat (None: a spectator)."""
        if (frame := self._frames.get(seat)) is None:
            frame = self._frames[seat] = self._make(seat)
        return frame

    def _make(self, seat: Seat | None) -> bytes:
        play, n, steps = self._play, self._n, self._steps(seat)
        view = answers.View(
            self._table,
            n,
            seat_number(seat),
            n + 1 - len(steps),
            steps,
            seat_number(play.to_act),
            play.game.turn_of(play.state) + 1,
            [*play.game.points(play.state)],
            [seat + 1 for seat in sorted(play.resigned)] if play.resigned else [],
            describe_result(play.result),
            self._left,
            self._view(seat),
            self._roll,
        )
        return answers.encode(view)

    def _steps(self, seat: Seat | None) -> list[Step]:
        """Everybody gets the same steps, except in a game with secrets."""
        if seat is not None and self._play.game.has_secrets:
            return [describe_step(taken, seat) for taken in self._change]
        if self._public is None:
            self._public = [describe_step(taken, None) for taken in self._change]
        return self._public

    def _view(self, seat: Seat | None) -> Any:
        """Without secrets everybody sees the same, except the acts of the seat to act."""
        play = self._play
        viewer = seat if play.game.has_secrets or seat == play.to_act else None
        if (view := self._views.get(viewer)) is None:
            view = self._views[viewer] = make_view(play, self._log, viewer)
        return view


def make_view(play: Play, log: TurnLog, seat: Seat | None) -> Any:
    """The view of a seat (None: a spectator) as it travels, seats counted from one.

    It is an object of a type made for this game, which is the fastest to make and encode.
    """
    view = play.game.view(play.state, seat)
    shape = _shapes.get(type(view)) or _add_shape(type(view))
    values = [*shape.values(view)]
    for place, several in shape.seats:
        value: Any = values[place]
        if several:
            values[place] = _numbers(value)
        elif value is not None:
            values[place] = value + 1
    if play.result is not None:  # also after a resignation, which the game does not know of
        values[shape.to_act], values[shape.acts] = None, ()
    return shape.make(*values, log.last, log.this)


def describe_step(taken: Taken, viewer: Seat | None) -> Step:
    """A step as a viewer (None: everybody) may know it."""
    text, before, after = taken
    if is_remark(text):
        turn = before.game.turn_of(before.state) + 1
        return Step(turn, None, [], text, describe_story(tell_remark(text)), None)
    conceal, shown = before.game.conceal, text
    if conceal is not None and not text.endswith(_NO_STORY):
        shown = conceal(before.state, text, viewer)
    by, words = notation.split(shown)
    ended = None if words == (UNDO,) else after.turn
    return Step(
        before.game.turn_of(before.state) + 1,
        seat_number(by),
        [*words],
        shown,
        describe_story(tell_step(before, text, after, viewer)),
        None if ended is None else describe_story(before.game.sum_up(ended)),
    )


def describe_result(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return Outcome(points=[*result.points], winners=_numbers(result.winners), ending=result.ending)


def seat_number(seat: Seat | None) -> int | None:
    return None if seat is None else seat + 1


def _numbers(seats: Iterable[Seat]) -> list[int]:
    return [seat + 1 for seat in seats]


def describe_story(sentences: story.Story) -> list[Sentence]:
    """A story as it travels."""
    return [Sentence(one.id, _facts(one.facts)) for one in sentences]


def _facts(facts: story.Facts) -> dict[str, Fact]:
    return {name: _fact(fact) for name, fact in facts.items()}


def _fact(fact: story.Fact) -> Fact:
    if isinstance(fact, story.Who):
        return SeatFact(fact.seat + 1)
    if isinstance(fact, story.Pieces):
        return PiecesFact(fact.of, fact.letters)
    if isinstance(fact, story.Words):
        return WordsFact(fact.id, _facts(fact.facts))
    if isinstance(fact, story.Several):
        return ListFact([_fact(one) for one in fact.facts])
    return fact


class _Shape:
    """The fields of a game's view, and which of them hold one seat or several."""

    def __init__(self, view: type[Any]) -> None:
        names = [field.name for field in fields(view)]
        hints = get_type_hints(view)
        self.values = attrgetter(*names)
        self.seats = [
            (place, get_origin(hints[name]) is tuple)
            for place, name in enumerate(names)
            if hints[name] is Seat or Seat in get_args(hints[name])
        ]
        self.to_act, self.acts = names.index("to_act"), names.index("acts")
        self.make = msgspec.defstruct(view.__qualname__, [*names, "last_turns", "this_turn"])


_shapes: dict[type[Any], _Shape] = {}


def _add_shape(view: type[Any]) -> _Shape:
    shape = _shapes[view] = _Shape(view)
    return shape
