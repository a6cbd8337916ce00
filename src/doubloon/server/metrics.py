"""What a server counts of itself, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics(Collector):
    """One registry for each server, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("doubloon_connections", "Open WebSockets.", registry=self.registry)
        self.tables = Gauge("doubloon_tables", "Tables in memory.", registry=self.registry)
        self.bots = Counter(
            "doubloon_decisions", "Decisions of bots.", ["level"], registry=self.registry
        )
        self.refusals = Counter(
            "doubloon_refusals", "Messages refused.", ["error"], registry=self.registry
        )
        self.dropped = Counter(
            "doubloon_dropped", "Connections closed by the server.", ["why"], registry=self.registry
        )
        self._steps: dict[str, int] = {}
        self._acts, self._seconds = [0] * (len(_SECONDS) + 1), 0.0
        self.registry.register(self)

    def count_steps(self, game: str, steps: int) -> None:
        self._steps[game] = self._steps.get(game, 0) + steps

    def took(self, seconds: float) -> None:
        """An act was carried out in this time, from its arrival until everybody was told."""
        self._acts[bisect_left(_SECONDS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What happens with every act, counted here without the locks of a counter's own."""
        steps = CounterMetricFamily("doubloon_steps", "Steps stored.", labels=["game"])
        for game, count in self._steps.items():
            steps.add_metric([game], count)
        yield steps
        limits = [*map(str, _SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            "doubloon_act_seconds",
            "From an act's arrival until everybody is told.",
            buckets=[*zip(limits, accumulate(self._acts), strict=True)],
            sum_value=self._seconds,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
