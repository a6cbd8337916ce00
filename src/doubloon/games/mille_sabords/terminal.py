"""Mille Sabords in a terminal: what is drawn, asked and offered."""

from collections.abc import Sequence

from rich.text import Text

from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import strip_seats
from doubloon.drawing.dice import (
    PARROT,
    SKULL,
    Face,
    filter_faces,
    group_equal,
    row,
    spell_dice_act,
    suggest_rerolls,
)
from doubloon.drawing.pictures import Pen, Picture, Row, box, flow, ledger, wrap
from doubloon.drawing.words import describe_pieces, part, tell
from doubloon.games.mille_sabords.rules.view import View
from doubloon.locales import say

KIND = "ms-die"
STUCK = "k"
FACES: dict[str, Face] = {
    "k": SKULL,
    "s": (" |     ", "-|====>", "cyan"),
    "c": ("  ___  ", " (_$_) ", "yellow"),
    "d": ("  /_\\  ", "  \\_/  ", "bold cyan"),
    "m": ("@(o o)@", "  (_)  ", "magenta"),
    "p": PARROT,
}
CARD = 36
"""Columns inside a card."""


def draw(view: View, names: Sequence[str], pen: Pen) -> Picture:
    drawn = ledger(
        [
            Row(name, points, points / view.target, seat == view.seat, _note(view, seat))
            for seat, (name, points) in enumerate(zip(names, view.points, strict=True))
        ],
        pen,
    )
    if view.card:
        drawn += [Text(), *_card(view.card, pen)]
    if view.laid:
        drawn += wrap(part("ms-laid"), pen.width, "bold")
        drawn += row(KIND, view.laid, FACES, pen)
    if view.table:
        drawn += wrap(part("ms-table"), pen.width, "bold") if view.laid else []
        drawn += row(KIND, view.table, FACES, pen, STUCK)
    if view.card and view.to_act is not None:
        drawn += wrap(_standing(view), pen.width, "bold")
    return drawn


def _note(view: View, seat: int) -> str:
    return part("ms-note-last-round") if seat == view.last_round else ""


def _card(card: str, pen: Pen) -> Picture:
    inside = min(CARD, pen.width - 4)
    lines = [f" {line.plain} " for line in wrap(pen.spell(say(f"about-ms-card-{card}")), inside)]
    return flow([box(lines, pen, head=say(f"name-ms-card-{card}"), style="magenta")], pen)


def _standing(view: View) -> str:
    if view.on_island:
        return tell("ms-standing-island", n=view.skulls, loss=view.island_loss)
    if view.phase == "rescue":
        return tell("ms-standing-rescue", worth=view.worth or 0)
    return tell("ms-standing", n=view.skulls, worth=view.worth or 0)


def explain(view: View, _names: Sequence[str]) -> list[str]:
    if view.on_island:
        return [tell("ms-help-island"), *([tell("ms-help-island-guardian")] * view.guardian)]
    if view.phase == "rescue":
        return [tell("ms-help-rescue")]
    sentences = [tell("ms-help-rolled"), tell("ms-help-score")]
    if view.guardian:
        sentences.append(tell("ms-help-guardian"))
    if view.card == "treasure-island":
        sentences.append(tell("ms-help-treasure"))
    return sentences


def choices(view: View, _names: Sequence[str]) -> list[Choice]:
    acts = strip_seats(view.acts)
    found: list[Choice] = [("stop", _stop(view))] if "stop" in acts else []
    if view.phase == "rescue" or view.on_island:
        again = [act for act in acts if act != "stop"]
        again.sort(key=len, reverse=True)
        if len(again) > 8:
            again = [again[0], *(act for act in again[1:] if act == "reroll k")]
        return found + [(act, _reroll(act)) for act in again]
    kept = _worth_keeping(view)
    found += suggest_rerolls(view.table, acts, STUCK, _dice, kept)
    if "reroll k" in acts:
        found.append(("reroll k", _reroll("reroll k")))
    treasure = "".join(letter for letter in view.table if letter in "cd")
    lays = [f"lay {treasure}", f"lay {view.table.replace('k', '')}"]
    found += [(act, _lay(act)) for act in dict.fromkeys(lays) if act in acts]
    if f"lift {view.laid}" in acts:
        found.append((f"lift {view.laid}", part("ms-choice-lift", dice=_dice(view.laid))))
    return found


def _worth_keeping(view: View) -> list[str]:
    """Dice alike, treasure, and both together."""
    loose = view.table.replace(STUCK, "")
    treasure = filter_faces(loose, "cd")
    alike = group_equal(loose, 2)
    if view.card == "animals" and (animals := filter_faces(loose, "mp")):
        alike = [animals, *alike][:2]
    both = [filter_faces(loose, group + treasure) for group in alike if len(group) > 1]
    return [*both, *alike, treasure]


def _stop(view: View) -> str:
    if view.on_island:
        return part("ms-choice-stop-island", loss=view.island_loss)
    if view.phase == "rescue":
        return part("ms-choice-stop-rescue", worth=view.worth or 0)
    return part("ms-choice-stop", worth=view.worth or 0)


def _dice(letters: str) -> str:
    """Dice in words: "2 sabres and a coin"."""
    return describe_pieces("piece-ms", letters)


def _reroll(act: str) -> str:
    return part("ms-choice-reroll", dice=_dice(act.split()[1]))


def _lay(act: str) -> str:
    return part("ms-choice-lay", dice=_dice(act.split()[1]))


def spell(words: list[str], view: View, _names: Sequence[str]) -> str:
    match words:
        case ["lay" | "lift" as word, "all"]:
            dice = view.table.replace("k", "") if word == "lay" else view.laid
            return f"{word} {dice}"
        case ["lay" | "lift" as word, *dice]:
            return " ".join([word, *filter(None, ["".join(dice)])])
        case ["k" | "keep", *_] if view.phase == "rescue":
            again = spell_dice_act(words, view.table, STUCK)
            return f"{again}k" if " " in again else f"{again} k"  # the guardian takes a skull
        case _:
            return spell_dice_act(words, view.table, STUCK)


BOARD = TerminalBoard(draw, explain, choices, spell)
