"""Every level against every level: measures it, and publishes it in docs/strength.md.

    python bench/strength.py [--games A,B] [--seats N] [--part SHARE] [--workers N] [--seed S]
    python bench/strength.py --check

Each pair is written as soon as it is measured, over its older figures, so an interrupted run
loses one pair at most and a single game can be measured anew. `--part 0.1` plays a tenth of the
plays, for a look that is not published: it prints and writes nothing. `--check` measures nothing
and fails if the page is not what the figures make.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from doubloon.analysis.strength import Errors, Pair, against, errors
from doubloon.bots import levels
from doubloon.core.game import AnyGame
from doubloon.games import GAMES
from doubloon.solve.advice import Goal

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "src/doubloon/bots/strength.json"
PAGE = ROOT / "docs/strength.md"

PLAYS = {
    ("kings-gold", 2): 20_000,
    ("kings-gold", 6): 6_000,
    ("mille-sabords", 2): 2_000,
    ("mille-sabords", 5): 1_000,
    ("gold-armada", 2): 6_000,
    ("gold-armada", 5): 3_000,
    ("gold-up", 2): 600,
    ("gold-up", 6): 300,
}
"""By game and seats: what fits into an hour of two cores, all in all."""

JUDGED: dict[str, tuple[Goal, int]] = {
    "kings-gold": ("win", 200),
    "mille-sabords": ("points", 40),
    "gold-armada": ("margin", 60),
}
"""What acts are judged by where that is exact, and in how many plays."""

TITLES = {
    "kings-gold": "King's Gold",
    "mille-sabords": "Mille Sabords!",
    "gold-armada": "Gold Armada",
    "gold-up": "Gold Up",
}

HEAD = """\
# Strength of the levels

Every level against every level below it, with two seats and with as many as the game has.
One seat is played by the level, all others by the level below; everybody sits everywhere, with the same dice.
A shared win counts its share.
Behind each rate stand its 95 % interval (Wilson) and the number of plays.
With two seats a fair share is 50 %; with five it is 20 %, with six 16.7 %.

`python bench/strength.py` measures all of it in about an hour on two cores and writes this page;
`doubloon simulate` measures any other match.
Wherever a level is chosen, its figure against the level below is shown.
"""  # noqa: E501 - a sentence a line, like every page


def measured(game: AnyGame, arguments: argparse.Namespace) -> Iterator[Pair | Errors]:
    known = levels(game)
    for seats in (game.seats[0], game.seats[-1]):
        if arguments.seats not in (None, seats):
            continue
        plays = max(1, round(PLAYS[game.key, seats] * arguments.part))
        for n, level in enumerate(known):
            for other in known[:n]:
                yield against(
                    *(game, seats, level, other),
                    plays=plays,
                    seed=arguments.seed,
                    workers=arguments.workers,
                )
    if game.key in JUDGED and arguments.seats in (None, 2):
        goal, plays = JUDGED[game.key]
        plays = max(1, round(plays * arguments.part))
        for level in known:
            yield errors(game, level, goal, plays=plays, seed=arguments.seed)


def kept(figures: dict[str, Any], found: Pair | Errors) -> dict[str, Any]:
    """The figures with this one, in place of an older one of the same."""
    name = "pairs" if isinstance(found, Pair) else "errors"
    same = ("game", "seats", "level", "other") if isinstance(found, Pair) else ("game", "level")
    row = asdict(found)
    rest = [old for old in figures[name] if any(old[key] != row[key] for key in same)]
    return {**figures, name: sorted([*rest, row], key=_order)}


def _order(row: dict[str, Any]) -> tuple[Any, ...]:
    game = next(game for game in GAMES if game.key == row["game"])
    known = levels(game)
    place = known.index(row["other"]) if "other" in row else 0
    return (GAMES.index(game), row.get("seats", 0), known.index(row["level"]), place)


def page(figures: dict[str, Any]) -> str:
    """The whole page, from the figures alone."""
    parts = [HEAD]
    for game in GAMES:
        rows = [row for row in figures["pairs"] if row["game"] == game.key]
        parts.append(f"## {TITLES[game.key]}\n\n" + "\n".join(_pairs(game, rows)) + "\n")
        judged = [row for row in figures["errors"] if row["game"] == game.key]
        if judged:
            parts.append("\n".join(_errors(judged)) + "\n")
    return "\n".join(parts)


def _pairs(game: AnyGame, rows: list[dict[str, Any]]) -> Iterator[str]:
    counts = (game.seats[0], game.seats[-1])
    yield "| level | against | " + " | ".join(f"{n} seats" for n in counts) + " |"
    yield "|---|---|---|---|"
    for level, other in dict.fromkeys((row["level"], row["other"]) for row in rows):
        cells = [
            next(
                (
                    f"{row['rate']:.1%} ({row['least']:.1%} to {row['most']:.1%}, {row['plays']:,})"
                    for row in rows
                    if (row["level"], row["other"], row["seats"]) == (level, other, seats)
                ),
                "",
            )
            for seats in counts
        ]
        yield f"| {level} | {other} | {' | '.join(cells)} |"


UNITS = {
    "win": ("chance to win", ".2%"),
    "points": ("points of the turn", ".2f"),
    "margin": ("points of the final difference", ".3f"),
}


def _errors(rows: list[dict[str, Any]]) -> Iterator[str]:
    unit, form = UNITS[rows[0]["goal"]]
    yield "What an unforced decision loses on average against the exact best with two seats,"
    yield f"in {unit}:"
    yield ""
    yield "| level | lost | standard error | decisions |"
    yield "|---|---|---|---|"
    for row in rows:
        figures = f"{row['mean']:{form}} | {row['error']:{form}} | {row['decisions']:,}"
        yield f"| {row['level']} | {figures} |"


def said(found: Pair | Errors, seconds: float) -> str:
    if isinstance(found, Pair):
        who = f"{found.game} {found.seats}: {found.level} against {found.other}"
        stronger = "" if found.is_stronger else "  NOT STRONGER"
        what = (
            f"{found.rate:.4f} ({found.least:.4f} to {found.most:.4f}) of {found.plays}{stronger}"
        )
    else:
        who = f"{found.game}: errors of {found.level}"
        what = f"{found.mean:.5f} +- {found.error:.5f} in {found.decisions} ({found.goal})"
    return f"{who}: {what}, {seconds:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    figures = json.loads(FIGURES.read_text("utf-8"))
    if arguments.check:
        if PAGE.read_text("utf-8") != page(figures):
            raise SystemExit("docs/strength.md is not what the figures make")
        return
    for game in GAMES:
        if game.key not in arguments.games.split(","):
            continue
        begun = time.perf_counter()
        for found in measured(game, arguments):
            print(said(found, time.perf_counter() - begun), flush=True)
            begun = time.perf_counter()
            if arguments.part == 1:
                figures = kept(figures, found)
                FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
                PAGE.write_text(page(figures), "utf-8")


if __name__ == "__main__":
    main()
