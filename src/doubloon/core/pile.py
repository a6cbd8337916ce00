"""A face-down pile: a shuffle nobody has seen, lying on cards everybody saw go under.

The order of the unseen part is not stored, because nobody at the table knows it:
each draw is chance, weighted by what is left. So the future never sits in a state.
"""

from typing import NamedTuple

from doubloon.core.dice import Counts


class Pile(NamedTuple):
    unseen: Counts
    """Cards of each kind whose order nobody knows; they lie on top."""
    under: tuple[Counts, ...] = ()
    """Cards put under the pile, top first, in groups; inside a group nobody knows the order."""

    @property
    def size(self) -> int:
        return sum(self.unseen) + sum(map(sum, self.under))

    @property
    def top(self) -> Counts:
        """The cards one of which lies on top, each as likely as the others.

        >>> Pile((2, 0, 1), ((0, 1, 0),)).top
        (2, 0, 1)
        >>> Pile((0, 0, 0), ((0, 1, 0), (1, 0, 0))).top
        (0, 1, 0)
        """
        return self.unseen if not self.under or any(self.unseen) else self.under[0]

    def draws(self) -> tuple[tuple[int, int], ...]:
        """Each kind the top card can be, with its weight; empty if the pile is.

        >>> Pile((2, 0, 1), ((0, 1, 0),)).draws()
        ((0, 2), (2, 1))
        >>> Pile((0, 0, 0), ((0, 1, 1),)).draws()
        ((1, 1), (2, 1))
        """
        return tuple((kind, n) for kind, n in enumerate(self.top) if n)

    def after_drawing(self, kind: int) -> "Pile":
        """The pile without its top card, which was of this kind.

        >>> Pile((0, 0, 0), ((0, 1, 0), (1, 0, 0))).after_drawing(1)
        Pile(unseen=(0, 0, 0), under=((1, 0, 0),))
        """
        top = self.top
        assert top[kind], "no such card can lie on top"
        left = (*top[:kind], top[kind] - 1, *top[kind + 1 :])
        if any(self.unseen):
            return Pile(left, self.under)
        return Pile(self.unseen, (left, *self.under[1:]) if any(left) else self.under[1:])

    def after_returning(self, *groups: Counts) -> "Pile":
        """The pile with these cards under it; an empty group is none."""
        return Pile(self.unseen, (*self.under, *filter(any, groups)))
