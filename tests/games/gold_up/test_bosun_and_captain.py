"""Bosun and captain: always a legal act, under every reading, and stronger than the level below."""

import random
from functools import partial
from importlib.util import find_spec
from threading import Event
from typing import Any

import pytest

from doubloon.core.game import offers
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME, bots
from doubloon.games.gold_up.bots import bosun, captain, deckhand
from doubloon.games.gold_up.rules.editions import terms
from doubloon.games.gold_up.solve.candidates import candidates
from doubloon.games.gold_up.solve.lookahead import Lookahead
from doubloon.solving import deferred
from games.gold_up.tables import chance, wander

LONGEST = 6000
"""Steps after which a play counts as endless; the longest seen has about 1300."""

READINGS: list[dict[str, object]] = [
    {},
    {"stalemate-ends-round": False},
    {"bottom-order": "shuffled"},
    {"min-stolen-chests": 0},
    {"min-stolen-chests": 3},
    {"tie-break": "shared", "keep-hands": True},
]


def play_to_end(setup: Setup, players: list[Any], seed: int) -> tuple[int, ...]:
    """The winners; an act that is not on offer fails the test."""
    state, mix = GAME.start(setup), random.Random(seed).randrange
    for _ in range(LONGEST):
        if (result := GAME.result(state)) is not None:
            return result.winners
        if (seat := GAME.to_act(state)) is None:
            state = GAME.play(state, GAME.draw(state, mix))
            continue
        on_offer = offers(GAME, state)
        act = players[seat](GAME.view(state, seat), on_offer, mix)
        assert act in on_offer[type(act)]
        state = GAME.play(state, act)
    raise AssertionError("the play does not end")


@pytest.mark.parametrize("readings", READINGS, ids=str)
@pytest.mark.parametrize("edition", GAME.editions)
def test_whole_plays_under_every_reading(readings: dict[str, object], edition: str) -> None:
    setup = Setup(2, edition, readings)
    assert play_to_end(setup, [bosun(setup), captain(setup, playouts=8)], 1)


@pytest.mark.parametrize("seats", [3, 6])
def test_whole_plays_at_larger_tables(seats: int) -> None:
    setup = Setup(seats)
    levels = [captain(setup, playouts=8), bosun(setup), deckhand(setup)]
    assert play_to_end(setup, levels * (seats // 3), seats)


@pytest.mark.parametrize("readings", READINGS, ids=str)
@pytest.mark.parametrize("level", ["bosun", "captain"])
def test_every_position_gets_a_legal_act(level: str, readings: dict[str, object]) -> None:
    named = {name.replace("-", "_"): value for name, value in readings.items()}
    for seed in range(25):
        seats = 2 + seed % 5
        state, setup = wander(seats, seed, 300, **named), Setup(seats, None, readings)
        if (seat := GAME.to_act(state)) is None:
            continue
        choose = captain(setup, playouts=20) if level == "captain" else bosun(setup)
        act = choose(GAME.view(state, seat), offers(GAME, state), chance(seed))
        assert GAME.forbids(state, act) is None


def wins(setup: Setup, better: Any, other: Any, plays: int) -> int:
    found = 0
    for seed in range(plays):
        mine = seed % setup.seats
        players = [better if seat == mine else other for seat in range(setup.seats)]
        found += mine in play_to_end(setup, players, seed // setup.seats)
    return found


def test_a_bosun_beats_a_deckhand() -> None:
    """About 0.95 of the plays in `doubloon simulate`; by luck, seven of eight come once in 28."""
    setup = Setup(2)
    assert wins(setup, bosun(setup), deckhand(setup), 8) >= 7


def test_a_captain_beats_deckhands_at_a_full_table() -> None:
    """About 0.8 of the plays in `doubloon simulate`; a sixth would be no skill."""
    setup = Setup(6)
    assert wins(setup, captain(setup, playouts=100), deckhand(setup), 6) >= 3


@pytest.mark.parametrize("level", [deckhand, bosun, partial(captain, playouts=60)])
def test_the_same_seed_gives_the_same_act(level: Any) -> None:
    for seed in range(20):
        seats = 2 + seed % 5
        state, setup = wander(seats, seed, 200), Setup(seats)
        if (seat := GAME.to_act(state)) is None:
            continue
        asked = GAME.view(state, seat), offers(GAME, state)
        once, again = (level(setup)(*asked, chance(seed)) for _ in range(2))
        assert once == again
        assert once in asked[1][type(once)]


def test_without_numba_the_captain_plays_its_default_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "find_spec", lambda _name: None)
    monkeypatch.setattr(bots, "_searches", {})
    setup, asked = Setup(3), 0
    for seed in range(20):
        state = wander(3, seed, 200)
        if (seat := GAME.to_act(state)) is None:
            continue
        view, on_offer = GAME.view(state, seat), offers(GAME, state)
        lookahead = Lookahead(view, terms(setup).box, chance(4)(bots.SEEDS))
        acts = candidates(view, on_offer)
        asked += len(acts) > 1
        assert captain(setup)(view, on_offer, chance(4)) == max(acts, key=lookahead.value)
    assert asked


def test_the_server_compiles_the_search_by_a_module_that_exists(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    modules: list[str] = []
    monkeypatch.setattr(bots, "Deferred", lambda _make, module: modules.append(module))
    monkeypatch.setattr(bots, "_searches", {})
    captain(Setup(2))
    assert [find_spec(module) is not None for module in modules] == [True]


def test_on_a_server_nobody_waits_for_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is being loaded there is no search; elsewhere the caller waits for it."""
    loaded = Event()

    def load() -> str:
        loaded.wait()
        return "search"

    monkeypatch.setattr(deferred, "_hurried", True)
    monkeypatch.setattr(deferred, "PATIENCE", 0.0)
    ready = deferred.Deferred(load)
    assert ready() is None
    loaded.set()
    monkeypatch.setattr(deferred, "_hurried", False)
    assert ready() == "search"
