"""The menu: choose a saved play, or a game with its seats, edition and target."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from doubloon.bots import levels, weakened
from doubloon.bots.strength import strengths
from doubloon.cli.terminal import seating
from doubloon.cli.terminal.keeper import unfinished
from doubloon.cli.terminal.screen import Screen
from doubloon.core.game import AnyGame
from doubloon.drawing.words import join_words, part, tell
from doubloon.games import find, games
from doubloon.locales import say

MOST_SAVED = 5
"""How many saved plays the menu lists, the newest first."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What a person chose to play; `what` is a game's name or the path of a record."""

    what: str
    seats: str | None = None
    edition: str | None = None
    target: int | None = None


def choose(screen: Screen, plays: Path) -> Selection:
    """Ask what to play. Raises EOFError or KeyboardInterrupt if the person leaves."""
    shelf = games()
    screen.headline(part("menu-head"))
    choices = [
        (say(game.key), part("menu-seats", least=game.seats[0], most=game.seats[-1]))
        for game in shelf
    ]
    saved: list[Path] = []
    for path, read in unfinished(plays):
        if len(saved) == MOST_SAVED:
            break
        if find(read.game) is not None:
            saved.append(path)
            facts = {
                "game": say(read.game),
                "names": join_words(read.seats),
                "steps": len(read.steps),
            }
            choices.append((part("menu-resume"), part("menu-resume-what", **facts)))
    number = _ask_number(screen, choices)
    if number >= len(shelf):
        return Selection(str(saved[number - len(shelf)]))
    game = shelf[number]
    edition = None
    seats = _ask_seats(screen, game)
    if len(game.editions) > 1:
        screen.say("", tell("menu-edition"))
        default = part("menu-default")
        editions = [(name, "" if n else default) for n, name in enumerate(game.editions)]
        edition = game.editions[_ask_number(screen, editions, default=0)]
    target = None if game.default_target is None else _ask_target(screen, game.default_target)
    return Selection(game.key, ",".join(seats), edition, target)


def _ask_number(screen: Screen, rows: Sequence[tuple[str, str]], default: int | None = None) -> int:
    """The row that the person chooses, counted from zero."""
    screen.listing((str(n), *row) for n, row in enumerate(rows, start=1))
    while True:
        typed = screen.ask(part("menu-prompt"))
        if not typed and default is not None:
            return default
        if typed.isdecimal() and 0 < int(typed) <= len(rows):
            return int(typed) - 1
        names = [row[0].casefold() for row in rows]
        if typed.casefold() in names:
            return names.index(typed.casefold())
        _leave_if(typed)
        screen.say(tell("menu-which", most=len(rows)))


def _ask_seats(screen: Screen, game: AnyGame) -> list[str]:
    least, most = game.seats[0], game.seats[-1]
    known = levels(game)
    screen.say("", tell("menu-who", levels=join_words(map(_grade, known)), least=least, most=most))
    if beaten := _describe_strength(game):
        screen.say(tell("menu-strength", beaten=join_words(beaten)))
    if weak := weakened(game):
        screen.say(tell("menu-weakened", levels=join_words(weak)))
    names: list[str] = []
    while len(names) < most:
        seat = len(names) + 1
        usual = "" if seat > least else (seating.you() if seat == 1 else seating.stand_in(game))
        key = "menu-seat" if usual else "menu-seat-more"
        name = screen.ask(part(key, seat=seat, usual=usual)) or usual
        if not name:
            break
        _leave_if(name)
        if "," in name:
            screen.say(say("terminal-bad-name", {"name": name}), style="red")
            continue
        if complaint := seating.complain(game, name):
            screen.say(complaint, style="red")
            continue
        names.append(name)
    return names


def _grade(level: str) -> str:
    """A level as it is typed, with how hard it is."""
    return part("menu-graded", level=level, grade=say(f"web-grade-{level}").casefold())


def _describe_strength(game: AnyGame) -> list[str]:
    """The share of plays that each level wins against the one below it."""
    measured, known, weak = strengths(game), levels(game), weakened(game)
    return [
        part("menu-beats", level=level, weaker=weaker, percent=round(100 * measured[level]))
        for weaker, level in pairwise(known)
        if level in measured and level not in weak
    ]


def _ask_target(screen: Screen, usual: int) -> int | None:
    while True:
        typed = screen.ask(part("menu-target", usual=usual))
        if not typed:
            return None
        if typed.isdecimal() and 0 < int(typed) < 10**8:
            return int(typed)
        _leave_if(typed)
        screen.say(tell("menu-target-number"))


def _leave_if(typed: str) -> None:
    if typed.casefold() in ("quit", "q", "exit"):
        raise EOFError
