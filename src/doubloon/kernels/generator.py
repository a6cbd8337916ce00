"""Random numbers in kernels: SplitMix64 (Steele, Lea, Flood 2014) on a number in the state.

Every state has two generators: `chance` for fates and `whim` for bots. So plays that differ
only in their bots begin with the same dice.
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
def scramble(x: Any) -> Any:
    """The output function of SplitMix64: every bit depends on every bit of the input."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@compiled
def seed_generators(s: Any, seed: Any, deal: Any) -> None:
    """Seed the generators of a play, from the seed of the match and the number of the deal."""
    root = scramble(np.uint64(seed) + STEP)
    s.chance = scramble(root + np.uint64(deal) * STEP)
    s.whim = scramble(s.chance ^ _WHIM)


@compiled
def part(x: Any, n: Any) -> Any:
    """A uniform number below n ≤ 65536 from a uniform 48-bit number.

    `rest` is the remainder, from which another number can be taken.
    """
    return np.uint32((x * np.uint64(n)) >> _BITS)


@compiled
def rest(x: Any, n: Any) -> Any:
    """The 48-bit number that remains after `part`, again uniform."""
    return (x * np.uint64(n)) & _MASK


@compiled
def bits_of(x: Any) -> Any:
    """The 48 bits of output of a generator that has just advanced by STEP."""
    return scramble(x) >> np.uint64(16)


@compiled
def draws(before: Any, after: Any) -> Any:
    """How many numbers were drawn between two states of a generator."""
    return np.int64((after - before) * _UNSTEP)


@compiled
def chance_bits(s: Any) -> Any:
    """Draw 48 bits for a fate."""
    s.chance += STEP
    return bits_of(s.chance)


@compiled
def whim_bits(s: Any) -> Any:
    """Draw 48 bits for a bot."""
    s.whim += STEP
    return bits_of(s.whim)


@compiled
def chance_below(s: Any, n: Any) -> Any:
    """Draw a uniform number below n ≤ 65536 for a fate; the bias is below 3 in 10^10."""
    return part(chance_bits(s), n)


@compiled
def whim_below(s: Any, n: Any) -> Any:
    """The same for a bot."""
    return part(whim_bits(s), n)


@compiled
def wide(x: Any, n: Any) -> Any:
    """A uniform number below n < 2^32 from a uniform 64-bit number."""
    high, low = x >> np.uint64(32), x & np.uint64(0xFFFFFFFF)
    return np.int64((high * np.uint64(n) + (low * np.uint64(n) >> np.uint64(32))) >> np.uint64(32))


@compiled
def chance_below_wide(s: Any, n: Any) -> Any:
    """Draw a uniform number below n < 2^32 for a fate, from 64 bits."""
    s.chance += STEP
    return wide(scramble(s.chance), n)


@compiled
def whim_below_wide(s: Any, n: Any) -> Any:
    """The same for a bot."""
    s.whim += STEP
    return wide(scramble(s.whim), n)
