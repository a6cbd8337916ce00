"""The rules of a turn, clause by clause: what is legal, what is refused, what happens."""

import pytest

from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate
from doubloon.core.setup import Setup
from doubloon.games.mille_sabords import GAME
from doubloon.games.mille_sabords.rules.editions import CARDS, EDITIONS, terms
from games.mille_sabords.turns import delta, turn
from table import after, offered, refusal

rule = pytest.mark.rule


ONE_SKULL = ("roll ksssccmp",)
TWO_SKULLS = ("roll kksssccm",)


@pytest.mark.parametrize(
    ("clause", "card", "steps", "refused"),
    [
        ("ms.roll-first", "coin", (), "stop"),
        ("ms.reroll-on-table", "coin", ONE_SKULL, "reroll ccc"),
        ("ms.reroll-on-table", "coin", ONE_SKULL, "reroll dd"),
        ("ms.skulls-stay", "coin", ONE_SKULL, "reroll ks"),
        ("ms.reroll-two", "coin", ONE_SKULL, "reroll m"),
        ("ms.reroll-two", "coin", ONE_SKULL, "reroll"),
        ("ms.reroll-keep-one", "coin", ("roll ssssssss",), "reroll ssssssss"),
        ("ms.treasure-island", "coin", ONE_SKULL, "lay cc"),
        ("ms.treasure-island", "coin", ONE_SKULL, "lift cc"),
        ("ms.guardian", "guardian", TWO_SKULLS, "reroll kk"),
        ("ms.guardian-once", "guardian", (*TWO_SKULLS, "reroll k", "roll k"), "reroll k"),
        ("ms.guardian-once", "guardian", (*TWO_SKULLS, "reroll k", "roll k"), "reroll kk"),
        ("ms.reroll-two", "guardian", TWO_SKULLS, "reroll s"),
        ("ms.guardian-rescue", "guardian", ("roll kkksssmm",), "reroll ss"),
        ("ms.guardian", "guardian", ("roll kkksssmm",), "reroll kk"),
        ("ms.lay-some", "treasure-island", ONE_SKULL, "lay"),
        ("ms.lay-on-table", "treasure-island", ONE_SKULL, "lay d"),
        ("ms.lay-skulls", "treasure-island", ONE_SKULL, "lay k"),
        ("ms.lay-once", "treasure-island", (*ONE_SKULL, "lay c"), "lay c"),
        ("ms.lift-once", "treasure-island", (*ONE_SKULL, "lay c"), "lift c"),
        ("ms.lift-laid", "treasure-island", ONE_SKULL, "lift c"),
        ("ms.reroll-on-table", "treasure-island", (*ONE_SKULL, "lay cc"), "reroll cc"),
        ("ms.island-forced", "guardian", ("roll kkkkssss",), "stop"),
        ("ms.island-roll-all", "guardian", ("roll kkkkssss",), "reroll sss"),
        ("ms.guardian-island", "guardian", ("roll kkkkssss",), "reroll kk"),
        ("ms.guardian-island", "guardian", ("roll kkkkssss",), "reroll ks"),
        ("ms.reroll-on-table", "guardian", ("roll kkkkssss",), "reroll mm"),
        ("ms.treasure-island", "guardian", ("roll kkkkssss",), "lay ss"),
        ("ms.island-two", "guardian", ("roll kkkkkkks",), "reroll s"),
        ("ms.island-two", "guardian", ("roll kkkkkkks",), "reroll"),
    ],
)
def test_forbidden(clause: str, card: str, steps: tuple[str, ...], refused: str) -> None:
    error = refusal(turn(card, *steps), f"p1 {refused}")
    assert isinstance(error, IllegalAct)
    assert error.clause == clause


ISLAND = ("roll kkkkssss", "reroll k")


@rule("ms.guardian-once", "ms.guardian-island", "ms.skulls-stay")
@pytest.mark.parametrize(
    ("clause", "steps", "readings"),
    [
        ("ms.guardian-once", (*ISLAND, "roll k"), {"island-forced": False}),
        (
            "ms.guardian-island",
            ("roll kkkkssss",),
            {"guardian-on-island": False, "island-forced": False},
        ),
    ],
)
def test_a_guardian_who_cannot_help_on_the_island_says_why(
    clause: str, steps: tuple[str, ...], readings: dict[str, object]
) -> None:
    assert refusal(turn("guardian", *steps, readings=readings), "p1 reroll k").clause == clause


