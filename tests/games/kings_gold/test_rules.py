"""King's Gold, clause by clause: what is accepted, what is refused, what happens."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.dice import Reroll, Stop, rolls
from doubloon.core.errors import DoubloonError, IllegalAct, ImpossibleFate
from doubloon.core.play import Play, turns
from doubloon.core.setup import Seat, Setup
from doubloon.games.kings_gold import GAME
from doubloon.games.kings_gold.rules.editions import EDITIONS, terms
from doubloon.games.kings_gold.rules.rules import acts, forbids, play
from doubloon.games.kings_gold.rules.state import Act, Pair, Plunder, State
from table import after, offered, refusal, wander

rule = pytest.mark.rule


def at(*steps: str, coins: tuple[int, ...] = (10, 10), king: int = 0, **setup: Any) -> Play:
    """A play set up at the beginning of p1's turn, after these steps."""
    start = {"box": 60 - king - sum(coins), "king": king, "coins": [*coins], "seat": 1}
    return after("kings-gold", *steps, seats=len(coins), start=start, **setup)


def purse(play: Play) -> tuple[int, int, tuple[int, ...]]:
    return play.state.box, play.state.king, play.state.coins


ROLLED = ("~ roll 13kcx",)
STOPPED = (*ROLLED, "p1 stop")
THREE_ROLLS = (*ROLLED, "p1 reroll 1", "~ roll 1", "p1 reroll 1", "~ roll 1")


@pytest.mark.parametrize(
    ("clause", "steps", "refused"),
    [
        ("kg.roll-first", (), "p1 stop"),
        ("kg.roll-first", (), "p1 reroll 1"),
        ("kg.reroll-some", ROLLED, "p1 reroll"),
        ("kg.reroll-on-table", ROLLED, "p1 reroll 11"),
        ("kg.reroll-on-table", ROLLED, "p1 reroll 2"),
        ("kg.crossbones-stay", ROLLED, "p1 reroll x"),
        ("kg.crossbones-stay", ROLLED, "p1 reroll 1x"),
        ("kg.stop-first", ROLLED, "p1 pair 3c"),
        ("kg.stop-first", ROLLED, "p1 plunder p2"),
        ("kg.results-compulsory", STOPPED, "p1 reroll 1"),
        ("kg.results-compulsory", STOPPED, "p1 stop"),
        ("kg.pair-kinds", STOPPED, "p1 pair kc"),
        ("kg.pair-kinds", STOPPED, "p1 pair 13"),
        ("kg.pair-on-table", STOPPED, "p1 pair 2c"),
        ("kg.victim", STOPPED, "p1 pair 1k"),
        ("kg.victim", STOPPED, "p1 pair 1k p1"),
        ("kg.victim", STOPPED, "p1 pair 1k p3"),
        ("kg.victim", STOPPED, "p1 pair 1c p2"),
        ("kg.five-skulls", STOPPED, "p1 plunder p2"),
        ("kg.five-skulls", ("~ roll kkkkk", "p1 stop"), "p1 pair 1k p2"),
        ("kg.results-compulsory", ("~ roll kkkkk", "p1 stop"), "p1 stop"),
        ("kg.results-compulsory", ("~ roll kkkkk", "p1 stop"), "p1 reroll k"),
        ("kg.three-rolls", THREE_ROLLS, "p1 reroll 1"),
        ("kg.results-compulsory", THREE_ROLLS, "p1 stop"),
        ("kg.victim", ("~ roll kkkkk", "p1 stop"), "p1 plunder p1"),
        ("kg.victim", ("~ roll kkkkk", "p1 stop"), "p1 plunder p4"),
        ("play.over", ("~ roll ccccc", "p1 stop"), "p2 stop"),
    ],
)
def test_forbidden(clause: str, steps: tuple[str, ...], refused: str) -> None:
    error = refusal(at(*steps), refused)
    assert isinstance(error, IllegalAct)
    assert error.clause == clause


