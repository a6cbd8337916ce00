"""What one seat may know in King's Gold: everything, because nothing is hidden."""

from dataclasses import dataclass
from functools import cache

from doubloon.core.dice import Counts
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.notation import write, write_dice
from doubloon.games.kings_gold.rules.prospect import NOTHING, Part, look_ahead
from doubloon.games.kings_gold.rules.rules import ROLLS, cup, offered, to_act
from doubloon.games.kings_gold.rules.scoring import CROSSBONES, Outcome
from doubloon.games.kings_gold.rules.state import NO_DICE, Phase, State


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
    extra: tuple[Seat, ...]
    """Everybody who takes one of the tied turns, in order; empty otherwise."""
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
    parts: tuple[Part, ...]
    """What the dice on the table come to, part by part: the pairs that bring the most, or the
    one result there is. While the seat may stop, its coins in all parts add up to `stop_brings`."""


def view(state: State, seat: Seat | None) -> View:
    phase, table, whose = state.phase, state.table, state.seat
    due = to_act(state)
    mine = seat is not None and seat == due
    round_ = state.tied_turns
    prospect = look_ahead(state) if due is not None else NOTHING
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
        round_.order if round_ else (),
        round_.repeat if round_ else 0,
        state.ended,
        state.result.winners if state.result else (),
        _written(phase, table, whose, len(state.coins)) if mine else (),
        prospect.brings if mine else {},
        prospect.most if mine else (),
        prospect.stopping,
        prospect.stop_brings,
        prospect.parts,
    )


@cache
def _written(phase: Phase, table: Counts, seat: Seat, seats: int) -> tuple[str, ...]:
    """What these dice allow this seat, in notation; cached, because plays share it."""
    kinds = offered(phase, table, seat, seats).values()
    return tuple(write(seat, act) for acts in kinds for act in acts)
