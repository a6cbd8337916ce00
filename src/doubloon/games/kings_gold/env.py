"""King's Gold as numbers: what a seat observes, and what each action means."""

from typing import Any

import numpy as np

from doubloon.core.dice import Reroll, Stop, minus
from doubloon.core.encoding import Numbers, Part, among, away, counted, from_seat, marked
from doubloon.core.parts import Encoder
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import FACES
from doubloon.games.kings_gold.rules.ending import REPEATS
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import COINS
from doubloon.games.kings_gold.rules.state import Pair, Plunder, State
from doubloon.games.kings_gold.rules.view import View
from doubloon.kernels.encoding import Arrays, mine, nothing, turned
from doubloon.kernels.hands import DICE, HANDS, NUMBER

PHASES = ("opening", "lot", "cup", "rolled", "pairing", "plunder", "over")

STOP, KEEP = 0, 1
PAIR = KEEP + len(HANDS)


def parts(state: State) -> list[Part]:
    seats = len(state.coins)
    coins = state.box + state.king + sum(state.coins)
    return [
        Part("phase", len(PHASES), 1),
        Part("turn", seats, 1),
        Part("box", 1, coins),
        Part("king", 1, coins),
        Part("coins", seats, coins),
        Part("table", len(FACES), DICE),
        Part("cup", 1, DICE),
        Part("rolls-left", 1, ROLLS),
        Part("tied", seats, 1),
        Part("repeat", 1, REPEATS),
    ]


def numbers(view: View, seat: Seat) -> Numbers:
    seats = len(view.coins)
    return {
        "phase": marked(PHASES.index(view.phase), len(PHASES)),
        "turn": away(view.seat, seat, seats),
        "box": [view.box],
        "king": [view.king],
        "coins": from_seat(view.coins, seat),
        "table": counted(view.table, FACES),
        "cup": [view.cup],
        "rolls-left": [view.rolls_left],
        "tied": among(view.tied, seat, seats),
        "repeat": [view.repeat],
    }


def actions(seats: int) -> int:
    """Stop; keep these dice and roll the others; a coin with a cannon or on a victim; plunder."""
    return PAIR + len(COINS) * seats + seats - 1


def action(state: State, act: Any) -> int:
    """The number of an act; victims are counted from the seat to act."""
    seats = len(state.coins)
    match act:
        case Stop():
            return STOP
        case Reroll(dice):
            return KEEP + NUMBER[minus(state.table, dice)]
        case Pair(coin, _, victim):
            victims = 0 if victim is None else (victim - state.seat) % seats
            return PAIR + coin * seats + victims
        case Plunder(victim):
            return PAIR + len(COINS) * seats + (victim - state.seat) % seats - 1
    raise TypeError(act)


def many(states: Any, _t: Any, seats: int) -> Arrays:
    """The numbers of many packed states at once, each seen by the seat to act."""
    seat = states["seat"]
    bits = states["tied"][:, None] >> np.arange(seats) & 1
    return {
        "phase": np.eye(len(PHASES), dtype=np.int32)[states["phase"]],
        "turn": mine(states, seats),
        "box": states["box"][:, None],
        "king": states["king"][:, None],
        "coins": turned(states["coins"], seat, seats),
        "table": np.array(HANDS)[states["table"]],
        "cup": nothing(states),
        "rolls-left": ROLLS - states["rolls"][:, None].astype(np.int32),
        "tied": turned(bits, seat, seats),
        "repeat": states["repeat"][:, None],
    }


ENCODER = Encoder(parts, numbers, actions, action, many=many)
