"""The dice proved in the browser, and a record that was tampered with caught at its step."""

import hashlib
import hmac
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import People, is_too_wide
from browser.finished import finished, record_of, upload
from doubloon.core import record
from doubloon.core.record import Record
from table import TESTS

GAMES = ("kings-gold", "mille-sabords", "gold-armada", "gold-up")


def block(read: Record, turn: int, fate: int) -> str:
    """The first block of a step of chance in hex, as docs/fairness.md writes it down."""
    told = read.fairness
    assert told is not None
    texts = told["texts"]
    assert isinstance(texts, list)
    place = (str(turn), str(fate), "0")
    message = "\n".join(["doubloon-2", str(told["play"]), ",".join(texts), *place])
    secret = bytes.fromhex(str(told["secret"]))
    return hmac.new(secret, message.encode(), hashlib.sha256).hexdigest()


def steps_of_chance(read: Record) -> list[int]:
    return [n for n, step in enumerate(read.steps, start=1) if step.startswith("~")]


def other_roll(text: str, die: str) -> tuple[int, str, str, str]:
    """The last roll of a record with one die turned: its step, both spellings, the new record."""
    read = record.read(text)
    n, roll = [
        (n, step) for n, step in enumerate(read.steps, start=1) if step.startswith("~ roll")
    ][-1]
    letters = roll.split()[-1]
    turned = die[(die.index(letters[0]) + 1) % len(die)] + letters[1:]
    turned = "".join(sorted(turned, key=die.index))
    lines = text.splitlines()
    place = lines.index("steps = [") + n
    assert roll in lines[place]
    lines[place] = f'  "~ roll {turned}",'
    return n, roll, f"~ roll {turned}", "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_chance_is_proved(
    game: str, people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page("phone", color_scheme="dark" if game == "gold-up" else "light")
    play = finished(page, game)
    text = record_of(page, play)
    read = record.read(text)
    plain = {"Content-Type": "text/plain"}
    told = page.request.post("/api/draws", data=text, headers=plain).json()
    places = {draw["n"]: (draw["turn"], draw["fate"]) for draw in told["draws"]}
    page.goto(f"/verify/{play}")
    chance = steps_of_chance(read)
    proved = page.get_by_role("status").filter(has_text="Proved")
    expect(proved).to_contain_text(f"All {len(chance)} steps of chance")
    for n in (chance[0], chance[-1] if len(chance) < 60 else chance[59]):
        summary = page.locator("summary").filter(has_text=re.compile(rf"^\s*{n}\s"))
        summary.click()
        details = page.locator("details").filter(has=summary)
        digest = block(read, *places[n])
        for word in (digest[:8], digest[-8:]):
            expect(details.get_by_text(word).first).to_be_visible()
        expect(details.locator("code").filter(has_text=read.steps[n - 1])).to_have_count(2)
    axe(page)
    assert not is_too_wide(page)


@pytest.mark.parametrize(
    ("game", "die"),
    [("kings-gold", "123kcx"), ("mille-sabords", "kscdmp"), ("gold-armada", "bprcho")],
)
def test_a_turned_die_is_caught_and_told_where(game: str, die: str, page: Page) -> None:
    play = finished(page, game)
    n, roll, turned, text = other_roll(record_of(page, play), die)
    page.goto("/verify")
    upload(page, text)
    alert = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(alert).to_contain_text(
        f"Step {n}: The record says “{turned}” here, "
        f"but the secret and the client seeds give “{roll}”."
    )


def test_a_card_exchanged_is_caught_even_where_the_rules_refuse_what_follows(
    people: People, axe: Callable[[Page], None]
) -> None:
    page = people.page("phone", color_scheme="dark")
    text = record_of(page, finished(page, "gold-up"))
    found = re.search(r'"~ key p1 (.)"', text)
    assert found
    other = "r" if found[1] == "w" else "w"
    page.goto("/verify")
    upload(page, text.replace(found[0], f'"~ key p1 {other}"', 1))
    alert = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(alert).to_contain_text(
        f"Step 1: The record says “~ key p1 {other}” here, "
        f"but the secret and the client seeds give “~ key p1 {found[1]}”."
    )
    axe(page)
    assert not is_too_wide(page)


def test_another_secret_is_not_the_promised_one(page: Page) -> None:
    text = record_of(page, finished(page, "kings-gold"))
    secret = re.findall(r'secret = "([0-9a-f]{64})"', text)[0]
    changed = ("1" if secret[0] == "0" else "0") + secret[1:]
    page.goto("/verify")
    upload(page, text.replace(secret, changed))
    alert = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(alert).to_contain_text("The published secret does not match the commitment")
    expect(page.get_by_text("It does not match the commitment!")).to_be_visible()


def test_an_act_the_rules_forbid_is_told_with_its_step(page: Page) -> None:
    text = record_of(page, finished(page, "gold-armada"))
    act = re.findall(r'"(p\d stop)"', text)[0]
    n = record.read(text).steps.index(act) + 1
    page.goto("/verify")
    upload(page, text.replace(f'"{act}"', f'"{act[:2]} take five"', 1))
    alert = page.get_by_role("alert").filter(has_text="not the dice that were promised")
    expect(alert).to_contain_text(f"Step {n}: ")
    expect(alert).to_contain_text("Rule ga.stop-first")


def test_the_commitment_is_compared_with_a_note(page: Page) -> None:
    play = finished(page, "gold-armada")
    told = record.read(record_of(page, play)).fairness
    assert told is not None
    page.goto(f"/verify/{play}")
    note = page.get_by_label("The commitment you noted")
    note.fill("0" * 64)
    expect(page.get_by_text("It is another one.")).to_be_visible()
    note.fill(f" {str(told['commitment']).upper()} ")
    expect(page.get_by_text("It is the same.")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ((TESTS / "golden/gold-armada/two-barrels.dbl").read_text(), "has no `fairness` table"),
        (
            'record = 1\ngame = "kings-gold"\nseats = ["A", "B"]\ndice = "table"\nsteps = []\n',
            "were real and entered by people",
        ),
        ("nonsense", "This is not TOML"),
    ],
)
def test_what_cannot_be_proved_says_why(text: str, sentence: str, page: Page) -> None:
    page.goto("/verify")
    upload(page, text)
    alert = page.get_by_role("alert").filter(has_text="cannot be verified")
    expect(alert).to_contain_text(sentence)


def test_verifying_and_watching_lead_to_each_other(page: Page) -> None:
    play = finished(page, "gold-armada")
    page.goto(f"/r/{play}")
    page.get_by_role("link", name="Verify the dice").click()
    expect(page.get_by_text("Proved by the server alone", exact=True)).to_be_visible()
    page.get_by_role("link", name="Watch the play").click()
    expect(page.get_by_role("slider")).to_be_visible()
