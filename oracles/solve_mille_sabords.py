"""The expected points of a turn of Mille Sabords, by a slow and independent program.

Tests compare the solver with the numbers in `tests/exact/mille-sabords-points.toml`, which come
from here. This program shares no code with `src/doubloon`. Dice are strings, every kept hand has a
full row of chances, every re-roll is listed, and the values of all hands are updated together.

    python oracles/solve_mille_sabords.py            prints the numbers
    python oracles/solve_mille_sabords.py --write    writes them to tests/exact
    python oracles/solve_mille_sabords.py --check    exits 1 if the file differs
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stored import TESTS, block, main

HEADER = (
    "# Made by `python oracles/solve_mille_sabords.py --write`, sharing no code with src/doubloon."
)

FACES = "kscdmp"
CLOSE = 1e-11
FULL = ["".join(dice) for dice in combinations_with_replacement(FACES, 8)]
KEPT = ["".join(d) for n in range(9) for d in combinations_with_replacement(FACES, n)]
ROW = {hand: n for n, hand in enumerate(KEPT)}
COLUMN = {hand: n for n, hand in enumerate(FULL)}
SETS = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 4000}
CARDS = {
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
SHIPS = {"ship-2": (2, 300), "ship-3": (3, 500), "ship-4": (4, 1000)}
EDITIONS = ("gigamic-fr", "piraten-kapern-en")
MAGIC = 4000

Array = NDArray[np.float64]


def spell(dice: str) -> str:
    return "".join(sorted(dice, key=FACES.index))


def without(dice: str, some: str) -> str:
    for die in some:
        dice = dice.replace(die, "", 1)
    return dice


@cache
def chances() -> Array:
    table = np.zeros((len(KEPT), len(FULL)))
    for kept in KEPT:
        falling = 8 - len(kept)
        for roll in combinations_with_replacement(FACES, falling):
            ways = factorial(falling)
            for n in Counter(roll).values():
                ways //= factorial(n)
            table[ROW[kept], COLUMN[spell(kept + "".join(roll))]] += ways / 6**falling
    return table


@cache
def rerolls(hand: str) -> list[str]:
    """Every part of a hand that may be rolled: no skull, two dice or more."""
    free = hand.replace("k", "")
    sizes = range(2, len(free) + 1)
    return sorted({"".join(part) for size in sizes for part in combinations(free, size)})


# What dice are worth


def sets(dice: str, card: str) -> int:
    """Sets and treasure, for any number of dice."""
    if card == "animals":
        dice = dice.replace("p", "m")
    dice += {"coin": "c", "diamond": "d"}.get(card, "")
    counts = Counter(dice.replace("k", ""))
    return sum(SETS.get(n, 0) for n in counts.values()) + 100 * (counts["c"] + counts["d"])


def stopped(hand: str, card: str) -> int:
    sabres, prize = SHIPS.get(card, (0, 0))
    if hand.count("s") < sabres:
        return -prize
    counts = Counter(hand.replace("p", "m") if card == "animals" else hand)
    idle = [face for face in "smp" if 0 < counts[face] < 3]
    if sabres and "s" in idle:
        idle.remove("s")
    chest = 500 if not idle and "k" not in hand else 0
    points = sets(hand, card) + chest + prize
    return 2 * points if card == "pirate" else points


def skulls_on(card: str) -> int:
    return int(card[-1]) if card.startswith("skull") else 0


def island(card: str, skulls: int) -> float:
    """Expected points that every opponent loses on the island, with so many skulls on dice."""
    lost = (skulls + skulls_on(card)) * (200 if card == "pirate" else 100)
    falling = 8 - skulls
    if falling < 2:
        return lost
    worth = (5 / 6) ** falling * lost
    for more in range(1, falling + 1):
        ways = factorial(falling) // factorial(more) // factorial(falling - more)
        worth += ways * 5 ** (falling - more) / 6**falling * island(card, skulls + more)
    return worth


# Turns


class Turn:
    def __init__(self, edition: str, card: str) -> None:
        self.edition, self.card = edition, card
        self.stop = np.array([float(stopped(hand, card)) for hand in FULL])
        self.skulls = np.array([hand.count("k") + skulls_on(card) for hand in FULL])
        self.bust = float(-SHIPS[card][1]) if card in SHIPS else 0.0
        self.laid = np.zeros(len(KEPT))
        """The points that the treasure island saves of each hand, times the chance of a bust."""
        if card == "treasure-island":
            lost = chances() @ (self.skulls >= 3).astype(float)
            kept = [sets(hand, card) if hand.strip("k") else 0 for hand in KEPT]
            self.laid = lost * np.array(kept, float)
        self.after = self.plain()
        """The value of each full hand after a roll other than the first, without the guardian."""
        self.rolled = chances() @ self.after
        if card == "guardian":
            self.plain_rolled = self.rolled
            self.after = self.guarded()
            self.rolled = chances() @ self.after
        first = self.after.copy()
        if card not in SHIPS:
            for n, hand in enumerate(FULL):
                if self.skulls[n] > 3:
                    first[n] = island(card, hand.count("k"))
        self.begun = float((chances() @ first)[0])

    def allowed(self, rolled: str) -> bool:
        return len(rolled) < 8 or self.edition == "piraten-kapern-en"

    def is_magic(self, hand: str) -> bool:
        face = {"coin": "c", "diamond": "d"}.get(self.card, "?")
        return self.edition == "gigamic-fr" and hand == face * 8

    def choices(self, hand: str, rolled: Array) -> Iterator[tuple[str, float]]:
        yield "stop", float(self.stop[COLUMN[hand]])
        for part in rerolls(hand):
            if self.allowed(part):
                row = ROW[without(hand, part)]
                yield f"reroll {part}", float(rolled[row] + self.laid[row])

    def plain(self) -> Array:
        rows = {
            n: np.array([ROW[without(hand, p)] for p in rerolls(hand) if self.allowed(p)], int)
            for n, hand in enumerate(FULL)
            if self.skulls[n] < 3
        }
        worth = np.where(self.skulls < 3, self.stop, self.bust)
        magic = [n for n, hand in enumerate(FULL) if self.is_magic(hand)]
        worth[magic] = MAGIC
        while True:
            rolled = chances() @ worth + self.laid
            new = worth.copy()
            for n, ways in rows.items():
                new[n] = max([self.stop[n], *rolled[ways]])
            new[magic] = MAGIC
            change = np.abs(new - worth).max()
            worth = new
            if change < CLOSE:
                return worth

    def guarded(self) -> Array:
        """The values while the guardian is unused: with up to three skulls there is a choice."""
        base = np.zeros(len(FULL))
        for n, hand in enumerate(FULL):
            if self.skulls[n] <= 3:
                base[n] = max(worth for _, worth in self.with_guardian(hand))
        worth = base
        while True:
            rolled = chances() @ worth
            new = base.copy()
            for n, hand in enumerate(FULL):
                if self.skulls[n] < 3:
                    choices = self.choices(hand, rolled)
                    new[n] = max([base[n], *(rated for _, rated in choices)])
            change = np.abs(new - worth).max()
            worth = new
            if change < CLOSE:
                return worth

    def with_guardian(self, hand: str) -> Iterator[tuple[str, float]]:
        """The best of stopping and of every re-roll of one skull, with or without other dice."""
        yield "stop", float(self.stop[COLUMN[hand]]) if hand.count("k") < 3 else 0.0
        if "k" not in hand:
            return
        free = hand.replace("k", "")
        for part in sorted(
            {"".join(p) for n in range(len(free) + 1) for p in combinations(free, n)}
        ):
            if self.allowed("k" + part):
                yield f"reroll k{part}", float(self.plain_rolled[ROW[without(hand, "k" + part)]])

    def acts(self, hand: str) -> dict[str, float]:
        """The value of every act after a first roll, with no dice on the treasure island."""
        rated = dict(self.with_guardian(hand)) if self.card == "guardian" else {}
        if self.skulls[COLUMN[hand]] < 3:
            for act, worth in self.choices(hand, self.rolled):
                if act == "stop" or self.card != "treasure-island":
                    rated[act] = worth
                else:
                    row = ROW[without(hand, act.partition(" ")[2])]
                    rated[act] = worth - float(self.laid[row])
        return rated


# The numbers


def document() -> str:
    chance = Random(1012)
    blocks = [HEADER]
    for edition in EDITIONS:
        turns = {card: Turn(edition, card) for card in CARDS}
        mean = sum(turns[card].begun * n for card, n in CARDS.items()) / sum(CARDS.values())
        blocks.append(block("turn", {"edition": edition, "steps": [], "value": mean}))
        for card, turn in turns.items():
            steps = [f"~ card {card}"]
            blocks.append(block("turn", {"edition": edition, "steps": steps, "value": turn.begun}))
        for card, turn in turns.items():
            for _ in range(6 if edition == "gigamic-fr" else 2):
                blocks.append(mid_turn(turn, card, chance))
    return "\n\n".join(blocks) + "\n"


def mid_turn(turn: Turn, card: str, chance: Random) -> str:
    """A first roll, its value, and the values of some acts."""
    while True:
        hand = spell("".join(chance.choices(FACES, k=8)))
        skulls = turn.skulls[COLUMN[hand]]
        if skulls < 3 or (skulls == 3 and card == "guardian"):
            break
    rated = turn.acts(hand)
    shown = {"stop", max(rated, key=lambda act: rated[act])}
    shown |= {*chance.sample(sorted(rated), min(8, len(rated)))}
    fields: dict[str, Any] = {
        "edition": turn.edition,
        "steps": [f"~ card {card}", f"~ roll {hand}"],
        "value": float(turn.after[COLUMN[hand]]),
        "acts": {f'"{act}"': rated[act] for act in rated if act in shown},
    }
    return block("turn", fields)


if __name__ == "__main__":
    file = TESTS / "exact" / "mille-sabords-points.toml"
    raise SystemExit(main("The points of a turn of Mille Sabords.", file, document))
