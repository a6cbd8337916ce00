"""King's Gold, for two to six seats."""

from doubloon.core.game import Game
from doubloon.games.kings_gold.rules import notation, position, rules
from doubloon.games.kings_gold.rules.editions import EDITIONS
from doubloon.games.kings_gold.rules.state import Act, Fate, State
from doubloon.games.kings_gold.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="kings-gold",
    seats=rules.SEATS,
    editions=EDITIONS,
    start=position.start,
    to_act=rules.to_act,
    acts=rules.acts,
    offers=rules.offers,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: state.coins,
    result=lambda state: state.result,
    position=position.position,
    turn=position.turn,
    view=view,
    write=notation.write,
    read=notation.read,
)
