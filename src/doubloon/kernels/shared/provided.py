"""The names that a game's module provides to the shared files. Only the type checker needs it."""

from collections.abc import Callable
from typing import Any

from doubloon.core.parts import Kernel

kernel: Kernel
"""The kernel of the game; `include` defines it."""

number: Callable[[Any, Any, Any], Any]
"""The action of an act, from the game's `batch.py` (`core.parts.Batch`)."""

code: Callable[[Any, Any, Any], Any]
"""The act of an action."""
