"""Codec: frames to plain JSON and back, by the parameters of their constructors."""

import inspect
from typing import Any, get_origin

from rynek.core.domain import Domain
from rynek.core.frame import AnyFrame
from rynek.core.reader import Reader, impossible


class FrameKind:
    """A frame class that positions may hold, and the domains in which its fields are written.

    A field without a domain is written as numbers. Tuples are written as lists, their entries in the field's domain;
    -1 is written as null. A field whose parameter has a default may be left out.
    """

    __slots__ = ("cls", "defaults", "domains", "fields", "name", "shapes")

    def __init__(self, cls: type[AnyFrame], **domains: Domain) -> None:
        self.cls = cls
        self.name = cls.__name__
        parameters = inspect.signature(cls).parameters
        self.fields: tuple[str, ...] = tuple(parameters)
        self.shapes: dict[str, type] = {field: _shape(parameters[field].annotation) for field in parameters}
        self.defaults: dict[str, Any] = {
            field: parameter.default
            for field, parameter in parameters.items()
            if parameter.default is not inspect.Parameter.empty
        }
        self.domains: dict[str, Domain] = dict(domains)
        if not set(domains).issubset(self.fields):
            raise TypeError(f"{self.name} has no field of that name: {domains}")

    def dump(self, frame: AnyFrame) -> dict[str, Any]:
        """A frame as JSON."""
        written: dict[str, Any] = {"step": self.name}
        for field in self.fields:
            written[field] = _write(getattr(frame, field), self.domains.get(field))
        return written

    def load(self, reader: Reader) -> AnyFrame:
        """A frame from JSON."""
        reader.known.add("step")
        values: list[Any] = []
        for field in self.fields:
            if field not in reader.data and field in self.defaults:
                values.append(self.defaults[field])
                continue
            if field not in reader.data:
                raise impossible("step-needs", where=reader.path, step=self.name, fields=", ".join(self.fields))
            reader.known.add(field)
            depth = 2 if field in self.cls.nested else 1
            value = _read(reader, field, reader.data[field], self.domains.get(field), depth)
            if not isinstance(value, self.shapes[field]):
                fault = "step-wants-list" if self.shapes[field] is tuple else "step-wants-one"
                raise impossible(fault, where=reader.path, step=self.name, field=field)
            values.append(value)
        reader.done()
        try:
            return self.cls(*values)
        except (TypeError, ValueError):
            raise impossible("step-does-not-fit", where=reader.path, step=self.name) from None


def _shape(annotation: Any) -> type:
    """What a constructor's parameter must be: a number or a tuple. Compiled constructors look themselves."""
    shape = get_origin(annotation) or annotation
    return shape if shape in (int, bool, tuple) else object


def _write(value: Any, domain: Domain | None) -> Any:
    if isinstance(value, tuple):
        return [_write(entry, domain) for entry in value]
    if isinstance(value, bool) or domain is None:
        return value
    return None if value == -1 else domain.word(value)


def _read(reader: Reader, field: str, value: Any, domain: Domain | None, depth: int) -> Any:
    """A value, or lists of values of so many levels at the most."""
    if isinstance(value, list) and depth:
        return tuple([_read(reader, field, entry, domain, depth - 1) for entry in value])
    if value is None and domain is not None:
        return -1
    if domain is None:
        if isinstance(value, bool):
            return value  # on its own: compiled, the line for numbers would make a number of it
        if not isinstance(value, int):
            raise reader.bad(field, value, "0, 1, 2 …")
        return value
    return reader.value(field, value, domain)


class Codec:
    """All frame kinds of one game."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[FrameKind, ...]) -> None:
        self.kinds: dict[str, FrameKind] = {kind.name: kind for kind in kinds}

    def dump(self, stack: list[AnyFrame]) -> list[dict[str, Any]]:
        """The unfinished steps in reading order: the first is what is asked now."""
        return [self.kinds[type(frame).__name__].dump(frame) for frame in stack[::-1]]

    def load(self, readers: list[Reader]) -> list[AnyFrame]:
        """The stack from steps in reading order."""
        stack: list[AnyFrame] = []
        for reader in readers[::-1]:
            name = reader.raw("step")
            kind = self.kinds.get(name) if isinstance(name, str) else None
            if kind is None:
                raise reader.bad("step", name, ", ".join(sorted(self.kinds)))
            stack.append(kind.load(reader))
        return stack
