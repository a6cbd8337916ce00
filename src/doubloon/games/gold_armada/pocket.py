"""The pocket rule of Gold Armada, played as a bot: what a person can keep in mind.

The messages `pocket-ga-1` … say the same in words.
"""

from typing import Any

from doubloon.core.dice import Counts, Reroll, Stop, Uniform, minus
from doubloon.core.parts import Bot, Offers
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.board import DICE, FACES, PIERS
from doubloon.games.gold_armada.rules.notation import read_dice
from doubloon.games.gold_armada.rules.state import Take
from doubloon.games.gold_armada.rules.view import View

ENOUGH = 3
"""A doubloon of this value is taken at once."""

NEAR = 4
"""So many dice alike are worth another roll for the fifth."""


def pocket(_setup: Setup) -> Bot:
    return choose


def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """The act of the pocket rule."""
    if takes := offers.get(Take, ()):
        value = {PIERS.index(pier.name): pier.value for pier in view.piers}
        return max(takes, key=lambda act: value[act.pier])
    table = read_dice(view.table)
    kept = _dice_to_keep(view, table)
    wish = Reroll(minus(table, kept))
    return wish if any(wish.dice) and wish in offers.get(Reroll, ()) else Stop()


def _dice_to_keep(view: View, table: Counts) -> Counts:
    """All dice if they win enough; otherwise the symbol nearest to a doubloon, or two pairs."""
    best = max(range(len(FACES)), key=lambda face: _prospect(view, table, face))
    won = max((pier.value for pier in view.piers if pier.satisfied), default=0)
    alike = tuple(n if face == best else 0 for face, n in enumerate(table))
    five = max((p.value for p in view.piers if _counts(p, best) and p.need == DICE), default=0)
    if table[best] >= NEAR:
        return alike if won < five else table
    if won >= ENOUGH:
        return table
    pairs = [face for face, n in enumerate(table) if n == 2]
    house = next(pier for pier in view.piers if pier.kind == "full-house")
    near = len(pairs) == 2 and all(FACES[face] in house.allowed for face in pairs)
    if near and (view.rolls_left == 1 or house.value > ENOUGH):
        return tuple(n if face in pairs else 0 for face, n in enumerate(table))
    return alike


def _counts(pier: Any, face: int) -> bool:
    return bool(pier.left > 0 and FACES[face] in pier.allowed and pier.kind != "full-house")


def _prospect(view: View, table: Counts, face: int) -> tuple[int, int, int]:
    """How near the dice of a symbol are to a doubloon; of equal ones, the most dice and points."""
    open_ = [pier for pier in view.piers if _counts(pier, face)]
    missing = min((max(0, pier.need - table[face]) for pier in open_), default=DICE)
    return -missing, table[face], sum(pier.value for pier in open_)
