"""The lobby as a value: what people may do with seats."""

from collections.abc import Callable

import pytest

from doubloon.core.setup import Seat
from doubloon.server.messages.refusals import TableError
from doubloon.server.table import lobby
from doubloon.server.table.lobby import Lobby, Place
from doubloon.server.table.options import TableOptions

ONE, TWO, THREE = map(Seat, range(3))
EMPTY = Lobby(host="anne", places=(Place(), Place()))
SILENT = Lobby(host="anne", places=(Place("anne"), Place(bot="bosun")))


def terms(seats: int) -> TableOptions:
    return TableOptions(game="kings-gold", edition="blue-orange-us", seats=seats)


def seated(*guests: str) -> Lobby:
    """A table at which these sit; a capital letter is a bot."""
    table = Lobby(host=guests[0], places=(Place(),) * len(guests))
    for seat, guest in enumerate(guests):
        table = lobby.sit(table, guest, Seat(seat), seed(seat))
    return table


def playing(*guests: str) -> Lobby:
    return lobby.start(seated(*guests), range(1, len(guests) + 1))


def seed(number: int) -> str:
    return f"{number:032x}"


@pytest.mark.parametrize(
    ("problem", "work"),
    [
        ("table-no-seat", lambda: lobby.sit(EMPTY, "anne", THREE, "-")),
        ("table-seat-taken", lambda: lobby.sit(seated("anne", "bert"), "carl", ONE, "-")),
        ("table-started", lambda: lobby.sit(playing("anne", "bert"), "anne", ONE, "-")),
        ("table-not-yours", lambda: lobby.stand(seated("anne", "bert"), "anne", TWO)),
        ("table-no-seat-held", lambda: lobby.come_back(EMPTY, "anne")),
        ("table-host-only", lambda: lobby.fill(EMPTY, "bert", ONE, "cabin-boy")),
        ("table-seat-taken", lambda: lobby.fill(seated("anne", "bert"), "anne", TWO, "x")),
        ("table-started", lambda: lobby.fill(playing("anne", "bert"), "anne", TWO, "x")),
        ("table-seats-free", lambda: lobby.check_start(EMPTY, "anne")),
        ("table-host-only", lambda: lobby.check_start(seated("anne", "bert"), "bert")),
        ("table-started", lambda: lobby.check_start(playing("anne", "bert"), "anne")),
        ("table-texts-missing", lambda: lobby.check_start(SILENT, "anne")),
        ("table-text-used", lambda: lobby.sit(seated("anne", "bert"), "bert", TWO, seed(0))),
        ("table-text-used", lambda: lobby.sit(seated("anne", "anne"), "anne", TWO, seed(0))),
        ("table-host-only", lambda: lobby.check_terms(EMPTY, "bert")),
        ("table-started", lambda: lobby.check_terms(playing("anne", "bert"), "anne")),
        ("table-seats-lost", lambda: lobby.agree(seated("anne", "bert"), terms(2), terms(1))),
        (
            "table-terms-changed",
            lambda: lobby.check_start(seated("anne", "bert"), "anne", terms=1),
        ),
        ("table-host-only", lambda: lobby.mute(EMPTY, "bert", "anne", muted=True)),
        ("table-host-only", lambda: lobby.remove(EMPTY, "bert", "anne", "x")),
        ("table-remove-self", lambda: lobby.remove(EMPTY, "anne", "anne", "x")),
        ("table-no-seat-held", lambda: lobby.link(EMPTY, "anne", "hash")),
        ("table-link", lambda: lobby.claim(EMPTY, "anne", "hash")),
        ("table-not-over", lambda: lobby.rematch(playing("anne", "bert"), "anne", "old")),
        ("table-no-seat-held", lambda: lobby.rematch(lobby.finish(EMPTY), "anne", "old")),
        ("table-muted", lambda: lobby.check_chat(lobby.mute(EMPTY, "anne", "x", muted=True), "x")),
        ("table-removed", lambda: lobby.check_watch(lobby.remove(EMPTY, "anne", "x", "y"), "x")),
    ],
)
def test_refused(problem: str, work: Callable[[], object]) -> None:
    with pytest.raises(TableError) as refused:
        work()
    assert refused.value.problem == problem


def test_more_or_fewer_seats_leave_everybody_where_they_sit() -> None:
    table = lobby.sit(seated("anne", "bert"), "bert", TWO, "b" * 32, "Bertha")
    wider = lobby.agree(table, terms(2), terms(4))
    assert wider.places == (*table.places, Place(), Place())
    assert wider.texts == (seed(0), "b" * 32, "-", "-")
    filled = lobby.fill(wider, "anne", Seat(3), "bosun")
    again = lobby.agree(filled, terms(4), terms(2))
    assert again.places == table.places
    assert (again.terms, again.first) == (2, terms(2))


