"""`doubloon chart`: when to stop and which dice to keep, and a pocket rule with its loss."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path

from doubloon.cli import options
from doubloon.core.errors import DoubloonError, FileError, RecordError
from doubloon.core.game import AnyGame
from doubloon.core.setup import Setup
from doubloon.games import games, get
from doubloon.locales import say
from doubloon.solving.charts import Chart


def add(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(game.key for game in games() if game.charts)
    parser.add_argument("game", metavar="GAME", help=say("cli-chart-game", {"games": known}))
    parser.add_argument("--edition", metavar="E", help=say("cli-edition"))
    parser.add_argument("--output", metavar="FILE", help=say("cli-chart-output"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        game = get(arguments.game)
        chart = draw(game, arguments.edition)
    except DoubloonError as error:
        options.refuse(arguments, arguments.game, error)
        return 1
    if arguments.json:
        print(json.dumps(summarize(game, chart), ensure_ascii=False))
    else:
        from doubloon.cli.charts.text import describe

        print(describe(game, chart))
    return 0 if arguments.output is None else _write(arguments, game, chart)


def draw(game: AnyGame, edition: str | None) -> Chart:
    """The chart of a game; refused where it has none, or no such edition."""
    if game.charts is None:
        known = ", ".join(say(other.key) for other in games() if other.charts)
        raise RecordError("chart-none", game=say(game.key), known=known)
    game.start(Setup(2, edition))
    chart: Chart = game.charts().draw(edition or game.editions[0])
    return chart


def summarize(game: AnyGame, chart: Chart) -> dict[str, object]:
    """The JSON contract of `chart`: what the page of the browser is made of."""
    from doubloon.arena.pocket import measured

    assert game.charts is not None
    return {
        "game": chart.game,
        "edition": chart.edition,
        "goal": chart.goal,
        "pocket": {
            "lines": game.charts().name_lines(game.prefix),
            "losses": [asdict(loss) for loss in measured(game)],
        },
        "maps": [asdict(one) for one in chart.maps],
        "lists": [asdict(one) for one in chart.lists],
    }


def _write(arguments: argparse.Namespace, game: AnyGame, chart: Chart) -> int:
    from doubloon.cli.charts.drawing import picture

    try:
        Path(arguments.output).write_text(picture(game, chart), "utf-8")
    except OSError as error:
        why = error.strerror or type(error).__name__
        problem = FileError("chart-not-written", file=arguments.output, why=why)
        options.complain(arguments.output, problem)
        return 1
    return 0
