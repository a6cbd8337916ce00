"""A play that is running at a table: one act from its text to the stored steps.

The order: whose act it is, whether its number is next, what the rules say, the chance that
follows, the storage. What came of it is returned; the table announces it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from doubloon.core.errors import DoubloonError, IllegalAct
from doubloon.core.game import PLAY_OVER
from doubloon.core.notation import write_seat
from doubloon.core.play import Play
from doubloon.core.setup import Seat
from doubloon.server.messages.answers import Asked
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.requests import Act, Ask, Roll
from doubloon.server.storage.protocol import Appended, Line, Plays, StorageError
from doubloon.server.table.ask import ask
from doubloon.server.table.history import Change, History, is_undo, seat_of
from doubloon.server.table.lobby import Lobby
from doubloon.server.table.options import TableOptions
from doubloon.server.table.presence import Presence

CHANCE = "~"
"""Who enters the results of real dice."""


class Decision(NamedTuple):
    """A decision that a table waits for."""

    n: int
    """The number of the last step before it."""
    seat: Seat
    level: str | None
    """The bot that decides; None: the seat's guest."""
    roll: bool = False
    """Whether nothing is to be chosen: the first roll of the seat's turn is due."""


class Acted(NamedTuple):
    """What became of an act."""

    n: int
    """The number of the act."""
    change: Change
    """The new steps; none if the act was stored before."""
    decision: "Decision | None" = None
    """What the table waits for after the new steps."""


