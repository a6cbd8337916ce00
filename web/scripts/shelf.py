"""Prints what the browser needs to know of the built-in games, as TypeScript."""

import json

from doubloon.core.game import AnyGame
from doubloon.games import BUILT_IN


def facts(game: AnyGame) -> dict[str, object]:
    return {
        "key": game.key,
        "folder": game.messages.split(".")[-2],
        "prefix": game.prefix,
        "secrets": game.has_secrets,
        "charts": game.charts is not None,
        "faces": dict(game.faces),
    }


def document() -> str:
    games = "".join(f"  {json.dumps(facts(game))},\n" for game in BUILT_IN)
    return f"""\
// Made by `make generate`: the built-in games, as Python declares them.

export const SHELF = [
{games}] as const;
"""


if __name__ == "__main__":
    print(document(), end="")
