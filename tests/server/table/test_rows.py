"""Tables as storage keeps them: what is read is what was written, also by older versions."""

from dataclasses import replace

import pytest

from doubloon.core.game import AnyGame
from doubloon.games import BUILT_IN, get
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.options import TableOptions
from doubloon.server.table.rows import RULINGS, from_row, to_row

LOBBY = Lobby(host="anne", places=(Place(guest="anne"), Place(bot="deckhand"), Place()))
RULED = [
    (game.key, edition)
    for game in BUILT_IN
    for edition in game.editions
    if game.earlier_readings(edition)
]


def options(game: str, edition: str, **readings: str) -> TableOptions:
    return TableOptions(game=game, edition=edition, readings={**readings}, seats=3)


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.key)
def test_a_table_comes_back_as_it_was(game: AnyGame) -> None:
    agreed = options(game.key, game.editions[0])
    assert from_row(to_row("id", "CODE", agreed, LOBBY, "play")) == (agreed, LOBBY)


def test_changed_terms_come_back_with_the_first_ones() -> None:
    game = BUILT_IN[0]
    first, now = options(game.key, game.editions[0]), options(game.key, game.editions[-1])
    changed = replace(LOBBY, terms=2, first=first)
    assert from_row(to_row("id", "CODE", now, changed, "play")) == (now, changed)


@pytest.mark.parametrize(("game", "edition"), RULED)
def test_a_table_from_before_a_ruling_keeps_its_readings(game: str, edition: str) -> None:
    agreed = options(game, edition)
    row = to_row("id", "CODE", agreed, LOBBY, "play")
    assert row.options.pop("rulings") == RULINGS
    older, _ = from_row(row)
    assert older.readings == get(game).earlier_readings(edition)
    again, _ = from_row(to_row("id", "CODE", older, LOBBY, "play"))
    assert again == older


@pytest.mark.parametrize(("game", "edition"), RULED)
def test_what_such_a_table_agreed_on_itself_is_kept(game: str, edition: str) -> None:
    (name,) = get(game).earlier_readings(edition)
    row = to_row("id", "CODE", options(game, edition, **{name: "shared"}), LOBBY, "play")
    older, _ = from_row(replace(row, options={**row.options, "rulings": 0}))
    assert older.readings == {name: "shared"}
