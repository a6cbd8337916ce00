"""Who sits at a table: a level's name is a bot, any other name a person."""

from collections.abc import Sequence

from doubloon.bots import LEVELS, Bot, bot
from doubloon.core.game import AnyGame
from doubloon.core.setup import Seat, Setup
from doubloon.locales import say

STAND_IN = "deckhand"
"""The bot that plays on for a seat that gave up."""

LONGEST = 24


def you() -> str:
    """What somebody who gave no name is called; sentences know it and speak to them."""
    return say("terminal-you")


def usual() -> str:
    """Who plays when nobody was named."""
    return f"{you()},deckhand"


def seats(text: str) -> tuple[str, ...]:
    """`you,deckhand` as names.

    >>> seats("Anne, deckhand")
    ('Anne', 'deckhand')
    """
    return tuple(name.strip() for name in text.split(","))


def complaint(name: str) -> str | None:
    """What is wrong with a player's name, if anything."""
    if not name or not name.isprintable() or len(name) > LONGEST:
        return "terminal-bad-name"
    return None


def is_bot(name: str) -> bool:
    return name in LEVELS


def bots(game: AnyGame, names: Sequence[str], setup: Setup) -> dict[Seat, Bot]:
    """The bots at the table, by their seats."""
    return {Seat(seat): bot(game, name, setup) for seat, name in enumerate(names) if is_bot(name)}
