"""Fits the evaluation of Gold Up, `games/gold_up/solve/evaluation.toml`, to plays of deckhands.

    python fit/fit_gold_up.py [--plays 150] [--seed 1] > EVALUATION.toml

Deckhands play by the rules. After every turn the position of the seat that acted is kept; the end
of the round shows how much its lead grew. The weights are those of a ridge regression on that gain.
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
from doubloon.games.gold_up.solve.evaluation import (
    FEATURES,
    OWN_FEATURES,
    SeatPosition,
    features,
    lead,
)

RIDGE = 3.0
"""The penalty on squared weights: it keeps those of nearly constant features near zero."""


def position_of(state: State, seat: int) -> SeatPosition:
    return SeatPosition(
        Seat(seat),
        state.hands[seat],
        state.table,
        state.chests,
        tuple(map(sum, state.hands)),
        sum(state.chest_pile),
        state.key_pile.size,
    )


def rows_of(setup: Setup, seed: int) -> list[tuple[list[float], float]]:
    """One play: the weighted features after every turn, and how much that seat's lead grew."""
    chance, state = random.Random(f"{seed} {setup.seats}").randrange, GAME.start(setup)
    choose = bot(GAME, "deckhand", setup)
    values, full = state.terms.box.values, sum(state.terms.box.chests) - len(PLACES)
    rows: list[tuple[list[float], float]] = []
    open_: list[tuple[SeatPosition, list[float]]] = []
    while GAME.result(state) is None:
        seat, before = GAME.to_act(state), state
        if seat is None:
            state = GAME.play(state, GAME.draw(state, chance))
        else:
            act = choose(GAME.view(state, seat), offers(GAME, state), chance)
            state = GAME.play(state, act)
        if GAME.result(state) is not None or state.starter != before.starter:
            for position, numbers in open_:
                after = lead(position._replace(chests=before.chests), values)
                rows.append((numbers, after - lead(position, values)))
            open_ = []
        elif state.ended is not None and state.phase == "turn":
            position = position_of(state, state.ended.seat)
            part = position.chests_left / full
            numbers = features(position, values)
            twice = [part * n for n in numbers] + [part * part * n for n in numbers]
            open_.append((position, twice))
    return rows


Numbers = NDArray[np.floating[Any]]


def fit(seen: Numbers, gained: Numbers, names: Sequence[str]) -> tuple[Numbers, float]:
    """The two weights of each of these features, and the part of the variance explained."""
    places = [FEATURES.index(name) for name in names]
    used = seen[:, [*places, *(len(FEATURES) + place for place in places)]]
    weights = np.linalg.solve(used.T @ used + RIDGE * np.eye(used.shape[1]), used.T @ gained)
    left = ((gained - used @ weights) ** 2).sum() / ((gained - gained.mean()) ** 2).sum()
    return weights.reshape(2, -1).T, 1 - float(left)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plays", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="*", default=[*GAME.seats])
    asked = parser.parse_args()
    print("# Weights found by fit/fit_gold_up.py for each feature of evaluation.py, for two to six")
    print("# seats: times the part of the chests that is left, and times the square of that part.")
    for seats in asked.seats:
        rows = [
            row for n in range(asked.plays) for row in rows_of(Setup(seats), asked.seed * 10**6 + n)
        ]
        seen, gained = np.array([row for row, _ in rows]), np.array([gain for _, gain in rows])
        for scope, names in (("whole", FEATURES), ("own", OWN_FEATURES)):
            weights, explained = fit(seen, gained, names)
            found = f"{len(rows)} positions, {explained:.2f} of the variance"
            print(f"\n[{scope}.{seats}]  # {found}")
            for name, (a, b) in zip(names, weights, strict=True):
                print(f"{name} = [{a:.3f}, {b:.3f}]", flush=True)


if __name__ == "__main__":
    main()
