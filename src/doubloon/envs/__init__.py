"""Research environments over the games; needs the extra `research` (docs/research.md).

>>> from doubloon.envs import env
>>> table = env("mille-sabords", seats=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'seat_1'
>>> sorted(table.last()[0])
['action_mask', 'observation']
"""

from typing import Any

try:
    from doubloon.envs.table import Table, env
except ModuleNotFoundError as missing:
    raise ImportError(
        "research environments need more: pip install doubloon[research]"
    ) from missing

__all__ = ["Table", "env", "fleet"]


def fleet(game: str, plays: int, seats: int = 2, **agreed: Any) -> Any:
    """Many plays at once over a kernel: loads Numba, which takes a moment."""
    from doubloon.envs.vector import Fleet

    return Fleet(game, plays, seats, **agreed)
