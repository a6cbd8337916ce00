"""What King's Gold's positions are worth, and every act in them, in the middle of a turn too."""

from dataclasses import dataclass
from functools import cached_property
from math import comb

import numpy as np

from doubloon.core.dice import Counts, minus
from doubloon.core.errors import RecordError
from doubloon.core.game import Seat, Setup
from doubloon.games.kings_gold import rules, values
from doubloon.games.kings_gold.editions import terms
from doubloon.games.kings_gold.leads import lead
from doubloon.games.kings_gold.scoring import DICE, SKULL
from doubloon.games.kings_gold.state import Act, Reroll, State, Stop
from doubloon.games.kings_gold.turn import PAY, Lying, Search, Worth, turn
from doubloon.solve.advice import Advice, Goal, ranked
from doubloon.solve.tables import Work

GOALS: tuple[Goal, ...] = ("win", "points")


@dataclass(frozen=True)
class Thought:
    """A position in somebody's turn, and what the places where it may end are worth to them."""

    state: State
    worth: Worth

    def value(self) -> float:
        """What the position is worth to the seat whose turn it is."""
        if self.state.phase == "cup":
            return self._kept(self.state.table)
        return max(self.rated(act) for act in rules.acts(self.state))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its worth, best first."""
        return ranked((act, self.rated(act)) for act in rules.acts(self.state))

    def rated(self, act: Act) -> float:
        match act:
            case Stop():
                return self._stopped(self.state.table)
            case Reroll(dice):
                return self._kept(minus(self.state.table, dice))
            case _:
                after = rules.play(self.state, act)
                if after.ended is None:
                    return Thought(after, self.worth).value()
                return float(self.worth(seen(after, self.state.seat)).item())

    def reasons(self, act: Act | None) -> dict[str, float]:
        """What this act, or the roll to come, brings on average if the best is done after it.

        The chance to end with the penalty, and the coins won or lost in the turn from
        here on; nothing once the dice have been judged.
        """
        state = self.state
        if act is None:
            hand, rolls = state.table, rules.ROLLS - state.rolls
        elif isinstance(act, Stop):
            hand, rolls = state.table, 0
        elif isinstance(act, Reroll):
            hand, rolls = minus(state.table, act.dice), rules.ROLLS - state.rolls
        else:
            return {}
        search = self._search
        at = search.turn.hands.index[hand]
        fined = (search.turn.end == PAY).astype(float)[:, None]
        gained = (search.ends.coins[0] - state.coins[state.seat]).astype(float)
        return {
            "penalty": float(search.followed(rolls, fined)[at, 0]),
            "coins": float(search.followed(rolls, gained)[at, 0]),
        }

    @cached_property
    def _search(self) -> Search:
        state = self.state
        return turn(state.terms, len(state.coins)).search(seen(state, state.seat), self.worth)

    @cached_property
    def _rolling(self) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
        return self._search.rolling(rules.ROLLS - self.state.rolls)

    def _kept(self, kept: Counts) -> float:
        return float(self._rolling[self._search.turn.hands.index[kept], 0])

    def _stopped(self, table: Counts) -> float:
        hands = self._search.turn.hands
        return float(self._search.stopped[hands.index[table] - hands.full.start, 0])


def seen(state: State, seat: Seat) -> Lying:
    """Where the coins lie, seen by a seat."""
    around = (*state.coins[seat:], *state.coins[:seat])
    return Lying(
        np.array([state.box]), np.array([state.king]), tuple(np.array([n]) for n in around)
    )


def works(setup: Setup) -> tuple[Work, ...]:
    """The table of two seats, which is all that can be solved."""
    return (values.work(terms(setup)),) if setup.seats == 2 else ()


def advise(state: State, goal: Goal = "win") -> Advice:
    """The worth of a position and its acts; for two seats exactly."""
    if goal == "points":
        return _points(state)
    if len(state.coins) != 2:
        raise RecordError("best-seats", seats=len(state.coins))
    return _win(state)


def _points(state: State) -> Advice:
    """The coins this turn brings from here on."""
    nothing = (0.0,) * len(state.coins)
    if state.phase not in ("cup", "rolled", "pairing", "plunder"):
        return Advice("points", True, nothing)
    before = state.coins[state.seat]
    thought = Thought(state, lambda after: (after.coins[0] - before).astype(float))
    acts = thought.acts() if rules.to_act(state) is not None else ()
    gained = acts[0][1] if acts else thought.value()
    mine = (*nothing[: state.seat], gained, *nothing[state.seat + 1 :])
    return Advice("points", True, mine, acts, reasons=thought.reasons(acts[0][0] if acts else None))


def _win(state: State) -> Advice:
    if state.result is not None:
        winners = state.result.winners
        return Advice("win", True, tuple((seat in winners) / len(winners) for seat in (0, 1)))
    if state.roll_off is not None:
        return Advice("win", True, _before_first_turn(state))
    thought = Thought(state, worth_of_ends(state))
    acts = thought.acts() if rules.to_act(state) is not None else ()
    chance = acts[0][1] if acts else thought.value()
    chances = (chance, 1 - chance) if state.seat == 0 else (1 - chance, chance)
    return Advice("win", True, chances, acts, reasons=thought.reasons(acts[0][0] if acts else None))


def ends_known(state: State) -> Worth:
    """The same as far as it is known without solving anything; otherwise a lead in coins."""
    is_two = len(state.coins) == 2
    if is_two and (state.tied_turns or values.work(state.terms).known() is not None):
        return worth_of_ends(state)
    return lead


def worth_of_ends(state: State) -> Worth:
    """The chance to win of the seat whose turn it is, by where the coins lie after it."""
    agreed = state.terms
    if (round_ := state.tied_turns) is not None:
        numbers = values.tied(values.same_play(agreed))[round_.repeat - 1][round_.rolled]
    else:
        numbers = values.work(agreed).solved()
    return lambda lying: values.worth(numbers, agreed.coins, lying)


def _before_first_turn(state: State) -> tuple[float, float]:
    """Both are as likely to begin, until one of them has rolled for it."""
    assert state.roll_off is not None
    begins = 0.5
    if state.phase == "opening" and state.roll_off.skulls:
        (skulls,) = state.roll_off.skulls
        side = state.terms.die[SKULL] / sum(state.terms.die)
        chances = [comb(DICE, n) * side**n * (1 - side) ** (DICE - n) for n in range(DICE + 1)]
        begins = sum(chances[:skulls]) + chances[skulls] / 2
    first = state.at_turn_of(Seat(0), None)
    leads = Thought(first, worth_of_ends(first)).value()
    chance = begins * leads + (1 - begins) * (1 - leads)
    return chance, 1 - chance