@rule("kg.one-combination")
@pytest.mark.parametrize(
    ("clause", "refused"),
    [
        ("kg.one-combination", "p1 pair 3k p2"),
        ("kg.one-combination", "p1 pair 1c"),
        ("kg.one-combination", "p1 pair 3c"),
        ("kg.pair-on-table", "p1 pair 2k p2"),
    ],
)
def test_a_used_die_is_told_from_one_that_was_not_rolled(clause: str, refused: str) -> None:
    assert refusal(at(*STOPPED, "p1 pair 3c"), refused).clause == clause


@pytest.mark.parametrize(
    ("clause", "steps", "refused"),
    [
        ("kg.third-crossbones", ("~ roll 3cxxx",), "p1 stop"),
        ("kg.third-crossbones", ("~ roll 3cxxx",), "p1 pair 3c"),
        ("kg.third-crossbones", ("~ roll 3cxxx",), "p1 reroll 3"),
        ("kg.all-locked", ("~ roll xxxxx",), "p1 stop"),
        ("kg.three-rolls", ("~ roll kkccx", *("p1 reroll k", "~ roll k") * 2), "p1 reroll k"),
        ("kg.penalty", ("~ roll kkccx", "p1 stop"), "p1 reroll k"),
        ("kg.five-coins", ("~ roll 11123", "p1 stop"), "p1 reroll 1"),
        ("kg.five-skulls", ("~ roll kkkkk", "p1 stop", "p1 plunder p2"), "p1 plunder p2"),
        ("kg.one-combination", ("~ roll 3kcxx", "p1 stop", "p1 pair 3c"), "p1 pair 3k p2"),
        ("kg.roll-first", ("~ roll 3cxxx",), "p2 stop"),
        ("play.out-of-turn", ("~ roll kkccx", "p1 stop", "~ roll 12kcx", "p2 stop"), "p1 stop"),
    ],
)
def test_an_act_after_the_turn_is_refused_with_what_ended_it(
    clause: str, steps: tuple[str, ...], refused: str
) -> None:
    error = refusal(at(*steps), refused)
    assert isinstance(error, IllegalAct)
    assert error.clause == clause


@rule("kg.third-crossbones")
def test_no_roll_after_the_third_crossbones_even_if_a_pair_counts() -> None:
    readings = {"three-crossbones-cancels": False}
    play = at("~ roll 3cxxx", readings=readings)
    assert refusal(play, "p1 reroll 3").clause == "kg.third-crossbones"


@pytest.mark.parametrize(
    ("clause", "steps", "refused"),
    [
        ("kg.cup", (), "~ roll 13kc"),
        ("kg.cup", (), "~ roll 13kcxx"),
        ("kg.cup", (*ROLLED, "p1 reroll 13"), "~ roll 3"),
        ("kg.first-player", (), "~ opening 13kcx"),
        ("kg.first-player-tie", (), "~ first p1"),
        ("play.waits-for-seat", ROLLED, "~ roll 13kcx"),
        ("play.over", ("~ roll ccccc", "p1 stop"), "~ roll 13kcx"),
    ],
)
def test_impossible(clause: str, steps: tuple[str, ...], refused: str) -> None:
    error = refusal(at(*steps), refused)
    assert isinstance(error, ImpossibleFate)
    assert error.clause == clause


@rule("kg.components", "kg.players", "kg.set-up")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_opening(seats: int) -> None:
    assert purse(after("kings-gold", seats=seats)) == (60, 0, (0,) * seats)
    assert len(rolls(5, terms(Setup(2)).die)) == 252


@rule("kg.players")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_too_few_or_too_many_players(seats: int) -> None:
    with pytest.raises(DoubloonError, match=r"kg\.players"):
        after("kings-gold", seats=seats)


