"""King's Gold, for two to six seats."""

from doubloon.core.game import Game
from doubloon.core.parts import Adviser, Batch, Bots, Encoder, Kernel, TerminalBoard
from doubloon.games.kings_gold.rules import notation, position, rules
from doubloon.games.kings_gold.rules.editions import EDITIONS, readings_of
from doubloon.games.kings_gold.rules.state import Act, Fate, State
from doubloon.games.kings_gold.rules.story import story, sum_up
from doubloon.games.kings_gold.rules.view import view


def _bots() -> Bots:
    from doubloon.games.kings_gold.bots import BOTS

    return BOTS


def _advice() -> Adviser:
    from doubloon.games.kings_gold.solve.advice import ADVISER

    return ADVISER


def _kernel() -> Kernel:
    from doubloon.games.kings_gold import kernel

    return kernel


def _batch() -> Batch:
    from doubloon.games.kings_gold.kernel import batch

    return batch


def _encoder() -> Encoder:
    from doubloon.games.kings_gold.env import ENCODER

    return ENCODER


def _terminal() -> TerminalBoard:
    from doubloon.games.kings_gold.terminal import BOARD

    return BOARD


GAME: Game[State, Act, Fate] = Game(
    key="kings-gold",
    prefix="kg",
    messages="doubloon.games.kings_gold.messages",
    seats=rules.SEATS,
    editions=EDITIONS,
    readings=readings_of,
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
