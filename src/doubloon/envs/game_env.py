"""One play as a PettingZoo environment: seats act in turn, and each sees only its own view.

Chance is no agent. Fates are drawn by the weights of the rules, from the seed of `reset`.
An observation is the view of a seat as numbers, with a mask of the actions that are legal
now. The mask of a seat that is not to act is empty.
"""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from doubloon.core.encoding import Span, row, spans
from doubloon.core.game import AnyGame
from doubloon.core.parts import Encoder
from doubloon.core.play import begin
from doubloon.core.record import COMPONENTS, Record
from doubloon.core.record import write as write_record
from doubloon.core.setup import Fields as Agreed
from doubloon.core.setup import Seat, Setup
from doubloon.envs.errors import Misuse
from doubloon.games import find, games

REWARDS = ("win", "points")
"""`win`: a share of the win at the end. `points`: the change of points at every action."""


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """One game; each `reset` begins another play."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        edition: str | None = None,
        readings: Agreed | None = None,
        target: int | None = None,
        start: Agreed | None = None,
        components: Agreed | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise Misuse("research-reward", reward=reward, known=", ".join(REWARDS))
        self.game = _game(game)
        self.setup = Setup(seats, edition, readings or {}, target, start, components)
        self.render_mode = render_mode
        self.metadata = {"name": f"{game.replace('-', '_')}_v0", "render_modes": ["ansi"]}
        self._opening = begin(self.game, self.setup).state
        self.encoder = _encoder(self.game)
        self._reward = reward
        self._chance = np.random.default_rng()
        self.parts = self.encoder.parts(self._opening)
        """The parts of an observation, in order."""
        self.spans: dict[str, Span] = dict(spans(self.parts))
        """The place of each part in an observation, by name."""
        self.possible_agents = [f"seat_{n + 1}" for n in range(seats)]
        self.agents = [*self.possible_agents]
        self._actions = self.encoder.actions(seats)
        self._spaces = {agent: self._observation_space() for agent in self.possible_agents}
        discrete = gymnasium.spaces.Discrete
        self._action_spaces = {agent: discrete(self._actions) for agent in self.possible_agents}
        self._begin()

    def _observation_space(self) -> gymnasium.spaces.Dict:
        low = np.concatenate([np.full(part.length, part.least) for part in self.parts])
        high = np.concatenate([np.full(part.length, part.most) for part in self.parts])
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(
                    low.astype(np.int32), high.astype(np.int32), dtype=np.int32
                ),
                "action_mask": gymnasium.spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002 (PettingZoo passes it)
        """Begin a play. The same seed and the same acts give the same dice and cards."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._begin()

    def _begin(self) -> None:
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_ = self._opening
        self._views: dict[Seat, Any] = {}
        self.lines: list[str] = []
        """The steps of this play in notation, fates included."""
        self._play_chance()

    def _play_chance(self) -> None:
        """Draw fates until a seat is to act or the play is over."""
        game = self.game
        while game.to_act(self.state_) is None and game.result(self.state_) is None:
            self._take(None, game.draw(self.state_, self._uniform))
        self._written = ""
        if (seat := game.to_act(self.state_)) is not None:
            self.agent_selection = self.possible_agents[seat]
        self._find_actions()

    def _uniform(self, below: int) -> int:
        return int(self._chance.integers(below))

    def _take(self, seat: Seat | None, step: Any) -> None:
        self.lines.append(self.game.write(seat, step))
        self.state_ = self.game.play(self.state_, step)
        self._views.clear()

    def _find_actions(self) -> None:
        """Map each legal action to its act, or to the longer text of a half-written act."""
        seat = self.game.to_act(self.state_)
        if seat is None:
            self._legal: dict[int, Any] = {}
        elif self.game.ask is None:
            state, action = self.state_, self.encoder.action
            assert action is not None
            self._legal = {action(state, act): act for act in self.game.acts(state)}
        else:
            assert self.encoder.ways is not None
            self._legal = dict(self.encoder.ways(self.state_, seat, self._written))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = Seat(self.possible_agents.index(agent))
        mask = np.zeros(self._actions, np.int8)
        if self.game.to_act(self.state_) == seat:
            mask[[*self._legal]] = 1
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state_, seat)
        return {"observation": self.encode(self._views[seat], seat), "action_mask": mask}

    def encode(self, view: Any, seat: Seat) -> Any:
        """A view as a seat's observation, with the act that the seat has begun to write."""
        begun: tuple[str, ...] = ()
        if self.game.ask is not None:
            begun = (self._written if view.to_act == seat else "",)
        return np.array(row(self.parts, self.encoder.numbers(view, seat, *begun)), np.int32)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._legal:
            raise Misuse("research-action", action=str(action), agent=str(agent))
        self._cumulative_rewards[agent] = 0.0
        before = self.game.points(self.state_)
        self._take_action(Seat(self.possible_agents.index(agent)), self._legal[int(action)])
        self._set_rewards(before)
        self._accumulate_rewards()

    def _take_action(self, seat: Seat, chosen: Any) -> None:
        if self.game.ask is not None:
            longer, self._written = chosen != self._written, chosen
            assert self.encoder.is_whole is not None
            if longer and not self.encoder.is_whole(self.state_, chosen):
                self._find_actions()
                return
            _, chosen = self.game.read(f"p{seat + 1} {chosen}")
        self._take(seat, chosen)
        self._play_chance()

    def _set_rewards(self, before: tuple[int, ...]) -> None:
        result = self.game.result(self.state_)
        seats = len(before)
        for seat, agent in enumerate(self.possible_agents):
            if self._reward == "points":
                self.rewards[agent] = float(self.game.points(self.state_)[seat] - before[seat])
            elif result is not None:
                share = (seat in result.winners) / len(result.winners)
                self.rewards[agent] = share - 1 / seats
            else:
                self.rewards[agent] = 0.0
        if result is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"ending": result.ending} for agent in self.agents}

    def record(self) -> str:
        """The play so far as a record, for every other part of Doubloon."""
        setup = self.setup
        return write_record(
            Record(
                game=self.game.key,
                edition=setup.edition or self.game.editions[0],
                readings=setup.readings,
                target=setup.target,
                seats=tuple(self.possible_agents),
                start=setup.start,
                steps=tuple(self.lines),
                extra={} if setup.components is None else {COMPONENTS: setup.components},
            )
        )

    def render(self) -> str | None:
        """The steps so far, one per line."""
        return "\n".join(self.lines) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str, seats: int = 2, **agreed: Any) -> OrderEnforcingWrapper:
    """A `GameEnv` that refuses calls in the wrong order, such as `step` before `reset`."""
    return OrderEnforcingWrapper(GameEnv(game, seats, **agreed))


def _game(key: str) -> AnyGame:
    if (game := find(key)) is None:
        known = ", ".join(game.key for game in games())
        raise Misuse("unknown-game", game=key, known=known)
    return game


def _encoder(game: AnyGame) -> Encoder:
    if game.encoder is None:
        raise Misuse("research-no-encoder", game=game.key)
    return game.encoder()
