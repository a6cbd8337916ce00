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
    hosts: tuple[str, ...] = ()
    """Names of this server besides its addresses, the machine's name and those of `origins`."""
    network: str | None = None
    """The server's address for others on the network, if it listens there."""
    unbuilt: str = "message-no-client"
    """The message of the first page when the browser client has not been built."""
    misnamed: str = "message-host"
    """The message for a browser that uses a name which is not among the allowed hosts."""
    boxes: Mapping[str, Fields] = field(default_factory=dict)
    """By game, the corrected box of tables that name none."""
    frame: int = 16_384
    """Largest frame of a client, in bytes."""
    rate: float = 20.0
    """Frames a second from one connection, of any kind; 0: no limit."""
    address_rate: float = 100.0
    """Frames and requests a second from one address."""
    burst: float = 3.0
    """How many seconds' worth of frames may arrive at once."""
    share: int = 4_096
    """A longer frame counts as one more for each so many bytes."""
    flood: float = 5.0
    """Seconds over the limit after which a connection that goes on is closed."""
    connections: int = 100
    """WebSockets of one address; 0: no limit."""
    sockets: int = 200
    """Sockets of one address, whatever they are used for; 0: no limit."""
    all_sockets: int = 10_000
    """Sockets of all addresses together, if there are descriptors enough."""
    spare_sockets: int = 32
    """Sockets beyond these limits: `/health` is answered there, everything else refused."""
    spare: float = 2.0
    """Seconds a spare socket has for all it does."""
    queue: int = 2_048
    """Sockets that may wait to be accepted, if there are descriptors enough."""
    descriptors: int = 65_536
    """Descriptors the process asks for at the start, if the system allows so many."""
    reserve: int = 128
    """Descriptors kept for the database, the processes of bots and everything else."""
    head: int = 16_384
    """Largest head of a request, in bytes."""
    head_time: float = 10.0
    """Seconds until the head of a request is complete; also of a socket that sends nothing."""
    body: int = 1_000_000
    """Largest body of a request as it is sent, in bytes; most addresses take much less."""
    body_time: float = 20.0
    """Seconds until the body of a request is complete."""
    answer_time: float = 60.0
    """Seconds until a request is answered and the answer was read."""
    keep_alive: float = 5.0
    """Seconds an unused HTTP connection stays open."""
    waiting_frames: int = 512
    waiting_bytes: int = 1_000_000
    """What may wait to be sent to one connection."""
    chat_every: float = 2.0
    """Seconds for one more line of chat of a guest at a table; five may come at once."""
    new_table_every: float = 5.0
    """Seconds for one more new table, rematch or token from an address."""
    new_tables_burst: int = 20
    """New tables, rematches and tokens from an address that may come at once."""
    all_new_tables: float = 120.0
    """New tables, rematches and tokens a minute from all addresses together; 0: no limit."""
    steps_hour: float = 50_000.0
    """Steps an hour that one address can make the server store; 0: no limit."""
    steps_burst: int = 200_000
    """Steps of an address that may come at once."""
    undos: int = 20
    """How often one decision can be taken back."""
    free_disk: int = 200_000_000
    """Free bytes on the disk below which no new tables are opened."""
    max_database: int = 0
    """Bytes of the database above which no new tables are opened; 0: no limit."""
    replay_rate: float = 5.0
    """Requests for replays and draws a second from one address; twenty may come at once."""
    replays_each: int = 10
    """Such requests of one address that wait; one of them is answered at a time."""
    replays_waiting: int = 100
    """Such requests of all addresses that wait."""
    reviews: int = 20
    """Reviews that are made or wait; each guest has one of them at most."""
    reviews_each: int = 4
    """Such reviews of one address."""
    absence: float = 90.0
    """Seconds after which a bot plays for a guest whose connection is lost."""
    idle: float = 600.0
    """Seconds after which a table that nobody watches leaves memory."""
    ended_idle: float = 60.0
    """The same for a table whose play is over."""
    sweep: float = 30.0
    """Seconds between two checks for idle tables."""
    cookie_days: float = 400.0
    """Days after which a browser that was not used is not recognised any more."""
    hello: float = 20.0
    """Seconds a new connection has to say hello."""
    abandoned_hours: float = 24.0
    """A play that is not over counts as abandoned when nothing has happened for these hours."""
    thinking: float = 3.0
    """Seconds a bot may think; after that its process is replaced, and a weaker bot is asked."""
    patience: float = 3.0
    """Seconds within which a bot should answer where people play, its wait for a process included.
    If it would take longer, a weaker bot is asked at once."""
    bots_patience: float = 12.0
    """The same where only bots play."""
    calm: float = 5.0
    """Seconds for which a bot stays at a weaker level before it comes back by one."""
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
                sockets=0,
                chat_every=0,
                new_table_every=0,
                all_new_tables=0,
                steps_hour=0,
                replay_rate=0,
            )
        return replace(self, rate=rate, address_rate=5 * rate)
