"""A worker process in which bots think: a question comes in as a line, an act goes out as one.

`pool` starts it, talks to it, and kills it when a bot takes too long. It never outlives the
server: it stops at once when its input ends.
"""

import json
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from importlib import import_module
from traceback import extract_tb
from typing import Any

from doubloon.analysis.background import prepare
from doubloon.bots import Bot
from doubloon.core.dice import Uniform
from doubloon.core.errors import DoubloonError
from doubloon.core.fairness import BY_STEP, Dice
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.record import REMARK
from doubloon.core.setup import Seat, Setup
from doubloon.games import get
from doubloon.server.workers import answer_lines, lower_priority
from doubloon.solving.deferred import hurry

CRASH, ILLEGAL = "crash", "illegal"

PRIORITY = 5
"""How much a worker yields to the server, which people talk to; the scale is that of `nice`."""

PLAYS_KEPT = 512
"""Replaying a play takes longer than most bots think; a kept play takes about 40 kB."""


class PlayCache:
    """The plays of the last tables that asked, so that only new steps are replayed."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[str, Setup, Sequence[str], Play]] = OrderedDict()

    def reach(self, game: str, setup: Setup, steps: Sequence[str], table: str = "") -> Play:
        kept = self._kept.pop(table, None)
        if kept is not None and kept[:3] == (game, setup, steps[: len(kept[2])]):
            play = continue_play(kept[3], steps[len(kept[2]) :])
        else:
            play = continue_play(begin(get(game), setup, forgets=True), steps)
        self._kept[table] = (game, setup, steps, play)
        if len(self._kept) > PLAYS_KEPT:
            self._kept.popitem(last=False)
        return play


def continue_play(play: Play, steps: Iterable[str]) -> Play:
    for step in steps:
        if not step.startswith(REMARK):
            play = play.after(step)
    return play


def make_chance(seed: str) -> Uniform:
    """The source of chance for a bot, the same for the same seed."""
    return Dice(sha256(seed.encode()).digest(), "bot", (), BY_STEP).uniform(1)


def decide(bot: Bot, play: Play, seat: Seat, seed: str) -> Any:
    """The act that a bot chooses. It sees its view and its acts, never the state."""
    if play.to_act != seat:
        raise ValueError(f"seat {seat} is not the one to act")
    view, acts = play.game.view(play.state, seat), offers(play.game, play.state)
    return bot(view, acts, make_chance(seed))


def answer(
    bots: Callable[[AnyGame, str, Setup], Bot], cache: PlayCache, line: bytes
) -> dict[str, str]:
    """The act in notation as `text`; or the `reason` why there is none, with a `detail`.

    `builds` names a table that is being computed now, for better acts later. An empty question
    asks whether the worker is ready; its answer is empty too.
    """
    asked = json.loads(line)
    if not asked:
        return {}
    seat, setup = Seat(asked["seat"]), Setup(**asked["setup"])
    try:
        play = cache.reach(asked["game"], setup, asked["steps"], asked.get("table", ""))
        act = decide(bots(play.game, asked["level"], setup), play, seat, asked["seed"])
        begun = prepare(play.game, asked["level"], setup, os.environ)
    except Exception as error:
        return {"reason": CRASH, "detail": _describe(error)}
    try:
        text = {"text": play.after(play.game.write(seat, act)).line}
        return text if begun is None else {**text, "builds": begun}
    except DoubloonError as error:
        return {"reason": ILLEGAL, "detail": error.problem}
    except Exception as error:
        return {"reason": ILLEGAL, "detail": _describe(error)}


def _describe(error: Exception) -> str:
    """What went wrong and where, without any values: hands are secret."""
    *_, last = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {last.name}, {os.path.basename(last.filename)}:{last.lineno}"


def main(bots: str) -> None:
    """Answer until the input ends. The bots come from the function `bot` of this module."""

    def prepare() -> Callable[[bytes], bytes]:
        lower_priority(PRIORITY)
        hurry()
        find, cache = import_module(bots).bot, PlayCache()
        return lambda line: json.dumps(answer(find, cache, line)).encode()

    answer_lines(prepare)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    finally:
        os._exit(1)
