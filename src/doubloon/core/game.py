"""What the rest of the program may know about a game: these functions, no more."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NewType, TypeVar

from doubloon.core.dice import Uniform

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in code and from 1 in notation."""

Table = Mapping[str, object]
"""Values as a record holds them: text, whole numbers, truths, lists, tables of these."""

State = TypeVar("State")
Act = TypeVar("Act")
Fate = TypeVar("Fate")

PLAY_OVER = "play.over"
"""The clause that forbids every act once a play is over."""

WAITS_FOR_SEAT = "play.waits-for-seat"
"""The clause a fate breaks when a seat has to choose first."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before a play began, as a record or a command line says it."""

    seats: int
    edition: str | None = None
    readings: Table = field(default_factory=dict)
    target: int | None = None
    start: Table | None = None
    components: Table | None = None
    """Component data to use instead of the edition's own, for owners of another box."""


@dataclass(frozen=True, slots=True)
class Result:
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str


@dataclass(frozen=True, slots=True)
class Asked:
    """What may follow a half-written act (`rob-chests p2 w`, without its seat)."""

    more: tuple[str, ...]
    """Longer texts that still lead to a legal act, one choice further each."""
    whole: bool
    """Whether the text is a legal act as it stands."""
    clause: str | None = None
    """What forbids every act that begins like this; then there is nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[State, Act, Fate]):
    """The rules of one game, as a table of pure functions.

    A state waits for a seat, waits for chance, or is over; exactly one holds.
    """

    key: str
    seats: range
    editions: tuple[str, ...]
    """The default edition comes first."""
    start: Callable[[Setup], State]
    to_act: Callable[[State], Seat | None]
    acts: Callable[[State], Iterable[Act]]
    forbids: Callable[[State, Act], str | None]
    """The clause that forbids an act of the seat to act, or None: the only judge."""
    fates: Callable[[State], Iterable[tuple[Fate, int]]]
    draw: Callable[[State, Uniform], Fate]
    play: Callable[[State, Act | Fate], State]
    points: Callable[[State], tuple[int, ...]]
    """What counts at this moment, also before the end."""
    result: Callable[[State], Result | None]
    position: Callable[[State], dict[str, object] | None]
    """The `[start]` table, as everybody may know it, of a state in which a turn begins."""
    turn: Callable[[State, State], dict[str, object] | None]
    """What the turn begun in the first state came to, if the second state has just ended it."""
    view: Callable[[State, Seat | None], Any]
    """What a seat (None: a spectator) may know, as plain data."""
    write: Callable[[Seat | None, Act | Fate], str]
    read: Callable[[str], tuple[Seat | None, Act | Fate]]
    reveals: Callable[[State, Act], bool] = lambda _state, _act: False
    """Whether an act shows its seat something hidden, so that it cannot be taken back."""
    offers: Callable[[State], Mapping[type, Sequence[Act]]] | None = None
    """The legal acts by kind, for games with too many to list: counted and indexed lazily."""
    ask: Callable[[State, str], "Asked"] | None = None
    """The ways to go on from a half-written act, for games with too many acts to list."""
    redeal: Callable[[State, Seat | None, Uniform], State] | None = None
    """Another state that looks the same to this seat, for games with secrets."""
    conceal: Callable[[State, str, Seat | None], str] | None = None
    """A step of this state as a seat may write it down, unseen cards as `?`."""


AnyGame = Game[Any, Any, Any]


def branches(game: Game[State, Act, Fate], state: State) -> list[tuple[Act | Fate, int]]:
    """Every step that may follow, with its weight; an act weighs one."""
    if game.to_act(state) is None:
        return [*game.fates(state)]
    return [(act, 1) for act in game.acts(state)]


def offers(game: Game[State, Act, Fate], state: State) -> Mapping[type, Sequence[Act]]:
    """The legal acts of the seat to act, by kind."""
    if game.offers is not None:
        return game.offers(state)
    acts = tuple(game.acts(state))
    kinds = dict.fromkeys(map(type, acts))
    if len(kinds) == 1:
        return dict.fromkeys(kinds, acts)
    return {kind: [act for act in acts if type(act) is kind] for kind in kinds}
