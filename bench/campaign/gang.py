"""A gang of villains in a process of its own, at low priority: they would use other machines.

Every few seconds the gang chooses one to three ways to misbehave, in an order that follows from
its seed and meets every way before one comes again.
"""

import asyncio
import os
import random
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

from campaign import spam, strangers, villains
from campaign.villains import Scene, Way

GROUPS: dict[str, dict[str, Way]] = {
    "floods": {
        "pings": villains.pings,
        "fat pings": villains.fat_pings,
        "pongs": villains.pongs,
        "empty continuations": villains.continuations,
        "tiny texts": villains.tiny_texts,
        "questions": villains.questions,
        "giant frames": villains.giants,
        "huge heads": strangers.huge_heads,
        "requests": strangers.page_flood,
    },
    "slow": {
        "half frames": villains.halves,
        "mute sockets": villains.mute,
        "deaf readers": villains.deaf,
        "half heads": strangers.half_heads,
        "slow heads": strangers.slow_heads,
        "silent sockets": strangers.silent_sockets,
    },
    "fuzz": {
        "fuzzed messages": villains.nonsense,
        "broken frames": villains.broken_frames,
        "noise": strangers.noise,
        "fuzzed acts": spam.at_tables,
        "cut bodies": strangers.cut_bodies,
    },
    "bombs": {"records": strangers.explode},
    "spam": {
        "gatecrashers": villains.gatecrash,
        "act and undo": spam.undo,
        "rematches": spam.rematches,
        "new tables": spam.tables,
    },
    "doors": {"wrong doors": strangers.wrong_doors},
}
SHORTEST, LONGEST = 3.0, 7.0
"""Seconds of one round."""
AT_ONCE = 3
EACH = 5
"""Addresses that one way uses in a round."""

Counts = dict[str, dict[str, int]]
Round = tuple[str, float, float]
"""A way, and from when to when it was done."""


def choose(only: Sequence[str]) -> dict[str, Way]:
    """The ways of these groups."""
    return {name: way for group in only for name, way in GROUPS.get(group, {}).items()}


def misbehave(
    port: int, number: int, seed: int, only: Sequence[str], until: float, told: Connection
) -> None:
    """The whole life of the process; at the end it tells what was done."""
    os.nice(10)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    done: list[Round] = []
    with suppress(KeyboardInterrupt):
        counts = asyncio.run(rounds(port, number, seed, choose(only), until, done))
        with suppress(OSError):
            told.send(({way: dict(counted) for way, counted in counts.items()}, done))


async def rounds(
    port: int, number: int, seed: int, ways: dict[str, Way], until: float, done: list[Round]
) -> dict[str, Counter[str]]:
    dice = random.Random(seed)
    order = _shuffled(dice, [*ways])
    counts: dict[str, Counter[str]] = {way: Counter() for way in ways}
    addresses, parent = _addresses(number), os.getppid()
    while (now := time.monotonic()) < until and os.getppid() == parent:
        end = min(until, now + dice.uniform(SHORTEST, LONGEST))
        async with asyncio.TaskGroup() as together:
            for way in {next(order) for _ in range(dice.randint(1, AT_ONCE))}:
                few = tuple(next(addresses) for _ in range(EACH))
                scene = Scene(port, end, random.Random(dice.random()), few, counts[way])
                scene.counts["rounds"] += 1
                done.append((way, now, end))
                together.create_task(_meet(ways[way](scene)))
    return counts


async def _meet(way: Awaitable[None]) -> None:
    with suppress(OSError):
        await way


def _shuffled(dice: random.Random, ways: list[str]) -> Iterator[str]:
    while True:
        dice.shuffle(ways)
        yield from ways


def _addresses(number: int) -> Iterator[str]:
    """Addresses of this gang, each used again only after all the others."""
    while True:
        for last in range(1, 251):
            yield f"127.0.{10 + number}.{last}"
