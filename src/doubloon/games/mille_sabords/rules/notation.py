"""The steps of Mille Sabords as text: `~ card pirate`, `~ roll ksssccmp`, `p1 reroll mp`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.errors import NotationError
from doubloon.core.notation import join, read_letters, split, write_letters
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import FACES, KINDS
from doubloon.games.mille_sabords.rules.state import Draw, Lay, Lift, Step


@lru_cache(10_000)
def write(seat: Seat | None, step: Step) -> str:
    match step:
        case Draw(kind):
            return join(seat, "card", KINDS[kind])
        case Roll(dice):
            return join(seat, "roll", write_dice(dice))
        case Reroll(dice):
            return join(seat, "reroll", write_dice(dice))
        case Lay(dice):
            return join(seat, "lay", write_dice(dice))
        case Lift(dice):
            return join(seat, "lift", write_dice(dice))
        case Stop():
            return join(seat, "stop")
        case _:
            assert_never(step)


@lru_cache(10_000)
def read(text: str) -> tuple[Seat | None, Step]:
    seat, words = split(text)
    return seat, _read_fate(text, words) if seat is None else _read_act(text, words)


def _read_fate(text: str, words: Sequence[str]) -> Step:
    match words:
        case ["card", name]:
            if name not in KINDS:
                raise NotationError("not-a-card", card=name, known=", ".join(KINDS))
            return Draw(KINDS.index(name))
        case ["roll", dice]:
            return Roll(read_dice(dice))
        case _:
            raise NotationError("not-a-step", text=text)


def _read_act(text: str, words: Sequence[str]) -> Step:
    match words:
        case ["stop"]:
            return Stop()
        case ["reroll", *dice] if len(dice) < 2:
            return Reroll(read_dice("".join(dice)))
        case ["lay", *dice] if len(dice) < 2:
            return Lay(read_dice("".join(dice)))
        case ["lift", *dice] if len(dice) < 2:
            return Lift(read_dice("".join(dice)))
        case _:
            raise NotationError("not-a-step", text=text)


def read_dice(letters: str) -> Counts:
    return read_letters(letters, FACES)


def write_dice(dice: Counts) -> str:
    return write_letters(dice, FACES)
