"""The steps of Gold Armada as text: `~ roll bbprc`, `p1 reroll rc`, `p1 take full-house`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.errors import NotationError
from doubloon.core.notation import join, read_letters, split, write_letters
from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import FACES, PIERS
from doubloon.games.gold_armada.rules.state import Decline, Step, Take


@lru_cache(10_000)
def write(seat: Seat | None, step: Step) -> str:
    match step:
        case Roll(dice):
            return join(seat, "roll", write_dice(dice))
        case Reroll(dice):
            return join(seat, "reroll", write_dice(dice))
        case Stop():
            return join(seat, "stop")
        case Take(pier):
            return join(seat, "take", PIERS[pier])
        case Decline():
            return join(seat, "decline")
        case _:
            assert_never(step)


@lru_cache(10_000)
def read(text: str) -> tuple[Seat | None, Step]:
    seat, words = split(text)
    return seat, _read_fate(text, words) if seat is None else _read_act(text, words)


def _read_fate(text: str, words: Sequence[str]) -> Step:
    match words:
        case ["roll", dice]:
            return Roll(read_dice(dice))
        case _:
            raise NotationError("not-a-step", text=text)


def _read_act(text: str, words: Sequence[str]) -> Step:
    match words:
        case ["reroll", *dice] if len(dice) < 2:
            return Reroll(read_dice("".join(dice)))
        case ["stop"]:
            return Stop()
        case ["take", pier]:
            if pier not in PIERS:
                raise NotationError("not-a-pier", pier=pier, known=", ".join(PIERS))
            return Take(PIERS.index(pier))
        case ["decline"]:
            return Decline()
        case _:
            raise NotationError("not-a-step", text=text)


def read_dice(letters: str) -> Counts:
    return read_letters(letters, FACES)


def write_dice(dice: Counts) -> str:
    return write_letters(dice, FACES)
