"""Prints the chart of a game's first edition for the browser, as JSON.

python web/scripts/chart.py web/src/games/<folder>/chart.gen.json
"""

import json
import sys
from pathlib import Path

from doubloon.cli.charts.chart import draw, summarize
from doubloon.games import BUILT_IN

DIGITS = 4
"""Decimals that a page can show."""


def rounded(value: object) -> object:
    """The same data with fewer decimals."""
    match value:
        case float():
            return round(value, DIGITS)
        case dict():
            return {key: rounded(one) for key, one in value.items()}
        case list() | tuple():
            return [rounded(one) for one in value]
    return value


def document(folder: str) -> str:
    game = next(game for game in BUILT_IN if game.messages.split(".")[-2] == folder)
    return json.dumps(rounded(summarize(game, draw(game, None))), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    print(document(Path(sys.argv[1]).parent.name), end="")
