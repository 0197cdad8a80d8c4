"""The city square: districts with their dice, what each costs now, and what lies before their players."""

from typing import Any, Final, cast

from rynek.draw.lettering import text
from rynek.draw.markup import Markup
from rynek.draw.parts import box, part, piece
from rynek.draw.region import Region, only, region
from rynek.draw.seats import badge
from rynek.draw.svg import circle, group, join, rect, remembered, use
from rynek.draw.symbols import points
from rynek.draw.troyes import streets
from rynek.draw.troyes.layout import COLUMN
from rynek.draw.troyes.pieces import asked, citizen, seat_of
from rynek.draw.troyes.symbols import town_die
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.view_types import DieView, RoyView, SeatView, TroyesView
from rynek.play.words import Words

HEAD: Final = 32
"""Name and belongings; below lie the houses and, on the street, the dice."""
GOODS: Final = 136
DIE: Final = 28
ABREAST: Final = 5
SLOT: Final = 66.0
"""A die with room on its right for its number and its price; many dice move together and cover that."""


def district(owner: str, high: float, view: TroyesView, words: Words, names: tuple[str, ...]) -> list[Region]:
    """The regions of a district: its houses, its player, its dice."""
    player = None if owner == "grey" else _belongings(view["seats"][seat_of(owner)])
    state = [player or view["le_roy"], owner in view["to_act"], view["start"] == owner, view["seat"] == owner]
    name = _name(owner, names, view, words)
    return [
        region(f"street:{owner}", streets.street, owner, high),
        region(f"district:{owner}", head, owner, name, high, state, words),
        region(f"dice:{owner}", dice, owner, high, _left(owner, view), price(owner, view), words),
    ]


def _belongings(player: SeatView) -> SeatView:
    return only(player, "deniers", "influence", "supply", "reserve", "purse")


def _name(owner: str, names: tuple[str, ...], view: TroyesView, words: Words) -> str:
    if owner == "grey":
        return words.text("draw-roy" if view["le_roy"] else "draw-grey")
    seat = seat_of(owner)
    return names[seat] if seat < len(names) and names[seat] else words.text(f"seat-{owner}")


def head(owner: str, name: str, high: float, state: list[Any], words: Words) -> Markup:
    """Who lives here and what lies before them; the part that stands for the whole district."""
    belongings, acts, starts, own = state
    edge = rect(
        0.5, 0.5, COLUMN - 1, high - 1, 7, fill="none", stroke="var(--paper-ink)", stroke_width=2 if acts else 1
    )
    purse = 0 if owner == "grey" else belongings["purse"]
    token = use("troyes-grey", 4, 4, 25) if owner == "grey" else badge(seat_of(owner), 17, 16.5, 23)
    marked = purse or starts
    said = text(name, 34, 15 if marked else 21, 14, width=COLUMN - GOODS - 40, serif=True, bold=True)
    row = part(
        f"district:{owner}",
        box(0, 0, COLUMN, high, 7),
        edge,
        token,
        said,
        title=words.text("draw-district", name=name),
        tip=words.text("draw-district-tip"),
    )
    return join(row, _state(purse, words, starts=starts), _goods(owner, belongings, words, own=own))


def _state(purse: int, words: Words, *, starts: bool) -> Markup:
    """Start player, or passed with so many deniers."""
    crown = piece("start", 34, 17, use("crown", 0, 0, 14)) if starts else Markup("")
    if not purse:
        return crown
    left = 52 if starts else 34
    said = text(words.text("draw-passed", purse=purse), left, 29, 12, width=COLUMN - GOODS - 6 - left)
    return join(crown, said)


