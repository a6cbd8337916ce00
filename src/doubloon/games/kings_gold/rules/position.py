"""Positions of King's Gold as `[start]` tables: read, checked and written."""

from dataclasses import dataclass

from doubloon.core.errors import PositionError
from doubloon.core.setup import Fields, Seat, Setup, leaders, rotation
from doubloon.core.start import Start
from doubloon.games.kings_gold.rules import ending, rules
from doubloon.games.kings_gold.rules.editions import Terms, TieBreak, terms
from doubloon.games.kings_gold.rules.state import State, TiedTurns


def start(setup: Setup) -> State:
    agreed = terms(setup)
    if setup.start is None:
        return rules.opening(agreed, setup.seats)
    return _set_up(agreed, setup.seats, setup.start)


def _set_up(agreed: Terms, seats: int, table: Fields) -> State:
    fields = Start(table, seats)
    box, king, coins = fields.number("box"), fields.number("king"), fields.numbers("coins")
    found = box + king + sum(coins)
    if found != agreed.coins:  # [kg.coins-conserved]
        raise PositionError("kg-start-coins", found=found, coins=agreed.coins)
    if fields.has("tie-break"):
        tied_turns = _tied_turns(fields, agreed, coins)
        if box:
            raise PositionError("kg-start-tie-box", box=box)
        seat = fields.seat()
        if seat != tied_turns.order[tied_turns.rolled]:
            raise PositionError("kg-start-tie-seat")
        fields.finish()
        return State(agreed, box, king, coins, seat, "cup", tied_turns=tied_turns)
    seat = fields.seat(default=None if box else Seat(0))
    fields.finish()
    state = State(agreed, box, king, coins, seat, "cup")
    if box:
        return state
    return ending.finish(state, leaders(coins, tuple(map(Seat, range(seats)))))


def _tied_turns(fields: Start, agreed: Terms, coins: tuple[int, ...]) -> TiedTurns:
    left, tied = fields.seats("tie-break"), fields.seats("tied")
    repeat = fields.number("repeat", 1)
    reading = agreed.readings.tie_break
    if reading not in ending.TIED_TURNS:
        raise PositionError("kg-start-tie-reading", reading=reading.value)
    if not 1 <= repeat <= ending.REPEATS:
        raise PositionError("kg-start-tie-repeat", most=ending.REPEATS)
    if len(tied) < 2 or not left:
        raise PositionError("kg-start-tie-few")
    circle = rotation(len(coins), after=left[-1])
    everybody = reading is TieBreak.EXTRA_ROUND_ALL
    order = tuple(seat for seat in circle if everybody or seat in tied)
    rolled = len(order) - len(left)
    if order[rolled:] != left or rolled < 0:
        raise PositionError("kg-start-tie-order")
    tied = tuple(seat for seat in circle if seat in tied)
    among = order if everybody or repeat > 1 else circle
    if not rolled and {*leaders(coins, among)} != {*tied}:
        raise PositionError("kg-start-tie-unequal")
    return TiedTurns(tied, order, rolled, repeat)


def begins_turn(state: State) -> bool:
    """Whether the first roll of a turn is due."""
    return state.phase == "cup" and not state.rolls and not state.roll_off


def position(state: State) -> dict[str, object] | None:
    if not begins_turn(state):
        return None
    table: dict[str, object] = {
        "box": state.box,
        "king": state.king,
        "coins": [*state.coins],
        "seat": state.seat + 1,
    }
    if (round_ := state.tied_turns) is not None:
        table["tie-break"] = [seat + 1 for seat in round_.order[round_.rolled :]]
        table["tied"] = [seat + 1 for seat in sorted(round_.tied)]
        table["repeat"] = round_.repeat
    return table


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn came to: the change of box, King and coins."""

    seat: Seat
    outcome: str
    box: int
    king: int
    coins: tuple[int, ...]
    delta: tuple[int, ...]


def turn(begun: State, now: State) -> Turn | None:
    """What the turn begun in the first state came to, if the second has just ended it."""
    if now.ended is None:
        return None
    change = tuple(after - before for before, after in zip(begun.coins, now.coins, strict=True))
    box, king = now.box - begun.box, now.king - begun.king
    return Turn(begun.seat, now.ended, box, king, change, change)
