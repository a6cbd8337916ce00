"""The story of any step of a play: the game's own, and that of steps every game has."""

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
