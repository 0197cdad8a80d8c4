"""Identity: a browser is known by a signed cookie, nothing else."""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "rynek"
LIFE: Final = 400 * 24 * 3600


class Identity:
    """Reads and writes the cookie. Of several keys the last one signs; cookies of the others are still good."""

    def __init__(self, key: str) -> None:
        self.serializer = URLSafeSerializer(key.split(","), salt="browser")

    def read(self, request: HTTPConnection) -> str | None:
        """The browser's id; None without a cookie of ours."""
        given = request.cookies.get(COOKIE)
        if given is None or len(given) > 200:
            return None
        try:
            found = self.serializer.loads(given)
        except BadSignature:
            return None
        return found if isinstance(found, str) else None

    def is_old(self, request: HTTPConnection, owner: str) -> bool:
        """Whether a good cookie was signed with an older key."""
        return request.cookies.get(COOKIE) != self.serializer.dumps(owner)

    def fresh(self) -> str:
        """A new id."""
        return secrets.token_urlsafe(16)

    def write(self, response: Response, owner: str, *, secure: bool) -> None:
        """Give a browser its cookie. Lax: a link from a letter opens the table with one's seat."""
        value = self.serializer.dumps(owner)
        assert isinstance(value, str)
        response.set_cookie(COOKIE, value, max_age=LIFE, secure=secure, httponly=True, samesite="lax", path="/")
