"""Functions over machine numbers, compiled once and kept. Importing this loads Numba."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from numba import njit

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def compiled(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """The same function at the speed of C.

    What is kept is renewed when the function's own file changes, so everything a
    compiled function calls belongs into its file.
    """
    return cast(Callable[Arguments, Answer], njit(cache=True)(function))
