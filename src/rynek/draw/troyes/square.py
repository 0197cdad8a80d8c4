"""The city square: a row for each district with its dice, what each costs now, and what lies before its player."""

from typing import Final

from rynek.draw.lettering import caption, text
from rynek.draw.parts import box, part, piece
from rynek.draw.seats import badge
from rynek.draw.svg import Markup, circle, group, join, rect, use
from rynek.draw.symbols import points
from rynek.draw.troyes.pieces import asked, citizen, seat_of
from rynek.draw.troyes.symbols import town_die
from rynek.games.troyes.board import COLOUR
from rynek.games.troyes.view_types import DieView, RoyView, SeatView, TroyesView
from rynek.play.words import Words

WIDTH: Final = 630
HEIGHT: Final = 230
LEAST: Final = 42
"""The height of a district when all five are there."""
HEAD: Final = 130
GOODS: Final = 140
DIE: Final = 29
SLOT: Final = 73
"""A die with room on its right for its number and its price; many dice move together and cover that."""


def district(
    owner: str, x: float, top: float, high: float, view: TroyesView, words: Words, names: tuple[str, ...]
) -> Markup:
    """A district: its player, its dice, what lies before the player."""
    acts = owner in view["to_act"]
    edge = {"stroke": "var(--paper-ink)" if acts else "var(--paper-line)", "stroke_width": 2 if acts else 1}
    ground = rect(x, top, WIDTH, high, 7, fill="var(--paper-card)" if acts else "var(--paper)", **edge)
    y = top + (high - LEAST) / 2
    name = _name(owner, names, view, words)
    token = use("troyes-grey", x + 7, y + 8, 25) if owner == "grey" else badge(seat_of(owner), x + 20, y + 21, 24)
    low = y + 17 if _is_marked(owner, view) else y + 26
    said = caption(name, x + 38, low, HEAD - 46, 14)
    row = part(
        f"district:{owner}",
        box(x, top, WIDTH, high, 7),
        ground,
        token,
        said,
        title=words.text("draw-district", name=name),
        tip=words.text("draw-district-tip"),
    )
    return join(
        row, _state(owner, x, y, view, words), _dice(owner, x, y, view, words), _goods(owner, x, y, view, words)
    )


def _name(owner: str, names: tuple[str, ...], view: TroyesView, words: Words) -> str:
    if owner == "grey":
        return words.text("draw-roy" if view["le_roy"] else "draw-grey")
    seat = seat_of(owner)
    return names[seat] if seat < len(names) and names[seat] else words.text(f"seat-{owner}")


def _player(owner: str, view: TroyesView) -> SeatView:
    return view["seats"][seat_of(owner)]


def _is_marked(owner: str, view: TroyesView) -> bool:
    """Whether something is said below the name."""
    return view["start"] == owner or (owner != "grey" and _player(owner, view)["purse"] > 0)


def _state(owner: str, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Start player, or passed with so many deniers."""
    drawn = []
    if view["start"] == owner:
        drawn.append(piece("start", x + 38, y + 27, use("crown", 0, 0, 15)))
    purse = 0 if owner == "grey" else _player(owner, view)["purse"]
    if purse:
        drawn.append(
            text(words.text("draw-passed", purse=purse), x + 56, y + 40, 12, width=HEAD - 58, fill="var(--paper-muted)")
        )
    return join(*drawn)


def _goods(owner: str, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    """Deniers, influence and citizens of the private supply; of le Roy his points and citizens."""
    if owner == "grey":
        return _roy_goods(x, y, view["le_roy"]) if view["le_roy"] else Markup("")
    player = _player(owner, view)
    left = x + WIDTH - GOODS
    coins = join(use("coin", left, y + 12, 17), text(str(player["deniers"]), left + 19, y + 26, 14, bold=True))
    fame = join(
        use("troyes-influence", left + 46, y + 12, 17), text(str(player["influence"]), left + 65, y + 26, 14, bold=True)
    )
    people = join(citizen(owner, left + 92, y + 9, 22), text(str(player["supply"]), left + 116, y + 26, 14, bold=True))
    title = words.text("draw-supply", supply=player["supply"], reserve=player["reserve"])
    if owner == view["seat"]:
        people = part(
            f"supply:{owner}", box(left + 89, y + 4, 46, 34, 6), people, title=title, tip=words.text("draw-supply-tip")
        )
    return join(coins, fame, people)


def _roy_goods(x: float, y: float, roy: RoyView) -> Markup:
    left = x + WIDTH - GOODS
    people = join(citizen("grey", left + 92, y + 9, 22), text(str(roy["supply"]), left + 116, y + 26, 14, bold=True))
    return join(points(roy["points"], left + 4, y + 6, 30), people)


def _dice(owner: str, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    shown = [(die, left) for die in view["dice"][owner] if (left := die["count"] - _chosen(owner, die, view)) > 0]
    room = WIDTH - HEAD - GOODS - 6
    step = min(float(SLOT), room / max(len(shown), 1))
    return join(*[_die(owner, die, left, x + HEAD + i * step, y, view, words) for i, (die, left) in enumerate(shown)])


def _chosen(owner: str, die: DieView, view: TroyesView) -> int:
    """How many such dice lie in the group or the defence that is being formed."""
    plan = view["group"] or view["counter"]
    if not plan:
        return 0
    same = [one for one in plan["dice"] if one["owner"] == owner and one["colour"] == die["colour"]]
    return sum(one["face"] == die["face"] for one in same)


def _die(owner: str, die: DieView, count: int, x: float, y: float, view: TroyesView, words: Words) -> Markup:
    wide = DIE * 1.7
    drawn = [town_die(die["colour"], die["face"], x, y + 7, DIE)]
    if count > 1:
        drawn.insert(0, rect(x + 4, y + 3, wide, DIE, 5, fill="var(--paper-deep)", stroke="var(--paper-ink)"))
        drawn.append(_tag(f"×{count}", x + wide + 1, y + 6, "var(--paper-card)"))
    deniers = price(owner, view)
    if deniers is not None:
        drawn.append(_price(deniers, x + wide + 9, y + 31))
    label = words.text(
        "draw-die", district=owner, colour=words.name(COLOUR, COLOUR.value(die["colour"])), face=die["face"]
    )
    tip = words.text("draw-price", deniers=deniers) if deniers is not None else ""
    name = f"die:{owner}:{die['colour']}:{die['face']}"
    return part(
        name,
        box(x - 2, y + 3, wide + (21 if deniers is not None or count > 1 else 4), DIE + 7, 6),
        *drawn,
        title=label,
        tip=tip,
        label=label,
    )


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


def _tag(said: str, x: float, y: float, fill: str) -> Markup:
    ground = rect(x - 4, y - 2, 22, 15, 7, fill=fill, stroke="var(--paper-ink)")
    return group(ground, text(said, x + 7, y + 10, 12, anchor="middle", bold=True))
