"""Access to the kernels of games."""

from importlib.util import find_spec

from doubloon.core.game import AnyGame
from doubloon.core.parts import Kernel


def is_fast() -> bool:
    """Whether the packages that kernels need are installed (the extra `fast`)."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def kernel(game: AnyGame) -> Kernel:
    """The kernel of a game that has one; loading it imports Numba, which takes about a second."""
    assert game.kernel is not None, game.key
    return game.kernel()
