"""What one seat may know in King's Gold: everything, for nothing is hidden."""

from dataclasses import dataclass

from doubloon.core.game import Seat
from doubloon.games.kings_gold.notation import write, write_dice
from doubloon.games.kings_gold.rules import ROLLS, acts, cup, play, to_act
from doubloon.games.kings_gold.scoring import Outcome
from doubloon.games.kings_gold.state import Act, Phase, State, Stop


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
    brings: dict[str, int]
    """What each of these acts changes in the seat's own coins at once, where dice are used up."""
    most: tuple[str, ...]
    """The pairs, in order, that together bring the seat most coins now."""
    stopping: Outcome | None
    """What the dice come to if the seat stops now, while it may."""
    stop_brings: int
    """What stopping now changes in the seat's coins, with the pairs that bring most."""


def view(state: State, seat: Seat | None) -> View:
    due = to_act(state)
    mine = seat is not None and seat == due
    round_ = state.tied_turns
    offered = tuple(acts(state)) if mine else ()
    stopped = play(state, Stop()) if state.phase == "rolled" else None
    most = _most(state)[1]
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
        acts=tuple(write(seat, act) for act in offered),
        brings={
            write(seat, act): _gain(state, play(state, act))
            for act in offered
            if state.phase in ("pairing", "plunder")
        },
        most=tuple(write(seat, act) for act in most) if mine else (),
        stopping=_comes_to(stopped) if stopped else None,
        stop_brings=_gain(state, stopped) + _most(stopped)[0] if stopped else 0,
    )


def _gain(before: State, after: State) -> int:
    """What the seat whose turn it was has more."""
    return after.coins[before.seat] - before.coins[before.seat]


def _most(state: State) -> tuple[int, tuple[Act, ...]]:
    """The most coins the dice can still bring, and the acts that do; of equals the first."""
    if state.phase not in ("pairing", "plunder"):
        return 0, ()
    ways = []
    for act in acts(state):
        after = play(state, act)
        more, rest = _most(after)
        ways.append((_gain(state, after) + more, (act, *rest)))
    return max(ways, key=lambda way: way[0])


def _comes_to(stopped: State) -> Outcome | None:
    match stopped.phase:
        case "pairing":
            return "pairs"
        case "plunder":
            return "plunder"
        case _:
            return stopped.ended
