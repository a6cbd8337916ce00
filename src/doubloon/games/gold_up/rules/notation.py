"""The steps of Gold Up as text: `p1 take 6 with wrbgj`, `p1 rob-chests p2 wr with wj`."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import assert_never

from doubloon.core.dice import Counts
from doubloon.core.errors import NotationError
from doubloon.core.notation import join, read_letters, read_seat, split, write_letters, write_seat
from doubloon.core.setup import Seat
from doubloon.games.gold_up.rules.cards import COLOURS, KINDS, NO_CHESTS, NO_KEYS
from doubloon.games.gold_up.rules.state import (
    Act,
    Chest,
    Draw,
    Fate,
    Key,
    Lose,
    RobChests,
    RobKeys,
    Step,
    Take,
)

UNKNOWN = "?"
"""A card that the reader of a record may not know."""


@lru_cache(10_000)
def write(seat: Seat | None, step: Step) -> str:
    match step:
        case Key(receiver, kind):
            return join(seat, "key", write_seat(receiver), KINDS[kind])
        case Chest(kind):
            return join(seat, "chest", COLOURS[kind])
        case Lose(kind):
            return join(seat, "lose", KINDS[kind])
        case Take(series, keys):
            return join(seat, "take", str(series + 1), *_with(keys))
        case Draw():
            return join(seat, "draw")
        case RobKeys(victim):
            return join(seat, "rob-keys", write_seat(victim))
        case RobChests(victim, chests, keys):
            return join(seat, "rob-chests", write_seat(victim), write_chests(chests), *_with(keys))
        case _:
            assert_never(step)


def _with(keys: Counts) -> tuple[str, ...]:
    return ("with", write_keys(keys)) if any(keys) else ()


@lru_cache(10_000)
def read(text: str) -> tuple[Seat | None, Step]:
    if UNKNOWN in text:
        raise NotationError("concealed", text=text)
    seat, words = split(text)
    return seat, _read_fate(text, words) if seat is None else read_act(text, words)


def _read_fate(text: str, words: Sequence[str]) -> Fate:
    match words:
        case ["key", seat, card]:
            return Key(read_seat(seat), _read_card(card, KINDS))
        case ["chest", card]:
            return Chest(_read_card(card, COLOURS))
        case ["lose", card]:
            return Lose(_read_card(card, KINDS))
        case _:
            raise NotationError("not-a-step", text=text)


def read_act(text: str, words: Sequence[str]) -> Act:
    """The act that these words describe; missing keys mean no keys."""
    match words:
        case ["draw"]:
            return Draw()
        case ["take", series]:
            return Take(read_series(series), NO_KEYS)
        case ["take", series, "with", keys]:
            return Take(read_series(series), read_keys(keys))
        case ["rob-keys", victim]:
            return RobKeys(read_seat(victim))
        case ["rob-chests", victim]:
            return RobChests(read_seat(victim), NO_CHESTS, NO_KEYS)
        case ["rob-chests", victim, "with", keys]:
            return RobChests(read_seat(victim), NO_CHESTS, read_keys(keys))
        case ["rob-chests", victim, chests]:
            return RobChests(read_seat(victim), read_chests(chests), NO_KEYS)
        case ["rob-chests", victim, chests, "with", keys]:
            return RobChests(read_seat(victim), read_chests(chests), read_keys(keys))
        case _:
            raise NotationError("not-a-step", text=text)


def read_series(text: str) -> int:
    """A series, counted from 0; the rules say whether it exists."""
    if not re.fullmatch("[1-9]", text):
        raise NotationError("gu-not-a-series", text=text)
    return int(text) - 1


def _read_card(text: str, alphabet: str) -> int:
    if len(text) != 1:
        raise NotationError("gu-one-card", text=text)
    return read_letters(text, alphabet).index(1)


def read_keys(letters: str) -> Counts:
    return read_letters(letters, KINDS)


def write_keys(keys: Counts) -> str:
    return write_letters(keys, KINDS)


def read_chests(letters: str) -> Counts:
    return read_letters(letters, COLOURS)


def write_chests(chests: Counts) -> str:
    return write_letters(chests, COLOURS)
