"""How connections begin and stop watching a table."""

import asyncio

from doubloon.server.messages import answers
from doubloon.server.table import lobby
from doubloon.server.table.context import Watcher
from doubloon.server.table.table import SPECTATOR, Table
from doubloon.server.table.views import Frames


async def watch(table: Table, who: Watcher, seen: int | None) -> None:
    """Send a connection everything from now on, and the steps after the one it has seen."""
    lobby.check_watch(table.lobby, who.guest)
    if who.gone:  # while this waited
        return
    if table.lobby.seats_of(who.guest):
        table.names[who.guest] = who.name
    if table.presence.enter(who):
        who.send(table.state_frame())
    else:
        table.send_state()
    who.send(answers.Chats(table=table.id, said=await table.chat.last()))
    if table.running is None:
        return
    table.reconsider()
    history = table.running.history
    missed = None if seen is None else history.since(seen)
    now = (history.play, table.turns, table.left())
    frames = Frames(table.id, history.n, *now, missed, roll=table.awaits_roll)
    for seat in table.lobby.seats.get(who.guest, SPECTATOR):
        who.send(frames.frame(seat))
    if (turn := table.your_turn()) and table.lobby.places[turn.seat - 1].guest == who.guest:
        who.send(turn)


def unwatch(table: Table, who: Watcher) -> None:
    """Send a connection nothing more."""
    if not table.presence.leave(who):
        return
    table.last_used = asyncio.get_running_loop().time()
    if not table.presence.is_here(who.guest):
        table.send_state()
        if table.lobby.seats_of(who.guest) and table.lobby.state == "playing":
            table.expect_back(who.guest)
    table.reconsider()
