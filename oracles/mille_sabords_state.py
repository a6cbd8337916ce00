"""Mille Sabords for the oracle `brute_mille_sabords.py`: states, scores and possible steps.

Dice are strings in face order, a state is a tuple, and a step is its own text in the notation of
records. Numbers in [brackets] are the open questions of docs/rules/mille-sabords.md.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

FACES = "kscdmp"
"""Skull, sabre, coin, diamond, monkey, parrot: one face each, and the order of writing."""

DICE = 8
TARGET = 6000
COMBINATION = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 4000}
CHEST = 500

COPIES = {
    "treasure-island": 4,
    "pirate": 4,
    "guardian": 4,
    "animals": 4,
    "coin": 4,
    "diamond": 4,
    "skull-1": 3,
    "skull-2": 2,
    "ship-2": 2,
    "ship-3": 2,
    "ship-4": 2,
}
CARDS = list(COPIES)
ALL_CARDS = tuple(COPIES.values())
CARD_SKULLS = {"skull-1": 1, "skull-2": 2}
CARD_DIE = {"coin": "c", "diamond": "d"}
SHIPS = {"ship-2": (2, 300), "ship-3": (3, 500), "ship-4": (4, 1000)}
"""The sabres that a ship needs, and its value."""

Readings = Mapping[str, str | bool]
Value = str | bool | int | Sequence[int] | Sequence[str] | Mapping[str, "Value"]

PLAIN: dict[str, str | bool] = {
    "keep-at-least-one": True,
    "skull-counts-as-kept-die": True,
    "card-counts-as-kept-die": False,
    "guardian-may-roll-alone": True,
    "guardian-rescues-third-skull": True,
    "guardian-on-island": True,
    "count-revealed-skulls": False,
    "island-roll-all": True,
    "island-forced": True,
    "island-single-die": False,
    "floor-scores-at-zero": False,
    "ship-bust-with-quota": "malus",
    "ship-swords-count-for-full-chest": True,
    "skull-card-blocks-full-chest": False,
    "magic-nine": "win",
    "magic-includes-skulls": False,
    "final-round": "trigger-must-hold",
    "trigger-replays-if-overtaken": False,
    "tie-break": "shared",
}
"""The readings of `gigamic-fr`."""

EDITIONS: dict[str, dict[str, str | bool]] = {
    "gigamic-fr": {},
    "piraten-kapern-en": {
        "keep-at-least-one": False,
        "magic-nine": "as-eight",
        "island-roll-all": False,
        "island-forced": False,
        "final-round": "any-at-target",
    },
}


class Rules(NamedTuple):
    readings: Readings
    target: int


class State(NamedTuple):
    """A play between two steps. Seats count from 1, as in the notation; 0 is nobody."""

    phase: str
    """card, roll, choose or over."""
    seat: int
    points: tuple[int, ...]
    deck: tuple[int, ...] = ALL_CARDS
    card: str = ""
    lying: str = ""
    """The dice on the table."""
    laid: str = ""
    """The dice on the treasure island."""
    lifted: str = ""
    """The dice on the table that were lifted since the last roll."""
    may_lift: bool = True
    may_lay: bool = True
    cup: int = 0
    first_roll: bool = True
    guardian_used: bool = False
    on_island: bool = False
    free_roll: bool = False
    """Whether the guardian's die is rolled on the island: not an island roll."""
    revealed: int = 0
    """Skulls that the guardian rolled again on the island and that still count."""
    trigger: int = 0
    """The seat that triggered the last round."""
    replaying: bool = False
    """Whether the overtaken trigger takes one more turn."""
    sudden_death: bool = False
    tied: tuple[int, ...] = ()
    to_break: tuple[int, ...] = ()
    """The tied seats that have not finished their extra turn."""
    outcome: str = ""
    winners: tuple[int, ...] = ()
    ending: str = ""


# Dice


def spell(dice: Sequence[str]) -> str:
    return "".join(sorted(dice, key=FACES.index))


@cache
def falls(dice: int) -> list[tuple[str, int]]:
    """Every distinct roll with its number of orderings, found by listing all ordered dice."""
    ordered = product(range(len(FACES)), repeat=dice)
    counted = Counter(tuple(sorted(roll)) for roll in ordered)
    return [("".join(FACES[face] for face in roll), n) for roll, n in sorted(counted.items())]


@cache
def parts(dice: str) -> list[str]:
    """Every different way to take one or more of these dice."""
    sizes = range(1, len(dice) + 1)
    return sorted({"".join(part) for size in sizes for part in combinations(dice, size)})


def without(dice: str, some: str) -> str:
    for die in some:
        dice = dice.replace(die, "", 1)
    return dice


def no_skulls(dice: str) -> str:
    return dice.replace("k", "")


# Scoring


