"""Many plays at once: each gets the observations and actions of a single environment."""

from typing import Any

import numpy as np
import pytest

from doubloon.core.errors import DoubloonError
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.envs import GameEnv, batch_env
from doubloon.envs.batch import BatchEnv, batch_games
from doubloon.locales import explain
from table import GAME

every_game = pytest.mark.parametrize("key", batch_games())


def some_actions(seen: Any, rng: Any) -> Any:
    """Random legal actions; half of them the first one, because only stopping ends a play."""
    mask = seen["action_mask"]
    any_ = (rng.random(mask.shape) * mask).argmax(axis=1)
    return np.where(rng.random(len(mask)) < 0.5, mask.argmax(axis=1), any_)


@pytest.mark.parametrize(
    ("key", "edition", "seats"),
    [
        ("kings-gold", "blue-orange-us", 2),
        ("kings-gold", "blue-orange-nl", 6),
        ("mille-sabords", "gigamic-fr", 2),
        ("mille-sabords", "piraten-kapern-en", 5),
        ("gold-armada", "tactic-fr", 2),
        ("gold-armada", "tactic-nl", 5),
    ],
)
def test_kernel_and_rules_give_the_same_observations_and_actions(
    key: str, edition: str, seats: int
) -> None:
    """Compare a play by the rules with the kernel before every action."""
    single, game = GameEnv(key, seats, edition=edition), GAME[key]
    batch = BatchEnv(key, 1, seats, opponents=None, edition=edition)
    batch.reset(seed=3)
    kernel, code, action = batch._kernel, batch._batch.code, single.encoder.action
    assert action is not None
    setup = Setup(seats, edition)
    state = game.start(setup)
    t, rng, compared = kernel.tables(setup)[0], np.random.default_rng(4), 0
    while game.result(state) is None and compared < 250:
        if game.to_act(state) is None:
            state = game.play(state, game.draw(state, lambda below: int(rng.integers(below))))
            continue
        seat = Seat(state.seat)
        packed = kernel.pack(state)
        batch._states[:] = packed
        batch._batch.fill_mask(batch._masks[0], packed[0], t)
        seen = batch._observe()
        assert (
            seen["observation"][0].tolist() == single.encode(game.view(state, seat), seat).tolist()
        )
        ways = {action(state, act): act for act in game.acts(state)}
        assert np.flatnonzero(seen["action_mask"][0]).tolist() == sorted(ways)
        for number, act in ways.items():
            assert kernel.decode(state, int(code(packed[0], t, number))) == act
        kinds = [*offers(game, state).values()]
        acts = kinds[int(rng.integers(len(kinds)))]
        state = game.play(state, acts[int(rng.integers(len(acts)))])
        compared += 1
    assert compared > 20


@every_game
def test_observations_are_in_the_observation_space(key: str) -> None:
    batch, rng = batch_env(key, 8), np.random.default_rng(1)
    seen, infos = batch.reset(seed=5)
    for _ in range(30):
        assert batch.observation_space.contains(seen)
        assert infos["seat"].shape == (8,)
        seen, rewards, ended, cut, infos = batch.step(some_actions(seen, rng))
        assert rewards.shape == ended.shape == cut.shape == (8,)
        assert not cut.any()


@every_game
def test_plays_end_restart_and_share_the_win(key: str) -> None:
    batch, rng = BatchEnv(key, 16, 3, opponents="cabin-boy"), np.random.default_rng(2)
    seen, infos = batch.reset(seed=6)
    seats, over = infos["seat"], 0
    assert seats.tolist() == [n % 3 for n in range(16)]
    for _ in range(400):
        seen, rewards, ended, _, infos = batch.step(some_actions(seen, rng))
        assert np.allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)
        assert not rewards[~ended].any()
        assert (rewards == infos["rewards"][np.arange(16), seats]).all()
        assert (infos["seat"][~ended] == seats[~ended]).all()
        seats = infos["seat"]
        over += int(ended.sum())
        assert seen["action_mask"].any(axis=1).all()
    assert over


@every_game
def test_without_opponents_the_caller_acts_for_every_seat(key: str) -> None:
    batch, rng = BatchEnv(key, 4, 3, opponents=None), np.random.default_rng(3)
    seen, infos = batch.reset(seed=7)
    asked = {*infos["seat"].tolist()}
    for _ in range(40):
        seen, *_, infos = batch.step(some_actions(seen, rng))
        asked |= {*infos["seat"].tolist()}
    assert asked == {0, 1, 2}


def test_the_same_seed_gives_the_same_plays() -> None:
    observed = []
    for seed in (8, 8, 9):
        batch, rng = BatchEnv("kings-gold", 5), np.random.default_rng(4)
        seen, _ = batch.reset(seed=seed)
        for _ in range(20):
            seen, *_ = batch.step(some_actions(seen, rng))
        observed.append(seen["observation"].tolist())
    assert observed[0] == observed[1] != observed[2]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (
            {"game": "gold-up"},
            "These games can: kings-gold, mille-sabords, gold-armada.",
        ),
        ({"plays": 0}, "`plays` must be at least 1, not 0."),
        (
            {"opponents": "admiral"},
            "There is no compiled bot “admiral”. The compiled bots are cabin-boy, deckhand.",
        ),
        ({"seats": 9}, "is for two to six players"),
        (
            {"game": "mille-sabords", "target": 2**31},
            "The kernel of mille-sabords does not support this `target`.",
        ),
    ],
)
def test_wrong_arguments_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(DoubloonError) as refused:
        BatchEnv(**{"game": "kings-gold", "plays": 2, **wrong})
    assert message in explain(refused.value)


@pytest.mark.parametrize("wrong", [{"seed": [1, 2]}, {"options": {"deck": 1}}])
def test_reset_refuses_options_and_a_list_of_seeds(wrong: dict[str, Any]) -> None:
    with pytest.raises(DoubloonError) as refused:
        BatchEnv("kings-gold", 2).reset(**wrong)
    assert explain(refused.value) == "`reset` takes one seed for all plays, and no options."


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    batch = BatchEnv("mille-sabords", 3)
    seen, _ = batch.reset(seed=1)
    right = seen["action_mask"].argmax(axis=1)
    before = batch._states.copy()
    for wrong in (len(seen["action_mask"][0]), -1, int(seen["action_mask"][1].argmin())):
        actions = right.copy()
        actions[1] = wrong
        with pytest.raises(DoubloonError) as refused:
            batch.step(actions)
        assert explain(refused.value).startswith(f"Action {wrong} is not legal in play 1.")
    for strange in (right[:2], right.astype(float)):
        with pytest.raises(DoubloonError) as refused:
            batch.step(strange)
        assert explain(refused.value).startswith("`step` needs 3 whole numbers")
    assert (batch._states == before).all()


def test_the_function_is_not_hidden_by_its_module() -> None:
    first = batch_env("kings-gold", 1)
    from doubloon.envs import batch_env as again

    assert type(again("kings-gold", 1)) is type(first) is BatchEnv
