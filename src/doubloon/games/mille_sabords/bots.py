"""Bots of Mille Sabords. Each gets a view and the legal acts, never a state."""

from typing import Any

from doubloon.core.dice import Counts, Reroll, Stop, Uniform, minus, plus
from doubloon.core.parts import Bot, Bots, Offers
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules.editions import KINDS, Terms, terms
from doubloon.games.mille_sabords.rules.notation import read_dice
from doubloon.games.mille_sabords.rules.scoring import (
    MONKEY,
    PARROT,
    SABRE,
    SKULL,
    TREASURE,
    group_sizes,
)
from doubloon.games.mille_sabords.rules.state import Lay, State, TiedTurns
from doubloon.games.mille_sabords.rules.view import View

ENOUGH = {0: 900, 1: 600, 2: 0}
"""The points for which the deckhand stops, by the number of skulls."""

FEW = 3
"""With fewer dice than this left to roll, the deckhand stops."""


def deckhand(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """Greedy: keeps the biggest group and all treasure, and avoids the third skull."""
    if view.phase == "island":
        return _on_island(offers)
    if view.phase == "rescue":
        return _reroll(view, offers, skull=1)
    if (lay := _lay(view, offers)) is not None:
        return lay
    if Stop in offers and _wants_to_stop(view):
        return Stop()
    return _reroll(view, offers, skull=0)


def _on_island(offers: Offers) -> Any:
    """Roll all dice that are no skulls, as long as that is allowed."""
    rolls = [act for act in offers.get(Reroll, ()) if not act.dice[SKULL]]
    return max(rolls, key=lambda act: sum(act.dice)) if rolls else _first(offers)


def _lay(view: View, offers: Offers) -> Any:
    """Lay whatever scores on the treasure island."""
    if Lay not in offers:
        return None
    laid, table = read_dice(view.laid), read_dice(view.table)
    kept = _dice_to_keep(plus(table, laid), view)
    safe = tuple(min(n, m) for n, m in zip(table, kept, strict=True))
    act = Lay((0, *safe[SKULL + 1 :]))
    return act if act in offers[Lay] else None


def _wants_to_stop(view: View) -> bool:
    """Whether the deckhand stops."""
    worth = view.worth or 0
    table = read_dice(view.table)
    if table[SABRE] < view.sabres:
        return False
    loose = sum(table) - table[SKULL] - sum(_scoring_dice(table, view))
    if view.guardian and view.skulls == 2:
        return worth >= ENOUGH[1] or (worth > 0 and loose < FEW)
    if view.card == "treasure-island" and view.skulls < 2 and view.laid:
        return worth >= 2 * ENOUGH[0] or loose < 2
    if worth <= 0:
        return view.skulls >= 2 and loose < 2
    return worth >= ENOUGH.get(view.skulls, 0) or loose < FEW


def _reroll(view: View, offers: Offers, skull: int) -> Any:
    """Roll the dice that are not worth keeping, and in a rescue one skull with them."""
    table = read_dice(view.table)
    again = [*minus(table, _dice_to_keep(table, view))]
    again[SKULL] = skull
    rolls = offers.get(Reroll, ())
    if not rolls:
        return _first(offers)
    wanted = Reroll(tuple(again))
    if wanted in rolls:
        return wanted
    if Stop in offers and view.phase != "rescue" and (view.worth or 0) > 0:
        return Stop()
    fitting = [act for act in rolls if act.dice[SKULL] == skull] or [*rolls]
    return min(fitting, key=lambda act: _distance(act.dice, wanted.dice))


def _scoring_dice(table: Counts, view: View) -> Counts:
    """Dice that score already: treasure, groups of three, the sabres of a ship."""
    groups = group_sizes(table, view.card)
    return (
        0,
        *(
            n if face in TREASURE or groups[face] >= 3 or (face == SABRE and view.sabres) else 0
            for face, n in enumerate(table)
            if face != SKULL
        ),
    )


def _dice_to_keep(table: Counts, view: View) -> Counts:
    """Skulls, dice that score, and the biggest group if it has at least two dice."""
    kept = [*_scoring_dice(table, view)]
    groups = group_sizes(table, view.card)
    best = max(range(SABRE, len(table)), key=lambda face: (groups[face], face in TREASURE))
    if groups[best] >= 2:
        for face in (MONKEY, PARROT) if view.card == "animals" and best >= MONKEY else (best,):
            kept[face] = table[face]
    kept[SKULL] = table[SKULL]
    return tuple(kept)


def _distance(dice: Counts, wanted: Counts) -> int:
    return sum(abs(n - m) for n, m in zip(dice, wanted, strict=True))


def _first(offers: Offers) -> Any:
    return next(iter(offers.values()))[0]


def bosun(setup: Setup) -> Bot:
    """Maximises the expected points of its turn; points the opponents lose count as its own."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        return _best(state_of(view, agreed, offers), offers, for_win=False)

    return choose


def captain(setup: Setup) -> Bot:
    """Maximises its chance to win where it is known, otherwise the points of its turn."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        return _best(state_of(view, agreed, offers), offers, for_win=True)

    return choose


def _best(state: State, offers: Offers, *, for_win: bool) -> Any:
    # NumPy is loaded only when a bot has to choose.
    from doubloon.games.mille_sabords.solve import evaluation
    from doubloon.games.mille_sabords.solve.one_turn import for_points
    from doubloon.games.mille_sabords.solve.rated_position import RatedPosition

    acts = [act for kind in offers.values() for act in kind]
    if len(acts) == 1:
        return acts[0]
    known = for_win and evaluation.is_known(state.terms, len(state.points))
    turn = evaluation.solved_turn(state) if known else for_points(state.terms, state.drawn)
    act = RatedPosition(state, turn).best_act()
    return act if act in offers.get(type(act), ()) else _first(offers)


def state_of(view: View, agreed: Terms, offers: Offers) -> State:
    """The state behind a view, at a choice of its seat.

    The view does not say which dice were moved since the last roll. Whether dice may still be
    laid follows from the legal acts.
    """
    deck = tuple(view.deck.get(kind, 0) for kind in KINDS)
    tied = TiedTurns(view.tied, view.tied.index(view.seat)) if view.tied else None
    return State(
        agreed,
        view.points,
        deck,
        view.seat,
        view.phase,
        agreed.cards[KINDS.index(view.card or "")],
        read_dice(view.table),
        read_dice(view.laid),
        has_laid=Lay not in offers,
        first=False,
        guardian=view.guardian,
        on_island=view.on_island,
        last_round=view.last_round,
        sudden_death=view.sudden_death,
        tied_turns=tied,
    )


BOTS = Bots(
    {"deckhand": lambda _setup: deckhand, "bosun": bosun, "captain": captain},
    fitted=("captain",),
)
