"""The whole campaign: honest people, gangs of villains, events, and the checks at the end."""

import asyncio
import json
import multiprocessing
import random
import signal
import sys
import time
import tomllib
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from campaign.diary import Diary, Loss
from campaign.evening import GAMES, Evening, Visitor
from campaign.gang import GROUPS, Counts, Round, misbehave
from campaign.people import Person
from campaign.referee import Fault, judge
from campaign.server import Event, Server
from campaign.watch import Sample, feel, look, watch

GANGS = 2
ONLY = ("kills", *GROUPS)
"""What can be chosen; honest people always play."""
EVERY_VISIT = 2.0
PATIENCE = 120.0
"""Seconds that people may need to finish what they began."""
SETTLED = 3.0
"""Seconds after the last villain before descriptors are counted."""
AT_ONCE = 50
"""Records that one command checks."""
TRIES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    seconds: float
    seed: int
    database: Path
    folder: Path
    """Where log and records are kept."""
    only: tuple[str, ...] = ONLY


@dataclass(slots=True)
class Outcome:
    """Everything that was seen."""

    begun: float
    ended: float = 0.0
    diaries: list[Diary] = field(default_factory=list)
    plays: Counter[str] = field(default_factory=Counter)
    table_waits: list[float] = field(default_factory=list)
    stood: int = 0
    visits: list[tuple[float, float]] = field(default_factory=list)
    turned_away: list[Loss] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    late: int = 0
    samples: list[Sample] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)
    """Seconds by which the measuring process itself woke up late."""
    before: Sample | None = None
    after: Sample | None = None
    villainy: Counts = field(default_factory=dict)
    rounds: list[Round] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    records: int = 0
    verified: int = 0
    replayed: int = 0
    refused: list[str] = field(default_factory=list)
    """Records and databases that a command refused, with what it said."""
    database: str = ""
    log: Path = Path()


async def torment(plan: Plan) -> Outcome:
    server = Server(plan.database, plan.folder / "log")
    outcome = Outcome(time.monotonic(), log=plan.folder / "log")
    gangs = [Gang(plan, server.port, number) for number in range(GANGS)]
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    try:
        await server.start()
        await _campaign(plan, server, gangs, outcome)
    finally:
        for gang in gangs:
            gang.end()
        server.kill_at_once()
        loop.remove_signal_handler(signal.SIGTERM)
    await _check_database(plan.database, outcome)
    return outcome


async def _campaign(plan: Plan, server: Server, gangs: list["Gang"], outcome: Outcome) -> None:
    evenings = [_invite(game, number, server.port, plan) for number, game in enumerate(GAMES)]
    people = [person for evening in evenings for person in evening.people]
    visitor = Visitor("127.0.0.60", server.port)
    outcome.begun = time.monotonic()
    end = outcome.begun + plan.seconds
    async with asyncio.TaskGroup() as everybody:
        visits = everybody.create_task(visitor.visit(EVERY_VISIT))
        others = [
            everybody.create_task(server.watch()),
            everybody.create_task(watch(server, outcome.samples)),
            everybody.create_task(feel(outcome.delays)),
            *(everybody.create_task(person.live()) for person in people),
        ]
        try:
            async with asyncio.timeout(plan.seconds + PATIENCE), asyncio.TaskGroup() as group:
                for evening in evenings:
                    group.create_task(evening.spend())
                group.create_task(_be_cruel(plan, server, gangs, outcome, end))
                group.create_task(_send_home(people, end))
        except TimeoutError:  # somebody waits for ever
            outcome.stood += 1
        outcome.ended = time.monotonic()
        visits.cancel()
        await asyncio.sleep(SETTLED)
        if server.pid is not None:
            outcome.after = look(server.pid)
        await _judge(plan, people, outcome)
        for task in others:
            task.cancel()
    await server.stop()
    outcome.diaries = [person.diary for person in people]
    outcome.plays = Counter({evening.game: evening.plays for evening in evenings})
    outcome.table_waits = [wait for evening in evenings for wait in evening.waits]
    outcome.stood += sum(person.stood for person in people)
    outcome.visits, outcome.turned_away = visitor.waits, visitor.losses
    outcome.events, outcome.late = server.events, server.late


def _invite(game: str, number: int, port: int, plan: Plan) -> Evening:
    """Three people with an address each."""
    people = [
        Person(f"{game}-{place}", f"127.0.0.{10 + 3 * number + place}", port, plan.seed * 97 + seed)
        for place, seed in enumerate(range(3 * number, 3 * number + 3))
    ]
    return Evening(game, people, plan.seed * 89 + number)


async def _send_home(people: Sequence[Person], end: float) -> None:
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    for person in people:
        person.stop()


