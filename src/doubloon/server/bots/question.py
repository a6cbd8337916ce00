"""What a table asks the bots, and what it is answered."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from doubloon.core.play import Play
from doubloon.core.setup import Seat, Setup

BUSY, SLOW, DIED = "busy", "slow", "died"
"""Why a weaker level answers, besides the reasons that a worker gives."""


class Asker(NamedTuple):
    """For whom a bot decides. Tables of one host take turns with those of all other hosts."""

    table: str = ""
    host: str = ""
    people: bool = True
    """Whether somebody plays at the table who is there; tables where only bots play wait."""


NOBODY = Asker()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A decision of a seat. A level chooses the same act for the same seed."""

    game: str
    level: str
    setup: Setup
    steps: Sequence[str]
    """What led to the position, without steps taken back; remarks do not count."""
    seat: Seat
    seed: str
    play: Play | None = None
    """The position itself, for a bot in this process; None: it is replayed."""
    asker: Asker = NOBODY

    def write(self, level: str) -> bytes:
        """The question as a worker reads it, to a bot of this level."""
        setup = self.setup
        asked = {
            "table": self.asker.table,
            "game": self.game,
            "level": level,
            "setup": {
                "seats": setup.seats,
                "edition": setup.edition,
                "readings": dict(setup.readings),
                "target": setup.target,
                "start": setup.start,
                "components": setup.components,
            },
            "steps": [*self.steps],
            "seat": self.seat,
            "seed": self.seed,
        }
        return json.dumps(asked, default=dict).encode()


class Choice(NamedTuple):
    """A legal act in notation, the level of the bot that chose it, and why not the one asked."""

    text: str
    level: str
    reason: str = ""
    """Empty: it is the level that was asked."""
