"""View schemas: what a view of each game is made of, and the steps it may name, as JSON schemas."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

import rynek
from rynek.core.codec import FrameKind
from rynek.core.domain import Domain
from rynek.games import REGISTRY

MOST_WORDS: Final = 60


def is_typed(name: str) -> bool:
    """Whether the view of a game has a type."""
    return find_spec(f"{REGISTRY[name]}.view_types") is not None


def view_type(name: str) -> type:
    """The type of a game's view."""
    title = type(rynek.game(name)).__name__.removesuffix("Game")
    found: type = getattr(import_module(f"{REGISTRY[name]}.view_types"), f"{title}View")
    return found


def schema(name: str) -> dict[str, Any]:
    """The JSON schema of a game's view, its steps included."""
    view, parts = msgspec.json.schema_components([view_type(name)], ref_template="#/$defs/{name}")
    kinds = rynek.game(name).codec.kinds.values()
    steps = {f"Step{kind.name}": step(kind) for kind in kinds}
    domains = {domain.name: words(domain) for kind in kinds for domain in kind.domains.values()}
    parts[view_type(name).__name__]["properties"] |= {
        "step": {"anyOf": [*[{"$ref": f"#/$defs/{key}"} for key in steps], {"type": "null"}]},
        "then": {"type": "array", "items": {"anyOf": [{"$ref": f"#/$defs/{key}"} for key in steps]}},
    }
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"A view of {name}"}
    return {**head, **view[0], "$defs": {**parts, **steps, **domains}}


def step(kind: FrameKind) -> dict[str, Any]:
    """One step: its name, what it is, and its fields. What a seat may not know is null."""
    fields = {field: {"anyOf": [*values(kind, field), {"type": "null"}]} for field in kind.fields}
    return {
        "type": "object",
        "description": (kind.cls.__doc__ or "").strip().splitlines()[0],
        "properties": {"step": {"const": kind.name}, **fields},
        "required": ["step", *kind.fields],
        "additionalProperties": False,
    }


def values(kind: FrameKind, field: str) -> list[dict[str, Any]]:
    """What may stand in a field: an entry, a list of entries (null in it: none, or not known), or a list of those."""
    one: dict[str, Any] = {"type": ["integer", "boolean"]}
    if field in kind.domains:
        one = {"$ref": f"#/$defs/{kind.domains[field].name}"}
    several = {"type": "array", "items": {"anyOf": [one, {"type": "null"}]}}
    return [{"type": "array", "items": several}] if field in kind.cls.nested else [one, several]


def words(domain: Domain) -> dict[str, Any]:
    """The words of a domain, where they are few enough to be listed."""
    if domain.size > MOST_WORDS:
        return {"type": "string"}
    return {"enum": [domain.word(domain.at(number)) for number in range(domain.size)]}
