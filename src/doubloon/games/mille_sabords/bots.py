"""Players of Mille Sabords; each gets a view and the legal acts, never a state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from doubloon.core.dice import Counts, Uniform
from doubloon.core.parts import Bots
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords.rules.editions import CARDS, KINDS, Terms, terms
from doubloon.games.mille_sabords.rules.notation import read_dice
from doubloon.games.mille_sabords.rules.scoring import EXTRA, MONKEY, PARROT, SABRE, SKULL, TREASURE
from doubloon.games.mille_sabords.rules.state import Lay, Reroll, State, Stop, TiedTurns
from doubloon.games.mille_sabords.rules.view import View

ENOUGH = {0: 900, 1: 600, 2: 0}
"""A score worth stopping for, by the skulls that lie."""

FEW = 3
"""With fewer dice to roll than these a score is kept."""

Offers = Mapping[type, Sequence[Any]]
Player = Callable[[View, Offers, Uniform], Any]


def deckhand(view: View, offers: Offers, _uniform: Uniform) -> Any:
    """Greedy, like a person in a hurry: the biggest group and all treasure, and no third skull."""
    if view.phase == "island":
        return _on_island(offers)
    if view.phase == "rescue":
        return _rolled(view, offers, skull=1)
    if (lay := _lay(view, offers)) is not None:
        return lay
    if Stop in offers and _is_content(view):
        return Stop()
    return _rolled(view, offers, skull=0)


def _on_island(offers: Offers) -> Any:
    """Roll all dice that are no skulls, as long as that is allowed."""
    rolls = [act for act in offers.get(Reroll, ()) if not act.dice[SKULL]]
    return max(rolls, key=lambda act: sum(act.dice)) if rolls else _first(offers)


def _lay(view: View, offers: Offers) -> Any:
    """Bring to the treasure island whatever scores, as soon as it lies there."""
    if Lay not in offers:
        return None
    laid, table = read_dice(view.laid), read_dice(view.table)
    all_ = tuple(map(sum, zip(table, laid, strict=True)))
    kept = _kept(all_, view)
    safe = tuple(min(n, m) for n, m in zip(table, kept, strict=True))
    act = Lay((0, *safe[SKULL + 1 :]))
    return act if act in offers[Lay] else None


def _is_content(view: View) -> bool:
    worth = view.worth or 0
    sabres = next((card.sabres for card in CARDS if card.name == view.card), 0)
    table = read_dice(view.table)
    if table[SABRE] < sabres:
        return False
    loose = sum(table) - table[SKULL] - sum(_scoring(table, view))
    if view.guardian and view.skulls == 2:
        return worth >= ENOUGH[1] or (worth > 0 and loose < FEW)
    if view.card == "treasure-island" and view.skulls < 2 and view.laid:
        return worth >= 2 * ENOUGH[0] or loose < 2
    if worth <= 0:
        return view.skulls >= 2 and loose < 2
    return worth >= ENOUGH.get(view.skulls, 0) or loose < FEW


def _rolled(view: View, offers: Offers, skull: int) -> Any:
    """Roll again what the plan does not need; in a rescue a skull goes with it."""
    table = read_dice(view.table)
    kept = _kept(table, view)
    again = [n - m for n, m in zip(table, kept, strict=True)]
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


def _scoring(table: Counts, view: View) -> Counts:
    """Dice that count already: treasure, groups of three, the sabres of a ship."""
    groups = _groups(table, view)
    sabres = next((card.sabres for card in CARDS if card.name == view.card), 0)
    return (
        0,
        *(
            n if face in TREASURE or groups[face] >= 3 or (face == SABRE and sabres) else 0
            for face, n in enumerate(table)
            if face != SKULL
        ),
    )


def _kept(table: Counts, view: View) -> Counts:
    """What counts, and besides the biggest group if it is no treasure."""
    kept = [*_scoring(table, view)]
    groups = _groups(table, view)
    best = max(range(SABRE, len(table)), key=lambda face: (groups[face], face in TREASURE))
    if groups[best] >= 2:
        for face in (MONKEY, PARROT) if view.card == "animals" and best >= MONKEY else (best,):
            kept[face] = table[face]
    kept[SKULL] = table[SKULL]
    return tuple(kept)


def _groups(table: Counts, view: View) -> list[int]:
    """How many alike each face belongs to, the card included."""
    groups = [*table]
    if view.card in EXTRA:
        groups[EXTRA[view.card]] += 1
    if view.card == "animals":
        groups[MONKEY] = groups[PARROT] = table[MONKEY] + table[PARROT]
    return groups


def _distance(dice: Counts, wanted: Counts) -> int:
    return sum(abs(n - m) for n, m in zip(dice, wanted, strict=True))


def _first(offers: Offers) -> Any:
    return next(iter(offers.values()))[0]


def bosun(setup: Setup) -> Player:
    """The most points on average in this turn, the skull island's counted as won; exactly."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        return _best(state_of(view, agreed, offers), offers, for_win=False)

    return choose


def captain(setup: Setup) -> Player:
    """The best chance to win, by the table of two seats or a race of more; else the most points."""
    agreed = terms(setup)

    def choose(view: View, offers: Offers, _uniform: Uniform) -> Any:
        return _best(state_of(view, agreed, offers), offers, for_win=True)

    return choose


def _best(state: State, offers: Offers, *, for_win: bool) -> Any:
    # NumPy is loaded only when somebody has to choose.
    from doubloon.games.mille_sabords.solve import evaluation
    from doubloon.games.mille_sabords.solve.one_turn import for_points
    from doubloon.games.mille_sabords.solve.thought import Thought

    acts = [act for kind in offers.values() for act in kind]
    if len(acts) == 1:
        return acts[0]
    known = for_win and evaluation.is_known(state.terms, len(state.points))
    turn = evaluation.turn_of(state) if known else for_points(state.terms, state.drawn)
    act = Thought(state, turn).chosen()
    return act if act in offers.get(type(act), ()) else _first(offers)


def state_of(view: View, agreed: Terms, offers: Offers) -> State:
    """The state a view shows where its seat must choose.

    What was laid since the last roll is not in the view: whether more may be laid is.
    """
    deck = tuple(view.deck.get(kind, 0) for kind in KINDS)
    tied = TiedTurns(view.tied, view.tied.index(view.seat)) if view.tied else None
    return State(
        agreed,
        view.points,
        deck,
        view.seat,
        view.phase,
        CARDS[KINDS.index(view.card or "")],
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


BOTS = Bots({"deckhand": lambda _setup: deckhand, "bosun": bosun, "captain": captain})
