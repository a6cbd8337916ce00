"""Views and acts of Mille Sabords as numbers, for research environments."""

from typing import Any

import numpy as np

from doubloon.core.dice import Reroll, Stop, rolls
from doubloon.core.encoding import Numbers, Part, among, away, counted, from_seat, marked
from doubloon.core.parts import Encoder
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import CARDS, FACES, KINDS
from doubloon.games.mille_sabords.rules.scoring import DICE, SKULL
from doubloon.games.mille_sabords.rules.state import PHASES, Lay, Lift, State
from doubloon.games.mille_sabords.rules.view import View
from doubloon.kernels.encoding import Arrays, mine, nothing, turned

MOST_POINTS = 1_000_000
MOST_SKULLS = DICE + max(card.skulls for card in CARDS)

PICKS = {dice: n for n, dice in enumerate(dice[1:] for dice, _ in rolls(DICE, (1,) * len(FACES)))}
"""The number of every choice of up to eight dice that are no skulls."""

STOP, REROLL = 0, 1
REROLL_SKULL, LIFT, LAY = (REROLL + n * len(PICKS) for n in (1, 2, 3))


def parts(state: State) -> list[Part]:
    """The parts of an observation, with the range of their numbers."""
    seats = len(state.points)
    return [
        Part("phase", len(PHASES), 1),
        Part("turn", seats, 1),
        Part("points", seats, MOST_POINTS, -MOST_POINTS),
        Part("target", 1, MOST_POINTS),
        Part("card", len(KINDS), 1),
        Part("table", len(FACES), DICE),
        Part("laid", len(FACES), DICE),
        Part("cup", 1, DICE),
        Part("skulls", 1, MOST_SKULLS),
        Part("guardian", 1, 1),
        Part("on-island", 1, 1),
        Part("worth", 1, MOST_POINTS, -MOST_POINTS),
        Part("island-loss", 1, MOST_POINTS),
        Part("deck", len(KINDS), max(state.terms.deck)),
        Part("last-round", seats, 1),
        Part("sudden-death", 1, 1),
        Part("tied", seats, 1),
    ]


def numbers(view: View, seat: Seat) -> Numbers:
    """A view as numbers, seats counted from the one that looks."""
    seats = len(view.points)
    return {
        "phase": marked(PHASES.index(view.phase), len(PHASES)),
        "turn": away(view.seat, seat, seats),
        "points": from_seat(view.points, seat),
        "target": [view.target],
        "card": marked(KINDS.index(view.card) if view.card else None, len(KINDS)),
        "table": counted(view.table, FACES),
        "laid": counted(view.laid, FACES),
        "cup": [view.cup],
        "skulls": [view.skulls],
        "guardian": [view.guardian],
        "on-island": [view.on_island],
        "worth": [view.worth or 0],
        "island-loss": [view.island_loss],
        "deck": [view.deck.get(kind, 0) for kind in KINDS],
        "last-round": away(view.last_round, seat, seats),
        "sudden-death": [view.sudden_death],
        "tied": among(view.tied, seat, seats),
    }


def actions(_seats: int) -> int:
    """Stop; roll dice again, without a skull or with one; lift dice; lay dice."""
    return LAY + len(PICKS)


def action(_state: State, act: Any) -> int:
    """The number of an act."""
    match act:
        case Stop():
            return STOP
        case Reroll(dice):
            return (REROLL_SKULL if dice[SKULL] else REROLL) + PICKS[dice[1:]]
        case Lift(dice):
            return LIFT + PICKS[dice[1:]]
        case Lay(dice):
            return LAY + PICKS[dice[1:]]
    raise TypeError(act)


def many(states: Any, t: Any, seats: int) -> Arrays:
    """The numbers of many packed states at once, each as the seat to act sees it."""
    from doubloon.games.mille_sabords.kernel.layout import place_of, unpack_dice

    seat, card = states["seat"], states["card"]
    table, laid = unpack_dice(states["table"]), unpack_dice(states["laid"])
    place = place_of(t, states["table"] + states["laid"])
    skulls = table[:, SKULL] + t["skulls"][card]
    counted = skulls + states["revealed"] * t["count_revealed_skulls"]
    phase, on_island = states["phase"], states["on_island"]
    island = phase == PHASES.index("island")
    tied = np.zeros((len(states), seats), np.int32)
    for n in range(seats):
        among_tied = n < states["circle"]
        tied[among_tied, states["tied"][among_tied, n]] = 1
    last = states["last_round"][:, None] == np.arange(seats)
    return {
        "phase": np.eye(len(PHASES), dtype=np.int32)[phase],
        "turn": mine(states, seats),
        "points": turned(states["points"], seat, seats),
        "target": np.full((len(states), 1), t["target"]),
        "card": np.eye(len(KINDS), dtype=np.int32)[card],
        "table": table,
        "laid": laid,
        "cup": nothing(states),
        "skulls": skulls[:, None],
        "guardian": states["guardian"][:, None],
        "on-island": on_island[:, None],
        "worth": np.where(island, 0, t["worth"][card, place])[:, None],
        "island-loss": (t["loss"][card] * counted * on_island)[:, None],
        "deck": states["deck"],
        "last-round": turned(last, seat, seats),
        "sudden-death": states["sudden_death"][:, None],
        "tied": turned(tied, seat, seats),
    }


ENCODER = Encoder(parts, numbers, actions, action, many=many)
