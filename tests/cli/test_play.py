"""Whole plays through a real pseudo-terminal."""

import re
from pathlib import Path

import pytest

from cli.terminal import Terminal, said
from doubloon.core import record
from doubloon.core.play import replay
from doubloon.core.record import Record
from doubloon.games import BUILT_IN

GAME = {game.key: game for game in BUILT_IN}


def kept(home: Path) -> Record:
    """The only play in the user's folder."""
    (file,) = (home / "data" / "doubloon" / "plays").glob("*.dbl")
    return record.read(file.read_text("utf-8"))


def played_by_first_choices(terminal: Terminal) -> str:
    """The last screen of a play in which always the first choice is taken."""
    shown = terminal.wait()
    for _ in range(1000):
        if not shown.endswith("> "):
            return shown
        shown = terminal.type("1")
    raise AssertionError("the play does not end")


@pytest.mark.parametrize("game", GAME)
def test_a_whole_play(game: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, game, "--seed", "7") as terminal:
        shown = played_by_first_choices(terminal)
        assert terminal.leave() == 0
    assert "the play is over" in said(shown)
    assert re.search(r" wins?: |The win is shared by ", shown)
    assert str(tmp_path / "data") in shown
    read = kept(tmp_path)
    play = replay(GAME[game], read)
    assert play.result is not None
    assert read.points == play.result.points


@pytest.mark.parametrize("game", GAME)
def test_five_seats_at_forty_columns(game: str, tmp_path: Path) -> None:
    seats = "you,cabin-boy,deckhand,deckhand,cabin-boy"
    with Terminal(tmp_path, game, "--seed", "1", "--seats", seats, columns=40) as terminal:
        shown = terminal.wait()
        for _ in range(3):
            shown += terminal.type("help") + terminal.type("1")
    assert "deckhand p3" in said(shown)
    assert max(map(len, shown.split("\n"))) <= 40


def test_a_seed_repeats_dice_and_bots(tmp_path: Path) -> None:
    steps = []
    for home in (tmp_path / "a", tmp_path / "b"):
        with Terminal(home, "kings-gold", "--seed", "11", "--seats", "you,cabin-boy") as terminal:
            played_by_first_choices(terminal)
            terminal.leave()
        steps.append(kept(home).steps)
    assert steps[0] == steps[1]


def test_undo_takes_back_an_act_that_nothing_followed(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4") as terminal:
        terminal.wait()
        assert "pair 2c" in said(terminal.type("stop"))
        shown = terminal.type("undo")
        assert "You take back your last act." in said(shown)
        assert "stop rolling and use the dice" in said(shown)
        assert "[play.undo-own-act]" in said(terminal.type("undo"))
    assert kept(tmp_path).steps[-2:] == ("p1 stop", "p1 undo")


def test_a_refusal_shows_the_clause_and_its_sentence(tmp_path: Path) -> None:
    with Terminal(tmp_path, "mille-sabords", "--seed", "3") as terminal:
        terminal.wait()
        assert "No act has been refused" in said(terminal.type("why"))
        for typed in ("reroll m", "why", "rules ms.reroll-two"):
            shown = terminal.type(typed)
            assert "Roll at least two dice, or stop." in said(shown)
            assert "[ms.reroll-two]" in said(shown)
        assert "Did you mean ms.reroll-on-table" in said(terminal.type("rules reroll"))
        assert "no letter “z”" in said(terminal.type("r z").lower())
        assert "“dance” is not a step" in said(terminal.type("dance"))
        assert "no choice 99" in said(terminal.type("99"))
        assert "ms.skull-island" in said(terminal.type("rules"))
    assert kept(tmp_path).steps[-1].startswith("~ roll")


def test_help_explains_the_decision(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4") as terminal:
        terminal.wait()
        for typed in ("", "help", "?"):
            shown = terminal.type(typed)
            assert "Roll some dice again, or stop and use them." in said(shown)
            assert "stop rolling and use the dice (stop)" in said(shown)
            assert "take back your last act" in said(shown)


@pytest.mark.parametrize(
    ("game", "seed", "typed", "step"),
    [
        ("kings-gold", "4", "keep 22cc", "p1 reroll 1"),
        ("kings-gold", "4", "r 1 c", "p1 reroll 1c"),
        ("kings-gold", "4", "p1 reroll 1c", "p1 reroll 1c"),
        ("kings-gold", "4", "S", "p1 stop"),
        ("mille-sabords", "3", "k sss", "p1 reroll cdmmp"),
        ("mille-sabords", "3", "reroll MP", "p1 reroll mp"),
    ],
)
def test_short_forms(game: str, seed: str, typed: str, step: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, game, "--seed", seed) as terminal:
        terminal.wait()
        terminal.type(typed)
    assert step in kept(tmp_path).steps


def test_log_shows_the_play_so_far(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4") as terminal:
        terminal.wait()
        shown = terminal.type("log")
    assert "to decide who begins" in said(shown)
    assert "Deckhand fires a cannon for 2" in said(shown)


def test_resigning_against_one_bot_ends_the_play(tmp_path: Path) -> None:
    with Terminal(tmp_path, "mille-sabords", "--seed", "3") as terminal:
        terminal.wait()
        terminal.type("resign")
        assert "The play goes on" in said(terminal.type("no"))
        terminal.type("resign")
        assert "Deckhand wins" in said(terminal.type("yes"))
        assert terminal.leave() == 0


def test_after_resigning_among_three_a_bot_plays_on(tmp_path: Path) -> None:
    seats = "you,cabin-boy,deckhand"
    with Terminal(tmp_path, "kings-gold", "--seed", "4", "--seats", seats) as terminal:
        terminal.wait()
        terminal.type("resign")
        shown = terminal.type("yes")
        assert terminal.leave() == 0
    assert "You resign; a bot takes over your seat." in said(shown)
    assert "the play is over" in said(shown)


def test_people_take_turns_at_one_keyboard(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "4", "--seats", "Anne,Bob") as terminal:
        shown = terminal.wait()
        names = set()
        for _ in range(12):
            names.add(shown.rpartition("\n")[2])
            shown = terminal.type("1")
    assert names == {"Anne> ", "Bob> "}


def test_a_victim_can_be_named_by_player(tmp_path: Path) -> None:
    with Terminal(tmp_path, "kings-gold", "--seed", "3", "--seats", "you,Bob") as terminal:
        terminal.wait()
        terminal.type("stop")
        terminal.type("pair 1k bob")
    assert "p1 pair 1k p2" in kept(tmp_path).steps