def _goods(owner: str, held: SeatView | RoyView | None, words: Words, *, own: bool) -> Markup:
    """Deniers, influence and citizens of the private supply; of le Roy his points and citizens."""
    if held is None:
        return Markup("")
    left = COLUMN - GOODS
    people = join(citizen(owner, left + 86, 4, 24), text(str(held["supply"]), left + 112, 21, 14, bold=True))
    if owner == "grey":
        return join(points(cast("RoyView", held)["points"], left + 40, 2, 29), people)
    player = cast("SeatView", held)
    coins = join(use("coin", left, 8, 17), text(str(player["deniers"]), left + 19, 21, 14, bold=True))
    fame = join(use("troyes-influence", left + 43, 8, 17), text(str(player["influence"]), left + 62, 21, 14, bold=True))
    title = words.text("draw-supply", supply=player["supply"], reserve=player["reserve"])
    if own:
        edge = box(left + 84, 2, 45, 28, 6)
        people = part(f"supply:{owner}", edge, people, title=title, tip=words.text("draw-supply-tip"))
    return join(coins, fame, people)


def _left(owner: str, view: TroyesView) -> list[DieView]:
    """The dice that lie in a district: all but those in the group or the defence that is being formed."""
    plan = view["group"] or view["counter"]
    taken = [(one["colour"], one["face"]) for one in plan["dice"] if one["owner"] == owner] if plan else []
    if not taken:
        return view["dice"][owner]
    left = [(die, die["count"] - taken.count((die["colour"], die["face"]))) for die in view["dice"][owner]]
    return [{"colour": die["colour"], "face": die["face"], "count": count} for die, count in left if count > 0]


def dice(owner: str, high: float, lying: list[DieView], deniers: int | None, words: Words) -> Markup:
    """The dice on the street, in two rows where there is room and need."""
    rows = min(2 if high > HEAD + 2 * DIE + 8 else 1, (len(lying) - 1) // ABREAST + 1)
    abreast = -(-len(lying) // max(rows, 1))
    step = min(SLOT, (COLUMN - 18) / max(abreast, 1))
    drawn = []
    for place, die in enumerate(lying):
        line, column = divmod(place, abreast)
        y = high - (rows - line) * (DIE + 7) + 1
        drawn.append(_die(owner, die["colour"], die["face"], die["count"], 8 + column * step, y, deniers, words))
    return join(*drawn)


@remembered
def _die(
    owner: str, colour: str, face: int, count: int, x: float, y: float, deniers: int | None, words: Words
) -> Markup:
    wide = DIE * 1.7
    shadow = rect(x + 2, y + 3, wide, DIE, 6, fill="#2B2118", fill_opacity=0.18)
    drawn = [shadow, town_die(colour, face, x, y, DIE)]
    if count > 1:
        drawn.insert(1, rect(x + 3, y - 4, wide, DIE, 5, fill="var(--paper-deep)", stroke="var(--paper-ink)"))
        drawn.append(_tag(f"×{count}", x + wide - 4, y - 4))
    if deniers is not None:
        drawn.append(_price(deniers, x + wide + 6, y + DIE - 8))
    kind = words.name(COLOUR, COLOUR.value(colour))
    label = words.text("draw-die", district=owner, colour=kind, face=face)
    tip = words.text("draw-price", deniers=deniers) if deniers is not None else ""
    edge = box(x - 2, y - 3, wide + (17 if deniers is not None or count > 1 else 4), DIE + 6, 6)
    return part(f"die:{owner}:{colour}:{face}", edge, *drawn, title=label, tip=tip, label=label)


def price(owner: str, view: TroyesView) -> int | None:
    """What a die of a district costs whoever looks on, or forms the group; None: nothing, or nobody may buy now."""
    forming = view["group"]
    buyer = forming["seat"] if forming else view["seat"]
    if buyer is None or owner == buyer or asked(view) not in ("Turn", "Group"):
        return None
    if not forming:
        return 2
    used = [] if view["le_roy"] else [die["owner"] for die in forming["dice"]]
    return 0 if forming["tithing"] and owner not in used else forming["next_price"]


def _price(deniers: int, x: float, y: float) -> Markup:
    coin = circle(x, y, 9, fill="#F3DFA0", stroke="var(--paper-ink)", stroke_width=1)
    return group(coin, text(str(deniers), x, y + 4.6, 13, anchor="middle", bold=True))


def _tag(said: str, x: float, y: float) -> Markup:
    ground = rect(x - 4, y - 2, 22, 15, 7, fill="var(--paper-card)", stroke="var(--paper-ink)")
    return group(ground, text(said, x + 7, y + 10, 12, anchor="middle", bold=True))
