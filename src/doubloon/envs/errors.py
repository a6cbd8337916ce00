"""The error for wrong use of an environment. A refused call changes nothing."""

from doubloon.core.errors import DoubloonError


class Misuse(DoubloonError):
    kind = "misuse"
