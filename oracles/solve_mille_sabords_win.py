"""The chance to win a short play of Mille Sabords with two seats, by an independent program.

Tests compare the solver with the numbers in `tests/exact/mille-sabords-win.toml`, which come from
here. This program shares no code with `src/doubloon`. Every kept hand has a full row of chances,
and every re-roll is listed. The values of all hands under all cards at all positions are updated
together until they are stable. Totals stop at zero, and every turn draws from a complete deck.

    python oracles/solve_mille_sabords_win.py            prints the numbers; takes minutes
    python oracles/solve_mille_sabords_win.py --write    writes them to tests/exact
    python oracles/solve_mille_sabords_win.py --check    exits 1 if the file differs
"""

from collections.abc import Iterator
from functools import cache
from math import comb
from random import Random
from typing import Any

import numpy as np

from mille_sabords_hands import (
    SKULLS,
    Array,
    best_of,
    guardian_ways,
    parts,
    rows_of_chances,
    savings,
    used,
    ways,
)
from solve_mille_sabords import (
    CARDS,
    COLUMN,
    FACES,
    FULL,
    KEPT,
    ROW,
    SHIPS,
    chances,
    rerolls,
    skulls_on,
    spell,
    stopped,
    without,
)
from stored import TESTS, block, main

HEADER = (
    "# Made by `python oracles/solve_mille_sabords_win.py --write`, "
    "which shares no code with src/doubloon."
)
SMALL = (("gigamic-fr", 500), ("piraten-kapern-en", 500))
CLOSE = 1e-12
GAINS = range(-1000, 10_700, 100)
LOSSES = range(0, 2_000, 100)


# One card at many positions


