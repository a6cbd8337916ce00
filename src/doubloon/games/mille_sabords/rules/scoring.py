"""The points of a turn, by its dice and its card."""

from dataclasses import dataclass
from typing import Literal

from doubloon.core.dice import Counts
from doubloon.games.mille_sabords.rules.editions import FACES, Card, MagicNine, Readings, ShipBust

DICE = 8
BUST = 3
"""Skulls that end a turn. [ms.third-skull]"""

SKULL, SABRE, COIN, DIAMOND, MONKEY, PARROT = range(len(FACES))
COMBINATION = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000}
"""Points by the number of symbols alike. [ms.score-combination]"""

TREASURE = (COIN, DIAMOND)
EACH_TREASURE = 100
FULL_CHEST = 500
ISLAND = 100
"""Points that each opponent loses for every skull. [ms.skull-island]"""

MAGIC = 9
"""Symbols alike that are pirate magic. [ms.magic]"""

EXTRA = {"coin": COIN, "diamond": DIAMOND}
"""The face a card adds to the dice. [ms.treasure-card]"""


Kind = Literal["symbols", "full-chest", "ship", "ship-lost", "pirate"]


@dataclass(frozen=True, slots=True)
class Part:
    """One item of a score. The points of all items are the points of the turn."""

    kind: Kind
    points: int
    symbols: str
    """The symbols that count together, those of the card last, as letters."""
    on_card: int
    """How many of them the card shows."""
    alike: int
    """Points for so many symbols alike. [ms.score-combination]"""
    treasure: int
    """Points for these coins or diamonds one by one. [ms.score-treasure]"""


Parts = tuple[Part, ...]


def _bonus(kind: Kind, points: int) -> Part:
    """An item that is not for symbols."""
    return Part(kind, points, symbols="", on_card=0, alike=0, treasure=0)


def add_up(parts: Parts) -> int:
    return sum(part.points for part in parts)


def score(dice: Counts, card: Card, readings: Readings) -> int:
    """The points for stopping with these eight dice."""
    return add_up(score_parts(dice, card, readings))


def score_parts(dice: Counts, card: Card, readings: Readings) -> Parts:
    """What the points for stopping with these eight dice are made of."""
    if dice[SABRE] < card.sabres:  # [ms.ship]
        return (_bonus("ship-lost", -card.value),)
    parts = dice_parts(dice, card)
    if fills_chest(dice, card, readings):
        parts += (_bonus("full-chest", FULL_CHEST),)
    if card.sabres:
        parts += (_bonus("ship", card.value),)
    if card.name == "pirate":  # [ms.pirate]
        parts += (_bonus("pirate", add_up(parts)),)
    return parts


def dice_parts(dice: Counts, card: Card) -> Parts:
    """The symbols, as they count together, also of fewer than eight dice.

    Those that score nothing are among them.
    """
    shown = [0] * len(FACES)
    shown[SKULL] = card.skulls
    if card.name in EXTRA:
        shown[EXTRA[card.name]] = 1  # [ms.treasure-card]
    groups: list[tuple[int, ...]] = [(face,) for face in range(len(FACES))]
    if card.name == "animals":  # [ms.animals]
        groups[MONKEY:] = [(MONKEY, PARROT)]
    return tuple(
        _symbols_part(group, dice, shown)
        for group in groups
        if any(dice[face] or shown[face] for face in group)
    )


def _symbols_part(group: tuple[int, ...], dice: Counts, shown: list[int]) -> Part:
    symbols = "".join(FACES[face] * (dice[face] + shown[face]) for face in group)
    alike = treasure = 0
    if SKULL not in group:
        alike = COMBINATION.get(min(len(symbols), DICE), 0)  # [ms.score-combination]
    if group[0] in TREASURE:
        treasure = EACH_TREASURE * len(symbols)  # [ms.score-treasure]
    on_card = sum(shown[face] for face in group)
    return Part("symbols", alike + treasure, symbols, on_card, alike, treasure)


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
    return add_up(bust_parts(dice, laid, card, readings))


def bust_parts(dice: Counts, laid: Counts, card: Card, readings: Readings) -> Parts:
    """What the points of a turn after the third skull are made of."""
    if card.sabres:  # [ms.ship-bust]
        if dice[SABRE] < card.sabres or readings.ship_bust_with_quota is ShipBust.MALUS:
            return (_bonus("ship-lost", -card.value),)
        won = readings.ship_bust_with_quota is ShipBust.BONUS
        return (_bonus("ship", card.value),) if won else ()
    return laid_parts(laid, card)


def score_laid(laid: Counts, card: Card) -> int:
    """The points that dice on the treasure island save at a bust. [ms.treasure-island-bust]"""
    return add_up(laid_parts(laid, card))


def laid_parts(laid: Counts, card: Card) -> Parts:
    return dice_parts(laid, card) if any(laid) else ()


def wins_by_magic(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether these dice win the play at once. [ms.magic]"""
    return readings.magic_nine is MagicNine.WIN and is_magic(dice, card, readings)


def is_magic(dice: Counts, card: Card, readings: Readings) -> bool:
    """Whether nine symbols are alike. [ms.magic] [ms.magic-skulls]"""
    if readings.magic_includes_skulls and dice[SKULL] + card.skulls >= MAGIC:
        return True
    return card.name in EXTRA and dice[EXTRA[card.name]] + 1 >= MAGIC
