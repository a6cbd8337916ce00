"""The addresses of a server: on this machine and on the local network."""

import io
import ipaddress
import socket

from doubloon.locales import say

_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
_ELSEWHERE = {"0.0.0.0": ("203.0.113.1", 9), "::": ("2001:db8::1", 9)}
"""Unused documentation addresses. Finding the route to them sends no packet."""


def own(host: str, port: int) -> str:
    """The address to open on this machine."""
    return _url(_EVERYWHERE.get(host, host), port)


def network(host: str, port: int) -> str | None:
    """The address for other devices on the network; None if the server does not listen there."""
    if host not in _EVERYWHERE:
        return None if ipaddress.ip_address(host).is_loopback else _url(host, port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE[host])
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if ipaddress.ip_address(found).is_loopback else _url(found, port)


def tell(own: str, network: str | None) -> None:
    print(say("serve-ready", {"address": own}), flush=True)
    if network is None:
        return
    print(say("serve-network", {"address": network}), flush=True)
    try:
        print(_qr_code(network), flush=True)
    except UnicodeEncodeError:
        pass  # the terminal cannot draw it; the address is printed above


def _qr_code(address: str) -> str:
    """The address as a QR code."""
    import segno  # imported late, so that other commands start fast

    drawn = io.StringIO()
    segno.make_qr(address).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
