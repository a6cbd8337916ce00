"""What each seat did in a play of King's Gold."""

from collections.abc import Sequence

from doubloon.core.story import Story, best_gain, count_losses, tell_numbers
from doubloon.games.kings_gold.rules.position import Turn


def highlights(turns: Sequence[Turn], seats: int) -> tuple[Story, ...]:
    return tuple(_tell(turns, seat) for seat in range(seats))


def _tell(turns: Sequence[Turn], seat: int) -> Story:
    own = [turn for turn in turns if turn.seat == seat]
    return tell_numbers(
        {
            "turn-kg-best": best_gain(own, seat),
            "turn-kg-robbed": count_losses(own, seat),
            "turn-kg-robbed-of": sum(
                max(0, -turn.delta[seat]) for turn in turns if turn.seat != seat
            ),
            "turn-kg-penalties": sum(turn.outcome == "penalty" for turn in own),
        }
    )
