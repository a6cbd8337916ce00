"""Gold Up, clause by clause: what is accepted, what is refused, what happens."""

from typing import Any

import pytest

from doubloon.core.errors import IllegalAct, ImpossibleFate
from doubloon.core.play import begin, turns
from doubloon.core.setup import Setup
from doubloon.games.gold_up import GAME
from games.gold_up.tables import after, at, fronts, hands, table, under, unseen
from table import offered, refusal

rule = pytest.mark.rule

DEAL = tuple(f"~ key p{seat} {card}" for card in "wrbgK" for seat in (1, 2))
LAID = (*DEAL, *(f"~ chest {card}" for card in "wwrbgpwwrbw"))
RICH: dict[str, Any] = {"hands": ("wwwrrbbgpjjKC", "wrb"), "chests": ("", "wwr")}


@pytest.mark.parametrize(
    ("clause", "where", "act"),
    [
        ("gu.series", RICH, "p1 take 8 with w"),
        ("gu.series", RICH, "p1 take 9 with w"),
        ("gu.one-key-each", RICH, "p1 take 3"),
        ("gu.one-key-each", RICH, "p1 take 4 with w"),
        ("gu.one-key-each", RICH, "p1 take 3 with jj"),
        ("gu.one-key-each", RICH, "p1 rob-chests p2 wr with w"),
        ("gu.one-key-each", RICH, "p1 rob-chests p2 wr"),
        ("gu.key-colour", RICH, "p1 take 4 with wr"),
        ("gu.key-colour", RICH, "p1 take 3 with b"),
        ("gu.key-colour", RICH, "p1 rob-chests p2 ww with wr"),
        ("gu.keys-in-hand", RICH, "p1 take 3 with y"),
        ("gu.keys-in-hand", RICH, "p1 take 1 with jjj"),
        ("gu.keys-in-hand", RICH, "p1 take 7 with rrrgp"),
        ("gu.keys-in-hand", RICH, "p1 rob-chests p2 wwr with jjj"),
        ("gu.keys-only", RICH, "p1 take 3 with K"),
        ("gu.keys-only", RICH, "p1 take 4 with wC"),
        ("gu.keys-only", RICH, "p1 rob-chests p2 w with C"),
        ("gu.key-thief-held", {"hands": ("C", "w")}, "p1 rob-keys p2"),
        ("gu.victim", RICH, "p1 rob-keys p1"),
        ("gu.victim", RICH, "p1 rob-keys p3"),
        ("gu.victim", RICH, "p1 rob-chests p1 w with w"),
        ("gu.victim", RICH, "p1 rob-chests p7 w with w"),
        ("gu.empty-hand", {"hands": ("K", "")}, "p1 rob-keys p2"),
        ("gu.empty-hand", {"hands": ("K", "w", "")}, "p1 rob-keys p3"),
        ("gu.chest-thief-held", {**RICH, "hands": ("wK", "C")}, "p1 rob-chests p2 w with w"),
        ("gu.chests-in-front", RICH, "p1 rob-chests p2 rr with rr"),
        ("gu.chests-in-front", RICH, "p1 rob-chests p2 b with b"),
        ("gu.steal-least", RICH, "p1 rob-chests p2"),
        (
            "gu.steal-least",
            {**RICH, "readings": {"min-stolen-chests": 2}},
            "p1 rob-chests p2 w with w",
        ),
    ],
)
def test_forbidden(clause: str, where: dict[str, Any], act: str) -> None:
    refused = refusal(at(**where), act)
    assert isinstance(refused, IllegalAct)
    assert refused.clause == clause


@rule("gu.cards-first")
@pytest.mark.parametrize(
    "steps",
    [
        (),
        DEAL,
        LAID[:-1],
        (*LAID, "p1 draw"),
        (*LAID, "p1 rob-keys p2"),
        (*LAID, "p1 draw", "~ key p1 p", "~ key p1 p", "p2 draw", "~ key p2 p"),
    ],
)
def test_cards_come_before_the_next_choice(steps: tuple[str, ...]) -> None:
    assert refusal(after(*steps), "p1 draw").clause == "gu.cards-first"


