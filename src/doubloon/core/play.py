"""One play, step by step: who may act, what may be taken back, who gave up.

A play is a chain of values, each holding the one before it: taking back a step
is returning to the value that was there. Whoever holds thousands of plays lets them
forget what nobody can take back. The rules of the games are asked, never repeated here.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

from doubloon.core import notation
from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate, RecordError
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT, AnyGame, Result
from doubloon.core.record import REMARK, TABLE_DICE, Record
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.core.turns import as_fields

UNDO, RESIGN = "undo", "resign"
RESIGNED = "resigned"
"""The ending of a two-player play that a seat gave up."""


class Play(NamedTuple):
    """Where a play stands; `before` is where it stood a step ago.

    A named tuple, because a server makes one for every step; two are equal only if they
    are the same.
    """

    game: AnyGame
    state: Any
    result: Result | None
    to_act: Seat | None
    """The seat to choose; None: chance, or nobody because the play is over."""
    table_dice: bool = False
    forgets: bool = False
    """Whether only what can be taken back is remembered of the way here."""
    resigned: frozenset[Seat] = frozenset()
    line: str = ""
    """The step that led here, in its canonical spelling; steps taken back are not on the way."""
    undoable_by: Seat | None = None
    turn: Any = None
    """What the turn came to that this step ended."""
    begun: Any = None
    """The state in which the current turn began; None where this state is the one."""
    before: "Play | None" = None
    """None at the opening, and where it is forgotten."""

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return f"<play of {self.game.key} after {self.line!r}>"

    @property
    def awaits_chance(self) -> bool:
        return self.to_act is None and self.result is None

    def way(self) -> Iterator["Play"]:
        """Every place this play came through, newest first, the opening last."""
        here: Play | None = self
        while here is not None:
            yield here
            here = here.before

    def after(self, text: str) -> "Play":
        """The play after one more step, which is refused if it may not follow."""
        seat, words = notation.split(text)
        if len(words) == 1:
            if words[0] == UNDO:
                return self._without_last_step(seat)
            if words[0] == RESIGN and seat is not None:
                return self._without_seat(seat)
        return self._stepped(*self.game.read(text))

    def after_fate(self, fate: Any) -> "Play":
        """The play after what chance did; refused like any step if it may not follow."""
        return self._stepped(None, fate)

    def _stepped(self, seat: Seat | None, step: Any) -> "Play":
        if self.result is not None or seat != self.to_act:
            self._refuse(seat)
        game, before = self.game, self.state
        state = game.play(before, step)
        begun = before if self.begun is None else self.begun
        undoable_by = None if seat is None or game.reveals(before, step) else seat
        result = _result(game, state, self.resigned)
        return Play(
            game,
            state,
            result,
            None if result else game.to_act(state),
            self.table_dice,
            self.forgets,
            self.resigned,
            game.write(seat, step),
            undoable_by,
            game.turn(begun, state),
            begun if game.position(state) is None else None,
            self._remembered(undoable_by),
        )

    def _refuse(self, seat: Seat | None) -> None:
        """Say why this seat, or chance, is not the one to go on; an act before chance the game."""
        refusal = ImpossibleFate if seat is None else IllegalAct
        if self.result is not None:
            raise refusal(PLAY_OVER)
        due = self.to_act
        if due is not None and seat is None:
            raise refusal(WAITS_FOR_SEAT, seat=notation.write_seat(due))
        if due is not None and seat is not None:
            seats = {"seat": notation.write_seat(seat), "due": notation.write_seat(due)}
            raise refusal("play.out-of-turn", **seats)
        if seat is not None and not seat < len(self.game.points(self.state)):
            raise refusal("play.no-such-seat", seat=notation.write_seat(seat))

    def _remembered(self, undoable_by: Seat | None) -> "Play | None":
        """What a step after this one holds of it, which that seat may take back."""
        lost = self.forgets and undoable_by is None and not self.table_dice
        return None if lost else self

    def _without_last_step(self, seat: Seat | None) -> "Play":
        if seat is None:
            if not self.table_dice:
                raise ImpossibleFate("play.undo-table-dice")
            if self.before is None:
                raise ImpossibleFate("play.undo-nothing")
            return self.before
        if not self.line:
            raise IllegalAct("play.undo-nothing")
        if self.undoable_by != seat or self.before is None:
            raise IllegalAct("play.undo-own-act", seat=notation.write_seat(seat))
        return self.before

    def _without_seat(self, seat: Seat) -> "Play":
        if self.result is not None:
            raise IllegalAct(PLAY_OVER)
        if not seat < len(self.game.points(self.state)):
            raise IllegalAct("play.no-such-seat", seat=notation.write_seat(seat))
        if seat in self.resigned:
            raise IllegalAct("play.resign-once", seat=notation.write_seat(seat))
        resigned = self.resigned | {seat}
        result = _result(self.game, self.state, resigned)
        return self._replace(
            result=result,
            to_act=None if result else self.to_act,
            resigned=resigned,
            line=notation.join(seat, RESIGN),
            undoable_by=None,
            turn=None,
            begun=self.state if self.begun is None else self.begun,
            before=self._remembered(None),
        )


def begin(game: AnyGame, setup: Setup, *, table_dice: bool = False, forgets: bool = False) -> Play:
    if setup.seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RecordError("seat-count", seats=setup.seats, least=least, most=most)
    state = game.start(setup)
    result = _result(game, state, frozenset())
    return Play(game, state, result, None if result else game.to_act(state), table_dice, forgets)


def _result(game: AnyGame, state: Any, resigned: frozenset[Seat]) -> Result | None:
    """How a play ended, if it has: by the rules, or because one of two seats gave up."""
    result: Result | None = game.result(state)
    if result is None and resigned and len(points := game.points(state)) == 2:
        (loser,) = resigned
        return Result(points, (Seat(1 - loser),), RESIGNED)
    return result


def replay(game: AnyGame, record: Record, components: Fields | None = None) -> Play:
    """The play a record tells, and its claims checked; other components replace its own.

    A refusal names the step, counted from one, remarks and steps taken back included.
    """
    setup = record.setup
    if components is not None:
        setup = replace(setup, components=components)
    play = begin(game, setup, table_dice=record.dice == TABLE_DICE)
    for number, text in enumerate(record.steps, start=1):
        if text.startswith(REMARK):
            continue
        try:
            play = play.after(text)
        except DoubloonError as error:
            error.at_step(number, text)
            raise
    if record.points is not None and record.points != (points := game.points(play.state)):
        raise RecordError("points-claim", claimed=_list(record.points), found=_list(points))
    return play


def turns(play: Play) -> list[dict[str, object]]:
    """What every finished turn came to, in order."""
    return [as_fields(here.turn) for here in play.way() if here.turn is not None][::-1]


def position(play: Play, start: Fields | None = None) -> dict[str, object]:
    """Where the current turn began, as a `[start]` table, and the steps since as `turn`.

    Before the first turn there is no such table but the record's own.
    """
    begun = play.state if play.begun is None else play.begun
    turn = takewhile(lambda here: here.begun is not None, play.way())
    since = [public_line(here) for here in turn]
    return {**(play.game.position(begun) or start or {}), "turn": since[::-1]}


def public_line(here: Play) -> str:
    """The step that led here, as everybody may know it."""
    if here.game.conceal is None or here.before is None:
        return here.line
    return here.game.conceal(here.before.state, here.line, None)


def _list(points: tuple[int, ...]) -> str:
    return ", ".join(map(str, points))
