"""Pig: roll one die as often as you dare; a one loses the pot, holding banks it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from doubloon.core import editions, notation
from doubloon.core.dice import Uniform
from doubloon.core.encoding import Numbers, Part, from_seat
from doubloon.core.errors import IllegalAct, ImpossibleFate, NotationError, PositionError
from doubloon.core.game import PLAY_OVER, WAITS_FOR_SEAT, Game, Result
from doubloon.core.parts import Bots, Encoder, Offers
from doubloon.core.setup import Seat, Setup
from doubloon.core.start import Start
from doubloon.core.story import Sentence, Story, Who

TARGET = 100


@dataclass(frozen=True, slots=True)
class Readings:
    safe_first_roll: bool = False
    """Whether a one on the first roll of a turn counts as one point. [pig.one]"""


class Act(StrEnum):
    ROLL = "roll"
    HOLD = "hold"


class Fell(NamedTuple):
    number: int


class State(NamedTuple):
    readings: Readings
    target: int
    points: tuple[int, ...]
    seat: Seat
    pot: int = 0
    die: int = 0  # before the first roll of a turn
    rolling: bool = False
    ended: str | None = None  # how a turn has just ended


@dataclass(frozen=True, slots=True)
class Turn:
    seat: Seat
    outcome: str
    delta: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    to_act: Seat | None
    points: tuple[int, ...]
    pot: int
    dice: str
    acts: tuple[str, ...]


def start(setup: Setup) -> State:
    readings = editions.readings(__package__, setup, Readings())
    fields = Start(setup.start or {"points": [0] * setup.seats, "seat": 1}, setup.seats)
    state = State(readings, setup.target or TARGET, fields.numbers("points"), fields.seat())
    fields.finish()
    if sum(n >= state.target for n in state.points) > 1:
        raise PositionError("pig-start-one-winner", target=state.target)
    return state


def result(state: State) -> Result | None:
    winners = tuple(Seat(s) for s, n in enumerate(state.points) if n >= state.target)
    return Result(state.points, winners, "target") if winners else None  # [pig.target]


def to_act(state: State) -> Seat | None:
    return None if state.rolling or result(state) else state.seat


def acts(state: State) -> list[Act]:
    return [act for act in Act if forbids(state, act) is None]


def forbids(state: State, act: Act) -> str | None:
    if result(state):
        return PLAY_OVER
    if state.rolling:
        return "pig.roll-first"
    return "pig.hold-something" if act is Act.HOLD and not state.pot else None


def play(state: State, step: Act | Fell) -> State:
    if isinstance(step, Act):
        if clause := forbids(state, step):
            raise IllegalAct(clause)
        if step is Act.ROLL:
            return state._replace(rolling=True, ended=None)
        own = {state.seat: state.points[state.seat] + state.pot}  # [pig.hold]
        points = tuple(own.get(Seat(s), n) for s, n in enumerate(state.points))
        return _pass_on(state._replace(points=points), "held")
    if not state.rolling:
        raise ImpossibleFate(PLAY_OVER if result(state) else WAITS_FOR_SEAT)
    if step.number == 1 and (state.die or not state.readings.safe_first_roll):  # [pig.one]
        return _pass_on(state, "lost")
    return state._replace(pot=state.pot + step.number, die=step.number, rolling=False)


def _pass_on(state: State, ended: str) -> State:
    seat = Seat((state.seat + 1) % len(state.points))
    return State(state.readings, state.target, state.points, seat, ended=ended)


def position(state: State) -> dict[str, object] | None:
    begins = not (state.rolling or state.die)
    return {"points": [*state.points], "seat": state.seat + 1} if begins else None


def turn(begun: State, now: State) -> Turn | None:
    delta = tuple(b - a for a, b in zip(begun.points, now.points, strict=True))
    return Turn(begun.seat, now.ended, delta) if now.ended else None


def view(state: State, seat: Seat | None) -> View:
    due = to_act(state)
    texts = tuple(write(due, act) for act in acts(state)) if due is not None and seat == due else ()
    return View(due, state.points, state.pot, str(state.die or ""), texts)


def write(seat: Seat | None, step: Act | Fell) -> str:
    return notation.join(seat, step) if isinstance(step, Act) else f"~ roll {step.number}"


def read(text: str) -> tuple[Seat | None, Act | Fell]:
    match notation.split(text):
        case None, ("roll", "1" | "2" | "3" | "4" | "5" | "6" as number):
            return None, Fell(int(number))
        case seat, ("roll" | "hold" as word,) if seat is not None:
            return seat, Act(word)
    raise NotationError("not-a-step", text=text)


def story(before: State, step: Act | Fell, after: State, _viewer: Seat | None) -> Story:
    who, pot = Who(before.seat), after.pot or before.pot
    if isinstance(step, Fell):
        id_ = "story-pig-one" if after.ended else "story-pig-roll"
        return (Sentence(id_, {"who": who, "n": step.number, "pot": pot}),)
    return (Sentence("story-pig-hold", {"who": who, "pot": pot}),) if step is Act.HOLD else ()


def sum_up(turn: Turn) -> Story:
    won = turn.delta[turn.seat]
    return (Sentence(f"turn-pig-{turn.outcome}", {"who": Who(turn.seat), "n": won}),)


def deckhand(view: View, offers: Offers, _uniform: Uniform) -> Act:
    return Act.HOLD if view.pot >= 20 and Act.HOLD in offers[Act] else Act.ROLL


def numbers(view: View, seat: Seat) -> Numbers:
    return {"points": from_seat(view.points, seat), "pot": [view.pot]}


GAME: Game[State, Act, Fell] = Game(
    key="pig",
    prefix="pig",
    messages="doubloon_pig.messages",
    seats=range(2, 7),
    editions=editions.names(__package__),
    readings=lambda edition: editions.readings(__package__, Setup(2, edition), Readings()),
    endings=("target",),
    turn_type=Turn,
    faces={str(n): f"die-{n}" for n in range(1, 7)},
    default_target=TARGET,
    start=start,
    to_act=to_act,
    turn_of=lambda state: state.seat,
    acts=acts,
    forbids=forbids,
    fates=lambda state: [(Fell(n), 1) for n in range(1, 7)] if state.rolling else [],
    draw=lambda _state, uniform: Fell(1 + uniform(6)),
    play=play,
    points=lambda state: state.points,
    result=result,
    position=position,
    turn=turn,
    view=view,
    story=story,
    sum_up=sum_up,
    write=write,
    read=read,
    bots=lambda: Bots({"deckhand": lambda _setup: deckhand}),
    encoder=lambda: Encoder(
        lambda state: [Part("points", len(state.points), 10_000), Part("pot", 1, 10_000)],
        numbers,
        actions=lambda _seats: len(Act),
        action=lambda _state, act: [*Act].index(act),
    ),
)