class Turns:
    """Turns under one card at many positions, given the values of their ends."""

    def __init__(self, edition: str, card: str, positions: int) -> None:
        self.edition, self.card = edition, card
        self.all = edition == "piraten-kapern-en"
        self.limit = 3 - skulls_on(card)
        self.guardian = card == "guardian"
        self.rows = used(self.limit, self.all, self.guardian)
        self.place = np.full(len(KEPT), -1)
        self.place[self.rows] = np.arange(len(self.rows))
        self.stops = np.array([stopped(hand, card) for hand in FULL])
        self.bust = -SHIPS[card][1] if card in SHIPS else 0
        face = {"coin": "c", "diamond": "d"}.get(card)
        wins = face is not None and edition == "gigamic-fr"
        self.magic = COLUMN[face * 8] if face and wins else None
        self.plain = np.full((len(FULL), positions), 0.5)
        if card == "treasure-island":
            self.plain[self.limit <= SKULLS] = 0.0
        """The value of each full hand after a roll other than the first, without the guardian."""
        self.guarded = self.plain.copy()

    def renewed(self, own: Array, island: Array) -> float:
        """Update every hand once; the greatest change."""
        before = self.plain, self.guarded
        rolled = self.rolled(self.plain)
        self.plain = self.ended(own)
        hands, starts, rows = ways(self.limit, self.all)
        best = best_of(rolled + self.saved(own), starts, self.place[rows])
        self.plain[hands] = np.maximum(self.plain[hands], best)
        if self.magic is not None:
            self.plain[self.magic] = 1.0
        if self.guardian:
            self.guarded = self.with_guardian(before[1], rolled, own)
        first = (self.guarded if self.guardian else self.plain).copy()
        if self.card == "treasure-island":
            first[SKULLS == self.limit] = own[-GAINS[0] // 100]  # nothing lies there yet
        if self.card not in SHIPS:
            for skulls in range(self.limit + 1, 9):
                first[SKULLS == skulls] = self.sail(skulls, self.guardian, island)
        self.begun = chances()[0] @ first
        return max(
            float(np.abs(self.plain - before[0]).max()),
            float(np.abs(self.guarded - before[1]).max()),
        )

    def ended(self, own: Array) -> Array:
        """The value of every hand without another roll; a bust saves nothing here."""
        worth: Array = own[(self.stops - GAINS[0]) // 100]
        lost = own[(self.bust - GAINS[0]) // 100]
        worth[self.limit <= SKULLS] = 0.0 if self.card == "treasure-island" else lost
        return worth

    def rolled(self, worth: Array) -> Array:
        """The value of every used kept hand before the rest is rolled; a bust saves nothing."""
        found: Array = rows_of_chances(self.limit, self.all, self.guardian) @ worth
        return found

    def saved(self, own: Array) -> Array | float:
        if self.card != "treasure-island":
            return 0.0
        starts, points = savings(self.limit, self.all)
        best: Array = np.maximum.reduceat(own[(points - GAINS[0]) // 100], starts)
        return self.busts()[:, None] * best

    def busts(self) -> Array:
        chance = rows_of_chances(self.limit, self.all, self.guardian)
        found: Array = chance @ (self.limit <= SKULLS).astype(float)
        return found

    def with_guardian(self, guarded: Array, plain: Array, own: Array) -> Array:
        """The values while the guardian is unused."""
        worth = self.ended(own)
        hands, starts, rows = guardian_ways(self.all)
        worth[hands] = np.maximum(worth[hands], best_of(plain, starts, self.place[rows]))
        hands, starts, rows = ways(3, self.all)
        rolled = self.rolled(guarded)
        worth[hands] = np.maximum(worth[hands], best_of(rolled, starts, self.place[rows]))
        return worth

    def sail(self, skulls: int, guardian: bool, island: Array) -> Array:
        """The value on the skull island, with so many dice that show skulls."""
        lost = (skulls + skulls_on(self.card)) * (200 if self.card == "pirate" else 100)
        left, free = island[lost // 100], 8 - skulls
        found = []
        if free < 2 or self.all:
            found.append(left)
        for dice in range(2 if self.all else max(2, free), free + 1):
            worth = (5 / 6) ** dice * left
            for more in range(1, dice + 1):
                chance = comb(dice, more) * 5 ** (dice - more) / 6**dice
                worth = worth + chance * self.sail(skulls + more, guardian, island)
            found.append(worth)
        if guardian:
            again, fewer = (self.sail(skulls - n, False, island) for n in (0, 1))
            found.append(again / 6 + 5 * fewer / 6)
        best: Array = np.maximum.reduce(found)
        return best

    def acts(self, hand: str, own: Array, at: int) -> dict[str, float]:
        """The value of every act after a first roll, with no dice on the treasure island."""
        n = COLUMN[hand]
        rated: dict[str, float] = {"stop": float(own[(self.stops[n] - GAINS[0]) // 100, at])}
        if SKULLS[n] >= self.limit:
            rated["stop"] = float(own[-GAINS[0] // 100, at])
        worth = self.guarded if self.guardian else self.plain
        if self.card == "treasure-island":
            nothing = own[-GAINS[0] // 100]
            worth = np.where((self.limit <= SKULLS)[:, None], nothing, worth)
        if SKULLS[n] < self.limit:
            for part in rerolls(hand):
                if self.all or len(part) < 8:
                    row = ROW[without(hand, part)]
                    rated[f"reroll {part}"] = float(chances()[row] @ worth[:, at])
        if self.guardian and "k" in hand:
            for part in parts(hand):
                if self.all or len(part) < 7:
                    row = ROW[without(hand, "k" + part)]
                    rated[f"reroll k{part}"] = float(chances()[row] @ self.plain[:, at])
        return rated


# The play


class Play:
    """A short play: the chance of the seat to roll, by the stage and both seats' points."""

    def __init__(self, edition: str, target: int) -> None:
        self.edition, self.target = edition, target
        below, past = range(0, target, 100), range(target, target + GAINS[-1] + 1, 100)
        self.value: dict[tuple[str, int, int], float] = {}
        self.turns: dict[str, dict[str, Turns]] = {}
        self.positions = {
            "sudden": [(p, q) for p in below for q in below],
            "last": sorted({self.like(p, q) for p in below for q in past}),
            "normal": [(p, q) for p in below for q in below],
        }
        for stage in self.positions:
            self.solve(stage)

    def like(self, mine: int, theirs: int) -> tuple[int, int]:
        """The position that stands for this one in the table.

        If the other seat cannot fall below the target, only the difference matters.
        """
        safe = theirs - mine >= self.target + LOSSES[-1]
        return (0, theirs - mine) if safe else (mine, theirs)

    def solve(self, stage: str) -> None:
        positions = self.positions[stage]
        for p, q in positions:
            self.value[stage, p, q] = 0.5
        turns = {card: Turns(self.edition, card, len(positions)) for card in kinds()}
        self.turns[stage] = turns
        change = 1.0
        while change > CLOSE:
            own, island = self.ends(stage)
            change = max(turn.renewed(own, island) for turn in turns.values())
            mean = sum(turn.begun * kinds()[card] for card, turn in turns.items()) / 35
            for (p, q), new in zip(positions, mean, strict=True):
                change = max(change, abs(self.value[stage, p, q] - float(new)))
                self.value[stage, p, q] = float(new)

    def ends(self, stage: str) -> tuple[Array, Array]:
        positions = self.positions[stage]
        own = [[self.ended(stage, max(0, p + x), q) for p, q in positions] for x in GAINS]
        island = [[self.ended(stage, p, max(0, q - x)) for p, q in positions] for x in LOSSES]
        return np.array(own), np.array(island)

    def ended(self, stage: str, mine: int, theirs: int) -> float:
        """The chance of the seat that has rolled."""
        target = self.target
        if stage == "normal":
            if mine < target:
                return 1 - self.value["normal", theirs, mine]
            return 1 - self.value["last", *self.like(theirs, mine)]
        if stage == "sudden":
            return 1.0 if mine >= target else 1 - self.value["sudden", theirs, mine]
        holds = max(mine, theirs) if self.edition == "piraten-kapern-en" else theirs
        if holds < target:
            return 1 - self.value["sudden", theirs, mine]
        return 0.5 if mine == theirs else float(mine > theirs)


@cache
def kinds() -> dict[str, int]:
    """The deck; diamond cards are counted as coin cards."""
    deck = dict(CARDS)
    deck["coin"] += deck.pop("diamond")
    return deck


# The numbers


def document() -> str:
    chance = Random(2024)
    blocks = [HEADER]
    for edition, target in SMALL:
        play = Play(edition, target)
        blocks += [block("turn", fields) for fields in cases(play, chance)]
    return "\n\n".join(blocks) + "\n"


def cases(play: Play, chance: Random) -> Iterator[dict[str, Any]]:
    for stage, many in (("normal", 12), ("last", 8), ("sudden", 8)):
        own, _ = play.ends(stage)
        positions = play.positions[stage]
        near = [n for n, (_, q) in enumerate(positions) if q < play.target + 1500]
        some = sorted(chance.sample(near, many))
        if stage == "normal" and 0 not in some:
            some[0] = 0
        for at in some:
            p, q = positions[at]
            common = describe(play, stage, p, q)
            yield common | {"steps": [], "value": play.value[stage, p, q]}
            card = chance.choice([*kinds()])
            turn = play.turns[stage][card]
            drawn = common | {"steps": [f"~ card {card}"]}
            yield drawn | {"value": float(turn.begun[at])}
            hand = rolled(turn, chance)
            rated = turn.acts(hand, own, at)
            shown = {"stop", max(rated, key=lambda act: rated[act])}
            shown |= {*chance.sample(sorted(rated), min(5, len(rated)))}
            worth = turn.guarded if turn.guardian else turn.plain
            yield common | {
                "steps": [f"~ card {card}", f"~ roll {hand}"],
                "value": float(worth[COLUMN[hand], at]),
                "acts": {f'"{act}"': rated[act] for act in rated if act in shown},
            }


def describe(play: Play, stage: str, mine: int, theirs: int) -> dict[str, Any]:
    start: dict[str, Any] = {"points": [mine, theirs], "seat": 1}
    if stage == "last":
        start["last-round"] = 2
    if stage == "sudden":
        start["sudden-death"] = True
    readings = {"floor-scores-at-zero": True}
    return {
        "edition": play.edition,
        "readings": readings,
        "target": play.target,
        "start": start,
    }


def rolled(turn: Turns, chance: Random) -> str:
    """A first roll that leaves a choice."""
    while True:
        hand = spell("".join(chance.choices(FACES, k=8)))
        skulls = hand.count("k")
        if skulls < turn.limit or (skulls == turn.limit and turn.guardian):
            if COLUMN[hand] != turn.magic:
                return hand


if __name__ == "__main__":
    file = TESTS / "exact" / "mille-sabords-win.toml"
    raise SystemExit(main("The chance to win a short play of Mille Sabords.", file, document))
