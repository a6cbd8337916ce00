"""A process in which bots think: a decision comes in as a line, an act goes out as one.

`thinking` starts it, talks to it, and ends it when a bot takes too long. It never
outlives the server: once nobody can ask any more, it stops in mid-thought.
"""

import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import Any

from doubloon.analysis.background import prepare
from doubloon.bots import Bot
from doubloon.core.dice import Uniform
from doubloon.core.errors import DoubloonError
from doubloon.core.fairness import Dice
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.record import REMARK
from doubloon.core.setup import Seat, Setup
from doubloon.games import get
from doubloon.solving.deferred import hurry

CRASH, ILLEGAL = "crash", "illegal"

PLAYS_KEPT = 64
"""Telling a play anew takes longer than most bots think; one kept takes some 200 kB."""


class Memory:
    """The plays thought about last, so that each is told only what is new."""

    def __init__(self) -> None:
        self._kept: list[tuple[str, Setup, Sequence[str], Play]] = []

    def reached(self, game: str, setup: Setup, steps: Sequence[str]) -> Play:
        at = self._kept_at(game, setup, steps)
        if at is None:
            play = continued(begin(get(game), setup), steps)
        else:
            *_, known, kept = self._kept.pop(at)
            play = continued(kept, steps[len(known) :])
        self._kept = [(game, setup, steps, play), *self._kept][:PLAYS_KEPT]
        return play

    def _kept_at(self, game: str, setup: Setup, steps: Sequence[str]) -> int | None:
        """Where a play is kept that goes on to the one asked for."""
        for at, (kept_game, kept_setup, known, _) in enumerate(self._kept):
            if (kept_game, kept_setup, known) == (game, setup, steps[: len(known)]):
                return at
        return None


def continued(play: Play, steps: Iterable[str]) -> Play:
    for step in steps:
        if not step.startswith(REMARK):
            play = play.after(step)
    return play


def source(seed: str) -> Uniform:
    """The chance a bot is handed, the same for the same seed."""
    return Dice(sha256(seed.encode()).digest(), "bot", ()).uniform(1)


def considered(bot: Bot, play: Play, seat: Seat, seed: str) -> Any:
    """The act a bot chooses; it is told its view and its acts, never the state."""
    if play.to_act != seat:
        raise ValueError(f"seat {seat} is not the one to act")
    view, acts = play.game.view(play.state, seat), offers(play.game, play.state)
    return bot(view, acts, source(seed))


def answer(
    bots: Callable[[AnyGame, str, Setup], Bot], memory: Memory, line: bytes
) -> dict[str, str]:
    """The act in notation as `text`; or the `reason` there is none, and where it lies.

    `builds` names a table that is now being built, so that the next acts are better.
    """
    asked = json.loads(line)
    seat, setup = Seat(asked["seat"]), Setup(**asked["setup"])
    try:
        play = memory.reached(asked["game"], setup, asked["steps"])
        act = considered(bots(play.game, asked["level"], setup), play, seat, asked["seed"])
        begun = prepare(play.game, asked["level"], setup, os.environ)
    except Exception as error:
        return {"reason": CRASH, "detail": _place(error)}
    try:
        text = {"text": play.after(play.game.write(seat, act)).line}
        return text if begun is None else {**text, "builds": begun}
    except DoubloonError as error:
        return {"reason": ILLEGAL, "detail": error.problem}
    except Exception as error:
        return {"reason": ILLEGAL, "detail": _place(error)}


def _place(error: Exception) -> str:
    """What went wrong and where, without the values around it: hands are secret."""
    *_, last = extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {last.name}, {os.path.basename(last.filename)}:{last.lineno}"


def main(bots: str) -> None:
    """Answer until the input ends; the bots are those of a module with a function `bot`."""
    answers = os.dup(1)
    os.dup2(2, 1)  # what a bot prints is not an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(lines,), daemon=True).start()
    hurry()
    find, memory = import_module(bots).bot, Memory()
    while True:
        told = json.dumps(answer(find, memory, lines.get()))
        os.write(answers, f"{told}\n".encode())


def _listen(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    finally:
        os._exit(1)
