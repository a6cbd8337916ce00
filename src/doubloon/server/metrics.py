"""What a server counts of itself, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One registry for each server, so that two in one process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("doubloon_connections", "Open WebSockets.", registry=self.registry)
        self.tables = Gauge("doubloon_tables", "Tables in memory.", registry=self.registry)
        self.steps = Counter("doubloon_steps", "Steps stored.", ["game"], registry=self.registry)
        self.bots = Counter(
            "doubloon_decisions", "Decisions of bots.", ["level"], registry=self.registry
        )
        self.refusals = Counter(
            "doubloon_refusals", "Messages refused.", ["error"], registry=self.registry
        )
        self.dropped = Counter(
            "doubloon_dropped", "Connections closed by the server.", ["why"], registry=self.registry
        )
        self.act_seconds = Histogram(
            "doubloon_act_seconds",
            "From an act's arrival until everybody is told.",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
