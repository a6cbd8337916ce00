"""What Mille Sabords' positions are worth, and every act in them."""

from collections.abc import Iterator
from math import comb

import numpy as np

from doubloon.core.advice import Advice, Goal
from doubloon.core.errors import RecordError
from doubloon.core.parts import Adviser
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.editions import Card, Terms, terms
from doubloon.games.mille_sabords.rules.scoring import SKULL
from doubloon.games.mille_sabords.rules.state import Act, Reroll, State
from doubloon.games.mille_sabords.solve import evaluation, two_seats
from doubloon.games.mille_sabords.solve.one_turn import Turn, for_points
from doubloon.games.mille_sabords.solve.thought import Thought
from doubloon.solving.tables import Work

GOALS: tuple[Goal, ...] = ("win", "points")


def reasons(state: State, act: Act | None) -> dict[str, float]:
    """Numbers behind an act: what stopping would bring, and the chance that its roll is a bust."""
    told: dict[str, float] = {}
    if state.phase == "rolled":
        told["stop"] = float(rules.stop_value(state))
    after = rules.play(state, act) if isinstance(act, Reroll) else state
    if after.phase == "cup" and not after.on_island:
        told["bust"] = bust_chance(after)
    return told


def bust_chance(state: State) -> float:
    """The chance that the dice in the cup bring too many skulls.

    On the first roll more than three may be the skull island instead; a guardian
    takes the third away.
    """
    readings = state.terms.readings
    rescues = state.guardian and readings.guardian_rescues_third_skull
    sails = state.first and not state.drawn.sabres
    dice, side = rules.cup(state), state.terms.die[SKULL] / sum(state.terms.die)
    spread = [comb(dice, n) * side**n * (1 - side) ** (dice - n) for n in range(dice + 1)]
    return sum(
        chance
        for n, chance in enumerate(spread, start=state.skulls)
        if n >= rules.BUST and not (rescues and n == rules.BUST) and not (sails and n > rules.BUST)
    )


def works(setup: Setup) -> tuple[Work, ...]:
    """The table of two seats, which is all that can be solved, up to some target."""
    agreed = terms(setup)
    return (two_seats.work(agreed),) if setup.seats == 2 and two_seats.is_solvable(agreed) else ()


def usual_goal(state: State) -> Goal:
    """The chance to win where it is known, otherwise the points of the turn."""
    known = state.result is not None or evaluation.is_known(state.terms, len(state.points))
    return "win" if known else "points"


def advise(state: State, goal: Goal = "points") -> Advice:
    """The worth of a position and its acts, as a chance to win or in points of this turn."""
    return _win(state) if goal == "win" else _points(state)


def _points(state: State) -> Advice:
    """The points this turn brings, exactly."""
    nothing = (0.0,) * len(state.points)
    if state.result is not None:
        return Advice("points", True, nothing)
    acts: tuple[tuple[Act, float], ...] = ()
    if state.card is None:
        value = before_card(state)
    else:
        thought = Thought(state, for_points(state.terms, state.card))
        acts = thought.acts() if rules.to_act(state) is not None else ()
        value = acts[0][1] if acts else thought.value()
    mine = (*nothing[: state.seat], value, *nothing[state.seat + 1 :])
    told = reasons(state, acts[0][0] if acts else None) if state.card else {}
    return Advice("points", True, mine, acts, reasons=told)


def _win(state: State) -> Advice:
    """The chance to win, by the table of two seats or a race of more; whole decks are to come."""
    seats = range(len(state.points))
    if state.result is not None:
        winners = state.result.winners
        return Advice("win", True, tuple((seat in winners) / len(winners) for seat in seats))
    if not evaluation.is_known(state.terms, len(state.points)):
        raise RecordError("best-unsolved", game="mille-sabords")
    acts: tuple[tuple[Act, float], ...] = ()
    told: dict[str, float] = {}
    if state.card is None:
        value = evaluation.before_card(state)
    else:
        thought = Thought(state, evaluation.turn_of(state))
        rated = thought.acts() if rules.to_act(state) is not None else ()
        acts = tuple((act, min(1.0, chance)) for act, chance in rated)
        value = acts[0][1] if acts else thought.value()
        told = reasons(state, acts[0][0] if acts else None) | points_told(state, acts)
    return Advice("win", False, evaluation.shared_out(state, min(1.0, value)), acts, reasons=told)


def luck(before: State, after: State) -> tuple[float, ...]:
    """What a card or a roll did to the chance of each seat, by the captain's own reckoning.

    However good that is, luck is nothing on average: chance is worth the mean of what it may
    bring. What a seat gains the others lose, each like its share before.
    """
    if before.card is None:
        had, has = evaluation.before_card(before), Thought(after, evaluation.turn_of(after)).value()
    else:
        turn = evaluation.turn_of(before)
        had = Thought(before, turn).value()
        has = Thought(after, turn).value() if after.ended is None else _ended(turn, before, after)
    gain, shares = has - had, evaluation.shared_out(before, 0.0)
    return tuple(
        gain if seat == before.seat else -gain * share for seat, share in enumerate(shares)
    )


def _ended(turn: Turn, before: State, after: State) -> float:
    """What the end of a turn is worth that a roll has brought about."""
    assert after.ended is not None
    deltas = [new - old for new, old in zip(after.points, before.points, strict=True)]
    own = deltas[before.seat]
    match after.ended.outcome:
        case "magic":
            return turn.ends.magic
        case "island":
            return float(turn.ends.island(np.array([-min(deltas)]))[0, 0])
        case _:
            return float(turn.own(own)[0])


def points_told(state: State, acts: tuple[tuple[Act, float], ...]) -> dict[str, float]:
    """What the turn brings on average if it is played for points from now on.

    First after the best act, then the most that any act could bring.
    """
    thought = Thought(state, for_points(state.terms, state.drawn))
    most = thought.value()
    return {"points": thought.rated(acts[0][0]) if acts else most, "best-points": most}


def before_card(state: State) -> float:
    """The mean over the cards that are left to draw."""
    weighed = [
        (n, float(for_points(state.terms, card).begun[0]))
        for card, n in zip(state.terms.cards, state.deck, strict=True)
        if n
    ]
    return sum(n * worth for n, worth in weighed) / sum(n for n, _ in weighed)


def turns(agreed: Terms) -> Iterator[tuple[Card, float]]:
    """What a turn under each card is worth in points."""
    for card in agreed.cards:
        yield card, float(for_points(agreed, card).begun[0])


ADVISER = Adviser(GOALS, advise, usual_goal, works, luck=luck)
