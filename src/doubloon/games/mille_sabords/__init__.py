"""Mille Sabords, for two to five seats."""

from doubloon.core.game import Game
from doubloon.core.parts import Adviser, Batch, Bots, Encoder, Kernel, TerminalBoard
from doubloon.games.mille_sabords.rules import notation, position, rules
from doubloon.games.mille_sabords.rules.editions import EDITIONS, FACE_NAMES, TARGET, readings_of
from doubloon.games.mille_sabords.rules.ending import ENDINGS
from doubloon.games.mille_sabords.rules.state import Act, Fate, State
from doubloon.games.mille_sabords.rules.story import story, sum_up
from doubloon.games.mille_sabords.rules.view import view


def _bots() -> Bots:
    from doubloon.games.mille_sabords.bots import BOTS

    return BOTS


def _advice() -> Adviser:
    from doubloon.games.mille_sabords.solve.advice import ADVISER

    return ADVISER


def _kernel() -> Kernel:
    from doubloon.games.mille_sabords import kernel

    return kernel


def _batch() -> Batch:
    from doubloon.games.mille_sabords.kernel import batch

    return batch


def _encoder() -> Encoder:
    from doubloon.games.mille_sabords.env import ENCODER

    return ENCODER


def _terminal() -> TerminalBoard:
    from doubloon.games.mille_sabords.terminal import BOARD

    return BOARD


GAME: Game[State, Act, Fate] = Game(
    key="mille-sabords",
    prefix="ms",
    messages="doubloon.games.mille_sabords.messages",
    seats=rules.SEATS,
    editions=EDITIONS,
    readings=readings_of,
    endings=ENDINGS,
    turn_type=position.Turn,
    faces=FACE_NAMES,
    default_target=TARGET,
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
    turn=position.turn,
    view=view,
    story=story,
    sum_up=sum_up,
    write=notation.write,
    read=notation.read,
    bots=_bots,
    advice=_advice,
    kernel=_kernel,
    batch=_batch,
    encoder=_encoder,
    terminal=_terminal,
)
