"""Plays from storage that are given away: their steps follow the rules, and their chance the dice.

Storage has checked that nothing was changed since it was stored.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from doubloon.core.errors import DoubloonError
from doubloon.core.fairness import Dice
from doubloon.core.play import begin
from doubloon.core.record import TABLE_DICE, Record
from doubloon.core.setup import Setup
from doubloon.games import get
from doubloon.server.storage.damage import reporting
from doubloon.server.storage.protocol import Plays, StorageError, StoredPlay
from doubloon.server.table.history import History

REMEMBERED = 10_000
"""Plays that need not be checked again until they have more steps."""


class CheckedPlays:
    def __init__(self, plays: Plays) -> None:
        self._plays = plays
        self._checked: dict[str, tuple[int, bool]] = {}
        """By play, how many of its steps were checked, and whether it was over."""

    async def export(self, play: str) -> tuple[StoredPlay, Record] | None:
        """A play and its record; refused if it is damaged."""
        record, stored = await self._plays.export(play), await self._plays.get(play)
        if record is None or stored is None:
            return None
        state = (len(record.steps), stored.over)
        if self._checked.get(play) != state:
            with reporting():
                await asyncio.to_thread(check_play, stored, record)
            if len(self._checked) >= REMEMBERED:
                self._checked.clear()
            self._checked[play] = state
        return stored, record


def check_play(stored: StoredPlay, record: Record) -> None:
    """Refuse a play that breaks the rules, or whose chance is not that of its secret."""
    if stored.texts is None:
        return
    problem: DoubloonError | None = None
    for setup in _setups(record):
        try:
            result = _resume(stored, record, setup)
            break
        except DoubloonError as error:
            problem = problem or error
    else:
        assert problem is not None
        raise StorageError("play-damaged", play=stored.row.id, step=problem.step or 0) from None
    if stored.over and not result:
        raise StorageError("play-damaged", play=stored.row.id, step=len(record.steps) + 1)


def _setups(record: Record) -> Iterator[Setup]:
    """The terms of a play; if it is older than a ruling, those that its edition had then."""
    yield record.setup
    game = get(record.game)
    earlier = game.earlier_readings(record.edition or game.editions[0])
    if added := {name: value for name, value in earlier.items() if name not in record.readings}:
        yield replace(record.setup, readings={**record.readings, **added})


def _resume(stored: StoredPlay, record: Record, setup: Setup) -> bool:
    """Whether the play has a result; an error names the first step that cannot be true."""
    dice, on_table = None, record.dice == TABLE_DICE
    if not on_table:
        assert stored.texts is not None
        row = stored.row
        secret = bytes.fromhex(row.secret)
        dice = Dice(secret, row.id, stored.texts, row.version, stored.seating)
    opening = partial(begin, get(record.game), setup, table_dice=on_table, forgets=True)
    history = History(opening, dice)
    history.resume(record.steps)
    return history.play.result is not None
