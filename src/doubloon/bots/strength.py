"""The measured strength of the levels, from the file that `bench/strength.py` writes."""

import json
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any

from doubloon.bots import levels
from doubloon.core.game import AnyGame

MEASURED = "strength.json"


def strengths(game: AnyGame) -> dict[str, float]:
    """For each level, its win rate against the level below it, with two seats."""
    weaker = {level: below for below, level in pairwise(levels(game))}
    found: dict[str, float] = {}
    for row in measured()["pairs"]:
        level, _, _ = row["level"].partition(":")  # searching levels are measured with less effort
        if (row["game"], row["seats"], row["other"]) == (game.key, 2, weaker.get(level)):
            found[level] = row["rate"]
    return found


@cache
def measured() -> dict[str, Any]:
    """All measurements: `pairs` of levels, and `errors` in games with values to compare with."""
    found: dict[str, Any] = json.loads(files("doubloon.bots").joinpath(MEASURED).read_text("utf-8"))
    return found
