"""Gold Up, for two to six seats."""

from doubloon.core.game import Game
from doubloon.games.gold_up.rules import notation, position, rules, view
from doubloon.games.gold_up.rules.ask import ask
from doubloon.games.gold_up.rules.editions import EDITIONS
from doubloon.games.gold_up.rules.offers import acts, offers
from doubloon.games.gold_up.rules.scoring import totals
from doubloon.games.gold_up.rules.state import Act, Fate, State

GAME: Game[State, Act, Fate] = Game(
    key="gold-up",
    seats=rules.SEATS,
    editions=EDITIONS,
    start=position.start,
    to_act=rules.to_act,
    acts=acts,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: totals(state.points, state.chests, state.terms.box.values),
    result=lambda state: state.result,
    position=position.position,
    turn=position.turn,
    view=view.view,
    write=notation.write,
    read=notation.read,
    reveals=rules.reveals,
    offers=offers,
    ask=ask,
    redeal=view.redeal,
    conceal=view.conceal,
)
