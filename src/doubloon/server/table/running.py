"""A play that is running at a table: one act from its text to the stored steps.

The order: whose act it is, whether its number is next, what the rules say, the chance that
follows, the storage. What came of it is returned; the table announces it.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from doubloon.core.errors import DoubloonError, IllegalAct
from doubloon.core.game import PLAY_OVER
from doubloon.core.notation import write_seat
from doubloon.core.play import Play
from doubloon.core.record import REMARK
from doubloon.core.setup import Seat
from doubloon.server.bots.crew import Crew, find_crew, note_choice
from doubloon.server.bots.question import Asker, Choice
from doubloon.server.messages.answers import Asked
from doubloon.server.messages.refusals import LimitError, TableError
from doubloon.server.messages.requests import Act, Ask, Roll
from doubloon.server.storage.protocol import Appended, Line, Plays, StorageError, TableRow
from doubloon.server.table.ask import ask
from doubloon.server.table.history import (
    Change,
    History,
    count_undos,
    is_remark,
    is_undo,
    seat_of,
)
from doubloon.server.table.lobby import Lobby
from doubloon.server.table.options import TableOptions
from doubloon.server.table.presence import Presence

CHANCE = "~"
"""Who enters the results of real dice."""


RowWhen = Callable[[bool], TableRow]
"""The table's row when the play is over, or goes on: play and table change together."""


class Decision(NamedTuple):
    """A decision that a table waits for."""

    n: int
    """The number of the last step before it."""
    seat: Seat
    level: str | None
    """The bot that decides; None: the seat's guest."""
    roll: bool = False
    """Whether nothing is to be chosen: the first roll of the seat's turn is due."""

    @property
    def is_roll_by_hand(self) -> bool:
        """Whether the first roll of a turn waits for its guest."""
        return self.roll and self.level is None


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

    __slots__ = ("_id", "_plays", "_undos", "crew", "history", "options")

    def __init__(
        self, play: str, plays: Plays, options: TableOptions, history: History, undos: int
    ) -> None:
        """A decision can be taken back so many times."""
        self._id, self._plays, self._undos = play, plays, undos
        self.options, self.history = options, history
        self.crew = find_crew(history.texts)

    async def act(
        self,
        guest: str,
        wish: Act,
        lobby: Lobby,
        presence: Presence,
        row: RowWhen,
        *,
        over: bool,
    ) -> Acted:
        """Take and store a step that a guest sent; if it was stored before, find its number."""
        seat, history = seat_of(wish.text), self.history
        act_id = f"{self._speaker(guest, seat, lobby)}:{wish.id}"
        if wish.n <= history.n:
            return await self._find(act_id)
        corrects = over and self.options.table_dice and is_undo(wish.text)
        self._check(wish, seat, over=over and not corrects)
        change = self.after(wish.text, lobby, presence)
        match await self.store(change, row, act_id, reopens=corrects):
            case Appended.COMMITTED:
                history.take(change)
                return Acted(wish.n, change, self.decision(lobby, presence))
            case Appended.REPEATED:
                return await self._find(act_id)
            case Appended.CONFLICT:
                raise Overtaken

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
        if seat in self.history.play.resigned:
            raise TableError("table-resigned", seat=write_seat(seat))
        if is_undo(wish.text):
            if seat is not None and not self.options.undo:
                raise TableError("table-no-undo")
            if count_undos(self.history.texts) >= self._undos:
                raise LimitError("limit-undo", most=self._undos)

    def after(self, text: str, lobby: Lobby, presence: Presence) -> Change:
        """A step, with the chance that waits for nobody."""
        return self.history.after(text, partial(self.waits, lobby, presence))

    def after_choice(
        self, seat: Seat, choice: Choice, lobby: Lobby, presence: Presence
    ) -> tuple[Change, Crew]:
        """A bot's act, with the remark that its level has changed, and the crew after it."""
        crew, remark = note_choice(self.crew, seat, choice)
        said = remark if self.history.takes_remarks else None
        return self.history.after(choice.text, partial(self.waits, lobby, presence), said), crew

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
            rolled = self.history.texts[wish.n - 1] if wish.n else REMARK
            if not is_remark(rolled) and seat_of(rolled) is None:
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

    async def start(
        self,
        texts: Sequence[str],
        seating: Sequence[int] | None,
        row: TableRow,
        change: Change,
    ) -> None:
        """Store that the play begins, with these steps."""
        await self._plays.start(self._id, texts, row, self._write(change), seating=seating)

    async def store(
        self, change: Change, row: RowWhen, act_id: str | None = None, *, reopens: bool = False
    ) -> Appended:
        """Append the lines of these steps, and what they mean for the table: all or nothing."""
        lines = self._write(change, act_id)
        if reopens:
            return await self._plays.reopen(self._id, row(False), lines)
        if change[-1].after.result is not None:
            return await self._plays.append(self._id, lines, row(True))
        return await self._plays.append(self._id, lines)

    def _write(self, change: Change, act_id: str | None = None) -> list[Line]:
        """The lines of these steps."""
        at = datetime.now(UTC).isoformat(timespec="milliseconds")
        return [
            Line(n, taken.text, act_id if n == self.history.n + 1 else None, at)
            for n, taken in enumerate(change, self.history.n + 1)
        ]

    async def catch_up(self) -> Change:
        """Take the steps that storage has and this process has not."""
        return self.resume(await self._plays.steps(self._id, self.history.n))

    def resume(self, lines: Sequence[Line]) -> Change:
        """Take stored steps. Steps that break the rules or the dice are refused as damaged."""
        try:
            change = self.history.resume([line.text for line in lines])
        except DoubloonError as error:
            raise StorageError("play-damaged", play=self._id, step=error.step or 0) from None
        self.crew = find_crew(self.history.texts)
        return change

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


def find_asker(table: str, lobby: Lobby, presence: Presence) -> Asker:
    """For whom the bots of a table decide."""
    people = any(
        place.guest is not None and not place.away and presence.is_here(place.guest)
        for place in lobby.places
    )
    return Asker(table, lobby.host, people)


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
