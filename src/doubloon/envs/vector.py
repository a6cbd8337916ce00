"""Many plays at once over a kernel, as a vectorised Gymnasium environment.

Every play waits for an action. Chance plays by itself, and the seats of the others are
played by compiled bots, if there are any. A play that is over begins anew at once.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from doubloon.core.setup import Fields as Agreed
from doubloon.envs.errors import Misuse
from doubloon.envs.table import Table
from doubloon.games import games
from doubloon.kernels.encoding import rows

NOBODY = -1
"""The level of the bots where there are none."""


class Fleet(VectorEnv[Any, Any, Any]):
    """The learner sits in another seat in each play; without opponents it has all seats."""

    def __init__(
        self,
        game: str,
        plays: int,
        seats: int = 2,
        *,
        opponents: str | None = "deckhand",
        edition: str | None = None,
        readings: Agreed | None = None,
        target: int | None = None,
        start: Agreed | None = None,
        components: Agreed | None = None,
    ) -> None:
        if plays < 1:
            raise Misuse("research-fleet-plays", plays=plays)
        agreed: dict[str, Any] = {"edition": edition, "readings": readings, "target": target}
        table = Table(game, seats, start=start, components=components, **agreed)
        rules, many = table.game, table.encoder.many
        if rules.kernel is None or rules.batch is None or many is None:
            raise Misuse("research-fleet-game", game=game, known=", ".join(batched()))
        self._kernel, self._batch, self._many = rules.kernel(), rules.batch(), many
        setup = table.setup
        if missing := self._kernel.covers(setup):
            raise Misuse("research-fleet-uncovered", game=game, missing=missing)
        self._level = _level(self._kernel, opponents)
        self.parts, self.spans = table.parts, table.spans
        self.seats = seats
        self.num_envs = plays
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space: Any = table.observation_space("seat_1")
        self.single_action_space: Any = table.action_space("seat_1")
        self.observation_space: Any = batch_space(self.single_observation_space, plays)
        self.action_space: Any = batch_space(self.single_action_space, plays)
        self._start = self._kernel.pack(table.game.start(setup))
        self._tables = self._kernel.tables(setup)[0]
        self._states = np.zeros(plays, self._kernel.STATE)
        self._masks = np.zeros((plays, self.single_action_space.n), np.int8)
        self._plays = np.arange(plays)
        self._seed = np.uint64(0)

    @property
    def to_act(self) -> Any:
        """The seat that every play waits for, counted from 0."""
        return self._states["seat"].astype(np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all plays; with a seed always the same ones."""
        if options or isinstance(seed, list):
            raise Misuse("research-fleet-reset")
        fresh = np.random.default_rng(seed)
        self._seed = fresh.integers(2**64, dtype=np.uint64)
        self._plays = np.arange(self.num_envs)
        self._batch.begin_all(*self._all(), self._masks)
        return self._seen(), {"seat": self.to_act}

    def _all(self) -> tuple[Any, Any, Any, Any, Any, int]:
        return self._states, self._start, self._tables, self._seed, self._plays, self._level

    def _seen(self) -> dict[str, Any]:
        numbers = self._many(self._states, self._tables, self.seats)
        return {"observation": rows(self.parts, numbers), "action_mask": self._masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action for every play. The reward is that of the seat which acted.

        `rewards` among the infos are those of all seats, `seat` is who is to act next.
        """
        chosen = self._checked(np.asarray(actions))
        seat = self.to_act
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        self._batch.act_all(*self._all(), self._masks, chosen, rewards, ended)
        own = rewards[np.arange(self.num_envs), seat]
        infos = {"seat": self.to_act, "rewards": rewards}
        return self._seen(), own, ended, np.zeros_like(ended), infos

    def _checked(self, actions: Any) -> Any:
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise Misuse("research-fleet-actions", plays=self.num_envs)
        inside = (actions >= 0) & (actions < self.single_action_space.n)
        legal = inside & (self._masks[np.arange(self.num_envs), actions * inside] == 1)
        if not legal.all():
            n = int(legal.argmin())
            raise Misuse("research-fleet-action", action=int(actions[n]), play=n)
        return actions.astype(np.int64)


def _level(kernel: Any, opponents: str | None) -> int:
    if opponents is None:
        return NOBODY
    if opponents not in kernel.LEVELS:
        raise Misuse("research-fleet-bot", bot=opponents, known=", ".join(kernel.LEVELS))
    return int(kernel.LEVELS.index(opponents))


def batched() -> list[str]:
    """The games that can play many plays at once: those with a fixed list of acts."""
    return [game.key for game in games() if game.batch is not None]
