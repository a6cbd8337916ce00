"""PettingZoo environments: PettingZoo's own tests, and ours for observations and actions."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from doubloon.core import editions
from doubloon.core.errors import DoubloonError
from doubloon.core.game import AnyGame
from doubloon.core.play import replay
from doubloon.core.record import read
from doubloon.core.setup import Seat
from doubloon.envs import GameEnv, env
from doubloon.games import BUILT_IN, gold_up
from doubloon.games.gold_up.env import is_whole, ways
from doubloon.locales import explain
from games.gold_up.tables import at, chance

SETUPS = [(game.key, seats) for game in BUILT_IN for seats in (2, game.seats[-1])]
every_setup = pytest.mark.parametrize(("key", "seats"), SETUPS)
every_game = pytest.mark.parametrize("key", [game.key for game in BUILT_IN])


def some_action(game_env: Any, rng: Any) -> int:
    """A random legal action; half the time the first one, because only stopping ends a play."""
    legal = np.flatnonzero(game_env.observe(game_env.agent_selection)["action_mask"])
    return int(legal[0] if rng.random() < 0.5 else rng.choice(legal))


def wander(game_env: GameEnv, seed: int, most: int) -> None:
    """Play random actions, at most so many or to the end."""
    rng = np.random.default_rng(seed)
    game_env.reset(seed=seed)
    for _ in range(most):
        if any(game_env.terminations.values()):
            return
        game_env.step(some_action(game_env, rng))


@every_setup
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_accepts_the_environment(
    key: str, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(key, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(key, seats), num_cycles=40)


@pytest.mark.parametrize("key", [game.key for game in BUILT_IN if game.ask is None])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_act_has_one_action(key: str, seed: int) -> None:
    game_env = GameEnv(key, 3)
    for most in (0, 3, 10, 25, 60):
        wander(game_env, seed, most)
        if not any(game_env.terminations.values()):
            acts = [*game_env.game.acts(game_env.state_)]
            mask = game_env.observe(game_env.agent_selection)["action_mask"]
            assert mask.sum() == len(acts) == len({*acts})


def spelled(state: Any, seat: Seat, written: str = "") -> list[str]:
    """Every act of Gold Up that can be written word by word."""
    found = []
    for longer in ways(state, seat, written).values():
        done = longer == written or is_whole(state, longer)
        found += [longer] if done else spelled(state, seat, longer)
    return found


@pytest.mark.parametrize("readings", [{}, {"min-stolen-chests": 0}, {"min-stolen-chests": 2}])
def test_every_act_of_gold_up_can_be_spelled_once(readings: dict[str, object]) -> None:
    play = at(hands=["wwrjKC", "rb", "wK"], chests=["b", "wwrp", ""], readings=readings)
    acts = [play.game.write(None, act)[2:] for act in play.game.acts(play.state)]
    assert len(acts) > 20
    assert sorted(spelled(play.state, Seat(0))) == sorted(acts)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_cannot_see_does_not_change_its_observation(seats: int, seed: int) -> None:
    game_env, redealt = GameEnv("gold-up", seats), 0
    assert gold_up.GAME.redeal is not None
    for most in (0, 5, 20, 60):
        wander(game_env, seed, most)
        for seat, agent in enumerate(map(str, game_env.possible_agents)):
            seen = game_env.observe(agent)["observation"]
            other = gold_up.GAME.redeal(game_env.state_, Seat(seat), chance(seed))
            redealt += other.hands != game_env.state_.hands
            again = game_env.encode(gold_up.GAME.view(other, Seat(seat)), Seat(seat))
            assert (again == seen).all()
    assert redealt > 4


def test_only_its_own_seat_sees_a_half_written_act() -> None:
    game_env = GameEnv("gold-up", 3)
    game_env.reset(seed=1)
    before = {agent: game_env.observe(agent)["observation"] for agent in game_env.agents}
    actor = game_env.agent_selection
    while not any(way.startswith("take ") for way in game_env._legal.values()):
        take = [n for n, way in game_env._legal.items() if way == "take"]
        game_env.step(take[0] if take else 0)
        if not take:
            before = {agent: game_env.observe(agent)["observation"] for agent in game_env.agents}
            actor = game_env.agent_selection
    assert game_env.agent_selection == actor
    for agent in game_env.agents:
        same = (game_env.observe(agent)["observation"] == before[agent]).all()
        assert same == (agent != actor)


@every_game
def test_a_seat_that_is_not_to_act_has_no_legal_action(key: str) -> None:
    game_env = GameEnv(key, 3)
    wander(game_env, 5, 12)
    masks = {agent: game_env.observe(agent)["action_mask"].any() for agent in game_env.agents}
    assert masks == {agent: agent == game_env.agent_selection for agent in game_env.agents}


@every_game
def test_seats_are_counted_from_the_observing_seat(key: str) -> None:
    """The seat whose turn it is comes first in its own observation."""
    game_env = GameEnv(key, 3)
    wander(game_env, 6, 9)
    first, end = game_env.spans["turn"]
    seat = game_env.possible_agents.index(game_env.agent_selection)
    for away in range(3):
        viewer = game_env.possible_agents[(seat - away) % 3]
        turn = game_env.observe(viewer)["observation"][first:end]
        assert turn.tolist() == [int(n == away) for n in range(3)]


@every_game
def test_rewards_are_shares_of_the_win(key: str) -> None:
    target = 800 if key == "mille-sabords" else None
    game_env = GameEnv(key, 2, target=target)
    wander(game_env, 7, 100_000)
    result = game_env.game.result(game_env.state_)
    assert result is not None
    assert sum(game_env.rewards.values()) == pytest.approx(0)
    winners = [seat for seat, agent in enumerate(game_env.agents) if game_env.rewards[agent] > 0]
    assert winners == [*result.winners] or len(result.winners) == 2
    assert game_env.infos[game_env.agents[0]] == {"ending": result.ending}


@every_game
def test_rewards_can_be_points(key: str) -> None:
    game_env = GameEnv(key, 2, reward="points")
    game_env.reset(seed=8)
    rng, total = np.random.default_rng(8), np.array(game_env.game.points(game_env.state_))
    for _ in range(60):
        if not any(game_env.terminations.values()):
            game_env.step(some_action(game_env, rng))
            total = total + [game_env.rewards[agent] for agent in game_env.agents]
    assert total.tolist() == [*game_env.game.points(game_env.state_)]


@every_game
def test_a_play_can_be_written_as_a_record(key: str) -> None:
    game_env = GameEnv(key, 2, render_mode="ansi")
    wander(game_env, 9, 40)
    play = replay(game_env.game, read(game_env.record()))
    assert play.state == game_env.state_
    assert game_env.render() == "\n".join(game_env.lines)


def test_replaced_components_are_used_and_recorded() -> None:
    box = editions.load("doubloon.games.gold_up.rules", "chests.toml")
    richer = {
        **box,
        "colours": {**box["colours"], "white": {**box["colours"]["white"], "value": 9}},
    }
    game_env = GameEnv("gold-up", 2, components=richer)
    wander(game_env, 2, 30)
    first, _ = game_env.spans["values"]
    assert game_env.observe("seat_1")["observation"][first] == 9
    assert replay(game_env.game, read(game_env.record())).state == game_env.state_


def test_a_missing_extra_is_named() -> None:
    hide = "import sys; sys.modules['pettingzoo'] = None; import doubloon.envs"
    run = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert run.returncode
    assert run.stderr.endswith("pip install doubloon[research]\n")


def test_the_same_seed_gives_the_same_play() -> None:
    one, two = GameEnv("mille-sabords"), GameEnv("mille-sabords")
    wander(one, 3, 30)
    wander(two, 3, 30)
    assert one.lines == two.lines
    wander(two, 4, 30)
    assert one.lines != two.lines


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "whist"}, "There is no game “whist”. The games are kings-gold, mille-sabords"),
        (
            {"game": "gold-up", "seats": 7},
            "The game is for two to six seats.",
        ),
        ({"game": "gold-up", "reward": "fun"}, "`reward` can be win, points, not “fun”."),
        ({"game": "gold-up", "edition": "red"}, "There is no edition “red”"),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(DoubloonError) as refused:
        GameEnv(**wrong)
    assert message in explain(refused.value)


@every_game
def test_an_illegal_action_is_refused_and_changes_nothing(key: str) -> None:
    game_env = GameEnv(key, 2)
    game_env.reset(seed=1)
    mask = game_env.observe(game_env.agent_selection)["action_mask"]
    before = game_env.state_
    for action in (int(mask.argmin()), None, len(mask)):
        with pytest.raises(DoubloonError) as refused:
            game_env.step(action)
        message = f"Action {action} is not legal for {game_env.agent_selection} now."
        assert explain(refused.value).startswith(message)
    assert game_env.state_ is before


def test_every_built_in_game_has_an_environment() -> None:
    games: tuple[AnyGame, ...] = BUILT_IN
    assert [GameEnv(game.key).game for game in games] == [*games]


def test_a_game_without_an_encoder_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(gold_up.GAME, encoder=None)
    monkeypatch.setattr("doubloon.envs.game_env.find", lambda _key: bare)
    with pytest.raises(DoubloonError) as refused:
        GameEnv("gold-up")
    assert refused.value.problem == "research-no-encoder"
    assert explain(refused.value).startswith("gold-up has no environment: the game has no encoder")
