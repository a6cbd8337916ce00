"""Players by name: the same levels in every game, each a function of what its seat may know.

A bot is made for a table's terms. It is handed its view, the legal acts by kind and
a source of chance, and answers with one of the acts. It never sees a state.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame, Setup

Offers = Mapping[type, Sequence[Any]]
Bot = Callable[[Any, Offers, Uniform], Any]

LEVELS = ("cabin-boy", "deckhand", "bosun", "captain")
"""From weakest to strongest."""


def cabin_boy(_view: Any, offers: Offers, uniform: Uniform) -> Any:
    """The random policy: first a kind of act, then an act of that kind, each alike likely.

    Choosing among all acts alike would hardly ever stop rolling.
    """
    kinds = tuple(offers.values())
    acts = kinds[uniform(len(kinds))] if len(kinds) > 1 else kinds[0]
    return acts[uniform(len(acts))]


def levels(game: AnyGame) -> tuple[str, ...]:
    """The levels this game has, from weakest to strongest."""
    players = _players(game)
    return tuple(level for level in LEVELS if level == "cabin-boy" or level in players)


def bot(game: AnyGame, level: str, setup: Setup) -> Bot:
    """The player of this level; each game keeps its own beside its rules."""
    return cabin_boy if level == "cabin-boy" else _players(game)[level](setup)


def _players(game: AnyGame) -> Mapping[str, Callable[[Setup], Bot]]:
    module = import_module(f"doubloon.games.{game.key.replace('-', '_')}.bots")
    players: Mapping[str, Callable[[Setup], Bot]] = module.PLAYERS
    return players
