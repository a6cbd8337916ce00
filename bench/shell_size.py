"""The bytes a browser fetches before the first page is painted, compressed with gzip.

    python bench/shell_size.py

Reads the built client (`make client`): the page, its styles, the scripts it imports at once,
and the catalogue of one language.
"""

import gzip
import re
from pathlib import Path

STATIC = Path(__file__).resolve().parents[1] / "src" / "doubloon" / "server" / "static"


def parts(static: Path = STATIC) -> dict[str, int]:
    """The compressed bytes of each file; of the catalogues, only the largest."""
    page = (static / "index.html").read_text("utf-8")
    wanted = [static / name.lstrip("/") for name in re.findall(r'"(/assets/[^"]+)"', page)]
    found: dict[Path, None] = {static / "index.html": None}
    while wanted:
        file = wanted.pop()
        if file in found:
            continue
        found[file] = None
        if file.suffix == ".js":
            script = file.read_text("utf-8")
            imported = re.findall(r'(?:\bfrom|\bimport)\s*"(\./[^"]+\.js)"', script)
            wanted += [file.parent / name for name in imported]
    catalogues = sorted((static / "assets").glob("frame-*.js"), key=packed)
    return {file.name: packed(file) for file in [*found, catalogues[-1]]}


def packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    sizes = parts()
    print("Bytes before the first paint, compressed with gzip:")
    for name, size in sizes.items():
        print(f"{size:7}  {name}")
    print(f"{sum(sizes.values()):7}  total")
