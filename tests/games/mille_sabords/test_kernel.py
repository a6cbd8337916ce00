"""The kernel of Mille Sabords: what it does not know, and a play it meets once in 100,000."""

import numpy as np
import pytest

from doubloon.core.game import Setup
from doubloon.games.mille_sabords import GAME, kernel
from doubloon.solve.compiled import CHANCE, NOBODY
from doubloon.solve.generator import chance_below, chance_below_wide, sow

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


@pytest.mark.parametrize("deal", [8_259, 16_213])
def test_nine_alike_end_whole_turns_as_they_do_step_by_step(deal: int) -> None:
    setup, levels = Setup(2), np.zeros(2, np.int64)
    t = kernel.tables(setup)[0]
    whole, single = (kernel.pack(GAME.start(setup)) for _ in range(2))
    for packed in (whole, single):
        sow(packed[0], np.uint64(123), deal)
    s, steps = single[0], 0
    while (seat := kernel.waits_for(s)) != NOBODY:
        steps += 1
        if seat == CHANCE:
            ways = kernel.ways(s, t)
            draw = chance_below if ways <= 65536 else chance_below_wide
            kernel.play(s, t, kernel.fallen(s, t, draw(s, ways)))
        else:
            kernel.play(s, t, kernel.decide(s, t, levels[seat]))
    assert kernel.ENDINGS[kernel.ending(s)] == "magic"
    assert kernel.play_out(whole[0], t, levels)[0] == steps
    assert whole == single
