"""The parts that a game can bring beside its rules.

`Game` has a function for each part that imports and returns it, so that NumPy, Numba and
Rich are loaded only where they are used. `load_on_demand` makes such a function.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from doubloon.core import editions
from doubloon.core.advice import Advice, Effort, Goal, Judge
from doubloon.core.dice import Uniform
from doubloon.core.encoding import Numbers, Part
from doubloon.core.setup import Fields, Seat, Setup
from doubloon.core.story import Story


def load_on_demand(module: str, name: str | None = None) -> Callable[[], Any]:
    """A function that imports a module and returns it, or what has this name in it."""

    def load() -> Any:
        found = import_module(module)
        return found if name is None else getattr(found, name)

    return load


Offers = Mapping[type, Sequence[Any]]
"""The legal acts by kind."""

Bot = Callable[[Any, Offers, Uniform], Any]
"""A player: gets its view, the legal acts and a source of chance, and returns an act."""


@dataclass(frozen=True, slots=True)
class Bots:
    """A game's own players."""

    players: Mapping[str, Callable[..., Bot]]
    """A factory for each level, called with the agreed setup; the random level is built in."""
    searches: tuple[str, ...] = ()
    """Levels that accept an effort, such as `captain:600`."""
    compiled: tuple[str, ...] = ()
    """Levels that play weaker where no code can be compiled."""
    fitted: tuple[str, ...] = ()
    """Levels whose evaluation was fitted to the box that ships: with another, approximate."""


