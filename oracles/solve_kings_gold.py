"""The chance to win King's Gold with two seats, computed a second time by a slow method.

The solver is judged by the numbers in `tests/exact/kings-gold-win.toml`, so they come from here: a
second writing of the rules that shares no code with `src/doubloon`. Dice are strings, every kept
hand has a full row of chances counted from ordered rolls, every way to keep is listed, and all
positions with the same box are renewed at once from their values before.

    python oracles/solve_kings_gold.py            prints the numbers, in some minutes
    python oracles/solve_kings_gold.py --write    writes them to tests/exact
    python oracles/solve_kings_gold.py --check    exits 1 if the file differs
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stored import TESTS, block, main

HEADER = "# Made by `python oracles/solve_kings_gold.py --write`, which shares no code with src."

FACES = "123kcx"
FULL = ["".join(dice) for dice in combinations_with_replacement(FACES, 5)]
KEPT = ["".join(d) for n in range(6) for d in combinations_with_replacement(FACES, n)]
CLOSE = 1e-12
LAST_REPEAT = 10

Array = NDArray[np.float64]
Rules = Mapping[str, Any]

PLAIN: dict[str, Any] = {
    "short-box": "share",
    "tie-break": "extra-round-all",
    "end-mid-turn": False,
    "stop-at-third-crossbones": True,
    "three-crossbones-cancels": True,
}


# Dice


def spell(dice: str) -> str:
    return "".join(sorted(dice, key=FACES.index))


@cache
def chances() -> Array:
    """For every kept hand the chance of every full hand, counted from the ordered dice."""
    table = np.zeros((len(KEPT), len(FULL)))
    column = {hand: n for n, hand in enumerate(FULL)}
    for row, kept in enumerate(KEPT):
        rolled = Counter(spell(kept + "".join(d)) for d in product(FACES, repeat=5 - len(kept)))
        for hand, ways in rolled.items():
            table[row, column[hand]] = ways / 6 ** (5 - len(kept))
    return table


@cache
def keepings() -> list[NDArray[np.int64]]:
    """For every full hand the parts of it that may be kept while at least one die is rolled."""
    row = {hand: n for n, hand in enumerate(KEPT)}
    ways = []
    for hand in FULL:
        free, locked = hand.replace("x", ""), "x" * hand.count("x")
        parts = {"".join(part) for n in range(len(free)) for part in combinations(free, n)}
        ways.append(np.array(sorted(row[part + locked] for part in parts), np.int64))
    return ways


# Coins: box, King, who has the turn, the other; a position is its number in a list


Coins = tuple[int, int, int, int]


def positions(coins: int, box: int) -> list[Coins]:
    left = coins - box
    return [
        (box, king, mine, left - king - mine)
        for king in range(left + 1)
        for mine in range(left - king + 1)
    ]


def pair_cannon(rules: Rules, at: Coins, value: int) -> Coins:
    box, king, mine, other = at
    if box >= 2 * value:
        return box - 2 * value, king + value, mine + value, other
    if rules["short-box"] == "share":
        return 0, king + (box + 1) // 2, mine + box // 2, other
    gain = min(box, value)
    return 0, king + box - gain, mine + gain, other


def pair_skull(at: Coins, value: int) -> Coins:
    box, king, mine, other = at
    gain = min(value, other)
    return box, king, mine + gain, other - gain


def pay(at: Coins) -> Coins:
    box, king, mine, other = at
    return box, king + min(3, mine), mine - min(3, mine), other


Plan = tuple[str, ...]
"""What is done once rolling is over: `c3` and `k3` for pairs, `pay`, or five of a kind."""


def plans(rules: Rules, hand: str) -> set[Plan]:
    """Every way to carry out these dice."""
    if hand.count("x") >= 3 and rules["three-crossbones-cancels"]:
        return {("pay",)}
    if all(die in "123" for die in hand):
        return {("king",)}
    if hand in ("kkkkk", "ccccc"):
        return {(hand,)}
    return set(pairings(hand)) or {("pay",)}


def pairings(hand: str, made: Plan = ()) -> Iterator[Plan]:
    coins = [die for die in "123" if die in hand]
    partners = [die for die in "kc" if die in hand]
    if made and not (coins and partners):
        yield (*made, "pay") if hand.count("x") >= 3 else made
    for coin, partner in product(coins, partners):
        left = hand.replace(coin, "", 1).replace(partner, "", 1)
        yield from pairings(left, (*made, partner + coin))


def done(rules: Rules, plan: Plan, at: Coins) -> Coins:
    """Who holds how many coins after a plan."""
    in_play = at[0] > 0
    for deed in plan:
        box, king, mine, other = at
        if deed == "pay":
            at = pay(at)
        elif deed == "king":
            at = (box, 0, mine + king, other)
        elif deed == "kkkkk":
            at = (box, king, mine + other, 0)
        elif deed == "ccccc":
            at = (0, king, mine + box, other)
        elif deed[0] == "k":
            at = pair_skull(at, int(deed[1]))
        else:
            at = pair_cannon(rules, at, int(deed[1]))
            if in_play and not at[0] and rules["end-mid-turn"]:
                return at
    return at


class Layer:
    """All positions with the same box: where their turns may end, and the values of those ends."""

    def __init__(self, rules: Rules, coins: int, box: int) -> None:
        self.rules = rules
        self.starts = positions(coins, box)
        ways = [sorted(plans(rules, hand)) for hand in FULL]
        known = sorted({plan for way in ways for plan in way})
        self.ways = [np.array([known.index(plan) for plan in way]) for way in ways]
        """For each full hand the numbers of its plans."""
        self.ends = [[done(rules, plan, at) for at in self.starts] for plan in known]
        """For each plan the places where it ends, one for each position."""

    def stopped(self, worth: Mapping[Coins, float]) -> Array:
        """The value of every full hand in every position when rolling is over."""
        rated = np.array([[worth[place] for place in row] for row in self.ends])
        return np.array([rated[way].max(axis=0) for way in self.ways])

    def turns(self, worth: Mapping[Coins, float]) -> tuple[Array, list[Array]]:
        """The value before the first roll, and of each kept hand with 0 to 2 rolls left."""
        stopped = self.stopped(worth)
        full, kept = stopped, []
        for _ in range(2):
            rolled = chances() @ full
            kept.append(rolled)
            best = stopped.copy()
            for n, ways in enumerate(keepings()):
                x = FULL[n].count("x")
                over = x == 5 or (x >= 3 and self.rules["stop-at-third-crossbones"])
                if not over:
                    best[n] = np.maximum(best[n], rolled[ways].max(axis=0))
            full = best
        return chances()[0] @ full, [stopped, *kept]


def turned(at: Coins) -> Coins:
    return at[0], at[1], at[3], at[2]


# The whole game


class Solved:
    def __init__(self, rules: Rules, coins: int, guess: "Solved | None" = None) -> None:
        self.rules, self.coins = rules, coins
        self.worth: dict[Coins, float] = {}
        """The chance of the seat that has just ended its turn."""
        self.rounds: dict[tuple[int, int], dict[Coins, float]] = {}
        """The same in tied turns, by repeat and by how many of the two have rolled."""
        self._tied_turns()
        for box in range(1, coins + 1):
            self._layer(box, guess)

    def _tied_turns(self) -> None:
        layer = Layer(self.rules, self.coins, 0)
        again = dict.fromkeys(layer.starts, 0.5)
        if self.rules["tie-break"] in ("tied-one-turn", "extra-round-all"):
            for repeat in range(LAST_REPEAT, 0, -1):
                last = {at: settled(at, 1 - again[at]) for at in layer.starts}
                begun, _ = layer.turns(last)
                first = {turned(at): 1 - v for at, v in zip(layer.starts, begun, strict=True)}
                self.rounds[repeat, 2], self.rounds[repeat, 1] = last, first
                begun, _ = layer.turns(first)
                again = dict(zip(layer.starts, begun, strict=True))
        self.worth = {at: settled(at, 1 - again[at]) for at in layer.starts}

    def _layer(self, box: int, guess: "Solved | None") -> None:
        layer = Layer(self.rules, self.coins, box)
        for at in layer.starts:
            self.worth[at] = guess.worth[at] if guess else 0.5
        change = 1.0
        while change > CLOSE:
            begun, _ = layer.turns(self.worth)
            renewed = {turned(at): 1 - v for at, v in zip(layer.starts, begun, strict=True)}
            change = max(abs(renewed[at] - self.worth[at]) for at in renewed)
            self.worth |= renewed

    def choices(self, at: Coins, tied: tuple[int, int] | None = None) -> list[Array]:
        """The value of every hand in one position: stopped, and with 1 and 2 rolls left."""
        layer = Layer(self.rules, self.coins, at[0])
        _, kept = layer.turns(self.rounds[tied] if tied else self.worth)
        return [worth[:, layer.starts.index(at)] for worth in kept]


def settled(at: Coins, tie: float) -> float:
    return tie if at[2] == at[3] else float(at[2] > at[3])


# The numbers

EDITIONS: dict[str, dict[str, Any]] = {
    "blue-orange-us": {},
}
SMALL = 4
"""Coins of the small box in which every reading is worked out."""


def document() -> str:
    chance = Random(1442315)
    blocks, guess = [HEADER], None
    for edition, readings in EDITIONS.items():
        solved = Solved({**PLAIN, **readings}, 60, guess)
        guess = guess or solved
        blocks += whole(solved, edition, chance)
    for readings in every_reading():
        solved = Solved({**PLAIN, **readings}, SMALL)
        values = [solved.worth[at] for box in range(SMALL + 1) for at in positions(SMALL, box)]
        blocks.append(block("small", {"coins": SMALL, "readings": readings, "ended": values}))
    return "\n\n".join(blocks) + "\n"


def every_reading() -> Iterator[dict[str, Any]]:
    ties = ("tied-one-turn", "extra-round-all", "new-game", "shared")
    both = (True, False)
    for short, tie, mid, third, cancels in product(
        ("share", "player-first"), ties, both, both, both
    ):
        yield {
            "short-box": short,
            "tie-break": tie,
            "end-mid-turn": mid,
            "stop-at-third-crossbones": third,
            "three-crossbones-cancels": cancels,
        }


def whole(solved: Solved, edition: str, chance: Random) -> Iterator[str]:
    """The beginning, positions between turns, choices in mid-turn, and tied turns."""
    begun = [(60, 0, 0, 0), *(somewhere(chance) for _ in range(60))]
    for at in begun:
        value = 1 - solved.worth[turned(at)]
        yield block("turn", {"edition": edition, "start": start(at), "steps": [], "value": value})
    for at in (somewhere(chance) for _ in range(20)):
        yield mid_turn(edition, start(at), solved.choices(at), chance)
    if solved.rounds:
        for n in range(10):
            coins = chance.randrange(3, 28)
            at = (0, 60 - 2 * coins, coins, coins)
            repeat = n + 1
            choices = solved.choices(at, (repeat, 1))
            round_ = {"tie-break": [1, 2], "tied": [1, 2], "repeat": repeat}
            yield mid_turn(edition, {**start(at), **round_}, choices, chance)
            box, king, mine, other = at
            at = (box, king - 3, mine, other + 3)
            round_ = {"tie-break": [1], "tied": [1, 2], "repeat": repeat}
            choices = solved.choices(at, (repeat, 2))
            yield mid_turn(edition, {**start(at), **round_}, choices, chance)


def somewhere(chance: Random) -> Coins:
    cuts = sorted(chance.randrange(0, 60) for _ in range(3))
    return 60 - cuts[2], cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1]


def start(at: Coins) -> dict[str, Any]:
    return {"box": at[0], "king": at[1], "coins": [at[2], at[3]], "seat": 1}


def mid_turn(edition: str, begun: Any, choices: list[Array], chance: Random) -> str:
    """A first or second roll, and the values of stopping and of every reroll."""
    stopped, *kept = choices
    while True:
        hand = spell("".join(chance.choices(FACES, k=5)))
        if hand.count("x") < 3:
            break
    rolled = chance.randrange(1, 3)
    steps = [f"~ roll {hand}"]
    if rolled == 2:
        free = [die for die in hand if die != "x"]
        again = spell("".join(chance.sample(free, chance.randrange(1, len(free) + 1))))
        fell = spell("".join(chance.choices(FACES[:5], k=len(again))))
        steps += [f"p1 reroll {again}", f"~ roll {fell}"]
        for die in again:
            hand = hand.replace(die, "", 1)
        hand = spell(hand + fell)
    rolls_left = 3 - rolled
    acts = {"stop": float(stopped[FULL.index(hand)])}
    for row in keepings()[FULL.index(hand)]:
        again = hand
        for die in KEPT[row]:
            again = again.replace(die, "", 1)
        acts[f"reroll {again}"] = float(kept[rolls_left - 1][row])
    return block(
        "turn",
        {
            "edition": edition,
            "start": begun,
            "steps": steps,
            "value": max(acts.values()),
            "acts": {f'"{act}"': worth for act, worth in acts.items()},
        },
    )


if __name__ == "__main__":
    raise SystemExit(
        main("The chance to win King's Gold.", TESTS / "exact" / "kings-gold-win.toml", document)
    )
