"""How a half-written act can continue, or the clause that forbids it.

A game with too many acts to list answers itself. For the others the legal acts are searched.
"""

from collections import Counter

from doubloon.core.errors import DoubloonError
from doubloon.core.game import Asked
from doubloon.core.notation import write_seat
from doubloon.core.play import Play
from doubloon.server.messages.refusals import TableError

MOST = 1_000
"""Continuations that are listed."""


def ask(play: Play, prefix: str) -> tuple[Asked, DoubloonError | None]:
    """What can follow this text (an act without its seat), and why nothing can."""
    if (seat := play.to_act) is None:
        raise TableError("table-nobody-to-act")
    game = play.game
    if game.ask is not None:
        try:
            return game.ask(play.state, prefix), None
        except DoubloonError as error:
            return Asked((), False, error.clause), error
    acts = [game.write(seat, act).partition(" ")[2] for act in game.acts(play.state)]
    longer = tuple(act for act in acts if act != prefix and act.startswith(prefix))
    if not longer:
        longer = tuple(act for act in acts if act != prefix and _matches(act, prefix))
    problem = _find_problem(play, f"{write_seat(seat)} {prefix}")
    if problem is None or longer:
        return Asked(longer[:MOST], problem is None), None
    return Asked((), False, problem.clause), problem


def _matches(act: str, prefix: str) -> bool:
    """Whether an act begins with these words and has all letters of the last one."""
    *whole, last = prefix.split(" ")
    words = act.split(" ")
    if not whole or len(words) < len(whole) + 1 or words[: len(whole)] != whole:
        return False
    letters = Counter(words[len(whole)])
    return Counter(last) <= letters and Counter(last) != letters


def _find_problem(play: Play, text: str) -> DoubloonError | None:
    try:
        play.after(text)
    except DoubloonError as error:
        return error
    return None
