"""Mille Sabords over machine integers: the compiled twin of its rules (docs/kernels.md)."""

from doubloon.games.mille_sabords.kernel.acts import act, kinds, many, waits_for
from doubloon.games.mille_sabords.kernel.bots import decide
from doubloon.games.mille_sabords.kernel.chance import fallen, fate, fates, ways, weight
from doubloon.games.mille_sabords.kernel.ending import points
from doubloon.games.mille_sabords.kernel.layout import (
    ENDINGS,
    LEVELS,
    STATE,
    covers,
    decode,
    encode,
    pack,
    tables,
)
from doubloon.games.mille_sabords.kernel.plays import count, ending, play_many, play_out, winners
from doubloon.games.mille_sabords.kernel.steps import play

__all__ = ["ENDINGS", "LEVELS", "STATE", "covers", "decode", "encode", "pack", "tables"]
__all__ += ["act", "decide", "fallen", "fate", "fates", "kinds", "many", "ways", "weight"]
__all__ += ["ending", "play", "points", "waits_for", "winners"]
__all__ += ["count", "play_many", "play_out"]
