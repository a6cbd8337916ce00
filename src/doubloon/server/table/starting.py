"""How a play is agreed on and begins, or continues after its table was out of memory."""

from collections.abc import Sequence
from dataclasses import replace

import structlog

from doubloon.core.fairness import Dice
from doubloon.server import randomness
from doubloon.server.messages import requests
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
    table.agree(options, new, replace(table.play, row=play))
    log.info("terms-changed", table=table.id, terms=new.terms)


async def start(table: Table, who: Watcher, wish: requests.Start) -> None:
    """Begin the play; the host asks for it."""
    options = table.options
    order = randomness.shuffle(options.seats) if options.shuffle else range(options.seats)
    new = lobby.start(table.lobby, who.guest, order, wish.terms)
    await table.context.storage.plays.start(table.play.row.id, new.texts, table.row(new))
    table.lobby, table.play = new, replace(table.play, texts=new.texts)
    await _run(table, ())
    log.info("play-started", table=table.id, game=options.game, seats=options.seats)


async def resume(table: Table) -> None:
    """Continue a play from its stored steps."""
    plays, play = table.context.storage.plays, table.play.row.id
    if table.play.texts is None:  # a table of an older version, which stored this separately
        await plays.start(play, table.lobby.texts)
        table.play = replace(table.play, texts=table.lobby.texts)
    await _run(table, [line.text for line in await plays.steps(play)])


async def _run(table: Table, texts: Sequence[str]) -> None:
    dice, row, options = None, table.play.row, table.options
    if not options.table_dice:
        assert table.play.texts is not None
        dice = Dice(bytes.fromhex(row.secret), row.id, table.play.texts)
    history = History(options.opening, dice)
    turns = TurnLog().after_all(history.resume(texts))
    plays = table.context.storage.plays
    await table.run(RunningPlay(row.id, plays, options, history), turns)
