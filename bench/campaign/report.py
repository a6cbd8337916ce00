"""What came of a campaign: figures, promises kept and broken, as text and as JSON."""

import json
import os
import re
import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from campaign.diary import Act
from campaign.run import Outcome
from campaign.server import BACK, Event
from campaign.watch import Sample

P99 = 0.1
"""Seconds within which 99 of 100 acts are answered."""
WARM = 30.0
"""Seconds of a process before its memory counts."""
SHORT_LIFE = 60.0
"""Seconds that memory must be watched for, before it can be called flat."""
GROWS, SLACK = 1.1, 10.0
"""The last third may have so many times the memory of the first, and so many megabytes more."""
GRACE = 2.0
"""Seconds after an event in which people may still lose their connection because of it."""
DESCRIPTORS = 64
"""Descriptors that may be left over when the villains are gone."""
SHOWN = 5


@dataclass(frozen=True, slots=True)
class Promise:
    """`kept` is None where the campaign was too short to say."""

    name: str
    kept: bool | None
    figure: str
    details: tuple[str, ...] = ()


def overlaps(begun: float, ended: float, events: Sequence[Event], grace: float = 0.0) -> bool:
    """Whether something happened while the server was restarted or paused."""
    return any(begun <= one.excused + grace and one.begun <= ended for one in events)


def quantile(waits: Sequence[float], share: float) -> float:
    """The wait that this share of all waits does not exceed."""
    ordered = sorted(waits)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def measured(outcome: Outcome) -> list[Act]:
    """The acts outside events."""
    acts = [act for diary in outcome.diaries for act in diary.acts]
    return [act for act in acts if not overlaps(act.wanted, act.done, outcome.events)]


def waits_of(outcome: Outcome, way: str | None = None) -> list[float]:
    """Seconds from act to `done`, outside events; with a way, those while it was done."""
    rounds = [(begun, ended) for name, begun, ended in outcome.rounds if name == way]
    return [
        act.done - act.wanted
        for act in measured(outcome)
        if way is None or any(b <= act.done and act.wanted <= e for b, e in rounds)
    ]


def longest_life(outcome: Outcome) -> list[Sample]:
    """The samples of the process that lived longest, after its start."""
    pid, _ = Counter(sample.pid for sample in outcome.samples).most_common(1)[0]
    life = [sample for sample in outcome.samples if sample.pid == pid]
    return [sample for sample in life if sample.at >= life[0].at + WARM]