@rule("kg.first-player")
def test_most_skulls_begin() -> None:
    rolled = ("~ opening 1kkcx", "~ opening kkkcx", "~ opening 11kcx")
    assert after("kings-gold", *rolled, seats=3).state.seat == 1
    refused = refusal(after("kings-gold", seats=3), "~ roll 13kcx")
    assert refused.clause == "kg.first-player"


@rule("kg.first-player-tie")
def test_only_tied_seats_roll_again() -> None:
    tied = ("~ opening kk123", "~ opening 11123", "~ opening kkcxx")
    play = after("kings-gold", *tied, seats=3)
    assert play.state.roll_off.seats == (0, 2)
    assert play.after("~ opening kkkcx").after("~ opening kkkkx").state.seat == 2
    again = play.after("~ opening kkkcx").after("~ opening kkk1x")
    assert again.after("~ opening k1111").after("~ opening kk111").state.seat == 2


@rule("kg.first-player-tie")
def test_the_lot_decides_who_begins() -> None:
    tied = ("~ opening kk123", "~ opening 11123", "~ opening kkcxx")
    play = after("kings-gold", *tied, seats=3, readings={"first-player-tie": "random"})
    assert [*GAME.fates(play.state)] == [
        (GAME.read("~ first p1")[1], 1),
        (GAME.read("~ first p3")[1], 1),
    ]
    assert play.after("~ first p3").state.seat == 2
    assert refusal(play, "~ first p2").clause == "kg.first-player-tie"
    assert refusal(play, "~ opening 11111").clause == "kg.first-player"


@rule("kg.three-rolls", "kg.reroll-on-table")
def test_three_rolls_and_kept_dice_may_be_rolled_later() -> None:
    twice = at("~ roll 11kkc", "p1 reroll 1", "~ roll 2", "p1 reroll 12kk", "~ roll 33kk")
    assert twice.state.phase == "pairing"
    assert twice.state.rolls == 3


@rule("kg.stop-early")
@pytest.mark.parametrize("steps", [ROLLED, (*ROLLED, "p1 reroll 1", "~ roll 2")])
def test_stopping_early(steps: tuple[str, ...]) -> None:
    assert at(*steps, "p1 stop").state.phase == "pairing"


@rule("kg.crossbones-stay")
def test_everything_but_crossbones_is_offered() -> None:
    assert offered(at("~ roll 13xkx")) == {
        "stop", "reroll 1", "reroll 3", "reroll k", "reroll 13", "reroll 1k", "reroll 3k",
        "reroll 13k",
    }  # fmt: skip


@rule("kg.third-crossbones")
def test_the_third_crossbones_end_rolling() -> None:
    assert purse(at("~ roll 13xxx")) == (40, 3, (7, 10))
    late = at("~ roll 13xxx", readings={"stop-at-third-crossbones": False})
    assert late.state.phase == "rolled"
    assert purse(late.after("p1 stop")) == (40, 3, (7, 10))
    assert purse(late.after("p1 reroll 13").after("~ roll 3c").after("p1 stop"))[2] == (7, 10)


@rule("kg.all-locked")
def test_five_crossbones_cost_one_penalty() -> None:
    assert purse(at("~ roll xxxxx")) == (40, 3, (7, 10))
    readings = {"stop-at-third-crossbones": False}
    assert purse(at("~ roll xxxxx", readings=readings)) == (40, 3, (7, 10))


@rule("kg.cannon-pair", "kg.two-cannon-pairs")
def test_cannon_pairs() -> None:
    play = at("~ roll 23ccx", "p1 stop", "p1 pair 3c")
    assert purse(play) == (34, 3, (13, 10))
    assert purse(play.after("p1 pair 2c")) == (30, 5, (15, 10))


