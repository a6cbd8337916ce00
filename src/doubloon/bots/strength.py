"""How strong the levels are, as it was measured; `bench/strength.py` makes the file read here."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from doubloon.bots import levels
from doubloon.core.game import AnyGame

MEASURED = "strength.json"


def strengths(game: AnyGame) -> dict[str, float]:
    """By level, the share of plays of two that it wins against the level below it."""
    known = levels(game)
    weaker = dict(zip(known[1:], known, strict=False))
    return {
        row["level"]: row["rate"]
        for row in measured()["pairs"]
        if row["game"] == game.key
        and row["seats"] == 2
        and weaker.get(row["level"]) == row["other"]
    }


@cache
def measured() -> dict[str, Any]:
    """Everything that was measured: `pairs` of levels, and `errors` where play can be judged."""
    found: dict[str, Any] = json.loads(files("doubloon.bots").joinpath(MEASURED).read_text("utf-8"))
    return found