@rule("gu.card-due")
@pytest.mark.parametrize(
    ("steps", "fate"),
    [
        ((), "~ key p2 w"),
        ((), "~ chest w"),
        ((), "~ lose w"),
        (DEAL[:1], "~ key p1 w"),
        (DEAL, "~ key p1 w"),
        ((*LAID, "p1 draw"), "~ key p2 w"),
        ((*LAID, "p1 rob-keys p2"), "~ key p1 w"),
        ((*LAID, "p1 draw"), "~ chest w"),
    ],
)
def test_chance_brings_the_card_that_is_due(steps: tuple[str, ...], fate: str) -> None:
    refused = refusal(after(*steps), fate)
    assert isinstance(refused, ImpossibleFate)
    assert refused.clause == "gu.card-due"


@rule("gu.card-left")
@pytest.mark.parametrize(
    ("where", "steps", "fate"),
    [
        ({"hands": ("w", "yy")}, ("p1 draw",), "~ key p1 y"),
        ({"hands": ("w", ""), "unseen": "", "under": "rw"}, ("p1 draw",), "~ key p1 w"),
        ({"hands": ("K", "wr")}, ("p1 rob-keys p2",), "~ lose b"),
        ({"hands": ("p", ""), "chests": ("yy", "")}, ("p1 take 3 with p",), "~ chest y"),
    ],
)
def test_a_card_comes_from_where_it_can_be(
    where: dict[str, Any], steps: tuple[str, ...], fate: str
) -> None:
    refused = refusal(at(*steps, **where), fate)
    assert isinstance(refused, ImpossibleFate)
    assert refused.clause == "gu.card-left"


def test_chance_waits_while_a_seat_chooses() -> None:
    play = at(hands=("w", "r"))
    for fate in ("~ key p1 w", "~ chest w", "~ lose w"):
        assert refusal(play, fate).clause == "play.waits-for-seat"
        with pytest.raises(ImpossibleFate, match=r"play\.waits-for-seat"):
            GAME.play(play.state, GAME.read(fate)[1])
    with pytest.raises(ImpossibleFate, match=r"play\.waits-for-seat"):
        GAME.draw(play.state, lambda _: 0)


# Beginning.


@rule("gu.seats")
def test_two_to_six_seats_play() -> None:
    assert [*GAME.seats] == [2, 3, 4, 5, 6]
    with pytest.raises(ValueError, match=r"gu\.seats"):
        begin(GAME, Setup(7))


@rule("gu.deal", "gu.turn-order")
@pytest.mark.parametrize("seats", range(2, 7))
def test_five_keys_each_one_at_a_time_from_the_starter(seats: int) -> None:
    play = after(seats=seats)
    for number in range(5 * seats):
        fates = [GAME.write(None, fate) for fate, _ in GAME.fates(play.state)]
        assert {fate[:8] for fate in fates} == {f"~ key p{number % seats + 1}"}
        play = play.after(fates[0])
    assert {GAME.write(None, fate)[:7] for fate, _ in GAME.fates(play.state)} == {"~ chest"}
    assert [len(hand) for hand in hands(play)] == [5] * seats


@rule("gu.layout", "gu.box")
def test_eleven_chests_are_laid_in_place_order() -> None:
    play = after(*LAID)
    assert table(play) == "wwrbgpwwrbw"
    assert sum(play.state.chest_pile) == 37
    assert len(unseen(play)) == 52
    assert play.to_act == 0


@rule("gu.box")
def test_every_unseen_card_weighs_its_copies() -> None:
    weights = {GAME.write(None, fate): n for fate, n in GAME.fates(after().state)}
    copies = (("w", 16), ("r", 11), ("b", 8), ("g", 7), ("p", 4), ("y", 2), ("j", 4))
    assert weights == {f"~ key p1 {card}": n for card, n in (*copies, ("K", 4), ("C", 6))}
    weights = {GAME.write(None, fate): n for fate, n in GAME.fates(after(*DEAL).state)}
    assert weights == {f"~ chest {card}": n for card, n in copies[:-1]}


# The four acts.


