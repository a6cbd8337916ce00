"""The kernel of Mille Sabords: what it does not know."""

import pytest

from doubloon.core.game import Setup
from doubloon.games.mille_sabords import kernel

FAR = {"points": [0, -2_000_000_000], "seat": 1}


@pytest.mark.parametrize(
    ("setup", "missing"),
    [
        (Setup(5, "piraten-kapern-en", {"tie-break": "extra-turns"}), None),
        (Setup(2, target=1_000_000_000), None),
        (Setup(2, target=1_000_000_001), "target"),
        (Setup(2, start={"points": [300, -2_000], "seat": 1}), None),
        (Setup(2, start=FAR), "points"),
    ],
)
def test_what_the_kernel_does_not_know_it_names(setup: Setup, missing: str | None) -> None:
    assert kernel.covers(setup) == missing
