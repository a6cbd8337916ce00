"""The contract of a game: all that the rest of the program may know about it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from doubloon.core.dice import Uniform
from doubloon.core.parts import (
    Adviser,
    Batch,
    Bots,
    Charts,
    Components,
    Encoder,
    Kernel,
    TerminalBoard,
)
from doubloon.core.readings import agree, find_rules_only
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.core.story import Story, tell_best_turns

State = TypeVar("State")
Act = TypeVar("Act")
Fate = TypeVar("Fate")

PLAY_OVER = "play.over"
"""The clause that forbids every step after the end of a play."""

WAITS_FOR_SEAT = "play.waits-for-seat"
"""The clause that forbids a fate while a seat is to act."""


OPTIONAL = {"optional": True}
"""The metadata of a field of a `turn_type` that is left out if it is None."""


@dataclass(frozen=True, slots=True)
class Result:
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    ending: str


@dataclass(frozen=True, slots=True)
class Asked:
    """How a half-written act, such as `rob-chests p2 w`, can continue."""

    more: tuple[str, ...]
    """Longer texts that lead to a legal act, each one choice further."""
    whole: bool
    """Whether the text is a legal act as it stands."""
    clause: str | None = None
    """The clause that forbids every act with this beginning; then `more` is empty."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[State, Act, Fate]):
    """One game as a declared plug-in: rules as pure functions, traits, and parts.

    A state waits for a seat, waits for chance, or is over; exactly one holds.
    """

    # Traits: what the rest of the program needs to know before a play begins.
    key: str
    """The name in records, on command lines and in addresses, such as `pig`."""
    prefix: str
    """What its clauses and messages begin with: `ms` in `ms.reroll-two` and `ms-reroll-two`."""
    messages: str
    """The package that holds its catalogues, `en.ftl` and one file for each other language."""
    seats: range
    seats_clause: str = "seat-count"
    """The clause that says how many can play; unless a game names one, a problem of any game."""
    editions: tuple[str, ...]
    """The default edition comes first."""
    readings: Callable[[str], Any]
    """The readings of an edition, as a frozen dataclass (core.readings)."""
    earlier_readings: Callable[[str], Fields] = lambda _edition: {}
    """The readings of an edition that a ruling has changed since, as they were before it."""
    endings: tuple[str, ...]
    """How a play can end by the rules; kernels number them in this order."""
    turn_type: type[Any]
    """The dataclass that says what a turn came to; it has at least `seat`, `outcome`, `delta`."""
    faces: Mapping[str, str] = field(default_factory=dict)
    """The letters of its dice and what they show, in notation order; empty without dice."""
    default_target: int | None = None
    """The target a table plays to unless it agrees on another; None: there is none to agree on."""
    shuffles_seats: bool = False
    """Whether seats are shuffled at the start of a play unless the table agrees otherwise."""
    components: Components | None = None
    """The parts of its box that an owner can replace."""

    # Rules.
    start: Callable[[Setup], State]
    to_act: Callable[[State], Seat | None]
    turn_of: Callable[[State], Seat]
    """Whose turn it is, also while chance is due."""
    acts: Callable[[State], Iterable[Act]]
    forbids: Callable[[State, Act], str | None]
    """The clause that forbids an act of the seat to act, or None: the only judge."""
    fates: Callable[[State], Iterable[tuple[Fate, int]]]
    draw: Callable[[State, Uniform], Fate]
    play: Callable[[State, Act | Fate], State]
    points: Callable[[State], tuple[int, ...]]
    """The points of every seat now, also before the end."""
    result: Callable[[State], Result | None]
    position: Callable[[State], dict[str, object] | None]
    """The `[start]` table, as everybody may know it, of a state in which a turn begins."""
    begins_turn: Callable[[State], bool] = lambda _state: False
    """Whether the chance due is the first roll or card of a turn, which a person at a table can
    make by hand. It is asked only while chance is due."""
    turn: Callable[[State, State], Any]
    """What the turn begun in the first state came to (a `turn_type`), if the second state has
    just ended it; otherwise None."""
    view: Callable[[State, Seat | None], Any]
    """What a seat (None: a spectator) may know, as a dataclass of plain data."""
    story: Callable[[State, Act | Fate, State, Seat | None], Story]
    """What a step did, given the states around it, as a seat (None: everybody) may know it."""
    sum_up: Callable[[Any], Story]
    """What a turn came to, as sentences."""
    highlights: Callable[[Sequence[Any], int], tuple[Story, ...]] = tell_best_turns
    """What each seat did in a play, given all its turns and the number of seats: a story for each
    seat, in phrases that stand beside its name."""
    write: Callable[[Seat | None, Act | Fate], str]
    read: Callable[[str], tuple[Seat | None, Act | Fate]]
    explains_end: Callable[[State], str | None] = lambda _state: None
    """The clause by which the last step ended a turn, or None if the seat ended it by choice.
    It is asked only in such a state, and given to the seat if it acts once more."""
    reveals: Callable[[State, Act], bool] = lambda _state, _act: False
    """Whether an act shows its seat hidden cards, so that it cannot be taken back."""
    offers: Callable[[State], Mapping[type, Sequence[Act]]] | None = None
    """The legal acts by kind, for games with too many to list; the sequences are lazy."""
    ask: Callable[[State, str], "Asked"] | None = None
    """How a half-written act can continue, for games with too many acts to list."""
    redeal: Callable[[State, Seat | None, Uniform], State] | None = None
    """Another state that looks the same to this seat, for games with secrets."""
    conceal: Callable[[State, str, Seat | None], str] | None = None
    """The notation of a step as a seat may know it, with `?` for unseen cards."""

    # Parts: each function imports its part when it is called.
    bots: Callable[[], Bots] | None = None
    """The game's bots; the random bot exists in every game."""
    advice: Callable[[], Adviser] | None = None
    kernel: Callable[[], Kernel] | None = None
    batch: Callable[[], Batch] | None = None
    encoder: Callable[[], Encoder] | None = None
    terminal: Callable[[], TerminalBoard] | None = None
    charts: Callable[[], Charts] | None = None

    @property
    def has_secrets(self) -> bool:
        """Whether seats see different things."""
        return self.conceal is not None


AnyGame = Game[Any, Any, Any]


def find_rules_only_reading(game: AnyGame, setup: Setup) -> str | None:
    """A reading of this setup that only the rules know, if any: no kernel or solver fits then."""
    edition = setup.edition or game.editions[0]
    return find_rules_only(agree(game.readings(edition), setup.readings))


def branches(game: Game[State, Act, Fate], state: State) -> list[tuple[Act | Fate, int]]:
    """Every legal step with its weight; an act weighs one."""
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


def as_fields(turn: Any) -> dict[str, object]:
    """The turn as plain data, seats counted from one: what `replay --json` prints."""
    found: dict[str, object] = {}
    kind: type = type(turn)
    for name, optional, is_seat in _shape(kind):
        value = getattr(turn, name)
        if value is None and optional:
            continue
        if is_seat and value is not None:
            value += 1
        found[name] = [*value] if isinstance(value, tuple) else value
    return found


@cache
def _shape(turn: type) -> tuple[tuple[str, bool, bool], ...]:
    """The fields in order: name, whether it is optional, whether it holds a seat."""
    hints = get_type_hints(turn)
    return tuple(
        (
            field_.name,
            field_.metadata == OPTIONAL,
            hints[field_.name] is Seat or Seat in get_args(hints[field_.name]),
        )
        for field_ in fields(turn)
    )
