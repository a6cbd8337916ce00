"""Many plays at once on a kernel, as a vectorised Gymnasium environment.

Each play waits for one action per step. The kernel draws the fates, and compiled bots play
the other seats if there are opponents. A finished play restarts in the same step.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from doubloon.core.game import find_rules_only_reading
from doubloon.core.setup import Fields as Agreed
from doubloon.envs.errors import Misuse
from doubloon.envs.game_env import GameEnv
from doubloon.games import games
from doubloon.kernels.encoding import rows

NO_OPPONENTS = -1
"""The level of the opponents if there are none."""


class BatchEnv(VectorEnv[Any, Any, Any]):
    """The learner sits in a different seat from play to play; without opponents it has all."""

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
            raise Misuse("research-batch-plays", plays=plays)
        agreed: dict[str, Any] = {"edition": edition, "readings": readings, "target": target}
        single = GameEnv(game, seats, start=start, components=components, **agreed)
        rules, many = single.game, single.encoder.many
        if rules.kernel is None or rules.batch is None or many is None:
            raise Misuse("research-batch-game", game=game, known=", ".join(batch_games()))
        self._kernel, self._batch, self._many = rules.kernel(), rules.batch(), many
        setup = single.setup
        unknown = find_rules_only_reading(rules, setup)
        if missing := unknown or self._kernel.covers(setup):
            raise Misuse("research-batch-uncovered", game=game, missing=missing)
        self._level = _find_level(self._kernel, opponents)
        self.parts, self.spans = single.parts, single.spans
        self.seats = seats
        self.num_envs = plays
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space: Any = single.observation_space("seat_1")
        self.single_action_space: Any = single.action_space("seat_1")
        self.observation_space: Any = batch_space(self.single_observation_space, plays)
        self.action_space: Any = batch_space(self.single_action_space, plays)
        self._start = self._kernel.pack(single.game.start(setup))
        self._tables = self._kernel.tables(setup)[0]
        self._states = np.zeros(plays, self._kernel.STATE)
        self._masks = np.zeros((plays, self.single_action_space.n), np.int8)
        self._plays = np.arange(plays)
        self._seed = np.uint64(0)

    @property
    def to_act(self) -> Any:
        """The seat that is to act in each play, counted from 0."""
        return self._states["seat"].astype(np.int64)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all plays; the same seed gives the same plays."""
        if options or isinstance(seed, list):
            raise Misuse("research-batch-reset")
        rng = np.random.default_rng(seed)
        self._seed = rng.integers(2**64, dtype=np.uint64)
        self._plays = np.arange(self.num_envs)
        self._batch.begin_all(*self._batch_arguments(), self._masks)
        return self._observe(), {"seat": self.to_act}

    def _batch_arguments(self) -> tuple[Any, Any, Any, Any, Any, int]:
        return self._states, self._start, self._tables, self._seed, self._plays, self._level

    def _observe(self) -> dict[str, Any]:
        numbers = self._many(self._states, self._tables, self.seats)
        return {"observation": rows(self.parts, numbers), "action_mask": self._masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take one action in every play. The reward is that of the seat that acted.

        In the infos, `rewards` has those of all seats and `seat` is the next seat to act.
        """
        chosen = self._check(np.asarray(actions))
        seat = self.to_act
        rewards = np.zeros((self.num_envs, self.seats), np.float32)
        ended = np.zeros(self.num_envs, np.bool_)
        self._batch.act_all(*self._batch_arguments(), self._masks, chosen, rewards, ended)
        own = rewards[np.arange(self.num_envs), seat]
        infos = {"seat": self.to_act, "rewards": rewards}
        return self._observe(), own, ended, np.zeros_like(ended), infos

    def _check(self, actions: Any) -> Any:
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise Misuse("research-batch-actions", plays=self.num_envs)
        inside = (actions >= 0) & (actions < self.single_action_space.n)
        legal = inside & (self._masks[np.arange(self.num_envs), actions * inside] == 1)
        if not legal.all():
            n = int(legal.argmin())
            raise Misuse("research-batch-action", action=int(actions[n]), play=n)
        return actions.astype(np.int64)


def _find_level(kernel: Any, opponents: str | None) -> int:
    if opponents is None:
        return NO_OPPONENTS
    if opponents not in kernel.LEVELS:
        raise Misuse("research-batch-bot", bot=opponents, known=", ".join(kernel.LEVELS))
    return int(kernel.LEVELS.index(opponents))


def batch_games() -> list[str]:
    """The games that can run many plays at once: those with a fixed list of acts."""
    return [game.key for game in games() if game.batch is not None]
