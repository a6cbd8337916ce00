"""Where a server is found: on this machine, and by the phones of the house."""

import io
import ipaddress
import socket

from doubloon.locales import say

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_ELSEWHERE = {"0.0.0.0": ("203.0.113.1", 9), "::": ("2001:db8::1", 9)}
"""Addresses nobody has: asking for the way to them sends nothing."""


def own(host: str, port: int) -> str:
    """The address to open on this machine."""
    return _written(_EVERYWHERE.get(host, host), port)


def network(host: str, port: int) -> str | None:
    """The address for others on the network; None where the server does not listen to them."""
    if host not in _EVERYWHERE:
        return None if ipaddress.ip_address(host).is_loopback else _written(host, port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE[host])
        except OSError:
            return None
        found = way.getsockname()[0]
    return None if ipaddress.ip_address(found).is_loopback else _written(found, port)


def tell(own: str, network: str | None) -> None:
    print(say("serve-ready", {"address": own}), flush=True)
    if network is None:
        return
    print(say("serve-network", {"address": network}), flush=True)
    try:
        print(_picture(network), flush=True)
    except UnicodeEncodeError:
        pass  # a terminal that cannot draw it has been told the address in words


def _picture(address: str) -> str:
    """The address for the cameras of phones."""
    import segno  # only now, so that the other commands start at once

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
