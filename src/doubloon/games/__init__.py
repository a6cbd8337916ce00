"""The shelf: the built-in games, and those that other packages register.

Another package puts a game here through the entry-point group `doubloon.games`; the entry is
its `Game` value.
"""

from functools import cache
from importlib.metadata import entry_points

from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame
from doubloon.games import gold_armada, gold_up, kings_gold, mille_sabords
from doubloon.locales import add_catalogues

GROUP = "doubloon.games"
"""The entry-point group in which packages register their games."""

BUILT_IN: tuple[AnyGame, ...] = (
    kings_gold.GAME,
    mille_sabords.GAME,
    gold_armada.GAME,
    gold_up.GAME,
)

for _game in BUILT_IN:
    add_catalogues(_game.messages)


@cache
def games() -> tuple[AnyGame, ...]:
    """Every game there is, the built-in ones first."""
    found = {game.key: game for game in BUILT_IN}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        game: AnyGame = entry.load()
        if game.key in found:
            raise ImportError(f"{entry.value}: there is a game called {game.key!r} already")
        found[game.key] = game
        add_catalogues(game.messages)
    return tuple(found.values())


def find(key: str) -> AnyGame | None:
    """The game of this name."""
    return next((game for game in games() if game.key == key), None)


def get(key: str) -> AnyGame:
    """The game of this name; refused if there is none."""
    if (game := find(key)) is None:
        raise RecordError("unknown-game", game=key, known=", ".join(game.key for game in games()))
    return game
