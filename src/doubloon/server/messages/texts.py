"""Text that people send to each other."""

from doubloon.server.messages.refusals import LimitError


def clean_line(text: str, longest: int) -> str:
    """The text as one line of printable characters; refused if it is empty or too long."""
    line = " ".join(text.split())
    if not line or not line.isprintable() or len(line) > longest:
        raise LimitError("limit-plain-text", longest=longest)
    return line


def clean_code(typed: str) -> str:
    """A table's code however it was typed: with spaces or dashes, in small letters."""
    return "".join(letter for letter in typed if letter.isalnum()).upper()
