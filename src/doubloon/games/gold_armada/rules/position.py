"""Positions of Gold Armada as `[start]` tables, and the outcome of a turn.

A `[start]` table is refused if no play can reach it.
"""

from dataclasses import dataclass
from functools import lru_cache

from doubloon.core.dice import falls
from doubloon.core.errors import FileError, PositionError
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.core.start import Start
from doubloon.games.gold_armada.rules import ending, rules
from doubloon.games.gold_armada.rules.board import DICE, PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.scoring import lacks, points
from doubloon.games.gold_armada.rules.state import State, doubloons_left, tokens_left


def start(setup: Setup) -> State:
    """The state in which a play begins: the opening, or the position of a `[start]` table."""
    agreed = terms(setup)
    if (place := _find_impossible_space(agreed)) is not None:  # [ga.board]
        pier, space = place
        raise FileError("ga-board-impossible", field=f"piers.{pier}", space=space)
    if setup.start is None:
        return rules.opening(agreed, setup.seats)
    return _set_up(agreed, setup.seats, setup.start)


@lru_cache(maxsize=32)
def _find_impossible_space(agreed: Terms) -> tuple[str, int] | None:
    """The pier and number of a space whose doubloon no roll can win, if there is one."""
    dice = falls(DICE, agreed.board.die)
    for pier in agreed.board.piers:
        for number, space in enumerate(pier.spaces, start=1):
            if all(lacks(space, fallen, agreed.readings) for fallen in dice):
                return pier.name, number
    return None


def _set_up(agreed: Terms, seats: int, table: Fields) -> State:
    fields = Start(table, seats)
    taken = fields.counts("taken", PIERS)
    for pier, n in zip(PIERS, taken, strict=True):
        if n > SPACES:
            raise PositionError("ga-start-taken", pier=pier, found=n, spaces=SPACES)
    doubloons = _doubloons(fields, agreed, taken)
    skulls = fields.numbers("skulls")
    tokens = agreed.readings.skull_tokens
    if sum(skulls) > tokens:  # [ga.skull-tokens]
        raise PositionError("ga-start-skulls", found=sum(skulls), tokens=tokens)
    state = State(agreed, taken, doubloons, skulls, Seat(0))
    seat = fields.seat(default=Seat(0) if ending.ran_out(state) else None)
    fields.finish()
    state = state._replace(seat=seat)
    _check_ends(state)
    return ending.finish(state) if ending.is_over(state, seat) else state


def _doubloons(fields: Start, agreed: Terms, taken: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The values that each seat holds; together they must be those taken. [ga.conserved]"""
    hands = fields.per_seat("doubloons")
    for hand in hands:
        numbers = isinstance(hand, list | tuple) and all(type(value) is int for value in hand)
        if not numbers:
            raise PositionError("ga-start-doubloons", field="doubloons")
    held = sorted(value for hand in hands for value in hand)
    gone = sorted(
        space.value
        for pier, n in zip(agreed.board.piers, taken, strict=True)
        for space in pier.spaces[:n]
    )
    if held != gone:
        raise PositionError("ga-start-values", held=_list(held), gone=_list(gone))
    return tuple(tuple(sorted(hand)) for hand in hands)


def _check_ends(state: State) -> None:
    """Refuse positions in which tokens or doubloons cannot have run out like this.

    What ends a play runs out in its last round, and a turn takes only one token or doubloon.
    [ga.end] [ga.finish-round]
    """
    no_tokens, no_doubloons = not tokens_left(state), not doubloons_left(state)
    over = ending.is_over(state, state.seat)
    played = len(state.skulls) if over else state.seat
    if no_tokens and no_doubloons and (played < 2 or not state.terms.readings.finish_round):
        raise PositionError("ga-start-both-gone")
    if no_tokens and not any(state.skulls[:played]):
        raise PositionError("ga-start-last-token", seat=f"p{state.seat + 1}")
    last = {pier.spaces[-1].value for pier in state.terms.board.piers}
    if no_doubloons and not any(last & {*hand} for hand in state.doubloons[:played]):
        raise PositionError("ga-start-last-doubloon", seat=f"p{state.seat + 1}")


def begins_turn(state: State) -> bool:
    """Whether the first roll of a turn is due."""
    return state.phase == "cup" and not state.rolls


def position(state: State) -> dict[str, object] | None:
    """The `[start]` table of a state in which a turn begins; otherwise None."""
    if not begins_turn(state):
        return None
    return {
        "taken": {pier: n for pier, n in zip(PIERS, state.taken, strict=True) if n},
        "doubloons": [[*held] for held in state.doubloons],
        "skulls": [*state.skulls],
        "seat": state.seat + 1,
    }


@dataclass(frozen=True, slots=True)
class Turn:
    """The outcome of a turn: pier and value of the doubloon, change of points and skull tokens."""

    seat: Seat
    outcome: str
    pier: str | None
    value: int
    delta: tuple[int, ...]
    skulls: tuple[int, ...]


def turn(begun: State, now: State) -> Turn | None:
    """The outcome of the turn begun in the first state, if the second state has just ended it."""
    if now.ended is None:
        return None
    before = points(begun.doubloons, begun.skulls)
    after = points(now.doubloons, now.skulls)
    return Turn(
        begun.seat,
        now.ended.outcome,
        now.ended.pier,
        now.ended.value,
        _change(before, after),
        _change(begun.skulls, now.skulls),
    )


def _change(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def _list(values: list[int]) -> str:
    return ", ".join(map(str, values)) or "-"
