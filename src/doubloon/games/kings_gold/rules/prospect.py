"""What the dice on the table can bring in King's Gold, found by playing it out with the rules."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from doubloon.core.dice import Counts, Stop, minus
from doubloon.core.setup import Seat
from doubloon.games.kings_gold.rules.editions import Terms
from doubloon.games.kings_gold.rules.notation import write, write_dice
from doubloon.games.kings_gold.rules.results import owes_penalty, pay_penalty, use_pair
from doubloon.games.kings_gold.rules.rules import acts, forbids, play
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
from doubloon.games.kings_gold.rules.state import (
    NO_DICE,
    Act,
    Pair,
    Plunder,
    State,
    TiedTurns,
)

Kind = Literal["cannon", "skull", "king", "plunder", "broadside", "crossbones", "nothing"]
"""A pair, a result of five dice, or the penalty: for crossbones, or for want of a result."""


@dataclass(slots=True)  # not frozen, as the view that holds it
class Part:
    """One result of the dice, and how it moves coins."""

    kind: Kind
    dice: str
    """The dice that make it, as letters."""
    box: int
    """How it changes the box; `king` and `coins` likewise."""
    king: int
    coins: tuple[int, ...]
    robs: tuple[int, ...]
    """By seat: what it could take from each; empty where nobody is robbed."""


class Prospect(NamedTuple):
    """What the dice on the table can bring the seat to act."""

    brings: dict[str, int]
    most: tuple[str, ...]
    stopping: Outcome | None
    stop_brings: int
    parts: tuple[Part, ...]


NOTHING = Prospect({}, (), None, 0, ())


@lru_cache(1_000)
def look_ahead(state: State) -> Prospect:
    """What the seat to act can get."""
    if state.phase != "rolled":
        uses = _uses(state)
        return Prospect(uses.brings, uses.acts, None, 0, uses.parts)
    cancels = state.terms.readings.three_crossbones_cancels
    stopping = outcome(state.table, cancels=cancels)
    uses = _pairings(state) if stopping == "pairs" else _settled(state, stopping)
    return Prospect({}, (), stopping, uses.most, uses.parts)


class _Uses(NamedTuple):
    """What using the dice can bring."""

    most: int
    acts: tuple[str, ...]
    """The acts that bring most."""
    brings: dict[str, int]
    """What each first act brings."""
    parts: tuple[Part, ...]
    """What the acts that bring most do, one after the other."""


_NO_USE = _Uses(0, (), {}, ())


def _uses(state: State) -> _Uses:
    match state.phase:
        case "pairing":
            return _pairings(state)
        case "plunder":
            return _used_up(state)
        case _:
            return _NO_USE


def _settled(state: State, result: Outcome) -> _Uses:
    """What stopping brings where it leaves no pairs to make."""
    stopped = play(state, Stop())
    if result == "plunder":
        return _used_up(stopped)
    part = _part(state, stopped, _kind(result, state.table), state.table)
    return _Uses(part.coins[state.seat], (), {}, (part,))


def _kind(result: Outcome, table: Counts) -> Kind:
    match result:
        case "king" | "plunder" | "broadside":
            return result
        case _:
            return "crossbones" if table[CROSSBONES] >= 3 else "nothing"


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
    best: tuple[int, Act, _Uses] | None = None
    brings = dict[str, int]()
    for act in acts(state):
        after = play(state, act)
        gain, rest = after.coins[state.seat] - state.coins[state.seat], _uses(after)
        if best is None or gain + rest.most > best[0]:
            best = gain + rest.most, act, rest
        brings[write(state.seat, act)] = gain
    if best is None:
        return _NO_USE
    most, act, rest = best
    parts = (*_parts(state, act), *rest.parts)
    return _Uses(most, (write(state.seat, act), *rest.acts), brings, parts)


def _parts(state: State, act: Act) -> tuple[Part, ...]:
    """What one act does: a plunder, or a pair with the penalty that may follow the last one."""
    if isinstance(act, Pair):
        used = use_pair(state, act)
        dice = minus(state.table, used.table)
        skull = act.victim is not None
        pair = _part(state, used, "skull" if skull else "cannon", dice, _robs(state, act))
        if not owes_penalty(used, act):
            return (pair,)
        locked = (*NO_DICE[:CROSSBONES], state.table[CROSSBONES])
        return (pair, _part(used, pay_penalty(used), "crossbones", locked))
    return (_part(state, play(state, act), "plunder", state.table, _robs(state, act)),)


def _robs(state: State, act: Act) -> tuple[int, ...]:
    """By seat: what this act would take if it named that seat; empty if it names nobody."""
    if not isinstance(act, Pair | Plunder) or act.victim is None:
        return ()
    victims = [Seat(seat) for seat in range(len(state.coins))]
    return tuple(_robbed(state, replace(act, victim=victim)) for victim in victims)


def _robbed(state: State, act: Pair | Plunder) -> int:
    if act.victim is None or forbids(state, act):
        return 0
    return state.coins[act.victim] - play(state, act).coins[act.victim]


def _part(
    before: State, after: State, kind: Kind, dice: Counts, robs: tuple[int, ...] = ()
) -> Part:
    """What lies between two states."""
    change = tuple(now - old for old, now in zip(before.coins, after.coins, strict=True))
    box, king = after.box - before.box, after.king - before.king
    return Part(kind, write_dice(dice), box, king, change, robs)
