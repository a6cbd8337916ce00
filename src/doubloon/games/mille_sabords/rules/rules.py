"""Mille Sabords: turn up a card, roll eight dice, push your luck, stop before the third skull.

Read beside docs/rules/mille-sabords.md; names in [brackets] are its clauses.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import assert_never

from doubloon.core.dice import (
    Counts,
    Reroll,
    Roll,
    Stop,
    Uniform,
    contains,
    falls,
    minus,
    pick,
    picks,
    plus,
    rolls,
    throw,
)
from doubloon.core.errors import IllegalAct, ImpossibleFate
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT
from doubloon.core.setup import Seat
from doubloon.games.mille_sabords.rules.editions import Card, Readings, Terms
from doubloon.games.mille_sabords.rules.ending import end_by_magic, end_turn
from doubloon.games.mille_sabords.rules.island import (
    continue_on_island,
    forbids_on_island,
    leave_island,
    rolls_by_itself,
)
from doubloon.games.mille_sabords.rules.scoring import (
    BUST,
    DICE,
    EXTRA,
    SABRE,
    SKULL,
    Parts,
    add_up,
    bust_parts,
    score_bust,
    score_parts,
    wins_by_magic,
)
from doubloon.games.mille_sabords.rules.state import (
    NO_DICE,
    Act,
    Draw,
    Fate,
    Lay,
    Lift,
    Outcome,
    State,
    Step,
)

SEATS = range(2, 6)


def opening(terms: Terms, seats: int) -> State:
    """The first state: no points, and a complete deck. [ms.set-up]"""
    return State(terms, (0,) * seats, terms.deck, Seat(0))


def to_act(state: State) -> Seat | None:
    return state.seat if state.phase in ("rolled", "rescue", "island") else None


def cup(state: State) -> int:
    """How many dice are about to be rolled."""
    return DICE - sum(state.table) - sum(state.laid)


def fates(state: State) -> tuple[tuple[Fate, int], ...]:
    """Every possible fate with its weight; empty if the state waits for a seat."""
    if state.phase == "card":
        return tuple((Draw(kind), n) for kind, n in enumerate(state.deck) if n)  # [ms.deck]
    if state.phase == "cup":
        return _rolls(cup(state), state.terms.die)
    return ()


@cache
def _rolls(dice: int, die: Counts) -> tuple[tuple[Roll, int], ...]:
    return tuple((Roll(counts), weight) for counts, weight in rolls(dice, die))


def draw(state: State, uniform: Uniform) -> Fate:
    """One fate, drawn with its weight."""
    if state.phase == "card":
        return Draw(pick(state.deck, uniform))
    if state.phase == "cup":
        return Roll(throw(cup(state), state.terms.die, uniform))
    raise ImpossibleFate(WAITS_FOR_SEAT)


def acts(state: State) -> Iterable[Act]:
    """The legal acts of the seat to act."""
    return chain.from_iterable(offers(state).values())


def offers(state: State) -> Mapping[type, Sequence[Act]]:
    """The legal acts by kind."""
    if to_act(state) is None:
        return {}
    # Legal acts depend on the turn alone. Without the rest, the cache is hit more often.
    turn = state._replace(points=(), deck=(), seat=Seat(0), revealed=0, ended=None)
    return _offers(turn._replace(last_round=None, sudden_death=False, tied_turns=None))


@lru_cache(maxsize=1 << 15)
def _offers(turn: State) -> Mapping[type, Sequence[Act]]:
    loose = (min(turn.table[SKULL], turn.guardian), *turn.table[SKULL + 1 :])
    candidates: dict[type, Iterable[Act]] = {Stop: [Stop()], Reroll: _each(Reroll, loose)}
    if turn.drawn.name == "treasure-island" and not turn.on_island:
        candidates |= {Lift: _each(Lift, turn.laid), Lay: _each(Lay, turn.table)}
    legal = {
        kind: tuple(act for act in some if forbids(turn, act) is None)
        for kind, some in candidates.items()
    }
    return {kind: acts for kind, acts in legal.items() if acts}


@cache
def _each(kind: type[Reroll] | type[Lay] | type[Lift], dice: Counts) -> tuple[Act, ...]:
    return tuple(map(kind, picks(dice)))


def forbids(state: State, act: Act) -> str | None:
    """The clause that forbids this act, or None if it is legal."""
    match state.phase:
        case "over":
            return PLAY_OVER
        case "card":
            return "ms.card-first"
        case "cup":
            return "ms.island-forced" if rolls_by_itself(state) else "ms.roll-first"
        case "rolled" | "rescue":
            return _forbids_off_island(state, act)
        case "island":
            return forbids_on_island(state, act)
        case _:
            assert_never(state.phase)


def _forbids_off_island(state: State, act: Act) -> str | None:
    match act:
        case Stop():
            return None
        case Reroll():
            return _forbids_reroll(state, act.dice)
        case Lay():
            return _forbids_lay(state, act.dice)
        case Lift():
            return _forbids_lift(state, act.dice)
        case _:
            assert_never(act)


def _forbids_reroll(state: State, dice: Counts) -> str | None:
    readings = state.terms.readings
    rolled, taken = sum(dice), dice[SKULL]
    if not contains(state.table, dice):
        return "ms.reroll-on-table"
    if taken and not state.guardian:
        return "ms.guardian-once" if state.drawn.name == "guardian" else "ms.skulls-stay"
    if taken > 1:
        return "ms.guardian"
    if state.phase == "rescue" and not taken:
        return "ms.guardian-rescue"
    if rolled < 2 and not (taken and readings.guardian_may_roll_alone):  # [ms.guardian-alone]
        return "ms.reroll-two"
    if not keeps_enough(DICE - rolled, state.table[SKULL] - taken, state.drawn, readings):
        return "ms.reroll-keep-one"
    return None


def keeps_enough(kept: int, skulls: int, card: Card, readings: Readings) -> bool:
    """Whether these kept dice, so many of them skulls, allow a re-roll. [ms.reroll-keep-one]"""
    if not readings.keep_at_least_one:
        return True
    if not readings.skull_counts_as_kept_die:
        kept -= skulls
    if readings.card_counts_as_kept_die:
        kept += card.name in EXTRA or (readings.skull_counts_as_kept_die and card.skulls > 0)
    return kept > 0


def _forbids_lay(state: State, dice: Counts) -> str | None:
    if state.drawn.name != "treasure-island":
        return "ms.treasure-island"
    if state.has_laid:
        return "ms.lay-once"
    if not any(dice):
        return "ms.lay-some"
    if not contains(state.table, dice):
        return "ms.lay-on-table"
    if dice[SKULL]:
        return "ms.lay-skulls"
    return None if contains(minus(state.table, state.lifted), dice) else "ms.lay-lifted"


def _forbids_lift(state: State, dice: Counts) -> str | None:
    if state.drawn.name != "treasure-island":
        return "ms.treasure-island"
    if state.has_laid or any(state.lifted):
        return "ms.lift-once"
    if not any(dice):
        return "ms.lift-some"
    return None if contains(state.laid, dice) else "ms.lift-laid"


def play(state: State, step: Step) -> State:
    """The state after this step."""
    match step:
        case Roll():
            return _land(state, step.dice)
        case Reroll() | Stop() | Lay() | Lift():
            if clause := forbids(state, step):
                raise IllegalAct(clause)
            return _apply(state, step)
        case Draw():
            return _turn_up(state, step.kind)
        case _:
            assert_never(step)


def _turn_up(state: State, kind: int) -> State:
    if state.phase != "card":
        raise ImpossibleFate("ms.one-card" if state.phase == "cup" else WAITS_FOR_SEAT)
    card = state.terms.cards[kind]
    if not state.deck[kind]:
        raise ImpossibleFate("ms.deck", card=card.name)
    deck = tuple(n - (k == kind) for k, n in enumerate(state.deck))
    guardian = card.name == "guardian"
    return state._replace(deck=deck, card=card, phase="cup", guardian=guardian, ended=None)


def _land(state: State, dice: Counts) -> State:
    if state.phase != "cup":
        raise ImpossibleFate("ms.card-first" if state.phase == "card" else WAITS_FOR_SEAT)
    if dice not in falls(cup(state), state.terms.die):
        raise ImpossibleFate("ms.cup", fell=sum(dice), cup=cup(state))
    readings, first = state.terms.readings, state.first
    state = state._replace(
        table=plus(state.table, dice), first=False, lifted=NO_DICE, has_laid=False
    )
    if wins_by_magic(plus(state.table, state.laid), state.drawn, readings):
        return end_by_magic(state)
    if state.on_island:
        if dice[SKULL] or state.free:
            return continue_on_island(state._replace(free=False))
        return leave_island(state, "ms.skull-island")
    return _count_skulls(state, first=first)


def _count_skulls(state: State, *, first: bool) -> State:
    readings, skulls = state.terms.readings, state.skulls
    if skulls < BUST:
        return state._replace(phase="rolled")
    if first and skulls > BUST and not state.drawn.sabres:  # [ms.skull-island] [ms.ship-island]
        guardian = state.guardian and readings.guardian_on_island
        return continue_on_island(state._replace(on_island=True, guardian=guardian))
    if skulls == BUST and state.guardian and readings.guardian_rescues_third_skull:
        return state._replace(phase="rescue")  # [ms.guardian-rescue]
    return _bust(state)


def _apply(state: State, act: Act) -> State:
    match act:
        case Stop():
            return _stop(state)
        case Reroll(dice):
            return _reroll(state, dice)
        case Lay(dice):
            table, laid = minus(state.table, dice), plus(state.laid, dice)
            return state._replace(table=table, laid=laid, has_laid=True)
        case Lift(dice):
            table, laid = plus(state.table, dice), minus(state.laid, dice)
            return state._replace(table=table, laid=laid, lifted=dice)
        case _:
            assert_never(act)


def _reroll(state: State, dice: Counts) -> State:
    guardian = state.guardian and not dice[SKULL]
    free = state.on_island and dice[SKULL] > 0  # [ms.guardian-island]
    return state._replace(
        phase="cup",
        table=minus(state.table, dice),
        guardian=guardian,
        free=free,
        revealed=state.revealed + free,
    )


def _stop(state: State) -> State:
    if state.on_island:
        return leave_island(state)
    if state.phase == "rescue":
        return _bust(state)
    card = state.drawn
    lost = plus(state.table, state.laid)[SABRE] < card.sabres
    return _end_with(state, "ship-lost" if lost else "scored", stop_value(state))


def stop_value(state: State) -> int:
    """The points of the turn if the seat stops now; in a rescue, those of a bust."""
    return add_up(stop_parts(state))


def stop_parts(state: State) -> Parts:
    """What these points are made of."""
    readings, card = state.terms.readings, state.drawn
    dice = plus(state.table, state.laid)
    if state.phase == "rescue":
        return bust_parts(dice, state.laid, card, readings)
    return score_parts(dice, card, readings)


def _bust(state: State) -> State:
    card = state.drawn
    value = score_bust(plus(state.table, state.laid), state.laid, card, state.terms.readings)
    clause = "ms.treasure-island-bust" if any(state.laid) else "ms.third-skull"
    return _end_with(state, "ship-lost" if card.sabres and value < 0 else "bust", value, clause)


def _end_with(state: State, outcome: Outcome, value: int, clause: str | None = None) -> State:
    delta = [0] * len(state.points)
    delta[state.seat] = value
    return end_turn(state, outcome, tuple(delta), clause)
