"""Which module shows which game."""

from collections.abc import Callable, Sequence
from typing import Any

from doubloon.drawing.board import Choice, Stage
from doubloon.games.gold_armada import terminal as gold_armada
from doubloon.games.gold_up import terminal as gold_up
from doubloon.games.kings_gold import terminal as kings_gold
from doubloon.games.mille_sabords import terminal as mille_sabords

STAGES: dict[str, Stage] = {
    "kings-gold": kings_gold,
    "mille-sabords": mille_sabords,
    "gold-armada": gold_armada,
    "gold-up": gold_up,
}

GO_ON: dict[str, Callable[[str, Sequence[str], Any, Sequence[str]], list[Choice]]] = {
    "gold-up": gold_up.go_on,
}
"""The choices after a half-written act, in games whose acts are chosen step by step."""
