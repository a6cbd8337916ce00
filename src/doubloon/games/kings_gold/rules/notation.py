"""King's Gold steps as text: `~ roll 12kcx`, `p1 reroll 1k`, `p1 pair 2k p3`."""

from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from doubloon.core.dice import Counts, Reroll, Roll, Stop
from doubloon.core.errors import NotationError
from doubloon.core.notation import join, read_letters, read_seat, split, write_letters, write_seat
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import FACES
from doubloon.games.kings_gold.rules.state import First, Opening, Pair, Plunder, Step


@lru_cache(10_000)
def write(seat: Seat | None, step: Step) -> str:
    match step:
        case Opening(dice):
            return join(seat, "opening", write_dice(dice))
        case First(first):
            return join(seat, "first", write_seat(first))
        case Roll(dice):
            return join(seat, "roll", write_dice(dice))
        case Reroll(dice):
            return join(seat, "reroll", write_dice(dice))
        case Stop():
            return join(seat, "stop")
        case Pair(coin, partner, victim):
            named = "" if victim is None else write_seat(victim)
            return join(seat, "pair", FACES[coin] + FACES[partner], named)
        case Plunder(victim):
            return join(seat, "plunder", write_seat(victim))
        case _:
            assert_never(step)


@lru_cache(10_000)
def read(text: str) -> tuple[Seat | None, Step]:
    seat, words = split(text)
    return seat, _read_fate(text, words) if seat is None else _read_act(text, words)


def _read_fate(text: str, words: Sequence[str]) -> Step:
    match words:
        case ["opening", dice]:
            return Opening(read_dice(dice))
        case ["first", seat]:
            return First(read_seat(seat))
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
        case ["pair", dice, *victim] if len(victim) < 2:
            coin, partner = _read_pair(dice)
            return Pair(coin, partner, read_seat(victim[0]) if victim else None)
        case ["plunder", victim_]:
            return Plunder(read_seat(victim_))
        case _:
            raise NotationError("not-a-step", text=text)


def _read_pair(dice: str) -> tuple[int, int]:
    """The coin and its partner, in either order."""
    faces = [face for face, n in enumerate(read_dice(dice)) for _ in range(n)]
    if len(faces) != 2:
        raise NotationError("not-a-pair", dice=dice)
    return faces[0], faces[1]


def read_dice(letters: str) -> Counts:
    return read_letters(letters, FACES)


def write_dice(dice: Counts) -> str:
    return write_letters(dice, FACES)
