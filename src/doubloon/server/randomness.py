"""Secrets, ids and codes. All randomness comes from the operating system."""

import hashlib
import secrets

from doubloon.core.fairness import SECRET_BYTES

_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that people read aloud: without 0, 1, I and O. 32 letters, so that a byte selects each
with the same probability."""

CODE_LENGTH = 6


def make_secret() -> str:
    """The secret of a play's dice, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def make_id() -> str:
    return secrets.token_urlsafe(12)


def make_code() -> str:
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in secrets.token_bytes(CODE_LENGTH))


def make_token() -> str:
    """A random text that only its owner knows."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """A token as it is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


def make_seed() -> str:
    """The seed of one decision of a bot."""
    return secrets.token_hex(16)


def shuffle(count: int) -> list[int]:
    """The numbers from one to count in random order, all orders equally likely."""
    order = [*range(1, count + 1)]
    secrets.SystemRandom().shuffle(order)
    return order