def test_who_would_lose_a_seat_is_named() -> None:
    table = seated("anne", "bert", "carl", "dora")
    with pytest.raises(TableError) as refused:
        lobby.agree(table, terms(4), terms(2))
    assert refused.value.facts == {"seats": "p3, p4", "left": 2}


def test_a_text_for_the_dice_can_be_changed_until_the_start() -> None:
    table = lobby.sit(seated("anne", "bert"), "bert", TWO, "b" * 32)
    assert table.texts == (seed(0), "b" * 32)


def test_texts_stand_in_the_order_in_which_they_were_given() -> None:
    table = Lobby(host="anne", places=(Place(),) * 5)
    for seat, guest in ((2, "carl"), (0, "anne"), (4, "bert")):
        table = lobby.sit(table, guest, Seat(seat), seed(seat))
    table = lobby.fill(table, "anne", TWO, "bosun")
    assert table.texts == (seed(2), seed(0), seed(4), "-", "-")
    again = lobby.sit(table, "carl", THREE, seed(9))
    assert again.texts == (seed(0), seed(4), seed(9), "-", "-")
    assert lobby.sit(again, "anne", ONE, seed(0)).texts == again.texts, "the same text said again"
    assert lobby.stand(again, "anne", ONE).texts == (seed(4), seed(9), "-", "-", "-")


def test_sitting_again_changes_what_is_given_and_nothing_else() -> None:
    table = lobby.sit(seated("anne", "bert"), "bert", TWO, name="Bertha")
    assert (table.places[TWO].text, table.places[TWO].name) == (seed(1), "Bertha")
    table = lobby.sit(table, "bert", TWO, seed(7))
    assert (table.places[TWO].text, table.places[TWO].name) == (seed(7), "Bertha")
    assert lobby.sit(table, "bert", TWO, name="").places[TWO].name == ""


def test_who_has_not_given_a_text_is_named() -> None:
    table = lobby.agree(seated("anne", "bert"), terms(2), terms(4))
    for seat in (2, 3):
        table = lobby.sit(table, "carl", Seat(seat))
    with pytest.raises(TableError) as refused:
        lobby.check_start(table, "anne")
    assert refused.value.facts == {"seats": "p3, p4"}
    lobby.check_start(table, "anne", real_dice=True)


def test_a_guest_who_was_sent_away_takes_the_text_along() -> None:
    table = lobby.remove(seated("anne", "bert"), "anne", "bert", "x")
    assert table.texts == (seed(0), "-")
    assert lobby.sit(table, "carl", TWO, seed(1)).texts == (seed(0), seed(1))


def test_bots_and_empty_seats_add_nothing_to_the_dice() -> None:
    table = lobby.fill(EMPTY, "anne", ONE, "cabin-boy")
    assert table.texts == ("-", "-")
    assert lobby.fill(table, "anne", ONE, None) == EMPTY


def test_seats_are_shuffled_with_their_people_and_the_texts_keep_their_order() -> None:
    table = lobby.start(seated("anne", "bert", "carl"), [3, 1, 2])
    assert table.people == ("carl", "anne", "bert")
    assert table.texts == (seed(0), seed(1), seed(2))


def test_a_guest_who_leaves_keeps_the_seat_and_another_becomes_host() -> None:
    table = lobby.leave(playing("anne", "bert", "anne"), "anne")
    assert [place.away for place in table.places] == [True, False, True]
    assert table.host == "bert"
    back = lobby.come_back(table, "anne")
    assert not any(place.away for place in back.places)


def test_the_last_to_leave_stays_the_host() -> None:
    table = lobby.leave(lobby.leave(playing("anne", "bert"), "anne"), "bert")
    assert table.host == "bert"


def test_a_removed_guest_leaves_a_free_seat_or_a_bot() -> None:
    assert lobby.remove(seated("anne", "bert"), "anne", "bert", "x").places[TWO].free
    assert lobby.remove(playing("anne", "bert"), "anne", "bert", "x").places[TWO].bot == "x"


def test_a_link_moves_all_seats_and_works_once() -> None:
    table = lobby.link(playing("anne", "bert", "anne"), "anne", "old")
    table = lobby.link(table, "anne", "new")
    assert table.links == {"new": "anne"}
    moved = lobby.claim(table, "phone", "new")
    assert (moved.seats_of("phone"), moved.host, moved.links) == ((ONE, THREE), "phone", {})


def test_a_rematch_is_a_new_table_of_the_same_people() -> None:
    old = lobby.finish(lobby.leave(playing("anne", "bert"), "anne"))
    new = lobby.rematch(old, "anne", "old")
    assert (new.people, new.state, new.host) == (("anne", "bert"), "open", "anne")
    assert not any(place.away for place in new.places)
    assert (new.texts, new.previous) == (("-", "-"), "old")
    assert lobby.set_next(old, "next").next == "next"
