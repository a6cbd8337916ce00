"""Many plays at once: the same sights and actions as at a table, play by play."""

from typing import Any

import numpy as np
import pytest

from doubloon.core.errors import DoubloonError
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.envs import Table, fleet
from doubloon.envs.vector import Fleet, batched
from doubloon.locales import explain
from table import GAME

every_game = pytest.mark.parametrize("key", batched())


def some_actions(seen: Any, rng: Any) -> Any:
    """Any, but half the time the first there is: only who stops comes to an end."""
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
def test_a_fleet_sees_and_offers_what_a_table_does(key: str, edition: str, seats: int) -> None:
    """A play by the rules beside the kernel's; both are looked at before every action."""
    table, game = Table(key, seats, edition=edition), GAME[key]
    ships = Fleet(key, 1, seats, opponents=None, edition=edition)
    ships.reset(seed=3)
    kernel, code, action = ships._kernel, ships._batch.code, table.encoder.action
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
        ships._states[:] = packed
        ships._batch.fill_mask(ships._masks[0], packed[0], t)
        seen = ships._seen()
        assert seen["observation"][0].tolist() == table.look(game.view(state, seat), seat).tolist()
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
def test_spaces_hold_what_a_fleet_tells(key: str) -> None:
    ships, rng = fleet(key, 8), np.random.default_rng(1)
    seen, infos = ships.reset(seed=5)
    for _ in range(30):
        assert ships.observation_space.contains(seen)
        assert infos["seat"].shape == (8,)
        seen, rewards, ended, cut, infos = ships.step(some_actions(seen, rng))
        assert rewards.shape == ended.shape == cut.shape == (8,)
        assert not cut.any()


@every_game
def test_plays_end_begin_anew_and_share_the_win(key: str) -> None:
    ships, rng = Fleet(key, 16, 3, opponents="cabin-boy"), np.random.default_rng(2)
    seen, infos = ships.reset(seed=6)
    seats, over = infos["seat"], 0
    assert seats.tolist() == [n % 3 for n in range(16)]
    for _ in range(400):
        seen, rewards, ended, _, infos = ships.step(some_actions(seen, rng))
        assert np.allclose(infos["rewards"].sum(axis=1), 0, atol=1e-6)
        assert not rewards[~ended].any()
        assert (rewards == infos["rewards"][np.arange(16), seats]).all()
        assert (infos["seat"][~ended] == seats[~ended]).all()
        seats = infos["seat"]
        over += int(ended.sum())
        assert seen["action_mask"].any(axis=1).all()
    assert over


@every_game
def test_without_opponents_every_seat_is_asked(key: str) -> None:
    ships, rng = Fleet(key, 4, 3, opponents=None), np.random.default_rng(3)
    seen, infos = ships.reset(seed=7)
    asked = {*infos["seat"].tolist()}
    for _ in range(40):
        seen, *_, infos = ships.step(some_actions(seen, rng))
        asked |= {*infos["seat"].tolist()}
    assert asked == {0, 1, 2}


def test_the_same_seed_gives_the_same_plays() -> None:
    told = []
    for seed in (8, 8, 9):
        ships, rng = Fleet("kings-gold", 5), np.random.default_rng(4)
        seen, _ = ships.reset(seed=seed)
        for _ in range(20):
            seen, *_ = ships.step(some_actions(seen, rng))
        told.append(seen["observation"].tolist())
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": "gold-up"}, "A fleet plays kings-gold, mille-sabords, gold-armada, not"),
        ({"plays": 0}, "A fleet needs at least one play, not 0."),
        ({"opponents": "admiral"}, "no compiled bot “admiral”; there are cabin-boy, deckhand."),
        ({"seats": 9}, "9 players cannot play this game"),
        ({"game": "mille-sabords", "target": 2**31}, "mille-sabords does not know `target`."),
    ],
)
def test_a_fleet_that_cannot_be_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(DoubloonError) as refused:
        Fleet(**{"game": "kings-gold", "plays": 2, **wrong})
    assert told in explain(refused.value)


@pytest.mark.parametrize("wrong", [{"seed": [1, 2]}, {"options": {"deck": 1}}])
def test_a_fleet_is_not_reset_in_parts(wrong: dict[str, Any]) -> None:
    with pytest.raises(DoubloonError) as refused:
        Fleet("kings-gold", 2).reset(**wrong)
    assert explain(refused.value) == "A fleet takes one seed for all its plays, and no options."


def test_actions_that_are_not_offered_are_refused_and_change_nothing() -> None:
    ships = Fleet("mille-sabords", 3)
    seen, _ = ships.reset(seed=1)
    right = seen["action_mask"].argmax(axis=1)
    before = ships._states.copy()
    for wrong in (len(seen["action_mask"][0]), -1, int(seen["action_mask"][1].argmin())):
        actions = right.copy()
        actions[1] = wrong
        with pytest.raises(DoubloonError) as refused:
            ships.step(actions)
        assert explain(refused.value).startswith(f"Action {wrong} is not offered in play 1;")
    for strange in (right[:2], right.astype(float)):
        with pytest.raises(DoubloonError) as refused:
            ships.step(strange)
        assert explain(refused.value).startswith("A fleet of 3 plays needs as many whole numbers")
    assert (ships._states == before).all()
