"""Messages of the terminal, lists and pieces in words, and players' names."""

from collections.abc import Iterable, Sequence

from doubloon.locales import say
from doubloon.locales.telling import join_list


def part(key: str, /, **facts: object) -> str:
    """The message `terminal-<key>`."""
    return say(f"terminal-{key}", facts)


def tell(key: str, /, **facts: object) -> str:
    """The message `terminal-<key>` with a capital first letter."""
    text = part(key, **facts)
    return text[:1].upper() + text[1:]


def join_words(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return join_list([*parts])


def describe_pieces(of: str, letters: str) -> str:
    """Dice, keys or chests in words, such as `2 sabres and a coin`, in order of appearance."""
    return join_words(
        say(f"{of}-{letter}", {"n": letters.count(letter)}) for letter in dict.fromkeys(letters)
    )


def display_names(names: Sequence[str]) -> list[str]:
    """The players' names, safe to print and all different."""
    clean = ["".join(c if c.isprintable() else "?" for c in name)[:24].strip() for name in names]
    alike = [name.casefold() for name in clean]
    return [
        name if name and alike.count(name.casefold()) == 1 else f"{name} p{seat}".strip()
        for seat, name in enumerate(clean, start=1)
    ]
