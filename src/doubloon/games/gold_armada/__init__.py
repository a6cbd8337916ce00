"""Gold Armada, for two to five seats."""

from doubloon.core.game import Game
from doubloon.games.gold_armada.rules import notation, position, rules
from doubloon.games.gold_armada.rules.editions import EDITIONS
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import Act, Fate, State
from doubloon.games.gold_armada.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="gold-armada",
    seats=rules.SEATS,
    editions=EDITIONS,
    start=position.start,
    to_act=rules.to_act,
    acts=rules.acts,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: points(state.doubloons, state.skulls),
    result=lambda state: state.result,
    position=position.position,
    turn=position.turn,
    view=view,
    write=notation.write,
    read=notation.read,
)
