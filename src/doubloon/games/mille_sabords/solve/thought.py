"""A point of a turn of Mille Sabords, and every act in it, rated by the turn's solution."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from doubloon.core.advice import ranked
from doubloon.core.dice import Counts, minus, picks, plus
from doubloon.games.mille_sabords.rules import rules
from doubloon.games.mille_sabords.rules.scoring import DICE, SKULL, score_dice
from doubloon.games.mille_sabords.rules.state import NO_DICE, Act, Lay, Lift, Reroll, State, Stop
from doubloon.games.mille_sabords.solve.one_turn import Turn


@dataclass(frozen=True)
class Thought:
    """A point of a turn, and the turn solved for what its ends are worth."""

    state: State
    turn: Turn

    def value(self) -> float:
        """What the position is worth to the seat whose turn it is."""
        state = self.state
        if state.phase == "rolled" and not self._arranged:
            return self._landed(self._lying)
        if state.phase != "cup":
            return max(self.rated(act) for act in rules.acts(state))
        if state.first:
            return float(self.turn.begun[0])
        return self._cup(state.laid)

    def chosen(self) -> Act:
        """The best act, found without rating every way to lay dice on the treasure island."""
        state = self.state
        if state.on_island or self._arranged or not self.turn.saves_dice:
            return max(rules.acts(state), key=self.rated)
        best, kept, laid = self._stopped, self._lying, state.laid
        for hand in self._hands_kept(NO_DICE):
            part, saved = self._best_laid(NO_DICE, hand)
            worth = self._rolled(hand) + self._busts(hand) * saved
            if worth > best:
                best, kept, laid = worth, hand, part
        if kept is self._lying:
            return Stop()
        for act in (Lift(_more(state.laid, laid)), Lay(_more(laid, state.laid))):
            if any(act.dice) and rules.forbids(state, act) is None:
                return act
        return Reroll(minus(self._lying, kept))

    def acts(self) -> tuple[tuple[Act, float], ...]:
        """Every legal act with its worth, best first."""
        return ranked((act, self.rated(act)) for act in rules.acts(self.state))

    def rated(self, act: Act) -> float:
        state = self.state
        if state.on_island:
            return self._rated_on_island(act)
        match act:
            case Stop():
                return self._stopped
            case Reroll():
                after = rules.play(state, act)
                return Thought(after, self.turn)._cup(after.laid)
            case Lay(dice):
                laid = plus(state.laid, dice)
                return max(self._stopped, self._best_roll(laid, laid))
            case Lift(dice):
                laid = minus(state.laid, dice)
                return max(self._stopped, self._best_roll(laid, plus(laid, state.table)))

    @property
    def _arranged(self) -> bool:
        """Whether dice were laid on the treasure island, or lifted, since the last roll."""
        return self.state.has_laid or any(self.state.lifted)

    @cached_property
    def _lying(self) -> Counts:
        return plus(self.state.table, self.state.laid)

    @property
    def _stopped(self) -> float:
        return float(self.turn.own(rules.stop_value(self.state))[0])

    def _landed(self, lying: Counts) -> float:
        """What these dice are worth just after a roll, whichever lie on the treasure island."""
        turn, skulls = self.turn, lying[SKULL]
        layers = turn.guarded[1] if self.state.guardian else turn.landed
        hands = turn.hands(skulls)
        return float(layers[skulls][hands.index[lying[SKULL + 1 :]] - hands.full.start, 0])

    def _cup(self, laid: Counts) -> float:
        """What the roll to come is worth with those dice on the treasure island."""
        if self.state.on_island:
            return self._cup_on_island(self._lying[SKULL])
        worth = self._rolled(self._lying)
        return (
            worth + self._busts(self._lying) * self._laid(laid) if self.turn.saves_dice else worth
        )

    def _rolled(self, kept: Counts) -> float:
        """What rolling the rest is worth, without what may lie on the treasure island."""
        turn, skulls = self.turn, kept[SKULL]
        layers = turn.guarded[0] if self.state.guardian else turn.kept
        return float(layers[skulls][turn.hands(skulls).index[kept[SKULL + 1 :]], 0])

    def _busts(self, kept: Counts) -> float:
        return self.turn.busts(kept[SKULL], DICE - sum(kept))

    def _laid(self, laid: Counts) -> float:
        """What these dice on the treasure island are worth after a bust."""
        return float(self.turn.own(score_dice(laid, self.turn.card) if any(laid) else 0)[0])

    def _hands_kept(self, least: Counts) -> list[Counts]:
        """What may be kept of the dice for another roll: at least these, and no skull is rolled."""
        free = minus((0, *self._lying[1:]), least)
        rolls = (dice for dice in picks(free) if sum(dice) > 1 and self._keeps_one(dice))
        return [minus(self._lying, dice) for dice in rolls]

    def _best_roll(self, least: Counts, most: Counts) -> float:
        """The best roll that keeps at least what lies on the island, laying at most `most`."""
        found = [-np.inf]
        for kept in self._hands_kept(least):
            _, saved = self._best_laid(least, tuple(map(min, kept, (0, *most[1:]))))
            found.append(self._rolled(kept) + self._busts(kept) * saved)
        return max(found)

    def _best_laid(self, least: Counts, most: Counts) -> tuple[Counts, float]:
        """The best dice to have on the treasure island, between these; most of them first."""
        most = (0, *most[1:])
        if (least, most) not in self._known_laid:
            parts = sorted(picks(minus(most, least)), key=sum, reverse=True)
            rated = [(plus(least, part), self._laid(plus(least, part))) for part in parts]
            self._known_laid[least, most] = max(rated, key=lambda found: found[1])
        return self._known_laid[least, most]

    @cached_property
    def _known_laid(self) -> dict[tuple[Counts, Counts], tuple[Counts, float]]:
        return {}

    def _keeps_one(self, rolled: Counts) -> bool:
        """Whether the rules let so many dice be rolled, wherever they lie now."""
        whole = self.state._replace(table=self._lying, laid=NO_DICE)
        return rules.forbids(whole, Reroll(rolled)) is None

    def _rated_on_island(self, act: Act) -> float:
        state, sailing = self.state, self.turn.sailing
        skulls = state.table[SKULL]
        match act:
            case Reroll(dice) if dice[SKULL]:
                worth = sailing.guarded(skulls, state.revealed)
            case Reroll(dice):
                worth = sailing.sailed(skulls, sum(dice), state.guardian, state.revealed)
            case _:
                worth = sailing.left(skulls, state.revealed)
        return float(worth[0])

    def _cup_on_island(self, skulls: int) -> float:
        """The dice fall: the guardian's one, or those that are no skulls and not kept."""
        state, sailing = self.state, self.turn.sailing
        if state.free:
            return float(sailing.guarded(skulls + 1, state.revealed - 1)[0])
        return float(sailing.sailed(skulls, rules.cup(state), state.guardian, state.revealed)[0])


def _more(dice: Counts, others: Counts) -> Counts:
    """What these dice have that the others lack."""
    return tuple(max(0, n - m) for n, m in zip(dice, others, strict=True))
