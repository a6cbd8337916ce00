"""Mille Sabords, for two to five seats."""

from doubloon.core.game import Game
from doubloon.games.mille_sabords.rules import notation, position, rules
from doubloon.games.mille_sabords.rules.editions import EDITIONS
from doubloon.games.mille_sabords.rules.state import Act, Fate, State
from doubloon.games.mille_sabords.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="mille-sabords",
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
    points=lambda state: state.points,
    result=lambda state: state.result,
    position=position.position,
    turn=position.turn,
    view=view,
    write=notation.write,
    read=notation.read,
)
