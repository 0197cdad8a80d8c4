"""Action: what one seat chose, a verb and a few small integers."""

from rynek.core.domain import Domain


class Verb:
    """A kind of move: its word and the domain of each argument.

    `rest` lets the last arguments repeat any number of times (dice rolled, the items of an offer); such a verb has
    no numbers in the action space. A `free` verb may be played at any moment the state allows and leaves the
    unfinished frame where it is. The arguments of a verb `in_any_order` are a set: written in the order of their
    domain, typed in any.
    """

    __slots__ = ("domains", "free", "in_any_order", "name", "rest")

    def __init__(
        self,
        name: str,
        *domains: Domain,
        rest: Domain | None = None,
        free: bool = False,
        in_any_order: bool = False,
    ) -> None:
        self.name = name
        self.domains: tuple[Domain, ...] = domains
        self.rest = rest
        self.free = free
        self.in_any_order = in_any_order

    def domain(self, place: int) -> Domain | None:
        """The domain of the argument at a place, or None when there is no such argument."""
        if place < len(self.domains):
            return self.domains[place]
        return self.rest

    def fits(self, args: tuple[int, ...]) -> bool:
        """Whether these arguments are of the right number and each inside its domain."""
        if len(args) < len(self.domains) or (self.rest is None and len(args) > len(self.domains)):
            return False
        for place, value in enumerate(args):
            domain = self.domain(place)
            if domain is None or not domain.holds(value):
                return False
        return True

    @property
    def size(self) -> int:
        """How many different actions the verb has; 0 for an open one."""
        if self.rest is not None:
            return 0
        product = 1
        for domain in self.domains:
            product *= domain.size
        return product

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"


class Action:
    """A verb and its arguments. `str(action)` is the notation a person types."""

    __slots__ = ("args", "verb")

    def __init__(self, verb: Verb, *args: int) -> None:
        self.verb = verb
        self.args: tuple[int, ...] = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.verb is other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb.name, self.args))

    def __lt__(self, other: "Action") -> bool:
        if self.verb is other.verb:
            return self.args < other.args
        return self.verb.name < other.verb.name

    def words(self) -> list[str]:
        """The notation as a list: the verb, then a word for each argument. Also the JSON form."""
        said = [self.verb.name]
        for place, value in enumerate(self.args):
            domain = self.verb.domain(place)
            said.append(str(value) if domain is None else domain.word(value))
        return said

    def __str__(self) -> str:
        return " ".join(self.words())

    def __repr__(self) -> str:
        return f"<{self}>"
