"""Players of King's Gold; each gets a view and the legal acts, never a state."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from doubloon.core.dice import Counts, Reroll, Stop, Uniform
from doubloon.core.parts import Bots
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold.rules.editions import Terms, terms
from doubloon.games.kings_gold.rules.notation import read_dice
from doubloon.games.kings_gold.rules.rules import ROLLS
from doubloon.games.kings_gold.rules.scoring import CANNON, COINS, CROSSBONES, DICE, SKULL, pairs
from doubloon.games.kings_gold.rules.state import NO_DICE, Pair, Plunder, State, TiedTurns
from doubloon.games.kings_gold.rules.view import View

if TYPE_CHECKING:
    from doubloon.games.kings_gold.solve.one_turn import Evaluate

Offers = Mapping[type, Sequence[Any]]
Player = Callable[[View, Offers, Uniform], Any]

NEAR = 4
"""So many dice of a kind are worth another roll for the fifth."""


def deckhand(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """Greedy, like a person in a hurry: keep pairs with the highest coins, rob the richest."""
    if Stop in offers:
        return _roll_on(view, offers)
    acts = [act for kind in (Pair, Plunder) for act in offers.get(kind, ())]
    return max(acts, key=lambda act: _gain(act, view))


def _roll_on(view: View, offers: Offers) -> Any:
    table = read_dice(view.table)
    made = pairs(table)
    if made >= 2 or (made and table[CROSSBONES] >= 2) or _all_alike(table):
        return Stop()
    kept = _kept(table)
    again = Reroll(tuple(n - m for n, m in zip(table, kept, strict=True)))
    return again if again in offers.get(Reroll, ()) else Stop()


def _all_alike(table: Counts) -> bool:
    return DICE in (sum(table[:SKULL]), table[SKULL], table[CANNON])


def _kept(table: Counts) -> Counts:
    """The dice worth keeping: nearly five of a kind, or up to two coins and two partners."""
    kept = [*NO_DICE]
    kept[CROSSBONES] = table[CROSSBONES]
    coins = [coin for coin in reversed(COINS) for _ in range(table[coin])]
    partners = [face for face in (CANNON, SKULL) for _ in range(table[face])]
    for group in (coins, [SKULL] * table[SKULL], [CANNON] * table[CANNON]):
        if len(group) >= NEAR:
            coins, partners = group, []
            break
    else:
        coins, partners = coins[:2], partners[:2]
    for face in coins + partners:
        kept[face] += 1
    return tuple(kept)


def _gain(act: Pair | Plunder, view: View) -> tuple[int, int, int]:
    """What an act brings its seat; ties go to the richest victim, then to the lowest coin die."""
    match act:
        case Plunder(victim):
            return view.coins[victim], view.coins[victim], 0
        case Pair(coin, _, None):
            return min(coin + 1, view.box), _own_coins(view), -coin
        case Pair(coin, _, victim):
            return min(coin + 1, view.coins[_seat(victim)]), view.coins[_seat(victim)], -coin


def _own_coins(view: View) -> int:
    """With equal gains, a theft is better than the box from a victim richer than oneself."""
    return view.coins[view.seat]


def _seat(victim: Seat | None) -> Seat:
    assert victim is not None
    return victim


def bosun(setup: Setup) -> Player:
    """Maximises the expected lead at the end of its turn, and looks no further."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        from doubloon.games.kings_gold.solve.evaluation import evaluate_lead

        return _best(state_of(view, agreed), offers, lambda _state: evaluate_lead)

    return choose


def captain(setup: Setup) -> Player:
    """Maximises the chance to win: exact with two seats where the table is known.

    Otherwise it searches its turn and evaluates the end by a fitted chance.
    """
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        from doubloon.games.kings_gold.solve.advice import known_evaluation

        return _best(state_of(view, agreed), offers, known_evaluation)

    return choose


def state_of(view: View, agreed: Terms) -> State:
    """The state a view shows; nothing is hidden in this game."""
    tied = None
    if view.tied:
        order = view.tied
        if view.seat not in order:
            order = tuple(Seat((order[0] + n) % len(view.coins)) for n in range(len(view.coins)))
        tied = TiedTurns(view.tied, order, order.index(view.seat), view.repeat)
    table, rolls = read_dice(view.table), ROLLS - view.rolls_left
    coins, seat = view.coins, view.seat
    return State(
        agreed, view.box, view.king, coins, seat, view.phase, table, rolls, tied_turns=tied
    )


def _best(state: State, offers: Offers, choose: "Callable[[State], Evaluate]") -> Any:
    """The act with the highest value; of equal ones, the first offered."""
    from doubloon.games.kings_gold.solve.advice import RatedTurn

    acts = [act for kind in offers.values() for act in kind]
    if len(acts) == 1:
        return acts[0]
    return max(acts, key=RatedTurn(state, choose(state)).rate)


BOTS = Bots({"deckhand": lambda _setup: deckhand, "bosun": bosun, "captain": captain})
