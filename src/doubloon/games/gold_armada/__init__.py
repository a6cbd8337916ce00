"""Gold Armada, for two to five seats."""

from doubloon.core.game import Game
from doubloon.core.parts import Components, load_on_demand
from doubloon.games.gold_armada.rules import notation, position, rules
from doubloon.games.gold_armada.rules.differences import differences
from doubloon.games.gold_armada.rules.editions import EDITIONS, readings_of
from doubloon.games.gold_armada.rules.ending import ENDINGS, explain_end
from doubloon.games.gold_armada.rules.highlights import highlights
from doubloon.games.gold_armada.rules.scoring import points
from doubloon.games.gold_armada.rules.state import Act, Fate, State
from doubloon.games.gold_armada.rules.story import story, sum_up
from doubloon.games.gold_armada.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="gold-armada",
    prefix="ga",
    messages="doubloon.games.gold_armada.messages",
    seats=rules.SEATS,
    seats_clause="ga.set-up",
    editions=EDITIONS,
    readings=readings_of,
    endings=ENDINGS,
    turn_type=position.Turn,
    faces={"b": "barrel", "p": "parrot", "r": "rum", "c": "cannon", "h": "hook", "o": "compass"},
    components=Components("board", "doubloon.games.gold_armada.rules", "board.toml", differences),
    start=position.start,
    to_act=rules.to_act,
    turn_of=lambda state: state.seat,
    acts=rules.acts,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: points(state.doubloons, state.skulls),
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
    bots=load_on_demand("doubloon.games.gold_armada.bots", "BOTS"),
    advice=load_on_demand("doubloon.games.gold_armada.solve.advice", "ADVISER"),
    kernel=load_on_demand("doubloon.games.gold_armada.kernel"),
    batch=load_on_demand("doubloon.games.gold_armada.kernel.batch"),
    encoder=load_on_demand("doubloon.games.gold_armada.env", "ENCODER"),
    terminal=load_on_demand("doubloon.games.gold_armada.terminal", "BOARD"),
    charts=load_on_demand("doubloon.games.gold_armada.solve.chart", "CHARTS"),
)
