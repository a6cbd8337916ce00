"""Which module shows which game."""

from collections.abc import Callable, Sequence
from typing import Any

from doubloon.cli.terminal import gold_armada, gold_up, kings_gold, mille_sabords
from doubloon.cli.terminal.stage import Choice, Stage

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
