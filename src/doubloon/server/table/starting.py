"""How a play is agreed on and begins, or continues after its table was out of memory."""

from dataclasses import replace

import structlog

from doubloon.core.fairness import NO_TEXT, Dice
from doubloon.core.play import Play
from doubloon.server import randomness
from doubloon.server.messages import requests
from doubloon.server.storage.protocol import StorageError, StoredPlay
from doubloon.server.table import lobby
from doubloon.server.table.context import Watcher
from doubloon.server.table.history import History
from doubloon.server.table.options import TableOptions, agree
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
    if secret != row.secret:  # drawn just now, so nobody may have contributed before
        new = lobby.drop_texts(new)
    play = to_play(row.id, options, secret, row.opened, row.version)
    await table.context.storage.plays.agree(play, table.row(new, options))
    table.options, table.lobby, table.play = options, new, replace(table.play, row=play)
    table.clock.options = options
    table.send_state()
    log.info("terms-changed", table=table.id, terms=new.terms)


async def start(table: Table, who: Watcher, wish: requests.Start) -> None:
    """Begin the play; the host asks for it."""
    options, here = table.options, table.lobby
    lobby.check_start(here, who.guest, wish.terms, real_dice=options.table_dice)
    seating, texts = _draw_seating(table), here.texts
    if seating is None and options.shuffle:  # real dice: nothing is promised
        new = lobby.start(here, randomness.shuffle(options.seats))
    else:
        new = lobby.start(here, seating or range(1, options.seats + 1))
    play = replace(table.play, texts=texts, seating=seating)
    running = _make_running(table, _make_history(options, play))
    change = running.due_chance(new, table.presence)
    await running.start(texts, seating, table.row(new), change)
    table.lobby, table.play, table.payer = new, play, who.account
    await table.run(running, TurnLog(), change)
    log.info("play-started", table=table.id, game=options.game, seats=options.seats)


async def resume(table: Table) -> None:
    """Continue a play from its stored steps."""
    plays, play = table.context.storage.plays, table.play.row.id
    if table.play.texts is None:  # a table of an older version, which stored this separately
        texts = tuple(place.text if place.guest else NO_TEXT for place in table.lobby.places)
        await plays.start(play, texts)
        table.play = replace(table.play, texts=texts)
    running = _make_running(table, _make_history(table.options, table.play))
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


def _draw_seating(table: Table) -> tuple[int, ...] | None:
    """The order of the seats, drawn from the dice of the play; None where they do not shuffle."""
    if table.options.table_dice or not table.options.shuffle:
        return None
    row = table.play.row
    return Dice(bytes.fromhex(row.secret), row.id, table.lobby.texts, row.version).seat()


def _make_history(options: TableOptions, play: StoredPlay) -> History:
    """The history of a play before its first step."""
    dice = None
    if not options.table_dice:
        assert play.texts is not None
        secret = bytes.fromhex(play.row.secret)
        dice = Dice(secret, play.row.id, play.texts, play.row.version, play.seating)
    return History(options.opening, dice)


def _make_running(table: Table, history: History) -> RunningPlay:
    context, play = table.context, table.play.row.id
    undos = context.settings.undos
    return RunningPlay(play, context.storage.plays, table.options, history, undos)
