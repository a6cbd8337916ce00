"""Prints the chart of a game's first edition for the browser, as JSON."""

import json
import sys

from doubloon.cli.charts.chart import draw, summarize
from doubloon.games import get

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


def document(key: str) -> str:
    game = get(key)
    return json.dumps(rounded(summarize(game, draw(game, None))), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    print(document(sys.argv[1]), end="")
