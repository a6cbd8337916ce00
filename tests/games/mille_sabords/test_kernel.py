"""The kernel of Mille Sabords: what it does not cover, and rare plays that end by magic."""

import numpy as np
import pytest

from doubloon.arena import kernels
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords import GAME, kernel
from doubloon.kernels.generator import seed_generators
from stepping import step_by_step

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
def test_the_kernel_names_what_it_does_not_cover(setup: Setup, missing: str | None) -> None:
    assert kernel.covers(setup) == missing


@pytest.mark.parametrize("deal", [8_259, 16_213])
def test_nine_alike_end_a_play_the_same_way_in_whole_turns_and_step_by_step(deal: int) -> None:
    setup, levels = Setup(2), np.zeros(2, np.int64)
    t = kernel.tables(setup)[0]
    whole, single = (kernel.pack(GAME.start(setup)) for _ in range(2))
    for packed in (whole, single):
        seed_generators(packed[0], np.uint64(123), deal)
    steps = step_by_step(kernels.kernel(GAME), single[0], t, levels)[0]
    assert kernel.ENDINGS[kernel.ending(single[0])] == "magic"
    assert kernel.play_out(whole[0], t, levels)[0] == steps
    assert whole == single
