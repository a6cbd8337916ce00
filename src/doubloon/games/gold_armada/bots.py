"""The bots of Gold Armada: each sees a view and chooses among the acts on offer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from doubloon.core.dice import Counts, Reroll, Stop, Uniform, minus
from doubloon.core.parts import Bots
from doubloon.core.setup import Setup
from doubloon.games.gold_armada.rules.board import DICE, FACES, PIERS, SPACES
from doubloon.games.gold_armada.rules.editions import Terms, terms
from doubloon.games.gold_armada.rules.notation import read_dice
from doubloon.games.gold_armada.rules.rules import ROLLS
from doubloon.games.gold_armada.rules.state import Act, State, Take
from doubloon.games.gold_armada.rules.view import PierView, View

if TYPE_CHECKING:
    from doubloon.games.gold_armada.solve.rated_turn import RatedTurn

Offers = Mapping[type, Sequence[Act]]
Player = Callable[[View, Offers, Uniform], Act]


def deckhand(view: View, offers: Mapping[type, Sequence[Act]], uniform: Uniform) -> Act:
    """Plays greedily, like most people: goes for the nearest doubloon and stops once it wins one.

    The nearest doubloon is the one that lacks the fewest dice; of several, the most valuable. It
    looks neither at probabilities nor at other seats.
    """
    if takes := offers.get(Take, ()):
        return _most_valuable(view, takes, uniform)
    wish = _go_on(view)
    if wish in offers.get(type(wish), ()):
        return wish
    return next(act for acts in offers.values() for act in acts)


def _most_valuable(view: View, takes: Sequence[Act], uniform: Uniform) -> Act:
    values = {PIERS.index(pier.name): pier.value for pier in view.piers}
    won = [values[act.pier] if isinstance(act, Take) else 0 for act in takes]
    best = [act for act, value in zip(takes, won, strict=True) if value == max(won)]
    return best[uniform(len(best))]


def _go_on(view: View) -> Act:
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
            kept = _keep(table, {three: 3, two: 2})
            yield kept, DICE - sum(kept)
    else:
        for face in map(FACES.index, pier.allowed):
            kept = _keep(table, {face: DICE})
            yield kept, pier.need - kept[face]


def _keep(table: Counts, most: Mapping[int, int]) -> Counts:
    """At most so many of the dice with each face."""
    return tuple(min(n, most.get(face, 0)) for face, n in enumerate(table))


def bosun(setup: Setup) -> Player:
    """Maximises the mean points of this turn, exactly; a skull token costs one."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Act:
        if (only := _only_act(offers)) is not None:
            return only
        from doubloon.games.gold_armada.solve.rated_turn import rate_points

        return _choose_best(rate_points(state_of(view, agreed)), offers)

    return choose


def captain(setup: Setup) -> Player:
    """Maximises the chance to win: exact for two seats near the end, otherwise by estimated odds.

    The odds look through one turn exactly. With two seats they use the solved margin after it, if
    its table is known.
    """
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Act:
        if (only := _only_act(offers)) is not None:
            return only
        from doubloon.games.gold_armada.solve.odds import rate_strongest

        return _choose_best(rate_strongest(state_of(view, agreed)), offers)

    return choose


def state_of(view: View, agreed: Terms) -> State:
    """The state that a view shows; nothing is hidden in this game."""
    taken = tuple(SPACES - pier.left for pier in view.piers)
    table, rolls = read_dice(view.table), ROLLS - view.rolls_left
    return State(agreed, taken, view.doubloons, view.skulls, view.seat, view.phase, table, rolls)


def _only_act(offers: Offers) -> Act | None:
    acts = [act for acts in offers.values() for act in acts]
    return acts[0] if len(acts) == 1 else None


def _choose_best(rated: "RatedTurn", offers: Offers) -> Act:
    """The act with the highest rating; of equal ones, the first offered."""
    return max((act for acts in offers.values() for act in acts), key=rated.rate)


BOTS = Bots(
    {"deckhand": lambda _setup: deckhand, "bosun": bosun, "captain": captain},
    compiled=("captain",),
    fitted=("captain",),
)
