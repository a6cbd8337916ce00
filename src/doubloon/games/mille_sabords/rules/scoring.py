"""What a table of eight dice is worth when the player stops, the card included."""

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import FACES, Card, Readings, ShipBust

DICE = 8
SKULL, SABRE, COIN, DIAMOND, MONKEY, PARROT = range(len(FACES))
COMBINATION = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000}
TREASURE = (COIN, DIAMOND)
FULL_CHEST = 500
ISLAND = 100
"""What each opponent loses for every skull. [ms.skull-island]"""

MAGIC = 9
EXTRA = {"coin": COIN, "diamond": DIAMOND}
"""The face a card adds to the dice. [ms.treasure-card]"""


def score(dice: Counts, card: Card, readings: Readings) -> int:
    """What stopping with these eight dice brings."""
    if dice[SABRE] < card.sabres:  # [ms.ship]
        return -card.value
    chest = FULL_CHEST if fills_chest(dice, card, readings) else 0
    points = score_dice(dice, card) + chest + card.value
    return 2 * points if card.name == "pirate" else points  # [ms.pirate]


def score_dice(dice: Counts, card: Card) -> int:
    """Combinations, plus 100 a treasure; also for fewer than eight dice."""
    groups = _groups(dice, card)
    combinations = sum(COMBINATION.get(min(n, DICE), 0) for n in groups)  # [ms.score-combination]
    treasure = sum(dice[face] for face in TREASURE) + (card.name in EXTRA)
    return combinations + 100 * treasure  # [ms.score-treasure]


def _groups(dice: Counts, card: Card) -> list[int]:
    groups = [*dice[SABRE:]]
    if card.name in EXTRA:
        groups[EXTRA[card.name] - SABRE] += 1  # [ms.treasure-card]
    if card.name == "animals":  # [ms.animals]
        groups[-2:] = [dice[MONKEY] + dice[PARROT]]
    return groups


def fills_chest(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether all eight dice score; a skull never does. [ms.score-full-chest]"""
    if dice[SKULL] or (card.skulls and readings.skull_card_blocks_full_chest):
        return False
    sabres = dice[SABRE]
    if card.sabres and sabres >= card.sabres and readings.ship_swords_count_for_full_chest:
        sabres = 0  # they earn the ship's bonus. [ms.full-chest-ship]
    animals = [dice[MONKEY], dice[PARROT]]
    if card.name == "animals":
        animals = [sum(animals)]
    return all(n == 0 or n >= 3 for n in (sabres, *animals))


def score_bust(dice: Counts, laid: Counts, card: Card, readings: Readings) -> int:
    """What a turn still comes to after the third skull. [ms.third-skull]"""
    if card.sabres:  # [ms.ship-bust]
        if dice[SABRE] < card.sabres or readings.ship_bust_with_quota is ShipBust.MALUS:
            return -card.value
        return card.value if readings.ship_bust_with_quota is ShipBust.BONUS else 0
    return score_dice(laid, card) if any(laid) else 0  # [ms.treasure-island-bust]


def is_magic(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether nine symbols are alike. [ms.magic] [ms.magic-skulls]"""
    if readings.magic_includes_skulls and dice[SKULL] + card.skulls >= MAGIC:
        return True
    return card.name in EXTRA and dice[EXTRA[card.name]] + 1 >= MAGIC
