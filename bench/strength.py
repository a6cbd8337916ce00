"""The win rate of every level against every weaker one, published in docs/strength.md.

    python bench/strength.py [--games A,B] [--seats N] [--neighbours] [--part SHARE] [--seed S]
    python bench/strength.py --page
    python bench/strength.py --check

Each pair replaces its older figures as soon as it is measured. So an interrupted run loses one
pair at most, and a single game can be measured again. `--neighbours` measures only neighbouring
levels. `--part 0.1` plays a tenth of the plays and prints the result without publishing it.
`--page` measures nothing and writes the page from the stored figures; `--check` fails if the page
is not what the figures make.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from doubloon.analysis.worth import works
from doubloon.arena.mistakes import Mistakes, find_mistakes
from doubloon.arena.strength import measure, measure_without_luck
from doubloon.bots import levels
from doubloon.core.advice import Goal
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import BUILT_IN
from doubloon.solving.tables import Work

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "src/doubloon/bots/strength.json"
PAGE = ROOT / "docs/strength.md"

PLAYS = {
    ("kings-gold", 2): 2_000,
    ("kings-gold", 6): 600,
    ("mille-sabords", 2): 300,
    ("mille-sabords", 5): 100,
    ("gold-armada", 2): 800,
    ("gold-armada", 5): 300,
    ("gold-up", 2): 60,
    ("gold-up", 6): 60,
}
"""Plays for each pair, by game and seats; all together take about an hour on two cores."""

MORE = {("kings-gold", 6, "captain", "bosun"): 3_000, ("gold-up", 6, "bosun", "deckhand"): 300}
"""Plays for pairs that need more of them, because their strength is similar."""

CLOSE = {
    ("mille-sabords", 2): 120,
    ("mille-sabords", 5): 100,
    ("gold-armada", 2): 3_000,
    ("gold-armada", 5): 6_000,
}
"""Plays for captain against bosun where their strength is almost equal, so that luck has to be
subtracted as a control variate."""

JUDGED: dict[str, tuple[Goal, int]] = {
    "kings-gold": ("win", 100),
    "mille-sabords": ("win", 20),
    "gold-armada": ("margin", 40),
}
"""The goal by which decisions are judged in games with a value table, and the plays for it."""

SHORTER = {"gold-up": {"captain": "captain:200"}}
"""Searching levels that would take too long, and the effort they are measured with."""

FULL = 20
"""Plays between a searching level with full effort and the same level with less."""

NOTES = {
    "gold-armada": "The captain plays for the win and accepts a smaller margin where that helps.\n"
}
"""Remarks on the losses of a game's levels."""

PAIR = ("game", "seats", "level", "other")

TITLES = {
    "kings-gold": "King's Gold",
    "mille-sabords": "Mille Sabords!",
    "gold-armada": "Gold Armada",
    "gold-up": "Gold Up",
}

HEAD = """\
# Strength of the levels

The win rate of every level against every weaker one, with two seats and with the most seats of the game.
The level has one seat and the weaker level all others; every bot has every seat in turn, with the same dice.
A shared win counts in equal parts.
Each rate is followed by its 95 % interval (Wilson) and the number of plays.
*Less luck* means that the change of the win chance by dice and cards was subtracted from every result as a zero-mean control variate.
This narrows the interval, which is then computed from whole deals, in which every bot has every seat once.
The fair share is 50 % with two seats, 20 % with five and 16.7 % with six.

`python bench/strength.py` makes all measurements and writes this page; `doubloon simulate` measures any other match.
`captain:200` is the captain with 200 playouts per decision; in a real play it has twenty times as many.
Where a player chooses a level, its rate against the level below is shown.
"""  # noqa: E501 - a sentence a line, like every page


Row = dict[str, Any]


def ranks(game: AnyGame) -> list[str]:
    """The levels of a game as they are measured: searching levels with less effort."""
    short = SHORTER.get(game.key, {})
    return [short.get(level, level) for level in levels(game)]


def measure_all(game: AnyGame, arguments: argparse.Namespace) -> Iterator[Row]:
    """Every row of a game, as soon as it is measured."""

    def pair(seats: int, level: str, other: str, plays: float) -> Row:
        close = CLOSE.get((game.key, seats)) if (level, other) == ("captain", "bosun") else None
        many = max(1, round((close or plays) * arguments.part))
        run = {"plays": many, "seed": arguments.seed, "workers": arguments.workers}
        if close:
            return asdict(measure_without_luck(game, Setup(seats), level, other, **run))
        return asdict(measure(game, seats, level, other, **run))

    for seats in (game.seats[0], game.seats[-1]):
        for n, level in enumerate(ranks(game)):
            for other in ranks(game)[max(0, n - 1) if arguments.neighbours else 0 : n]:
                if arguments.seats in (None, seats):
                    plays = MORE.get((game.key, seats, level, other), PLAYS[game.key, seats])
                    yield pair(seats, level, other, plays)
    if arguments.seats in (None, 2) and not arguments.neighbours:
        for level, short in SHORTER.get(game.key, {}).items():
            yield pair(2, level, short, FULL)
        if game.key in JUDGED:
            goal, plays = JUDGED[game.key]
            for level in levels(game):
                many = max(1, round(plays * arguments.part))
                yield row_of(game, find_mistakes(game, level, Setup(2), many, arguments.seed, goal))


