"""King's Gold: whole plays, from the first step to the end."""

from typing import TYPE_CHECKING, Any

from doubloon.games.kings_gold.kernel.bots import decide
from doubloon.games.kings_gold.kernel.chance import fallen, ways
from doubloon.games.kings_gold.kernel.layout import CUP, OPENING, OVER, ROLLED
from doubloon.games.kings_gold.kernel.shortcuts import random_turns, whole_roll_off
from doubloon.games.kings_gold.kernel.steps import play
from doubloon.kernels.compiled import compiled
from doubloon.kernels.generator import chance_below
from doubloon.kernels.shared import include

__all__ = ["count", "ending", "play_many", "play_out", "winners"]

if TYPE_CHECKING:
    from doubloon.kernels.shared.plays import count, ending, play_many, winners
else:
    include("plays", globals())


@compiled
def play_out(s: Any, t: Any, levels: Any) -> Any:
    """Play to the end; the number of steps and of acts among them."""
    steps = acts = 0
    while s.phase != OVER:
        if s.phase == CUP and s.rolls == 0 and levels[s.seat] == 0:
            rolls, chosen = random_turns(s, t, levels)
            steps += rolls + chosen
            acts += chosen
        elif s.phase >= ROLLED:
            steps += 1
            acts += 1
            play(s, t, decide(s, t, levels[s.seat]))
        elif s.phase == OPENING and s.rolled_off == 0:
            steps += whole_roll_off(s, t)
        else:
            steps += 1
            play(s, t, fallen(s, t, chance_below(s, ways(s, t))))
    return steps, acts
