"""The review of a play: what was luck, what was skill, and what each mistake cost.

For every seat `result = start + luck + errors + gifts + model`. Luck is what fates changed,
errors what the seat's own acts lost, gifts what the acts of others brought, and model what only
the estimates changed: zero where the values are exact. docs/review.md explains it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from doubloon.analysis.marks import Mark, accuracy_of, grade_of, mark_loss, mark_luck
from doubloon.core import notation
from doubloon.core.advice import SIGNIFICANT, Effort, Goal, Judge, Values
from doubloon.core.errors import RecordError
from doubloon.core.game import find_rules_only_reading
from doubloon.core.play import RESIGN, UNDO, Play
from doubloon.core.record import REMARK
from doubloon.core.setup import Seat, Setup
from doubloon.solving.advising import adviser_of

VERSION = 1
"""Of the analysis. A review that was kept is made again when this has changed since."""

BEST = 3
"""How many of the best acts a decision lists."""

NOISE = 1e-12
"""What exact values differ by because of rounding; the model of an exact review is zero."""


@dataclass(frozen=True, slots=True)
class Rated:
    """An act in notation and its value for the seat to act."""

    text: str
    value: float
    reasons: Mapping[str, float] = field(default_factory=dict)
    """Numbers that explain the value, by name."""


@dataclass(frozen=True, slots=True)
class ReviewedStep:
    number: int
    """Its number in the record, counted from 1, remarks and steps taken back included."""
    text: str
    seat: int | None
    """The seat that acted; None: chance."""
    values: Values
    """The values after it."""
    luck: Values | None = None
    """What a fate changed for each seat."""
    loss: float | None = None
    """What an unforced decision lost."""
    error: float | None = None
    """The standard error of luck or loss, if the values come from playouts."""
    mark: Mark | None = None
    chosen: Rated | None = None
    """The act of an unforced decision …"""
    best: tuple[Rated, ...] = ()
    """… and the best acts, best first."""


@dataclass(frozen=True, slots=True)
class SeatReview:
    start: float
    luck: float
    errors: float
    gifts: float
    model: float
    result: float
    decisions: int
    """The number of unforced decisions."""
    loss: float
    """The mean loss per unforced decision."""
    accuracy: float | None
    """In per cent; None without an unforced decision."""
    grade: str | None
    luck_error: float | None = None
    """The standard error of the luck, if the values come from playouts …"""
    loss_error: float | None = None
    """… and that of the sum of errors."""

    @property
    def adjusted(self) -> float:
        """The result without the luck."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Review:
    game: str
    edition: str
    goal: Goal
    is_exact: bool
    how: str | None
    """The name of the method, if the values are not exact and it has a name."""
    playouts: int | None
    """Playouts for a decision, if the values come from playouts."""
    is_over: bool
    has_own_box: bool
    """Whether the play has components of its own instead of those that ship."""
    players: tuple[SeatReview, ...]
    steps: tuple[ReviewedStep, ...]

    def mistakes(self, most: int) -> list[ReviewedStep]:
        """The worst marked decisions, the worst first."""
        found = [step for step in self.steps if step.mark is not None and step.loss is not None]
        return sorted(found, key=lambda step: -(step.loss or 0.0))[:most]


def number_steps(steps: Sequence[str]) -> list[int]:
    """The numbers of the steps that count: no remarks, and nothing that was taken back.

    >>> number_steps(["~ roll 11kcx", "# hm", "p1 stop", "p1 undo", "p1 reroll 1"])
    [1, 5]
    """
    found: list[int] = []
    for number, text in enumerate(steps, start=1):
        if text.startswith(REMARK):
            continue
        if notation.split(text)[1] == (UNDO,):
            found.pop()
        else:
            found.append(number)
    return found


