"""Drawings of dice, and the short forms of acts in games with dice."""

from collections.abc import Callable, Iterable

from rich.text import Text

from doubloon.drawing.pictures import Pen, Picture, box, center, fit, flow
from doubloon.drawing.words import part

INSIDE = 7
"""Columns inside a die: four dice fit into forty columns, eight into eighty."""

Face = tuple[str, str, str]
"""The two lines of a drawing, and its colour."""

Describe = Callable[[str], str]
"""A function that gives dice (letters) in words."""

SKULL: Face = (" (o o) ", "  |=|  ", "bold white")
CANNON: Face = ("  ===O ", " (o)   ", "blue")
PARROT: Face = ("  (o>  ", "  /|)  ", "green")
LOCKED = "red"


def die(name: str, letter: str, face: Face, pen: Pen, style: str = "") -> Picture:
    """One die with its drawing, its name, and the letter to type for it."""
    *drawing, colour = face
    lines = [*drawing, center(pen.spell(name), INSIDE)]
    return box([Text(fit(line, INSIDE), colour) for line in lines], pen, foot=letter, style=style)


def row(kind: str, letters: str, faces: dict[str, Face], pen: Pen, locked: str = "") -> Picture:
    """Dice beside each other; locked ones have a red frame."""
    return flow(
        [
            die(
                part(f"{kind}-name-{letter}"),
                letter,
                faces[letter],
                pen,
                LOCKED if letter in locked else "",
            )
            for letter in letters
        ],
        pen,
    )


def remove_letters(letters: str, some: str) -> str | None:
    """The letters without some of them, or None if one is missing."""
    for letter in some:
        if letter not in letters:
            return None
        letters = letters.replace(letter, "", 1)
    return letters


def spell_dice_act(words: list[str], table: str, stuck: str) -> str:
    """The notation for a short form such as `r mp`, `keep ssscc` or `s`; other words unchanged."""
    match words:
        case ["r" | "roll" | "reroll", "all"]:
            return f"reroll {_loose(table, stuck)}"
        case ["r" | "roll" | "reroll", *dice]:
            return " ".join(["reroll", *filter(None, ["".join(dice)])])
        case ["s"]:
            return "stop"
        case ["k" | "keep", *dice]:
            kept = "".join(dice)
            left = remove_letters(table, kept)
            if left is None:  # the rules refuse dice that are not there
                return f"reroll {kept}"
            return f"reroll {_loose(left, stuck)}".strip()
        case _:
            return " ".join(words)


def _loose(letters: str, stuck: str) -> str:
    return "".join(letter for letter in letters if letter not in stuck)


def suggest_rerolls(
    table: str, acts: Iterable[str], stuck: str, describe: Describe, kept: Iterable[str]
) -> list[tuple[str, str]]:
    """The re-rolls to list: one for each way to keep some dice, and that of all dice.

    Only those among `acts`, the legal acts without their seat, are listed.
    """
    legal, loose = {*acts}, _loose(table, stuck)
    found = {f"reroll {loose}": part("choice-all", n=len(loose))}
    for some in kept:
        again = remove_letters(loose, some)
        if some and again:
            found[f"reroll {again}"] = part("choice-keep", kept=describe(some), n=len(again))
    choices = [*found.items()]
    return [choice for choice in [*choices[1:], choices[0]] if choice[0] in legal]


def group_equal(letters: str, most: int = 3) -> list[str]:
    """Groups of equal dice, the biggest first; single dice only if there are no groups."""
    faces = sorted({*letters}, key=lambda letter: (-letters.count(letter), letters.index(letter)))
    found = [letter * letters.count(letter) for letter in faces]
    return ([group for group in found if len(group) > 1] or found)[:most]


def filter_faces(letters: str, wanted: str) -> str:
    """The dice that show one of the wanted faces."""
    return "".join(letter for letter in letters if letter in wanted)
