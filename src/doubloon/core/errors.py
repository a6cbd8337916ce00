"""Everything the library raises on purpose.

* DoubloonError
  * IllegalAct       it can be read, but a clause of the rules forbids it here
  * ImpossibleFate   chance cannot do that: a corrupt record or a broken dice source
  * NotationError    the text of a step cannot be read
  * PositionError    a `[start]` table no play could reach
  * RecordError      the header of a record is wrong, or a claim in it does not hold
  * FileError        there is no record to read
  * FairnessError    the dice of a record are not those promised, or cannot be proved

All are ValueErrors, and none leaves anything changed. An error carries a
problem (a clause ID or a short name) and the facts around it, never a
sentence: sentences are in the catalogues, one language each.
"""

from typing import ClassVar

Fact = str | int


class DoubloonError(ValueError):
    kind: ClassVar[str] = "error"

    def __init__(self, problem: str, **facts: Fact) -> None:
        told = ", ".join(f"{name} {value!r}" for name, value in facts.items())
        super().__init__(f"{problem}: {told}" if told else problem)
        self.problem = problem
        self.facts = facts
        self.step: int | None = None

    @property
    def clause(self) -> str | None:
        """The clause that was broken; problems that are no clause have no dot."""
        return self.problem if "." in self.problem else None

    def at_step(self, number: int, text: str) -> None:
        """Remember which step of a record, counted from one, was refused."""
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


class FairnessError(DoubloonError):
    kind = "fairness"
