"""How a play is agreed on and begins, or continues after its table was out of memory."""

from dataclasses import replace

import structlog

from doubloon.core.fairness import Dice
from doubloon.core.play import Play
from doubloon.server import randomness
from doubloon.server.messages import requests
from doubloon.server.storage.protocol import StorageError
from doubloon.server.table import lobby
from doubloon.server.table.context import Watcher
from doubloon.server.table.history import History
from doubloon.server.table.options import agree
from doubloon.server.table.rows import to_play
from doubloon.server.table.running import RunningPlay
from doubloon.server.table.table import Table
from doubloon.server.table.views import TurnLog

log = structlog.get_logger()


async def change_terms(table: Table, who: Watcher, wish: requests.Agree) -> None:
    """Agree on other terms; the host asks for it.

    The play keeps its id and its secret, so the commitment that people saw stays valid.
    """
    lobby.check_terms(table.lobby, who.guest)
    options = agree(table.options.game, wish, table.options.components)
    if options == table.options:
        return
    new, row = lobby.agree(table.lobby, table.options, options), table.play.row
    secret = row.secret or ("" if options.table_dice else randomness.make_secret())
    play = to_play(row.id, options, secret, row.opened)
    await table.context.storage.plays.agree(play, table.row(new, options))
    table.options, table.lobby, table.play = options, new, replace(table.play, row=play)
    table.clock.options = options
    table.send_state()
    log.info("terms-changed", table=table.id, terms=new.terms)


async def start(table: Table, who: Watcher, wish: requests.Start) -> None:
    """Begin the play; the host asks for it."""
    options = table.options
    order = randomness.shuffle(options.seats) if options.shuffle else range(options.seats)
    new = lobby.start(table.lobby, who.guest, order, wish.terms)
    await table.context.storage.plays.start(table.play.row.id, new.texts, table.row(new))
    table.lobby, table.play = new, replace(table.play, texts=new.texts)
    await table.run(_make_running(table), TurnLog())
    log.info("play-started", table=table.id, game=options.game, seats=options.seats)


async def resume(table: Table) -> None:
    """Continue a play from its stored steps."""
    plays, play = table.context.storage.plays, table.play.row.id
    if table.play.texts is None:  # a table of an older version, which stored this separately
        await plays.start(play, table.lobby.texts)
        table.play = replace(table.play, texts=table.lobby.texts)
    running = _make_running(table)
    turns = TurnLog().after_all(running.resume(await plays.steps(play)))
    if table.play.over and running.history.play.result is None:
        raise StorageError("play-damaged", play=play, step=running.history.n + 1)
    _expect_roll(table, running.history.play)
    await table.run(running, turns)


def _expect_roll(table: Table, play: Play) -> None:
    """The first roll of a turn is stored with the step before it, unless it waits for a guest.

    So it waits again, until the guest comes back and rolls, or says otherwise.
    """
    if play.awaits_chance and play.game.begins_turn(play.state):
        guest = table.lobby.places[play.game.turn_of(play.state)].guest
        if guest is not None:
            table.presence.by_hand.add(guest)


def _make_running(table: Table) -> RunningPlay:
    """A play before its first step."""
    dice, row, options = None, table.play.row, table.options
    if not options.table_dice:
        assert table.play.texts is not None
        dice = Dice(bytes.fromhex(row.secret), row.id, table.play.texts)
    plays = table.context.storage.plays
    return RunningPlay(row.id, plays, options, History(options.opening, dice))
