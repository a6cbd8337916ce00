"""What is said at a table."""

from doubloon.server.messages.answers import Said
from doubloon.server.messages.refusals import LimitError
from doubloon.server.messages.texts import clean_line
from doubloon.server.messages.wire import CHAT_LONGEST
from doubloon.server.table.context import Context, Watcher, now

LINES = 50
"""Lines that are sent to a client that opens a table."""


class Chat:
    __slots__ = ("_context", "_table", "empty")

    def __init__(self, context: Context, table: str) -> None:
        self._context, self._table = context, table
        self.empty = False
        """Whether nothing was ever said here, so that storage need not be asked."""

    async def add(self, who: Watcher, text: str) -> Said:
        """Store a line; it is returned as everybody gets it."""
        line = clean_line(text, CHAT_LONGEST)
        if not self._context.chat_limit.take(f"{self._table} {who.guest}"):
            raise LimitError("limit-chat")
        at, self.empty = now(), False
        await self._context.storage.chats.add(self._table, who.guest, at, line)
        return Said(guest=who.guest, name=who.name, text=line, at=at)

    async def last(self) -> list[Said]:
        """What was said last, oldest first."""
        if self.empty:
            return []
        lines = await self._context.storage.chats.last(self._table, LINES)
        names = {guest: await self._context.name(guest) for guest in {line.guest for line in lines}}
        return [
            Said(guest=line.guest, name=names[line.guest], text=line.text, at=line.at)
            for line in lines
        ]
