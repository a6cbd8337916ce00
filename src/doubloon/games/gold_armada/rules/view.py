"""The view of a seat in Gold Armada, which shows everything: nothing is hidden."""

from dataclasses import dataclass

from doubloon.core.setup import Seat
from doubloon.games.gold_armada.rules.board import DICE, FACES, Kind, Pier, Space
from doubloon.games.gold_armada.rules.notation import write, write_dice
from doubloon.games.gold_armada.rules.rules import ROLLS, acts, cup, to_act
from doubloon.games.gold_armada.rules.scoring import lacks, matches, parts, points
from doubloon.games.gold_armada.rules.state import Ended, Phase, State, next_space, tokens_left


@dataclass(frozen=True, slots=True)
class SpaceView:
    """What a doubloon of a pier asks for, and its value; whether it is taken or not."""

    value: int
    need: int
    allowed: str


@dataclass(frozen=True, slots=True)
class PierView:
    """A pier and its next doubloon; value and need are 0 and allowed is empty if none is left."""

    name: str
    kind: Kind
    left: int
    """Doubloons left."""
    value: int
    need: int
    """Dice that must be alike; all of them for a full house."""
    allowed: str
    """Symbols that count, as letters."""
    satisfied: bool
    """Whether the dice on the table win its next doubloon."""
    lacks: str | None
    """The clause by which they do not; None if they do."""
    matches: int
    """The most dice on the table that count together for its next doubloon."""
    spaces: tuple[SpaceView, ...]
    """All its spaces from the island outwards; the last `left` of them have doubloons."""


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: Seat
    """Whose turn it is."""
    to_act: Seat | None
    points: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    """By seat: what its points are the sum of, the doubloons first, then the skull tokens."""
    doubloons: tuple[tuple[int, ...], ...]
    skulls: tuple[int, ...]
    tokens_left: int
    table: str
    """The dice on the table, as letters."""
    cup: int
    rolls_left: int
    symbols: dict[str, str]
    """The name of each letter's symbol."""
    die: dict[str, int]
    """By letter: the sides of one die that show it."""
    piers: tuple[PierView, ...]
    ended: Ended | None
    """The outcome of the turn that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """The legal acts of the viewer, in notation; empty if another seat is to act."""


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) sees."""
    due, board = to_act(state), state.terms.board
    mine = seat is not None and seat == due
    return View(
        phase=state.phase,
        seat=state.seat,
        to_act=due,
        points=points(state.doubloons, state.skulls),
        parts=tuple(map(parts, state.doubloons, state.skulls)),
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
        return PierView(pier.name, pier.kind, 0, 0, 0, "", False, "ga.pier-empty", 0, spaces)
    lacking: str | None = "ga.roll-first"
    if sum(state.table) == DICE:
        lacking = lacks(space, state.table, state.terms.readings)
    return PierView(
        name=pier.name,
        kind=pier.kind,
        left=len(pier.spaces) - taken,
        value=space.value,
        need=space.need,
        allowed=_letters(space),
        satisfied=lacking is None,
        lacks=lacking,
        matches=matches(space, state.table, state.terms.readings),
        spaces=spaces,
    )


def _space(space: Space) -> SpaceView:
    return SpaceView(space.value, space.need, _letters(space))


def _letters(space: Space) -> str:
    return "".join(FACES[face] for face in space.allowed)
