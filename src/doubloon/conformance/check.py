"""Runs the laws on a game: along random plays of every edition and number of seats."""

from collections.abc import Iterator
from dataclasses import dataclass

from doubloon.conformance import laws, words
from doubloon.conformance.chance import random_step, source
from doubloon.conformance.laws import LAWS, Law
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin
from doubloon.core.setup import Setup

__all__ = ["LAWS", "Fault", "check", "laws", "words"]

LONGEST = 20_000
"""Steps after which a play of the random policy must have ended."""

CLOSELY = 40
"""Steps of a play after each of which every law is checked; later only now and then."""

ENDS = Law("plays-end", "A play of the random policy comes to an end.", lambda *_: iter(()))


@dataclass(frozen=True, slots=True)
class Fault:
    """A law that a game breaks, and where."""

    law: Law
    setup: Setup
    steps: tuple[str, ...]
    """The play that leads there."""
    problem: str
    """What is wrong there, in a sentence."""


def setups(game: AnyGame) -> Iterator[Setup]:
    """Every edition with every number of seats."""
    for edition in game.editions:
        for seats in game.seats:
            yield Setup(seats, edition)


def check(game: AnyGame, plays: int, seed: int) -> Iterator[Fault | Setup]:
    """Check all laws: a fault for every law that is broken, once, and every setup when done."""
    broken: set[str] = set()
    for setup in setups(game):
        for number in range(plays):
            for fault in check_play(game, setup, f"{seed} {number}"):
                if fault.law.name not in broken:
                    broken.add(fault.law.name)
                    yield fault
        yield setup


def check_play(game: AnyGame, setup: Setup, seed: str) -> Iterator[Fault]:
    """All laws along one random play."""
    uniform = source(f"{game.key} {setup.edition} {setup.seats} {seed}")
    try:
        play = begin(game, setup)
    except Exception as error:  # a game is foreign code: whatever it raises is a finding
        yield Fault(laws.LAWS[0], setup, (), f"`start` raises {error!r}")
        return
    for n in range(LONGEST):
        if n < CLOSELY or n % 37 == 0 or play.result is not None:
            yield from check_place(play, setup)
        if play.result is not None:
            return
        try:
            play = play.after(random_step(play, uniform))
        except Exception as error:
            yield Fault(LAWS[0], setup, lines(play), f"the next step raises {error!r}")
            return
    yield Fault(ENDS, setup, (), f"it has not ended after {LONGEST} steps")


def check_place(play: Play, setup: Setup) -> Iterator[Fault]:
    """All laws at one place of a play."""
    for law in LAWS:
        try:
            problem = next(law.check(play, setup), None)
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
        if problem is not None:
            yield Fault(law, setup, lines(play), problem)


def lines(play: Play) -> tuple[str, ...]:
    """The steps that led to a place of a play."""
    return tuple(here.line for here in play.way() if here.before is not None)[::-1]
