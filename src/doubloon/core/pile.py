"""A face-down pile: shuffled cards that nobody has seen, on top of cards everybody has seen.

A state never holds the order of unseen cards, because nobody knows it. Each draw is
chance, weighted by the cards that are left.
"""

from typing import NamedTuple

from doubloon.core.dice import Counts


class Pile(NamedTuple):
    unseen: Counts
    """The number of unseen cards of each kind; they are on top, in unknown order."""
    under: tuple[Counts, ...] = ()
    """Groups of cards put under the pile, top first; the order inside a group is unknown."""

    @property
    def size(self) -> int:
        return sum(self.unseen) + sum(map(sum, self.under))

    @property
    def top(self) -> Counts:
        """The cards of which one is on top, all equally likely.

        >>> Pile((2, 0, 1), ((0, 1, 0),)).top
        (2, 0, 1)
        >>> Pile((0, 0, 0), ((0, 1, 0), (1, 0, 0))).top
        (0, 1, 0)
        """
        return self.unseen if not self.under or any(self.unseen) else self.under[0]

    def draws(self) -> tuple[tuple[int, int], ...]:
        """Each kind that the top card can be, with its weight; empty if the pile is empty.

        >>> Pile((2, 0, 1), ((0, 1, 0),)).draws()
        ((0, 2), (2, 1))
        >>> Pile((0, 0, 0), ((0, 1, 1),)).draws()
        ((1, 1), (2, 1))
        """
        return tuple((kind, n) for kind, n in enumerate(self.top) if n)

    def after_drawing(self, kind: int) -> "Pile":
        """The pile without its top card, which is of this kind.

        >>> Pile((0, 0, 0), ((0, 1, 0), (1, 0, 0))).after_drawing(1)
        Pile(unseen=(0, 0, 0), under=((1, 0, 0),))
        """
        top = self.top
        assert top[kind], "no such card can be on top"
        left = (*top[:kind], top[kind] - 1, *top[kind + 1 :])
        if any(self.unseen):
            return Pile(left, self.under)
        return Pile(self.unseen, (left, *self.under[1:]) if any(left) else self.under[1:])

    def after_returning(self, *groups: Counts) -> "Pile":
        """The pile with these groups of cards under it; empty groups are left out."""
        return Pile(self.unseen, (*self.under, *filter(any, groups)))
