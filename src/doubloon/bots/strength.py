"""How strong the levels are, as it was measured; `bench/strength.py` makes the file read here."""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from doubloon.bots import levels
from doubloon.core.game import AnyGame

MEASURED = "strength.json"


def strengths(game: AnyGame) -> dict[str, float]:
    """By level, the share of plays of two that it wins against the level below it."""
    weaker = {level: below for below, level in pairwise(levels(game))}
    found: dict[str, float] = {}
    for row in measured()["pairs"]:
        level, _, _ = row["level"].partition(":")  # who searches was measured with less effort
        if (row["game"], row["seats"], row["other"]) == (game.key, 2, weaker.get(level)):
            found[level] = row["rate"]
    return found


@cache
def measured() -> dict[str, Any]:
    """Everything that was measured: `pairs` of levels, and `errors` where play can be judged."""
    found: dict[str, Any] = json.loads(files("doubloon.bots").joinpath(MEASURED).read_text("utf-8"))
    return found
