"""The final margin of Gold Armada between two seats, worked out a second time the slow way.

The solver is judged by the numbers in `tests/exact/gold-armada-margin.toml`, so they come from
here: a second writing of the rules that shares no code with `src/doubloon` and reads nothing but
the board's data. Dice are strings, every kept hand has a full row of chances, every way to keep is
listed, and boards are followed to the end one by one, so it begins where few doubloons are left.

    python bench/solve_gold_armada.py            prints the numbers
    python bench/solve_gold_armada.py --write    writes them to tests/exact
    python bench/solve_gold_armada.py --check    exits 1 if the file differs
"""

import tomllib
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stored import TESTS, block, main

HEADER = "# Made by `python bench/solve_gold_armada.py --write`, with none of our code in it."

BOARD: dict[str, Any] = tomllib.loads(
    (TESTS.parent / "src/doubloon/games/gold_armada/board.toml").read_text(encoding="utf-8")
)
PIERS: dict[str, dict[str, Any]] = BOARD["piers"]
FACES = "bprcho"
FULL = ["".join(dice) for dice in combinations_with_replacement(FACES, 5)]
KEPT = ["".join(d) for n in range(6) for d in combinations_with_replacement(FACES, n)]
TOKENS = 6

Array = NDArray[np.float64]
Taken = tuple[int, ...]


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
    parts = [{"".join(part) for n in range(5) for part in combinations(h, n)} for h in FULL]
    return [np.array(sorted(row[part] for part in some), np.int64) for some in parts]


@cache
def wins(hand: str, name: str, space: int) -> bool:
    pier = PIERS[name]
    counts = Counter(hand)
    if pier["kind"] == "same":
        return bool(counts[pier["symbol"]] >= pier["needs"][space])
    allowed = pier["allowed"][space]
    if pier["kind"] == "alike":
        return any(counts[face] >= pier["needs"][space] for face in allowed)
    return sorted(counts.values()) == [2, 3] and all(face in allowed for face in counts)


@cache
def choices(taken: Taken, tokens: int) -> tuple[float, Array, Array, Array]:
    """What a turn is worth to who begins it; and hands stopped, with 1 and with 2 rolls left."""
    skull = -1 - margin(taken, tokens - 1)
    prizes = {}
    for n, (name, pier) in enumerate(PIERS.items()):
        if taken[n] < 3:
            after = (*taken[:n], taken[n] + 1, *taken[n + 1 :])
            prizes[name] = (taken[n], pier["values"][taken[n]] - margin(after, tokens))
    stopped = np.empty(len(FULL))
    for n, hand in enumerate(FULL):
        won = [worth for name, (space, worth) in prizes.items() if wins(hand, name, space)]
        stopped[n] = max(won, default=skull)
    full, kept = stopped, [stopped]
    for _ in range(2):
        rolled = chances() @ full
        kept.append(rolled)
        full = np.array([max(stopped[n], rolled[ways].max()) for n, ways in enumerate(keepings())])
    return float(chances()[0] @ full), kept[0], kept[1], kept[2]


def margin(taken: Taken, tokens: int) -> float:
    if not tokens or min(taken) == 3:
        return 0.0
    return choices(taken, tokens)[0]


def document() -> str:
    chance = Random(2017)
    blocks = [HEADER]
    while len(blocks) < 71:
        taken = [3] * 10
        for _ in range(chance.randrange(1, 6)):
            pier = chance.randrange(10)
            taken[pier] = max(0, taken[pier] - 1)
        blocks.append(position(tuple(taken), chance.randrange(1, 4), chance, len(blocks) % 3))
    return "\n\n".join(blocks) + "\n"


def position(taken: Taken, tokens: int, chance: Random, rolled: int) -> str:
    """A board shared out between the seats, before a turn or after one or two rolls of it."""
    gone = [v for n, pier in zip(taken, PIERS.values(), strict=True) for v in pier["values"][:n]]
    held: list[list[int]] = [[], []]
    for value in gone:
        held[chance.randrange(2)].append(value)
    first = chance.randrange(TOKENS - tokens + 1)
    skulls = [first, TOKENS - tokens - first]
    ahead = sum(held[0]) - skulls[0] - sum(held[1]) + skulls[1]
    begun, stopped, *kept = choices(taken, tokens)
    start = {
        "taken": {name: n for n, name in zip(taken, PIERS, strict=True) if n},
        "doubloons": [sorted(values) for values in held],
        "skulls": skulls,
        "seat": 1,
    }
    fields: dict[str, Any] = {"start": start, "steps": [], "value": ahead + begun}
    if rolled:
        hand = spell("".join(chance.choices(FACES, k=5)))
        fields["steps"] = [f"~ roll {hand}"]
        if rolled == 2:
            again = chance.choice(hand)
            fell = chance.choice(FACES)
            fields["steps"] += [f"p1 reroll {again}", f"~ roll {fell}"]
            hand = spell(hand.replace(again, "", 1) + fell)
        acts = {"stop": ahead + float(stopped[FULL.index(hand)])}
        for row in keepings()[FULL.index(hand)]:
            left = hand
            for die in KEPT[row]:
                left = left.replace(die, "", 1)
            acts[f"reroll {left}"] = ahead + float(kept[2 - rolled][row])
        fields["value"] = max(acts.values())
        fields["acts"] = {f'"{act}"': worth for act, worth in acts.items()}
    return block("turn", fields)


if __name__ == "__main__":
    file = TESTS / "exact" / "gold-armada-margin.toml"
    raise SystemExit(main("The final margin of Gold Armada.", file, document))
