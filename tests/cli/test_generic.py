"""The generic terminal board: a made-up game, and built-in games without their boards."""

import io
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from doubloon.cli.terminal import decision, generic
from doubloon.cli.terminal.chance import source
from doubloon.cli.terminal.keeper import Keeper
from doubloon.cli.terminal.screen import Screen
from doubloon.cli.terminal.terminal_play import TerminalPlay
from doubloon.core import notation
from doubloon.core.errors import IllegalAct, NotationError
from doubloon.core.game import PLAY_OVER, AnyGame, Game, Result
from doubloon.core.play import begin
from doubloon.core.record import Record
from doubloon.core.setup import Seat, Setup
from doubloon.drawing.pictures import Pen
from doubloon.games import BUILT_IN, gold_up, kings_gold
from doubloon.locales import speak

FIRST = Seat(0)


@dataclass(frozen=True)
class State:
    """Two players add numbers in turn; who reaches ten wins."""

    points: tuple[int, ...] = (0, 0)
    seat: Seat = FIRST


class Mood(StrEnum):
    CALM = "calm"


@dataclass(frozen=True)
class Barrel:
    full_of: str = "rum"


@dataclass(frozen=True)
class View:
    to_act: Seat | None
    seat: Seat
    points: tuple[int, ...]
    dice: str = "sk"
    rolls_left: int = 0
    safe: bool = True
    mood: Mood = Mood.CALM
    barrels: tuple[Barrel, ...] = (Barrel(), Barrel("wine"), Barrel(""))
    costs: dict[str, int] = field(default_factory=lambda: {"rope": 2})
    hands: tuple[int, ...] = (3, 4)
    card: str | None = None
    laid: str = ""


def result(state: State) -> Result | None:
    winners = tuple(Seat(seat) for seat, n in enumerate(state.points) if n >= 10)
    return Result(state.points, winners, "target") if winners else None


def play(state: State, number: int) -> State:
    if result(state) is not None:
        raise IllegalAct(PLAY_OVER)
    points = [n + number * (seat == state.seat) for seat, n in enumerate(state.points)]
    return State(tuple(points), Seat(1 - state.seat))


def read(text: str) -> tuple[Seat | None, int]:
    match notation.split(text):
        case seat, ("add" | "ADD", "1" | "2" | "X" as number):
            return seat, {"1": 1, "2": 2, "X": 10}[number]
    raise NotationError("not-a-step", text=text)


def to_act(state: State) -> Seat | None:
    return None if result(state) else state.seat


TEN: Game[State, int, int] = Game(
    key="ten",
    prefix="ten",
    messages="ten_messages",
    seats=range(2, 3),
    editions=("plain",),
    readings=lambda _edition: None,
    endings=("target",),
    turn_type=State,
    faces={"s": "sabre", "k": "jolly-roger"},
    start=lambda _setup: State(),
    to_act=to_act,
    turn_of=lambda state: state.seat,
    acts=lambda _state: [1, 2, 10],
    forbids=lambda _state, act: None if act in (1, 2, 10) else "ten.add",
    fates=lambda _state: [],
    draw=lambda _state, _uniform: 0,
    play=play,
    points=lambda state: state.points,
    result=result,
    position=lambda state: {"points": [*state.points]},
    turn=lambda _begun, _state: None,
    view=lambda state, _seat: View(to_act(state), state.seat, state.points),
    story=lambda _before, _step, _after, _viewer: (),
    sum_up=lambda _turn: (),
    write=lambda seat, n: notation.join(seat, "add", "X" if n == 10 else str(n)),
    read=read,
)

MESSAGES = """
ten = Ten
view-ten-rolls-left = Rolls that are left
name-ten-sabre = blade
act-ten-add = Add { $rest } to your points
ten-add = Add one, two or ten.
"""


@pytest.fixture
def ten(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    add_catalogues: Callable[[str], None],
) -> AnyGame:
    """The made-up game, with its catalogue installed."""
    package = tmp_path / "ten_messages"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "en.ftl").write_text(MESSAGES)
    monkeypatch.syspath_prepend(tmp_path)
    add_catalogues("ten_messages")
    return TEN