def thirds(values: Sequence[float]) -> tuple[float, float]:
    """The medians of the first and the last third."""
    third = max(1, len(values) // 3)
    return statistics.median(values[:third]), statistics.median(values[-third:])


def flat(first: float, last: float) -> bool:
    return last <= first * GROWS + SLACK


def failures(log: Path) -> list[str]:
    """Errors and tracebacks in the log: each kind once, with its number."""
    found: Counter[str] = Counter()
    for line in log.read_text("utf-8", "replace").splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if isinstance(told, dict):
            level = str(told.get("level", "")).lower()
            if level in ("error", "critical") or "Traceback" in line:
                found[_name_failure(told)] += 1
        elif "Traceback" in line or "Error" in line:
            found[line.strip()[:300]] += 1
    return [f"{times} times {what}" for what, times in found.most_common()]


def _name_failure(told: dict[str, Any]) -> str:
    """What failed, in one line without what differs each time."""
    message = str(told.get("message", "")).partition("\n")[0]
    last = str(told.get("exception", "")).strip().rpartition("\n")[2]
    words = f"{told.get('level')}: {told.get('event')} {message} {last}"
    return re.sub(r"0x[0-9a-f]+", "0x…", " ".join(words.split()))[:300]


def judge(outcome: Outcome) -> list[Promise]:
    return [*_judge_steps(outcome), *_judge_service(outcome), *_judge_server(outcome)]


def _judge_steps(outcome: Outcome) -> Iterator[Promise]:
    told = sum(len(one.steps) for diary in outcome.diaries for one in diary.told)
    acts = sum(len(diary.acts) for diary in outcome.diaries)
    kinds = dict(Counter(fault.kind for fault in outcome.faults))
    yield Promise(
        "no step lost, doubled or told differently",
        not outcome.faults and told > 0,
        f"{told} steps told, {acts} acts done, {outcome.records} records, faults: {kinds or 0}",
        tuple(f"{one.kind} {one.play} {one.n}: {one.what}" for one in outcome.faults[:SHOWN]),
    )
    yield Promise(
        "every record verifies and replays",
        not outcome.refused and outcome.replayed > 0,
        f"{outcome.verified} verified, {outcome.replayed} replayed, database: {outcome.database}",
        tuple(outcome.refused[:SHOWN]),
    )


def _judge_service(outcome: Outcome) -> Iterator[Promise]:
    waits = waits_of(outcome)
    p99 = quantile(waits, 0.99)
    yield Promise(
        f"p99 of honest acts under {1000 * P99:.0f} ms outside restarts",
        p99 < P99 if waits else None,
        f"p50 {1000 * quantile(waits, 0.5):.1f} ms, p99 {1000 * p99:.1f} ms,"
        f" longest {1000 * max(waits, default=0):.0f} ms of {len(waits)} acts",
    )
    lost = [(diary.who, loss) for diary in outcome.diaries for loss in diary.losses]
    lost += [("visitor", loss) for loss in outcome.turned_away]
    losses = [
        f"{who}: {loss.why}"
        for who, loss in lost
        if not overlaps(loss.begun, loss.at, outcome.events, GRACE)
    ]
    visits = [
        ended - begun
        for begun, ended in outcome.visits
        if not overlaps(begun, ended, outcome.events)
    ]
    yield Promise(
        "nobody honest cut off or turned away outside restarts",
        not losses,
        f"{len(losses)} losses; {len(visits)} visits, p50 {1000 * quantile(visits, 0.5):.0f} ms,"
        f" p99 {1000 * quantile(visits, 0.99):.0f} ms",
        tuple(f"{times} times {what}" for what, times in Counter(losses).most_common(SHOWN)),
    )
    yield Promise(
        "no table stands still", not outcome.stood, f"{outcome.stood} waits without an answer"
    )


def _judge_server(outcome: Outcome) -> Iterator[Promise]:
    life = longest_life(outcome)
    watched = life[-1].at - life[0].at if life else 0.0
    first, last = thirds([one.server for one in life]) if life else (0.0, 0.0)
    each = [one.workers / max(1, one.processes - 1) for one in life]
    each_first, each_last = thirds(each) if life else (0.0, 0.0)
    yield Promise(
        f"flat memory: the last third at most {GROWS} times the first and {SLACK:.0f} MB",
        flat(first, last) and flat(each_first, each_last) if watched >= SHORT_LIFE else None,
        f"server {first:.0f} to {last:.0f} MB, each worker {each_first:.0f} to {each_last:.0f} MB"
        f" in {watched:.0f} s of one process",
    )
    before, after = outcome.before, outcome.after
    left = after.descriptors - before.descriptors if before and after else 0
    yield Promise(
        "descriptors are given back",
        left <= DESCRIPTORS,
        f"{left} more at the end than at the start, with everybody honest still there",
    )
    found = failures(outcome.log)
    yield Promise(
        "no error and no traceback in the log", not found, f"{len(found)} kinds", tuple(found[:20])
    )
    slow = [event.ended - event.due for event in outcome.events]
    yield Promise(
        f"ready again within {BACK:.0f} s of every kill, stop and pause",
        max(slow, default=0.0) <= BACK,
        f"{len(slow)} events, ready again after {quantile(slow, 0.5):.1f} s, longest"
        f" {max(slow, default=0.0):.1f} s",
    )
    died = sum(event.kind == "died" for event in outcome.events)
    yield Promise(
        "the server never dies unasked, and stops when asked",
        not died and not outcome.late,
        f"{died} deaths, {outcome.late} stops that took too long",
    )


def describe(outcome: Outcome, promises: Sequence[Promise]) -> Iterator[str]:
    """The report, line by line."""
    yield "| what | |"
    yield "|---|---|"
    for what, figure in figures(outcome).items():
        yield f"| {what} | {figure} |"
    yield ""
    yield "| villainy | rounds | p99 ms of honest acts meanwhile | what was done |"
    yield "|---|---|---|---|"
    for way, counted in outcome.villainy.items():
        rest = ", ".join(f"{times:,} {what}" for what, times in counted.items() if what != "rounds")
        p99 = 1000 * quantile(waits_of(outcome, way), 0.99)
        yield f"| {way} | {counted.get('rounds', 0)} | {p99:.0f} | {rest} |"
    yield ""
    yield "| promise | | |"
    yield "|---|---|---|"
    for promise in promises:
        verdict = {True: "kept", False: "BROKEN", None: "not judged"}[promise.kept]
        yield f"| {promise.name} | {verdict} | {promise.figure} |"
    for promise in promises:
        if promise.details and not promise.kept:
            yield ""
            yield f"{promise.name}:"
            yield from (f"  {detail}" for detail in promise.details)


def figures(outcome: Outcome) -> dict[str, str]:
    kinds = Counter(event.kind for event in outcome.events)
    lost = [event.ended - event.begun for event in outcome.events]
    refused = sum((Counter(diary.refused) for diary in outcome.diaries), Counter[str]())
    samples = outcome.samples
    return {
        "seconds": f"{outcome.ended - outcome.begun:.0f}",
        "people, plays finished": f"{len(outcome.diaries)}, {dict(outcome.plays)}",
        "events": f"{dict(kinds)}, {sum(lost):.0f} s in all, longest {max(lost, default=0):.1f} s",
        "the measuring process is late by": (
            f"p50 {1000 * quantile(outcome.delays, 0.5):.1f} ms,"
            f" p99 {1000 * quantile(outcome.delays, 0.99):.1f} ms"
        ),
        "load of the machine": f"{os.getloadavg()[1]:.1f} in the last five minutes",
        "refusals of honest requests": f"{dict(refused)}",
        "a new table is granted after": (
            f"p50 {quantile(outcome.table_waits, 0.5):.1f} s,"
            f" longest {max(outcome.table_waits, default=0):.1f} s"
        ),
        "log": f"{outcome.log.stat().st_size / 1e6:.1f} MB",
        "server at most": f"{max((one.server for one in samples), default=0):.0f} MB",
        "workers at most": f"{max((one.workers for one in samples), default=0):.0f} MB",
        "processes, threads, descriptors at most": (
            f"{max((one.processes for one in samples), default=0)},"
            f" {max((one.threads for one in samples), default=0)},"
            f" {max((one.descriptors for one in samples), default=0)}"
        ),
    }


def to_json(outcome: Outcome, promises: Sequence[Promise]) -> dict[str, Any]:
    """Everything that can be drawn or compared later."""
    begun = outcome.begun
    return {
        "figures": figures(outcome),
        "promises": [asdict(promise) for promise in promises],
        "villainy": outcome.villainy,
        "rounds": [[way, start - begun, end - begun] for way, start, end in outcome.rounds],
        "events": [[one.kind, one.begun - begun, one.ended - begun] for one in outcome.events],
        "samples": [{**asdict(one), "at": one.at - begun} for one in outcome.samples],
        "acts": [
            [act.wanted - begun, act.done - act.wanted]
            for diary in outcome.diaries
            for act in diary.acts
        ],
        "faults": [asdict(fault) for fault in outcome.faults],
        "log": failures(outcome.log),
    }
