"""Compares what people were told and did with the records that the server gives out at the end.

Every function returns faults: an empty list means that the promise was kept.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from campaign.diary import MOST_MISSED, Diary

Steps = Sequence[str]


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken promise."""

    kind: str
    play: str
    n: int | None
    what: str


def judge(diaries: Iterable[Diary], records: Mapping[tuple[str, str], Steps]) -> list[Fault]:
    """Everything that is wrong. `records` has the steps by person and play."""
    diaries = [*diaries]
    return [
        *(fault for diary in diaries for fault in judge_told(diary)),
        *judge_together(diaries),
        *(fault for diary in diaries for fault in judge_stored(diary, records)),
        *(fault for diary in diaries for fault in judge_acts(diary, records)),
    ]


def memory(diary: Diary) -> dict[str, dict[int, str]]:
    """By play, the steps that a person was told; the first telling counts."""
    known: dict[str, dict[int, str]] = {}
    for told in diary.told:
        steps = known.setdefault(told.play, {})
        for n, text in enumerate(told.steps, start=told.since):
            steps.setdefault(n, text)
    return known


def judge_told(diary: Diary) -> list[Fault]:
    """Whether the views of one person follow each other: no gap, nothing told again differently."""
    faults: list[Fault] = []
    known: dict[tuple[str, int | None], dict[int, str]] = {}
    for told in diary.told:
        steps = known.setdefault((told.play, told.seat), {})
        last = max(steps, default=0)
        if told.since > last + 1 and told.n - last <= MOST_MISSED:
            what = f"{diary.who} saw step {last} and then {told.since}"
            faults.append(Fault("gap", told.play, last + 1, what))
        if told.since + len(told.steps) != told.n + 1:
            what = f"{diary.who} was told {len(told.steps)} steps from {told.since} to {told.n}"
            faults.append(Fault("gap", told.play, told.n, what))
        for n, text in enumerate(told.steps, start=told.since):
            if steps.setdefault(n, text) != text:
                what = f"{diary.who} was told {steps[n]!r}, later {text!r}"
                faults.append(Fault("told-differently", told.play, n, what))
    return faults


def judge_together(diaries: Iterable[Diary]) -> list[Fault]:
    """Whether all people were told the same steps, apart from cards that they may not see."""
    faults = []
    first: dict[tuple[str, int], tuple[str, str]] = {}
    for diary in diaries:
        for play, steps in memory(diary).items():
            for n, text in steps.items():
                who, other = first.setdefault((play, n), (diary.who, text))
                if not agree(text, other):
                    what = f"{who} was told {other!r}, {diary.who} {text!r}"
                    faults.append(Fault("told-differently", play, n, what))
    return faults


def judge_stored(diary: Diary, records: Mapping[tuple[str, str], Steps]) -> list[Fault]:
    """Whether every step that a person was told is in the record."""
    faults = []
    for play, steps in memory(diary).items():
        record = records.get((diary.who, play))
        if record is None:
            faults.append(Fault("no-record", play, None, f"{diary.who} got no record"))
            continue
        for n, text in steps.items():
            if n > len(record):
                what = f"{diary.who} was told {text!r}, the record ends at {len(record)}"
                faults.append(Fault("lost", play, n, what))
            elif not agree(text, record[n - 1]):
                what = f"{diary.who} was told {text!r}, the record has {record[n - 1]!r}"
                faults.append(Fault("stored-differently", play, n, what))
    return faults


def judge_acts(diary: Diary, records: Mapping[tuple[str, str], Steps]) -> list[Fault]:
    """Whether every act that was answered is stored exactly once, and no other in its name."""
    faults = []
    for play, seat in diary.played.items():
        record = records.get((diary.who, play))
        if record is None:
            continue  # judge_stored says so
        acts = [act for act in diary.acts if act.play == play]
        for act in acts:
            stored = record[act.n - 1] if act.n <= len(record) else None
            if stored != act.text:
                what = f"{diary.who} did {act.text!r}, the record has {stored!r}"
                faults.append(Fault("act-missing", play, act.n, what))
        twice = [n for n, times in Counter(act.n for act in acts).items() if times > 1]
        faults += [Fault("act-twice", play, n, f"two answers of {diary.who}") for n in twice]
        done = {act.n for act in acts}
        for n, text in enumerate(record, start=1):
            if text.startswith(f"p{seat} ") and n not in done:
                what = f"{text!r} is stored, {diary.who} did no such act"
                faults.append(Fault("act-doubled", play, n, what))
    return faults


def agree(text: str, other: str) -> bool:
    """Whether two tellings of a step are the same, where `?` is a card that was not seen."""
    return text == other or bool(_covers(text, other) or _covers(other, text))


def _covers(text: str, other: str) -> re.Match[str] | None:
    pattern = re.escape(text).replace(re.escape("?"), ".")
    return re.fullmatch(pattern, other)
