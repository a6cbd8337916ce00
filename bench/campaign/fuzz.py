"""Messages that are nearly right: valid ones of the protocol, changed in one way or several."""

import json
import random
from typing import Any

from campaign.wire import BINARY, TEXT, frame

Message = dict[str, Any]

TYPES = (
    "hello name prefer forget create open close sit stand fill agree start leave return rematch"
    " chat mute remove link claim act ask roll"
).split()
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 10**400, 1e308, 0.5),
    *("", "-", "p1", "~ roll", "p1 undo", "\x00", "‮☠", "'; drop table step;--", "?" * 301),
    *([], {}, [[]], {"a": {}}, ["hello"] * 300, {"type": "hello"}, "x" * 15_000, "🏴" * 3000),
)
GAMES = ("kings-gold", "mille-sabords", "gold-armada", "gold-up", "chess", "")


def make_message(dice: random.Random, table: str, n: int) -> Message:
    """A valid message, or one that is only wrong at this table."""
    type = dice.choice(TYPES)
    seat = dice.randint(1, 4)
    acts = (f"p{seat} stop", f"p{seat} undo", f"p{seat} resign", "~ undo", f"p{seat} reroll 1k")
    fields: dict[str, Message] = {
        "hello": {"seen": {table: n}},
        "name": {"name": "Blackbeard"},
        "prefer": {"by_hand": dice.random() < 0.5},
        "create": {"game": dice.choice(GAMES), "seats": seat},
        "open": {"seen": dice.choice((None, 0, n, n + 400))},
        "sit": {"seat": seat, "text": "0" * 32},
        "stand": {"seat": seat},
        "fill": {"seat": seat, "level": dice.choice(("cabin-boy", None))},
        "agree": {"seats": seat},
        "start": {"terms": dice.choice((None, 0, 7))},
        "chat": {"text": "Ahoy"},
        "mute": {"guest": "somebody"},
        "remove": {"guest": "somebody"},
        "claim": {"link": f"{table}.forged"},
        "act": {"n": n + dice.randint(-2, 2), "text": dice.choice(acts)},
        "ask": {"n": n + 1, "prefix": dice.choice(("", "re", "take 6 with "))},
        "roll": {"n": n + 1},
    }
    message: Message = {"type": type, **fields.get(type, {})}
    if type not in ("hello", "name", "prefer", "forget", "create", "claim"):
        message["table"] = table
    if type != "hello":
        message["id"] = f"{dice.randrange(10**6)}"
    return message


def make_frame(dice: random.Random, table: str, n: int) -> bytes:
    """A frame with something that the server has to refuse, or has to do."""
    message = make_message(dice, table, n)
    way = dice.randrange(12)
    if way < 5:
        return frame(TEXT, json.dumps(_mutate(dice, message)).encode())
    text = json.dumps(message)
    if way == 5:
        return frame(TEXT, text.encode())
    if way == 6:
        return frame(TEXT, text[: dice.randrange(len(text))].encode())
    if way == 7:
        return frame(TEXT, _flip(dice, text.encode()))
    if way == 8:
        depth = dice.choice((50, 1000, 8000))
        return frame(TEXT, (dice.choice(("[", '{"a":')) * depth).encode()[:16_000])
    if way == 9:
        nested = '{"type":"chat","table":' + "[" * 4000 + "]" * 4000 + "}"
        return frame(TEXT, nested.encode())
    if way == 10:
        return frame(dice.choice((BINARY, TEXT)), dice.randbytes(dice.randrange(200)))
    digits = '{"type":"act","n":' + "9" * dice.choice((30, 5000)) + "}"
    return frame(TEXT, digits.encode())


def make_broken_frame(dice: random.Random) -> bytes:
    """A frame that breaks WebSocket itself; the server has to end the connection."""
    return dice.choice(
        (
            frame(0xF1, b"{}"),  # reserved bits
            frame(0x83, b"{}"),  # a reserved kind
            frame(0x09, b""),  # a ping in pieces
            frame(0x89, bytes(126)),  # a ping that is too long
            frame(0x80, b"{}"),  # the end of nothing
            frame(0x88, b"\x00"),  # half a reason to close
            frame(0x88, (999).to_bytes(2, "big") + b"\xff\xfe"),
            b"\x81\x02{}",  # no mask
            dice.randbytes(dice.randrange(1, 400)),
        )
    )


def _mutate(dice: random.Random, message: Message) -> Message:
    message = dict(message)
    for _ in range(dice.randint(1, 3)):
        key = dice.choice([*message])
        match dice.randrange(5):
            case 0 if len(message) > 1:
                del message[key]
            case 1:
                message[dice.choice(("", "x" * 500, "__proto__", "seat", "n"))] = 1
            case _:
                message[key] = dice.choice(STRANGE)
    return message


def _flip(dice: random.Random, text: bytes) -> bytes:
    data = bytearray(text)
    for _ in range(dice.randint(1, 4)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    return bytes(data)
