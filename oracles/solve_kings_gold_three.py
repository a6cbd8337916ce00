"""The chance one of three seats can guarantee in King's Gold, computed again by a slow method.

The paranoid value of the solver is judged by the numbers in `tests/exact/kings-gold-paranoid.toml`:
the chance to win of one seat while both others play against it. They come from here, without
any code of `src/doubloon`: seats keep their places, every position is rolled for by name, tied
turns are followed one by one, and all rolls have full rows of chances.

    python oracles/solve_kings_gold_three.py            prints the numbers, in a minute or two
    python oracles/solve_kings_gold_three.py --write    writes them to tests/exact
    python oracles/solve_kings_gold_three.py --check    exits 1 if the file differs
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import product
from typing import Any

import numpy as np

from solve_kings_gold import FULL, LAST_REPEAT, PLAIN, chances, keepings
from stored import TESTS, block, main

HEADER = (
    "# Made by `python oracles/solve_kings_gold_three.py --write`, which shares no code with "
    "src/doubloon."
)

CLOSE = 1e-13
SEATS = (0, 1, 2)

Place = tuple[int, int, tuple[int, ...]]
"""Coins in the box, with the King, and of the three seats."""
Deed = tuple[str, int, int]
"""What is done, a coin's value, and which other seat it is done to: 1 the next, 2 the third."""


def carry(rules: Mapping[str, Any], hand: str) -> Iterator[tuple[Deed, ...]]:
    """Every way to carry out these dice."""
    if hand.count("x") >= 3 and rules["three-crossbones-cancels"]:
        yield (("pay", 3, 0),)
    elif all(die in "123" for die in hand):
        yield (("king", 0, 0),)
    elif hand == "ccccc":
        yield (("all", 0, 0),)
    elif hand == "kkkkk":
        yield from ((("plunder", 0, victim),) for victim in (1, 2))
    else:
        found = [*pairings(hand)]
        yield from found if found != [()] else [(("pay", 3, 0),)]


def pairings(hand: str) -> Iterator[tuple[Deed, ...]]:
    ways = [(c, p) for c, p in product("123", "kc") if c in hand and p in hand]
    if not ways:
        yield ()
    for coin, partner in ways:
        left = hand.replace(coin, "", 1).replace(partner, "", 1)
        for rest in pairings(left):
            end = (("pay", 3, 0),) if not rest and left.count("x") >= 3 else ()
            for victim in (1, 2) if partner == "k" else (0,):
                yield (("rob" if victim else "take", int(coin), victim), *rest, *end)


def led(rules: Mapping[str, Any], deeds: tuple[Deed, ...], at: Place, seat: int) -> Place:
    """Who holds how many coins after a seat has carried out a plan."""
    box, king, held = at[0], at[1], [*at[2]]
    for deed, value, other in deeds:
        victim = (seat + other) % 3
        if deed == "pay":
            paid = min(value, held[seat])
            held[seat] -= paid
            king += paid
        elif deed == "king":
            held[seat] += king
            king = 0
        elif deed == "all":
            held[seat] += box
            box = 0
        elif deed == "plunder":
            held[seat] += held[victim]
            held[victim] = 0
        elif deed == "rob":
            gain = min(value, held[victim])
            held[seat] += gain
            held[victim] -= gain
        elif box:
            gain = king_gain = value
            if box < 2 * value:
                gain = box // 2 if rules["short-box"] == "share" else min(value, box)
                king_gain = box - gain
            held[seat] += gain
            king += king_gain
            box -= gain + king_gain
            if box == 0 and rules["end-mid-turn"]:
                break
    return box, king, tuple(held)


