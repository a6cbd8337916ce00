"""The points of a turn, by its dice and its card."""

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import FACES, Card, MagicNine, Readings, ShipBust

DICE = 8
BUST = 3
"""Skulls that end a turn. [ms.third-skull]"""

SKULL, SABRE, COIN, DIAMOND, MONKEY, PARROT = range(len(FACES))
COMBINATION = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000}
"""Points by the number of symbols alike. [ms.score-combination]"""

TREASURE = (COIN, DIAMOND)
FULL_CHEST = 500
ISLAND = 100
"""Points that each opponent loses for every skull. [ms.skull-island]"""

MAGIC = 9
"""Symbols alike that are pirate magic. [ms.magic]"""

EXTRA = {"coin": COIN, "diamond": DIAMOND}
"""The face a card adds to the dice. [ms.treasure-card]"""


def score(dice: Counts, card: Card, readings: Readings) -> int:
    """The points for stopping with these eight dice."""
    if dice[SABRE] < card.sabres:  # [ms.ship]
        return -card.value
    chest = FULL_CHEST if fills_chest(dice, card, readings) else 0
    points = score_dice(dice, card) + chest + card.value
    return 2 * points if card.name == "pirate" else points  # [ms.pirate]


def score_dice(dice: Counts, card: Card) -> int:
    """The points for combinations and treasure, also for fewer than eight dice."""
    groups = group_sizes(dice, card.name)[SABRE:]
    if card.name == "animals":
        groups.pop()  # monkeys and parrots are one group. [ms.animals]
    combinations = sum(COMBINATION.get(min(n, DICE), 0) for n in groups)  # [ms.score-combination]
    treasure = sum(dice[face] for face in TREASURE) + (card.name in EXTRA)
    return combinations + 100 * treasure  # [ms.score-treasure]


def group_sizes(dice: Counts, card: str | None) -> list[int]:
    """For each face, how many symbols count as alike with it, the card's included."""
    sizes = [*dice]
    if card in EXTRA:
        sizes[EXTRA[card]] += 1  # [ms.treasure-card]
    if card == "animals":  # [ms.animals]
        sizes[MONKEY] = sizes[PARROT] = dice[MONKEY] + dice[PARROT]
    return sizes


def fills_chest(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether all eight dice score; a skull never does. [ms.score-full-chest]"""
    if dice[SKULL] or (card.skulls and readings.skull_card_blocks_full_chest):
        return False
    sizes = group_sizes(dice, card.name)
    wins_ship = 0 < card.sabres <= dice[SABRE]
    if wins_ship and readings.ship_swords_count_for_full_chest:
        sizes[SABRE] = 3  # they earn the ship's value. [ms.full-chest-ship]
    return all(not dice[face] or sizes[face] >= 3 for face in (SABRE, MONKEY, PARROT))


def score_bust(dice: Counts, laid: Counts, card: Card, readings: Readings) -> int:
    """The points of a turn after the third skull. [ms.third-skull]"""
    if card.sabres:  # [ms.ship-bust]
        if dice[SABRE] < card.sabres or readings.ship_bust_with_quota is ShipBust.MALUS:
            return -card.value
        return card.value if readings.ship_bust_with_quota is ShipBust.BONUS else 0
    return score_laid(laid, card)


def score_laid(laid: Counts, card: Card) -> int:
    """The points that dice on the treasure island save at a bust. [ms.treasure-island-bust]"""
    return score_dice(laid, card) if any(laid) else 0


def wins_by_magic(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether these dice win the play at once. [ms.magic]"""
    return readings.magic_nine is MagicNine.WIN and is_magic(dice, card, readings)


def is_magic(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether nine symbols are alike. [ms.magic] [ms.magic-skulls]"""
    if readings.magic_includes_skulls and dice[SKULL] + card.skulls >= MAGIC:
        return True
    return card.name in EXTRA and dice[EXTRA[card.name]] + 1 >= MAGIC
