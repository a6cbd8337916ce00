"""How an environment refuses to be misused; nothing is changed then."""

from doubloon.core.errors import DoubloonError


class Misuse(DoubloonError):
    kind = "misuse"
