"""Verifiable dice: chance that nobody can choose or predict.

Before a play the server publishes a commitment, the SHA-256 of its secret, and every
person adds a client seed. All fates follow from the secret and the client seeds. After the
play the secret is published, and anybody can draw all fates again. docs/fairness.md
explains it.
"""

import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from typing import Any

from doubloon.core import notation
from doubloon.core.dice import Uniform
from doubloon.core.errors import DoubloonError, FairnessError
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin, replay
from doubloon.core.record import REMARK, TABLE_DICE, Record
from doubloon.core.setup import Fields

BY_STEP, BY_TURN = 1, 2
"""The versions of the scheme: how a fate is numbered. Records of version 1 stay valid."""
VERSIONS = (BY_STEP, BY_TURN)
SECRET_BYTES = 32
NO_TEXT = "-"
"""The client seed of a bot or an empty seat."""

_WORDS = 1 << 32
"""The number of different words; a word has 32 bits."""

_BLOCK = 64
_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))
"""The tables by which HMAC changes each byte of its key, for its inner and outer hash."""

_PLAY = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TEXT = re.compile(r"-|[0-9a-f]{32}")
_DIGEST = re.compile(r"[0-9a-f]{64}")
_FIELDS = ("play", "commitment", "texts", "secret")
_OPTIONAL = {BY_STEP: ("version",), BY_TURN: ("version", "seating")}


