"""Kernels of games, for whoever needs one."""

from importlib.util import find_spec

from doubloon.core.game import AnyGame
from doubloon.core.parts import Kernel


def is_fast() -> bool:
    """Whether what kernels need is installed: the extra `fast`."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def kernel(game: AnyGame) -> Kernel:
    """The kernel of a game that has one; loads Numba, which takes a moment."""
    assert game.kernel is not None, game.key
    return game.kernel()
