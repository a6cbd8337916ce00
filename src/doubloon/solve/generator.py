"""Chance inside kernels: SplitMix64 (Steele, Lea, Flood 2014), a number in the state.

Two of them are in every state: `chance` for fates and `whim` for bots, so that plays which
differ only in their bots begin with the same dice.
"""

from typing import Any

import numpy as np

from doubloon.solve.compiled import compiled

_STEP = np.uint64(0x9E3779B97F4A7C15)
_WHIM = np.uint64(0xD1B54A32D192ED03)


@compiled
def scrambled(x: Any) -> Any:
    """A number whose every bit depends on every bit of this one."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@compiled
def sow(s: Any, seed: Any, deal: Any) -> None:
    """Begin the generators of a play: a matter of these two numbers alone."""
    root = scrambled(np.uint64(seed) + _STEP)
    s.chance = scrambled(root + np.uint64(deal) * _STEP)
    s.whim = scrambled(s.chance ^ _WHIM)


@compiled
def below(x: Any, n: Any) -> Any:
    """A uniform number below n ≤ 65536, from the upper bits of a scrambled number."""
    return np.int64(((x >> np.uint64(16)) * np.uint64(n)) >> np.uint64(48))


@compiled
def below_wide(x: Any, n: Any) -> Any:
    """A uniform number below n < 2^32, from all bits of a scrambled number."""
    high, low = x >> np.uint64(32), x & np.uint64(0xFFFFFFFF)
    return np.int64((high * np.uint64(n) + (low * np.uint64(n) >> np.uint64(32))) >> np.uint64(32))


@compiled
def chance_below(s: Any, n: Any) -> Any:
    s.chance += _STEP
    return below(scrambled(s.chance), n)


@compiled
def whim_below(s: Any, n: Any) -> Any:
    s.whim += _STEP
    return below(scrambled(s.whim), n)
