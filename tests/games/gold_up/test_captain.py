"""The captain against an exact solver in fractions, at the end of a round with a small box.

One chest is left in the pile, so the seat that takes a series ends the play. But chests can be
robbed first, and a robbed seat may rob them back. All cards are in two hands, so nothing is
hidden.
"""

import copy
import random
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

from doubloon.core import editions
from doubloon.core.game import branches, offers
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.bots import captain, search_for
from doubloon.games.gold_up.rules.editions import terms
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.solve import advice
from twin import Twin

KEYS, CHESTS = "wwwwwrbgpyC", "wwwwwwwrrrbbgpyy"
READINGS = {"tie-break": "shared"}


@cache
def box() -> dict[str, Any]:
    """Sixteen chests, ten keys and a chest thief; any gold is enough to win."""
    table = copy.deepcopy(editions.load("doubloon.games.gold_up.rules", "chests.toml"))
    for name, part in table["colours"].items():
        part["chests"] = CHESTS.count(name[0])
        part["keys"] = KEYS.count(name[0])
    for name, letter in (("joker", "j"), ("key-thief", "K"), ("chest-thief", "C")):
        table["specials"][name]["copies"] = KEYS.count(letter)
    return {**table, "target": 1}


def position(seed: int) -> Setup:
    """A random position: two hands, one chest before p1, three before p2, one in the pile."""
    mix = random.Random(seed)
    keys, chests = [*KEYS], [*CHESTS]
    mix.shuffle(keys)
    mix.shuffle(chests)
    start = {
        "table": "".join(chests[:11]),
        "hands": ["".join(keys[:6]), "".join(keys[6:])],
        "chests": [chests[14], "".join(chests[11:14])],
        "unseen-keys": "",
        "unseen-chests": chests[15],
        "under-keys": "",
        "points": [0, 0],
        "seat": 1,
    }
    return Setup(2, None, READINGS, None, start, box())


def won(state: State) -> Fraction | None:
    if state.result is None:
        return None
    return Fraction(int(0 in state.result.winners), len(state.result.winners))


class Exact:
    """Every act of the first seat with its exact chance to win under best play."""

    def __init__(self, state: State) -> None:
        self.twin = Twin(GAME, [state], won)
        self.acts: dict[Any, Fraction] = {
            act: self._after(GAME.play(state, act)) for act, _ in branches(GAME, state)
        }
        self.best = max(self.acts.values())
        assert self.twin[state] == self.best

    def _after(self, state: State) -> Fraction:
        if (worth := won(state)) is not None:
            return worth
        if GAME.to_act(state) is not None:
            return self.twin[state]
        ways = branches(GAME, state)
        total = sum(weight for _, weight in ways)
        after = (Fraction(n, total) * self._after(GAME.play(state, way)) for way, n in ways)
        return sum(after, Fraction(0))


SEEDS = (0, 3, 7, 8, 13, 15, 16)
"""Positions in which acts differ in value; in 7 only a theft wins."""


@pytest.mark.parametrize("seed", SEEDS)
def test_the_captain_finds_the_best_act(seed: int) -> None:
    setup = position(seed)
    state = GAME.start(setup)
    exact = Exact(state)
    assert min(exact.acts.values()) < exact.best
    choose = captain(setup, playouts=400)
    act = choose(GAME.view(state, state.seat), offers(GAME, state), random.Random(seed).randrange)
    assert exact.acts[act] == exact.best


@pytest.mark.parametrize("seed", SEEDS)
def test_a_default_act_that_loses_is_replaced(seed: int) -> None:
    setup = position(seed)
    state = GAME.start(setup)
    exact, search = Exact(state), search_for(terms(setup), 2)
    assert search is not None
    worst_first = sorted(exact.acts, key=lambda act: exact.acts[act])
    act = search.choose(GAME.view(state, state.seat), worst_first, 400, seed)
    assert exact.acts[act] == exact.best


@pytest.mark.parametrize("seed", SEEDS)
def test_the_advice_rates_every_act_exactly_here(seed: int) -> None:
    state = GAME.start(position(seed))
    exact = Exact(state)
    found = advice.advise(state, playouts=400)
    assert dict(found.acts) == pytest.approx({act: float(n) for act, n in exact.acts.items()})
    assert found.values == pytest.approx((float(exact.best), 1 - float(exact.best)))
    assert (found.exact, found.error) == (False, 0)


def test_advice_can_be_repeated() -> None:
    state = GAME.start(Setup(3))
    dealt = random.Random(5).randrange
    while GAME.to_act(state) is None:
        state = GAME.play(state, GAME.draw(state, dealt))
    once, again = (advice.advise(state, playouts=300) for _ in range(2))
    assert once == again
    assert sum(once.values) == pytest.approx(1)
    assert once.error is not None
    assert 0 < once.error < 0.1
    assert np.all(np.diff([worth for _, worth in once.acts]) <= 0)
