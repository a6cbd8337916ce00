"""One table: who watches it, who sits at it, and the play that happens there.

Everything that changes a table goes through its queue, one thing after another.
"""

import asyncio
from dataclasses import replace

import structlog

from doubloon.core.fairness import Dice
from doubloon.core.setup import Seat
from doubloon.server import randomness
from doubloon.server.messages import answers, requests
from doubloon.server.messages.refusals import LimitError, TableError
from doubloon.server.messages.wire import CHAT_LONGEST, NAME_LONGEST
from doubloon.server.session.limits import Buckets, plain
from doubloon.server.storage.ledger import StoredPlay
from doubloon.server.table import lobby
from doubloon.server.table.context import ERASED, Hall, Watcher, now
from doubloon.server.table.history import Course
from doubloon.server.table.info import info
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.playing import Playing
from doubloon.server.table.queue import WorkQueue
from doubloon.server.table.storing import row
from doubloon.server.table.terms import Terms, level

log = structlog.get_logger()

_NO_SEAT: tuple[None] = (None,)

CHAT_TOLD = 50
"""Lines of chat told to whoever opens a table."""


class Table:
    def __init__(
        self, hall: Hall, id: str, code: str, terms: Terms, lobby: Lobby, play: StoredPlay
    ) -> None:
        self.hall, self.id, self.code = hall, id, code
        self.terms, self.lobby, self.play = terms, lobby, play
        self.queue = WorkQueue()
        self.playing: Playing | None = None
        self.names: dict[str, str] = {}
        """What the people who sit here are called."""
        self.watchers: dict[Watcher, None] = {}
        self.silent = False
        """Whether nothing was ever said here; otherwise the ledger knows."""
        self.last_used = asyncio.get_running_loop().time()
        self._lost: dict[str, asyncio.TimerHandle] = {}
        self._gone: set[str] = set()
        """Guests whose connection has been lost for long."""
        chat = hall.settings.chat_every
        self._chats = Buckets(1 / chat if chat else 0, 5, most=200)

    # Watching.

    async def watch(self, who: Watcher, seen: int | None) -> None:
        lobby.watch(self.lobby, who.guest)
        if who.gone:  # while this waited in the queue
            return
        if self.lobby.seats_of(who.guest):
            self.names[who.guest] = who.name
        was_here = self.is_here(who.guest)
        self.watchers[who] = None
        self._found(who.guest)
        if was_here:
            who.tell(self.told())
        else:
            self.tell_table()
        who.tell(answers.Chats(table=self.id, said=await self._history()))
        if self.playing is not None:
            self.playing.reconsider()
            showing = self.playing.showing(seen)
            for seat in self._seats(who):
                who.tell(showing.frame(seat))
            if turn := self.playing.your_turn(who.guest):
                who.tell(turn)

    def unwatch(self, who: Watcher) -> None:
        if self.watchers.pop(who, self) is self:
            return
        self.last_used = asyncio.get_running_loop().time()
        guest = who.guest
        if not self.is_here(guest):
            self.tell_table()
            if self.lobby.seats_of(guest) and self.lobby.state == "playing":
                self._miss(guest)
        if self.playing is not None:
            self.playing.reconsider()

    def _miss(self, guest: str) -> None:
        later = asyncio.get_running_loop().call_later
        self._lost[guest] = later(self.hall.settings.absence, self._lose, guest)

    def _lose(self, guest: str) -> None:
        self._lost.pop(guest, None)
        self._gone.add(guest)
        if self.playing is not None:
            self.playing.reconsider()

    def _found(self, guest: str) -> None:
        self._gone.discard(guest)
        if (timer := self._lost.pop(guest, None)) is not None:
            timer.cancel()

    def is_here(self, guest: str) -> bool:
        return any(watcher.guest == guest for watcher in self.watchers)

    def is_away(self, place: Place) -> bool:
        """Whether a bot plays for the guest of this place.

        A guest who left is played for; one whose connection is lost only while somebody
        else is there to play with.
        """
        return place.away or (
            place.guest in self._gone
            and any(
                other.guest != place.guest and not other.away and self.is_here(other.guest)
                for other in self.lobby.places
                if other.guest is not None
            )
        )

    @property
    def idle(self) -> bool:
        """Whether nothing would be lost if this table left memory."""
        waits = self.playing is not None and self.playing.waits
        return not self.watchers and not self.queue.busy and not waits

    # Telling.

    def told(self) -> bytes:
        return answers.encode(answers.Table(table=self.id, info=info(self)))

    def tell_table(self) -> None:
        self._tell(self.told())

    def tell_guest(self, guest: str, message: answers.ServerMessage) -> None:
        frame = answers.encode(message)
        for watcher in self.watchers:
            if watcher.guest == guest:
                watcher.tell(frame)

    def tell_views(self, before: int) -> None:
        """Show everybody what happened after this step, each as they may see it."""
        assert self.playing is not None
        showing = self.playing.showing(before)
        for watcher in [*self.watchers]:
            for seat in self._seats(watcher):
                watcher.tell(showing.frame(seat))

    def _seats(self, who: Watcher) -> tuple[Seat | None, ...]:
        return self.lobby.seats_of(who.guest) or _NO_SEAT

    def _tell(self, frame: bytes) -> None:
        for watcher in [*self.watchers]:
            watcher.tell(frame)

    # Seats.

    async def change(self, new: Lobby) -> None:
        """Remember a change of the table, then tell it."""
        await self.hall.ledger.save_table(row(self, new))
        self.lobby = new
        self.tell_table()
        if self.playing is not None:
            self.playing.reconsider()

    async def sit(self, who: Watcher, wish: requests.Sit) -> None:
        name = plain(wish.name, NAME_LONGEST) if wish.name else ""
        new = lobby.sit(self.lobby, who.guest, Seat(wish.seat - 1), wish.text, name)
        self.names[who.guest] = who.name
        await self.change(new)

    async def stand(self, who: Watcher, wish: requests.Stand) -> None:
        await self.change(lobby.stand(self.lobby, who.guest, Seat(wish.seat - 1)))

    async def fill(self, who: Watcher, wish: requests.Fill) -> None:
        bot = None if wish.level is None else level(wish.level, self.terms.rules)
        await self.change(lobby.fill(self.lobby, who.guest, Seat(wish.seat - 1), bot))

    async def leave(self, who: Watcher) -> None:
        if not self.lobby.seats_of(who.guest):
            raise TableError("table-no-seat-held")
        await self.change(lobby.leave(self.lobby, who.guest))

    async def come_back(self, who: Watcher) -> None:
        await self.change(lobby.come_back(self.lobby, who.guest))

    async def mute(self, who: Watcher, wish: requests.Mute) -> None:
        await self.change(lobby.mute(self.lobby, who.guest, wish.guest, muted=wish.muted))

    async def remove(self, who: Watcher, wish: requests.Remove) -> None:
        new = lobby.remove(self.lobby, who.guest, wish.guest, self.terms.level)
        sent = [watcher for watcher in self.watchers if watcher.guest == wish.guest]
        for watcher in sent:
            del self.watchers[watcher]
        await self.change(new)
        for watcher in sent:
            watcher.tell(answers.Gone(table=self.id))
            watcher.lose(self.id)

    async def link(self, who: Watcher, wish: requests.Link) -> answers.Linked:
        token = randomness.token()
        await self.change(lobby.link(self.lobby, who.guest, randomness.hashed(token)))
        return answers.Linked(id=wish.id, table=self.id, link=f"{self.id}.{token}")

    async def claim(self, who: Watcher, token: str) -> None:
        new = lobby.claim(self.lobby, who.guest, randomness.hashed(token))
        self.names[who.guest] = who.name
        await self.change(new)

    async def chat(self, who: Watcher, wish: requests.Chat) -> None:
        lobby.hear(self.lobby, who.guest)
        text = plain(wish.text, CHAT_LONGEST)
        if not self._chats.take(who.guest):
            raise LimitError("limit-chat")
        at, self.silent = now(), False
        await self.hall.ledger.say(self.id, who.guest, at, text)
        said = answers.Said(guest=who.guest, name=who.name, text=text, at=at)
        self._tell(answers.encode(answers.Chats(table=self.id, said=[said])))

    async def _history(self) -> list[answers.Said]:
        if self.silent:
            return []
        lines = await self.hall.ledger.chat(self.id, CHAT_TOLD)
        names = {guest: await self.hall.name(guest) for guest in {line.guest for line in lines}}
        return [
            answers.Said(guest=line.guest, name=names[line.guest], text=line.text, at=line.at)
            for line in lines
        ]

    def rename(self, guest: str, name: str) -> None:
        if self.lobby.seats_of(guest):
            self.names[guest] = name
            if name == ERASED:
                self.lobby = lobby.forget(self.lobby, guest)
            self.tell_table()

    # The play.

    async def start(self, who: Watcher) -> None:
        order = (
            randomness.shuffled(self.terms.seats) if self.terms.shuffle else range(self.terms.seats)
        )
        new = lobby.start(self.lobby, who.guest, order)
        await self.hall.ledger.start_play(self.play.row.id, new.texts, row(self, new))
        self.lobby, self.play = new, replace(self.play, texts=new.texts)
        await self._go(Course(self.terms.opening(), self._dice()))
        log.info("play-started", table=self.id, game=self.terms.game, seats=self.terms.seats)

    async def go_on(self) -> None:
        """Let a play that was left go on where the ledger says it stands."""
        if self.play.texts is None:  # a table of an older version, which stored this by itself
            await self.hall.ledger.start_play(self.play.row.id, self.lobby.texts)
            self.play = replace(self.play, texts=self.lobby.texts)
        course = Course(self.terms.opening(), self._dice())
        lines = await self.hall.ledger.steps(self.play.row.id)
        course.retrace([line.text for line in lines])
        await self._go(course)

    async def _go(self, course: Course) -> None:
        self.tell_table()
        self.playing = Playing(self, course, over=self.play.over)
        for guest in self.lobby.people:
            if not self.is_here(guest) and not self.play.over:
                self._miss(guest)
        if not course.n:
            self.tell_views(0)
        await self.playing.go_on()

    def _dice(self) -> Dice | None:
        if self.terms.table_dice:
            return None
        assert self.play.texts is not None
        return Dice(bytes.fromhex(self.play.row.secret), self.play.row.id, self.play.texts)

    async def finish(self) -> None:
        """The play is over: its secret is no longer one."""
        new = lobby.finish(self.lobby)
        await self.hall.ledger.finish_play(self.play.row.id, row(self, new))
        self.lobby, self.play = new, replace(self.play, over=True)
        self.tell_table()

    async def reopen(self) -> None:
        """With real dice the end, too, may have been entered wrongly: the play goes on."""
        new = lobby.reopen(self.lobby)
        await self.hall.ledger.reopen_play(self.play.row.id, row(self, new))
        self.lobby, self.play = new, replace(self.play, over=False)
        self.tell_table()

    def current(self) -> Playing:
        if self.playing is None:
            raise TableError("table-not-started")
        return self.playing

    def stop(self) -> None:
        if self.playing is not None:
            self.playing.halt()
        for timer in self._lost.values():
            timer.cancel()
        self._lost.clear()
