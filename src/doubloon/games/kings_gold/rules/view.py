"""What one seat may know in King's Gold: everything, because nothing is hidden."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from doubloon.core.dice import Counts, Stop
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.notation import write, write_dice
from doubloon.games.kings_gold.rules.rules import ROLLS, acts, cup, offered, play, to_act
from doubloon.games.kings_gold.rules.scoring import (
    CANNON,
    COINS,
    CROSSBONES,
    PENALTY,
    SKULL,
    Outcome,
    outcome,
    pairs,
)
from doubloon.games.kings_gold.rules.state import NO_DICE, Phase, State, TiedTurns


@dataclass(slots=True)  # not frozen: that would take longer than the rest of a view
class View:
    phase: Phase
    seat: Seat
    """Whose turn it is, or who rolls in the opening."""
    to_act: Seat | None
    box: int
    king: int
    coins: tuple[int, ...]
    table: str
    """Dice on the table that are not used yet, as letters."""
    cup: int
    locked: str
    """Those of them that stay as they lie, as letters. [kg.crossbones-stay]"""
    rolls: int
    """Rolls in a turn. [kg.three-rolls]"""
    rolls_left: int
    tied: tuple[Seat, ...]
    """The tied leaders in tied turns; empty otherwise."""
    repeat: int
    ended: Outcome | None
    """The outcome of the turn that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """What this seat may do now, in notation; empty for everybody else."""
    brings: dict[str, int]
    """How each pair or plunder changes the seat's own coins at once."""
    most: tuple[str, ...]
    """The pairs, in order, that bring the seat the most coins now."""
    stopping: Outcome | None
    """What the dice come to if the seat stops now, while it may."""
    stop_brings: int
    """How stopping now changes the seat's coins, with the pairs that bring the most."""


def view(state: State, seat: Seat | None) -> View:
    phase, table, whose = state.phase, state.table, state.seat
    due = to_act(state)
    mine = seat is not None and seat == due
    round_ = state.tied_turns
    prospect = _prospect(state) if due is not None else _NOTHING
    return View(
        phase,
        whose,
        due,
        state.box,
        state.king,
        state.coins,
        write_dice(table),
        cup(state) if phase in ("opening", "cup") else 0,
        write_dice((*NO_DICE[:CROSSBONES], table[CROSSBONES])),
        ROLLS,
        ROLLS - state.rolls,
        round_.tied if round_ else (),
        round_.repeat if round_ else 0,
        state.ended,
        state.result.winners if state.result else (),
        _written(phase, table, whose, len(state.coins)) if mine else (),
        prospect.brings if mine else {},
        prospect.most if mine else (),
        prospect.stopping,
        prospect.stop_brings,
    )


@cache
def _written(phase: Phase, table: Counts, seat: Seat, seats: int) -> tuple[str, ...]:
    """What these dice allow this seat, in notation; cached, because plays share it."""
    kinds = offered(phase, table, seat, seats).values()
    return tuple(write(seat, act) for acts in kinds for act in acts)


class _Prospect(NamedTuple):
    """What the dice on the table can bring the seat to act."""

    brings: dict[str, int]
    most: tuple[str, ...]
    stopping: Outcome | None
    stop_brings: int


_NOTHING = _Prospect({}, (), None, 0)


@lru_cache(1_000)
def _prospect(state: State) -> _Prospect:
    if state.phase != "rolled":
        uses = _uses(state)
        return _Prospect(uses.brings, uses.acts, None, 0)
    cancels = state.terms.readings.three_crossbones_cancels
    if (stopping := outcome(state.table, cancels=cancels)) == "pairs":
        return _Prospect({}, (), stopping, _pairings(state).most)
    stopped = play(state, Stop())
    return _Prospect({}, (), stopping, _gain(state, stopped) + _uses(stopped).most)


class _Uses(NamedTuple):
    """What using the dice can bring."""

    most: int
    acts: tuple[str, ...]
    """The acts that bring most."""
    brings: dict[str, int]
    """What each first act brings."""


_NO_USE = _Uses(0, (), {})


def _uses(state: State) -> _Uses:
    match state.phase:
        case "pairing":
            return _pairings(state)
        case "plunder":
            return _used_up(state)
        case _:
            return _NO_USE


def _pairings(state: State) -> _Uses:
    """What pairs can bring; coins are clipped to what matters, so that plays share the cache."""
    table, seat = state.table, state.seat
    wanted = pairs(table) * len(COINS)
    box = min(state.box, 2 * wanted + 1) if table[CANNON] else 2 * wanted + 1
    robbed = wanted if table[SKULL] else 0
    coins = [min(n, robbed) for n in state.coins]
    coins[seat] = min(state.coins[seat], PENALTY) if table[CROSSBONES] >= 3 else 0
    return _paired(state.terms, box, tuple(coins), seat, table, state.tied_turns)


@lru_cache(10_000)
def _paired(
    terms: Terms,
    box: int,
    coins: tuple[int, ...],
    seat: Seat,
    table: Counts,
    tied_turns: TiedTurns | None,
) -> _Uses:
    return _used_up(State(terms, box, 0, coins, seat, "pairing", table, tied_turns=tied_turns))


def _used_up(state: State) -> _Uses:
    """The most coins the dice can still bring, and the first acts that bring them."""
    best, brings = _NO_USE, dict[str, int]()
    for act in acts(state):
        after = play(state, act)
        text, gain, rest = write(state.seat, act), _gain(state, after), _uses(after)
        if not brings or gain + rest.most > best.most:
            best = _Uses(gain + rest.most, (text, *rest.acts), {})
        brings[text] = gain
    return best._replace(brings=brings)


def _gain(before: State, after: State) -> int:
    """How many coins the seat gained whose turn it was."""
    return after.coins[before.seat] - before.coins[before.seat]
