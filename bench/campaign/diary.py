"""What one honest person was told and did, as the referee reads it afterwards."""

from dataclasses import dataclass, field

MOST_MISSED = 300
"""Steps that a client may miss and still be told, as the protocol says."""


@dataclass(frozen=True, slots=True)
class Act:
    """An act that was answered by `done`: `n` is the number in the answer."""

    play: str
    seat: int
    n: int
    text: str
    wanted: float
    done: float


@dataclass(frozen=True, slots=True)
class Told:
    """Steps of one view: the number of the first, and their texts."""

    play: str
    seat: int | None
    since: int
    n: int
    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Loss:
    """A connection that ended, or an attempt to open one that failed."""

    begun: float
    at: float
    why: str


@dataclass(slots=True)
class Diary:
    """A person's memory. Times are of the monotonic clock."""

    who: str
    told: list[Told] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    """Refusals by problem."""
    played: dict[str, int] = field(default_factory=dict)
    """By play, the seat in which this person alone acted."""
    over: set[str] = field(default_factory=set)
    """Plays whose result this person saw."""

    def refuse(self, problem: str) -> None:
        self.refused[problem] = self.refused.get(problem, 0) + 1
