"""Corrected boxes for tests: for each game that has components, one that the rules accept."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from doubloon.core.setup import Fields
from table import GAME

CHANGES: Mapping[str, Mapping[str, object]] = {
    "gold-armada": {
        "symbols.h.name": "anchor",
        "piers.barrel.values": [1, 3, 5],
        "piers.four.allowed": ["bprcho", "bpr", "ro"],
        "piers.five.values": [5, 7, 9],
    },
    "gold-up": {
        "colours.white.value": 3,
        "colours.yellow.value": 50,
        "colours.red.chests": 10,
        "specials.joker.copies": 3,
    },
    "mille-sabords": {"cards.pirate": 3, "cards.skull-2": 0, "cards.ship-4": 5},
}


def corrected(game: str, changes: Mapping[str, object] | None = None) -> dict[str, Any]:
    """The box that ships with some values replaced, or taken out where the value is None."""
    components = GAME[game].components
    assert components is not None
    box: dict[str, Any] = deepcopy(dict(components.shipped))
    for path, value in (CHANGES[game] if changes is None else changes).items():
        *way, last = path.split(".")
        table = box
        for name in way:
            table = table[name]
        if value is None:
            del table[last]
        else:
            table[last] = value
    return box


BOXES: Mapping[str, Fields] = {game: corrected(game) for game in CHANGES}