def draw(game: AnyGame, state: Any, width: int = 80) -> list[str]:
    view = generic.view_of(game, state, Seat(0))
    lines = generic.board_of(game).draw(view, ["Anne", "Bo"], Pen(width, fancy=False))
    return [line.plain.rstrip() for line in lines]


def play_out(
    game: AnyGame, answers: list[str], file: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[TerminalPlay, str]:
    """A play of two people who type these answers, and what the screen shows."""
    out, typed = io.StringIO(), iter(answers)

    def type_next(*_: object) -> str:
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", type_next)
    read = Record(game=game.key, seats=("Anne", "Bo"), steps=())
    dice, wits = source(1, "dice"), source(1, "bots")
    screen = Screen(out, {})
    terminal = TerminalPlay(game, begin(game, Setup(2)), read, Keeper(file), screen, dice, wits)
    assert decision.run(terminal) == 0
    return terminal, out.getvalue()


def test_points_fields_and_dice_are_drawn_with_names(ten: AnyGame) -> None:
    drawn = draw(ten, State((3, 10), Seat(1)))
    assert drawn[0].startswith("  Anne  3 ")
    assert drawn[1].startswith("> Bo   10 ")
    assert drawn[2:] == [
        "Dice:",
        "+-------+ +-------+",
        "| blade | |jolly r|",
        "+-- s --+ +-- k --+",
        "Rolls that are left: 0",
        "Safe: yes",
        "Mood: calm",
        "Barrels: (full of rum), (full of wine), (full of nothing)",
        "Costs: rope 2",
        "Hands: Anne 3, Bo 4",
    ]


def test_acts_are_choices_in_words(
    ten: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["1", "help", "add 2", "add x", "add 3"]
    terminal, shown = play_out(ten, answers, tmp_path / "play.dbl", monkeypatch)
    assert terminal.record.steps == ("p1 add 1", "p2 add 2", "p1 add X")
    assert "1  Add 1 to your points (add 1)" in shown
    assert "Choose an act: type its number, or the act itself." in shown
    assert "Anne wins: the target is reached." in shown


def test_a_wrong_act_is_refused(
    ten: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal, shown = play_out(ten, ["dance"], tmp_path / "play.dbl", monkeypatch)
    assert "“dance” is not a step of this game." in shown or '"dance" is not' in shown
    assert terminal.record.steps == ()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_built_in_games_can_be_played_without_their_boards(
    game: AnyGame, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stripped = replace(game, terminal=None)
    speak(language)
    try:
        terminal, shown = play_out(
            stripped, ["", "log", "1", "1", "", "1"] * 20, tmp_path / "play.dbl", monkeypatch
        )
    finally:
        speak("en")
    assert len([line for line in terminal.record.steps if line.startswith("p")]) > 5
    assert "Anne" in shown


@pytest.mark.parametrize("width", [40, 80])
@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_the_board_fits_the_width(game: AnyGame, width: int) -> None:
    stripped, uniform = replace(game, terminal=None), source(3, "dice")
    state = game.start(Setup(2))
    while game.to_act(state) is None:
        state = game.play(state, game.draw(state, uniform))
    assert max(map(len, draw(stripped, state, width))) <= width


def test_more_acts_than_the_list_holds_can_be_typed() -> None:
    game: AnyGame = replace(kings_gold.GAME, terminal=None)
    play_ = begin(game, Setup(2, start={"box": 60, "king": 0, "coins": [0, 0], "seat": 1}))
    play_ = play_.after("~ roll 123kc")
    view, board = generic.view_of(game, play_.state, Seat(0)), generic.board_of(game)
    assert len(view.acts) == 32
    assert len(board.choices(view, ["Anne", "Bo"])) == generic.MOST_CHOICES
    assert board.explain(view, ["Anne", "Bo"])[-1] == "2 more acts can be typed."
    assert generic.view_of(game, play_.state, Seat(1)).acts == ()


def test_names_stand_for_seats() -> None:
    game: AnyGame = replace(gold_up.GAME, terminal=None)
    view = generic.GenericView((0, 0), Seat(0), ("rob-chests",), None)
    spell: Callable[..., str] = generic.board_of(game).spell
    assert spell(["rob-chests", "bo", "w"], view, ["Anne", "Bo"]) == "rob-chests p2 w"
    assert spell(["ROB-CHESTS".casefold()], view, ["Anne", "Bo"]) == "rob-chests"
