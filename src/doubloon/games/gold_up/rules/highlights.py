"""What each seat did in a play of Gold Up, as everybody may know it."""

from collections.abc import Sequence

from doubloon.core.story import Story, best_gain, count_losses, tell_numbers
from doubloon.games.gold_up.rules.position import Turn


def highlights(turns: Sequence[Turn], seats: int) -> tuple[Story, ...]:
    return tuple(_tell([turn for turn in turns if turn.seat == n], n) for n in range(seats))


def _tell(own: Sequence[Turn], seat: int) -> Story:
    keys = sum(turn.cards or 0 for turn in own if turn.outcome == "rob-keys")
    return tell_numbers(
        {
            "turn-gu-best": best_gain(own, seat),
            "turn-gu-rows": sum(turn.outcome == "series" for turn in own),
            "turn-gu-gold-robbed": count_losses(own, seat),
            "turn-gu-keys-robbed": keys,
        }
    )