def review(
    play: Play,
    setup: Setup,
    goal: Goal | None = None,
    effort: Effort | None = None,
    *,
    numbers: Sequence[int] | None = None,
    watch: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a play as far as it goes; refused where no values are known.

    `numbers` are those of its steps in the record. `watch` is called with the steps done and all.
    """
    game = play.game
    adviser = adviser_of(game)
    if (reading := find_rules_only_reading(game, setup)) is not None:
        raise RecordError("best-reading", game=game.key, reading=reading)
    if adviser.judge is None:
        raise RecordError("review-no-judge", game=game.key)
    if goal is not None and goal not in adviser.judged:
        known = ", ".join(adviser.judged)
        raise RecordError("review-no-goal", game=game.key, goal=goal, known=known)
    goal = goal or adviser.judged[0]
    way = [*play.way()][::-1]
    begun = _list_turns(way)
    if not begun:
        raise RecordError("review-nothing")
    judges = adviser.judge(begun, goal, effort or Effort())
    books = _Books(goal, way, judges, numbers or range(1, len(way)))
    for done in range(1, len(way)):
        if watch is not None:
            watch(done - 1, len(way) - 1)
        books.enter(way[done - 1], way[done])
    used = judges[: books.turn + 1]
    return Review(
        game.key,
        setup.edition or game.editions[0],
        goal,
        all(judge.is_exact for judge in used),
        next((judge.how for judge in used if judge.how is not None), None),
        used[0].playouts,
        play.result is not None,
        setup.components is not None,
        books.close(all(judge.is_exact for judge in used)),
        tuple(books.steps),
    )


def _list_turns(way: Sequence[Play]) -> list[Any]:
    """The states in which the turns of a play begin, the chance before the first included."""
    return [
        here.state for here in way if here.begun is None and here.game.result(here.state) is None
    ]


def _share_win(play: Play, seats: int) -> Values:
    assert play.result is not None
    winners = play.result.winners
    return tuple((seat in winners) / len(winners) for seat in range(seats))


class _Books:
    """The accounts of all seats, step by step."""

    def __init__(
        self, goal: Goal, way: Sequence[Play], judges: Sequence[Judge], numbers: Sequence[int]
    ) -> None:
        self.goal, self.judges, self.turn = goal, judges, 0
        self.now = judges[0].value(way[0].state)
        self.start, self.steps = self.now, list[ReviewedStep]()
        seats = range(len(self.now))
        self._numbers = iter(numbers)
        self._luck, self._gifts, self._model = ([0.0 for _ in seats] for _ in range(3))
        self._losses: list[list[float]] = [[] for _ in seats]
        self._luck_variance, self._loss_variance = 0.0, [0.0 for _ in seats]
        self._run: float | None = None
        """The variance of the value before a run of fates; None outside one."""

    def enter(self, before: Play, after: Play) -> None:
        """Account for one step."""
        seat, words = notation.split(after.line)
        if seat is not None:
            self._end_run(before)
        if words == (RESIGN,):
            assert seat is not None
            self._resign(seat, after)
        elif seat is None:
            self._fall(before, after)
        else:
            self._act(seat, before, after)

    @property
    def _judge(self) -> Judge:
        return self.judges[self.turn]

    def _fall(self, before: Play, after: Play) -> None:
        if self._run is None:
            self._run = (self._judge.error(before.state) or 0.0) ** 2
        judge, then = self._judge, self._value_after(after)
        luck = tuple(now - old for old, now in zip(self.now, then, strict=True))
        _add(self._luck, luck)
        mine = luck[before.game.turn_of(before.state)]
        error = judge.error(before.state)
        if error is not None:
            error *= sqrt(2)
        is_sure = error is None or abs(mine) > SIGNIFICANT * error
        self.now = then
        self._finish_step(
            after,
            None,
            luck=luck,
            error=error,
            mark=mark_luck(mine, self.goal) if is_sure else None,
        )

    def _act(self, seat: int, before: Play, after: Play) -> None:
        judge, state, game = self._judge, before.state, before.game
        _, act = game.read(after.line)
        verdict = judge.rate(state, act)
        change, then = verdict.change(seat), self._value_after(after)
        loss, chosen, mark = None, None, None
        best: tuple[Rated, ...] = ()
        if not verdict.is_forced:
            loss = max(0.0, -change[seat])
            self._losses[seat].append(loss)
            self._loss_variance[seat] += (verdict.error or 0.0) ** 2
            mark = mark_loss(loss, self.goal)
            best = tuple(
                Rated(
                    game.write(Seat(seat), other),
                    value,
                    judge.explain(state, other) if mark and not n else {},
                )
                for n, (other, value) in enumerate(verdict.acts[:BEST])
            )
            reasons = judge.explain(state, act) if mark else {}
            chosen = Rated(after.line, verdict.chosen[seat], reasons)
            _add(self._gifts, (0.0 if n == seat else it for n, it in enumerate(change)))
        else:
            change = (0.0,) * len(change)
        _add(
            self._model,
            (now - old - it for old, now, it in zip(self.now, then, change, strict=True)),
        )
        self.now = then
        self._finish_step(
            after, seat, loss=loss, error=verdict.error, mark=mark, chosen=chosen, best=best
        )

    def _resign(self, seat: int, after: Play) -> None:
        """Of two seats, the one that resigns loses what it had: an error like any other."""
        loss = mark = None
        if after.result is not None and self.goal == "win":
            then = _share_win(after, len(self.now))
            loss = max(0.0, self.now[seat] - then[seat])
            self._losses[seat].append(loss)
            mark = mark_loss(loss, self.goal)
            self._gifts[1 - seat] += then[1 - seat] - self.now[1 - seat]
            self.now = then
        self.steps.append(
            ReviewedStep(next(self._numbers), after.line, seat, self.now, loss=loss, mark=mark)
        )

    def _value_after(self, after: Play) -> Values:
        judge = self._judge
        ended = after.begun is None or after.game.result(after.state) is not None
        return judge.value_end(after.state) if ended else judge.value(after.state)

    def _finish_step(self, after: Play, seat: int | None, **facts: Any) -> None:
        """Note a step. At the end of a turn the next judge has the word."""
        if after.game.result(after.state) is not None:
            if self.goal == "win":
                self._judge_anew(_share_win(after, len(self.now)))
        elif after.begun is None:
            self._end_run(after)
            self.turn += 1
            self._judge_anew(self._judge.value(after.state))
        self.steps.append(ReviewedStep(next(self._numbers), after.line, seat, self.now, **facts))

    def _judge_anew(self, then: Values) -> None:
        _add(self._model, (now - old for old, now in zip(self.now, then, strict=True)))
        self.now = then

    def _end_run(self, here: Play) -> None:
        """A run of fates is over: between them the errors of the values cancel out."""
        if self._run is not None:
            self._luck_variance += self._run + (self._judge.error(here.state) or 0.0) ** 2
            self._run = None

    def close(self, is_exact: bool) -> tuple[SeatReview, ...]:
        has_errors = self.judges[0].playouts is not None
        found = []
        for seat, start in enumerate(self.start):
            losses, model = self._losses[seat], self._model[seat]
            lost = sum(losses)
            found.append(
                SeatReview(
                    start,
                    self._luck[seat],
                    -lost if lost else 0.0,
                    self._gifts[seat],
                    0.0 if is_exact and abs(model) < NOISE else model,
                    self.now[seat],
                    len(losses),
                    lost / len(losses) if losses else 0.0,
                    accuracy_of(losses, self.goal),
                    grade_of(losses, self.goal),
                    sqrt(self._luck_variance) if has_errors else None,
                    sqrt(self._loss_variance[seat]) if has_errors else None,
                )
            )
        return tuple(found)


def _add(total: list[float], more: Iterable[float]) -> None:
    for seat, change in enumerate(more):
        total[seat] += change
