"""The pocket rule of Mille Sabords, played as a bot: what a person can keep in mind.

The messages `pocket-ms-1` … say the same in words.
"""

from typing import Any

from doubloon.core.dice import Counts, Reroll, Stop, Uniform, minus, plus
from doubloon.core.parts import Bot, Offers
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules.notation import read_dice
from doubloon.games.mille_sabords.rules.scoring import (
    COMBINATION,
    DICE,
    EACH_TREASURE,
    SABRE,
    SKULL,
    TREASURE,
    group_sizes,
)
from doubloon.games.mille_sabords.rules.state import NO_DICE, Lay, Lift
from doubloon.games.mille_sabords.rules.view import View

ENOUGH = (None, 2000, 400)
"""The points for which to stop, by the number of skulls, those of the card included."""

COMPLETE = (2500, 1000, 300)
"""The same if fewer than two dice score nothing."""

DOUBLED = ("pirate", "treasure-island")
"""Cards under which these points are doubled."""

FEW, MORE = 2, 3
"""Dice to roll again: as a rule, and while there is no skull."""


def pocket(_setup: Setup) -> Bot:
    return choose


def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """The act of the pocket rule."""
    rolls = offers.get(Reroll, ())
    if view.phase == "island":
        free = [act for act in rolls if not act.dice[SKULL]]
        return max(free, key=lambda act: sum(act.dice)) if free else _first(offers)
    lying = plus(read_dice(view.table), read_dice(view.laid))
    order, loose = _by_worth(lying, view)
    if view.phase == "rolled" and _is_enough(view, lying, loose):
        return Stop()
    again = _dice_to_roll(view, order, loose)
    for act in (*_move(view, minus(lying, again)), Reroll(again)):
        if act in offers.get(type(act), ()):
            return act
    fitting = [act for act in rolls if act.dice[SKULL] == again[SKULL]]
    return min(fitting, key=lambda act: _distance(act.dice, again), default=_first(offers))


def _is_enough(view: View, lying: Counts, loose: int) -> bool:
    """Whether to stop with these points."""
    if (view.guardian and view.skulls) or lying[SABRE] < view.sabres:
        return False
    factor = 2 if view.card in DOUBLED else 1
    limits = COMPLETE if loose < FEW else ENOUGH
    limit = limits[min(view.skulls, len(limits) - 1)]
    return limit is not None and (view.worth or 0) >= factor * limit


def _by_worth(lying: Counts, view: View) -> tuple[list[int], int]:
    """The dice that are no skulls, those of small groups first, and how many score nothing."""
    sizes = group_sizes(lying, view.card)
    if view.sabres:
        sizes[SABRE] = DICE
    dice = [face for face in range(SABRE, len(lying)) for _ in range(lying[face])]
    cost = {face: _cost(face, min(sizes[face], DICE)) for face in dice}
    dice.sort(key=lambda face: (cost[face], sizes[face]))
    return dice, sum(not cost[face] for face in dice)


def _cost(face: int, size: int) -> int:
    """The points that a group of this size loses with one of its dice."""
    treasure = EACH_TREASURE if face in TREASURE else 0
    return treasure + COMBINATION.get(size, 0) - COMBINATION.get(size - 1, 0)


def _dice_to_roll(view: View, order: list[int], loose: int) -> Counts:
    """Two dice that score nothing, or three without a skull; the guardian rolls a skull instead."""
    again = [*NO_DICE]
    if view.guardian and view.skulls and (loose < FEW or view.skulls > 1):
        again[SKULL], many = 1, min(loose, 1)
    else:
        many = max(FEW, min(loose, FEW if view.skulls else MORE))
    for face in order[:many]:
        again[face] += 1
    return tuple(again)


def _move(view: View, kept: Counts) -> tuple[Lift, Lay]:
    """On the treasure island lie all dice that are not rolled."""
    laid, kept = read_dice(view.laid), (0, *kept[SKULL + 1 :])
    surplus = [
        [max(0, n - m) for n, m in zip(*two, strict=True)] for two in ((laid, kept), (kept, laid))
    ]
    return Lift(tuple(surplus[0])), Lay(tuple(surplus[1]))


def _distance(dice: Counts, wanted: Counts) -> int:
    return sum(abs(n - m) for n, m in zip(dice, wanted, strict=True))


def _first(offers: Offers) -> Any:
    return next(iter(offers.values()))[0]
