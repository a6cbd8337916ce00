"""Fixed vectors for the dice that can be proved, drawn from the description alone.

docs/fairness.md says how chance follows from secret, play id and texts. This is a second writing
of it that shares no code with `src/doubloon`; every other one, in any language, has to answer with
the numbers in `tests/vectors/fairness.json`.

    python oracles/fair_vectors.py            prints the vectors
    python oracles/fair_vectors.py --write    writes them to tests/vectors
    python oracles/fair_vectors.py --check    exits 1 if the file differs
"""

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import NamedTuple

from stored import TESTS, main


class Play(NamedTuple):
    secret: str
    play: str
    texts: Sequence[str]


# The whole scheme. In version 1 a fate has the number of its step, in version 2 those of turn and
# fate, one below the other.


def block(play: Play, n: int | str, c: int, version: int = 1) -> str:
    """Block c of step n, in hex."""
    lines = [f"doubloon-{version}", play.play, ",".join(play.texts), str(n), str(c)]
    message = "\n".join(lines).encode("utf-8")
    return hmac.new(bytes.fromhex(play.secret), message, hashlib.sha256).hexdigest()


def word(play: Play, n: int | str, number: int, version: int = 1) -> int:
    """A word of step n, counted from 0: eight hex digits of a block, eight words to the block."""
    at = number % 8 * 8
    return int(block(play, n, number // 8, version)[at : at + 8], 16)


def draws(
    play: Play, n: int | str, below: Sequence[int], version: int = 1
) -> tuple[list[int], int]:
    """A number below each of these, and how many words were skipped on the way."""
    values: list[int] = []
    used = 0
    for k in below:
        while word(play, n, used, version) >= k * (2**32 // k):
            used += 1
        values.append(word(play, n, used, version) % k)
        used += 1
    return values, used - len(below)


# What is asked

PLAYS = [
    Play("00" * 32, "a", ("-", "-")),
    Play(
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "tortuga-1",
        ("00112233445566778899aabbccddeeff", "-"),
    ),
    Play(
        "ff" * 32,
        "Zz_9-" + "0123456789" * 5 + "abcdefghi",
        tuple(hashlib.sha256(name.encode()).hexdigest()[:32] for name in "ABCDEF"),
    ),
    Play(
        hashlib.sha256(b"a secret everybody knows").hexdigest(),
        "7c9e6679-7425-40de-944b-e07fc1f90ae7",
        ("-", "deadbeefdeadbeefdeadbeefdeadbeef", "0123456789abcdef0123456789abcdef"),
    ),
]
STEPS = (1, 2, 10, 4321)
FATES = ((0, 1), (0, 2), (1, 1), (12, 3), (4321, 10))
CARDS = {
    "treasure-island": 4, "pirate": 4, "guardian": 4, "animals": 4, "coin": 4, "diamond": 4,
    "skull-1": 3, "skull-2": 2, "ship-2": 2, "ship-3": 2, "ship-4": 2,
}  # fmt: skip
KEYS = {"w": 3, "r": 0, "b": 1, "g": 0, "p": 0, "y": 2, "j": 1, "K": 0, "C": 1}


def questions(first: int) -> dict[str, list[int]]:
    """What is asked of a fate with this first word."""
    asked = {
        "many small ones, over three blocks": [6] * 17 + [35, 2, 3, 4, 5, 7, 10],
        "one choice still takes a word": [1, 6, 1, 6],
        "every word counts": [2**32] * 9,
        "about every second word is skipped": [2**31 + 1] * 20,
        "a skipped word is gone for the next question": [2**31 + 1, 6] * 8,
    }
    if first >= 2**31:
        asked["the first word is the last that counts"] = [first + 1, 6]
        asked["the first word is the first that is skipped"] = [first, 6]
    return asked


def numbers(play: Play, n: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for name, below in questions(word(play, n, 0)).items():
        values, skipped = draws(play, n, below)
        case = {"name": name, "n": n, "below": below, "values": values, "skipped": skipped}
        found.append(case)
    return found


def roll(play: Play, n: int, dice: int, sides: str) -> dict[str, object]:
    """Equal dice, drawn one by one, and written down in the order of the sides."""
    drawn = [sides[at] for at in draws(play, n, [len(sides)] * dice)[0]]
    fell = "".join(sorted(drawn, key=sides.index))
    return {"n": n, "dice": dice, "sides": sides, "drawn": drawn, "fell": fell}


def card(play: Play, n: int, left: dict[str, int]) -> dict[str, object]:
    """One of the cards left, laid out in their order."""
    row = [name for name, copies in left.items() for _ in range(copies)]
    return {"n": n, "left": [*left.items()], "card": row[draws(play, n, [len(row)])[0][0]]}


def fates(play: Play, turn: int, fate: int) -> list[dict[str, object]]:
    """Version 2: the blocks of a fate, and numbers drawn from them."""
    n = f"{turn}\n{fate}"
    found: list[dict[str, object]] = []
    for name, bounds in questions(word(play, n, 0, 2)).items():
        values, skipped = draws(play, n, bounds, 2)
        found.append(
            {
                "name": name,
                **play._asdict(),
                "turn": turn,
                "fate": fate,
                "first": block(play, n, 0, 2),
                "bounds": bounds,
                "numbers": values,
                "skipped": skipped,
            }
        )
    return found


def seating(play: Play) -> dict[str, object]:
    """Version 2: the order of the seats. From the last place down to the second, each is swapped
    with one that is drawn among it and those before it."""
    seats = len(play.texts)
    bounds = [*range(seats, 1, -1)]
    values, _ = draws(play, "0\n1", bounds, 2)
    order = [*range(1, seats + 1)]
    for k, value in zip(bounds, values, strict=True):
        order[k - 1], order[value] = order[value], order[k - 1]
    return {**play._asdict(), "bounds": bounds, "numbers": values, "seating": order}


def vector(play: Play) -> dict[str, object]:
    return {
        **play._asdict(),
        "commitment": hashlib.sha256(bytes.fromhex(play.secret)).hexdigest(),
        "blocks": [{"n": n, "c": c, "block": block(play, n, c)} for n in STEPS for c in range(3)],
        "numbers": [case for n in STEPS for case in numbers(play, n)],
        "rolls": [
            roll(play, n, dice, sides)
            for n in STEPS
            for dice, sides in ((5, "123kcx"), (8, "kscdmp"), (5, "bprcho"), (1, "123kcx"))
        ],
        "cards": [card(play, n, left) for n in STEPS for left in (CARDS, KEYS)],
    }


def document() -> str:
    """One line a vector, so that a difference can be seen."""
    plays = []
    for play in PLAYS:
        fields = []
        for key, value in vector(play).items():
            if isinstance(value, list):
                rows = ",\n".join(f"        {json.dumps(row)}" for row in value)
                fields.append(f'      "{key}": [\n{rows}\n      ]')
            else:
                fields.append(f'      "{key}": {json.dumps(value)}')
        plays.append("    {\n" + ",\n".join(fields) + "\n    }")
    made = "python oracles/fair_vectors.py --write, which shares no code with src/doubloon"
    two = [case for play in PLAYS for number in FATES for case in fates(play, *number)]
    parts = {
        "plays": ",\n".join(plays),
        "version-2": _rows(two),
        "seatings": _rows([seating(play) for play in PLAYS]),
    }
    lists = ",\n".join(f'  "{name}": [\n{rows}\n  ]' for name, rows in parts.items())
    return f'{{\n  "made-by": "{made}",\n{lists}\n}}\n'


def _rows(cases: Sequence[dict[str, object]]) -> str:
    return ",\n".join(f"    {json.dumps(case)}" for case in cases)


if __name__ == "__main__":
    raise SystemExit(
        main(
            "Fixed vectors for the dice that can be proved.",
            TESTS / "vectors" / "fairness.json",
            document,
        )
    )
