"""Who plays: the name of a bot level is a bot, any other name is a person."""

from collections.abc import Sequence

from doubloon.bots import LEVELS, Bot, bot, levels
from doubloon.core.game import AnyGame
from doubloon.core.setup import Seat, Setup
from doubloon.locales import say

STAND_IN = "deckhand"
"""The usual opponent, and the bot that takes over a seat that resigned."""

LONGEST_NAME = 24


def you() -> str:
    """The name of a person who gave none. Sentences address this person as `you`."""
    return say("terminal-you")


def default_seats(game: AnyGame) -> str:
    """Who plays if `--seats` is not given."""
    return ",".join([you(), *[stand_in(game)] * (game.seats[0] - 1)])


def stand_in(game: AnyGame) -> str:
    """The level of the usual opponent; the weakest one in a game that has no other."""
    known = levels(game)
    return STAND_IN if STAND_IN in known else known[0]


def split_names(text: str) -> tuple[str, ...]:
    """The names in a list like `you,deckhand`.

    >>> split_names("Anne, deckhand")
    ('Anne', 'deckhand')
    """
    return tuple(name.strip() for name in text.split(","))


def complain(game: AnyGame, name: str) -> str | None:
    """A sentence that says what is wrong with a player's name, or None."""
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        return say("terminal-bad-name", {"name": name})
    if is_bot(name) and name not in (known := levels(game)):
        return say("simulate-no-such-bot", {"bot": name, "known": ", ".join(known)})
    return None


def is_bot(name: str) -> bool:
    return name in LEVELS


def make_bots(game: AnyGame, names: Sequence[str], setup: Setup) -> dict[Seat, Bot]:
    """The bots among the players, by seat."""
    return {Seat(seat): bot(game, name, setup) for seat, name in enumerate(names) if is_bot(name)}
