"""How a server is set up; every limit has a number here and nowhere else."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str
    key: str | None = None
    """The key cookies are signed with; None: one is made and kept beside the database."""
    origins: tuple[str, ...] = ()
    """Origins allowed beside the server's own address."""
    network: str | None = None
    """Where others on the network find this server, if it listens to them."""
    unbuilt: str = "message-no-client"
    """What the first page says when the browser client has not been built."""
    frame: int = 16_384
    """Bytes a client's frame may have."""
    rate: float = 20.0
    """Messages a second from one connection; 0: as many as can be."""
    address_rate: float = 100.0
    """Messages and requests a second from one address."""
    burst: float = 3.0
    """Seconds of these that may come at once."""
    connections: int = 100
    """Connections from one address; 0: as many as can be."""
    strikes: int = 200
    """Refusals in a row for being too fast before a connection is closed."""
    waiting_frames: int = 512
    waiting_bytes: int = 1_000_000
    """What may wait to be sent to one connection."""
    chat_every: float = 2.0
    """Seconds for one more line of chat; five may come at once."""
    new_table_every: float = 5.0
    """Seconds for one more new table or token from an address; twenty may come at once."""
    retellings: float = 5.0
    """Stretches of replays, and drawings, a second for one address; twenty may come at once."""
    absence: float = 90.0
    """Seconds after which a bot plays for a guest whose connection is lost."""
    idle: float = 600.0
    """Seconds after which a table nobody watches leaves memory."""
    sweep: float = 30.0
    """Seconds between two looks at idle tables."""
    hello: float = 20.0
    """Seconds a new connection has to say hello."""
    resumed_hours: float = 24.0
    """Plays touched in these last hours go on by themselves after a restart."""

    def with_rate(self, rate: float) -> "Settings":
        """Other limits of speed: so many messages a second, or none at all."""
        if not rate:
            return replace(
                self,
                rate=0,
                address_rate=0,
                connections=0,
                chat_every=0,
                new_table_every=0,
                retellings=0,
            )
        return replace(self, rate=rate, address_rate=5 * rate)
