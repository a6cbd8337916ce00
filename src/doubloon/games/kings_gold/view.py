"""What one seat may know in King's Gold: everything, for nothing is hidden."""

from dataclasses import dataclass

from doubloon.core.game import Seat
from doubloon.games.kings_gold.notation import write, write_dice
from doubloon.games.kings_gold.rules import ROLLS, acts, cup, to_act
from doubloon.games.kings_gold.scoring import Outcome
from doubloon.games.kings_gold.state import Phase, State


@dataclass(frozen=True, slots=True)
class View:
    phase: Phase
    seat: Seat
    """Whose turn it is, or who rolls in the opening."""
    to_act: Seat | None
    box: int
    king: int
    coins: tuple[int, ...]
    table: str
    """Dice lying and not used yet, as letters."""
    cup: int
    rolls_left: int
    tied: tuple[Seat, ...]
    """Who plays for the win after a tie; empty while there is none."""
    repeat: int
    ended: Outcome | None
    """What the turn came to that the last step ended."""
    winners: tuple[Seat, ...]
    acts: tuple[str, ...]
    """What this seat may do now, in notation; empty for everybody else."""


def view(state: State, seat: Seat | None) -> View:
    due = to_act(state)
    mine = seat is not None and seat == due
    round_ = state.tied_turns
    return View(
        phase=state.phase,
        seat=state.seat,
        to_act=due,
        box=state.box,
        king=state.king,
        coins=state.coins,
        table=write_dice(state.table),
        cup=cup(state) if state.phase in ("opening", "cup") else 0,
        rolls_left=ROLLS - state.rolls,
        tied=round_.tied if round_ else (),
        repeat=round_.repeat if round_ else 0,
        ended=state.ended,
        winners=state.result.winners if state.result else (),
        acts=tuple(write(seat, act) for act in acts(state)) if mine else (),
    )
