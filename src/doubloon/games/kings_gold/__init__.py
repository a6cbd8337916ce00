"""King's Gold, for two to six seats."""

from doubloon.core.game import Game
from doubloon.core.parts import load_on_demand
from doubloon.games.kings_gold.rules import notation, position, rules
from doubloon.games.kings_gold.rules.editions import EDITIONS, earlier_readings_of, readings_of
from doubloon.games.kings_gold.rules.ending import explain_end
from doubloon.games.kings_gold.rules.highlights import highlights
from doubloon.games.kings_gold.rules.state import Act, Fate, State
from doubloon.games.kings_gold.rules.story import story, sum_up
from doubloon.games.kings_gold.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="kings-gold",
    prefix="kg",
    messages="doubloon.games.kings_gold.messages",
    seats=rules.SEATS,
    seats_clause="kg.players",
    editions=EDITIONS,
    readings=readings_of,
    earlier_readings=earlier_readings_of,
    endings=("box-empty", "tie-new-game"),
    turn_type=position.Turn,
    faces={
        "1": "coin-1",
        "2": "coin-2",
        "3": "coin-3",
        "k": "skull",
        "c": "cannon",
        "x": "crossbones",
    },
    start=position.start,
    to_act=rules.to_act,
    turn_of=lambda state: state.seat,
    acts=rules.acts,
    offers=rules.offers,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: state.coins,
    result=lambda state: state.result,
    position=position.position,
    begins_turn=position.begins_turn,
    turn=position.turn,
    view=view,
    story=story,
    explains_end=explain_end,
    sum_up=sum_up,
    highlights=highlights,
    write=notation.write,
    read=notation.read,
    bots=load_on_demand("doubloon.games.kings_gold.bots", "BOTS"),
    advice=load_on_demand("doubloon.games.kings_gold.solve.advice", "ADVISER"),
    kernel=load_on_demand("doubloon.games.kings_gold.kernel"),
    batch=load_on_demand("doubloon.games.kings_gold.kernel.batch"),
    encoder=load_on_demand("doubloon.games.kings_gold.env", "ENCODER"),
    terminal=load_on_demand("doubloon.games.kings_gold.terminal", "BOARD"),
    charts=load_on_demand("doubloon.games.kings_gold.solve.chart", "CHARTS"),
)