def stop_score(readings: Readings, card: str, dice: str) -> tuple[int, bool]:
    """The points for stopping with these eight dice, and whether the chest is full."""
    sabres, value = SHIPS.get(card, (0, 0))
    if dice.count("s") < sabres:  # [MS-17]
        return -value, False
    full = fills_chest(readings, card, dice)
    points = dice_score(card, dice) + CHEST * full + value
    return points * 2 if card == "pirate" else points, full


def dice_score(card: str, dice: str) -> int:
    """The points for combinations and treasure, the card's coin or diamond included."""
    symbols = no_skulls(dice) + CARD_DIE.get(card, "")
    treasure = 100 * (symbols.count("c") + symbols.count("d"))  # [MS-8]
    if card == "animals":  # [MS-19]
        symbols = symbols.replace("p", "m")
    return treasure + sum(COMBINATION.get(symbols.count(face), 0) for face in FACES)  # [MS-7]


def fills_chest(readings: Readings, card: str, dice: str) -> bool:
    """Whether each of the eight dice scores. [MS-9]"""
    if card in CARD_SKULLS and readings["skull-card-blocks-full-chest"]:  # [M11]
        return False
    return all(earns(readings, card, dice, die) for die in dice)


def earns(readings: Readings, card: str, dice: str, die: str) -> bool:
    if die == "k":
        return False
    if die in "cd":
        return True
    if die == "s" and card in SHIPS and readings["ship-swords-count-for-full-chest"]:  # [M10]
        return True
    if die in "mp" and card == "animals":
        return dice.count("m") + dice.count("p") >= 3
    return dice.count(die) >= 3


# What may happen


def options(rules: Rules, state: State) -> list[tuple[str, int]]:
    """Every possible step with its weight; an act has the weight 1."""
    if state.phase == "card":
        deck = zip(CARDS, state.deck, strict=True)
        return [(f"~ card {card}", copies) for card, copies in deck if copies]
    if state.phase == "roll":
        return [(f"~ roll {dice}", weight) for dice, weight in falls(state.cup)]
    if state.phase == "over":
        return []
    acts = island_acts(rules, state) if state.on_island else turn_acts(rules, state)
    return [(f"p{state.seat} {act}", 1) for act in acts]


def turn_acts(rules: Rules, state: State) -> list[str]:
    acts = ["stop"]
    acts += [f"reroll {dice}" for dice in parts(state.lying) if may_reroll(rules, state, dice)]
    if state.card == "treasure-island":  # [MS-13]
        if state.may_lift:
            acts += [f"lift {dice}" for dice in parts(state.laid)]
        if state.may_lay:
            acts += [f"lay {dice}" for dice in parts(no_skulls(without(state.lying, state.lifted)))]
    return acts


def may_reroll(rules: Rules, state: State, dice: str) -> bool:
    """Whether these dice may be rolled again, outside the island."""
    readings = rules.readings
    guardian = state.card == "guardian" and not state.guardian_used
    if dice.count("k") > (1 if guardian else 0):  # [MS-5c] [MS-16]
        return False
    if skulls(state) == 3 and "k" not in dice:  # [M4]
        return False
    if len(dice) == 1 and not (dice == "k" and readings["guardian-may-roll-alone"]):  # [MS-5b] [M3]
        return False
    return keeps_one(readings, state, without(state.lying, dice))


def keeps_one(readings: Readings, state: State, kept: str) -> bool:
    """Whether a die is kept, if one must be. [MS-5] [M1] [M2] [M23] [M25]"""
    if not readings["keep-at-least-one"]:
        return True
    if readings["card-counts-as-kept-die"]:
        if state.card in CARD_DIE:
            return True
        if state.card in CARD_SKULLS and readings["skull-counts-as-kept-die"]:
            return True
    if not readings["skull-counts-as-kept-die"]:
        kept = no_skulls(kept)
    return bool(kept or state.laid)


def skulls(state: State) -> int:
    """Skulls on the dice and on the card."""
    return state.lying.count("k") + CARD_SKULLS.get(state.card, 0)


def island_acts(rules: Rules, state: State) -> list[str]:
    free = no_skulls(state.lying)
    enough = enough_to_roll(rules, free)
    acts = []
    if guardian_waits(rules, state):
        acts += ["reroll k"]
    if enough and rules.readings["island-roll-all"]:
        acts += [f"reroll {free}"]
    elif enough:
        acts += [f"reroll {dice}" for dice in parts(free) if enough_to_roll(rules, dice)]
    if not enough or not rules.readings["island-forced"]:
        acts += ["stop"]
    return acts


def enough_to_roll(rules: Rules, dice: str) -> bool:  # [M7]
    return len(dice) >= (1 if rules.readings["island-single-die"] else 2)


def guardian_waits(rules: Rules, state: State) -> bool:  # [M5]
    unused = state.card == "guardian" and not state.guardian_used
    return unused and bool(rules.readings["guardian-on-island"])
