"""Trouble: a request that is refused, with a code for programs and words for people."""


class Trouble(Exception):
    """Refused; nothing has changed. The words stand under `error-<code>` in the server's language files."""

    def __init__(self, code: str, status: int = 400, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.values = values
