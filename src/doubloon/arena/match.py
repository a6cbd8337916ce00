"""A match: which bots play which game, and the results of any range of its plays.

Plays are numbered, and a play depends only on its number and the seed. In play n the bot with
index (p + n) mod seats has seat p. The plays of one deal, in which every bot has every seat once,
begin with the same dice.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from doubloon.arena import by_rules
from doubloon.core.game import AnyGame, find_rules_only_reading
from doubloon.core.parts import Kernel
from doubloon.core.setup import Setup
from doubloon.games import get
from doubloon.kernels.compiled import RESULT, is_compiled, note_compiled


@dataclass(frozen=True)
class Match:
    """The terms of a match: plain data that can be sent to other processes and machines."""

    key: str
    setup: Setup
    bots: tuple[str, ...]
    seed: int

    @cached_property
    def game(self) -> AnyGame:
        return get(self.key)

    @cached_property
    def kernel(self) -> Kernel | None:
        """The kernel of the game, if it has one; loading it imports Numba."""
        return None if self.game.kernel is None else self.game.kernel()

    @cached_property
    def uncovered(self) -> str | None:
        """What the kernel does not cover, so that the rules play the match: the game, if it has no
        kernel, or a bot, or a reading. None: the kernel covers everything."""
        if self.kernel is None:
            return self.key
        for bot in self.bots:
            if bot not in self.kernel.LEVELS:
                return bot
        unknown = find_rules_only_reading(self.game, self.setup)
        return unknown or self.kernel.covers(self.setup)

    @property
    def is_ready(self) -> bool:
        """Whether the match can begin at once: nothing is left to compile."""
        return self.covering is None or is_compiled(self.covering.__name__)

    def prepare(self) -> None:
        """Compile what the match needs and is not compiled yet."""
        if self.covering is not None:
            self.plays(0, 1)
            note_compiled(self.covering.__name__)

    @property
    def covering(self) -> Kernel | None:
        """The kernel, if it covers this match."""
        return self.kernel if self.uncovered is None else None

    def plays(self, first: int, count: int) -> Any:
        """The results of `count` plays from number `first`, as records of `RESULT`."""
        results = np.zeros(count, RESULT)
        if (kernel := self.covering) is not None:
            t, start, levels = self._prepared
            state = start.copy()
            seed = np.uint64(self.seed)
            kernel.play_many(results, state, start, t[0], levels, seed, first)
        else:
            for n in range(count):
                by_rules.play_out(results[n], self, first + n)
        return results

    @cached_property
    def _prepared(self) -> tuple[Any, Any, Any]:
        assert self.kernel is not None
        levels = np.array([self.kernel.LEVELS.index(bot) for bot in self.bots])
        start = self.kernel.pack(self.game.start(self.setup))
        return self.kernel.tables(self.setup), start, levels
