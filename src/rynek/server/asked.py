"""Asked: what every address needs of a request: who, in which language, with what in it."""

from collections.abc import Mapping
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse

from rynek.server.house import House, address_of, house_of
from rynek.server.messages import read
from rynek.server.trouble import Trouble
from rynek.server.wording import language

T = TypeVar("T")


class Asked:
    """A request, understood."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.house: House = house_of(request)
        self.lang = language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
        self.known = self.house.identity.read(request)
        self.owner = self.known or self.house.identity.fresh()

    def part(self, name: str) -> str:
        """A part of the address; Trouble when it is none of ours."""
        found = str(self.request.path_params[name])
        if len(found) > 80 or not found.isprintable():
            raise Trouble("no-such-page", 404)
        return found

    async def body(self, kind: type[T]) -> T:
        """The body as a message of a kind."""
        kept = self.request.headers.get("content-type", "").partition(";")[0].strip()
        if kept != "application/json":
            raise Trouble("bad-message", 415, detail="Content-Type: application/json")
        return read(await self.request.body(), kind)

    def count_made(self) -> None:
        """Count a table made from this address."""
        self.house.made.take(address_of(self.request))

    def charge(self, price: float) -> None:
        """Charge this address for work of so many milliseconds."""
        self.house.work.take(address_of(self.request), price)

    def about(self, game: str) -> None:
        """Refusals are worded with the words of this game."""
        self.request.state.game = game

    def answer(self, data: Mapping[str, object], status: int = 200) -> JSONResponse:
        """An answer, with a cookie for a browser that has none, or one of an older key."""
        response = JSONResponse(data, status)
        if self.known is None or self.house.identity.is_old(self.request, self.owner):
            self.house.identity.write(response, self.owner, secure=self.request.url.scheme == "https")
        return response
