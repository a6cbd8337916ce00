"""Mille Sabords, for two to five seats."""

from doubloon.core.game import Game
from doubloon.core.parts import Components, load_on_demand
from doubloon.games.mille_sabords.rules import notation, position, rules
from doubloon.games.mille_sabords.rules.editions import (
    DECK_FILE,
    EDITIONS,
    FACE_NAMES,
    TARGET,
    differences,
    readings_of,
)
from doubloon.games.mille_sabords.rules.ending import ENDINGS
from doubloon.games.mille_sabords.rules.highlights import highlights
from doubloon.games.mille_sabords.rules.state import Act, Fate, State
from doubloon.games.mille_sabords.rules.story import story, sum_up
from doubloon.games.mille_sabords.rules.view import view

GAME: Game[State, Act, Fate] = Game(
    key="mille-sabords",
    prefix="ms",
    messages="doubloon.games.mille_sabords.messages",
    seats=rules.SEATS,
    seats_clause="ms.players",
    editions=EDITIONS,
    readings=readings_of,
    endings=ENDINGS,
    turn_type=position.Turn,
    faces=FACE_NAMES,
    default_target=TARGET,
    components=Components("deck", "doubloon.games.mille_sabords.rules", DECK_FILE, differences),
    start=position.start,
    to_act=rules.to_act,
    turn_of=lambda state: state.seat,
    acts=rules.acts,
    offers=rules.offers,
    forbids=rules.forbids,
    fates=rules.fates,
    draw=rules.draw,
    play=rules.play,
    points=lambda state: state.points,
    result=lambda state: state.result,
    position=position.position,
    begins_turn=position.begins_turn,
    turn=position.turn,
    view=view,
    story=story,
    explains_end=lambda state: state.ended.clause if state.ended else None,
    sum_up=sum_up,
    highlights=highlights,
    write=notation.write,
    read=notation.read,
    bots=load_on_demand("doubloon.games.mille_sabords.bots", "BOTS"),
    advice=load_on_demand("doubloon.games.mille_sabords.solve.advice", "ADVISER"),
    kernel=load_on_demand("doubloon.games.mille_sabords.kernel"),
    batch=load_on_demand("doubloon.games.mille_sabords.kernel.batch"),
    encoder=load_on_demand("doubloon.games.mille_sabords.env", "ENCODER"),
    terminal=load_on_demand("doubloon.games.mille_sabords.terminal", "BOARD"),
    charts=load_on_demand("doubloon.games.mille_sabords.solve.chart", "CHARTS"),
)
