"""The board of Gold Up in a terminal: the chests on the table and one hand.

Only the viewer's own hand is drawn; other hands show only their number of cards.
"""

from collections.abc import Sequence

from rich.text import Text

from doubloon.core.parts import Choice, TerminalBoard
from doubloon.drawing.board import find_seat, seat_index
from doubloon.drawing.pictures import Pen, Picture, Row, box, fit, flow, ledger, wrap
from doubloon.drawing.words import describe_pieces, part, tell
from doubloon.games.gold_up.rules.cards import COLOURS, JOKER
from doubloon.games.gold_up.rules.components import PLACES
from doubloon.games.gold_up.rules.notation import read_chests, read_keys, write_keys
from doubloon.games.gold_up.rules.offers import fitting
from doubloon.games.gold_up.rules.scoring import SERIES
from doubloon.games.gold_up.rules.view import View

CHEST, KEY = "piece-gu-chest", "piece-gu-key"
STYLES = dict(
    zip(COLOURS, ("bold white", "red", "blue", "green", "magenta", "yellow"), strict=True)
)
KEYS = {"j": ("?*?", "bold cyan"), "K": ("o-m !", "bold red"), "C": ("[_] !", "bold red")}
LAYOUT = ("abc", "de", "f", "gh", "ijk")
INSIDE = 9
"""Columns inside a card of the hand; three cards fit into forty columns."""


def draw(view: View, names: Sequence[str], pen: Pen) -> Picture:
    rows = [
        Row(name, points, points / view.target, seat == view.seat, part("gu-cards", n=len(hand)))
        for seat, (name, points, hand) in enumerate(
            zip(names, view.points, view.hands, strict=True)
        )
    ]
    drawn: Picture = []
    for line, chests in zip(ledger(rows, pen), view.chests, strict=True):
        drawn.append(line)
        front = part("gu-front", chests=describe_pieces(CHEST, chests)) if chests else ""
        drawn += [Text(f"    {it.plain}", "dim") for it in wrap(front, pen.width - 4)]
    piles = tell("gu-piles", keys=view.key_pile, chests=len(view.chest_pile))
    drawn += [*wrap(piles, pen.width), *_coming(view, pen), Text(), *_chests(view, pen)]
    if view.viewer is not None:
        drawn += wrap(tell("gu-hand", n=len(view.hand)), pen.width, "bold")
        drawn += flow([_card(letter, view, pen) for letter in dict.fromkeys(view.hand)], pen)
    return drawn


def _coming(view: View, pen: Pen) -> Picture:
    """The next keys of the pile, once everybody can know them."""
    if not view.under or sum(map(len, view.under)) < view.key_pile or "?" in view.under[0]:
        return []
    return wrap(
        tell("gu-coming", keys=describe_pieces(KEY, "".join(view.under)[:2])), pen.width, "dim"
    )


def _chests(view: View, pen: Pen) -> Picture:
    """The hourglass of eleven chests, with the number of each row's series beside it."""
    drawn: Picture = []
    for number, places in enumerate(LAYOUT, start=1):
        room = " " * (4 + 5 * (3 - len(places)))
        lines = [Text(f" {number}  {room[4:]}", "dim"), Text(room)]
        for place in places:
            for line, part_ in zip(lines, _chest(view, place, pen), strict=True):
                line.append_text(part_)
                line.append("  ")
        drawn += lines
    return [*drawn, *wrap(part("gu-diagonals"), pen.width, "dim")]


def _chest(view: View, place: str, pen: Pen) -> Picture:
    """A chest: its lid shows the place, its body the letter of the colour and the gold."""
    letter = view.table[PLACES.index(place)]
    across, down = pen.strokes.across, pen.strokes.down
    left, right = pen.strokes.upper[0], pen.strokes.upper[1]
    if letter == ".":
        return [Text(f"   {place}    ", "dim"), Text(" " * 8)]
    style = STYLES[letter]
    body = fit(f" {letter} {view.values[letter]:>3}", 6)
    return [
        Text.assemble((f"{left}{across * 2}", style), place, (f"{across * 3}{right}", style)),
        Text(f"{down}{body}{down}", style),
    ]


def _card(letter: str, view: View, pen: Pen) -> Picture:
    sign, style = KEYS.get(letter, ("o--m", STYLES.get(letter, "")))
    lines = [f" {view.hand.count(letter)} {sign}", pen.spell(part(f"gu-name-{letter}"))]
    return box([Text(fit(line, INSIDE), style) for line in lines], pen, foot=letter, style=style)