@rule("kg.short-box")
@pytest.mark.parametrize(
    ("reading", "box", "coin", "taken", "paid"),
    [
        ("share", 6, 3, 3, 3), ("share", 5, 3, 2, 3), ("share", 2, 3, 1, 1), ("share", 1, 1, 0, 1),
        ("player-first", 6, 3, 3, 3), ("player-first", 5, 3, 3, 2), ("player-first", 2, 3, 2, 0),
        ("player-first", 1, 1, 1, 0),
    ],
)  # fmt: skip
def test_short_box(reading: str, box: int, coin: int, taken: int, paid: int) -> None:
    coins = (30, 60 - box - 30)
    steps = (f"~ roll {coin}ccxx", "p1 stop", f"p1 pair {coin}c")
    play = at(*steps, coins=coins, readings={"short-box": reading})
    assert purse(play)[1:] == (paid, (30 + taken, coins[1]))


@rule("kg.skull-pair", "kg.victim-short", "kg.two-skull-pairs")
def test_skull_pairs_rob_one_player_twice_or_two() -> None:
    play = at("~ roll 23kkx", "p1 stop", "p1 pair 3k p2", coins=(0, 4, 5))
    assert purse(play)[2] == (3, 1, 5)
    assert purse(play.after("p1 pair 2k p2"))[2] == (4, 0, 5)
    assert purse(play.after("p1 pair 2k p3"))[2] == (5, 1, 3)


@rule("kg.both-pairs", "kg.pairing-free", "kg.left-over")
def test_pairs_in_any_order_and_the_rest_is_idle() -> None:
    play = at("~ roll 123kc", "p1 stop")
    assert offered(play) == {f"pair {v}c" for v in "123"} | {f"pair {v}k p2" for v in "123"}
    one = play.after("p1 pair 1k p2")
    assert offered(one) == {"pair 2c", "pair 3c"}
    assert purse(one.after("p1 pair 3c")) == (34, 3, (14, 9))
    assert one.after("p1 pair 3c").state.seat == 1


@rule("kg.pairing-free")
def test_a_scarce_coin_may_go_to_either_partner() -> None:
    assert offered(at("~ roll 2kcxx", "p1 stop")) == {"pair 2c", "pair 2k p2"}


@rule("kg.five-coins", "kg.empty-gain")
def test_five_coins() -> None:
    assert purse(at("~ roll 11123", "p1 stop", king=17)) == (23, 0, (27, 10))
    assert purse(at("~ roll 11123", "p1 stop")) == (40, 0, (10, 10))


@rule("kg.five-skulls")
def test_five_skulls_name_a_victim() -> None:
    play = at("~ roll kkkkk", "p1 stop", coins=(1, 7, 9))
    assert offered(play) == {"plunder p2", "plunder p3"}
    assert purse(play.after("p1 plunder p3"))[2] == (10, 7, 0)


@rule("kg.five-cannons", "kg.box-empty")
def test_five_cannons_end_the_play() -> None:
    play = at("~ roll ccccc", "p1 stop", king=5)
    assert purse(play) == (0, 5, (45, 10))
    assert play.result is not None
    assert (play.result.winners, play.result.ending) == ((0,), "box-empty")


@rule("kg.penalty", "kg.left-over")
@pytest.mark.parametrize("dice", ["kkccx", "1233x", "kkkcc", "111xx"])
def test_no_combination_costs_three(dice: str) -> None:
    assert purse(at(f"~ roll {dice}", "p1 stop")) == (40, 3, (7, 10))


@rule("kg.penalty")
def test_whoever_has_less_pays_all() -> None:
    assert purse(at("~ roll kkccx", "p1 stop", coins=(2, 10))) == (48, 2, (0, 10))
    assert purse(at("~ roll kkccx", "p1 stop", coins=(0, 10))) == (50, 0, (0, 10))


@rule("kg.empty-gain")
def test_stealing_from_the_poor_is_no_penalty() -> None:
    play = at("~ roll 3kkxx", "p1 stop", "p1 pair 3k p2", coins=(10, 0))
    assert purse(play) == (50, 0, (10, 0))


