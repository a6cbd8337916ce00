"""The story of any step of a play: the game's own, and that of the steps every game has."""

from itertools import pairwise
from typing import Any, NamedTuple

from doubloon.core import notation
from doubloon.core.play import RESIGN, UNDO, Play
from doubloon.core.setup import Seat
from doubloon.core.story import Sentence, Story, Who


def tell_step(before: Play, text: str, after: Play, viewer: Seat | None) -> Story:
    """What a step in notation did, given the plays around it, as a viewer may know it.

    The viewer is a seat, or None for what everybody may know.
    """
    seat, words = notation.split(text)
    if words == (UNDO,):
        if seat is None:
            return (Sentence("story-undo-fate"),)
        return (Sentence("story-undo", {"who": Who(seat)}),)
    if words == (RESIGN,) and seat is not None:
        ends = "story-resign-ends" if after.result is not None else "story-resign"
        return (Sentence(ends, {"who": Who(seat)}),)
    _, step = before.game.read(text)
    return before.game.story(before.state, step, after.state, viewer)


class TurnSteps(NamedTuple):
    """The steps of one turn, or of the opening before the first turn."""

    seat: Seat | None
    """Whose turn it is; None for the opening."""
    steps: tuple[tuple[Play, Play], ...]
    """The plays before and after each step."""
    turn: Any
    """What the turn came to (the game's `turn_type`); None while it is not over."""


def group_by_turn(play: Play) -> list[TurnSteps]:
    """All steps of a play that remembers its whole way, turn by turn."""
    groups: list[TurnSteps] = []
    steps: list[tuple[Play, Play]] = []
    for before, after in pairwise([*play.way()][::-1]):
        steps.append((before, after))
        if after.turn is not None or after.begun is None:
            groups.append(_group(steps, after.turn))
            steps = []
    return [*groups, _group(steps, None)] if steps else groups


def _group(steps: list[tuple[Play, Play]], turn: Any) -> TurnSteps:
    begun = steps[0][0]
    if turn is not None:
        seat = turn.seat
    elif begun.game.position(begun.state) is None:  # no turn begins in the opening
        seat = None
    else:
        seat = begun.game.turn_of(begun.state)
    return TurnSteps(seat, tuple(steps), turn)
