"""What the tables of King's Gold depend on: the terms that matter, spelled out for their stamps.

A shipped table is found by its stamp, so this text must not change unless the numbers do.
"""

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from doubloon.games.kings_gold.rules.editions import FirstPlayerTie, Terms, TieBreak
from doubloon.games.kings_gold.rules.ending import TIED_TURNS
from doubloon.games.kings_gold.rules.scoring import COINS, loot
from doubloon.games.kings_gold.rules.state import Pair, Plunder
from doubloon.games.kings_gold.solve.one_turn import Plan, TurnModel
from doubloon.solving import tables

BOX, PURSE = 1, 2
"""What a pair takes coins from."""


def simplify(terms: Terms, seats: int) -> Terms:
    """Terms with the same values for so many seats; readings that make no difference are plain.

    A shared win is worth as much as a new game, and two tied seats are everybody. While three
    crossbones cancel, it does not matter when they are judged.
    """
    readings = terms.readings
    tie_break = readings.tie_break if readings.tie_break in TIED_TURNS else TieBreak.SHARED
    if seats == 2 and tie_break in TIED_TURNS:
        tie_break = TieBreak.TIED_ONE_TURN
    plain = replace(
        readings,
        tie_break=tie_break,
        first_player_tie=FirstPlayerTie.REROLL,
        stop_at_third_crossbones=(
            readings.stop_at_third_crossbones or readings.three_crossbones_cancels
        ),
    )
    return replace(terms, readings=plain)


def describe_inputs(model: TurnModel, version: int, rolls: int, repeats: int) -> str:
    """Everything that a table of such turns follows from, the method included."""
    terms = model.terms
    loots = _loots(terms)
    parts = {
        "version": version,
        "coins": terms.coins,
        "die": terms.die,
        "readings": {name: getattr(terms.readings, name) for name in terms.readings.__slots__},
        "rolls": rolls,
        "repeats": repeats,
        "plans": [describe_plan(plan) for plan in model.plans],
        "chosen": model.chosen.astype("<i4"),
        "starts": model.starts.astype("<i4"),
        "over": model.over,
        "taken": loots[..., 0],
        "paid": loots[..., 1],
    }
    return tables.canonical_text(parts)


def describe_plan(plan: Plan) -> tuple[tuple[tuple[int, int, int], ...], int, int]:
    """The pairs of a plan (coins, what is robbed, victim), how it ends, and whom it plunders."""
    pairs, plundered = list[tuple[int, int, int]](), 0
    for act in plan.acts:
        match act:
            case Pair(coin, _, victim):
                pairs.append((coin + 1, BOX if victim is None else PURSE, victim or 0))
            case Plunder(victim):
                plundered = victim
            case _:
                raise TypeError(act)
    return tuple(pairs), plan.end, plundered


def _loots(terms: Terms) -> NDArray[np.int64]:
    """What a cannon pair brings the player and the King, by coins in the box and value."""
    boxes, values = range(terms.coins + 1), range(len(COINS) + 1)
    short_box = terms.readings.short_box
    return np.array([[loot(box, value, short_box) for value in values] for box in boxes], "<i8")