@rule("kg.crossbones-cancel")
def test_three_crossbones_and_a_pair() -> None:
    assert purse(at("~ roll 3cxxx")) == (40, 3, (7, 10))
    both = at("~ roll 3cxxx", readings={"three-crossbones-cancels": False})
    assert offered(both) == {"pair 3c"}
    assert purse(both.after("p1 pair 3c")) == (34, 6, (10, 10))
    assert turns(both.after("p1 pair 3c"))[-1]["outcome"] == "pairs"


@rule("kg.end-mid-turn", "kg.box-empty")
def test_the_box_runs_empty_in_mid_turn() -> None:
    steps = ("~ roll 23kcx", "p1 stop", "p1 pair 3c")
    rest = at(*steps, coins=(25, 30))
    assert rest.result is None
    assert rest.after("p1 pair 2k p2").state.coins == (29, 28)
    at_once = at(*steps, coins=(25, 30), readings={"end-mid-turn": True})
    assert at_once.result is not None
    assert at_once.state.coins == (27, 30)


@rule("kg.end-mid-turn")
def test_a_penalty_still_to_come_is_lost_as_well() -> None:
    readings = {"end-mid-turn": True, "three-crossbones-cancels": False}
    play = at("~ roll 3cxxx", "p1 pair 3c", coins=(25, 30), readings=readings)
    assert play.state.coins == (27, 30)
    assert play.result is not None


def tie(*steps: str, reading: str = "tied-one-turn", seats: int = 3, **fields: Any) -> Play:
    """p2 and p3 tied at twenty, the King has the rest; p3 emptied the box."""
    coins = [10, 20, 20, 0, 0, 0][:seats]
    start = {"box": 0, "king": 60 - sum(coins), "coins": coins, "seat": 2, **fields}
    start = {"tie-break": [2, 3], "tied": [2, 3], "repeat": 1, **start}
    return after("kings-gold", *steps, seats=seats, start=start, readings={"tie-break": reading})


@rule("kg.tie")
def test_a_tie_is_played_off_from_the_seat_after_the_one_that_emptied_the_box() -> None:
    steps = ("~ roll 1ccxx", "p1 stop", "p1 pair 1c")
    start = {"box": 2, "king": 20, "coins": [18, 19, 1], "seat": 1}
    for edition, order in (("us", (1, 2, 0)), ("nl", (1, 0))):
        play = after("kings-gold", *steps, seats=3, start=start, edition=f"blue-orange-{edition}")
        assert play.state.tied_turns.order == order
        assert play.state.seat == 1
        assert play.result is None


@rule("kg.tie")
@pytest.mark.parametrize("edition", ["us", "en", "de", "it", "es", "pt"])
def test_another_round_is_played_by_everybody_and_the_most_coins_of_all_win(edition: str) -> None:
    start = {"box": 0, "king": 11, "coins": [15, 17, 17], "seat": 1}
    start |= {"tie-break": [1], "tied": [2, 3], "repeat": 1}
    steps = ("~ roll 3kkxx", "p1 stop", "p1 pair 3k p2")
    play = after("kings-gold", *steps, seats=3, start=start, edition=f"blue-orange-{edition}")
    assert play.state.coins == (18, 14, 17)
    assert play.result is not None
    assert play.result.winners == (0,)


@rule("kg.tie")
def test_tied_turns() -> None:
    one = tie("~ roll 13kcx", "p2 stop", "p2 pair 3c")
    assert (one.state.coins, one.state.king) == ((10, 20, 20), 10)
    assert offered(one) == {"pair 1k p1", "pair 1k p3"}
    cannons = tie("~ roll ccccc", "p2 stop")
    assert (cannons.state.seat, cannons.state.coins) == (2, (10, 20, 20))
    king = tie("~ roll 11111", "p2 stop", "~ roll kkccc", "p3 stop")
    assert king.result is not None
    assert (king.result.winners, king.state.coins) == ((1,), (10, 30, 17))


