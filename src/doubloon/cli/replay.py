"""`doubloon replay`: replays records and checks their claims."""

import argparse

from doubloon.cli import options
from doubloon.core.game import AnyGame, offers
from doubloon.core.notation import write_seat
from doubloon.core.play import Play, position, replay, turns
from doubloon.core.record import Record
from doubloon.locales import say
from doubloon.locales.telling import Teller

MOST_ACTS = 1_000
"""The JSON answer lists at most so many acts."""


def add(parser: argparse.ArgumentParser) -> None:
    options.add_files(parser, say("cli-replay-files"))
    options.add_components(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if complaint := options.check_components(arguments, None):
        return options.report_usage("replay", complaint)

    def answer(game: AnyGame, record: Record) -> Play:
        return replay(game, record, options.load_components(arguments))

    return options.answer_each(arguments, answer, summarize, describe)


def summarize(game: AnyGame, record: Record, play: Play) -> dict[str, object]:
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


def describe(_path: str, game: AnyGame, record: Record, play: Play) -> str:
    """The answer as text."""
    edition = record.edition or game.editions[0]
    lines = [say("replay-head", {"game": say(game.key), "edition": edition})]
    teller = Teller(record.seats)
    finished = [here for here in play.way() if here.turn is not None]
    for number, here in enumerate(reversed(finished), start=1):
        turn = here.turn
        change = ", ".join(f"{delta:+d}" for delta in turn.delta)
        what = " ".join(teller.tell_all(game.sum_up(turn))) or turn.outcome
        facts = {"number": number, "seat": write_seat(turn.seat), "what": what, "change": change}
        lines += [say("replay-turn", facts), *_tell_tie(here, teller)]
    seats = zip(record.seats, game.points(play.state), strict=True)
    for seat, (name, points) in enumerate(seats, start=1):
        lines.append(say("replay-points", {"seat": f"p{seat}", "name": name, "points": points}))
    lines.append(_describe_end(play))
    return "\n".join(lines)


def _tell_tie(here: Play, teller: Teller) -> list[str]:
    """What the story of the last step says about a tie: that it is played off, or how it ended."""
    game, before = here.game, here.before
    if before is None:
        return []
    _, step = game.read(here.line)
    told = game.story(before.state, step, here.state, None)
    return teller.tell_all(it for it in told if it.id.startswith(f"story-{game.prefix}-tie"))


def _describe_end(play: Play) -> str:
    if (result := play.result) is not None:
        winners = ", ".join(f"p{winner + 1}" for winner in result.winners)
        how = say(f"ending-{result.ending}")
        return say("replay-over", {"winners": winners, "count": len(result.winners), "how": how})
    if (seat := play.to_act) is None:
        return say("replay-chance")
    return say("replay-to-act", {"seat": f"p{seat + 1}"})
