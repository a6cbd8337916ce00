"""The clauses of a game as sentences, out of the catalogue."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from doubloon.core.game import AnyGame
from doubloon.locales import plain, say

FACTS = dict.fromkeys(("cup", "fell", "card", "seat", "due"), "…")
"""What a refusal says besides its clause; here it is left open."""

_PROBLEMS = ("start-", "board-")
"""Sentences about positions and boards that cannot be are named like clauses, but are none."""


def clauses(game: AnyGame) -> list[str]:
    """The clauses of this game and of every game, in the order of the catalogue.

    Sentences that need more facts than clauses have are about input that cannot be read.
    """
    short = game.prefix
    apart = tuple(f"{short}-{problem}" for problem in _PROBLEMS)
    return [
        key.replace("-", ".", 1)
        for key, variables in _messages().items()
        if key.startswith((f"{short}-", "play-"))
        and not key.startswith(apart)
        and variables <= {*FACTS}
    ]


def told(clause: str) -> str:
    return say(clause, FACTS)


@cache
def _messages() -> dict[str, frozenset[str]]:
    """Every message, with the facts it needs."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(plain.text("en")).body:
        if isinstance(entry, Message):
            needs = _Variables()
            needs.visit(entry)
            found[entry.id.name] = frozenset(needs.names)
    return found


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)
