"""Every error that the library raises on purpose.

* DoubloonError
  * IllegalAct       the act can be read, but a clause forbids it here
  * ImpossibleFate   chance cannot do this: the record or the dice are wrong
  * NotationError    the text of a step cannot be read
  * PositionError    no play can reach the position of a `[start]` table
  * RecordError      the header of a record is wrong, or a claim in it is false
  * FileError        a file cannot be read or written
  * FairnessError    the dice of a record do not match their commitment, or cannot be proved

All are ValueErrors, and a refused call changes nothing. An error has a problem (the ID
of a clause, or a short name) and facts, but no sentence: the catalogues have the
sentences in each language.
"""

from typing import ClassVar

Fact = str | int


class DoubloonError(ValueError):
    kind: ClassVar[str] = "error"

    def __init__(self, problem: str, **facts: Fact) -> None:
        shown = ", ".join(f"{name} {value!r}" for name, value in facts.items())
        super().__init__(f"{problem}: {shown}" if shown else problem)
        self.problem = problem
        self.facts = facts
        self.step: int | None = None

    @property
    def clause(self) -> str | None:
        """The ID of the broken clause; None for other problems, whose names have no dot."""
        return self.problem if "." in self.problem else None

    def at_step(self, number: int, text: str) -> None:
        """Note which step of a record was refused, counted from one."""
        self.step = number
        self.add_note(f"at step {number} of the record: {text!r}")


class IllegalAct(DoubloonError):
    kind = "illegal-act"


class ImpossibleFate(DoubloonError):
    kind = "impossible-fate"


class NotationError(DoubloonError):
    kind = "notation"


class PositionError(DoubloonError):
    kind = "position"


class RecordError(DoubloonError):
    kind = "record"


class FileError(DoubloonError):
    kind = "file"
    more: tuple["FileError", ...] = ()
    """What else is wrong with the same file."""


class Problems:
    """Collects everything that is wrong with a data file, so that all of it is told at once.

    A file error raised inside `with problems:` is noted, and the reader goes on behind the block.
    """

    def __init__(self) -> None:
        self._found: list[FileError] = []

    def __enter__(self) -> None: ...

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if not isinstance(error, FileError):
            return False
        self._found += (error, *error.more)
        return True

    def refuse(self) -> None:
        """Raise the first problem, if there is one; it carries the others."""
        if self._found:
            first, *rest = self._found
            first.more = tuple(rest)
            raise first


class FairnessError(DoubloonError):
    kind = "fairness"
