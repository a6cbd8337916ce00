"""What one seat may know in Gold Armada: everything, for nothing is hidden."""

from dataclasses import dataclass

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import DICE, FACES, Kind, Pier, Space
from doubloon.games.gold_armada.rules.notation import write, write_dice
from doubloon.games.gold_armada.rules.rules import ROLLS, acts, cup, to_act
from doubloon.games.gold_armada.rules.scoring import lacks, points
from doubloon.games.gold_armada.rules.state import Ended, Phase, State, next_space, tokens_left


@dataclass(frozen=True, slots=True)
class SpaceView:
    """What one doubloon of a pier asks for and is worth, taken or not."""

    value: int
    need: int
    allowed: str


@dataclass(frozen=True, slots=True)
class PierView:
    """A pier and its next doubloon; value, need and allowed are empty when none is left."""

    name: str
    kind: Kind
    left: int
    """Doubloons on it."""
    value: int
    need: int
    """Dice that must be alike; all of them for a full house."""
    allowed: str
    """Symbols that count, as letters."""
    satisfied: bool
    """Whether the dice lying win its next doubloon."""
    spaces: tuple[SpaceView, ...]
    """All its spaces from the island outwards; doubloons lie on the last ones."""


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: Seat
    """Whose turn it is."""
    to_act: Seat | None
    points: tuple[int, ...]
    doubloons: tuple[tuple[int, ...], ...]
    skulls: tuple[int, ...]
    tokens_left: int
    table: str
    """Dice lying, as letters."""
    cup: int
    rolls_left: int
    symbols: dict[str, str]
    """What people call each letter."""
    die: dict[str, int]
    """Sides of each letter on one die."""
    piers: tuple[PierView, ...]
    ended: Ended | None
    """What the turn came to that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """What this seat may do now, in notation; empty for everybody else."""


def view(state: State, seat: Seat | None) -> View:
    due, board = to_act(state), state.terms.board
    mine = seat is not None and seat == due
    return View(
        phase=state.phase,
        seat=state.seat,
        to_act=due,
        points=points(state.doubloons, state.skulls),
        doubloons=state.doubloons,
        skulls=state.skulls,
        tokens_left=tokens_left(state),
        table=write_dice(state.table),
        cup=cup(state) if state.phase == "cup" else 0,
        rolls_left=ROLLS - state.rolls,
        symbols=dict(zip(FACES, board.symbols, strict=True)),
        die=dict(zip(FACES, board.die, strict=True)),
        piers=tuple(
            _pier(state, pier, taken) for pier, taken in zip(board.piers, state.taken, strict=True)
        ),
        ended=state.ended,
        winners=state.result.winners if state.result else (),
        acts=tuple(write(seat, act) for act in acts(state)) if mine else (),
    )


def _pier(state: State, pier: Pier, taken: int) -> PierView:
    spaces = tuple(map(_space, pier.spaces))
    if (space := next_space(pier, taken)) is None:
        return PierView(pier.name, pier.kind, 0, 0, 0, "", False, spaces)
    whole = sum(state.table) == DICE
    return PierView(
        pier.name,
        pier.kind,
        len(pier.spaces) - taken,
        space.value,
        space.need,
        _letters(space),
        whole and lacks(space, state.table, state.terms.readings) is None,
        spaces,
    )


def _space(space: Space) -> SpaceView:
    return SpaceView(space.value, space.need, _letters(space))


def _letters(space: Space) -> str:
    return "".join(FACES[face] for face in space.allowed)