@rule("gu.one-act")
def test_a_turn_is_one_act() -> None:
    acts = offered(at(**RICH))
    assert {act.split()[0] for act in acts} == {"take", "draw", "rob-keys", "rob-chests"}
    assert at("p1 rob-chests p2 w with w", **RICH).to_act == 1
    assert offered(at(hands=("", "w"))) == {"draw"}


@rule("gu.series", "gu.take", "gu.refill")
@pytest.mark.parametrize(
    ("series", "keys", "places"),
    [
        (1, "wwr", "abc"),
        (2, "bg", "de"),
        (3, "p", "f"),
        (4, "ww", "gh"),
        (5, "wrb", "ijk"),
        (6, "wwwbp", "adfhk"),
        (7, "wrrgp", "cefgi"),
    ],
)
def test_the_seven_series(series: int, keys: str, places: str) -> None:
    names = "abcdefghijk"
    play = at(f"p1 take {series} with {keys}", hands=("wwwrrbgpj", "r"))
    assert fronts(play) == [keys, ""]
    emptied = [
        place for place, chest in zip("abcdefghijk", table(play), strict=True) if chest == "."
    ]
    assert emptied == [*places]
    for chest in "gbrwg"[: len(places)]:
        assert play.to_act is None
        play = play.after(f"~ chest {chest}")
    assert [table(play)[names.index(place)] for place in places] == [*"gbrwg"[: len(places)]]
    assert play.to_act == 1


@rule("gu.joker", "gu.key-colour", "gu.keys-in-hand")
def test_a_joker_stands_for_any_key_even_a_held_one() -> None:
    acts = offered(at(hands=("wwrj", "r")))
    assert {act for act in acts if act.startswith("take")} == {
        *("take 1 with wwr", "take 1 with wwj", "take 1 with wrj"),
        *("take 3 with j", "take 4 with ww", "take 4 with wj", "take 5 with wrj"),
    }


@rule("gu.joker")
def test_jokers_steal_too() -> None:
    acts = offered(at(hands=("wjC", ""), chests=("", "wy")))
    assert {act for act in acts if act.startswith("rob-chests")} == {
        *("rob-chests p2 w with w", "rob-chests p2 w with j"),
        *("rob-chests p2 y with j", "rob-chests p2 wy with wj"),
    }


@rule("gu.keys-under")
def test_played_cards_lie_under_the_pile_in_order() -> None:
    play = at("p1 rob-chests p2 wwr with jwr", **RICH)
    assert under(play) == [*"wrjC"]
    assert hands(play)[0] == "wwrbbgpjK"


@rule("gu.keys-under")
def test_played_cards_may_be_shuffled() -> None:
    play = at("p1 rob-chests p2 wwr with jwr", readings={"bottom-order": "shuffled"}, **RICH)
    assert under(play) == ["wrjC"]


@rule("gu.keys-under", "gu.draw")
def test_one_draw_goes_on_from_the_unseen_to_the_known() -> None:
    play = at("p1 draw", hands=("w", "", ""), unseen="g", under="ry")
    assert [n for _, n in GAME.fates(play.state)] == [1]
    play = play.after("~ key p1 g").after("~ key p1 r")
    assert (hands(play)[0], under(play), play.to_act) == ("wrg", ["y"], 1)


@rule("gu.draw")
@pytest.mark.parametrize(("pile", "cards"), [("wrb", 2), ("wr", 2), ("w", 1), ("", 0)])
def test_a_draw_brings_what_there_is(pile: str, cards: int) -> None:
    play = at("p1 draw", hands=("", ""), unseen=pile)
    for card in pile[:cards]:
        assert play.to_act is None
        play = play.after(f"~ key p1 {card}")
    assert play.to_act == 1
    assert hands(play)[0] == pile[:cards]
    assert turns(play)[-1] == {"seat": 1, "outcome": "draw", "cards": cards, "delta": [0, 0]}


@rule("gu.no-hand-limit")
def test_a_hand_may_hold_nearly_everything() -> None:
    play = at("p1 draw", "~ key p1 w", "~ key p1 w", hands=("", ""), unseen="www")
    play = play.after("p2 draw").after("~ key p2 w")
    assert len(hands(play)[1]) == 60