async def _be_cruel(
    plan: Plan, server: Server, gangs: list["Gang"], outcome: Outcome, end: float
) -> None:
    """Let the gangs loose, and do to the server what the plan says."""
    if server.pid is not None:
        outcome.before = look(server.pid)
    for gang in gangs:
        gang.begin(end)
    if "kills" in plan.only:
        for at, kind in plan_events(plan.seconds, plan.seed):
            await asyncio.sleep(max(0.0, outcome.begun + at - time.monotonic()))
            match kind:
                case "kill":
                    await server.kill()
                case "term":
                    await server.terminate()
                case _:
                    await server.pause(random.Random(at).uniform(1, 4))
    for gang in gangs:
        counts, rounds = await gang.told(end)
        outcome.rounds += rounds
        for way, counted in counts.items():
            known = outcome.villainy.setdefault(way, {})
            for what, times in counted.items():
                known[what] = known.get(what, 0) + times


def plan_events(seconds: float, seed: int) -> list[tuple[float, str]]:
    """When and how the server is killed, stopped or paused.

    Restarts come in two storms, in the first third and in the last tenth of the time. Between
    them one process lives long enough to measure its memory; it is only paused.
    """
    dice = random.Random(seed)
    first, last = seconds / 3, seconds * 0.9
    events, at = [(min(5.0, seconds / 4), "kill")], min(5.0, seconds / 4)
    while (at := at + dice.uniform(*((8, 16) if not first < at < last else (30, 60)))) < seconds:
        calm = first < at < last
        events.append((at, "stop" if calm else dice.choice(("kill", "kill", "term", "stop"))))
    return [event for event in events if event[0] < seconds - 2]


class Gang:
    """A process of villains."""

    def __init__(self, plan: Plan, port: int, number: int) -> None:
        self._plan, self._port, self._number = plan, port, number
        self._context = multiprocessing.get_context("spawn")
        self._ear, self._mouth = self._context.Pipe(duplex=False)
        self._process: multiprocessing.process.BaseProcess | None = None

    def begin(self, until: float) -> None:
        seed = self._plan.seed * 101 + self._number
        groups = [group for group in self._plan.only if group in GROUPS]
        if groups:
            about = (self._port, self._number, seed, groups, until, self._mouth)
            self._process = self._context.Process(target=misbehave, args=about, daemon=True)
            self._process.start()
            self._mouth.close()

    async def told(self, until: float) -> tuple[Counts, list[Round]]:
        """What the gang did, once it is done."""
        if self._process is None:
            return {}, []
        patience = max(0.0, until - time.monotonic()) + 30
        if not await asyncio.to_thread(self._ear.poll, patience):
            raise RuntimeError("a gang does not come home")
        told: tuple[Counts, list[Round]] = self._ear.recv()
        return told

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


async def _judge(plan: Plan, people: Sequence[Person], outcome: Outcome) -> None:
    """Fetch the record of every play as everybody may read it, and compare."""
    records: dict[tuple[str, str], tuple[str, ...]] = {}
    finished: dict[str, Path] = {}
    running: dict[str, Path] = {}
    for person in people:
        for play in {told.play for told in person.diary.told}:
            if (text := await _fetch_record(person, play)) is None:
                continue
            told = tomllib.loads(text)
            steps = records[person.diary.who, play] = tuple(told["steps"])
            file = plan.folder / f"{play}.dbl"
            if told["fairness"].get("secret"):
                finished[play] = file
            elif not any("?" in step for step in steps):
                running[play] = file
            file.write_text(text, "utf-8")
    outcome.records = len({play for _, play in records})
    outcome.faults = judge([person.diary for person in people], records)
    for person in people:
        for play in person.diary.over - {*finished}:
            what = f"{person.diary.who} saw the result, the record is not finished"
            outcome.faults.append(Fault("not-over", play, None, what))
    outcome.verified = await _check("verify", [*finished.values()], outcome)
    outcome.replayed = await _check("replay", [*(running | finished).values()], outcome)


async def _fetch_record(person: Person, play: str) -> str | None:
    for _ in range(TRIES):
        with suppress(OSError):
            status, body = await person.fetch(f"/api/plays/{play}/record")
            if status == 200:
                return body.decode()
        await asyncio.sleep(0.3)
    return None


async def _check(command: str, files: Sequence[Path], outcome: Outcome) -> int:
    """How many records a command accepts."""
    accepted = 0
    for begun in range(0, len(files), AT_ONCE):
        few = files[begun : begun + AT_ONCE]
        _, told = await _run(command, "--json", *map(str, few))
        for file, line in zip(few, told.splitlines(), strict=False):
            answer = json.loads(line)
            if "error" in answer:
                outcome.refused.append(f"{command} {file.name}: {line}")
            else:
                accepted += 1
    return accepted


async def _check_database(database: Path, outcome: Outcome) -> None:
    """Let `doubloon check-db` read everything, if there is such a command."""
    _, usage = await _run("--help")
    if "check-db" not in usage:
        outcome.database = "no command"
        return
    status, told = await _run("check-db", str(database))
    outcome.database = "sound" if status == 0 else "refused"
    if status:
        outcome.refused.append(f"check-db: {told[:2000]}")


async def _run(*words: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "doubloon", *words), stdout=PIPE, stderr=PIPE
    )
    out, problem = await process.communicate()
    return process.returncode or 0, (out or problem).decode()
