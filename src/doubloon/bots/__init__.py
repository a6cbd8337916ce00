"""Bots by level: the same levels in every game.

A bot is made for the terms of a table. It is a function of its seat's view, the legal acts by
kind and a source of chance, and answers with one of the acts. It never sees a state.
"""

from importlib.util import find_spec
from typing import Any

from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame, find_rules_only_reading
from doubloon.core.parts import Bot, Bots, Offers
from doubloon.core.setup import Setup

__all__ = ["LEVELS", "Bot", "Offers", "bot", "cabin_boy", "is_known", "levels", "weakened"]

LEVELS = ("cabin-boy", "deckhand", "bosun", "captain")
"""From weakest to strongest."""

SEARCHING = ("bosun", "captain")
"""Levels that ask a solver, and play as the deckhand does where only the rules know a reading."""

_NO_BOTS = Bots({})


def cabin_boy(_view: Any, offers: Offers, uniform: Uniform) -> Any:
    """The random policy: a uniform choice of a kind of act, then of an act of that kind.

    A uniform choice among all acts would almost never stop rolling.
    """
    kinds = tuple(offers.values())
    acts = kinds[uniform(len(kinds))] if len(kinds) > 1 else kinds[0]
    return acts[uniform(len(acts))]


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels of this game, from weakest to strongest."""
    players = _bots(game).players
    return tuple(level for level in LEVELS if level == "cabin-boy" or level in players)


def weakened(game: AnyGame) -> tuple[str, ...]:
    """The levels of this game that play weaker here than measured: Numba is not installed."""
    return () if find_spec("numba") else _bots(game).compiled


def bot(game: AnyGame, level: str, setup: Setup) -> Bot:
    """The bot of this level.

    `captain:600` is a captain that searches with this effort, in games where it searches.
    """
    name, _, effort = level.partition(":")
    if name in SEARCHING and find_rules_only_reading(game, setup):
        name, effort = "deckhand", ""
    if name == "cabin-boy":
        return cabin_boy
    player = _bots(game).players[name]
    return player(setup, int(effort)) if effort else player(setup)


def is_known(game: AnyGame, level: str) -> bool:
    """Whether the game has this level, and the level takes the effort, if one is named."""
    name, named, effort = level.partition(":")
    if not named:
        return name in levels(game)
    searches = _bots(game).searches
    return name in searches and effort.isascii() and effort.isdecimal() and int(effort) > 0


def _bots(game: AnyGame) -> Bots:
    return _NO_BOTS if game.bots is None else game.bots()
