"""The clauses of a game as sentences from the catalogues."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from doubloon.core.game import AnyGame
from doubloon.locales import plain, say

FACTS = dict.fromkeys(("cup", "fell", "card", "seat", "due"), "…")
"""Placeholders for the facts that a refusal would fill in."""

_PROBLEMS = ("start-", "board-")
"""Messages about impossible positions and boards are named like clauses but are none."""


def clauses(game: AnyGame) -> list[str]:
    """The clauses of this game and of every game, in the order of the catalogues.

    A message that needs other facts than a clause is about unreadable input, and is left out.
    """
    problems = tuple(f"{game.prefix}-{problem}" for problem in _PROBLEMS)
    return [
        key.replace("-", ".", 1)
        for key, variables in _messages().items()
        if key.startswith((f"{game.prefix}-", "play-"))
        and not key.startswith(problems)
        and variables <= {*FACTS}
    ]


def describe_clause(clause: str) -> str:
    return say(clause, FACTS)


@cache
def _messages() -> dict[str, frozenset[str]]:
    """Every message with the names of its facts."""
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