@rule("kg.tie")
def test_tied_turns_repeat_and_are_shared_in_the_end() -> None:
    nothing = ("~ roll ccccc", "p2 stop", "~ roll ccccc", "p3 stop")
    again = tie(*nothing)
    assert (again.state.tied_turns.repeat, again.state.seat) == (2, 1)
    last = tie(*nothing, repeat=10)
    assert last.result is not None
    assert (last.result.winners, last.result.ending) == ((1, 2), "box-empty")


@rule("kg.tie")
def test_only_tied_seats_are_compared_unless_everybody_plays() -> None:
    coins = [30, 10, 12]
    fields: dict[str, Any] = {"coins": coins, "king": 8, "repeat": 2}
    fields |= {"tie-break": [3], "seat": 3}
    two = tie("~ roll ccccc", "p3 stop", **fields)
    assert two.result is not None
    assert two.result.winners == (2,)
    fields |= {"tie-break": [3, 1], "coins": [30, 10, 20], "king": 0}
    play = tie("~ roll ccccc", "p3 stop", reading="extra-round-all", **fields)
    assert play.state.seat == 0
    over = play.after("~ roll ccccc").after("p1 stop")
    assert over.result is not None
    assert over.result.winners == (0,)


@rule("kg.tie")
@pytest.mark.parametrize(
    ("reading", "ending"), [("new-game", "tie-new-game"), ("shared", "box-empty")]
)
def test_a_tie_that_is_not_played_off(reading: str, ending: str) -> None:
    play = at("~ roll ccccc", "p1 stop", coins=(10, 30), king=0, readings={"tie-break": reading})
    assert play.result is not None
    assert (play.result.winners, play.result.ending) == ((0, 1), ending)


@rule("kg.tie", "kg.short-box", "kg.third-crossbones")
def test_the_editions() -> None:
    readings = {edition: terms(Setup(2, edition)).readings for edition in EDITIONS}
    assert [edition.removeprefix("blue-orange-") for edition in EDITIONS] == [
        "us", "fr", "en", "de", "it", "es", "pt", "nl",
    ]  # fmt: skip
    share = {edition for edition, it in readings.items() if it.short_box == "share"}
    assert share == {"blue-orange-us", "blue-orange-fr"}
    again = {edition for edition, it in readings.items() if it.tie_break == "new-game"}
    assert again == {"blue-orange-fr"}
    alone = {edition for edition, it in readings.items() if it.tie_break == "tied-one-turn"}
    assert alone == {"blue-orange-nl"}
    everybody = {edition for edition, it in readings.items() if it.tie_break == "extra-round-all"}
    assert everybody == {*EDITIONS} - again - alone
    late = {edition for edition, it in readings.items() if not it.stop_at_third_crossbones}
    assert late == {"blue-orange-nl"}


@pytest.mark.parametrize(
    ("problem", "start"),
    [
        ("kg-start-coins", {"box": 40, "king": 0, "coins": [10, 11], "seat": 1}),
        ("start-missing", {"box": 40, "king": 0, "coins": [10, 10]}),
        ("start-missing", {"king": 0, "coins": [10, 10], "seat": 1}),
        ("start-seat", {"box": 40, "king": 0, "coins": [10, 10], "seat": 3}),
        ("start-seat", {"box": 40, "king": 0, "coins": [10, 10], "seat": True}),
        ("start-per-seat", {"box": 40, "king": 0, "coins": [20], "seat": 1}),
        ("start-numbers", {"box": 40, "king": 0, "coins": [21, -1], "seat": 1}),
        ("start-number", {"box": "40", "king": 0, "coins": [10, 10], "seat": 1}),
        ("start-unknown", {"box": 40, "king": 0, "coins": [10, 10], "seat": 1, "queen": 0}),
    ],
)
def test_impossible_start(problem: str, start: dict[str, Any]) -> None:
    with pytest.raises(DoubloonError) as refused:
        after("kings-gold", start=start)
    assert (refused.value.kind, refused.value.problem) == ("position", problem)


