"""The record of a play that is still going on, as one guest may keep it."""

from collections.abc import Sequence
from dataclasses import replace

from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.record import TABLE_DICE, Record
from doubloon.core.setup import Seat

HIDDEN = "?"


def own(game: AnyGame, record: Record, seats: Sequence[Seat]) -> Record:
    """The record with what none of these seats (a spectator: none) could see as `?`."""
    if game.conceal is None:
        return record
    play = begin(game, record.setup, table_dice=record.dice == TABLE_DICE)
    steps = []
    for text in record.steps:
        steps.append(_concealed(play, text, seats))
        play = play.after(text)
    return replace(record, steps=tuple(steps))


def _concealed(play: Play, text: str, seats: Sequence[Seat]) -> str:
    assert play.game.conceal is not None
    eyes: Sequence[Seat | None] = seats or (None,)
    seen = [play.game.conceal(play.state, text, seat) for seat in eyes]
    return min(seen, key=lambda line: line.count(HIDDEN))
