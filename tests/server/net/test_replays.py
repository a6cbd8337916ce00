"""Replays over HTTP: positions as they were seen, and what chance was drawn from."""

import asyncio
import re
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from doubloon.core import record
from doubloon.core.fairness import Dice
from doubloon.games import BUILT_IN
from doubloon.server.net.replays import LONGEST
from doubloon.server.table.replay import STRETCH
from server.asking import finished, get, post
from server.serving import Served, client, serving
from table import TESTS

KEYS = [game.key for game in BUILT_IN]
PAGE = (TESTS.parent / "docs" / "fairness.md").read_text()
NEW, PROVED = re.findall(r"^```toml\n(record = .*?)^```", PAGE, re.DOTALL | re.MULTILINE)
"""Of version 2, and of version 1."""


async def whole(served: Served, path: str) -> list[dict[str, Any]]:
    """All positions of a replay, stretch by stretch."""
    frames: list[dict[str, Any]] = []
    while True:
        sign = "&" if "?" in path else "?"
        status, told = await get(served, f"{path}{sign}start={len(frames)}")
        assert status == 200, told
        frames += told["frames"]
        if len(frames) > told["steps"]:
            return frames


@pytest.mark.parametrize("game", KEYS)
async def test_a_replay_is_what_was_seen_at_the_table(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table, play = await finished(anne, game)
        frames = await whole(served, f"/api/plays/{play}/replay?seat=1")
        assert [frame["n"] for frame in frames] == [*range(len(frames))]
        heard = [message for message in anne.heard if message["type"] == "view"]
        assert heard
        for message in heard:
            frame = frames[message["n"]]
            assert {**message["view"], "acts": []} == frame["view"]
            assert message["to_act"] == frame["to_act"]
            assert message["result"] == frame["result"]
            assert (message["turn"], message["points"]) == (frame["turn"], frame["points"])
        assert {frame["n"]: frame["step"] for frame in frames[1:]} == anne.stories[table, 1]


async def test_every_seat_and_a_spectator_see_their_own_cards_only(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, "gold-up")
        views = {}
        for seat in (None, 1, 2, 3):
            path = f"/api/plays/{play}/replay" + (f"?seat={seat}" if seat else "")
            status, told = await get(served, path)
            assert status == 200
            assert told["seat"] == seat
            views[seat] = told["frames"][5 * 3 + 11]
        assert views[None]["view"]["hands"] == ["?????"] * 3
        for seat in (1, 2, 3):
            hands = views[seat]["view"]["hands"]
            assert ["?" in hand for hand in hands] == [seat != other for other in (1, 2, 3)]


async def test_an_uploaded_record_is_replayed_like_its_play(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, "kings-gold")
        connection = HTTPConnection("127.0.0.1", served.port, timeout=30)

        def fetch() -> bytes:
            connection.request("GET", f"/api/plays/{play}/record")
            return connection.getresponse().read()

        text = await asyncio.to_thread(fetch)
        connection.close()
        plain = await get(served, f"/api/plays/{play}/replay?seat=2&start=3")
        packed = await post(
            served, "/api/replay?seat=2&start=3", text, **{"Accept-Encoding": "gzip"}
        )
        assert plain == packed
        assert plain[1]["start"] == 3


async def test_a_replay_changes_after_a_corrected_end(database: Path) -> None:
    """With real dice a play goes on after its end; what was told of it before is not told again."""
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", dice="table")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        winners = []
        for text in ("~ opening 1kkcx", "~ opening 12kcx", "p2 resign", "~ undo", "p1 resign"):
            await anne.act(table, text, 1)
            if text.endswith("resign"):
                await anne.until(lambda: anne.tables[table]["state"] == "over")
                path = f"/api/plays/{anne.tables[table]['play']}/replay"
                told = (await get(served, path))[1]
                winners.append(told["frames"][-1]["result"]["winners"])
            elif winners:
                await anne.until(lambda: anne.tables[table]["state"] == "playing")
                assert (await get(served, path))[1]["problem"] == "table-not-over"
        assert winners == [[1], [2]]


async def test_remarks_and_steps_taken_back_have_their_place(database: Path) -> None:
    text = """record = 1
game = "kings-gold"
seats = ["Anne", "Bert"]
dice = "table"
steps = ["~ opening kkkcx", "~ opening 123cx", "# now", "~ roll 12kcc", "~ undo", "~ roll 11kcc"]
"""
    async with serving(database) as served:
        status, told = await post(served, "/api/replay", text)
        assert status == 200
        frames = told["frames"][3:]
        steps = [frame["step"] and frame["step"]["text"] for frame in frames]
        assert steps == [None, "~ roll 12kcc", "~ undo", "~ roll 11kcc"]
        assert [frame["remark"] for frame in frames] == ["# now", "", "", ""]
        assert [frame["view"]["table"] for frame in told["frames"]][3:] == [
            "",
            "12kcc",
            "",
            "11kcc",
        ]


async def test_a_long_record_comes_in_stretches(database: Path) -> None:
    remarks = ", ".join('"# ship ahoy"' for _ in range(STRETCH))
    text = f'record = 1\ngame = "gold-armada"\nseats = ["A", "B"]\nsteps = [{remarks}]\n'
    async with serving(database) as served:
        _, first = await post(served, "/api/replay", text)
        _, rest = await post(served, f"/api/replay?start={STRETCH}", text)
        assert [len(first["frames"]), len(rest["frames"])] == [STRETCH, 1]
        _, beyond = await post(served, f"/api/replay?start={STRETCH + 1}", text)
        assert beyond["frames"] == []


@pytest.mark.parametrize("game", KEYS)
async def test_chance_drawn_again_from_its_rows_is_what_happened(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, game)
        kept = await served.server.context.storage.plays.export(play)
        assert kept is not None
        status, told = await post(served, "/api/draws", record.write(kept))
        assert status == 200
        assert told["stopped"] is None
        promise = told["fairness"]
        dice = Dice(bytes.fromhex(promise["secret"]), promise["play"], tuple(promise["texts"]))
        assert (promise["version"], promise["seating"], told["seating"]) == (2, None, None)
        chance = [n for n, step in enumerate(kept.steps, start=1) if step.startswith("~")]
        assert [draw["n"] for draw in told["draws"]] == chance
        for draw in told["draws"]:
            row = [
                same["text"] for same in told["rows"][draw["row"]] for _ in range(same["copies"])
            ]
            uniform = dice.uniform(draw["turn"], draw["fate"])
            fell = [row[uniform(len(row))] for _ in range(draw["numbers"])]
            head = fell[0].rpartition(" ")[0]
            if draw["numbers"] == 1:
                assert draw["text"] == fell[0]
            else:
                letters = sorted((text[-1] for text in fell), key=[text[-1] for text in row].index)
                assert draw["text"] == f"{head} {''.join(letters)}"


async def test_fates_are_numbered_as_their_version_says(database: Path) -> None:
    async with serving(database) as served:
        _, new = await post(served, "/api/draws", NEW)
        _, old = await post(served, "/api/draws", PROVED)
    assert [(draw["turn"], draw["fate"]) for draw in new["draws"]] == [
        (1, 1),
        (1, 2),
        (1, 3),
        (2, 1),
    ]
    assert (new["fairness"]["seating"], new["seating"]) == ([1, 2], {"numbers": [2]})
    assert {(draw["turn"], draw["fate"]) for draw in old["draws"]} == {(None, None)}
    assert (old["fairness"]["version"], old["fairness"]["seating"], old["seating"]) == (
        1,
        None,
        None,
    )


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("version = 2", "version = 3", "fairness-version"),
        ("seating = [1, 2]", "seating = [1, 1]", "fairness-seating-form"),
    ],
)
async def test_a_record_of_an_unknown_version_or_seating_is_refused(
    old: str, new: str, problem: str, database: Path
) -> None:
    async with serving(database) as served:
        status, told = await post(served, "/api/draws", NEW.replace(old, new))
        assert (status, told["problem"]) == (400, problem)


