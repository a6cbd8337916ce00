"""Research environments for the games; they need the extra `research` (docs/research.md)."""

from typing import Any

try:
    from doubloon.envs.game_env import GameEnv, env
except ModuleNotFoundError as missing:
    raise ImportError(
        "research environments need an extra: pip install doubloon[research]"
    ) from missing

__all__ = ["GameEnv", "batch_env", "env"]


def batch_env(game: str, plays: int, seats: int = 2, **agreed: Any) -> Any:
    """Many plays at once on a kernel, as a `BatchEnv`. The first call loads Numba."""
    from doubloon.envs.batch import BatchEnv

    return BatchEnv(game, plays, seats, **agreed)
