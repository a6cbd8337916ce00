"""Mille Sabords in a terminal: its drawings, its questions, and its steps in sentences."""

from collections.abc import Sequence
from functools import partial

from rich.text import Text

from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import plain
from doubloon.drawing.dice import PARROT, SKULL, Face, groups, keeps, only, row, spelled
from doubloon.drawing.pictures import Pen, Picture, Row, box, flow, ledger, wrapped
from doubloon.drawing.words import listed, part, pieces, tell
from doubloon.games.mille_sabords.rules.view import View

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
        drawn += wrapped(part("ms-laid"), pen.width, "bold")
        drawn += row(KIND, view.laid, FACES, pen)
    if view.table:
        drawn += wrapped(part("ms-table"), pen.width, "bold") if view.laid else []
        drawn += row(KIND, view.table, FACES, pen, STUCK)
    if view.card and view.to_act is not None:
        drawn += wrapped(_standing(view), pen.width, "bold")
    return drawn


def _note(view: View, seat: int) -> str:
    return part("ms-note-last-round") if seat == view.last_round else ""


def _card(card: str, pen: Pen) -> Picture:
    inside = min(CARD, pen.width - 4)
    lines = [
        f" {line.plain} " for line in wrapped(pen.spell(part(f"ms-card-about-{card}")), inside)
    ]
    return flow([box(lines, pen, head=part(f"ms-card-{card}"), style="magenta")], pen)


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
    told = [tell("ms-help-rolled"), tell("ms-help-score")]
    if view.guardian:
        told.append(tell("ms-help-guardian"))
    if view.card == "treasure-island":
        told.append(tell("ms-help-treasure"))
    return told


def choices(view: View, _names: Sequence[str]) -> list[Choice]:
    acts = plain(view.acts)
    found: list[Choice] = [("stop", _stop(view))] if "stop" in acts else []
    if view.phase == "rescue" or view.on_island:
        again = [act for act in acts if act != "stop"]
        again.sort(key=len, reverse=True)
        if len(again) > 8:
            again = [again[0], *(act for act in again[1:] if act == "reroll k")]
        return found + [(act, _reroll(act)) for act in again]
    kept = _worth_keeping(view)
    found += keeps(view.table, acts, STUCK, partial(pieces, KIND), kept)
    if "reroll k" in acts:
        found.append(("reroll k", _reroll("reroll k")))
    treasure = "".join(letter for letter in view.table if letter in "cd")
    lays = [f"lay {treasure}", f"lay {view.table.replace('k', '')}"]
    found += [(act, _lay(act)) for act in dict.fromkeys(lays) if act in acts]
    if f"lift {view.laid}" in acts:
        found.append((f"lift {view.laid}", part("ms-choice-lift", dice=pieces(KIND, view.laid))))
    return found


def _worth_keeping(view: View) -> list[str]:
    """Dice alike, treasure, and both together."""
    loose = view.table.replace(STUCK, "")
    treasure = only(loose, "cd")
    alike = groups(loose, 2)
    if view.card == "animals" and (animals := only(loose, "mp")):
        alike = [animals, *alike][:2]
    both = [only(loose, group + treasure) for group in alike if len(group) > 1]
    return [*both, *alike, treasure]


def _stop(view: View) -> str:
    if view.on_island:
        return part("ms-choice-stop-island", loss=view.island_loss)
    if view.phase == "rescue":
        return part("ms-choice-stop-rescue", worth=view.worth or 0)
    return part("ms-choice-stop", worth=view.worth or 0)


def _reroll(act: str) -> str:
    return part("ms-choice-reroll", dice=pieces(KIND, act.split()[1]))


def _lay(act: str) -> str:
    return part("ms-choice-lay", dice=pieces(KIND, act.split()[1]))


def spell(words: list[str], view: View, _names: Sequence[str]) -> str:
    match words:
        case ["lay" | "lift" as word, "all"]:
            dice = view.table.replace("k", "") if word == "lay" else view.laid
            return f"{word} {dice}"
        case ["lay" | "lift" as word, *dice]:
            return " ".join([word, *filter(None, ["".join(dice)])])
        case ["k" | "keep", *_] if view.phase == "rescue":
            again = spelled(words, view.table, STUCK)
            return f"{again}k" if " " in again else f"{again} k"  # the guardian takes a skull
        case _:
            return spelled(words, view.table, STUCK)


def tell_step(step: str, before: View, after: View, names: Sequence[str]) -> list[str]:
    who = names[before.seat]
    match step.split():
        case ["~", "card", card]:
            facts = {"card": part(f"ms-card-{card}"), "about": part(f"ms-card-about-{card}")}
            return [tell("ms-tell-card", who=who, **facts)]
        case ["~", "roll", dice]:
            told = [tell(_roll_key(before), who=who, dice=pieces(KIND, dice))]
            if after.on_island and not before.on_island:
                told.append(tell("ms-tell-island-begins", who=who))
        case [_, "stop"]:
            told = [tell("ms-tell-stop", who=who)]
        case [_, word, dice]:
            return [tell(f"ms-tell-{word}", who=who, dice=pieces(KIND, dice))]
        case _:
            return []
    return told + (_ended(before, after, names) if after.ended else [])


def _roll_key(before: View) -> str:
    if before.on_island:
        return "ms-tell-roll-island"
    return "ms-tell-roll-again" if before.table or before.laid else "ms-tell-roll"


def _ended(before: View, after: View, names: Sequence[str]) -> list[str]:
    seat = before.seat
    who, delta = names[seat], after.points[seat] - before.points[seat]
    match after.ended:
        case "scored":
            told = [tell("ms-tell-scored", who=who, points=delta, total=after.points[seat])]
        case "bust" if delta > 0:
            told = [tell("ms-tell-bust-laid", who=who, points=delta, total=after.points[seat])]
        case "ship-lost":
            told = [tell("ms-tell-ship-lost", who=who, points=-delta, total=after.points[seat])]
        case "island":
            lost = max(a - b for a, b in zip(before.points, after.points, strict=True))
            told = [tell("ms-tell-island", who=who, points=lost)]
        case "magic":
            told = [tell("ms-tell-magic", who=who)]
        case _:
            told = [tell("ms-tell-bust", who=who)]
    if after.last_round is not None and before.last_round is None:
        told.append(tell("ms-tell-last-round", who=names[after.last_round], target=after.target))
    if after.sudden_death and not before.sudden_death:
        told.append(tell("ms-tell-sudden-death"))
    if after.tied and after.tied != before.tied:
        told.append(tell("ms-tell-tie", names=listed(names[seat] for seat in after.tied)))
    return told


BOARD = TerminalBoard(draw, explain, choices, spell)