@rule("kg.tie")
@pytest.mark.parametrize(
    ("problem", "fields"),
    [
        ("kg-start-tie-box", {"box": 2, "king": 8}),
        ("kg-start-tie-seat", {"seat": 3}),
        ("kg-start-tie-repeat", {"repeat": 11}),
        ("kg-start-tie-repeat", {"repeat": 0}),
        ("kg-start-tie-few", {"tied": [2]}),
        ("kg-start-tie-few", {"tie-break": []}),
        ("kg-start-tie-order", {"tie-break": [1, 2]}),
        ("kg-start-tie-unequal", {"coins": [10, 21, 19]}),
        ("kg-start-tie-unequal", {"coins": [25, 15, 15], "king": 5}),
        ("start-seats", {"tied": [2, 2]}),
        ("start-seats", {"tied": 2}),
        ("start-missing", {"tied": None}),
    ],
)
def test_impossible_tie_break(problem: str, fields: dict[str, Any]) -> None:
    start = {"box": 0, "king": 10, "coins": [10, 20, 20], "seat": 2}
    start |= {"tie-break": [2, 3], "tied": [2, 3], "repeat": 1} | fields
    start = {name: value for name, value in start.items() if value is not None}
    with pytest.raises(DoubloonError) as refused:
        after("kings-gold", seats=3, start=start, edition="blue-orange-nl")
    assert refused.value.problem == problem


@rule("kg.tie")
@pytest.mark.parametrize("reading", ["shared", "new-game"])
def test_no_tied_turns_where_none_are_played(reading: str) -> None:
    with pytest.raises(DoubloonError, match="kg-start-tie-reading"):
        tie(reading=reading)


@rule("kg.box-empty")
def test_an_empty_box_without_a_tie_break_is_a_finished_play() -> None:
    start = {"box": 0, "king": 10, "coins": [30, 20], "seat": 1}
    play = after("kings-gold", start=start)
    assert play.result is not None
    assert play.result.winners == (0,)
    start |= {"coins": [25, 25]}
    shared = after("kings-gold", start=start).result
    assert shared is not None
    assert shared.winners == (0, 1)


def near_misses(state: State) -> st.SearchStrategy[Act]:
    """Acts on the dice there are, give or take one, and seats that nearly exist."""
    dice = st.tuples(*(st.integers(0, n + 1) for n in state.table))
    seats = st.integers(-1, len(state.coins)).map(Seat)
    pair = st.builds(Pair, st.integers(0, 3), st.integers(2, 5), st.none() | seats)
    return st.just(Stop()) | st.builds(Reroll, dice) | pair | st.builds(Plunder, seats)


@given(data=st.data(), seats=st.integers(2, 4), edition=st.sampled_from(EDITIONS))
def test_play_accepts_exactly_what_acts_offers(
    data: st.DataObject, seats: int, edition: str
) -> None:
    opening = GAME.start(Setup(seats, edition, start=_somewhere(seats)))
    *_, state = opening, *(state for _, state in wander(GAME, data, opening, limit=8))
    act = data.draw(near_misses(state))
    if act in {*acts(state)}:
        assert forbids(state, act) is None
        play(state, act)
    else:
        assert forbids(state, act) is not None
        with pytest.raises(IllegalAct):
            play(state, act)


@rule("kg.coins-conserved")
@given(data=st.data(), seats=st.integers(2, 6))
def test_coins_are_conserved(data: st.DataObject, seats: int) -> None:
    opening = GAME.start(Setup(seats, start=_somewhere(seats)))
    for _, state in wander(GAME, data, opening):
        assert state.box + state.king + sum(state.coins) == 60
        assert min(state.box, state.king, *state.coins) >= 0


def _somewhere(seats: int) -> dict[str, object]:
    coins = [3 * seat for seat in range(seats)]
    return {"box": 6, "king": 54 - sum(coins), "coins": coins, "seat": 1}