def commitment(secret: bytes) -> str:
    """The commitment to a secret: its SHA-256.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Dice:
    """The source of all fates of one play."""

    secret: bytes = field(repr=False)
    play: str
    texts: tuple[str, ...]
    """The client seeds in the order in which they were given; in version 1 in seat order."""
    version: int = BY_TURN
    seating: tuple[int, ...] | None = None
    """For every seat its number before the seats were shuffled, as a record states it."""
    _inner: bytes = field(init=False, repr=False, compare=False)
    _outer: bytes = field(init=False, repr=False, compare=False)
    """The beginnings of the inner and outer hash of HMAC-SHA256, the same for every step.

    The `hmac` module releases the interpreter lock for every digest, which is much slower.
    """

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise FairnessError("fairness-secret", digits=2 * SECRET_BYTES)
        if not _PLAY.fullmatch(self.play):
            raise FairnessError("fairness-play")
        for number, text in enumerate(self.texts, start=1):
            if not _TEXT.fullmatch(text):
                raise FairnessError("fairness-text", number=number)
        block = self.secret.ljust(_BLOCK, b"\0")
        message = f"doubloon-{self.version}\n{self.play}\n{','.join(self.texts)}\n".encode()
        object.__setattr__(self, "_inner", block.translate(_INNER) + message)
        object.__setattr__(self, "_outer", block.translate(_OUTER))

    @property
    def given(self) -> tuple[str, ...]:
        """The client seeds that people gave; if none, all follows from the secret alone."""
        return tuple(text for text in self.texts if text != NO_TEXT)

    def number(self, play: Play, n: int) -> tuple[int, ...]:
        """How the scheme numbers the fate that is due in a play, if its step has number n.

        Version 2 counts turns and the fates of each. What people do in between moves nothing.
        """
        if self.version == BY_STEP:
            return (n,)
        seated = self.seating is not None and not play.turn_number
        return play.turn_number, play.fates + seated + 1

    def draw(self, play: Play, n: int) -> Any:
        """The fate that is due in a play, as step n."""
        return play.game.draw(play.state, self.uniform(*self.number(play, n)))

    def seat(self) -> tuple[int, ...]:
        """An order of the seats: the first fate, before the first turn.

        Number k says where the k-th seat was before.
        """
        order, uniform = [*range(1, len(self.texts) + 1)], self.uniform(*SEATING)
        for k in seating_bounds(len(order)):
            drawn = uniform(k)
            order[k - 1], order[drawn] = order[drawn], order[k - 1]
        return tuple(order)

    def uniform(self, *number: int) -> Uniform:
        """The source of chance for one fate: the step, or in version 2 the turn and the fate."""
        words = self._words(number)

        def uniform(k: int) -> int:
            if not 0 < k <= _WORDS:
                raise AssertionError(f"a 32-bit word cannot choose among {k}")
            fair = _WORDS - _WORDS % k
            while (word := next(words)) >= fair:
                continue
            return word % k

        return uniform

    def _words(self, number: tuple[int, ...]) -> Iterator[int]:
        fate = self._inner + b"".join([b"%d\n" % part for part in number])
        for block in count():
            inner = sha256(b"%s%d" % (fate, block)).digest()
            yield from struct.unpack(">8I", sha256(self._outer + inner).digest())


SEATING = (0, 1)
"""The number of the fate that shuffles the seats: the first before the first turn."""


def seating_bounds(seats: int) -> range:
    """What each number is drawn below that shuffles the seats."""
    return range(seats, 1, -1)


def promised(record: Record) -> Dice:
    """The dice that the commitment of a record stands for; needs the published secret."""
    if record.dice == TABLE_DICE:
        raise FairnessError("fairness-table-dice")
    if record.fairness is None:
        raise FairnessError("fairness-missing")
    table = record.fairness
    for name in _FIELDS:
        if name not in table:
            problem = "fairness-unfinished" if name == "secret" else "fairness-missing-field"
            raise FairnessError(problem, field=name)
    version, seats = _version(table), len(record.seats)
    known = (*_FIELDS, *_OPTIONAL[version])
    if strange := sorted({*table} - {*known}):
        raise FairnessError("fairness-unknown-field", field=strange[0], known=", ".join(known))
    secret = bytes.fromhex(_hex(table, "secret", "fairness-secret"))
    digest = _hex(table, "commitment", "fairness-commitment-form")
    texts, seating = _texts(table, seats), _seating(table, seats)
    dice = Dice(secret, _text(table["play"]), texts, version, seating)
    if (found := commitment(dice.secret)) != digest:
        raise FairnessError("fairness-commitment", commitment=digest, found=found)
    return dice


def verify(game: AnyGame, record: Record) -> tuple[int, ...]:
    """Draw all fates of a record again and compare them; returns their step numbers.

    A refusal names the first step that differs or is illegal. Remarks and acts that were
    taken back are counted too. The seating is drawn again where the record states one.
    """
    dice, play, checked = promised(record), begin(game, record.setup), []
    if dice.seating is not None and dice.seating != (order := dice.seat()):
        raise FairnessError("fairness-seating", found=_list(dice.seating), drawn=_list(order))
    for number, text in enumerate(record.steps, start=1):
        if text.startswith(REMARK):
            continue
        try:
            before, play = play, play.after(text)
            if notation.split(text)[0] is None:
                drawn = game.write(None, dice.draw(before, number))
                if play.line != drawn:
                    raise FairnessError("fairness-differs", found=play.line, drawn=drawn)
                checked.append(number)
        except DoubloonError as error:
            error.at_step(number, text)
            raise
    replay(game, record)  # checks the other claims of the record
    return tuple(checked)


def _hex(table: Fields, name: str, problem: str) -> str:
    if not _DIGEST.fullmatch(digits := _text(table[name])):
        raise FairnessError(problem, digits=2 * SECRET_BYTES)
    return digits


def _version(table: Fields) -> int:
    """The version of the scheme; a record that names none is of the first."""
    version = table.get("version", BY_STEP)
    if type(version) is not int or version not in VERSIONS:
        raise FairnessError("fairness-version", known=_list(VERSIONS))
    return version


def _seating(table: Fields, seats: int) -> tuple[int, ...] | None:
    if (order := table.get("seating")) is None:
        return None
    numbers = [*range(1, seats + 1)]
    if not isinstance(order, list | tuple) or any(type(seat) is not int for seat in order):
        raise FairnessError("fairness-seating-form", seats=seats)
    if sorted(order) != numbers:
        raise FairnessError("fairness-seating-form", seats=seats)
    return tuple(order)


def _texts(table: Fields, seats: int) -> tuple[str, ...]:
    texts = table["texts"]
    if not isinstance(texts, list | tuple) or len(texts) != seats:
        raise FairnessError("fairness-texts", seats=seats)
    return tuple(map(_text, texts))


def _list(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _text(value: object) -> str:
    """The value if it is text; otherwise an empty text, which every check refuses."""
    return value if isinstance(value, str) else ""
