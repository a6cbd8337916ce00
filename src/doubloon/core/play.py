"""One play, step by step: who is to act, what can be taken back, who has resigned.

A play is a chain of values, each with a link to the one before it. Taking back a step
returns the earlier value. A server with thousands of plays lets them forget steps that
nobody can take back. This module asks the rules of a game and repeats none of them.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any, NamedTuple

from doubloon.core import notation
from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate, RecordError
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT, AnyGame, Result, as_fields
from doubloon.core.record import REMARK, TABLE_DICE, Record
from doubloon.core.setup import Fields, Seat, Setup

UNDO, RESIGN = "undo", "resign"
RESIGNED = "resigned"
"""The ending of a play of two seats in which one resigned."""


class Ended(NamedTuple):
    """A turn that a rule ended, and this rule."""

    seat: Seat
    clause: str


class Play(NamedTuple):
    """A play after some steps; `before` is the same play one step earlier.

    It is a named tuple, because a server makes one for every step. Plays are compared by
    identity.
    """

    game: AnyGame
    state: Any
    result: Result | None
    to_act: Seat | None
    """The seat to act; None if chance is next or the play is over."""
    table_dice: bool = False
    forgets: bool = False
    """Whether the play keeps only those earlier steps that can be taken back."""
    resigned: frozenset[Seat] = frozenset()
    line: str = ""
    """The last step in canonical notation; steps that were taken back do not count."""
    undoable_by: Seat | None = None
    """The seat that can take back the last step."""
    turn: Any = None
    """What the turn came to, if the last step ended one."""
    begun: Any = None
    """The state in which the current turn began; None if a turn begins in this state."""
    ended: Ended | None = None
    """The last turn, if a rule ended it; forgotten at the next act."""
    before: "Play | None" = None
    """None at the opening, and if it was forgotten."""
    turn_number: int = 0
    """How many turns have begun. Resignations and remarks do not change it, and a step that is
    taken back does not count."""
    fates: int = 0
    """How many steps of chance there were since the last turn began."""

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
        """This play and all earlier ones, newest first, the opening last."""
        here: Play | None = self
        while here is not None:
            yield here
            here = here.before

    def after(self, text: str) -> "Play":
        """The play after one more step in notation; an illegal step is refused."""
        seat, words = notation.split(text)
        if len(words) == 1:
            if words[0] == UNDO:
                return self._without_last_step(seat)
            if words[0] == RESIGN and seat is not None:
                return self._without_seat(seat)
        return self._after_step(*self.game.read(text))

    def after_fate(self, fate: Any) -> "Play":
        """The play after a fate; an impossible fate is refused."""
        return self._after_step(None, fate)

    def _after_step(self, seat: Seat | None, step: Any) -> "Play":
        if self.result is not None or seat != self.to_act:
            self._refuse(seat)
        game, before = self.game, self.state
        state = game.play(before, step)
        begun = before if self.begun is None else self.begun
        undoable_by = None if seat is None or game.reveals(before, step) else seat
        result = _result(game, state, self.resigned)
        turn = game.turn(begun, state)
        ended = self.ended if seat is None else None
        if turn is not None:
            clause = game.explains_end(state)
            ended = None if clause is None else Ended(turn.seat, clause)
        begins = game.position(state) is not None
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
            turn,
            None if begins else begun,
            ended,
            self._link(undoable_by),
            self.turn_number + begins,
            0 if begins else self.fates + (seat is None),
        )

    def _refuse(self, seat: Seat | None) -> None:
        """Refuse a step of the wrong seat or of chance.

        A seat whose turn was ended by a rule hears of this rule. Another act while chance is
        due is left to the game, which names its own clause.
        """
        refusal = ImpossibleFate if seat is None else IllegalAct
        if self.result is not None:
            raise refusal(PLAY_OVER)
        if (ended := self.ended) is not None and seat == ended.seat and self._is_past(ended):
            raise refusal(ended.clause)
        due = self.to_act
        if due is not None and seat is None:
            raise refusal(WAITS_FOR_SEAT, seat=notation.write_seat(due))
        if due is not None and seat is not None:
            seats = {"seat": notation.write_seat(seat), "due": notation.write_seat(due)}
            raise refusal("play.out-of-turn", **seats)
        if seat is not None and not seat < len(self.game.points(self.state)):
            raise refusal("play.no-such-seat", seat=notation.write_seat(seat))

    def _is_past(self, ended: Ended) -> bool:
        """Whether the seat of this turn has not begun another one."""
        return self.turn is not None or self.game.turn_of(self.state) != ended.seat

    def _link(self, undoable_by: Seat | None) -> "Play | None":
        """The `before` of a next step that this seat can take back."""
        forgotten = self.forgets and undoable_by is None and not self.table_dice
        return None if forgotten else self

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
            before=self._link(None),
        )


def begin(game: AnyGame, setup: Setup, *, table_dice: bool = False, forgets: bool = False) -> Play:
    """A new play; refused if the game cannot be played like this."""
    if setup.seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise RecordError(game.seats_clause, seats=setup.seats, least=least, most=most)
    state = game.start(setup)
    result = _result(game, state, frozenset())
    to_act = None if result else game.to_act(state)
    number = int(game.position(state) is not None)
    return Play(game, state, result, to_act, table_dice, forgets, turn_number=number)


def _result(game: AnyGame, state: Any, resigned: frozenset[Seat]) -> Result | None:
    """The result by the rules, or because one of two seats resigned; None if not over."""
    result: Result | None = game.result(state)
    if result is None and resigned and len(points := game.points(state)) == 2:
        (loser,) = resigned
        return Result(points, (Seat(1 - loser),), RESIGNED)
    return result


def replay(game: AnyGame, record: Record, components: Fields | None = None) -> Play:
    """The play of a record, with its claims checked.

    Given components replace those of the record. A refusal names the step, counted from
    one, including remarks and steps that were taken back. A record that needs the readings
    which its edition had before a ruling is refused with the readings to add.
    """
    try:
        return _replay(game, record, components)
    except DoubloonError as error:
        if added := _needs_earlier(game, record, components):
            shown = ", ".join(f'{name} = "{value}"' for name, value in added.items())
            refused = RecordError("earlier-reading", readings=shown)
            refused.step = error.step
            raise refused from error
        raise


def _needs_earlier(game: AnyGame, record: Record, components: Fields | None) -> Fields:
    """The earlier readings of the edition, if this record replays with them; otherwise none."""
    earlier = game.earlier_readings(record.edition or game.editions[0])
    added = {name: value for name, value in earlier.items() if name not in record.readings}
    if added:
        try:
            _replay(game, replace(record, readings={**record.readings, **added}), components)
        except DoubloonError:
            return {}
    return added


def _replay(game: AnyGame, record: Record, components: Fields | None) -> Play:
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
    """What every finished turn came to, in order, as `replay --json` prints it."""
    return [as_fields(here.turn) for here in play.way() if here.turn is not None][::-1]


def position(play: Play, start: Fields | None = None) -> dict[str, object]:
    """The start of the current turn as a `[start]` table, and the steps since as `turn`.

    Before the first turn the only such table is that of the record.
    """
    begun = play.state if play.begun is None else play.begun
    turn = takewhile(lambda here: here.begun is not None, play.way())
    since = [public_line(here) for here in turn]
    return {**(play.game.position(begun) or start or {}), "turn": since[::-1]}


def public_line(here: Play) -> str:
    """The last step as everybody may know it."""
    if here.game.conceal is None or here.before is None:
        return here.line
    return here.game.conceal(here.before.state, here.line, None)


def _list(points: tuple[int, ...]) -> str:
    return ", ".join(map(str, points))
