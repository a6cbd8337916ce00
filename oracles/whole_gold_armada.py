"""The final margin of Gold Armada between two seats on the whole board, by a program in C.

`gold_armada_margin.c` shares no code and no method with the solver: it uses neither the lattice of
hands nor symmetries. It reads the data of the board and prints the future margin at the opening and
on boards of every kind. It takes two minutes and needs `cc`.

    python oracles/whole_gold_armada.py            prints the numbers
    python oracles/whole_gold_armada.py --write    writes them to tests/exact
    python oracles/whole_gold_armada.py --check    exits 1 if the file differs
"""

import subprocess
import tempfile
import tomllib
from pathlib import Path
from random import Random
from typing import Any

from stored import TESTS, block, main

HEADER = "# Made by `python oracles/whole_gold_armada.py --write`, with none of our code in it."
SOURCE = Path(__file__).parent / "gold_armada_margin.c"
BOARD: dict[str, Any] = tomllib.loads(
    (TESTS.parent / "src/doubloon/games/gold_armada/rules/board.toml").read_text(encoding="utf-8")
)
PIERS: dict[str, dict[str, Any]] = BOARD["piers"]
FACES = "bprcho"
TOKENS = 6
INNER = 150

Asked = tuple[list[int], int]


def bits(letters: str) -> int:
    return sum(1 << FACES.index(letter) for letter in letters)


def write_input(asked: list[Asked]) -> str:
    """What the program in C reads: the board, then the boards that are asked for."""
    lines = [str(TOKENS)]
    for pier in PIERS.values():
        for space in range(3):
            need = 0 if pier["kind"] == "full-house" else pier["needs"][space]
            allowed = pier["symbol"] if pier["kind"] == "same" else pier["allowed"][space]
            lines.append(f"{need} {bits(allowed)} {pier['values'][space]}")
    lines.append(str(len(asked)))
    lines += [" ".join(map(str, (*taken, tokens))) for taken, tokens in asked]
    return "\n".join(lines) + "\n"


def choose_boards(chance: Random) -> list[Asked]:
    """The opening, and boards from full to almost empty."""
    asked: list[Asked] = [([0] * 10, TOKENS)]
    for n in range(INNER):
        taken = [0] * 10
        for _ in range(1 + n * 28 // INNER):
            pier = chance.choice([p for p in range(10) if taken[p] < 3])
            taken[pier] += 1
        asked.append((taken, chance.randrange(1, TOKENS + 1)))
        chance.randrange(2)
    return asked


def document() -> str:
    blocks = [HEADER]
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "margin"
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, SOURCE], check=True)
        asked = choose_boards(Random(2017))
        done = subprocess.run(
            [program], input=write_input(asked), capture_output=True, text=True, check=True
        )
        for (taken, tokens), value in zip(asked, done.stdout.split(), strict=True):
            fields = {"taken": taken, "tokens": tokens, "margin": float(value)}
            blocks.append(block("board", fields))
    return "\n\n".join(blocks) + "\n"


if __name__ == "__main__":
    file = TESTS / "exact" / "gold-armada-whole.toml"
    raise SystemExit(main("The final margin of Gold Armada on the whole board.", file, document))
