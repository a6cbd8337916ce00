"""What each seat did in a play of Gold Armada."""

from collections.abc import Sequence

from doubloon.core.story import Story, tell_numbers
from doubloon.games.gold_armada.rules.position import Turn


def highlights(turns: Sequence[Turn], seats: int) -> tuple[Story, ...]:
    return tuple(_tell([turn for turn in turns if turn.seat == n], n) for n in range(seats))


def _tell(own: Sequence[Turn], seat: int) -> Story:
    return tell_numbers(
        {
            "turn-ga-best": max((turn.value for turn in own), default=0),
            "turn-ga-doubloons": sum(turn.outcome == "doubloon" for turn in own),
            "turn-ga-skulls": sum(turn.skulls[seat] for turn in own),
        }
    )
