"""Chance inside kernels: SplitMix64 (Steele, Lea, Flood 2014), a number in the state.

Two of them are in every state: `chance` for fates and `whim` for bots, so that plays which
differ only in their bots begin with the same dice.
"""

from typing import Any

import numpy as np

from doubloon.kernels.compiled import compiled

STEP = np.uint64(0x9E3779B97F4A7C15)
_UNSTEP = np.uint64(pow(int(STEP), -1, 1 << 64))
_WHIM = np.uint64(0xD1B54A32D192ED03)
_BITS = np.uint64(48)
_MASK = np.uint64((1 << 48) - 1)


@compiled
def scrambled(x: Any) -> Any:
    """A number whose every bit depends on every bit of this one."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@compiled
def sow(s: Any, seed: Any, deal: Any) -> None:
    """Begin the generators of a play: a matter of these two numbers alone."""
    root = scrambled(np.uint64(seed) + STEP)
    s.chance = scrambled(root + np.uint64(deal) * STEP)
    s.whim = scrambled(s.chance ^ _WHIM)


@compiled
def part(x: Any, n: Any) -> Any:
    """A uniform number below n ≤ 65536, from one of 48 bits; `rest` is left for another."""
    return np.uint32((x * np.uint64(n)) >> _BITS)


@compiled
def rest(x: Any, n: Any) -> Any:
    """What `part` has not used of a number of 48 bits, as uniform as a new one."""
    return (x * np.uint64(n)) & _MASK


@compiled
def bits_of(x: Any) -> Any:
    """48 bits of a generator that has just been moved by STEP."""
    return scrambled(x) >> np.uint64(16)


@compiled
def draws(before: Any, after: Any) -> Any:
    """How often a generator was moved by STEP on its way from one state to the other."""
    return np.int64((after - before) * _UNSTEP)


@compiled
def chance_bits(s: Any) -> Any:
    """48 bits for fates."""
    s.chance += STEP
    return bits_of(s.chance)


@compiled
def whim_bits(s: Any) -> Any:
    """48 bits for a bot."""
    s.whim += STEP
    return bits_of(s.whim)


@compiled
def chance_below(s: Any, n: Any) -> Any:
    """A uniform number below n ≤ 65536 for a fate; its bias is under 3 in 10^10."""
    return part(chance_bits(s), n)


@compiled
def whim_below(s: Any, n: Any) -> Any:
    return part(whim_bits(s), n)


@compiled
def wide(x: Any, n: Any) -> Any:
    """A uniform number below n < 2^32, from all 64 bits of a scrambled number."""
    high, low = x >> np.uint64(32), x & np.uint64(0xFFFFFFFF)
    return np.int64((high * np.uint64(n) + (low * np.uint64(n) >> np.uint64(32))) >> np.uint64(32))


@compiled
def chance_below_wide(s: Any, n: Any) -> Any:
    """A uniform number below n < 2^32 for a fate, from 64 bits."""
    s.chance += STEP
    return wide(scrambled(s.chance), n)


@compiled
def whim_below_wide(s: Any, n: Any) -> Any:
    s.whim += STEP
    return wide(scrambled(s.whim), n)
