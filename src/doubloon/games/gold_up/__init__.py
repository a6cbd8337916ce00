"""Gold Up, for two to six seats."""

from doubloon.core.game import Game
from doubloon.core.parts import Components, load_on_demand
from doubloon.games.gold_up.rules import notation, position, rules, story, view
from doubloon.games.gold_up.rules.ask import ask
from doubloon.games.gold_up.rules.editions import CHESTS_FILE, EDITIONS, differences, readings_of
from doubloon.games.gold_up.rules.highlights import highlights
from doubloon.games.gold_up.rules.offers import acts, offers
from doubloon.games.gold_up.rules.scoring import totals
from doubloon.games.gold_up.rules.state import Act, Fate, State

GAME: Game[State, Act, Fate] = Game(
    key="gold-up",
    prefix="gu",
    messages="doubloon.games.gold_up.messages",
    seats=rules.SEATS,
    seats_clause="gu.seats",
    editions=EDITIONS,
    readings=readings_of,
    endings=("target",),
    turn_type=position.Turn,
    shuffles_seats=True,
    components=Components("chests", "doubloon.games.gold_up.rules", CHESTS_FILE, differences),
    start=position.start,
    to_act=rules.to_act,
    turn_of=lambda state: state.seat,
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
    story=story.story,
    explains_end=lambda state: "gu.one-act" if state.ended else None,
    sum_up=story.sum_up,
    highlights=highlights,
    write=notation.write,
    read=notation.read,
    reveals=rules.reveals,
    offers=offers,
    ask=ask,
    redeal=view.redeal,
    conceal=view.conceal,
    bots=load_on_demand("doubloon.games.gold_up.bots", "BOTS"),
    advice=load_on_demand("doubloon.games.gold_up.solve.advice", "ADVISER"),
    kernel=load_on_demand("doubloon.games.gold_up.kernel"),
    encoder=load_on_demand("doubloon.games.gold_up.env", "ENCODER"),
    terminal=load_on_demand("doubloon.games.gold_up.terminal", "BOARD"),
)
