"""The value of a position within a turn, and of every act in it."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from doubloon.core.advice import ranked
from doubloon.core.dice import Counts, Reroll, Stop, minus, picks, plus
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.scoring import DICE, SKULL, score_laid
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, Lay, Lift, State
from doubloon.games.mille_sabords.solve.one_turn import SolvedTurn


@dataclass(frozen=True)
class RatedPosition:
    """A state within a turn, rated by the solution of that turn."""

    state: State
    turn: SolvedTurn

    def value(self) -> float:
        """The value for the seat whose turn it is, under its best acts."""
        state = self.state
        if state.phase == "rolled" and not self._has_moved_dice:
            return self._hand_value(self._lying)
        if state.phase != "cup":
            return max(self.rate(act) for act in rules.acts(state))
        if state.first:
            return float(self.turn.start_values[0])
        return self._cup_value(state.laid)

    def best_act(self) -> Act:
        """The best act, without rating every way to lay dice on the treasure island."""
        state = self.state
        if state.on_island or self._has_moved_dice or not self.turn.saves_dice:
            return max(rules.acts(state), key=self.rate)
        best, kept, laid = self._stop_value, self._lying, state.laid
        for hand in self._hands_to_keep(NO_DICE):
            part, saved = self._best_laid(NO_DICE, hand)
            value = self._roll_value(hand) + self._bust_chance(hand) * saved
            if value > best:
                best, kept, laid = value, hand, part
        if kept is self._lying:
            return Stop()
        for act in (Lift(_surplus(state.laid, laid)), Lay(_surplus(laid, state.laid))):
            if any(act.dice) and rules.forbids(state, act) is None:
                return act
        return Reroll(minus(self._lying, kept))

    def ranked_acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its value, best first."""
        return ranked((act, self.rate(act)) for act in rules.acts(self.state))

    def rate(self, act: Act) -> float:
        """The value of an act."""
        state = self.state
        if state.on_island:
            return float(self.turn.island.rate(state, act)[0])
        match act:
            case Stop():
                return self._stop_value
            case Reroll():
                after = rules.play(state, act)
                return RatedPosition(after, self.turn)._cup_value(after.laid)
            case Lay(dice):
                laid = plus(state.laid, dice)
                return max(self._stop_value, self._best_roll(laid, laid))
            case Lift(dice):
                laid = minus(state.laid, dice)
                return max(self._stop_value, self._best_roll(laid, plus(laid, state.table)))

    @property
    def _has_moved_dice(self) -> bool:
        """Whether dice were laid on the treasure island or lifted since the last roll."""
        return self.state.has_laid or any(self.state.lifted)

    @cached_property
    def _lying(self) -> Counts:
        return plus(self.state.table, self.state.laid)

    @property
    def _stop_value(self) -> float:
        return float(self.turn.own_value(rules.stop_value(self.state))[0])

    def _hand_value(self, lying: Counts) -> float:
        """The value of these dice just after a roll, wherever they lie."""
        turn, skulls = self.turn, lying[SKULL]
        layers = turn.guarded[1] if self.state.guardian else turn.hand_values
        hands = turn.hands(skulls)
        return float(layers[skulls][hands.index[lying[SKULL + 1 :]] - hands.full.start, 0])

    def _cup_value(self, laid: Counts) -> float:
        """The value before the roll, with these dice on the treasure island."""
        if self.state.on_island:
            return self._cup_value_on_island(self._lying[SKULL])
        value = self._roll_value(self._lying)
        if self.turn.saves_dice:
            value += self._bust_chance(self._lying) * self._laid_value(laid)
        return value

    def _roll_value(self, kept: Counts) -> float:
        """The value of rolling the rest, without what lies on the treasure island."""
        turn, skulls = self.turn, kept[SKULL]
        layers = turn.guarded[0] if self.state.guardian else turn.roll_values
        return float(layers[skulls][turn.hands(skulls).index[kept[SKULL + 1 :]], 0])

    def _bust_chance(self, kept: Counts) -> float:
        return self.turn.bust_chance(kept[SKULL], DICE - sum(kept))

    def _laid_value(self, laid: Counts) -> float:
        """The value of a bust with these dice on the treasure island."""
        return float(self.turn.own_value(score_laid(laid, self.turn.card))[0])

    def _hands_to_keep(self, least: Counts) -> list[Counts]:
        """What the seat may keep, at least these dice, when it rolls again without a skull."""
        free = minus((0, *self._lying[1:]), least)
        rolls = (dice for dice in picks(free) if sum(dice) > 1 and self._may_roll(dice))
        return [minus(self._lying, dice) for dice in rolls]

    def _best_roll(self, least: Counts, most: Counts) -> float:
        """The value of the best roll with at least and at most these dice on the island."""
        found = [-np.inf]
        for kept in self._hands_to_keep(least):
            _, saved = self._best_laid(least, tuple(map(min, kept, (0, *most[1:]))))
            found.append(self._roll_value(kept) + self._bust_chance(kept) * saved)
        return max(found)

    def _best_laid(self, least: Counts, most: Counts) -> tuple[Counts, float]:
        """The best dice to have on the treasure island; of equal ones the most dice."""
        most = (0, *most[1:])
        if (least, most) not in self._known_laid:
            parts = sorted(picks(minus(most, least)), key=sum, reverse=True)
            rated = [(plus(least, part), self._laid_value(plus(least, part))) for part in parts]
            self._known_laid[least, most] = max(rated, key=lambda found: found[1])
        return self._known_laid[least, most]

    @cached_property
    def _known_laid(self) -> dict[tuple[Counts, Counts], tuple[Counts, float]]:
        return {}

    def _may_roll(self, dice: Counts) -> bool:
        """Whether the rules allow this re-roll if all dice lie on the table."""
        whole = self.state._replace(table=self._lying, laid=NO_DICE)
        return rules.forbids(whole, Reroll(dice)) is None

    def _cup_value_on_island(self, skulls: int) -> float:
        """The value before a roll on the skull island: of the guardian's die, or of others."""
        state, island = self.state, self.turn.island
        if state.free:
            return float(island.value_of_guardian(skulls + 1, state.revealed - 1)[0])
        dice = rules.cup(state)
        return float(island.value_of_roll(skulls, dice, state.guardian, state.revealed)[0])


def _surplus(dice: Counts, others: Counts) -> Counts:
    """The dice that are here but not there."""
    return tuple(max(0, n - m) for n, m in zip(dice, others, strict=True))
