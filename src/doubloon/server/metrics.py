"""What a server counts, for Prometheus."""

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the histograms of times."""


class Times:
    """A histogram of seconds in plain fields."""

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def add_to(self, family: HistogramMetricFamily, labels: Iterable[str] = ()) -> None:
        """Add these figures to a metric, under these labels."""
        limits = [*map(str, SECONDS), "+Inf"]
        buckets = [*zip(limits, accumulate(self.counts), strict=True)]
        family.add_metric([*labels], buckets, self.seconds)


class Metrics(Collector):
    """One registry for each server, so that two in one process do not mix.

    What happens with every act is counted in plain fields, without the locks of a `Counter`.
    """

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("doubloon_connections", "Open WebSockets.", registry=self.registry)
        self.sockets = Gauge(
            "doubloon_sockets", "Open sockets of all kinds.", registry=self.registry
        )
        self.tables = Gauge("doubloon_tables", "Tables in memory.", registry=self.registry)
        self.bots = Counter(
            "doubloon_decisions",
            "Decisions of bots: the level asked, the level that chose, and why it was another one.",
            ["asked", "level", "reason"],
            registry=self.registry,
        )
        self.refusals = Counter(
            "doubloon_refusals", "Messages refused.", ["error"], registry=self.registry
        )
        self.limited = Counter(
            "doubloon_limited", "Requests refused by a limit.", ["limit"], registry=self.registry
        )
        self.free_disk = Gauge(
            "doubloon_free_disk_bytes", "Free on the database's disk.", registry=self.registry
        )
        self.database = Gauge(
            "doubloon_database_bytes", "The database and its log.", registry=self.registry
        )
        self.dropped = Counter(
            "doubloon_dropped", "Connections closed by the server.", ["why"], registry=self.registry
        )
        self.steps: Counts[str] = Counts()
        """Stored steps by game."""
        self.act_times = [0] * (len(SECONDS) + 1)
        """Acts by time, from arrival until everybody was sent the result."""
        self.act_seconds = 0.0
        self.sources: list[Callable[[], Iterable[Metric]]] = []
        """Where other figures come from."""
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        steps = CounterMetricFamily("doubloon_steps", "Steps stored.", labels=["game"])
        for game, count in self.steps.items():
            steps.add_metric([game], count)
        yield steps
        limits = [*map(str, SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "doubloon_act_seconds",
            "From an act's arrival until everybody is told.",
            buckets=[*zip(limits, accumulate(self.act_times), strict=True)],
            sum_value=self.act_seconds,
        )
        for source in self.sources:
            yield from source()

    def text(self) -> bytes:
        return generate_latest(self.registry)
