"""A play told again from its record: where it stood after every step, and what chance could do.

The browser knows no rules, so the server replays for it: a stretch of positions as one seat
saw them, or for every step of chance the row it was drawn from. Which place of the row
the dice of the play point at, the browser works out by itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import msgspec

from doubloon.core import notation
from doubloon.core.errors import DoubloonError, FairnessError
from doubloon.core.fairness import promised
from doubloon.core.play import Play, begin, replay
from doubloon.core.record import REMARK, TABLE_DICE, Record
from doubloon.core.setup import Seat
from doubloon.core.stories import tell_step
from doubloon.games import get
from doubloon.server.messages.answers import Step
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.replay_types import Draw, Draws, Frame, Problem, Promise, Replay, Same
from doubloon.server.messages.story import sentences
from doubloon.server.table.history import is_undo, stepped
from doubloon.server.table.sight import number, outcome, shown
from doubloon.server.table.turns import Turns, told_step

STRETCH = 200
"""Positions told at once."""


@dataclass(frozen=True, slots=True)
class Retold:
    """A record, and where its play stood after each of its steps."""

    record: Record
    plays: tuple[Play, ...]
    """The opening first; a remark changes nothing but has its place."""
    turns: tuple[Turns, ...]
    """What there is to tell of the way to each of them."""


def retold(record: Record) -> Retold:
    """All positions of a record, or the refusal of its first wrong step or claim."""
    rules = get(record.game)
    play, turns = begin(rules, record.setup, table_dice=record.dice == TABLE_DICE), Turns()
    plays, told = [play], [turns]
    for place, text in enumerate(record.steps, start=1):
        if not text.startswith(REMARK):
            try:
                play, turns, _ = stepped(play, turns, text)
            except DoubloonError as error:
                error.at_step(place, text)
                raise
        plays.append(play)
        told.append(turns)
    if record.points is not None:
        replay(rules, record)
    return Retold(record, tuple(plays), tuple(told))


def stretch(told: Retold, seat: Seat | None, start: int) -> Replay:
    """Positions from this one on, as a seat (None: a spectator) saw them."""
    record, plays = told.record, told.plays
    seats = len(record.seats)
    if seat is not None and not seat < seats:
        raise TableError("table-no-seat", seat=seat + 1, seats=seats)
    return Replay(
        game=record.game,
        edition=record.edition or plays[0].game.editions[0],
        seats=[*record.seats],
        seat=number(seat),
        steps=len(record.steps),
        start=start,
        frames=[_frame(told, n, seat) for n in range(start, min(start + STRETCH, len(plays)))],
    )


def _frame(told: Retold, n: int, seat: Seat | None) -> Frame:
    play = told.plays[n]
    return Frame(
        n=n,
        step=_step(told, n, seat),
        remark=text if n and (text := told.record.steps[n - 1]).startswith(REMARK) else "",
        to_act=number(play.to_act),
        points=[*play.game.points(play.state)],
        resigned=sorted(seat + 1 for seat in play.resigned),
        result=outcome(play.result),
        view={**shown(play, told.turns[n], seat), "acts": ()},
    )


def _step(told: Retold, n: int, seat: Seat | None) -> Step | None:
    text = told.record.steps[n - 1] if n else REMARK
    if text.startswith(REMARK):
        return None
    before, after = told.plays[n - 1], told.plays[n]
    return told_step(before, text if is_undo(text) else after.line, after, seat)


def draws(record: Record) -> Draws:
    """What chance was drawn from at every step, up to the first step that is refused."""
    rules = get(record.game)
    promise = _promise(record)
    rows: dict[tuple[Same, ...], int] = {}
    found: list[Draw] = []
    stopped = None
    play = begin(rules, record.setup)
    try:
        for place, text in enumerate(record.steps, start=1):
            if text.startswith(REMARK):
                continue
            try:
                after = play.after(text)
            except DoubloonError as error:
                error.at_step(place, text)
                if _is_chance(text):  # it may be the drawing that tells why this cannot be
                    found += _drawing(play, place, text, rows, None)
                raise
            if _is_chance(text):
                found += _drawing(play, place, after.line, rows, after)
            play = after
        replay(rules, record)  # and what it claims beside its steps
    except DoubloonError as error:
        stopped = problem(error)
    return Draws(
        game=record.game,
        seats=[*record.seats],
        steps=[*record.steps],
        fairness=promise,
        rows=[[*row] for row in rows],
        draws=found,
        stopped=stopped,
    )


def problem(error: DoubloonError) -> Problem:
    return Problem(
        error=error.kind,
        problem=error.problem,
        clause=error.clause,
        facts=dict(error.facts),
        step=error.step,
    )


def _promise(record: Record) -> Promise:
    try:
        promised(record)
    except FairnessError as error:
        if error.problem != "fairness-commitment":
            raise
    return msgspec.convert(record.fairness, Promise)


def _is_chance(text: str) -> bool:
    try:
        return notation.split(text)[0] is None
    except DoubloonError:
        return False


def _drawing(
    play: Play, n: int, text: str, rows: dict[tuple[Same, ...], int], after: Play | None
) -> Sequence[Draw]:
    """The row of a step of chance, if chance is due: what each number drawn stands for.

    After: the play after the step; None where the rules refuse it.
    """
    if play.result is not None or play.to_act is not None:
        return ()
    asked: list[int] = []

    def fate(drawn: int) -> str:
        """The step if every number drawn for it were this one."""

        def uniform(k: int) -> int:
            asked.append(k)
            return drawn

        return play.game.write(None, play.game.draw(play.state, uniform))

    texts = [fate(0)]
    numbers, (below,) = len(asked), {*asked}  # dice of a roll are alike, and a card is one number
    texts += map(fate, range(1, below))
    row = tuple(Same(text=text, copies=len([*same])) for text, same in groupby(texts))
    place = rows.setdefault(row, len(rows))
    story = [] if after is None else sentences(tell_step(play, text, after, None))
    return (Draw(n=n, text=text, numbers=numbers, row=place, story=story),)