@pytest.mark.parametrize(
    ("old", "new", "drawn", "stopped"),
    [
        ("~ roll kmp", "~ roll mmp", [1, 2, 5, 7], None),
        ("~ roll sccccdmm", "~ roll ssccccdm", [1, 2], ("ms.reroll-on-table", 4)),
        ("~ roll sccccdmm", "~ roll sccccdm", [1, 2], ("ms.cup", 2)),
        ("~ roll sccccdmm", "~ card pirate", [1, 2], ("ms.one-card", 2)),
        ('"p1 resign"', '"~ roll kmp"', [1, 2, 5, 7, 8], ("ms.cup", 8)),
        ("p1 stop", "~ roll kmp", [1, 2, 5], ("play.waits-for-seat", 6)),
        ("points = [1100", "points = [1200", [1, 2, 5, 7], ("points-claim", None)),
        ("630dcd29", "730dcd29", [1, 2, 5, 7], None),
    ],
)
async def test_a_tampered_record_is_drawn_as_far_as_it_goes(
    old: str, new: str, drawn: list[int], stopped: tuple[str, int | None] | None, database: Path
) -> None:
    assert old in PROVED
    async with serving(database) as served:
        status, told = await post(served, "/api/draws", PROVED.replace(old, new))
        assert status == 200
        assert [draw["n"] for draw in told["draws"]] == drawn
        why = told["stopped"]
        assert (why and (why["problem"], why["step"])) == stopped


