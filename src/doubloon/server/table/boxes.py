"""Boxes that differ from the one that ships: how large they may be, and what is said of them."""

import json
from collections.abc import Mapping
from functools import lru_cache

from doubloon.core.errors import DoubloonError, FileError, RecordError
from doubloon.core.game import AnyGame
from doubloon.core.play import begin
from doubloon.core.setup import Fields, Setup
from doubloon.games import get
from doubloon.server.messages.box import Box, BoxCheck, BoxProblem
from doubloon.server.messages.refusals import LimitError
from doubloon.server.messages.story import Sentence
from doubloon.server.table.views import describe_story

MOST_PARTS = 400
"""Values and tables in a box; the largest that ships has about 120."""

DEEPEST = 6
"""Tables inside each other."""

LONGEST_TEXT = 100
LARGEST = 1_000_000
TOLD = 100
"""Problems or differences that are told."""


def agree_on(rules: AnyGame, wish: Fields | None, otherwise: Fields | None) -> Fields | None:
    """The components of a table; None: those that ship. A game checks them when a play begins."""
    own = otherwise if wish is None else wish
    if own is None:
        return None
    if rules.components is None:
        raise RecordError("no-components", game=rules.key)
    check_size(own)
    return None if own == rules.components.shipped else own


def check_size(components: Fields) -> None:
    """Refuse a box that is larger than any game could need."""
    waiting: list[tuple[object, int]] = [(components, 0)]
    parts = 0
    while waiting:
        value, depth = waiting.pop()
        parts += 1
        if parts + len(waiting) > MOST_PARTS or depth > DEEPEST or _is_large(value):
            raise LimitError("limit-box")
        if isinstance(value, Mapping):
            waiting += ((part, depth + 1) for part in (*value, *value.values()))
        elif isinstance(value, list | tuple):
            waiting += ((part, depth + 1) for part in value)


def _is_large(value: object) -> bool:
    if isinstance(value, str):
        return len(value) > LONGEST_TEXT
    return isinstance(value, int | float) and not -LARGEST <= value <= LARGEST


def check_box(rules: AnyGame, components: Fields) -> BoxCheck:
    """Everything that is wrong with a box, field by field; or how it differs if it is right."""
    agree_on(rules, components, None)
    try:
        begin(rules, Setup(rules.seats[0], components=components))
    except FileError as error:
        return BoxCheck(problems=[*map(_describe, (error, *error.more)[:TOLD])], changes=[])
    except DoubloonError as error:
        return BoxCheck(problems=[_describe(error)], changes=[])
    return BoxCheck(problems=[], changes=_changes(rules, components))


def _describe(error: DoubloonError) -> BoxProblem:
    facts = dict(error.facts)
    field = facts.pop("field", "")
    return BoxProblem(field=str(field), problem=error.problem, facts=facts)


def describe_box(game: str, components: Fields | None) -> Box | None:
    """A corrected box as everybody at a table sees it; None for the usual one."""
    if components is None:
        return None
    return _describe_box(game, json.dumps(components, default=dict))


@lru_cache(maxsize=512)
def _describe_box(game: str, text: str) -> Box:
    rules, components = get(game), json.loads(text)
    return Box(
        components=components, changes=_changes(rules, components), approximate=fitted(rules)
    )


def fitted(rules: AnyGame) -> list[str]:
    """The levels of bots that only approximate the play with another box."""
    return [] if rules.bots is None else [*rules.bots().fitted]


def _changes(rules: AnyGame, components: Fields) -> list[Sentence]:
    assert rules.components is not None
    return describe_story(rules.components.differences(components)[:TOLD])
