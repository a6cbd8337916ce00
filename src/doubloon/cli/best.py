"""`doubloon best`: the value of a position for every seat, and of every act in it."""

import argparse
from dataclasses import replace

from doubloon.analysis.worth import advise
from doubloon.cli import options
from doubloon.cli.bars import bars
from doubloon.core.advice import Advice, Goal
from doubloon.core.errors import RecordError
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, replay
from doubloon.core.record import Record
from doubloon.core.setup import Setup
from doubloon.locales import say

GOALS = ("win", "points", "margin")
SHOWN = 10
"""How many acts the text output lists, best first."""


def add(parser: argparse.ArgumentParser) -> None:
    options.add_files(parser, say("cli-best-files"))
    parser.add_argument("--step", metavar="N", type=options.whole_number, help=say("cli-best-step"))
    parser.add_argument("--goal", metavar="GOAL", choices=GOALS, help=say("cli-best-goal"))
    options.add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if complaint := options.check_components(arguments, None):
        return options.report_usage("best", complaint)

    def answer(game: AnyGame, record: Record) -> tuple[Play, Advice]:
        play = replay(game, _cut(record, arguments.step), options.load_components(arguments))
        return play, _advise(play, record.setup, arguments.goal)

    return options.answer_each(arguments, answer, summarize, describe)


def _advise(play: Play, setup: Setup, goal: Goal | None) -> Advice:
    """Advise with progress bars, in case a table must be computed first."""
    from doubloon.solving.tables import watched

    with bars() as report, watched(report):
        return advise(play, setup, goal)


def _cut(record: Record, step: int | None) -> Record:
    """The record cut after so many steps, remarks included."""
    if step is None:
        return record
    if step > len(record.steps):
        raise RecordError("best-step", step=step, steps=len(record.steps))
    return replace(record, steps=record.steps[:step], points=None)


def summarize(game: AnyGame, _record: Record, found: tuple[Play, Advice]) -> dict[str, object]:
    """The JSON contract of `best`."""
    play, advice = found
    seat = play.to_act
    return {
        "to_act": None if seat is None else seat + 1,
        "goal": advice.goal,
        "exact": advice.exact,
        "error": advice.error,
        "values": [*advice.values],
        "acts": [{"text": game.write(seat, act), "value": value} for act, value in advice.acts],
        "reasons": {**advice.reasons},
    }


def describe(_path: str, game: AnyGame, record: Record, found: tuple[Play, Advice]) -> str:
    """The answer as text, with the reasons for the best act."""
    play, advice = found
    lines = [say(f"best-goal-{advice.goal}")]
    for seat, (name, value) in enumerate(zip(record.seats, advice.values, strict=True), start=1):
        facts = {"seat": f"p{seat}", "name": name, "value": _write_value(advice, value)}
        lines.append(say("best-seat", facts))
    shown = advice.acts[:SHOWN]
    for act, value in shown:
        text = game.write(play.to_act, act)
        lines.append(say("best-act", {"act": text, "value": _write_value(advice, value)}))
    if left := len(advice.acts) - len(shown):
        lines.append(say("best-more", {"count": left}))
    for name, value in advice.reasons.items():
        shown_as = _percent(value) if name in SHARES else f"{value:.2f}"
        lines.append(say(f"best-reason-{name}", {"value": shown_as}))
    if not advice.exact:
        error = "" if advice.error is None else _write_value(advice, advice.error)
        lines.append(say("best-estimate-error" if error else "best-estimate", {"error": error}))
    if advice.how is not None:
        lines.append(say(f"best-how-{advice.how}"))
    return "\n".join(lines)


SHARES = frozenset({"penalty", "bust"})
"""Reasons that are probabilities."""


def _write_value(advice: Advice, value: float) -> str:
    return _percent(value) if advice.goal == "win" else f"{value:.2f}"


def _percent(value: float) -> str:
    return f"{100 * value:.2f} %"
