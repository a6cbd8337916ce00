"""The chart of King's Gold: which dice to keep, by the chance to win with two seats."""

from functools import partial

import numpy as np

from doubloon.core.parts import Charts
from doubloon.core.setup import Setup
from doubloon.core.story import Sentence
from doubloon.games.kings_gold.pocket import pocket
from doubloon.games.kings_gold.rules.editions import FACES, terms
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import COINS, CROSSBONES
from doubloon.games.kings_gold.solve import two_seats
from doubloon.games.kings_gold.solve.one_turn import Holdings, model_turn
from doubloon.solving.charts import Chart, KeepList
from doubloon.solving.keep_lists import list_keeps, with_any

SITUATIONS = {
    "start": (60, 0, 0, 0),
    "level": (30, 10, 10, 10),
    "ahead": (8, 22, 20, 10),
    "behind": (8, 22, 10, 20),
}
"""Coins in the box, with the King, of the seat to roll and of the other."""


def draw(edition: str) -> Chart:
    agreed = terms(Setup(2, edition))
    model, numbers = model_turn(agreed, 2), two_seats.work(agreed).solved()
    lists = []
    for name, situation in SITUATIONS.items():
        box, king, mine, theirs = (np.array([n]) for n in situation)
        search = model.search(
            Holdings(box, king, (mine, theirs)),
            lambda held: two_seats.look_up(numbers, agreed.coins, held),
        )
        facts = dict(zip(("box", "king", "mine", "theirs"), situation, strict=True))
        for rolls in range(ROLLS - 1, 0, -1):
            values = search.keep_values(rolls)
            values[model.hands.full] = search.stop_values
            rows = list_keeps(model.hands, values, FACES, _patterns)
            lists.append(KeepList(Sentence(f"chart-kg-{name}", facts), rolls, rows))
    return Chart("kings-gold", edition, "win", lists=tuple(lists))


_patterns = partial(with_any, faces=FACES, locked=(CROSSBONES,), coins=COINS)

CHARTS = Charts(draw, pocket, lines=7, goals=("win",))
