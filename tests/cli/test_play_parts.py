"""The small parts of the terminal: words, pictures, chance, and the folder of plays."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.text import Text

from doubloon.bots import LEVELS
from doubloon.cli.terminal import keeper, seating
from doubloon.cli.terminal.chance import source
from doubloon.cli.terminal.clauses import clauses, describe_clause
from doubloon.cli.terminal.decision import COMMANDS
from doubloon.core.errors import FileError
from doubloon.core.game import AnyGame
from doubloon.core.record import Record
from doubloon.drawing import dice
from doubloon.drawing.board import find_seat
from doubloon.drawing.pictures import Pen, Row, box, flow, ledger, wrap
from doubloon.drawing.words import display_names, join_words, part
from doubloon.games import BUILT_IN
from doubloon.games.gold_up import terminal
from doubloon.locales import keys

RECORD = Record(game="kings-gold", seats=("you", "deckhand"), steps=("~ opening 12kcx",))


def plain(picture: list[Text]) -> list[str]:
    return [line.plain for line in picture]


def test_a_box_has_words_in_its_edges() -> None:
    assert plain(box(["one", "three"], Pen(), head="a", foot="b")) == [
        "╭─ a ─╮",
        "│one  │",
        "│three│",
        "╰─ b ─╯",
    ]
    assert plain(box(["x"], Pen(fancy=False), foot="long")) == ["+-+", "|x|", "+-+"]


def test_pictures_flow_into_the_width() -> None:
    pictures = [[Text("aaa")], [Text("bbb")], [Text("ccc")]]
    assert plain(flow(pictures, Pen(7))) == ["aaa bbb", "ccc"]
    assert plain(flow(pictures, Pen(2))) == ["aaa", "bbb", "ccc"]


def test_a_ledger_lines_up() -> None:
    rows = [Row("Anne", 5, 0.5, due=True), Row("Bo", 10, 1.0, note="!")]
    assert plain(ledger(rows, Pen(17))) == ["> Anne  5 ██░░░", "  Bo   10 █████ !"]


def test_long_words_are_broken_never_cut() -> None:
    assert plain(wrap("a bcdefg h", 3)) == ["a", "bcd", "efg", "h"]
    assert "".join(plain(wrap("x" * 99, 10))) == "x" * 99


def test_a_die_shows_its_letter() -> None:
    drawn = plain(dice.die("skull", "k", dice.SKULL, Pen()))
    assert drawn == ["╭───────╮", "│ (o o) │", "│  |=|  │", "│ skull │", "╰── k ──╯"]


def test_words_decline() -> None:
    assert join_words([]) == "nothing"
    assert "1000" in part("ms-choice-stop", worth=1000)


def test_names_are_different() -> None:
    names = ("deckhand", "Deckhand", "Anne", "\x1b[2J", "")
    assert display_names(names) == ["deckhand p1", "Deckhand p2", "Anne", "?[2J", "p5"]


def test_victims_go_by_name_or_seat() -> None:
    names = ["you", "Bob", "p1", "k"]
    found = [find_seat(word, names) for word in ("bob", "p1", "k", "nobody")]
    assert found == ["p2", "p1", "p4", "nobody"]


def test_seats() -> None:
    assert seating.split_names("you, Anne,deckhand") == ("you", "Anne", "deckhand")
    assert [seating.is_bot(name) for name in ("you", *LEVELS)] == [False, *[True] * len(LEVELS)]


@pytest.mark.parametrize(
    ("chests", "hand", "keys_"),
    [("wr", "wwr", "wr"), ("wwy", "wjjC", "wjj"), ("wwy", "wjK", None), ("", "w", "")],
)
def test_keys_are_paid_before_jokers(chests: str, hand: str, keys_: str | None) -> None:
    assert terminal.paid(chests, hand) == keys_


def test_chance_is_uniform_and_repeatable() -> None:
    one, same, other = source(1, "dice"), source(1, "dice"), source(1, "bots")
    drawn = [one(6) for _ in range(6000)]
    assert drawn == [same(6) for _ in range(6000)]
    assert drawn != [other(6) for _ in range(6000)]
    assert all(850 < drawn.count(n) < 1150 for n in range(6))
    assert {source(None, "dice")(3) for _ in range(200)} == {0, 1, 2}


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_every_clause_has_a_sentence(game: AnyGame) -> None:
    found = clauses(game)
    assert len(found) > 30
    assert all(describe_clause(clause) for clause in found)
    digest = Path(__file__).parents[2] / "docs" / "rules" / f"{game.key}.md"
    headings = re.findall(r"(?m)^### `(.+)`$", digest.read_text("utf-8"))
    assert {*headings} <= {*found}


def test_every_word_has_its_help() -> None:
    assert {f"terminal-help-{word}" for word in COMMANDS} <= {*keys()}


def test_the_folder_of_plays(tmp_path: Path) -> None:
    assert keeper.folder({"XDG_DATA_HOME": "/data"}) == Path("/data/doubloon/plays")
    home = Path.home() / ".local/share/doubloon/plays"
    assert keeper.folder({}) == keeper.folder({"XDG_DATA_HOME": "here"}) == home
    moment = datetime(2001, 2, 3, 4, 5, 6, tzinfo=UTC)
    first = keeper.fresh(tmp_path, "gold-up", moment)
    assert first.name == "gold-up-20010203-040506.dbl"
    keeper.Keeper(first).keep(RECORD)
    assert keeper.fresh(tmp_path, "gold-up", moment).name == "gold-up-20010203-040506-1.dbl"


def test_unfinished_plays_newest_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "old", "finished", "broken")):
        points = (0, 0) if name == "finished" else None
        file = tmp_path / f"{name}.dbl"
        record = Record(game="gold-up", seats=(name,), steps=(), points=points)
        keeper.Keeper(file).keep(record)
        if name == "broken":
            file.write_text("?")
        os.utime(file, (1000 - age, 1000 - age))
    assert [path.stem for path, _ in keeper.unfinished(tmp_path)] == ["new", "old"]
    assert [*keeper.unfinished(tmp_path / "none")] == []


def test_a_play_that_cannot_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError) as caught:
        keeper.Keeper(tmp_path / "file" / "play.dbl").keep(RECORD)
    assert caught.value.problem == "terminal-not-kept"