def _no_works(_setup: Setup) -> tuple[Any, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Adviser:
    """The values of positions and acts of a game."""

    goals: tuple[Goal, ...]
    """What can be maximised; the first is the usual one."""
    advise: Callable[[Any, Goal], Advice]
    usual_goal: Callable[[Any], Goal] | None = None
    """The usual goal in a state, if that is not always the first."""
    works: Callable[[Setup], Iterable[Any]] = _no_works
    """The tables (`solving.tables.Work`, `solving.layers.LayeredWork`) that can be computed under
    these terms."""
    wanted: Callable[[Setup], Iterable[Any]] = _no_works
    """Those of them that may be computed in the background."""
    judge: Callable[[Sequence[Any], Goal, Effort], Sequence[Judge]] | None = None
    """A judge for each turn that begins in one of these states, in order.

    Refused where no values are known under these terms."""
    judged: tuple[Goal, ...] = ()
    """The goals by which it can judge; the first is the usual one."""


class Kernel(Protocol):
    """The rules over machine integers, compiled (docs/kernels.md)."""

    @property
    def LEVELS(self) -> tuple[str, ...]: ...
    @property
    def __name__(self) -> str: ...
    @property
    def STATE(self) -> Any: ...
    def covers(self, setup: Setup, /) -> str | None: ...
    def tables(self, setup: Setup, /) -> Any: ...
    def pack(self, state: Any, /) -> Any: ...
    def encode(self, state: Any, step: Any, /) -> int: ...
    def decode(self, state: Any, code: int, /) -> Any: ...
    def waits_for(self, s: Any, /) -> int: ...
    def kinds(self, s: Any, t: Any, /) -> int: ...
    def many(self, s: Any, t: Any, kind: int, /) -> int: ...
    def act(self, s: Any, t: Any, kind: int, n: int, /) -> int: ...
    def fates(self, s: Any, t: Any, /) -> int: ...
    def fate(self, s: Any, t: Any, n: int, /) -> int: ...
    def weight(self, s: Any, t: Any, n: int, /) -> int: ...
    def ways(self, s: Any, t: Any, /) -> int: ...
    def fallen(self, s: Any, t: Any, way: int, /) -> int: ...
    def play(self, s: Any, t: Any, step: int, /) -> None: ...
    def points(self, s: Any, t: Any, seat: int, /) -> int: ...
    def winners(self, s: Any, /) -> int: ...
    def ending(self, s: Any, /) -> int: ...
    def decide(self, s: Any, t: Any, level: int, /) -> int: ...
    def count(self, stack: Any, t: Any, depth: int, /) -> tuple[int, int]: ...
    def play_out(self, s: Any, t: Any, levels: Any, /) -> tuple[int, int]: ...
    def play_many(
        self, results: Any, s: Any, start: Any, t: Any, levels: Any, seed: Any, first: int, /
    ) -> None: ...


class Batch(Protocol):
    """Many plays of a kernel at once, for vectorised environments."""

    def number(self, s: Any, t: Any, code: int, /) -> int:
        """The number of the action for an act."""

    def code(self, s: Any, t: Any, action: int, /) -> int:
        """The act for an action."""

    def fill_mask(self, mask: Any, s: Any, t: Any, /) -> None:
        """Set the mask to the legal actions."""

    def begin_all(
        self, s: Any, start: Any, t: Any, seed: Any, plays: Any, level: int, masks: Any, /
    ) -> None: ...
    def act_all(
        self,
        s: Any,
        start: Any,
        t: Any,
        seed: Any,
        plays: Any,
        level: int,
        masks: Any,
        actions: Any,
        rewards: Any,
        ended: Any,
        /,
    ) -> None: ...


@dataclass(frozen=True, slots=True)
class Encoder:
    """Views and acts of a game as numbers, for research environments (docs/research.md).

    A game with a short fixed list of acts needs `parts`, `numbers`, `actions` and `action`.
    """

    parts: Callable[[Any], list[Part]]
    """The parts of an observation in plays that begin in this state."""
    numbers: Callable[..., Numbers]
    """The numbers of each part for a view and its seat. Where acts are built word by word, a
    third argument is the text of the half-written act."""
    actions: Callable[[int], int]
    """The number of actions with so many seats."""
    action: Callable[[Any, Any], int] | None = None
    """The number of an act in a state; None if acts are built word by word."""
    ways: Callable[[Any, Seat, str], dict[int, str]] | None = None
    """The actions that continue a half-written act, and the longer text after each."""
    is_whole: Callable[[Any, str], bool] | None = None
    """Whether a text is an act that cannot be longer."""
    many: Callable[[Any, Any, int], Any] | None = None
    """The numbers of many packed states at once, if the game has a batch."""


@dataclass(frozen=True, slots=True)
class Charts:
    """What a person can learn from the solutions of a game (docs/charts.md)."""

    draw: Callable[[str], Any]
    """The chart (`solving.charts.Chart`) of an edition."""
    pocket: Callable[[Setup], Bot]
    """The pocket rule as a bot."""
    lines: int
    """The number of its lines, the messages `pocket-<prefix>-1` …"""
    goals: tuple[Goal, ...]
    """What its loss is measured in."""

    def name_lines(self, prefix: str) -> list[str]:
        """The messages of its lines, by the prefix of the game's messages."""
        return [f"pocket-{prefix}-{n}" for n in range(1, self.lines + 1)]


Choice = tuple[str, str]
"""An act in notation without its seat, and what it does in words."""


@dataclass(frozen=True, slots=True)
class TerminalBoard:
    """How a game looks in the terminal. All functions get the view of one seat."""

    draw: Callable[[Any, Sequence[str], Any], list[Any]]
    """The whole board as lines of rich text, given a view, names and a pen."""
    explain: Callable[[Any, Sequence[str]], list[str]]
    """What the seat to act has to decide, in sentences."""
    choices: Callable[[Any, Sequence[str]], list[Choice]]
    """The acts to list with a number; all of them if they are few."""
    spell: Callable[[list[str], Any, Sequence[str]], str]
    """The notation of what was typed, with short forms written out."""
    go_on: Callable[[str, Sequence[str], Any, Sequence[str]], list[Choice]] | None = None
    """The choices after a half-written act, if acts are built word by word."""


def _no_story(_own: Fields) -> Story:
    return ()


@dataclass(frozen=True, slots=True)
class Components:
    """The parts of a game's box that an owner can correct in a data file.

    `start` refuses a wrong file with a `FileError` that names the field and carries all others.
    """

    option: str
    """The command-line option that names the file: `board` is `--board FILE`."""
    package: str
    file: str
    """The file that ships, a resource of this package."""
    differences: Callable[[Fields], Story] = _no_story
    """What a corrected box has that the one that ships has not; the file must be right."""

    @property
    def shipped(self) -> Fields:
        """The components that ship."""
        return editions.load(self.package, self.file)
