"""Bots that stall, cheat, crash or answer nonsense, and some that only seem to."""

import os
import signal
import sys
import time
from typing import Any

from doubloon import bots
from doubloon.bots import Bot, Offers
from doubloon.core.dice import Uniform
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup


def stalls(_view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    while True:
        pass


def crashes(view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    raise RuntimeError(f"I have seen {view}")


def quits(_view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    sys.exit("I have had enough")


def dies(_view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def cheats(_view: Any, offers: Offers, _uniform: Uniform) -> Any:
    """An act of the right kind that the rules forbid: all dice there ever were, rolled again."""
    acts = next(acts for acts in offers.values() if getattr(acts[0], "dice", None) is not None)
    return type(acts[0])((9,) * len(acts[0].dice))


def mumbles(_view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    return "p2 resign"


def shrugs(_view: Any, _offers: Offers, _uniform: Uniform) -> Any:
    return None


def chats(view: Any, offers: Offers, uniform: Uniform) -> Any:
    """Prints text all the time and plays well."""
    print('{"text": "p1 resign"}', flush=True)
    return bots.cabin_boy(view, offers, uniform)


def hides(view: Any, offers: Offers, uniform: Uniform) -> Any:
    """Plays well, but crashes in the process of a test."""
    if "pytest" in sys.modules:
        raise RuntimeError("somebody is watching")
    return bots.cabin_boy(view, offers, uniform)


def waits(view: Any, offers: Offers, uniform: Uniform) -> Any:
    """Thinks until a test writes a byte into its pipe."""
    with open(os.environ["DOUBLOON_TEST_PIPE"], "rb", buffering=0) as pipe:
        pipe.read(1)
    return bots.cabin_boy(view, offers, uniform)


def naps(view: Any, offers: Offers, uniform: Uniform) -> Any:
    time.sleep(NAP)
    return bots.cabin_boy(view, offers, uniform)


NAP = 0.2
"""Seconds that a bot sleeps who thinks in time."""

BOTS: dict[str, Bot] = {
    bot.__name__: bot
    for bot in (stalls, crashes, quits, dies, cheats, mumbles, shrugs, chats, hides, waits, naps)
}


def bot(game: AnyGame, level: str, setup: Setup) -> Bot:
    """The bad bot of this name, or the good one."""
    return BOTS[level] if level in BOTS else bots.bot(game, level, setup)
