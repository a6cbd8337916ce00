"""`doubloon check-game`: the laws of every game, run on any registered one."""

import argparse
import json

from doubloon.cli import options
from doubloon.conformance.check import LAWS, Fault, check
from doubloon.games import find
from doubloon.locales import say

PLAYS = 5
"""Random plays of each edition with each number of seats, unless asked otherwise."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=say("cli-check-game-what"))
    parser.add_argument(
        "--plays",
        metavar="N",
        type=options.whole_number,
        default=PLAYS,
        help=say("cli-check-game-plays", {"usual": PLAYS}),
    )
    parser.add_argument(
        "--seed", metavar="S", type=options.whole_number, default=0, help=say("cli-check-game-seed")
    )
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find(arguments.game)
    if game is None:
        facts = {"game": arguments.game, "known": options.known_games()}
        return options.report_usage("check-game", say("unknown-game", facts))
    if arguments.plays < 1:
        return options.report_usage("check-game", say("check-game-at-least-one"))
    faults, setups = [], 0
    for found in check(game, arguments.plays, arguments.seed):
        if isinstance(found, Fault):
            faults.append(found)
            if not arguments.json:
                print(describe(found), end="\n\n")
        else:
            setups += 1
    if arguments.json:
        answer = {"game": game.key, "laws": len(LAWS), "setups": setups}
        print(json.dumps({**answer, "faults": [*map(summarize, faults)]}, ensure_ascii=False))
    else:
        key = "check-game-broken" if faults else "check-game-kept"
        facts = {"game": say(game.key) if not faults else game.key, "laws": len(LAWS)}
        print(say(key, {**facts, "setups": setups, "broken": len(faults)}))
    return 1 if faults else 0


def describe(fault: Fault) -> str:
    """A broken law in plain words: what it demands, where it fails, and how."""
    steps = "\n".join(f"    {line}" for line in fault.steps) or f"    {say('check-game-opening')}"
    facts = {"seats": fault.setup.seats, "edition": fault.setup.edition or ""}
    where = say("check-game-where", facts)
    return f"{fault.law.name}: {fault.law.demands}\n  {fault.problem}\n  {where}\n{steps}"


def summarize(fault: Fault) -> dict[str, object]:
    """A broken law as JSON."""
    return {
        "law": fault.law.name,
        "demands": fault.law.demands,
        "problem": fault.problem,
        "edition": fault.setup.edition,
        "seats": fault.setup.seats,
        "steps": [*fault.steps],
    }
