"""What is measured about bots, for Prometheus."""

from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily, Metric

from doubloon.server.metrics import Times


class Figures:
    def __init__(self) -> None:
        self.waiting = Times()
        """From a question until a worker took it."""
        self._thinking: dict[str, Times] = {}
        """From then until its answer, by level."""

    def add_thinking(self, level: str, seconds: float) -> None:
        self._thinking.setdefault(level, Times()).add(seconds)

    def collect(self, *, waiting: int, busy: int, idle: int) -> Iterator[Metric]:
        yield GaugeMetricFamily(
            "doubloon_bot_questions_waiting", "Decisions of bots that wait for a worker.", waiting
        )
        workers = GaugeMetricFamily(
            "doubloon_bot_workers", "Processes in which bots think.", labels=["state"]
        )
        workers.add_metric(["busy"], busy)
        workers.add_metric(["idle"], idle)
        yield workers
        waits = HistogramMetricFamily(
            "doubloon_bot_wait_seconds", "From a bot's question until a worker takes it.", labels=[]
        )
        self.waiting.add_to(waits)
        yield waits
        thinking = HistogramMetricFamily(
            "doubloon_bot_thinking_seconds", "From then until the answer.", labels=["level"]
        )
        for level, times in self._thinking.items():
            times.add_to(thinking, [level])
        yield thinking
