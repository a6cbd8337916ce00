"""The chance to win Gold Armada with two seats, at positions that plays can reach from the opening.

Turns alternate and each takes a doubloon or a skull token, so the doubloons of a seat are as many
as its turns without a token. It makes `tests/exact/gold-armada-table.toml`, by which the table of
the win chance is tested, under both editions and under readings. Positions are followed to the end
with the points and tokens of both seats, so it starts where few doubloons are left.

    python oracles/win_gold_armada.py            prints the numbers
    python oracles/win_gold_armada.py --write    writes them to tests/exact
    python oracles/win_gold_armada.py --check    exits 1 if the file differs
"""

from collections import Counter
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from solve_gold_armada import FULL, PIERS, TOKENS, Taken, chances, keepings, next_doubloons
from stored import TESTS, block, main

HEADER = "# Made by `python oracles/win_gold_armada.py --write`, with none of our code in it."
EDITIONS = "tactic-fr", "tactic-nl"
READINGS: tuple[dict[str, Any], ...] = (
    {},
    {"tie-break": "shared"},
    {"finish-round": True},
    {"may-decline": True},
    {"five-is-full-house": True, "full-house-both-restricted": False},
    {"finish-round": True, "tie-break": "shared"},
)


class Rules(NamedTuple):
    shared: bool
    finish: bool
    decline: bool
    five: bool
    loose: bool


class Seats(NamedTuple):
    """What both seats hold; the first is the one whose turn it is."""

    mine: int
    theirs: int
    my_skulls: int
    their_skulls: int


def wins(rules: Rules, hand: str, name: str, space: int) -> bool:
    pier, counts = PIERS[name], Counter(hand)
    if pier["kind"] == "same":
        return bool(counts[pier["symbol"]] >= pier["needs"][space])
    allowed = pier["allowed"][space]
    if pier["kind"] == "alike":
        return any(counts[face] >= pier["needs"][space] for face in allowed)
    if len(counts) == 1:
        return rules.five and hand[0] in allowed
    if sorted(counts.values()) != [2, 3]:
        return False
    three, two = sorted(counts, key=lambda face: -counts[face])
    return three in allowed and (rules.loose or two in allowed)


def won(rules: Rules, seats: Seats) -> float:
    """The share of the win of the first seat when the play is over."""
    points = seats.mine - seats.my_skulls, seats.theirs - seats.their_skulls
    if points[0] != points[1]:
        return float(points[0] > points[1])
    if rules.shared or seats.my_skulls == seats.their_skulls:
        return 0.5
    return float(seats.my_skulls < seats.their_skulls)


@cache
def chance(rules: Rules, taken: Taken, tokens: int, second: bool, seats: Seats) -> float:
    """The chance of the seat whose turn it is; `second` if it is the one that did not begin."""

    def after(board: Taken, left: int, gain: int, skull: int) -> float:
        now = seats._replace(mine=seats.mine + gain, my_skulls=seats.my_skulls + skull)
        if (not left or min(board) == 3) and (second or not rules.finish):
            return won(rules, now)
        turned = Seats(now.theirs, now.mine, now.their_skulls, now.my_skulls)
        return 1 - chance(rules, board, left, not second, turned)

    lost = min(tokens, 1)
    skull = after(taken, tokens - lost, 0, lost)
    prizes = [
        (name, space, after(board, tokens, value, 0))
        for name, space, value, board in next_doubloons(taken)
    ]
    stopped = np.empty(len(FULL))
    for n, hand in enumerate(FULL):
        found = [worth for name, space, worth in prizes if wins(rules, hand, name, space)]
        if rules.decline or not found:
            found.append(skull)
        stopped[n] = max(found)
    full = stopped
    for _ in range(2):
        kept = chances() @ full
        full = np.array([max(stopped[n], kept[ways].max()) for n, ways in enumerate(keepings())])
    return float(chances()[0] @ full)


def position(chosen: Random, number: int) -> str | None:
    """A position; None if the turns do not fit what is gone, or if it is almost decided."""
    readings = READINGS[number % len(READINGS)]
    taken = [3] * 10
    for _ in range(chosen.randrange(1, 5)):
        pier = chosen.randrange(10)
        taken[pier] = max(0, taken[pier] - 1)
    tokens = chosen.randrange(1, 4)
    used, gone = TOKENS - tokens, sum(taken)
    turns = used + gone
    second = turns % 2
    skulls = chosen.randrange(used + 1)
    own = turns // 2 - skulls
    if not 0 <= own <= gone:
        return None
    values = [v for n, pier in zip(taken, PIERS.values(), strict=True) for v in pier["values"][:n]]
    deals = [chosen.sample(range(gone), own) for _ in range(40)]
    wanted = sum(values) / 2 + (2 * skulls - used) / 2 + chosen.randrange(-2, 3)
    deal = min(deals, key=lambda some: abs(sum(values[n] for n in some) - wanted))
    mine = sorted(values[n] for n in deal)
    theirs = sorted(value for n, value in enumerate(values) if n not in deal)
    rules = Rules(
        readings.get("tie-break") == "shared",
        bool(readings.get("finish-round")),
        bool(readings.get("may-decline")),
        bool(readings.get("five-is-full-house")),
        readings.get("full-house-both-restricted") is False,
    )
    seats = Seats(sum(mine), sum(theirs), skulls, used - skulls)
    value = chance(rules, tuple(taken), tokens, bool(second), seats)
    if not 0.02 < value < 0.98:
        return None
    order = -1 if second else 1
    start = {
        "taken": {name: n for n, name in zip(taken, PIERS, strict=True) if n},
        "doubloons": [mine, theirs][::order],
        "skulls": [skulls, used - skulls][::order],
        "seat": second + 1,
    }
    fields: dict[str, Any] = {"edition": EDITIONS[number % 2]}
    if readings:
        fields["readings"] = readings
    return block("turn", {**fields, "start": start, "steps": [], "value": value})


def document() -> str:
    chosen = Random(2020)
    blocks = [HEADER]
    while len(blocks) < 61:
        if (found := position(chosen, len(blocks))) is not None:
            blocks.append(found)
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    output = TESTS / "exact" / "gold-armada-table.toml"
    raise SystemExit(main("Gold Armada's chance to win.", output, document))
