"""A play replayed from its record: its position after every step, and what chance could do.

The browser knows no rules, so the server replays for it: a range of positions as one seat saw
them, or for every step of chance the row it was drawn from. The browser itself computes which
entry of the row the dice of the play select.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import msgspec

from doubloon.core import notation
from doubloon.core.errors import DoubloonError, FairnessError
from doubloon.core.fairness import BY_STEP, Dice, promised, seating_bounds
from doubloon.core.game import AnyGame
from doubloon.core.play import Play, begin, replay
from doubloon.core.record import TABLE_DICE, Record
from doubloon.core.setup import Seat
from doubloon.games import get
from doubloon.server.messages.refusals import TableError
from doubloon.server.messages.replay_types import (
    Draw,
    Draws,
    Frame,
    Highlights,
    Problem,
    Promise,
    Replay,
    Same,
    SeatingDraw,
)
from doubloon.server.table.boxes import describe_box
from doubloon.server.table.history import Taken, is_remark, is_undo, take_step
from doubloon.server.table.views import (
    TurnLog,
    describe_result,
    describe_step,
    describe_story,
    make_view,
    seat_number,
)

HIDDEN = "?"
"""What stands for a card that was not seen."""

STRETCH = 200
"""Positions in one answer."""


@dataclass(frozen=True, slots=True)
class ReplayedPlay:
    """A record and the position after each of its steps."""

    record: Record
    plays: tuple[Play, ...]
    """The opening first. A remark has the position before it."""
    steps: tuple[Taken | None, ...]
    """The step that led to each position; None for the opening and for remarks."""
    logs: tuple[TurnLog, ...]
    """The turns up to each position."""


def replay_record(record: Record) -> ReplayedPlay:
    """All positions of a record, or the refusal of its first wrong step or claim."""
    rules = get(record.game)
    play, log = begin(rules, record.setup, table_dice=record.dice == TABLE_DICE), TurnLog()
    plays, steps, logs = [play], list[Taken | None]([None]), [log]
    for place, text in enumerate(record.steps, start=1):
        taken = None
        if not is_remark(text):
            try:
                taken = take_step(play, text)
            except DoubloonError as error:
                error.at_step(place, text)
                replay(rules, record)  # which names a reading to add, if that is what is missing
                raise
            play, log = taken.after, log.after(taken, describe_step(taken, None))
        plays.append(play)
        steps.append(taken)
        logs.append(log)
    if record.points is not None:
        replay(rules, record)
    return ReplayedPlay(record, tuple(plays), tuple(steps), tuple(logs))


def cut_stretch(replayed: ReplayedPlay, seat: Seat | None, start: int) -> Replay:
    """Positions from this one on, as a seat (None: a spectator) saw them."""
    record, plays = replayed.record, replayed.plays
    seats = len(record.seats)
    if seat is not None and not seat < seats:
        raise TableError("table-no-seat", seat=seat + 1, seats=seats)
    end = min(start + STRETCH, len(plays))
    return Replay(
        game=record.game,
        edition=record.edition or plays[0].game.editions[0],
        seats=[*record.seats],
        seat=seat_number(seat),
        steps=len(record.steps),
        start=start,
        frames=[_make_frame(replayed, n, seat) for n in range(start, end)],
        box=describe_box(record.game, record.setup.components),
    )


def _make_frame(replayed: ReplayedPlay, n: int, seat: Seat | None) -> Frame:
    play, taken = replayed.plays[n], replayed.steps[n]
    view = make_view(play, replayed.logs[n], seat)
    view.acts = ()
    return Frame(
        n=n,
        step=None if taken is None else describe_step(taken, seat),
        remark=replayed.record.steps[n - 1] if n and taken is None else "",
        to_act=seat_number(play.to_act),
        turn=play.game.turn_of(play.state) + 1,
        points=[*play.game.points(play.state)],
        resigned=sorted(seat + 1 for seat in play.resigned),
        result=describe_result(play.result),
        view=view,
    )


def list_highlights(replayed: ReplayedPlay) -> Highlights:
    """What each seat did in the turns that were not taken back."""
    live: list[Play] = []
    for taken in filter(None, replayed.steps):
        if is_undo(taken.text):
            live.pop()
        else:
            live.append(taken.after)
    turns = [play.turn for play in live if play.turn is not None]
    stories = replayed.plays[0].game.highlights(turns, len(replayed.record.seats))
    return Highlights(seats=[describe_story(story) for story in stories])


def list_draws(record: Record) -> Draws:
    """What chance was drawn from at every step, up to the first step that is refused."""
    rules = get(record.game)
    promise = _read_promise(record)
    dice = _make_dice(promise)
    rows: dict[tuple[Same, ...], int] = {}
    found: list[Draw] = []
    stopped = None
    play = begin(rules, record.setup)
    try:
        for place, text in enumerate(record.steps, start=1):
            if is_remark(text):
                continue
            try:
                after = play.after(text)
            except DoubloonError as error:
                error.at_step(place, text)
                if _is_chance(text):  # the row may show why this cannot be
                    found += _find_row(play, place, text, rows, None, dice)
                raise
            if _is_chance(text):
                found += _find_row(play, place, after.line, rows, after, dice)
            play = after
        replay(rules, record)  # also checks its claims
    except DoubloonError as error:
        stopped = describe_problem(error)
    return Draws(
        game=record.game,
        seats=[*record.seats],
        steps=[*record.steps],
        fairness=promise,
        seating=_describe_seating(promise),
        rows=[[*row] for row in rows],
        draws=found,
        box=describe_box(record.game, record.setup.components),
        stopped=stopped,
    )


def describe_problem(error: DoubloonError) -> Problem:
    return Problem(
        error=error.kind,
        problem=error.problem,
        clause=error.clause,
        facts=dict(error.facts),
        step=error.step,
    )


def _read_promise(record: Record) -> Promise:
    try:
        promised(record)
    except FairnessError as error:
        if error.problem != "fairness-commitment":
            raise
    table = {"version": BY_STEP, "seating": None, **(record.fairness or {})}
    return msgspec.convert(table, Promise)


def _make_dice(promise: Promise) -> Dice:
    secret, seating = bytes.fromhex(promise.secret), promise.seating
    order = None if seating is None else tuple(seating)
    return Dice(secret, promise.play, tuple(promise.texts), promise.version, order)


def _describe_seating(promise: Promise) -> SeatingDraw | None:
    if promise.seating is None:
        return None
    return SeatingDraw(numbers=[*seating_bounds(len(promise.seating))])


def _is_chance(text: str) -> bool:
    try:
        return notation.split(text)[0] is None
    except DoubloonError:
        return False


def _find_row(
    play: Play,
    n: int,
    text: str,
    rows: dict[tuple[Same, ...], int],
    after: Play | None,
    dice: Dice,
) -> Sequence[Draw]:
    """The row of a step of chance, if chance is due: what each drawn number stands for.

    After: the play after the step; None where the rules refuse it.
    """
    if play.result is not None or play.to_act is not None:
        return ()
    asked: list[int] = []

    def fate(drawn: int) -> str:
        """The step if this number is drawn for all of it."""

        def uniform(k: int) -> int:
            asked.append(k)
            return drawn

        return play.game.write(None, play.game.draw(play.state, uniform))

    texts = [fate(0)]
    numbers, (below,) = len(asked), {*asked}  # dice of a roll are alike, and a card is one number
    texts += map(fate, range(1, below))
    row = tuple(Same(text=text, copies=len([*same])) for text, same in groupby(texts))
    place = rows.setdefault(row, len(rows))
    story = [] if after is None else describe_step(Taken(text, play, after), None).story
    number = (None, None) if dice.version == BY_STEP else dice.number(play, n)
    return (
        Draw(
            n=n, turn=number[0], fate=number[1], text=text, numbers=numbers, row=place, story=story
        ),
    )


def conceal_record(game: AnyGame, record: Record, seats: Sequence[Seat]) -> Record:
    """The record with `?` for everything that none of these seats could see.

    A spectator has no seat.
    """
    if game.conceal is None:
        return record
    play = begin(game, record.setup, table_dice=record.dice == TABLE_DICE)
    steps = []
    for text in record.steps:
        if is_remark(text):
            steps.append(text)
            continue
        steps.append(_conceal(play, text, seats))
        play = play.after(text)
    return replace(record, steps=tuple(steps))


def _conceal(play: Play, text: str, seats: Sequence[Seat]) -> str:
    assert play.game.conceal is not None
    viewers: Sequence[Seat | None] = seats or (None,)
    lines = [play.game.conceal(play.state, text, seat) for seat in viewers]
    return min(lines, key=lambda line: line.count(HIDDEN))
