"""The settings of a server. Every limit is defined here and nowhere else."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from doubloon.core.setup import Fields


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str
    key: str | None = None
    """The key that signs cookies; None: one is made and kept beside the database."""
    origins: tuple[str, ...] = ()
    """Origins that are allowed besides the server's own address."""
    network: str | None = None
    """The server's address for others on the network, if it listens there."""
    unbuilt: str = "message-no-client"
    """The message of the first page when the browser client has not been built."""
    boxes: Mapping[str, Fields] = field(default_factory=dict)
    """By game, the corrected box of tables that name none."""
    frame: int = 16_384
    """Largest frame of a client, in bytes."""
    rate: float = 20.0
    """Messages a second from one connection; 0: no limit."""
    address_rate: float = 100.0
    """Messages and requests a second from one address."""
    burst: float = 3.0
    """How many seconds' worth of messages may arrive at once."""
    connections: int = 100
    """Connections from one address; 0: no limit."""
    strikes: int = 200
    """Consecutive rate refusals after which a connection is closed."""
    waiting_frames: int = 512
    waiting_bytes: int = 1_000_000
    """What may wait to be sent to one connection."""
    chat_every: float = 2.0
    """Seconds for one more line of chat of a guest at a table; five may come at once."""
    new_table_every: float = 5.0
    """Seconds for one more new table or token from an address; twenty may come at once."""
    replay_rate: float = 5.0
    """Requests for replays and draws a second from one address; twenty may come at once."""
    absence: float = 90.0
    """Seconds after which a bot plays for a guest whose connection is lost."""
    idle: float = 600.0
    """Seconds after which a table that nobody watches leaves memory."""
    sweep: float = 30.0
    """Seconds between two checks for idle tables."""
    hello: float = 20.0
    """Seconds a new connection has to say hello."""
    free_bytes: int = 100_000_000
    """Room on the disk of the database below which `/ready` says that there is none."""
    resumed_hours: float = 24.0
    """Plays that were active in these last hours continue by themselves after a restart."""

    def with_rate(self, rate: float) -> "Settings":
        """The same settings with another rate of messages; 0: no rate limits at all."""
        if not rate:
            return replace(
                self,
                rate=0,
                address_rate=0,
                connections=0,
                chat_every=0,
                new_table_every=0,
                replay_rate=0,
            )
        return replace(self, rate=rate, address_rate=5 * rate)
