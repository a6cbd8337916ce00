"""Gold Armada in the terminal: the board, the help and the choices."""

from collections.abc import Sequence

from rich.text import Text

from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import strip_seats
from doubloon.drawing.dice import (
    CANNON,
    PARROT,
    Describe,
    Face,
    die,
    group_equal,
    spell_dice_act,
    suggest_rerolls,
)
from doubloon.drawing.pictures import Pen, Picture, Row, fit, flow, ledger, wrap
from doubloon.drawing.words import join_words, part, tell
from doubloon.games.gold_armada.rules.board import FACES, SPACES
from doubloon.games.gold_armada.rules.story import die_words
from doubloon.games.gold_armada.rules.view import PierView, View
from doubloon.locales import say

PICTURES: dict[str, Face] = {
    "barrel": ("  .=.  ", "  |=|  ", "yellow"),
    "parrot": PARROT,
    "rum": ("   n   ", "  [_]  ", "magenta"),
    "cannon": CANNON,
    "hook": ("   |   ", " \\_J   ", "white"),
    "compass": ("   N   ", " W(+)E ", "cyan"),
}
"""By name of the symbol; a corrected board may have others."""

NAME_WIDTH, NEED_WIDTH = 11, 15
"""Columns for the name of a pier and for what it asks for."""


def draw(view: View, names: Sequence[str], pen: Pen) -> Picture:
    most = max(20, *view.points)
    rows = [
        Row(name, points, points / most, seat == view.seat, _held(view, seat))
        for seat, (name, points) in enumerate(zip(names, view.points, strict=True))
    ]
    drawn = [*ledger(rows, pen), *wrap(tell("ga-tokens", n=view.tokens_left), pen.width, "red")]
    basic = [pier for pier in view.piers if pier.kind == "same"]
    special = [pier for pier in view.piers if pier.kind != "same"]
    piers = [[_pier(pier, pen) for pier in side] for side in (basic, special)]
    drawn += [Text(), *flow(piers, pen, gap=2)]
    if view.table:
        drawn += flow([_die(view, letter, pen) for letter in view.table], pen)
    if view.phase == "rolled":
        drawn += wrap(part("ga-rolls-left", n=view.rolls_left), pen.width, "dim")
    return drawn


def _held(view: View, seat: int) -> str:
    coins = " ".join(map(str, view.doubloons[seat])) or "-"
    return part("ga-held", coins=coins, skulls=view.skulls[seat])


def _pier(pier: PierView, pen: Pen) -> Text:
    """A pier: its name, what its next doubloon asks for, and its spaces from the island on."""
    line = Text(no_wrap=True)
    line.append("* " if pier.satisfied else "  ", "bold green")
    name = pen.spell(part(f"ga-pier-{pier.name}"))
    line.append(fit(name, NAME_WIDTH), "bold" if pier.satisfied else "")
    line.append(fit(pen.spell(_need(pier)), NEED_WIDTH), "" if pier.left else "dim")
    across = pen.strokes.across
    coins = ["." for _ in range(SPACES - pier.left)]
    coins += [f"({pier.value})", *("o" for _ in range(pier.left - 1))] if pier.left else []
    line.append(fit(across.join(coins), 7), "yellow" if pier.left else "dim")
    return line


def _need(pier: PierView) -> str:
    if not pier.left:
        return part("ga-need-none")
    if pier.kind == "same":
        return pier.allowed * pier.need
    letters = part("ga-any") if len(pier.allowed) == len(FACES) else pier.allowed
    if pier.kind == "full-house":
        return part("ga-need-full-house", letters=letters)
    return part("ga-need-alike", n=pier.need, letters=letters)


def _die(view: View, letter: str, pen: Pen) -> Picture:
    name = view.symbols[letter]
    return die(name, letter, PICTURES.get(name, (f"   {letter}   ", "", "white")), pen)


def _called(view: View) -> Describe:
    """Dice in words, by the names of the board in play."""

    def called(letters: str) -> str:
        counts = {letter: letters.count(letter) for letter in letters}
        words = [die_words(view.symbols[letter], n) for letter, n in counts.items()]
        return join_words(say(word.id, word.facts) for word in words)

    return called


def explain(view: View, _names: Sequence[str]) -> list[str]:
    if view.phase == "rolled":
        return [tell("ga-help-rolled", n=view.rolls_left), tell("ga-help-piers")]
    return [tell("ga-help-taking")]


def choices(view: View, _names: Sequence[str]) -> list[Choice]:
    acts = strip_seats(view.acts)
    if view.phase == "rolled":
        kept = _worth_keeping(view.table)
        return [("stop", _stop(view)), *suggest_rerolls(view.table, acts, "", _called(view), kept)]
    values = {pier.name: pier.value for pier in view.piers}
    takes = [act for act in acts if act != "decline"]
    takes.sort(key=lambda act: -values[act.split()[1]])
    found = [(act, _take(act.split()[1], values)) for act in takes]
    return found + [(act, part("ga-choice-decline")) for act in acts if act == "decline"]


def _worth_keeping(table: str) -> list[str]:
    """Dice alike, and all pairs and more together."""
    alike = group_equal(table)
    return [*alike, "".join(alike) if len(alike[0]) > 1 else ""]


def _take(pier: str, values: dict[str, int]) -> str:
    return part("ga-choice-take", pier=part(f"ga-pier-{pier}"), value=values[pier])


def _stop(view: View) -> str:
    best = max((pier.value for pier in view.piers if pier.satisfied), default=0)
    return part("ga-choice-stop", best=best) if best else part("ga-choice-stop-skull")


def spell(words: list[str], view: View, _names: Sequence[str]) -> str:
    match words:
        case ["t" | "take", *pier]:
            return " ".join(["take", *filter(None, ["-".join(pier)])])
        case _:
            return spell_dice_act(words, view.table, "")


BOARD = TerminalBoard(draw, explain, choices, spell)