def paid(chests: str, hand: str) -> str | None:
    """The keys of this hand for these chests, jokers for the rest; None if it cannot pay."""
    if not {*chests} <= {*COLOURS}:
        return None
    held = read_keys(hand)
    keys = fitting(read_chests(chests), held)
    return write_keys(keys) if keys[JOKER] <= held[JOKER] else None


def _series(view: View, number: int) -> str:
    """The chests of a series, counted from 0."""
    return "".join(view.table[place] for place in SERIES[number])


def _gold(view: View, chests: str) -> int:
    return sum(view.values[letter] for letter in chests)


def explain(view: View, _names: Sequence[str]) -> list[str]:
    lines = [tell("gu-help"), tell("gu-help-take"), tell("gu-help-draw")]
    if "rob-keys" in view.kinds:
        lines.append(tell("gu-help-rob-keys"))
    if "rob-chests" in view.kinds:
        lines.append(tell("gu-help-rob-chests"))
    return lines


def choices(view: View, names: Sequence[str]) -> list[Choice]:
    found: list[Choice] = []
    for number in range(len(SERIES)):
        chests = _series(view, number)
        if (keys := paid(chests, view.hand)) is not None:
            facts = {"series": number + 1, "gold": _gold(view, chests)}
            what = part("gu-choice-take", **facts, chests=describe_pieces(CHEST, chests))
            found.append((f"take {number + 1} with {keys}", what))
    found.sort(key=lambda choice: -_gold(view, _series(view, int(choice[0].split()[1]) - 1)))
    found.append(("draw", part("gu-choice-draw", n=min(2, view.key_pile))))
    if "rob-keys" in view.kinds:
        for seat, hand in enumerate(view.hands):
            if seat != view.viewer and hand:
                what = part("gu-choice-rob-keys", victim=names[seat], n=len(hand))
                found.append((f"rob-keys p{seat + 1}", what))
    if "rob-chests" in view.kinds:
        found.append(("rob-chests", part("gu-choice-rob-chests")))
    return found


def go_on(half: str, more: Sequence[str], view: View, names: Sequence[str]) -> list[Choice]:
    """What may follow a half-written act; first a complete act, if the keys in hand suffice."""
    found: list[Choice] = []
    match half.split():
        case ["rob-chests", victim, chests] if keys := paid(chests, view.hand):
            facts = {"keys": describe_pieces(KEY, keys), "gold": _gold(view, chests)}
            what = part("gu-choice-these", **facts, chests=describe_pieces(CHEST, chests))
            found.append((f"rob-chests {victim} {chests} with {keys}", what))
        case ["take", series] if keys := paid(_series(view, int(series) - 1), view.hand):
            found.append(
                (f"{half} with {keys}", part("gu-choice-pay", keys=describe_pieces(KEY, keys)))
            )
    return [*found, *((text, _further(text, view, names)) for text in more)]


def _further(text: str, view: View, names: Sequence[str]) -> str:
    match text.split():
        case ["rob-chests" | "rob-keys", victim]:
            seat = seat_index(victim)
            chests = describe_pieces(CHEST, view.chests[seat])
            return part("gu-choice-victim", victim=names[seat], chests=chests)
        case ["rob-chests", _, chests]:
            return part("gu-choice-chest", chest=describe_pieces(CHEST, chests[-1]))
        case ["take", series]:
            return part("gu-choice-series", series=series)
        case [*_, "with"]:
            return part("gu-choice-with")
        case _:
            return part("gu-choice-key", key=describe_pieces(KEY, text[-1]))


def spell(words: list[str], view: View, names: Sequence[str]) -> str:
    match words:
        case ["d"]:
            return "draw"
        case ["t" | "take", series] if series in {*"1234567"}:
            keys = paid(_series(view, int(series) - 1), view.hand)
            return f"take {series} with {keys}" if keys else f"take {series}"
        case ["t", *rest]:
            return " ".join(["take", *rest])
        case ["rob", "keys" | "chests" as what, *rest]:
            return spell([f"rob-{what}", *rest], view, names)
        case ["rob-keys" | "rob-chests" as what, name, *rest] if find_seat(name, names) != name:
            return spell([what, find_seat(name, names), *rest], view, names)
        case ["rob-keys" | "rob-chests" as what, *rest] if _lacks_victim(rest, names):
            return spell([what, f"p{2 - view.seat}", *rest], view, names)
        case ["rob-chests", _, chests] if chests != "with":
            keys = paid(chests, view.hand)
            return " ".join([*words, *(["with", keys] if keys else [])])
        case _:
            return " ".join(words)


def _lacks_victim(rest: list[str], names: Sequence[str]) -> bool:
    return len(names) == 2 and not (rest and rest[0] in ("p1", "p2"))


BOARD = TerminalBoard(draw, explain, choices, spell, go_on)
