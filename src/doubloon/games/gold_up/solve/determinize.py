"""Determinization: a state that fits a view, with the unseen cards dealt in a given order.

The unseen cards fill the `?`s of the view and the unseen part of the key pile. If their order
is drawn uniformly, every deal is as likely as it is among all deals that fit the view.
"""

from collections.abc import Sequence

from doubloon.core.dice import Counts
from doubloon.core.notation import read_letters
from doubloon.core.pile import Pile
from doubloon.games.gold_up.rules import knowledge
from doubloon.games.gold_up.rules.cards import COLOURS, KINDS
from doubloon.games.gold_up.rules.editions import Terms
from doubloon.games.gold_up.rules.knowledge import Known
from doubloon.games.gold_up.rules.notation import UNKNOWN, read_chests, read_keys
from doubloon.games.gold_up.rules.scoring import EMPTY
from doubloon.games.gold_up.rules.state import State
from doubloon.games.gold_up.rules.view import View


def determinize(view: View, agreed: Terms, order: Sequence[str]) -> State:
    """The state in which the unseen cards lie in this order: hands first, then the pile."""
    assert len(order) == len(view.unseen)
    cards = iter(order)

    def fill(shown: str) -> Counts:
        return read_keys("".join(next(cards) if letter == UNKNOWN else letter for letter in shown))

    hands = tuple(map(fill, view.hands))
    under = tuple(map(fill, view.under))
    pile = Pile(read_letters("".join(cards), KINDS), under)
    return State(
        terms=agreed,
        table=tuple(EMPTY if letter == "." else COLOURS.index(letter) for letter in view.table),
        hands=hands,
        chests=tuple(map(read_chests, view.chests)),
        key_pile=pile,
        chest_pile=read_chests(view.chest_pile),
        points=view.finished,
        starter=view.starter,
        seat=view.seat,
        phase=view.phase,
        due=view.due,
        passes=view.passes,
        known=_known(view, hands, pile),
        rounds=view.rounds,
    )


def _known(view: View, hands: tuple[Counts, ...], pile: Pile) -> tuple[Known, ...]:
    """The viewer knows what the view shows, every other seat its own hand."""
    known = [*knowledge.beginning(hands, pile)]
    sure = Known(
        tuple(read_keys(shown.replace(UNKNOWN, "")) for shown in view.hands),
        read_keys(view.under[0].replace(UNKNOWN, "")) if view.under else known[-1].front,
    )
    known[-1 if view.viewer is None else view.viewer] = sure
    return tuple(known)
