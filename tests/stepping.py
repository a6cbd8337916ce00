"""Plays on a kernel step by step, without its short cuts."""

from typing import Any

from doubloon.core.parts import Kernel
from doubloon.kernels.compiled import CHANCE, NOBODY
from doubloon.kernels.generator import chance_below, chance_below_wide


def step_by_step(k: Kernel, s: Any, t: Any, seating: Any) -> tuple[int, int]:
    """Play to the end; the number of steps and of acts among them."""
    steps = acts = 0
    while (seat := k.waits_for(s)) != NOBODY:
        steps += 1
        if seat == CHANCE:
            ways = k.ways(s, t)
            draw = chance_below if ways <= 65536 else chance_below_wide
            k.play(s, t, k.fallen(s, t, draw(s, ways)))
        else:
            acts += 1
            k.play(s, t, k.decide(s, t, seating[seat]))
    return steps, acts
