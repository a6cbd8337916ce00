"""The kernel of Gold Up: what it does not cover, and thefts as by the rules."""

import copy
from typing import Any

import numpy as np
import pytest

from doubloon.bots import bot
from doubloon.core import editions
from doubloon.core.dice import Uniform
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up import GAME, kernel
from doubloon.games.gold_up.rules.state import RobChests
from doubloon.kernels.generator import seed_generators
from games.gold_up.tables import at


def box(**changes: int) -> dict[str, Any]:
    """The printed box with another number: `white_chests`, `white_value`, `joker_copies`…"""
    table = copy.deepcopy(editions.load("doubloon.games.gold_up.rules", "chests.toml"))
    for name, value in changes.items():
        part, field = name.split("_")
        section = table["colours"] if part in table["colours"] else table["specials"]
        section[part][field] = value
    return table


@pytest.mark.parametrize(
    ("setup", "missing"),
    [
        (Setup(6), None),
        (Setup(2, components=box(white_value=7)), None),
        (Setup(2, components=box(joker_copies=6)), None),
        (Setup(2, components=box(white_keys=40)), "keys"),
        (Setup(2, components=box(joker_copies=8, white_keys=10)), "joker"),
        (Setup(2, components=box(white_chests=32)), "chests"),
        (Setup(2, components=box(white_value=99_999)), None),
        (Setup(2, readings={"min-stolen-chests": 15}), None),
        (Setup(2, readings={"min-stolen-chests": 16}), "min-stolen-chests"),
    ],
)
def test_the_kernel_names_what_it_does_not_cover(setup: Setup, missing: str | None) -> None:
    assert kernel.covers(setup) == missing


HANDS = [
    ["wwrrbgjjC", "wrK", "bb"],
    ["wwrrbgjjKC", "wrK", "bb"],
    ["jjjjC", "wrKKKK", "bbCC"],
    ["wC", "", "rrrr"],
    ["K", "wr", "bbb"],
    ["K", "wrb", "bbb"],
]
CHESTS = [["", "wwrpy", "bbgg"], ["b", "wwwwww", "rr"], ["", "", "ywpg"]]


def answering(n: int) -> Uniform:
    return lambda below: n % below


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("chests", CHESTS)
@pytest.mark.parametrize("least", [0, 1, 3])
def test_thefts_are_counted_found_and_chosen_as_by_the_rules(
    hands: list[str], chests: list[str], least: int
) -> None:
    readings = {"min-stolen-chests": least}
    state = at(hands=hands, chests=chests, readings=readings).state
    t, s = kernel.tables(Setup(3, readings=readings))[0], kernel.pack(state)[0]
    for place, (kind, acts) in enumerate(offers(GAME, state).items()):
        assert kernel.many(s, t, place) == len(acts)
        step = max(1, len(acts) // 300) if kind is RobChests else 1
        for n in range(0, len(acts), step):
            assert kernel.decode(state, int(kernel.act(s, t, place, n))) == acts[n]
    seed_generators(s, np.uint64(1), 1)
    deckhand, view = bot(GAME, "deckhand", Setup(3, readings=readings)), GAME.view(state, Seat(0))
    wanted = {deckhand(view, offers(GAME, state), answering(n)) for n in range(4)}
    found = {kernel.decode(state, int(kernel.decide(s, t, 1))) for _ in range(40)}
    assert found == wanted
