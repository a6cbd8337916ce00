"""What Mille Sabords' positions are worth, and every act in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import comb

import numpy as np

from doubloon.core.dice import Counts, minus, picks, plus
from doubloon.core.game import Setup
from doubloon.games.mille_sabords import rules
from doubloon.games.mille_sabords.editions import Card, Terms
from doubloon.games.mille_sabords.scoring import SKULL
from doubloon.games.mille_sabords.state import Act, Lay, Lift, Reroll, State, Stop
from doubloon.games.mille_sabords.turn import Turn, for_points
from doubloon.solve.advice import Advice, Goal, ranked
from doubloon.solve.tables import Work

GOALS: tuple[Goal, ...] = ("points",)


@dataclass(frozen=True)
class Thought:
    """A point of a turn, and the turn solved for what its ends are worth."""

    state: State
    turn: Turn

    def value(self) -> float:
        """What the position is worth to the seat whose turn it is."""
        state = self.state
        if state.phase == "rolled" and not (state.has_laid or any(state.lifted)):
            return self._landed(plus(state.table, state.laid))
        if state.phase != "cup":
            return max(self.rated(act) for act in rules.acts(state))
        if state.first:
            return self.turn.begun
        return self._cup(plus(state.table, state.laid), state.laid)

    def _landed(self, lying: Counts) -> float:
        """What these dice are worth just after a roll, whichever lie on the treasure island."""
        turn, skulls = self.turn, lying[SKULL]
        layers = turn.guarded[1] if self.state.guardian else turn.landed
        hands = turn.hands(skulls)
        return float(layers[skulls][hands.index[lying[SKULL + 1 :]] - hands.full.start])

    def chosen(self) -> Act:
        """The best act, found without rating every way to lay dice on the treasure island."""
        state, turn = self.state, self.turn
        arranged = state.has_laid or any(state.lifted)
        if state.on_island or arranged or state.drawn.name != "treasure-island":
            return max(rules.acts(state), key=self.rated)
        lying = plus(state.table, state.laid)
        skulls = lying[SKULL]
        best, kept = turn.ends.own(rules.stop_value(state)), lying
        for rolled in picks((0, *lying[1:])):
            if sum(rolled) < 2 or not self._keeps_one(rolled):
                continue
            hand = minus(lying, rolled)[SKULL + 1 :]
            worth = float(turn.kept[skulls][turn.hands(skulls).index[hand]])
            worth += turn.saves(skulls, hand, hand)
            if worth > best:
                best, kept = worth, (0, *hand)
        if kept is lying:
            return Stop()
        lift, lay = (
            tuple(max(0, n - m) for n, m in zip(*both, strict=True))
            for both in ((state.laid, kept), (kept, state.laid))
        )
        for act in (Lift(lift), Lay(lay)):
            if any(act.dice) and rules.forbids(state, act) is None:
                return act
        return Reroll(minus((0, *lying[1:]), kept))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its worth, best first."""
        return ranked((act, self.rated(act)) for act in rules.acts(self.state))

    def rated(self, act: Act) -> float:
        state, turn = self.state, self.turn
        if state.on_island:
            return self._rated_on_island(act)
        match act:
            case Stop():
                return turn.ends.own(rules.stop_value(state))
            case Reroll(dice):
                after = rules.play(state, act)
                return Thought(after, turn)._cup(plus(after.table, after.laid), after.laid)
            case Lay(dice):
                laid = plus(state.laid, dice)
                stopped = turn.ends.own(rules.stop_value(state))
                return max(stopped, self._best_roll(laid, laid))
            case Lift(dice):
                laid = minus(state.laid, dice)
                stopped = turn.ends.own(rules.stop_value(state))
                return max(stopped, self._best_roll(laid, plus(laid, state.table)))

    def _cup(self, lying: Counts, laid: Counts) -> float:
        """What the roll to come is worth with these dice lying and those on the island."""
        state, turn = self.state, self.turn
        skulls, kept = lying[SKULL], lying[SKULL + 1 :]
        if state.on_island:
            return self._cup_on_island(skulls)
        layers = turn.guarded[0] if state.guardian else turn.kept
        worth = layers[skulls][turn.hands(skulls).index[kept]]
        return float(worth) + turn.saves(skulls, kept, laid[SKULL + 1 :])

    def _best_roll(self, least: Counts, most: Counts) -> float:
        """The best roll that keeps at least what lies on the island, laying at most `most`.

        Of what is kept it is best to lay as much as may be laid.
        """
        state, turn = self.state, self.turn
        lying = plus(state.table, state.laid)
        skulls = lying[SKULL]
        found = [-np.inf]
        for rolled in picks(minus((0, *lying[1:]), (0, *least[1:]))):
            if sum(rolled) < 2 or not self._keeps_one(rolled):
                continue
            kept = minus(lying, rolled)[SKULL + 1 :]
            laid = tuple(map(min, kept, most[SKULL + 1 :]))
            worth = turn.kept[skulls][turn.hands(skulls).index[kept]]
            found.append(float(worth) + turn.saves(skulls, kept, laid))
        return max(found)

    def _keeps_one(self, rolled: Counts) -> bool:
        """Whether the rules let so many dice be rolled, wherever they lie now."""
        state = self.state
        whole = state._replace(table=plus(state.table, state.laid), laid=(0,) * 6)
        return rules.forbids(whole, Reroll(rolled)) is None

    def _rated_on_island(self, act: Act) -> float:
        state, turn = self.state, self.turn
        skulls = state.table[SKULL]
        match act:
            case Reroll(dice) if dice[SKULL]:
                return turn.island_guardian(skulls, state.revealed)
            case Reroll(dice):
                return turn.sailed(skulls, sum(dice), state.guardian, state.revealed)
            case _:
                return turn.left(skulls, state.revealed)

    def _cup_on_island(self, skulls: int) -> float:
        """The dice fall: the guardian's one, or those that are no skulls and not kept."""
        state, turn = self.state, self.turn
        if not state.free:
            dice = rules.cup(state)
            return turn.sailed(skulls, dice, state.guardian, state.revealed)
        return turn.island_guardian(skulls + 1, state.revealed - 1)


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
    chances = [comb(dice, n) * side**n * (1 - side) ** (dice - n) for n in range(dice + 1)]
    return sum(
        chance
        for n, chance in enumerate(chances, start=state.skulls)
        if n >= rules.BUST and not (rescues and n == rules.BUST) and not (sails and n > rules.BUST)
    )


def works(_setup: Setup) -> tuple[Work, ...]:
    return ()


def advise(state: State, goal: Goal = "points") -> Advice:
    """The worth of a position and its acts in points of this turn, exactly."""
    assert goal == "points"
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


def before_card(state: State) -> float:
    """The mean over the cards that are left to draw."""
    weighed = [
        (n, for_points(state.terms, card).begun)
        for card, n in zip(state.terms.cards, state.deck, strict=True)
        if n
    ]
    return sum(n * worth for n, worth in weighed) / sum(n for n, _ in weighed)


def turns(terms: Terms) -> Iterator[tuple[Card, float]]:
    """What a turn under each card is worth in points."""
    for card in terms.cards:
        yield card, for_points(terms, card).begun
