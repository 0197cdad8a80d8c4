"""Chaos starts loops of its own, as the tests of the server do."""

from tests.server.conftest import no_running_loop

__all__ = ["no_running_loop"]