@pytest.mark.parametrize(
    ("path", "body", "status", "problem", "step"),
    [
        ("/api/replay", "nonsense", 400, "not-toml", None),
        ("/api/replay", b"\xff\xfe", 400, "message-text", None),
        ("/api/replay", "record = 2", 400, "unknown-version", None),
        ("/api/replay", PROVED.replace("mille-sabords", "chess"), 400, "unknown-game", None),
        ("/api/replay", PROVED.replace("reroll smm", "reroll sss"), 400, "ms.reroll-on-table", 4),
        ("/api/replay", PROVED.replace("[1100", "[1200"), 400, "points-claim", None),
        ("/api/replay", PROVED.replace('["Anne", "captain"]', '["A"]'), 400, "ms.players", None),
        ("/api/replay?seat=3", PROVED, 404, "table-no-seat", None),
        ("/api/replay?seat=0", PROVED, 400, "message-field", None),
        ("/api/replay?start=-1", PROVED, 400, "message-field", None),
        ("/api/replay?start=soon", PROVED, 400, "message-field", None),
        ("/api/replay?speed=9", PROVED, 400, "message-field", None),
        ("/api/replay", "#" * (LONGEST + 1), 413, "limit-body", None),
        ("/api/draws", "#" * (LONGEST + 1), 413, "limit-body", None),
        ("/api/draws", "nonsense", 400, "not-toml", None),
        ("/api/draws", re.sub("fairness = .*\n", "", PROVED), 400, "fairness-missing", None),
        ("/api/draws", re.sub(', secret = "[^"]*"', "", PROVED), 400, "fairness-unfinished", None),
        ("/api/draws", PROVED.replace('"00112233', '"0011223'), 400, "fairness-text", None),
        ("/api/draws", PROVED.replace(', "-"]', "]"), 400, "fairness-texts", None),
        ("/api/draws", f'dice = "table"\n{PROVED}', 400, "fairness-table-dice", None),
    ],
)
async def test_a_wrong_record_is_refused_with_its_step(
    path: str, body: str | bytes, status: int, problem: str, step: int | None, database: Path
) -> None:
    async with serving(database) as served:
        code, told = await post(served, path, body)
        assert (code, told["problem"], told["step"]) == (status, problem, step)


async def test_only_finished_plays_can_be_replayed(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("gold-up")
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        path = f"/api/plays/{anne.tables[table]['play']}/replay"
        code, told = await get(served, path)
        assert (code, told["problem"]) == (404, "table-not-over")
        await anne.act(table, "p1 resign", 1)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        assert (await get(served, path))[0] == 200
        code, told = await get(served, "/api/plays/none/replay")
        assert (code, told["problem"]) == (404, "table-no-play")


async def test_replays_are_limited_by_address(database: Path) -> None:
    async with serving(database, replay_rate=0.001) as served:
        codes = [(await post(served, "/api/replay", PROVED))[0] for _ in range(22)]
        assert codes == [200] * 20 + [429] * 2
        assert (await post(served, "/api/draws", PROVED))[0] == 429


async def test_pages_of_other_sites_may_not_send_records(database: Path) -> None:
    async with serving(database) as served:
        for path in ("/api/replay", "/api/draws"):
            code, told = await post(served, path, PROVED, Origin="http://evil")
            assert (code, told["problem"]) == (403, "message-origin")


@pytest.mark.parametrize("game", KEYS)
async def test_what_each_seat_did_is_told_after_the_end(game: str, database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, game)
        status, told = await get(served, f"/api/plays/{play}/highlights")
        assert status == 200
        assert len(told["seats"]) == 3
        sentences = [sentence for seat in told["seats"] for sentence in seat]
        assert any("best" in sentence["id"] for sentence in sentences)
        assert all(sentence["facts"]["n"] > 0 for sentence in sentences)


@pytest.mark.parametrize(("game", "known"), [("kings-gold", True), ("gold-up", False)])
async def test_how_lucky_each_seat_was_is_told_where_it_is_known(
    game: str, known: bool, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne:
        _, play = await finished(anne, game)
        status, told = await get(served, f"/api/plays/{play}/luck")
        assert status == 200
        assert (told["seats"] is not None) == known
        if known:
            assert len(told["seats"]) == 3
            assert sum(told["seats"]) == pytest.approx(0, abs=1e-9)
            assert any(told["seats"])


@pytest.mark.parametrize("part", ["highlights", "luck"])
async def test_nothing_is_told_of_a_play_that_is_running_or_unknown(
    part: str, database: Path
) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", 2)
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        path = f"/api/plays/{anne.tables[table]['play']}/{part}"
        assert (await get(served, path))[1]["problem"] == "table-not-over"
        status, told = await get(served, f"/api/plays/nosuch/{part}")
        assert (status, told["problem"]) == (404, "table-no-play")


async def test_a_turn_that_was_taken_back_is_not_told_of(database: Path) -> None:
    async with serving(database) as served, client(served) as anne:
        table = await anne.create("kings-gold", 2, dice="table", shuffle=False)
        for seat in (1, 2):
            await anne.do("sit", table=table, seat=seat)
        await anne.do("start", table=table)
        opening = ("~ opening kkkkk", "~ opening xxxxx")
        taken_back = ("~ roll ccccc", "p1 stop", "p1 undo", "p1 reroll ccccc", "~ roll xxx12")
        for text in (*opening, *taken_back, "p2 resign"):
            answer = await anne.act(table, text, 1)
            assert answer["type"] == "done", (text, answer)
        await anne.until(lambda: anne.tables[table]["state"] == "over")
        _, told = await get(served, f"/api/plays/{anne.tables[table]['play']}/highlights")
        assert [[one["id"] for one in seat] for seat in told["seats"]] == [
            ["turn-kg-penalties"],
            [],
        ]