# Thieves.


@rule("gu.key-thief", "gu.key-thief-held")
def test_a_key_thief_takes_a_whole_hand() -> None:
    play = at("p1 rob-keys p3", hands=("wK", "r", "wyjKC"))
    assert hands(play) == ["wwyjKC", "r", ""]
    assert under(play) == ["K"]
    assert play.to_act == 1
    assert turns(play)[-1] == {
        "seat": 1, "outcome": "rob-keys", "victim": 3, "cards": 5, "delta": [0, 0, 0]
    }  # fmt: skip


@rule("gu.key-thief-two")
@pytest.mark.parametrize(
    ("robbed", "lost", "left"),
    [("wwjC", "wC", "wj"), ("wr", "rw", ""), ("K", "K", "")],
)
def test_of_two_players_one_loses_two_cards(robbed: str, lost: str, left: str) -> None:
    play = at("p1 rob-keys p2", hands=("gK", robbed))
    weights = {GAME.write(None, fate)[-1]: n for fate, n in GAME.fates(play.state)}
    assert weights == {card: robbed.count(card) for card in robbed}
    for card in lost:
        assert play.to_act is None
        play = play.after(f"~ lose {card}")
    assert play.to_act == 1
    assert hands(play)[1] == left
    assert sorted(hands(play)[0]) == sorted("g" + lost)
    assert turns(play)[-1]["cards"] == len(lost)


@rule("gu.chest-thief", "gu.chests-in-front", "gu.victim")
def test_a_chest_thief_takes_what_is_paid_for() -> None:
    where: dict[str, Any] = {"hands": ("wrbjjCC", "rr", "K"), "chests": ("w", "wwrrb", "y")}
    play = at("p1 rob-chests p2 wwr with wrj", **where)
    assert fronts(play) == ["wwwr", "rb", "y"]
    assert hands(play)[0] == "bjC"
    assert turns(play)[-1] == {
        "seat": 1, "outcome": "rob-chests", "victim": 2, "chests": "wwr", "delta": [18, -18, 0]
    }  # fmt: skip
    assert fronts(at("p1 rob-chests p3 y with j", **where)) == ["wy", "wwrrb", ""]


@rule("gu.steal-least")
def test_a_table_may_let_a_chest_thief_take_nothing() -> None:
    where: dict[str, Any] = {"hands": ("wC", "", ""), "chests": ("", "w", "")}
    assert offered(at(**where)) == {"draw", "rob-chests p2 w with w"}
    free = at(readings={"min-stolen-chests": 0}, **where)
    assert offered(free) == {
        "draw", "rob-chests p2", "rob-chests p3", "rob-chests p2 w with w"
    }  # fmt: skip
    play = free.after("p1 rob-chests p3")
    assert (hands(play)[0], under(play)) == ("w", ["C"])


@rule("gu.chest-thief")
def test_thefts_are_not_limited_when_two_play() -> None:
    play = at(
        "p1 rob-chests p2 wwwwrrr with wwwwrrr", hands=("wwwwrrrC", ""), chests=("", "wwwwrrr")
    )
    assert fronts(play) == ["wwwwrrr", ""]


# Taking back.


def test_a_look_at_a_hand_cannot_be_taken_back() -> None:
    play = at("p1 rob-keys p2", hands=("K", "w", "r"))
    assert refusal(play, "p1 undo").clause == "play.undo-own-act"
    blind = at("p1 rob-keys p2", hands=("K", "w")).after("p1 undo")
    assert hands(blind) == ["K", "w"]
    again = at("p1 rob-chests p2 w with w", "p1 undo", hands=("wC", ""), chests=("", "w"))
    assert fronts(again) == ["", "w"]


@rule("gu.one-act")
def test_a_second_act_in_a_turn() -> None:
    drawn = at(**RICH).after("p1 rob-chests p2 w with w")
    error = refusal(drawn, "p1 draw")
    assert (type(error), error.clause) == (IllegalAct, "gu.one-act")
    assert refusal(at(**RICH), "p2 draw").clause == "play.out-of-turn"
