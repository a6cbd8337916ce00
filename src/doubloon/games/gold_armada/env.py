"""Gold Armada as numbers: the view of a seat, and its actions."""

from typing import Any

import numpy as np

from doubloon.core.dice import Reroll, Stop, minus
from doubloon.core.encoding import Numbers, Part, away, counted, from_seat, marked
from doubloon.core.parts import Encoder
from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import DICE, FACES, PIERS, SPACES
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.rules.state import PHASES, Decline, State, Take
from doubloon.games.gold_armada.rules.view import View
from doubloon.kernels.encoding import Arrays, mine, nothing, turned
from doubloon.kernels.hands import HANDS, NUMBER

# The numbers of the actions.
STOP, KEEP = 0, 1
"""Stop; keep hand n of `HANDS` and roll the other dice: `KEEP + n`."""

TAKE = KEEP + len(HANDS)
"""Take the next doubloon of pier n: `TAKE + n`."""

DECLINE = TAKE + len(PIERS)


def parts(state: State) -> list[Part]:
    """The parts of an observation."""
    seats, terms = len(state.skulls), state.terms
    values = [space.value for pier in terms.board.piers for space in pier.spaces]
    tokens = terms.readings.skull_tokens
    return [
        Part("phase", len(PHASES), 1),
        Part("turn", seats, 1),
        Part("points", seats, sum(values), -tokens),
        Part("skulls", seats, tokens),
        Part("tokens-left", 1, tokens),
        Part("table", len(FACES), DICE),
        Part("cup", 1, DICE),
        Part("rolls-left", 1, ROLLS),
        Part("left", len(PIERS), SPACES),
        Part("value", len(PIERS), max(values)),
        Part("need", len(PIERS), DICE),
        Part("allowed", len(PIERS) * len(FACES), 1),
        Part("satisfied", len(PIERS), 1),
    ]


def numbers(view: View, seat: Seat) -> Numbers:
    """An observation of a seat, part by part."""
    seats = len(view.points)
    return {
        "phase": marked(PHASES.index(view.phase), len(PHASES)),
        "turn": away(view.seat, seat, seats),
        "points": from_seat(view.points, seat),
        "skulls": from_seat(view.skulls, seat),
        "tokens-left": [view.tokens_left],
        "table": counted(view.table, FACES),
        "cup": [view.cup],
        "rolls-left": [view.rolls_left],
        "left": [pier.left for pier in view.piers],
        "value": [pier.value for pier in view.piers],
        "need": [pier.need for pier in view.piers],
        "allowed": [int(face in pier.allowed) for pier in view.piers for face in FACES],
        "satisfied": [pier.satisfied for pier in view.piers],
    }


def actions(_seats: int) -> int:
    """The number of actions: stop, keep dice, take a doubloon, decline."""
    return DECLINE + 1


def action(state: State, act: Any) -> int:
    """The number of an act."""
    match act:
        case Stop():
            return STOP
        case Reroll(dice):
            return KEEP + NUMBER[minus(state.table, dice)]
        case Take(pier):
            return TAKE + pier
        case Decline():
            return DECLINE
    raise TypeError(act)


def many(states: Any, t: Any, seats: int) -> Arrays:
    """The observations of many packed states at once, each of the seat to act."""
    seat, piers = states["seat"], np.arange(len(PIERS))
    spaces = np.arange(SPACES)[:, None] * len(PIERS) + piers
    front = states["front"][:, None, None] >> spaces & 1
    taken, is_open = front.argmax(axis=1), front.any(axis=1)
    space = taken * len(PIERS) + piers
    wins = t["wins"][states["table"]][:, None] >> space & 1
    return {
        "phase": np.eye(len(PHASES), dtype=np.int32)[states["phase"]],
        "turn": mine(states, seats),
        "points": turned(states["held"] - states["skulls"], seat, seats),
        "skulls": turned(states["skulls"], seat, seats),
        "tokens-left": states["tokens"][:, None],
        "table": np.array(HANDS)[states["table"]],
        "cup": nothing(states),
        "rolls-left": ROLLS - states["rolls"][:, None].astype(np.int32),
        "left": (SPACES - taken) * is_open,
        "value": t["value"][space] * is_open,
        "need": t["need"][space] * is_open,
        "allowed": (t["allowed"][space] * is_open[:, :, None]).reshape(len(states), -1),
        "satisfied": wins * is_open,
    }


ENCODER = Encoder(parts, numbers, actions, action, many=many)
