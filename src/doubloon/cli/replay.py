"""`doubloon replay`: what a record comes to, with its claims checked."""

import argparse
import sys

from doubloon.cli import options
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, position, replay, turns
from doubloon.core.record import Record
from doubloon.locales import say

MOST_ACTS = 1_000
"""More acts than these are not listed in JSON."""


def add(parser: argparse.ArgumentParser) -> None:
    options.add_files(parser, say("cli-replay-files"))
    options.add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if complaint := options.other_box(arguments, None):
        print(f"doubloon replay: {complaint}", file=sys.stderr)
        return 2

    def answer(game: AnyGame, record: Record) -> Play:
        return replay(game, record, options.components(arguments))

    return options.answer_each(arguments, answer, summary, told)


def summary(game: AnyGame, record: Record, play: Play) -> dict[str, object]:
    """The JSON contract of `replay`."""
    result, seat = play.result, play.to_act
    return {
        "game": game.key,
        "edition": record.edition or game.editions[0],
        "seats": len(record.seats),
        "steps": len(record.steps),
        "over": result is not None,
        "to_act": None if seat is None else seat + 1,
        "points": [*game.points(play.state)],
        "winners": [winner + 1 for winner in result.winners] if result else [],
        "ending": result.ending if result else None,
        "turns": turns(play),
        "acts": _acts(game, play),
        "position": position(play, record.start),
    }


def _acts(game: AnyGame, play: Play) -> list[str] | None:
    if (seat := play.to_act) is None:
        return []
    kinds = offers(game, play.state).values()
    if sum(map(len, kinds)) > MOST_ACTS:
        return None
    return [game.write(seat, act) for acts in kinds for act in acts]


def told(_path: str, game: AnyGame, record: Record, play: Play) -> str:
    """The same for people."""
    edition = record.edition or game.editions[0]
    names = {f"p{seat}": name for seat, name in enumerate(record.seats, start=1)}
    lines = [say("replay-head", {"game": say(game.key), "edition": edition})]
    for number, turn in enumerate(turns(play), start=1):
        change = ", ".join(f"{delta:+d}" for delta in _numbers(turn["delta"]))
        facts = {"number": number, "seat": f"p{turn['seat']}", "change": change}
        outcome = say(f"outcome-{game.key}-{turn['outcome']}")
        lines.append(say("replay-turn", {**facts, "outcome": outcome}))
    for (seat, name), points in zip(names.items(), game.points(play.state), strict=True):
        lines.append(say("replay-points", {"seat": seat, "name": name, "points": points}))
    lines.append(_ending(play))
    return "\n".join(lines)


def _ending(play: Play) -> str:
    if (result := play.result) is not None:
        winners = ", ".join(f"p{winner + 1}" for winner in result.winners)
        how = say(f"ending-{result.ending}")
        return say("replay-over", {"winners": winners, "count": len(result.winners), "how": how})
    if (seat := play.to_act) is None:
        return say("replay-chance")
    return say("replay-to-act", {"seat": f"p{seat + 1}"})


def _numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return value
