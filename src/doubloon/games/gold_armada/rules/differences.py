"""How a corrected board differs from the one that ships, in sentences."""

from collections.abc import Iterator

from doubloon.core.setup import Fields
from doubloon.core.story import Fact, Sentence, Several, Story, Words
from doubloon.games.gold_armada.rules import board
from doubloon.games.gold_armada.rules.board import FACES, Board, Pier
from doubloon.games.gold_armada.rules.editions import shipped_board
from doubloon.games.gold_armada.rules.story import name_pier, name_symbol


def differences(own: Fields) -> Story:
    """Symbols and sides of the die first, then pier by pier. The file must be right."""
    ours, usual = board.read(own), shipped_board()
    found = [*_symbols(ours, usual)]
    for mine, theirs in zip(ours.piers, usual.piers, strict=True):
        found += _pier(mine, theirs, ours, name_pier(usual, theirs))
    return tuple(found)


def _symbols(ours: Board, usual: Board) -> Iterator[Sentence]:
    for face in range(len(FACES)):
        old = name_symbol(usual.symbols[face])
        if ours.symbols[face] != usual.symbols[face]:
            yield Sentence("box-ga-name", {"symbol": old, "name": name_symbol(ours.symbols[face])})
        if (n := ours.die[face]) != (m := usual.die[face]):
            yield Sentence("box-ga-sides", {"symbol": old, "n": n, "usual": m})


def _pier(mine: Pier, theirs: Pier, ours: Board, name: Words) -> Iterator[Sentence]:
    values, usual = _numbers(mine, "value"), _numbers(theirs, "value")
    if values != usual:
        yield Sentence("box-ga-values", {"pier": name, "values": values, "usual": usual})
    asks, before = ([space[:3] for space in pier.spaces] for pier in (mine, theirs))
    if asks != before:
        symbols = [_faces(ours, space.allowed) for space in mine.spaces]
        first, second, third = symbols
        needs = _numbers(mine, "need")
        if mine.kind == "same":
            yield Sentence("box-ga-same", {"pier": name, "needs": needs, "symbol": first})
        else:
            shown = {"pier": name, "first": first, "second": second, "third": third}
            asked = {"needs": needs} if mine.kind == "alike" else {}
            yield Sentence(f"box-ga-{mine.kind}", {**shown, **asked})


def _numbers(pier: Pier, field: str) -> str:
    return ", ".join(str(getattr(space, field)) for space in pier.spaces)


def _faces(ours: Board, faces: tuple[int, ...]) -> Fact:
    if len(faces) == len(FACES):
        return Words("box-ga-any")
    return Several(tuple(name_symbol(ours.symbols[face]) for face in faces))
