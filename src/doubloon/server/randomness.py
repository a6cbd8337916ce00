"""Where secrets, ids and codes come from: the operating system, and nothing else."""

import hashlib
import secrets

from doubloon.core.fairness import SECRET_BYTES

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes people read aloud: without 0, 1, I and O; 32, so that each is as likely as the others
when a byte chooses."""

CODE_LENGTH = 6


def secret() -> str:
    """The secret of a play's dice, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def code() -> str:
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in secrets.token_bytes(CODE_LENGTH))


def token() -> str:
    """Something only whoever was shown it can know."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def seed() -> str:
    """Chance for one decision of a bot."""
    return secrets.token_hex(16)


def shuffled(count: int) -> list[int]:
    """Numbers below count in any order, each order alike likely."""
    order = [*range(count)]
    secrets.SystemRandom().shuffle(order)
    return order
