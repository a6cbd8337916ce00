"""Players of Gold Armada: they see a view and choose among the acts on offer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from doubloon.core.dice import Counts, Uniform, minus
from doubloon.core.parts import Bots
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.board import DICE, FACES, PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.notation import read_dice
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.rules.state import Act, Reroll, State, Stop, Take
from doubloon.games.gold_armada.rules.view import PierView, View

if TYPE_CHECKING:
    from doubloon.games.gold_armada.solve.advice import Thought

Offers = Mapping[type, Sequence[Act]]
Player = Callable[[View, Offers, Uniform], Act]


def deckhand(view: View, offers: Mapping[type, Sequence[Act]], uniform: Uniform) -> Act:
    """Greedy, like most people: goes for the nearest doubloon, stops once it has won one.

    The nearest is the one that lacks the fewest dice, of these the dearest. Neither chances
    nor other seats are looked at.
    """
    if takes := offers.get(Take, ()):
        return _dearest(view, takes, uniform)
    wish = _roll_on(view)
    if wish in offers.get(type(wish), ()):
        return wish
    return next(act for acts in offers.values() for act in acts)


def _dearest(view: View, takes: Sequence[Act], uniform: Uniform) -> Act:
    values = {PIERS.index(pier.name): pier.value for pier in view.piers}
    prices = [values[act.pier] if isinstance(act, Take) else 0 for act in takes]
    best = [act for act, price in zip(takes, prices, strict=True) if price == max(prices)]
    return best[uniform(len(best))]


def _roll_on(view: View) -> Act:
    table = read_dice(view.table)
    plans = [
        (-missing, pier.value, sum(kept), kept)
        for pier in view.piers
        if pier.left
        for kept, missing in goals(pier, table)
    ]
    if not plans:
        return Stop()
    rolled = minus(table, max(plans)[-1])
    return Reroll(rolled) if any(rolled) else Stop()


def goals(pier: PierView, table: Counts) -> Iterator[tuple[Counts, int]]:
    """Ways to go for the next doubloon of a pier: the dice to keep, and how many are missing."""
    if pier.satisfied:
        yield table, 0
    elif pier.kind == "full-house":
        for three, two in permutations(map(FACES.index, pier.allowed), 2):
            kept = _only(table, {three: 3, two: 2})
            yield kept, DICE - sum(kept)
    else:
        for face in map(FACES.index, pier.allowed):
            kept = _only(table, {face: DICE})
            yield kept, pier.need - kept[face]


def _only(table: Counts, most: Mapping[int, int]) -> Counts:
    return tuple(min(n, most.get(face, 0)) for face, n in enumerate(table))


def bosun(setup: Setup) -> Player:
    """The most points on average in this turn, exactly; a skull token costs one."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Act:
        if (only := _only_act(offers)) is not None:
            return only
        from doubloon.games.gold_armada.solve.advice import for_points

        return _best(for_points(state_of(view, agreed)), offers)

    return choose


def captain(setup: Setup) -> Player:
    """With two seats the chance to win near the end and the final margin before, exactly.

    Where no table is known, and with more seats, one turn exactly and then a fitted worth.
    """
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Act:
        if (only := _only_act(offers)) is not None:
            return only
        from doubloon.games.gold_armada.solve.advice import strongest

        return _best(strongest(state_of(view, agreed)), offers)

    return choose


def state_of(view: View, agreed: Terms) -> State:
    """The state a view shows; nothing is hidden in this game."""
    taken = tuple(SPACES - pier.left for pier in view.piers)
    table, rolls = read_dice(view.table), ROLLS - view.rolls_left
    return State(agreed, taken, view.doubloons, view.skulls, view.seat, view.phase, table, rolls)


def _only_act(offers: Offers) -> Act | None:
    acts = [act for acts in offers.values() for act in acts]
    return acts[0] if len(acts) == 1 else None


def _best(thought: "Thought", offers: Offers) -> Act:
    """The act with the most worth; of equal ones, the first offered."""
    return max((act for acts in offers.values() for act in acts), key=thought.rated)


BOTS = Bots({"deckhand": lambda _setup: deckhand, "bosun": bosun, "captain": captain})
