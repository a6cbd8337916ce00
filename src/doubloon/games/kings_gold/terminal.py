"""King's Gold in a terminal: its drawings, its questions and its choices."""

from collections.abc import Sequence

from rich.text import Text

from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import find_seat, seat_index, strip_seats
from doubloon.drawing.dice import (
    CANNON,
    SKULL,
    Face,
    filter_faces,
    row,
    spell_dice_act,
    suggest_rerolls,
)
from doubloon.drawing.pictures import Pen, Picture, Row, ledger, wrap
from doubloon.drawing.words import describe_pieces, join_words, part, tell
from doubloon.games.kings_gold.rules.view import View

KIND = "kg-die"
STUCK = "x"
FACES: dict[str, Face] = {
    "1": ("  (1)  ", "   o   ", "yellow"),
    "2": ("  (2)  ", "  o o  ", "yellow"),
    "3": ("  (3)  ", " o o o ", "bold yellow"),
    "k": SKULL,
    "c": CANNON,
    "x": (" o\\ /o ", " o/ \\o ", "red"),
}


def draw(view: View, names: Sequence[str], pen: Pen) -> Picture:
    whole = view.box + view.king + sum(view.coins)
    rows = [
        Row(part("kg-box"), view.box, view.box / whole, style="cyan"),
        Row(part("kg-king"), view.king, view.king / whole, style="magenta"),
        *(
            Row(name, coins, coins / whole, seat == view.seat)
            for seat, (name, coins) in enumerate(zip(names, view.coins, strict=True))
        ),
    ]
    drawn = ledger(rows, pen)
    if view.table:
        drawn += [Text(), *row(KIND, view.table, FACES, pen, STUCK)]
    if view.phase == "rolled":
        drawn += wrap(part("kg-rolls-left", n=view.rolls_left), pen.width, "dim")
    return drawn


def explain(view: View, names: Sequence[str]) -> list[str]:
    match view.phase:
        case "rolled":
            return [tell("kg-help-rolled", n=view.rolls_left), tell("kg-help-pairs")]
        case "pairing":
            return [tell("kg-help-pairing"), tell("kg-help-pairing-words")]
        case _:
            return [tell("kg-help-plunder", victims=join_words(_others(view, names)))]


def choices(view: View, names: Sequence[str]) -> list[Choice]:
    acts = strip_seats(view.acts)
    if view.phase == "rolled":
        stop = ("stop", part("kg-choice-stop"))
        return [
            stop,
            *suggest_rerolls(view.table, acts, STUCK, _name_dice, _worth_keeping(view.table)),
        ]
    return [(act, _choice(act, view, names)) for act in reversed(acts)]


def _name_dice(letters: str) -> str:
    """Dice in words: `2 skulls and a cannon`."""
    return describe_pieces("piece-kg", letters)


def _worth_keeping(table: str) -> list[str]:
    """The dice worth keeping: pairs with the highest coins, and dice of one kind."""
    coins, partners = filter_faces(table, "123"), filter_faces(table, "ck")
    highest = coins[::-1]
    pairs = [highest[:1] + partner for partner in dict.fromkeys(partners) if coins]
    both = [highest[:2][::-1] + partners[:2]] if len(coins) > 1 and len(partners) > 1 else []
    alike = [
        group
        for group in (coins, filter_faces(table, "k"), filter_faces(table, "c"))
        if len(group) > 1
    ]
    return [*both, *pairs, *alike]


def _choice(act: str, view: View, names: Sequence[str]) -> str:
    match act.split():
        case ["pair", dice]:
            return part("kg-choice-cannon", coins=int(dice[0]))
        case ["pair", dice, victim]:
            seat = seat_index(victim)
            has = view.coins[seat]
            return part("kg-choice-skull", coins=int(dice[0]), victim=names[seat], has=has)
        case _:
            seat = seat_index(act.split()[-1])
            return part("kg-choice-plunder", victim=names[seat], has=view.coins[seat])


def spell(words: list[str], view: View, names: Sequence[str]) -> str:
    """The notation of what was typed; with two players the victim need not be named."""
    other = [f"p{2 - view.seat}"] if len(names) == 2 else []
    match words:
        case ["p" | "pair", dice, *victim]:
            victim = [find_seat(name, names) for name in victim] or (other if "k" in dice else [])
            return " ".join(["pair", dice, *victim])
        case ["plunder", *victim]:
            return " ".join(["plunder", *([find_seat(name, names) for name in victim] or other)])
        case _:
            return spell_dice_act(words, view.table, STUCK)


def _others(view: View, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if seat != view.seat]


BOARD = TerminalBoard(draw, explain, choices, spell)
