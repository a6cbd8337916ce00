"""Plays by the rules themselves, for bots and readings that the kernel does not cover."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from doubloon.bots import bot
from doubloon.core.game import offers

if TYPE_CHECKING:
    from doubloon.arena.match import Match


Witness = Callable[[Any, Any], None]
"""A function that is called with the states before and after each step of chance."""


def play_out(result: Any, match: "Match", number: int, witness: Witness | None = None) -> None:
    """Play the play with this number and write its result into a record of `RESULT`."""
    game, seats = match.game, match.setup.seats
    deal = number // seats
    chance = Random(f"{match.seed} {deal} chance").randrange  # noqa: S311 - repeatable on purpose
    whim = Random(f"{match.seed} {deal} whim").randrange  # noqa: S311
    players = [bot(game, match.bots[(seat + number) % seats], match.setup) for seat in range(seats)]
    state = turn_start = game.start(match.setup)
    steps = acts = turns = 0
    first: int | None = None
    while (over := game.result(state)) is None:
        seat = game.to_act(state)
        if seat is None:
            before, state = state, game.play(state, game.draw(state, chance))
            if witness is not None:
                witness(before, state)
        else:
            first = seat if first is None else first
            act = players[seat](game.view(state, seat), offers(game, state), whim)
            state = game.play(state, act)
            acts += 1
        steps += 1
        if game.turn(turn_start, state) is not None:
            turns, turn_start = turns + 1, state
    result["points"][:seats] = over.points
    result["winners"] = sum(1 << seat for seat in over.winners)
    result["ending"] = game.endings.index(over.ending)
    result["steps"], result["acts"], result["turns"] = steps, acts, turns
    result["first"] = first or 0
