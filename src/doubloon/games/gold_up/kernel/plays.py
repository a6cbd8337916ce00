"""Gold Up: whole plays, from the first step to the end."""

from typing import TYPE_CHECKING, Any

from doubloon.games.gold_up.kernel.bots import decide
from doubloon.games.gold_up.kernel.chance import fallen, ways
from doubloon.games.gold_up.kernel.layout import OVER, TURN
from doubloon.games.gold_up.kernel.steps import play
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
        steps += 1
        if s.phase == TURN:
            acts += 1
            step = decide(s, t, levels[s.seat])
        else:
            step = fallen(s, t, chance_below(s, ways(s, t)))
        play(s, t, step)
    return steps, acts
