"""Dice as drawings, and the words that choose among them; shared by the games with dice."""

from collections.abc import Callable, Iterable

from rich.text import Text

from doubloon.drawing.pictures import Pen, Picture, box, centred, fit, flow
from doubloon.drawing.words import part

INSIDE = 7
"""Columns inside a die, so that four dice fit into forty columns and eight into eighty."""

Face = tuple[str, str, str]
"""Two lines of a drawing, and its colour."""

Called = Callable[[str], str]
"""Some dice, given as letters, in words."""

SKULL: Face = (" (o o) ", "  |=|  ", "bold white")
CANNON: Face = ("  ===O ", " (o)   ", "blue")
PARROT: Face = ("  (o>  ", "  /|)  ", "green")
LOCKED = "red"


def die(name: str, letter: str, face: Face, pen: Pen, style: str = "") -> Picture:
    """One die: its drawing, its name, and the letter to type for it."""
    *drawing, colour = face
    lines = [*drawing, centred(pen.spell(name), INSIDE)]
    return box([Text(fit(line, INSIDE), colour) for line in lines], pen, foot=letter, style=style)


def row(kind: str, letters: str, faces: dict[str, Face], pen: Pen, locked: str = "") -> Picture:
    """All these dice beside each other; stuck ones have a red frame."""
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


def without(letters: str, some: str) -> str | None:
    """What is left without these, or None if they are not all there."""
    for letter in some:
        if letter not in letters:
            return None
        letters = letters.replace(letter, "", 1)
    return letters


def spelled(words: list[str], table: str, stuck: str) -> str:
    """Short forms of the dice games: `r mp`, `keep ssscc`, `s`; anything else as it is."""
    match words:
        case ["r" | "roll" | "reroll", "all"]:
            return f"reroll {_loose(table, stuck)}"
        case ["r" | "roll" | "reroll", *dice]:
            return " ".join(["reroll", *filter(None, ["".join(dice)])])
        case ["s"]:
            return "stop"
        case ["k" | "keep", *dice]:
            kept = "".join(dice)
            left = without(table, kept)
            if left is None:  # not there: let the rules say so
                return f"reroll {kept}"
            return f"reroll {_loose(left, stuck)}".strip()
        case _:
            return " ".join(words)


def _loose(letters: str, stuck: str) -> str:
    return "".join(letter for letter in letters if letter not in stuck)


def keeps(
    table: str, acts: Iterable[str], stuck: str, called: Called, kept: Iterable[str]
) -> list[tuple[str, str]]:
    """Re-rolls worth a number in a list: all but the dice kept, for several ways to keep some.

    `acts` are the legal acts without their seat; only these are suggested.
    """
    legal, loose = {*acts}, _loose(table, stuck)
    found = {f"reroll {loose}": part("choice-all", n=len(loose))}
    for some in kept:
        again = without(loose, some)
        if some and again:
            found[f"reroll {again}"] = part("choice-keep", kept=called(some), n=len(again))
    choices = [*found.items()]
    return [choice for choice in [*choices[1:], choices[0]] if choice[0] in legal]


def groups(letters: str, most: int = 3) -> list[str]:
    """The dice alike, the biggest group first; single dice only if there is nothing else."""
    faces = sorted({*letters}, key=lambda letter: (-letters.count(letter), letters.index(letter)))
    found = [letter * letters.count(letter) for letter in faces]
    return ([group for group in found if len(group) > 1] or found)[:most]


def only(letters: str, wanted: str) -> str:
    """Those of these dice that show one of the wanted faces."""
    return "".join(letter for letter in letters if letter in wanted)
