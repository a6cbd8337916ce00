"""Positions that a `[start]` table may and may not set up."""

from typing import Any

import pytest

from doubloon.core.errors import DoubloonError
from table import after

rule = pytest.mark.rule


@pytest.mark.parametrize(
    ("problem", "fields"),
    [
        ("ms-start-unit", {"points": [50, 0]}),
        ("ms-start-deck", {"deck": {"pirate": 5}}),
        ("start-kind", {"deck": {"peace": 1}}),
        ("start-number", {"deck": {"pirate": -1}}),
        ("start-table", {"deck": ["pirate"]}),
        ("start-truth", {"sudden-death": 1}),
        ("start-numbers", {"points": [0, "0"]}),
        ("ms-start-target", {"points": [6000, 0]}),
        ("ms-start-target", {"points": [6500, 6000], "last-round": 1, "seat": 2}),
        ("ms-start-one-ending", {"last-round": 2, "sudden-death": True, "points": [0, 6000]}),
        ("ms-start-trigger-seat", {"last-round": 1, "points": [6000, 0]}),
        ("ms-start-trigger-points", {"last-round": 2, "points": [0, 5000]}),
        ("ms-start-tie-reading", {"tie-break": [1, 2], "tied": [1, 2], "points": [6000, 6000]}),
        ("start-missing", {"seat": None}),
        ("start-unknown", {"box": 1}),
    ],
)
def test_impossible_start(problem: str, fields: dict[str, Any]) -> None:
    start = {"points": [0, 0], "seat": 1, **fields}
    start = {name: value for name, value in start.items() if value is not None}
    with pytest.raises(DoubloonError) as refused:
        after("mille-sabords", start=start)
    assert (refused.value.kind, refused.value.problem) == ("position", problem)


@rule("ms.negative")
def test_no_start_below_the_floor() -> None:
    readings = {"floor-scores-at-zero": True}
    with pytest.raises(DoubloonError, match="ms-start-floor"):
        after("mille-sabords", start={"points": [-100, 0], "seat": 1}, readings=readings)


@rule("ms.tie")
@pytest.mark.parametrize(
    ("problem", "fields"),
    [
        (None, {}),
        ("ms-start-tie-seat", {"seat": 2}),
        ("ms-start-tie-few", {"tied": [1]}),
        ("ms-start-tie-order", {"tie-break": [3]}),
        ("ms-start-tie-unequal", {"points": [6000, 6100, 0]}),
    ],
)
def test_start_in_a_tie_break(problem: str | None, fields: dict[str, Any]) -> None:
    start = {"points": [6000, 6000, 0], "seat": 1, "tie-break": [1, 2], "tied": [1, 2], **fields}
    readings = {"tie-break": "extra-turns"}
    if problem is None:
        assert after("mille-sabords", seats=3, start=start, readings=readings).state.seat == 0
    else:
        with pytest.raises(DoubloonError, match=problem):
            after("mille-sabords", seats=3, start=start, readings=readings)
