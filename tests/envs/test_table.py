"""Tables as PettingZoo environments: its own tests, and ours for what seats may see and do."""

import subprocess
import sys
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
from doubloon.envs import Table, env
from doubloon.games import BUILT_IN, gold_up
from doubloon.games.gold_up.env import is_whole, ways
from doubloon.locales import explain
from games.gold_up.tables import at, chance

SETUPS = [(game.key, seats) for game in BUILT_IN for seats in (2, game.seats[-1])]
every_setup = pytest.mark.parametrize(("key", "seats"), SETUPS)
every_game = pytest.mark.parametrize("key", [game.key for game in BUILT_IN])


def some_action(table: Any, rng: Any) -> int:
    """Any, but half the time the first there is: only who stops comes to an end."""
    legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
    return int(legal[0] if rng.random() < 0.5 else rng.choice(legal))


def wander(table: Table, seed: int, most: int) -> None:
    """A play by random actions, so far or to its end."""
    rng = np.random.default_rng(seed)
    table.reset(seed=seed)
    for _ in range(most):
        if any(table.terminations.values()):
            return
        table.step(some_action(table, rng))


@every_setup
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_is_content(key: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(key, seats), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out
    seed_test(lambda: env(key, seats), num_cycles=40)


@pytest.mark.parametrize("key", [game.key for game in BUILT_IN if game.ask is None])
@pytest.mark.parametrize("seed", range(3))
def test_every_legal_act_is_one_action(key: str, seed: int) -> None:
    table = Table(key, 3)
    for most in (0, 3, 10, 25, 60):
        wander(table, seed, most)
        if not any(table.terminations.values()):
            acts = [*table.game.acts(table.state_)]
            mask = table.observe(table.agent_selection)["action_mask"]
            assert mask.sum() == len(acts) == len({*acts})


def spelled(state: Any, seat: Seat, written: str = "") -> list[str]:
    """Every act of Gold Up that can be written choice by choice."""
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
    table, dealt_anew = Table("gold-up", seats), 0
    assert gold_up.GAME.redeal is not None
    for most in (0, 5, 20, 60):
        wander(table, seed, most)
        for seat, agent in enumerate(map(str, table.possible_agents)):
            seen = table.observe(agent)["observation"]
            other = gold_up.GAME.redeal(table.state_, Seat(seat), chance(seed))
            dealt_anew += other.hands != table.state_.hands
            again = table.look(gold_up.GAME.view(other, Seat(seat)), Seat(seat))
            assert (again == seen).all()
    assert dealt_anew > 4


def test_a_half_written_act_is_seen_by_its_seat_alone() -> None:
    table = Table("gold-up", 3)
    table.reset(seed=1)
    before = {agent: table.observe(agent)["observation"] for agent in table.agents}
    actor = table.agent_selection
    while not any(way.startswith("take ") for way in table._ways.values()):
        take = [n for n, way in table._ways.items() if way == "take"]
        table.step(take[0] if take else 0)
        if not take:
            before = {agent: table.observe(agent)["observation"] for agent in table.agents}
            actor = table.agent_selection
    assert table.agent_selection == actor
    for agent in table.agents:
        same = (table.observe(agent)["observation"] == before[agent]).all()
        assert same == (agent != actor)


@every_game
def test_a_seat_that_is_not_to_act_has_no_legal_action(key: str) -> None:
    table = Table(key, 3)
    wander(table, 5, 12)
    masks = {agent: table.observe(agent)["action_mask"].any() for agent in table.agents}
    assert masks == {agent: agent == table.agent_selection for agent in table.agents}


@every_game
def test_seats_are_told_from_where_they_sit(key: str) -> None:
    """Whose turn it is stands first for the seat itself, last for the one behind it."""
    table = Table(key, 3)
    wander(table, 6, 9)
    first, end = table.spans["turn"]
    seat = table.possible_agents.index(table.agent_selection)
    for away in range(3):
        viewer = table.possible_agents[(seat - away) % 3]
        turn = table.observe(viewer)["observation"][first:end]
        assert turn.tolist() == [int(n == away) for n in range(3)]


@every_game
def test_rewards_are_shares_of_the_win(key: str) -> None:
    target = 800 if key == "mille-sabords" else None
    table = Table(key, 2, target=target)
    wander(table, 7, 100_000)
    result = table.game.result(table.state_)
    assert result is not None
    assert sum(table.rewards.values()) == pytest.approx(0)
    winners = [seat for seat, agent in enumerate(table.agents) if table.rewards[agent] > 0]
    assert winners == [*result.winners] or len(result.winners) == 2
    assert table.infos[table.agents[0]] == {"ending": result.ending}


@every_game
def test_rewards_can_be_points(key: str) -> None:
    table = Table(key, 2, reward="points")
    table.reset(seed=8)
    rng, total = np.random.default_rng(8), np.array(table.game.points(table.state_))
    for _ in range(60):
        if not any(table.terminations.values()):
            table.step(some_action(table, rng))
            total = total + [table.rewards[agent] for agent in table.agents]
    assert total.tolist() == [*table.game.points(table.state_)]


@every_game
def test_a_play_can_be_kept_as_a_record(key: str) -> None:
    table = Table(key, 2, render_mode="ansi")
    wander(table, 9, 40)
    play = replay(table.game, read(table.record()))
    assert play.state == table.state_
    assert table.render() == "\n".join(table.lines)


def test_another_box_is_played_with_and_recorded() -> None:
    box = editions.load("doubloon.games.gold_up.rules", "chests.toml")
    richer = {
        **box,
        "colours": {**box["colours"], "white": {**box["colours"]["white"], "value": 9}},
    }
    table = Table("gold-up", 2, components=richer)
    wander(table, 2, 30)
    first, _ = table.spans["values"]
    assert table.observe("seat_1")["observation"][first] == 9
    assert replay(table.game, read(table.record())).state == table.state_


def test_without_the_extra_it_says_what_is_missing() -> None:
    hide = "import sys; sys.modules['pettingzoo'] = None; import doubloon.envs"
    run = subprocess.run([sys.executable, "-c", hide], capture_output=True, text=True, check=False)
    assert run.returncode
    assert run.stderr.endswith("pip install doubloon[research]\n")


def test_the_same_seed_gives_the_same_play() -> None:
    one, two = Table("mille-sabords"), Table("mille-sabords")
    wander(one, 3, 30)
    wander(two, 3, 30)
    assert one.lines == two.lines
    wander(two, 4, 30)
    assert one.lines != two.lines


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "whist"}, "There is no game “whist”; the games are kings-gold, mille-sabords"),
        ({"game": "gold-up", "seats": 7}, "7 players cannot play this game; it is for 2 to 6."),
        ({"game": "gold-up", "reward": "fun"}, "can be win, points, not “fun”."),
        ({"game": "gold-up", "edition": "red"}, "There is no edition “red”"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(DoubloonError) as refused:
        Table(**wrong)
    assert told in explain(refused.value)


@every_game
def test_an_action_that_is_not_offered_is_refused_and_changes_nothing(key: str) -> None:
    table = Table(key, 2)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    before = table.state_
    for action in (int(mask.argmin()), None, len(mask)):
        with pytest.raises(DoubloonError) as refused:
            table.step(action)
        told = f"Action {action} is not offered to {table.agent_selection} now"
        assert explain(refused.value).startswith(told)
    assert table.state_ is before


def test_every_game_has_a_table() -> None:
    games: tuple[AnyGame, ...] = BUILT_IN
    assert [Table(game.key).game for game in games] == [*games]