@rule("ms.third-skull", "ms.treasure-island-bust", "ms.skull-island", "ms.island-two")
@pytest.mark.parametrize(
    ("clause", "card", "steps"),
    [
        ("ms.third-skull", "coin", ("roll kkkssmmp",)),
        ("ms.third-skull", "coin", (*ONE_SKULL, "reroll mp", "roll kk")),
        ("ms.third-skull", "ship-2", ("roll kkkkssss",)),
        ("ms.third-skull", "guardian", ("roll kkksssmm", "stop")),
        ("ms.third-skull", "treasure-island", ("roll kkkssmmp",)),
        (
            "ms.treasure-island-bust",
            "treasure-island",
            (*ONE_SKULL, "lay cc", "reroll mp", "roll kk"),
        ),
        ("ms.skull-island", "coin", ("roll kkkkssss", "roll ssmm")),
        ("ms.island-two", "coin", ("roll kkkkkkks",)),
        ("ms.island-two", "coin", ("roll kkkkssss", "roll kkks")),
    ],
)
def test_an_act_after_a_turn_that_a_rule_ended(
    clause: str, card: str, steps: tuple[str, ...]
) -> None:
    ended = turn(card, *steps)
    drawn = ended.after("~ card pirate")
    rolled = drawn.after("~ roll ksssccmp")
    for play in (ended, drawn, rolled):
        for act in ("stop", "reroll ss", "lay s"):
            error = refusal(play, f"p1 {act}")
            assert (type(error), error.clause) == (IllegalAct, clause)
    # Another seat, and everybody after the next act, hears what is due.
    assert refusal(ended, "p2 stop").clause == "ms.card-first"
    assert refusal(drawn, "p2 stop").clause == "ms.roll-first"
    assert refusal(rolled.after("p2 reroll mp"), "p1 stop").clause == "ms.roll-first"
    assert refusal(rolled.after("p2 stop"), "p1 stop").clause == "ms.card-first"


@rule("ms.stop")
def test_an_act_after_a_stop_is_simply_too_early() -> None:
    assert refusal(turn("coin", *ONE_SKULL, "stop"), "p1 stop").clause == "ms.card-first"


@rule("ms.island-forced", "ms.roll-first")
def test_an_act_while_the_dice_of_the_island_roll_by_themselves() -> None:
    assert refusal(turn("coin", "roll kkkkssss"), "p1 stop").clause == "ms.island-forced"
    chosen = turn("coin", "roll kkkkssss", "reroll ssss", edition="piraten-kapern-en")
    assert refusal(chosen, "p1 stop").clause == "ms.roll-first"
    asked = turn("guardian", *ISLAND)
    assert refusal(asked, "p1 stop").clause == "ms.roll-first"


LAID = ("roll ksssccmp", "lay cc", "reroll mp", "roll cd")


@pytest.mark.parametrize(
    ("clause", "steps", "refused"),
    [
        ("ms.lift-some", LAID, "lift"),
        ("ms.lift-laid", LAID, "lift ccc"),
        ("ms.lift-once", (*LAID, "lift c"), "lift c"),
        ("ms.lay-lifted", (*LAID, "lift c"), "lay cc"),
        ("ms.lay-once", (*LAID, "lift c", "lay c"), "lay d"),
    ],
)
def test_forbidden_on_the_treasure_island(
    clause: str, steps: tuple[str, ...], refused: str
) -> None:
    assert refusal(turn("treasure-island", *steps), f"p1 {refused}").clause == clause


@rule("ms.card-first", "ms.one-card", "ms.deck", "ms.cup", "ms.roll-first")
def test_impossible() -> None:
    opening = after("mille-sabords")
    drawn = opening.after("~ card coin")
    rolled = drawn.after("~ roll ksssccmp")
    cases = [
        (opening, "~ roll ksssccmp", "ms.card-first"),
        (drawn, "~ card coin", "ms.one-card"),
        (drawn, "~ roll ksssccm", "ms.cup"),
        (drawn, "~ roll ksssccmpp", "ms.cup"),
        (rolled.after("p1 reroll mp"), "~ roll c", "ms.cup"),
        (rolled, "~ roll cc", "play.waits-for-seat"),
        (rolled, "~ card coin", "play.waits-for-seat"),
    ]
    for here, step, clause in cases:
        error = refusal(here, step)
        assert isinstance(error, ImpossibleFate)
        assert error.clause == clause
    assert refusal(opening, "p1 stop").clause == "ms.card-first"


