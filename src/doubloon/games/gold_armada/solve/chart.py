"""The chart of Gold Armada: what to go for, by the points of the turn."""

from collections.abc import Iterator

from doubloon.core.dice import Counts
from doubloon.core.parts import Charts
from doubloon.core.setup import Setup
from doubloon.core.story import Sentence
from doubloon.games.gold_armada.pocket import pocket
from doubloon.games.gold_armada.rules.board import FACES, PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import terms
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.solve.one_turn import Search, model_turn, next_values
from doubloon.solving.charts import Chart, KeepList
from doubloon.solving.keep_lists import Pattern, by_shape, list_keeps, with_any

SKULL = -1.0
"""What a turn without a doubloon brings. [ga.skull]"""


def draw(edition: str) -> Chart:
    agreed = terms(Setup(2, edition))
    model = model_turn(agreed)
    lists = []
    for gone in range(SPACES):
        taken = (gone,) * len(PIERS)
        search = Search(model, next_values(agreed, taken), taken, SKULL)
        for rolls in range(ROLLS - 1, 0, -1):
            values = search.keeping(rolls)
            values[model.hands.full] = search.stopped
            rows = list_keeps(model.hands, values, FACES, _patterns)
            lists.append(KeepList(Sentence("chart-ga-board", {"gone": gone}), rolls, rows))
    return Chart("gold-armada", edition, "points", lists=tuple(lists))


def _patterns(hand: Counts) -> Iterator[Pattern]:
    yield from by_shape(hand)
    yield from with_any(hand, FACES)


CHARTS = Charts(draw, pocket, lines=6, goals=("points", "margin"))
