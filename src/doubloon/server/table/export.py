"""The record of a running play, as one guest may keep it."""

from collections.abc import Sequence
from dataclasses import replace

from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.record import TABLE_DICE, Record
from doubloon.core.setup import Seat

HIDDEN = "?"


def conceal_record(game: AnyGame, record: Record, seats: Sequence[Seat]) -> Record:
    """The record with `?` for everything that none of these seats could see.

    A spectator has no seat.
    """
    if game.conceal is None:
        return record
    play = begin(game, record.setup, table_dice=record.dice == TABLE_DICE)
    steps = []
    for text in record.steps:
        steps.append(_conceal(play, text, seats))
        play = play.after(text)
    return replace(record, steps=tuple(steps))


def _conceal(play: Play, text: str, seats: Sequence[Seat]) -> str:
    assert play.game.conceal is not None
    viewers: Sequence[Seat | None] = seats or (None,)
    lines = [play.game.conceal(play.state, text, seat) for seat in viewers]
    return min(lines, key=lambda line: line.count(HIDDEN))