@rule("ms.players", "ms.set-up")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_opening(seats: int) -> None:
    state = after("mille-sabords", seats=seats).state
    assert (state.points, state.seat, sum(state.deck)) == ((0,) * seats, 0, 35)


@rule("ms.players")
@pytest.mark.parametrize("seats", [1, 6])
def test_too_few_or_too_many_players(seats: int) -> None:
    with pytest.raises(DoubloonError, match=r"ms\.players"):
        after("mille-sabords", seats=seats)


@rule("ms.deck", "ms.reshuffle")
def test_discards_are_shuffled_only_when_the_pile_is_empty() -> None:
    start = {"points": [0, 0], "seat": 1, "deck": {"pirate": 1, "ship-4": 1}}
    opening = after("mille-sabords", start=start)
    assert [weight for _, weight in GAME.fates(opening.state)] == [1, 1]
    assert refusal(opening, "~ card coin").clause == "ms.deck"
    one_left = opening.after("~ card pirate").after("~ roll kkkddmmp")
    assert refusal(one_left, "~ card pirate").clause == "ms.deck"
    reshuffled = one_left.after("~ card ship-4").after("~ roll kkkddmmp")
    assert sum(weight for _, weight in GAME.fates(reshuffled.state)) == 35
    assert reshuffled.after("~ card pirate").state.seat == 0


@rule("ms.deck", "ms.ship")
def test_the_deck() -> None:
    assert [(card.name, card.copies) for card in CARDS] == [
        ("treasure-island", 4), ("pirate", 4), ("guardian", 4), ("animals", 4), ("coin", 4),
        ("diamond", 4), ("skull-1", 3), ("skull-2", 2), ("ship-2", 2), ("ship-3", 2), ("ship-4", 2),
    ]  # fmt: skip
    assert [(card.sabres, card.value) for card in CARDS if card.sabres] == [
        (2, 300), (3, 500), (4, 1000),
    ]  # fmt: skip


@rule("ms.stop", "ms.reroll-on-table")
def test_kept_dice_may_be_rolled_later_and_a_stop_may_bring_nothing() -> None:
    play = turn("guardian", "roll ksssccmp", "reroll mp", "roll mp", "reroll ss", "roll mp")
    assert play.to_act == 0
    assert delta(turn("guardian", "roll kkssmmpp", "stop")) == ("scored", [0, 0])


@rule("ms.third-skull", "ms.three-on-first", "ms.later-skulls", "ms.skull-card")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("coin", ("roll kkkssccc",)),
        ("skull-1", ("roll kkcccccc",)),
        ("skull-2", ("roll kccccccc",)),
        ("coin", ("roll kkssssss", "reroll ss", "roll kk")),
        ("coin", ("roll kkssssss", "reroll ss", "roll kc")),
    ],
)
def test_bust(card: str, steps: tuple[str, ...]) -> None:
    assert delta(turn(card, *steps)) == ("bust", [0, 0])


@rule("ms.reroll-keep-one")
def test_readings_of_the_kept_die() -> None:
    eight, skull = ("roll ssssssss",), ("roll ksssssss",)
    all_ = "reroll ssssssss"
    assert all_ in offered(turn("coin", *eight, readings={"keep-at-least-one": False}))
    assert "reroll sssssss" in offered(turn("coin", *skull))
    chosen = {"skull-counts-as-kept-die": False}
    assert "reroll sssssss" not in offered(turn("coin", *skull, readings=chosen))
    card = {"card-counts-as-kept-die": True}
    assert all_ in offered(turn("coin", *eight, readings=card))
    assert all_ in offered(turn("skull-1", *eight, readings=card))
    assert all_ not in offered(turn("skull-1", *eight, readings=card | chosen))
    assert all_ not in offered(turn("pirate", *eight, readings=card))


@rule("ms.reroll-keep-one")
def test_a_die_on_the_treasure_island_is_kept() -> None:
    laid = turn("treasure-island", "roll ssssssss", "lay s")
    assert "reroll sssssss" in offered(laid)


