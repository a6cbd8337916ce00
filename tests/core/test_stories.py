"""Stories: sentences of steps, the words in them, and steps grouped by turn."""

from dataclasses import dataclass, field

import pytest

from doubloon.core.game import OPTIONAL, as_fields
from doubloon.core.setup import Seat
from doubloon.core.stories import group_by_turn, tell_step
from doubloon.core.story import Fact, Pieces, Sentence, Several, Who, Words
from doubloon.locales import is_known, say
from doubloon.locales.telling import Teller, join_list
from table import after

START = {"box": 30, "king": 0, "coins": [15, 15], "seat": 1}
NAMES = ["Anne", "Bo", "Cleo"]


def test_the_story_of_an_undone_act_names_its_seat() -> None:
    before = after("kings-gold", "~ roll 13kcx", "p1 stop", start=START)
    undone = before.after("p1 undo")
    (sentence,) = tell_step(before, "p1 undo", undone, None)
    assert sentence == Sentence("story-undo", {"who": Who(Seat(0))})


def test_an_undone_roll_of_real_dice_has_no_seat() -> None:
    before = after("kings-gold", "~ roll 13kcx", start=START, table_dice=True)
    assert tell_step(before, "~ undo", before.after("~ undo"), None) == (
        Sentence("story-undo-fate"),
    )


@pytest.mark.parametrize(("seats", "id_"), [(2, "story-resign-ends"), (3, "story-resign")])
def test_resigning_ends_a_play_only_with_two_seats(seats: int, id_: str) -> None:
    before = after("mille-sabords", seats=seats)
    resigned = before.after("p2 resign")
    assert tell_step(before, "p2 resign", resigned, None) == (Sentence(id_, {"who": Who(Seat(1))}),)


def test_the_game_tells_all_other_steps() -> None:
    before = after("kings-gold", "~ roll 13kcx", start=START)
    stopped = before.after("p1 stop")
    story = tell_step(before, "p1 stop", stopped, None)
    _, step = before.game.read("p1 stop")
    assert story == before.game.story(before.state, step, stopped.state, None)
    assert story


def test_steps_are_grouped_by_turn() -> None:
    play = after(
        "kings-gold",
        *("~ roll 13kcx", "p1 stop", "p1 pair 3c", "p1 pair 1k p2", "~ roll 3cxxx", "~ roll 12kcx"),
        start=START,
    )
    groups = group_by_turn(play)
    assert [group.seat for group in groups] == [0, 1, 0]
    assert [len(group.steps) for group in groups] == [4, 1, 1]
    assert [group.turn.outcome for group in groups[:2]] == ["pairs", "penalty"]
    assert groups[2].turn is None
    assert [after_.line for _, after_ in groups[0].steps][-1] == "p1 pair 1k p2"


def test_the_opening_is_a_group_without_a_seat() -> None:
    opening = after("kings-gold", "~ opening 1kkcx")
    assert [group.seat for group in group_by_turn(opening)] == [None]
    begun = opening.after("~ opening 13kcx").after("~ roll 13kcx")
    assert [(group.seat, len(group.steps)) for group in group_by_turn(begun)] == [(None, 2), (0, 1)]


def test_a_play_without_steps_has_no_groups() -> None:
    assert group_by_turn(after("kings-gold", start=START)) == []


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (7, "7"),
        ("text", "text"),
        (Who(Seat(1)), "Bo"),
        (Who(Seat(0)), "you"),
        (Pieces("piece-kg", "kkc"), "2 skulls and a cannon"),
        (Pieces("piece-kg", ""), "nothing"),
        (Words("ending-target"), "the target is reached"),
        (Words("list-and", {"first": Who(Seat(1)), "last": Who(Seat(2))}), "Bo and Cleo"),
        (Several((Who(Seat(1)), Who(Seat(0)), "x")), "Bo, you and x"),
        (Several((Who(Seat(2)),)), "Cleo"),
    ],
)
def test_facts_in_words(fact: Fact, words: str) -> None:
    teller = Teller(NAMES, Seat(0))
    sentence = Sentence("list-and", {"first": fact, "last": "!"})
    text = teller.tell(sentence)
    assert text == words[0].upper() + words[1:] + " and !"


def test_sentences_address_the_reader_in_every_language() -> None:
    sentence = Sentence("story-resign-ends", {"who": Who(Seat(0))})
    assert Teller(NAMES, Seat(0)).tell(sentence) == "You resign."
    assert Teller(NAMES).tell_all([sentence]) == ["Anne resigns."]
    assert Teller(NAMES, Seat(0), "fr").tell(sentence) == "Tu abandonnes."
    assert (
        Teller(NAMES, Seat(0), "fr").tell(
            Sentence("list-and", {"first": Several((Who(Seat(0)),)), "last": Who(Seat(1))})
        )
        == "Toi et Bo"
    )


def test_lists_in_words() -> None:
    lists = [join_list([*letters]) for letters in ("", "a", "ab", "abc")]
    assert lists == ["nothing", "a", "a and b", "a, b and c"]


def test_known_messages() -> None:
    assert is_known("play.over")
    assert is_known("story-resign", "fr")
    assert not is_known("no-such-message")
    assert say("play.over") == "The play is over."


@dataclass(frozen=True)
class Turn:
    seat: Seat
    outcome: str
    delta: tuple[int, ...]
    victim: Seat | None = field(default=None, metadata=OPTIONAL)
    heir: Seat | None = None
    robbed: int | None = field(default=None, metadata=OPTIONAL)


def test_a_turn_as_plain_data_counts_seats_from_one() -> None:
    turn = Turn(Seat(0), "robbed", (2, -2), victim=Seat(1), robbed=0)
    assert as_fields(turn) == {
        "seat": 1,
        "outcome": "robbed",
        "delta": [2, -2],
        "victim": 2,
        "heir": None,
        "robbed": 0,
    }


def test_optional_fields_are_left_out() -> None:
    turn = Turn(Seat(1), "nothing", (0, 0))
    assert as_fields(turn) == {"seat": 2, "outcome": "nothing", "delta": [0, 0], "heir": None}
