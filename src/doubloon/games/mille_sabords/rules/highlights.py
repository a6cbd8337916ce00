"""What each seat did in a play of Mille Sabords."""

from collections.abc import Sequence

from doubloon.core.story import Story, best_gain, count_losses, tell_numbers
from doubloon.games.mille_sabords.rules.position import Turn


def highlights(turns: Sequence[Turn], seats: int) -> tuple[Story, ...]:
    return tuple(_tell([turn for turn in turns if turn.seat == n], n) for n in range(seats))


def _tell(own: Sequence[Turn], seat: int) -> Story:
    return tell_numbers(
        {
            "turn-ms-best": best_gain(own, seat),
            "turn-ms-islands": count_losses(own, seat),
            "turn-ms-busts": sum(turn.outcome == "bust" for turn in own),
            "turn-ms-ships-lost": sum(turn.outcome == "ship-lost" for turn in own),
        }
    )
