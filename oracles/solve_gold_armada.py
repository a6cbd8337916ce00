"""Gold Armada between two seats, solved a second time by brute force, near the end of the board.

It makes the numbers by which the solvers are tested: `tests/exact/gold-armada-margin.toml`,
`-finish.toml` (the margin under `finish-round`) and `-win.toml` (the chance to win). It shares no
code with `src/doubloon` and reads only the data of the board. Dice are strings, every kept hand
has a full row of probabilities, every way to keep dice is listed, and every board is followed to
the end. So it starts where few doubloons are left.

    python oracles/solve_gold_armada.py            prints the numbers
    python oracles/solve_gold_armada.py --write    writes them to tests/exact
    python oracles/solve_gold_armada.py --check    exits 1 if a file differs
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

HEADER = "# Made by `python oracles/solve_gold_armada.py --write`, with none of our code in it."

BOARD: dict[str, Any] = tomllib.loads(
    (TESTS.parent / "src/doubloon/games/gold_armada/rules/board.toml").read_text(encoding="utf-8")
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
    """For every kept hand the probability of every full hand, counted over ordered dice."""
    table = np.zeros((len(KEPT), len(FULL)))
    column = {hand: n for n, hand in enumerate(FULL)}
    for row, kept in enumerate(KEPT):
        rolled = Counter(spell(kept + "".join(d)) for d in product(FACES, repeat=5 - len(kept)))
        for hand, ways in rolled.items():
            table[row, column[hand]] = ways / 6 ** (5 - len(kept))
    return table


@cache
def keepings() -> list[NDArray[np.int64]]:
    """For every full hand the parts that may be kept while at least one die is rolled."""
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


TurnValues = tuple[float, Array, Array, Array]
"""The value of a turn before it begins; then the values of full hands once rolling is over, and of
kept hands with 1 and with 2 rolls left."""


def look_ahead(prizes: dict[str, tuple[int, float]], skull: float) -> TurnValues:
    """Look through a turn, given each pier's next space with its rating, and the token's rating."""
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


def next_doubloons(taken: Taken) -> list[tuple[str, int, int, Taken]]:
    """The next doubloon of each pier: pier, space, value, and the board without it."""
    found = []
    for n, (name, pier) in enumerate(PIERS.items()):
        if taken[n] < 3:
            after = (*taken[:n], taken[n] + 1, *taken[n + 1 :])
            found.append((name, taken[n], pier["values"][taken[n]], after))
    return found


@cache
def margin_values(taken: Taken, tokens: int) -> TurnValues:
    """Values by the margin, if the play ends as soon as something has run out."""
    prizes = {n: (space, v - margin(after, tokens)) for n, space, v, after in next_doubloons(taken)}
    return look_ahead(prizes, -1 - margin(taken, tokens - 1))


def margin(taken: Taken, tokens: int) -> float:
    if not tokens or min(taken) == 3:
        return 0.0
    return margin_values(taken, tokens)[0]


@cache
def finish_values(taken: Taken, tokens: int, seat: int) -> TurnValues:
    """Values by the margin under `finish-round`: the second seat ends every round."""

    def after(board: Taken, left: int) -> float:
        """The future margin of the other seat."""
        if seat == 2 and (not left or min(board) == 3):
            return 0.0
        return finish_values(board, left, 3 - seat)[0]

    prizes = {n: (space, v - after(board, tokens)) for n, space, v, board in next_doubloons(taken)}
    return look_ahead(prizes, -1 - after(taken, tokens - 1) if tokens else -after(taken, 0))


@cache
def win_values(
    taken: Taken, tokens: int, ahead: int, more_skulls: int, seat: int, finish: bool, shared: bool
) -> TurnValues:
    """Values by the chance to win of the seat whose turn it is, which is `ahead` points ahead."""

    def mine(board: Taken, left: int, gained: int, skull: int) -> float:
        lead, skulls = ahead + gained, more_skulls + skull
        over = not left or min(board) == 3
        if over and not (finish and seat == 1):
            if lead or shared:
                return (lead > 0) + (lead == 0) / 2
            return (skulls < 0) + (skulls == 0) / 2
        return 1 - win_values(board, left, -lead, -skulls, 3 - seat, finish, shared)[0]

    prizes = {n: (space, mine(board, tokens, v, 0)) for n, space, v, board in next_doubloons(taken)}
    token = min(tokens, 1)
    return look_ahead(prizes, mine(taken, tokens - token, -token, token))


def few_left(chance: Random, most: int) -> Taken:
    taken = [3] * 10
    for _ in range(chance.randrange(1, most + 1)):
        pier = chance.randrange(10)
        taken[pier] = max(0, taken[pier] - 1)
    return tuple(taken)


def margin_document() -> str:
    chance = Random(2017)
    blocks = [HEADER]
    while len(blocks) < 71:
        taken, tokens = few_left(chance, 5), chance.randrange(1, 4)
        blocks.append(position(taken, tokens, chance, len(blocks) % 3))
    return "\n\n".join(blocks) + "\n"


def finish_document() -> str:
    chance = Random(2018)
    blocks = [HEADER]
    while len(blocks) < 71:
        seat = 1 + len(blocks) % 2
        taken, tokens = few_left(chance, 4), chance.randrange(2 - seat, 4)
        more: dict[str, Any] = {"seat": seat, "finish": True}
        blocks.append(position(taken, tokens, chance, len(blocks) % 3, **more))
    return "\n\n".join(blocks) + "\n"


def win_document() -> str:
    chance = Random(2019)
    blocks = [HEADER]
    while len(blocks) < 91:
        seat, finish = 1 + len(blocks) % 2, len(blocks) % 4 == 3
        taken, tokens = few_left(chance, 4), chance.randrange(1, 4)
        shared = len(blocks) % 5 == 4
        more: dict[str, Any] = {"seat": seat, "finish": finish, "win": True, "shared": shared}
        blocks.append(position(taken, tokens, chance, len(blocks) % 3, **more))
    return "\n\n".join(blocks) + "\n"


def position(
    taken: Taken,
    tokens: int,
    chance: Random,
    rolled: int,
    *,
    seat: int = 1,
    finish: bool = False,
    win: bool = False,
    shared: bool = False,
) -> str:
    """A board with its doubloons dealt to the seats, before a turn or after one or two rolls."""
    gone = [v for n, pier in zip(taken, PIERS.values(), strict=True) for v in pier["values"][:n]]
    held: list[list[int]] = [[], []]
    if win:
        chance.shuffle(gone)  # dealt fairly, so that nobody has won already
    for value in gone:
        poorer = int(sum(held[0]) > sum(held[1]))
        held[poorer if win and chance.random() < 0.9 else chance.randrange(2)].append(value)
    first = chance.randrange(TOKENS - tokens + 1)
    if not tokens:
        first = max(first, 1)  # the seat that took the last token had the first turn of the round
    skulls = [first, TOKENS - tokens - first]
    ahead = sum(held[0]) - skulls[0] - sum(held[1]) + skulls[1]
    if seat == 2:
        ahead = -ahead
    if win:
        more = (skulls[0] - skulls[1]) * (3 - 2 * seat)
        begun, stopped, *kept = win_values(taken, tokens, ahead, more, seat, finish, shared)
        ahead = 0
    elif finish:
        begun, stopped, *kept = finish_values(taken, tokens, seat)
    else:
        begun, stopped, *kept = margin_values(taken, tokens)
    start = {
        "taken": {name: n for n, name in zip(taken, PIERS, strict=True) if n},
        "doubloons": [sorted(values) for values in held],
        "skulls": skulls,
        "seat": seat,
    }
    readings: dict[str, object] = {"finish-round": True} if finish else {}
    if shared:
        readings["tie-break"] = "shared"
    fields: dict[str, Any] = {"readings": readings} if readings else {}
    fields |= {"start": start, "steps": [], "value": ahead + begun}
    if rolled:
        hand = spell("".join(chance.choices(FACES, k=5)))
        fields["steps"] = [f"~ roll {hand}"]
        if rolled == 2:
            again = chance.choice(hand)
            fell = chance.choice(FACES)
            fields["steps"] += [f"p{seat} reroll {again}", f"~ roll {fell}"]
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


FILES = {"margin": margin_document, "finish": finish_document, "win": win_document}

if __name__ == "__main__":
    answers = [
        main("Gold Armada near its end.", TESTS / "exact" / f"gold-armada-{name}.toml", document)
        for name, document in FILES.items()
    ]
    raise SystemExit(max(answers))
