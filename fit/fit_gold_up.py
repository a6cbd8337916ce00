"""Fits the evaluation of Gold Up, `games/gold_up/solve/evaluation.toml`, to plays of deckhands.

    python fit/fit_gold_up.py [--plays 150] [--seed 1] > EVALUATION.toml

Deckhands play by the rules. After every turn the seat that acted writes down how it stands; when
the round is over it is known how far ahead it came. The weights are the least squares.
"""

import argparse
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from doubloon.bots import bot
from doubloon.core.game import offers
from doubloon.core.setup import Seat, Setup
from doubloon.games.gold_up import GAME
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.solve.evaluation import NAMES, OWN, Standing, features, lead

RIDGE = 3.0
"""Keeps weights of what hardly ever differs near nothing."""


def standing(state: State, seat: int) -> Standing:
    return Standing(
        Seat(seat),
        state.hands[seat],
        state.table,
        state.chests,
        tuple(map(sum, state.hands)),
        sum(state.chest_pile),
        state.key_pile.size,
    )


def rows_of(setup: Setup, seed: int) -> list[tuple[list[float], float]]:
    """A play: what was written down, and how much further ahead that seat came."""
    chance, state = random.Random(f"{seed} {setup.seats}").randrange, GAME.start(setup)
    choose = bot(GAME, "deckhand", setup)
    values, full = state.terms.box.values, sum(state.terms.box.chests) - len(PLACES)
    rows: list[tuple[list[float], float]] = []
    open_: list[tuple[Standing, list[float]]] = []
    while GAME.result(state) is None:
        seat, before = GAME.to_act(state), state
        if seat is None:
            state = GAME.play(state, GAME.draw(state, chance))
        else:
            act = choose(GAME.view(state, seat), offers(GAME, state), chance)
            state = GAME.play(state, act)
        if GAME.result(state) is not None or state.starter != before.starter:
            for stood, numbers in open_:
                after = lead(stood._replace(chests=before.chests), values)
                rows.append((numbers, after - lead(stood, values)))
            open_ = []
        elif state.ended is not None and state.phase == "turn":
            stood = standing(state, state.ended.seat)
            part = stood.chests_left / full
            numbers = features(stood, values)
            twice = [part * n for n in numbers] + [part * part * n for n in numbers]
            open_.append((stood, twice))
    return rows


Numbers = NDArray[np.floating[Any]]


def fitted(seen: Numbers, came: Numbers, names: Sequence[str]) -> tuple[Numbers, float]:
    """The weights of these names, once and squared; and the part of the variance explained."""
    places = [NAMES.index(name) for name in names]
    used = seen[:, [*places, *(len(NAMES) + place for place in places)]]
    weights = np.linalg.solve(used.T @ used + RIDGE * np.eye(used.shape[1]), used.T @ came)
    left = ((came - used @ weights) ** 2).sum() / ((came - came.mean()) ** 2).sum()
    return weights.reshape(2, -1).T, 1 - float(left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plays", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", default=[*GAME.seats])
    asked = parser.parse_args()
    print("# What fit/fit_gold_up.py found: weights of each number in leaf.py, with the part of")
    print("# the chests that is left and with its square, for two to six seats.")
    for seats in asked.seats:
        rows = [
            row for n in range(asked.plays) for row in rows_of(Setup(seats), asked.seed * 10**6 + n)
        ]
        seen, came = np.array([row for row, _ in rows]), np.array([gain for _, gain in rows])
        for sight, names in (("whole", NAMES), ("own", OWN)):
            weights, explained = fitted(seen, came, names)
            found = f"{len(rows)} standings, {explained:.2f} of the variance"
            print(f"\n[{sight}.{seats}]  # {found}")
            for name, (a, b) in zip(names, weights, strict=True):
                print(f"{name} = [{a:.3f}, {b:.3f}]", flush=True)


if __name__ == "__main__":
    main()
