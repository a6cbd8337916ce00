"""The pocket rule of King's Gold, played as a bot: what a person can keep in mind.

The messages `pocket-kg-1` … say the same in words.
"""

from typing import Any

from doubloon.core.dice import Counts, Reroll, Stop, Uniform, minus
from doubloon.core.parts import Bot, Offers
from doubloon.core.setup import Setup
from doubloon.games.kings_gold.rules.notation import read_dice
from doubloon.games.kings_gold.rules.scoring import CANNON, COINS, CROSSBONES, SKULL
from doubloon.games.kings_gold.rules.state import NO_DICE, Pair, Plunder
from doubloon.games.kings_gold.rules.view import View

WORTH_ROBBING = 2
"""With so many coins, an opponent is worth a theft."""

RICH = 10
"""With so many coins, a pile is worth five of a kind."""

NEAR = 4
"""So many dice of a kind are worth another roll for the fifth."""

HIGH = COINS[2] + COINS[1]
"""Two pairs will do with a three and a two, or better."""

PAIRS = 2
"""The most pairs that five dice form."""


def pocket(_setup: Setup) -> Bot:
    return choose


def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """The act of the pocket rule."""
    if Stop not in offers:
        acts = [act for kind in (Pair, Plunder) for act in offers.get(kind, ())]
        return max(acts, key=lambda act: _gain(act, view))
    table = read_dice(view.table)
    wish = Reroll(minus(table, _dice_to_keep(view, table)))
    return wish if any(wish.dice) and wish in offers.get(Reroll, ()) else Stop()


def _richest(view: View) -> int:
    return max(coins for seat, coins in enumerate(view.coins) if seat != view.seat)


def _dice_to_keep(view: View, table: Counts) -> Counts:
    """All dice if they will do; otherwise nearly five of a kind, or high coins and partners."""
    coins = [coin for coin in reversed(COINS) for _ in range(table[coin])]
    rich = {CANNON: view.box, SKULL: _richest(view)}
    for face, pile in rich.items():
        if table[face] >= NEAR and pile >= RICH:
            return _with(table, [face] * table[face])
    if len(coins) >= NEAR and view.king >= RICH:
        return _with(table, coins)
    partner = SKULL if rich[SKULL] >= WORTH_ROBBING else CANNON
    partners = [partner] * min(table[partner], PAIRS)
    made = min(len(coins), len(partners))
    if made and (table[CROSSBONES] >= PAIRS or (made == PAIRS and sum(coins[:PAIRS]) >= HIGH)):
        return table
    high = [coin for coin in coins[:PAIRS] if coin == COINS[-1] or (coin and partners)]
    return _with(table, high + partners)


def _with(table: Counts, faces: list[int]) -> Counts:
    kept = [*NO_DICE]
    kept[CROSSBONES] = table[CROSSBONES]
    for face in faces:
        kept[face] += 1
    return tuple(kept)


def _gain(act: Pair | Plunder, view: View) -> tuple[int, int]:
    """How much an act changes the lead; a theft counts twice."""
    match act:
        case Plunder(victim):
            return view.coins[victim], 0
        case Pair(coin, _, None):
            return min(coin + 1, view.box), 0
        case Pair(coin, _, victim):
            assert victim is not None
            return 2 * min(coin + 1, view.coins[victim]), view.coins[victim]
