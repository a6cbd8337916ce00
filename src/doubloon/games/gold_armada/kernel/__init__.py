"""Gold Armada over machine integers: the compiled twin of its rules (docs/kernels.md)."""

from doubloon.games.gold_armada.kernel.acts import act, kinds, many, waits_for
from doubloon.games.gold_armada.kernel.bots import decide
from doubloon.games.gold_armada.kernel.chance import fallen, fate, fates, ways, weight
from doubloon.games.gold_armada.kernel.layout import (
    ENDINGS,
    LEVELS,
    STATE,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.gold_armada.kernel.plays import count, ending, play_many, play_out, winners
from doubloon.games.gold_armada.kernel.steps import play, points

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]
__all__ += ["act", "decide", "fallen", "fate", "fates", "kinds", "many", "ways", "weight"]
__all__ += ["ending", "play", "points", "waits_for", "winners"]
__all__ += ["count", "play_many", "play_out"]
