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
from typing import ClassVar

from doubloon.core import notation
from doubloon.core.dice import Uniform
from doubloon.core.errors import DoubloonError, FairnessError
from doubloon.core.game import AnyGame
from doubloon.core.play import begin, replay
from doubloon.core.record import REMARK, TABLE_DICE, Record
from doubloon.core.setup import Fields

SCHEME = "doubloon-1"
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
    """The client seeds in seat order."""
    version: ClassVar[int] = 1
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
                raise FairnessError("fairness-text", seat=f"p{number}")
        block = self.secret.ljust(_BLOCK, b"\0")
        message = f"{SCHEME}\n{self.play}\n{','.join(self.texts)}\n".encode()
        object.__setattr__(self, "_inner", block.translate(_INNER) + message)
        object.__setattr__(self, "_outer", block.translate(_OUTER))

    def uniform(self, n: int) -> Uniform:
        """The source of chance for step n, counted from one."""
        words = self._words(n)

        def uniform(k: int) -> int:
            if not 0 < k <= _WORDS:
                raise AssertionError(f"a 32-bit word cannot choose among {k}")
            fair = _WORDS - _WORDS % k
            while (word := next(words)) >= fair:
                continue
            return word % k

        return uniform

    def _words(self, n: int) -> Iterator[int]:
        step = b"%s%d\n" % (self._inner, n)
        for block in count():
            inner = sha256(b"%s%d" % (step, block)).digest()
            yield from struct.unpack(">8I", sha256(self._outer + inner).digest())


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
    if strange := sorted({*table} - {*_FIELDS}):
        raise FairnessError("fairness-unknown-field", field=strange[0], known=", ".join(_FIELDS))
    secret = _hex(table, "secret", "fairness-secret")
    digest = _hex(table, "commitment", "fairness-commitment-form")
    dice = Dice(bytes.fromhex(secret), _text(table["play"]), _texts(table, len(record.seats)))
    if (found := commitment(dice.secret)) != digest:
        raise FairnessError("fairness-commitment", commitment=digest, found=found)
    return dice


def verify(game: AnyGame, record: Record) -> tuple[int, ...]:
    """Draw all fates of a record again and compare them; returns their step numbers.

    A refusal names the first step that differs or is illegal. Remarks and acts that were
    taken back are counted too.
    """
    dice, play, checked = promised(record), begin(game, record.setup), []
    for number, text in enumerate(record.steps, start=1):
        if text.startswith(REMARK):
            continue
        try:
            before, play = play, play.after(text)
            if notation.split(text)[0] is None:
                drawn = game.write(None, game.draw(before.state, dice.uniform(number)))
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


def _texts(table: Fields, seats: int) -> tuple[str, ...]:
    texts = table["texts"]
    if not isinstance(texts, list | tuple) or len(texts) != seats:
        raise FairnessError("fairness-texts", seats=seats)
    return tuple(map(_text, texts))


def _text(value: object) -> str:
    """The value if it is text; otherwise an empty text, which every check refuses."""
    return value if isinstance(value, str) else ""
