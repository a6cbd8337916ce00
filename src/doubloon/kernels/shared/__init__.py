"""Compiled loops that are the same in every game, each written once.

Numba resolves the functions that a loop calls among the loop's own globals. So the loop must be
compiled once for each game, with that game's globals. Closures made by a factory would do, but
Numba never finds them in its disk cache. Therefore the other files in this folder are executed
in the namespace of a game's module, as `#include` does in C.
"""

import sys
from pathlib import Path
from typing import Any


def include(name: str, namespace: dict[str, Any]) -> None:
    """Define the functions of `shared/<name>.py` in the namespace of a module.

    They belong to that module: their `__module__` is its name, and `compiled` stores them in the
    cache folder of its game. Their file is the shared one, so tracebacks show the right lines.
    `kernel` is defined as the package that holds the module: the kernel of the game.
    """
    file = Path(__file__).parent / f"{name}.py"
    docstring = namespace["__doc__"]
    namespace["kernel"] = sys.modules[namespace["__package__"]]
    exec(compile(file.read_bytes(), str(file), "exec", dont_inherit=True), namespace)
    namespace["__doc__"] = docstring
