"""Every game's drawings, choices and sentences, along plays at random."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from doubloon.bots import cabin_boy
from doubloon.cli.terminal.chance import source
from doubloon.cli.terminal.generic import board_of
from doubloon.core.game import AnyGame, offers
from doubloon.core.play import Play, begin
from doubloon.core.setup import Seat, Setup
from doubloon.drawing.pictures import Pen, Picture
from doubloon.games import BUILT_IN, gold_up
from doubloon.locales.telling import Teller

SETUPS = [
    (game, edition, seats)
    for game in BUILT_IN
    for edition in game.editions
    for seats in {game.seats[0], game.seats[-1]}
]
NAMES = ["you", "deckhand", "Zoë-Marie of the Seven Seas", "[bold]", "e", "p6"]
STEPS = 100


def name(value: object) -> str:
    return value.key if hasattr(value, "key") else str(value)


def wandering(game: AnyGame, setup: Setup, seed: int, steps: int = STEPS) -> Iterator[Play]:
    """The places of a play at random."""
    dice, wits = source(seed, "dice"), source(seed, "bots")
    play = begin(game, setup)
    for _ in range(steps):
        yield play
        if play.result is not None:
            return
        if (seat := play.to_act) is None:
            step = game.draw(play.state, dice)
        else:
            step = cabin_boy(None, offers(game, play.state), wits)
        play = play.after(game.write(seat, step))


def widest(picture: Picture) -> int:
    return max(cell_len(line.plain) for line in picture)


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("game", BUILT_IN, ids=name)
def test_every_place_of_a_play_can_be_drawn(game: AnyGame, most: bool) -> None:
    seats = game.seats[-1 if most else 0]
    stage, names = board_of(game), NAMES[:seats]
    for play in wandering(game, Setup(seats), 1, steps=120):
        viewer = play.to_act if play.to_act is not None else Seat(0)
        for seat in (viewer, None):
            view = game.view(play.state, seat)
            for width in (40, 80, 120):
                assert widest(stage.draw(view, names, Pen(width))) <= width
            plain = "".join(line.plain for line in stage.draw(view, names, Pen(60, fancy=False)))
            assert plain.replace("ë", "e").isascii()


@pytest.mark.parametrize(("game", "edition", "seats"), SETUPS, ids=name)
def test_every_choice_is_legal_and_has_words(game: AnyGame, edition: str, seats: int) -> None:
    stage, names = board_of(game), NAMES[:seats]
    for play in wandering(game, Setup(seats, edition), 2):
        if (seat := play.to_act) is None:
            continue
        view = game.view(play.state, seat)
        choices = stage.choices(view, names)
        assert choices
        assert len({act for act, _ in choices}) == len(choices)
        assert stage.explain(view, names)
        for act, what in choices:
            assert what
            if game.ask is None or not game.ask(play.state, act).more:
                assert play.after(f"p{seat + 1} {act}").line


@pytest.mark.parametrize(("game", "edition", "seats"), SETUPS, ids=name)
def test_every_step_has_a_story(game: AnyGame, edition: str, seats: int) -> None:
    names = NAMES[:seats]
    for here in wandering(game, Setup(seats, edition), 3, steps=400):
        if (before := here.before) is None:
            continue
        _, step = game.read(here.line)
        for viewer in (None, *map(Seat, range(seats))):
            story = game.story(before.state, step, here.state, viewer)
            for you in {None, viewer}:
                shown = Teller(names, you).tell_all(story)
                assert all(shown)
                assert shown or here.line.startswith("~")


@pytest.mark.parametrize("seats", [2, 3])
def test_gold_up_shows_nothing_of_other_hands(seats: int) -> None:
    """Deal anew all that a seat cannot see: nothing on its screen changes."""
    game, stage, names = gold_up.GAME, board_of(gold_up.GAME), NAMES[:seats]
    uniform = source(5, "redeal")
    assert game.redeal is not None
    for play in wandering(game, Setup(seats), 4, steps=120):
        for seat in (None, *map(Seat, range(seats))):
            other = game.redeal(play.state, seat, uniform)
            screens = []
            for state in (play.state, other):
                view = game.view(state, seat)
                drawn = [line.plain for line in stage.draw(view, names, Pen())]
                mine = seat is not None and seat == play.to_act
                choices = stage.choices(view, names) if mine else []
                screens.append((drawn, choices))
            assert screens[0] == screens[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_acts_chosen_step_by_step_come_to_an_end(seats: int) -> None:
    game, names = gold_up.GAME, NAMES[:seats]
    uniform = source(6, "choices")
    assert game.ask is not None
    ended = 0
    for play in wandering(game, Setup(seats), 5, steps=300):
        if (seat := play.to_act) is None:
            continue
        view: Any = game.view(play.state, seat)
        for half in ("take", "rob-chests", "rob-keys"):
            asked = game.ask(play.state, half)
            while asked.more:
                go_on = board_of(game).go_on
                assert go_on is not None
                choices = go_on(half, asked.more, view, names)
                assert len(choices) >= len(asked.more)
                assert all(what for _, what in choices)
                half = choices[uniform(len(choices))][0]
                asked = game.ask(play.state, half)
                if asked.whole and uniform(2):
                    break
            if asked.whole:
                assert play.after(f"p{seat + 1} {half}").line
                ended += 1
    assert ended > 50
