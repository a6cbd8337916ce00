"""Reading, checking and writing `[start]` tables; what a turn came to."""

from dataclasses import dataclass

from doubloon.core.errors import PositionError
from doubloon.core.setup import Fields, Seat, Setup, rotation
from doubloon.core.start import Start
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import KINDS, Terms, TieBreak, terms
from doubloon.games.mille_sabords.rules.state import State, TiedTurns


def start(setup: Setup) -> State:
    agreed = terms(setup)
    if setup.start is None:
        return rules.opening(agreed, setup.seats)
    return _set_up(agreed, setup.seats, setup.start)


def _set_up(agreed: Terms, seats: int, table: Fields) -> State:
    fields = Start(table, seats)
    points = fields.numbers("points", negative=True)
    _check_points(agreed, points)
    whole = dict(zip(KINDS, agreed.deck, strict=True))
    deck = fields.counts("deck", KINDS, whole)
    for kind, n in zip(KINDS, deck, strict=True):
        if n > whole[kind]:
            raise PositionError("ms-start-deck", card=kind, found=n, copies=whole[kind])
    last_round = fields.seat("last-round") if fields.has("last-round") else None
    sudden_death = fields.truth("sudden-death") if fields.has("sudden-death") else False
    tied = _tied_turns(fields, agreed, points) if fields.has("tie-break") else None
    seat = fields.seat()
    fields.finish()
    _check_ending(agreed, points, seat, last_round, sudden_death, tied)
    return State(
        agreed,
        points,
        deck if any(deck) else agreed.deck,
        seat,
        last_round=last_round,
        sudden_death=sudden_death,
        tied_turns=tied,
    )


def _check_points(agreed: Terms, points: tuple[int, ...]) -> None:
    unit = agreed.unit
    for seat, n in enumerate(points, start=1):
        if n % unit:
            raise PositionError("ms-start-unit", seat=f"p{seat}", points=n, unit=unit)
        if n < 0 and agreed.readings.floor_scores_at_zero:
            raise PositionError("ms-start-floor", seat=f"p{seat}", points=n)


def _check_ending(
    agreed: Terms,
    points: tuple[int, ...],
    seat: Seat,
    trigger: Seat | None,
    sudden_death: bool,
    tied: TiedTurns | None,
) -> None:
    """Check that points, last round, sudden death and tie-break fit together."""
    target = agreed.target
    if [trigger is not None, sudden_death, tied is not None].count(True) > 1:
        raise PositionError("ms-start-one-ending")
    if tied is not None:
        if seat != tied.tied[tied.rolled]:
            raise PositionError("ms-start-tie-seat")
        return
    if trigger is None:
        if not sudden_death and max(points) >= target:
            leader = points.index(max(points)) + 1
            raise PositionError("ms-start-target", seat=f"p{leader}", target=target)
        return
    raid = seat == trigger
    if raid and not agreed.readings.trigger_replays_if_overtaken:
        raise PositionError("ms-start-trigger-seat", seat=f"p{seat + 1}")
    circle = rotation(len(points), after=trigger)
    if seat == circle[0] and points[trigger] < target:
        raise PositionError("ms-start-trigger-points", seat=f"p{trigger + 1}", target=target)
    for waiting in () if raid else circle[circle.index(seat) : -1]:
        if points[waiting] >= target:
            raise PositionError("ms-start-target", seat=f"p{waiting + 1}", target=target)


def _tied_turns(fields: Start, agreed: Terms, points: tuple[int, ...]) -> TiedTurns:
    left, tied = fields.seats("tie-break"), fields.seats("tied")
    if agreed.readings.tie_break is not TieBreak.EXTRA_TURNS:
        raise PositionError("ms-start-tie-reading")
    if len(tied) < 2 or not left:
        raise PositionError("ms-start-tie-few")
    circle = rotation(len(points), after=left[-1])
    order = tuple(seat for seat in circle if seat in tied)
    rolled = len(order) - len(left)
    if rolled < 0 or order[rolled:] != left:
        raise PositionError("ms-start-tie-order")
    if not rolled and len({points[seat] for seat in tied}) > 1:
        raise PositionError("ms-start-tie-unequal")
    return TiedTurns(order, rolled)


def begins_turn(state: State) -> bool:
    """Whether the card of a turn is due."""
    return state.phase == "card"


def position(state: State) -> dict[str, object] | None:
    if not begins_turn(state):
        return None
    table: dict[str, object] = {
        "points": [*state.points],
        "seat": state.seat + 1,
        "deck": {kind: n for kind, n in zip(KINDS, state.deck, strict=True) if n},
    }
    if state.last_round is not None:
        table["last-round"] = state.last_round + 1
    if state.sudden_death:
        table["sudden-death"] = True
    if (turns := state.tied_turns) is not None:
        table["tie-break"] = [seat + 1 for seat in turns.tied[turns.rolled :]]
        table["tied"] = [seat + 1 for seat in sorted(turns.tied)]
    return table


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn came to: its card, how it ended, and the change of points."""

    seat: Seat
    card: str
    outcome: str
    delta: tuple[int, ...]
    """The change of each seat's points."""


def turn(begun: State, now: State) -> Turn | None:
    """What the turn begun in the first state came to, if the second has just ended it."""
    if now.ended is None:
        return None
    change = tuple(after - before for before, after in zip(begun.points, now.points, strict=True))
    return Turn(begun.seat, now.ended.card, now.ended.outcome, change)
