"""What a server counts, for Prometheus."""

from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""The upper bounds of the histogram of act times."""


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
            "doubloon_decisions", "Decisions of bots.", ["level"], registry=self.registry
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

    def text(self) -> bytes:
        return generate_latest(self.registry)