@rule("ms.score-combination", "ms.score-treasure", "ms.score-full-chest")
@pytest.mark.parametrize(
    ("card", "dice", "points"),
    [
        ("guardian", "kksssmmp", 100), ("guardian", "kssssmmp", 200), ("guardian", "ksssssmp", 500),
        ("guardian", "kssssssm", 1000), ("guardian", "ksssssss", 2000),
        ("guardian", "ssssssss", 4500), ("guardian", "kkccmmpp", 200),
        ("guardian", "kkcccmpp", 400), ("guardian", "cccddsss", 1200),
        ("guardian", "cccddssm", 600),
    ],
)  # fmt: skip
def test_scores(card: str, dice: str, points: int) -> None:
    assert delta(turn(card, f"roll {dice}", "stop")) == ("scored", [points, 0])


@rule("ms.full-chest-ship", "ms.ship")
def test_the_sabres_of_a_ship_and_the_full_chest() -> None:
    steps = ("roll ssccddcc", "stop")
    assert delta(turn("ship-2", *steps)) == ("scored", [1600, 0])
    without = {"ship-swords-count-for-full-chest": False}
    assert delta(turn("ship-2", *steps, readings=without)) == ("scored", [1100, 0])


@rule("ms.full-chest-skull-card")
def test_a_skull_card_and_the_full_chest() -> None:
    steps = ("roll mmmmmmmm", "stop")
    assert delta(turn("skull-1", *steps)) == ("scored", [4500, 0])
    blocks = {"skull-card-blocks-full-chest": True}
    assert delta(turn("skull-1", *steps, readings=blocks)) == ("scored", [4000, 0])


@rule("ms.pirate", "ms.animals", "ms.treasure-card")
@pytest.mark.parametrize(
    ("card", "dice", "points"),
    [
        ("pirate", "ssssssss", 9000), ("animals", "kkmmmppp", 1000), ("animals", "mmmpppcc", 1700),
        ("coin", "kkccssmp", 400), ("diamond", "kkccssmp", 300), ("diamond", "dddddddc", 5400),
    ],
)  # fmt: skip
def test_cards_that_change_the_score(card: str, dice: str, points: int) -> None:
    assert delta(turn(card, f"roll {dice}", "stop")) == ("scored", [points, 0])


@rule("ms.skull-island")
def test_the_island_goes_on_by_itself() -> None:
    play = turn("coin", "roll kkkksscc")
    assert play.to_act is None
    assert sum(weight for _, weight in GAME.fates(play.state)) == 6**4
    assert delta(turn("coin", "roll kkkksscc", "roll kksc", "roll sc", seats=3)) == (
        "island",
        [0, -600, -600],
    )
    assert delta(turn("skull-2", "roll kksssscc", "roll sssscc")) == ("island", [0, -400])


@rule("ms.skull-island", "ms.island-two", "ms.pirate")
def test_too_few_dice_end_the_island() -> None:
    assert delta(turn("coin", "roll kkkkkkkk")) == ("island", [0, -800])
    assert delta(turn("pirate", "roll kkkkkkks")) == ("island", [0, -1400])
    assert delta(turn("skull-2", "roll kkkkkkkk")) == ("island", [0, -1000])
    single = turn("coin", "roll kkkkkkks", readings={"island-single-die": True})
    assert delta(turn("coin", "roll kkkkkkks", "roll k", readings={"island-single-die": True})) == (
        "island",
        [0, -800],
    )
    assert single.to_act is None


@rule("ms.island-forced", "ms.island-roll-all")
def test_the_island_by_choice() -> None:
    english = turn("coin", "roll kkkkkscd", edition="piraten-kapern-en")
    assert offered(english) == {"stop", "reroll sc", "reroll sd", "reroll cd", "reroll scd"}
    assert delta(english.after("p1 stop")) == ("island", [0, -500])
    assert delta(english.after("p1 reroll sc").after("~ roll mm")) == ("island", [0, -500])
    chosen = turn("coin", "roll kkkkkscd", readings={"island-roll-all": False})
    assert "stop" not in offered(chosen)
    free = turn("coin", "roll kkkkkscd", readings={"island-forced": False})
    assert offered(free) == {"stop", "reroll scd"}


@rule("ms.guardian-island", "ms.island-revealed")
def test_the_guardian_on_the_island() -> None:
    waits = turn("guardian", "roll kkkkssss")
    assert offered(waits) == {"reroll k", "reroll ssss"}
    saved = waits.after("p1 reroll k").after("~ roll c")
    assert sum(weight for _, weight in GAME.fates(saved.state)) == 6**5
    assert delta(saved.after("~ roll ccccc")) == ("island", [0, -300])
    counted = turn(
        "guardian",
        *("roll kkkkssss", "reroll k", "roll c", "roll ccccc"),
        readings={"count-revealed-skulls": True},
    )
    assert delta(counted) == ("island", [0, -400])
    without = turn("guardian", "roll kkkkssss", readings={"guardian-on-island": False})
    assert without.to_act is None
    few = turn("guardian", "roll kkkkkkks")
    assert offered(few) == {"stop", "reroll k"}
    assert delta(few.after("p1 stop")) == ("island", [0, -700])


