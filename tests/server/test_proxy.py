"""Behind a proxy: whom it speaks for and how they came is believed of trusted proxies only."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from rynek.cli.main import main
from rynek.server.door import Porter
from rynek.server.settings import Settings
from tests.server.visitor import CONTEXT, QUICK, Server

FORWARDED = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "Host": "example.org"}


def asked(server: Server, **headers: str) -> httpx.Response:
    return httpx.get(f"{server.address}/", headers={**FORWARDED, "Accept": "text/html", **headers}, verify=CONTEXT)


def test_through_a_trusted_proxy_cookies_are_secure_and_https_stays(own_server: Callable[..., Server]) -> None:
    server = own_server(*QUICK, "--trusted-proxy", "127.0.0.0/8", "--allowed-host", "example.org")
    answer = asked(server)

    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    same = httpx.post(
        f"{server.address}/api/mine/device",
        json={},
        headers={**FORWARDED, "Origin": "https://example.org"},
        verify=CONTEXT,
    )
    assert same.status_code == 200


def test_through_a_trusted_proxy_limits_are_of_the_real_address(own_server: Callable[..., Server]) -> None:
    server = own_server(*QUICK, "--trusted-proxy", "127.0.0.1", "--allowed-host", "example.org")
    with httpx.Client(base_url=server.address, verify=CONTEXT, headers=FORWARDED) as one:
        while one.post("/api/records/check", json={"text": "x"}).status_code != 429:
            pass
        other = {"X-Forwarded-For": "203.0.113.8"}

        assert one.post("/api/records/check", json={"text": "x"}, headers=other).status_code == 400


def test_nobody_else_is_believed(own_server: Callable[..., Server]) -> None:
    answer = asked(own_server(*QUICK, "--allowed-host", "example.org"))

    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers


def test_connections_of_a_proxy_are_not_those_of_one_visitor(tmp_path: Path) -> None:
    porter = Porter(Settings(data=tmp_path, connections=1, trusted_proxies=("10.0.0.0/8",)), most=4)

    assert [porter.admit("10.1.2.3") for _ in range(3)] == [True] * 3
    assert [porter.admit("192.0.2.1") for _ in range(2)] == [True, False]
    assert not porter.admit("10.1.2.3")


def test_a_proxy_without_an_address_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--trusted-proxy", "nginx"])
    assert "--trusted-proxy" in capsys.readouterr().err
