"""Sentences from their parts: numbers that decline, lists that end in “and”, dice by name."""

from collections.abc import Iterable, Sequence

from doubloon.locales import say
from doubloon.locales.telling import join_list


def part(key: str, /, **facts: object) -> str:
    """A message of the terminal's own, for inside a sentence."""
    return say(f"terminal-{key}", facts)


def tell(key: str, /, **facts: object) -> str:
    """The same as a sentence, its first letter a capital whoever it is about."""
    text = part(key, **facts)
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return join_list([*parts])


def pieces(of: str, letters: str) -> str:
    """Dice, keys or chests in words: `2 sabres and a coin`; in the order they first appear."""
    return listed(
        say(f"{of}-{letter}", {"n": letters.count(letter)}) for letter in dict.fromkeys(letters)
    )


def known_as(names: Sequence[str]) -> list[str]:
    """What players are called at the table: harmless to print, and no two alike."""
    clean = ["".join(c if c.isprintable() else "?" for c in name)[:24].strip() for name in names]
    alike = [name.casefold() for name in clean]
    return [
        name if name and alike.count(name.casefold()) == 1 else f"{name} p{seat}".strip()
        for seat, name in enumerate(clean, start=1)
    ]