def row_of(game: AnyGame, found: Mistakes) -> Row:
    """The mistakes of a level as a row."""
    return {
        "game": game.key,
        "level": found.level,
        "goal": found.goal,
        "exact": found.exact,
        "plays": found.plays,
        "decisions": found.decisions,
        "mean": found.mean,
        "error": found.error,
        "share": found.share,
    }


def replace_row(figures: dict[str, list[Row]], row: Row) -> dict[str, list[Row]]:
    """The figures with this row in place of the older one for the same pair or level."""
    name, same = ("pairs", PAIR) if "other" in row else ("errors", ("game", "level"))
    rest = [old for old in figures[name] if any(old[key] != row[key] for key in same)]
    return {**figures, name: sorted([*rest, row], key=_order)}


def _order(row: Row) -> tuple[Any, ...]:
    key = row["game"]
    game = next(game for game in BUILT_IN if game.key == key)
    known = [*ranks(game), *SHORTER.get(key, {})]
    places = [known.index(row[name]) for name in ("level", "other") if name in row]
    return (BUILT_IN.index(game), row.get("seats", 0), *places)


def page(figures: dict[str, list[Row]]) -> str:
    """The whole page, made from the figures."""
    parts = [HEAD]
    for game in BUILT_IN:
        rows = [row for row in figures["pairs"] if row["game"] == game.key]
        parts.append(f"## {TITLES[game.key]}\n\n" + "\n".join(_pairs(game, rows)) + "\n")
        if errors := [row for row in figures["errors"] if row["game"] == game.key]:
            parts.append("\n".join(_errors(errors)) + "\n")
            parts += [NOTES[game.key]] if game.key in NOTES else []
    return "\n".join(parts)


def _pairs(game: AnyGame, rows: list[Row]) -> Iterator[str]:
    counts = (game.seats[0], game.seats[-1])
    yield "| level | against | " + " | ".join(f"{n} seats" for n in counts) + " |"
    yield "|---|---|---|---|"
    for level, other in dict.fromkeys((row["level"], row["other"]) for row in rows):
        cells = [
            next(
                (
                    _cell(row)
                    for row in rows
                    if (row["level"], row["other"], row["seats"]) == (level, other, seats)
                ),
                "",
            )
            for seats in counts
        ]
        yield f"| {level} | {other} | {' | '.join(cells)} |"


def _cell(row: Row) -> str:
    how = ", less luck" if row.get("less_luck") else ""
    return f"{row['rate']:.1%} ({row['least']:.1%} to {row['most']:.1%}, {row['plays']:,}{how})"


UNITS = {
    "win": ("win chance", ".2%"),
    "points": ("points of the turn", ".2f"),
    "margin": ("points of the final margin", ".3f"),
}


def _errors(rows: list[Row]) -> Iterator[str]:
    unit, form = UNITS[rows[0]["goal"]]
    best = "the exact best act" if rows[0]["exact"] else "the best act by its value table"
    yield f"Mean loss per unforced decision with two seats, compared with {best}, in {unit}:"
    yield ""
    yield "| level | mean loss | standard error | decisions without loss | decisions |"
    yield "|---|---|---|---|---|"
    for row in rows:
        lost = f"{row['mean']:{form}} | {row['error']:{form}} | {row['share']:.1%}"
        yield f"| {row['level']} | {lost} | {row['decisions']:,} |"


def describe(row: Row, seconds: float) -> str:
    if "other" in row:
        who = f"{row['game']} {row['seats']}: {row['level']} against {row['other']}"
        weak = "" if row["least"] > 1 / row["seats"] else "  NOT STRONGER"
        rates = f"{row['rate']:.4f} ({row['least']:.4f} to {row['most']:.4f})"
        return f"{who}: {rates} of {row['plays']}{weak}, {seconds:.0f} s"
    who = f"{row['game']}: {row['level']} loses {row['mean']:.5f} +- {row['error']:.5f}"
    return f"{who} in {row['decisions']} ({row['goal']}), {seconds:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(game.key for game in BUILT_IN))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--neighbours", action="store_true")
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    figures = json.loads(FIGURES.read_text("utf-8"))
    if arguments.page:
        PAGE.write_text(page(figures), "utf-8")
        return
    if arguments.check:
        if PAGE.read_text("utf-8") != page(figures):
            raise SystemExit("docs/strength.md is not what the figures make")
        return
    print("Win rates of levels with their 95 % intervals, and losses per decision.", flush=True)
    for game in BUILT_IN:
        if game.key not in arguments.games.split(","):
            continue
        for work in works(game, Setup(2)):
            if isinstance(work, Work):
                work.solved()
        started = time.perf_counter()
        for row in measure_all(game, arguments):
            print(describe(row, time.perf_counter() - started), flush=True)
            started = time.perf_counter()
            if arguments.part == 1:
                figures = replace_row(figures, row)
                FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
                PAGE.write_text(page(figures), "utf-8")


if __name__ == "__main__":
    main()