class Paranoid:
    """The first seat against the others, whosever turn it is."""

    def __init__(self, rules: Mapping[str, Any], coins: int) -> None:
        self.rules, self.coins = rules, coins
        ways = [sorted(set(carry(rules, hand))) for hand in FULL]
        self.plans = sorted({plan for way in ways for plan in way})
        number = {plan: n for n, plan in enumerate(self.plans)}
        self.ways = np.array([number[plan] for way in ways for plan in way])
        self.first_ways = np.cumsum([0, *map(len, ways)])[:-1]
        three = 3 if rules["stop-at-third-crossbones"] else 5
        self.over = np.array([hand.count("x") >= three for hand in FULL])
        kept = [way if len(way) else np.array([0]) for way in keepings()]
        self.kept, self.first_kept = np.concatenate(kept), np.cumsum([0, *map(len, kept)])[:-1]
        self.ended = cache(self._ended)
        self.tied = cache(self._tied)
        self.value: dict[tuple[Place, int], float] = {}
        for box in range(1, coins + 1):
            self._layer(box)

    def turn(self, at: Place, seat: int, worth: Callable[[Place], float]) -> float:
        """The value for the first seat before this seat rolls."""
        sign = 1 if seat == 0 else -1
        rated = sign * np.array([worth(led(self.rules, plan, at, seat)) for plan in self.plans])
        stopped = np.maximum.reduceat(rated[self.ways], self.first_ways)
        full = stopped
        for _ in range(2):
            best = np.maximum.reduceat((chances() @ full)[self.kept], self.first_kept)
            full = np.where(self.over, stopped, np.maximum(stopped, best))
        return sign * float(chances()[0] @ full)

    def _layer(self, box: int) -> None:
        places = [at for at in everywhere(self.coins) if at[0] == box]
        turns = [(at, seat) for at in places for seat in SEATS]
        self.value |= dict.fromkeys(turns, 1 / 3)
        change = 1.0
        while change > CLOSE:
            change = 0.0
            for at, seat in turns:
                new = self.turn(at, seat, partial(self._after, seat))
                change = max(change, abs(new - self.value[at, seat]))
                self.value[at, seat] = new

    def _after(self, seat: int, after: Place) -> float:
        return self.value[after, (seat + 1) % 3] if after[0] else self.ended(after, seat)

    def _ended(self, at: Place, seat: int) -> float:
        """The box was emptied by this seat."""
        circle = [(seat + n) % 3 for n in (1, 2, 3)]
        best = [who for who in circle if at[2][who] == max(at[2])]
        if len(best) == 1 or self.rules["tie-break"] in ("shared", "new-game"):
            return (0 in best) / len(best)
        if self.rules["tie-break"] == "extra-round-all":
            return self.tied(at, tuple((best[0] + n) % 3 for n in SEATS), 0, 1)
        return self.tied(at, tuple(best), 0, 1)

    def _tied(self, at: Place, order: tuple[int, ...], rolled: int, repeat: int) -> float:
        """A round of tied turns in this order, of which so many have been taken."""
        if rolled < len(order):
            return self.turn(
                at, order[rolled], lambda after: self.tied(after, order, rolled + 1, repeat)
            )
        most = max(at[2][seat] for seat in order)
        best = tuple(seat for seat in order if at[2][seat] == most)
        if len(best) == 1 or repeat == LAST_REPEAT:
            return (0 in best) / len(best)
        everybody = self.rules["tie-break"] == "extra-round-all"
        return self.tied(at, order if everybody else best, 0, repeat + 1)


def everywhere(coins: int) -> Iterator[Place]:
    for box, king, one, two in product(range(coins + 1), repeat=4):
        if box + king + one + two <= coins:
            yield box, king, (one, two, coins - box - king - one - two)


CASES: tuple[tuple[int, dict[str, Any]], ...] = (
    (6, {"tie-break": "shared"}),
    (5, {"tie-break": "new-game", "short-box": "player-first", "end-mid-turn": True}),
    (4, {"tie-break": "shared", "three-crossbones-cancels": False}),
    (4, {}),
    (4, {"tie-break": "tied-one-turn"}),
    (3, {"short-box": "player-first"}),
)


def document() -> str:
    blocks = [HEADER]
    for coins, readings in CASES:
        solved = Paranoid({**PLAIN, **readings}, coins)
        values = [
            [at[0], at[1], *at[2], *(solved.value[at, seat] for seat in SEATS)]
            for at in everywhere(coins)
            if at[0]
        ]
        # Box, King and three purses; then what the first is sure of before each seat's turn.
        blocks.append(block("small", {"coins": coins, "readings": readings, "sure": values}))
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    raise SystemExit(
        main(
            "What a seat of three can be sure of.",
            TESTS / "exact" / "kings-gold-paranoid.toml",
            document,
        )
    )
