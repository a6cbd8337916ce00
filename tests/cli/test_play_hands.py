"""Gold Up at one keyboard: hands are hidden between turns, and only one's own is ever shown."""

import re
from pathlib import Path

from cli.terminal import ESCAPE, Terminal, said
from doubloon.core import record
from doubloon.core.play import Play, begin
from doubloon.core.record import Record
from doubloon.games import gold_up

ERASE = "\x1b[2J\x1b[3J\x1b[H"
NAMES = ("Anne", "Bob")


def at_decisions(read: Record) -> list[Play]:
    """Where somebody had to choose, in order."""
    play = begin(gold_up.GAME, read.setup)
    found = []
    for step in read.steps:
        if play.to_act is not None:
            found.append(play)
        play = play.after(step)
    return [*found, play]


def hand_on(screen: str) -> str:
    """The cards that are drawn, as sorted letters."""
    drawn = screen.partition("Your hand")[2].partition("what will you do")[0]
    numbers = re.findall(r"│ (\d+) [o?\[]", drawn)
    letters = re.findall(r"╰─+ (\w) ─+╯", drawn)
    assert len(numbers) == len(letters)
    return "".join(sorted(letter * int(n) for n, letter in zip(numbers, letters, strict=True)))


def test_between_two_people_the_screen_is_erased(tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    seats = ",".join(NAMES)
    with Terminal(
        tmp_path, "gold-up", "--seed", "2", "--seats", seats, "--record", str(file)
    ) as it:
        shown = it.wait()
        for _ in range(40):
            if "press Enter" in shown.rpartition("\n")[2]:
                shown = it.type("")
            else:
                it.type("log")
                shown = it.type("draw" if shown.endswith("Anne> ") else "1")
        raw = it.raw
    decisions = at_decisions(record.read(file.read_text("utf-8")))
    screens = [ESCAPE.sub("", part) for part in raw.split(ERASE)]
    assert sum("Your hand" in screen for screen in screens) > 8
    number = 0
    for screen in screens:
        prompts = {name for name in NAMES if f"\n{name}> " in screen}
        if "Your hand" not in screen:
            assert prompts == set()
            continue
        seat = decisions[number].to_act
        assert seat is not None
        assert prompts == {NAMES[seat]}
        view = gold_up.GAME.view(decisions[number].state, seat)
        assert hand_on(screen.replace("\r", "")) == "".join(sorted(view.hand))
        other = NAMES[1 - seat]
        assert re.findall(rf"{other} (?:gets|holds|draws (?!\d+ keys))", said(screen)) == []
        number += 1


def test_a_single_person_is_not_asked_to_pass(tmp_path: Path) -> None:
    with Terminal(tmp_path, "gold-up", "--seed", "2") as terminal:
        terminal.wait()
        for _ in range(5):
            assert terminal.type("1").endswith("you> ")
        assert ERASE not in terminal.raw


def test_a_theft_is_chosen_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "play.dbl"
    start = """
        record = 1
        game = "gold-up"
        seats = ["you", "Bob", "Cid"]
        steps = []
        [start]
        table = "wwwwwwwwrrr"
        hands = ["rbjC", "w", "w"]
        chests = ["", "rrbg", "y"]
        unseen-keys = "{keys}"
        unseen-chests = "{chests}"
        under-keys = ""
        points = [0, 0, 0]
        starter = 1
        passes = 0
        seat = 1
    """
    keys = "w" * 14 + "r" * 10 + "b" * 7 + "g" * 7 + "pppp" + "yy" + "jjj" + "KKKK" + "CCCCC"
    chests = "w" * 8 + "r" * 6 + "b" * 7 + "g" * 6 + "pppp" + "y"
    file.write_text(start.format(keys=keys, chests=chests), "utf-8")
    with Terminal(tmp_path, str(file), "--seats", "you,Bob,Cid") as terminal:
        terminal.wait()
        assert "play a chest thief" in said(terminal.type(""))
        assert "Bob, with 2 red chests, a blue chest and a green chest" in said(
            terminal.type("rob-chests")
        )
        assert "and a red chest" in said(terminal.type("1"))
        assert "choose something else" in said(terminal.type("1"))
        assert "draw 2 keys" in said(terminal.type("0"))
        shown = said(terminal.type("rob-chests bob r"))
        assert "You play a chest thief with a red key and rob Bob of 8 gold: a red chest." in shown
    assert "p1 rob-chests p2 r with r" in record.read(file.read_text("utf-8")).steps
