"""What people are shown of where a play stands, each as they may see it."""

from typing import Any

from doubloon.core.setup import Seat
from doubloon.server.messages import answers
from doubloon.server.table.history import Course
from doubloon.server.table.sight import number, outcome, told_view


class Showing:
    """The frames of one moment; what several people are shown alike is made once."""

    __slots__ = ("_after", "_course", "_frames", "_left", "_table", "_views")

    def __init__(self, table: str, course: Course, left: float | None, after: int | None) -> None:
        """After: the last step that everybody knows already; None where that is not known."""
        self._table, self._course, self._left, self._after = table, course, left, after
        self._frames: dict[Seat | None, bytes] = {}
        self._views: dict[Seat | None, Any] = {}

    def frame(self, seat: Seat | None) -> bytes:
        """What whoever holds this seat is told (None: a spectator)."""
        if (frame := self._frames.get(seat)) is None:
            frame = self._frames[seat] = self._made(seat)
        return frame

    def _made(self, seat: Seat | None) -> bytes:
        course, play, after = self._course, self._course.play, self._after
        n, steps = len(course.texts), None if after is None else course.steps(seat, after)
        told = answers.View(
            self._table,
            n,
            number(seat),
            n + 1 - len(steps or ()),
            steps or [],
            number(play.to_act),
            [*play.game.points(play.state)],
            [seat + 1 for seat in sorted(play.resigned)] if play.resigned else [],
            None if play.result is None else outcome(play.result),
            self._left,
            self._view(seat),
        )
        return answers.encode(told)

    def _view(self, seat: Seat | None) -> Any:
        """Without secrets everybody sees the same, but for what the seat to act may do."""
        play = self._course.play
        viewer = seat if play.game.conceal is not None or seat == play.to_act else None
        if (view := self._views.get(viewer)) is None:
            view = self._views[viewer] = told_view(play, self._course.turns, viewer)
        return view
