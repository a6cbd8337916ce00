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
    """The player of this level; each game keeps its own beside its rules.

    `captain:600` is a captain that searches with this effort, where it searches at all.
    """
    name, _, effort = level.partition(":")
    if name == "cabin-boy":
        return cabin_boy
    player = _players(game)[name]
    return player(setup, int(effort)) if effort else player(setup)


def is_known(game: AnyGame, level: str) -> bool:
    """Whether there is such a level, with such an effort if one is named."""
    name, named, effort = level.partition(":")
    if not named:
        return name in levels(game)
    searches = getattr(_module(game), "SEARCHES", ())
    return name in searches and effort.isascii() and effort.isdecimal() and int(effort) > 0


def _players(game: AnyGame) -> Mapping[str, Callable[..., Bot]]:
    players: Mapping[str, Callable[..., Bot]] = _module(game).PLAYERS
    return players


def _module(game: AnyGame) -> Any:
    return import_module(f"doubloon.games.{game.key.replace('-', '_')}.bots")