class RunningPlay:
    """The history of a play and the storage it is written to."""

    __slots__ = ("_id", "_plays", "history", "options")

    def __init__(self, play: str, plays: Plays, options: TableOptions, history: History) -> None:
        self._id, self._plays = play, plays
        self.options, self.history = options, history

    async def act(
        self, guest: str, wish: Act, lobby: Lobby, presence: Presence, *, over: bool
    ) -> Acted:
        """Take and store a step that a guest sent; if it was stored before, find its number."""
        seat, history = seat_of(wish.text), self.history
        act_id = f"{self._speaker(guest, seat, lobby)}:{wish.id}"
        if wish.n <= history.n:
            return await self._find(act_id)
        self._check(wish, seat, over=over)
        change = self.after(wish.text, lobby, presence)
        match await self.store(change, act_id):
            case Appended.COMMITTED:
                history.take(change)
                return Acted(wish.n, change, self.decision(lobby, presence))
            case Appended.REPEATED:
                return await self._find(act_id)
            case Appended.CONFLICT:
                raise Overtaken

    def may_correct(self, guest: str, wish: Act, lobby: Lobby) -> bool:
        """Whether this act takes back the last roll of real dice after the end of a play."""
        if not (self.options.table_dice and is_undo(wish.text) and wish.n == self.history.n + 1):
            return False
        self._speaker(guest, seat_of(wish.text), lobby)
        self.history.after(wish.text)
        return True

    def _speaker(self, guest: str, seat: Seat | None, lobby: Lobby) -> str:
        """For whom a guest acts: one of the guest's seats, or real dice."""
        if seat is None:
            if not self.options.table_dice:
                raise TableError("table-server-dice")
            if guest not in lobby.seats:
                raise TableError("table-no-seat-held")
            return CHANCE
        places = lobby.places
        if seat >= len(places) or places[seat].guest != guest:
            raise TableError("table-not-yours", seat=write_seat(seat))
        if places[seat].away:
            raise TableError("table-away", seat=write_seat(seat))
        return write_seat(seat)

    def _check(self, wish: Act, seat: Seat | None, *, over: bool) -> None:
        """Refuse what the table does not allow; the rules are asked later."""
        if over:
            raise IllegalAct(PLAY_OVER)
        if wish.n > self.history.n + 1:
            raise TableError("table-ahead", n=self.history.n)
        if seat is None:
            return
        if seat in self.history.play.resigned:
            raise TableError("table-resigned", seat=write_seat(seat))
        if not self.options.undo and is_undo(wish.text):
            raise TableError("table-no-undo")

    def after(self, text: str, lobby: Lobby, presence: Presence) -> Change:
        """A step, with the chance that waits for nobody."""
        return self.history.after(text, partial(self.waits, lobby, presence))

    def due_chance(self, lobby: Lobby, presence: Presence) -> Change:
        """The chance that is due now and waits for nobody."""
        return self.history.due_chance(partial(self.waits, lobby, presence))

    def roll(self, lobby: Lobby, presence: Presence) -> Change:
        """The first roll of a turn, which has waited, with the chance that waits for nobody."""
        return self.history.roll(partial(self.waits, lobby, presence))

    def waits(self, lobby: Lobby, presence: Presence, play: Play) -> bool:
        """Whether the chance due is the first roll of a guest who makes it by hand."""
        if not (presence.by_hand and play.game.begins_turn(play.state)):
            return False
        seat = play.game.turn_of(play.state)
        guest = lobby.places[seat].guest
        return (
            guest in presence.by_hand
            and seat not in play.resigned
            and not is_away(guest, seat, lobby, presence)
        )

    def check_roll(self, guest: str, wish: Roll, due: Decision | None, lobby: Lobby) -> bool:
        """Refuse a roll that cannot be made; whether it is still to be made."""
        if wish.n <= self.history.n:
            if wish.n and seat_of(self.history.texts[wish.n - 1]) is None:
                return False  # it came again, or the clock was first
            raise TableError("table-late", n=self.history.n)
        if wish.n > self.history.n + 1:
            raise TableError("table-ahead", n=self.history.n)
        if due is None or not due.roll:
            raise TableError("table-nothing-to-roll")
        self._speaker(guest, due.seat, lobby)
        return True

    async def _find(self, act_id: str) -> Acted:
        """An act that came again, or too late."""
        found = await self._plays.find_act(self._id, act_id)
        if found is None:
            raise TableError("table-late", n=self.history.n)
        return Acted(found, ())

    async def store(self, change: Change, act_id: str | None = None) -> Appended:
        """Append the lines of these steps."""
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        lines = [
            Line(n, taken.text, None, at) for n, taken in enumerate(change, self.history.n + 1)
        ]
        lines[0] = lines[0]._replace(act_id=act_id)
        return await self._plays.append(self._id, lines)

    async def catch_up(self) -> Change:
        """Take the steps that storage has and this process has not."""
        return self.resume(await self._plays.steps(self._id, self.history.n))

    def resume(self, lines: Sequence[Line]) -> Change:
        """Take stored steps. Steps that break the rules or the dice are refused as damaged."""
        try:
            return self.history.resume([line.text for line in lines])
        except DoubloonError as error:
            raise StorageError("play-damaged", play=self._id, step=error.step or 0) from None

    def decision(self, lobby: Lobby, presence: Presence) -> Decision | None:
        """The decision that is due now: of a bot, or of a guest."""
        play = self.history.play
        if (seat := play.to_act) is None:
            return self._due_roll(lobby, presence)
        place, level = lobby.places[seat], None
        if place.guest is None:
            level = place.bot or self.options.level
        elif seat in play.resigned or is_away(place.guest, seat, lobby, presence):
            level = self.options.level
        return Decision(self.history.n, seat, level)

    def _due_roll(self, lobby: Lobby, presence: Presence) -> Decision | None:
        """The first roll of a turn that is due: for its guest to make, or made at once."""
        play = self.history.play
        if self.history.dice is None or not play.awaits_chance:
            return None
        level = None if self.waits(lobby, presence, play) else self.options.level
        return Decision(self.history.n, play.game.turn_of(play.state), level, roll=True)

    def ask(self, guest: str, wish: Ask, table: str, lobby: Lobby) -> Asked:
        """How a half-written act can continue; only its seat is told, since hands are secret."""
        history = self.history
        if (seat := history.play.to_act) is not None:
            self._speaker(guest, seat, lobby)
        if wish.n != history.n + 1:
            problem = "table-late" if wish.n <= history.n else "table-ahead"
            raise TableError(problem, n=history.n)
        asked, error = ask(history.play, wish.prefix)
        return Asked(
            id=wish.id,
            table=table,
            n=wish.n,
            prefix=wish.prefix,
            more=[*asked.more],
            whole=asked.whole,
            clause=asked.clause,
            problem=error.problem if error else asked.clause,
            facts=dict(error.facts) if error else {},
        )


class Overtaken(Exception):
    """Another process stored a step first."""


def is_away(guest: str, seat: Seat, lobby: Lobby, presence: Presence) -> bool:
    """Whether a bot plays for the guest of this seat.

    A bot plays for a guest who left, and for one whose connection has been lost for long while
    somebody else is there to play with.
    """
    if lobby.places[seat].away:
        return True
    return guest in presence.absent and any(
        other.guest is not None
        and other.guest != guest
        and not other.away
        and presence.is_here(other.guest)
        for other in lobby.places
    )