@rule("ms.guardian", "ms.guardian-alone")
def test_the_guardian_before_the_third_skull() -> None:
    play = turn("guardian", *TWO_SKULLS)
    assert {"reroll k", "reroll ks", "reroll ksssccm"} <= offered(play)
    used = play.after("p1 reroll k").after("~ roll c")
    assert not any("k" in act.removeprefix("reroll") for act in offered(used) if act != "stop")
    with_other = turn("guardian", *TWO_SKULLS, readings={"guardian-may-roll-alone": False})
    assert "reroll k" not in offered(with_other)
    assert "reroll ks" in offered(with_other)


@rule("ms.guardian-rescue", "ms.third-skull")
def test_the_guardian_as_rescue() -> None:
    play = turn("guardian", "roll kkksssmm")
    assert offered(play) >= {"stop", "reroll k", "reroll ks"}
    assert not any("k" not in act for act in offered(play) if act != "stop")
    assert delta(play.after("p1 stop")) == ("bust", [0, 0])
    assert delta(play.after("p1 reroll k").after("~ roll k")) == ("bust", [0, 0])
    assert play.after("p1 reroll k").after("~ roll s").state.phase == "rolled"
    late = turn("guardian", "roll kkssssmm", "reroll mm", "roll kk")
    assert delta(late) == ("bust", [0, 0])
    final = turn("guardian", "roll kkksssmm", readings={"guardian-rescues-third-skull": False})
    assert delta(final) == ("bust", [0, 0])


@rule("ms.treasure-island", "ms.treasure-island-bust")
def test_the_treasure_island() -> None:
    laid = turn("treasure-island", "roll kksscccm", "lay ccc", "reroll ssm", "roll ccd")
    assert delta(laid.after("p1 stop")) == ("scored", [1100, 0])
    moved = laid.after("p1 lift c").after("p1 lay cc")
    assert (moved.state.laid[2], moved.state.table[2]) == (4, 1)
    assert delta(moved.after("p1 reroll cd").after("~ roll ks")) == ("bust", [600, 0])


@rule("ms.ship", "ms.ship-bust", "ms.ship-island")
def test_ships() -> None:
    assert delta(turn("ship-3", "roll kksssccm", "stop")) == ("scored", [800, 0])
    assert delta(turn("ship-3", "roll kkssmccm", "stop")) == ("ship-lost", [-500, 0])
    bust = ("roll kksssccm", "reroll cc", "roll kc")
    assert delta(turn("ship-3", *bust)) == ("ship-lost", [-500, 0])
    zero, bonus = ({"ship-bust-with-quota": value} for value in ("zero", "bonus"))
    assert delta(turn("ship-3", *bust, readings=zero)) == ("bust", [0, 0])
    assert delta(turn("ship-3", *bust, readings=bonus)) == ("bust", [500, 0])
    assert delta(turn("ship-4", *bust, readings=bonus)) == ("ship-lost", [-1000, 0])
    assert delta(turn("ship-2", "roll kkkkssss")) == ("ship-lost", [-300, 0])


@rule("ms.negative")
def test_totals_below_zero_or_not() -> None:
    floor = {"floor-scores-at-zero": True}
    assert delta(turn("ship-4", "roll kkssmccm", "stop", readings=floor)) == ("ship-lost", [0, 0])
    assert delta(turn("coin", "roll kkkkkkkk", readings=floor)) == ("island", [0, 0])
    assert turn("coin", "roll kkkkkkkk").state.points == (0, -800)


def test_the_editions() -> None:
    plain, english = (terms(Setup(2, edition)).readings for edition in EDITIONS)
    assert EDITIONS == ("gigamic-fr", "piraten-kapern-en")
    changed = {name for name in plain.__slots__ if getattr(plain, name) != getattr(english, name)}
    assert changed == {
        "keep_at_least_one", "magic_nine", "island_roll_all", "island_forced", "final_round",
    }  # fmt: skip
