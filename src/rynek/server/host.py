"""Host: the names under which the server is reached.

A foreign page may give its own name our address and so become one origin with us. It cannot do so with an address in
numbers, nor with the names here.
"""

import ipaddress
import socket
from functools import cache

from starlette.requests import HTTPConnection

from rynek.server.house import house_of


def is_known_host(request: HTTPConnection) -> bool:
    """Whether the request names us as we are known."""
    name = host_name(request.headers.get("host", ""))
    allowed = [given.lower() for given in house_of(request).settings.allowed_hosts]
    return is_number(name) or name in own_names() or name in allowed or "*" in allowed


def host_name(header: str) -> str:
    """The name in a Host header, without its port."""
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0].rstrip(".")


def is_number(name: str) -> bool:
    """Whether a name is an address in numbers."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def own_names() -> frozenset[str]:
    """The names every machine gives itself, and its name in the house."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return frozenset({"localhost", own, short, f"{short}.local"})
