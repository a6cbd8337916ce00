"""The shelf: every game there is."""

from doubloon.core.game import AnyGame
from doubloon.games import gold_armada, gold_up, kings_gold, mille_sabords

GAMES: tuple[AnyGame, ...] = (
    kings_gold.GAME,
    mille_sabords.GAME,
    gold_armada.GAME,
    gold_up.GAME,
)
