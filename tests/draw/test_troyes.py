"""The board of Troyes: prices, sums and outcomes while a group is formed, threats, secrets, and clicks."""

import re

from rynek.draw import drawing
from rynek.draw.troyes import DRAWING
from rynek.draw.troyes.square import price
from rynek.draw.troyes.symbols import event_emblem
from rynek.games.troyes import GAME
from rynek.games.troyes.activity_cards import CARDS
from rynek.games.troyes.event_cards import EVENTS
from rynek.games.troyes.state import TroyesState
from rynek.play.words import words
from tests.games.troyes.tables import play, table

NAMES = ("Anna", "Bohdan", "Celina", "Dobrosława")


def regions(state: TroyesState, seat: int | None = 0, lang: str = "en") -> dict[str, str]:
    own = drawing("troyes")
    assert own is not None
    return own.paint(state.view(seat), words(lang, "troyes"), NAMES).parts()


def shown(body: str) -> list[str]:
    """The words of a region."""
    return re.findall(r">([^<>]+)</text>", body)


def rows(state: TroyesState) -> str:
    """The spaces of the Palace."""
    drawn = regions(state)
    return "".join(drawn[f"row:palace_{face}"] for face in range(1, 7))


def spots(state: TroyesState, move: str) -> tuple[str, ...]:
    own = drawing("troyes")
    assert own is not None
    return own.spots(GAME.parse(move), state.view(state.to_act[0]))


def said(state: TroyesState, move: str) -> str:
    """What the label of a move says besides."""
    return DRAWING.note(GAME.parse(move), state.view(0), words("en", "troyes"))


def test_every_foreign_die_shows_its_price_in_the_group_being_formed() -> None:
    state = table(dice="A-yellow-3 A-yellow-2 B-yellow-5 grey-yellow-6", seats={"A": {"deniers": 30}})
    prices = [price("B", state.view(0))]
    for move in ("take yellow 3", "take yellow 2"):
        play(state, move)
        prices.append(price("B", state.view(0)))

    assert prices == [2, 4, 6]
    assert price("A", state.view(0)) is None
    assert "6" in shown(regions(state)["dice:grey"])


def test_tithing_shows_which_dice_are_free() -> None:
    cards = {"tithing": {"cubes": {"A": 1}}}
    state = table(dice="B-yellow-5 B-yellow-4 grey-yellow-6", activities=cards, seats={"A": {"deniers": 30}})
    play(state, "spend tithing", "buy B yellow 5")

    assert price("B", state.view(0)) == 4
    assert price("grey", state.view(0)) == 0


def test_the_plan_shows_sum_price_and_outcomes() -> None:
    state = table(
        dice="A-yellow-6 B-yellow-5", activities={"merchant": {"tradesmen": ["A"]}}, seats={"A": {"deniers": 9}}
    )
    play(state, "take yellow 6", "buy B yellow 5")
    drawn = regions(state)

    assert {"= 11", "−4", "+5", "×5", "+3"} <= set(shown(drawn["plan"]))
    assert re.findall('data-title="([^"]+)"', drawn["plan"]) == ["Merchant", "Marauding", "Agriculture"]
    assert "× 5" in shown(drawn["outcomes:2"])
    assert "+3" in shown(drawn["event:0"])


def test_labels_of_moves_say_prices_and_outcomes() -> None:
    state = table(dice="A-yellow-6 B-yellow-5", activities={"merchant": {"tradesmen": ["A"]}})
    moves = ("buy B yellow 5", "activate merchant", "fight marauding", "farm", "settle")
    first = said(state, moves[0])
    play(state, "take yellow 6")

    assert first == "2 deniers"
    assert [said(state, move) for move in moves] == ["4 deniers", "3 times", "2 cubes", "3 deniers", ""]


def test_labels_of_moves_say_what_a_tradesman_and_a_citizen_cost() -> None:
    state = table(dice="B-yellow-5", activities={"merchant": {}}, seats={"A": {"deniers": 9, "supply": 1}})
    play(state, "buy B yellow 5")
    group = [said(state, "activate merchant"), said(state, "settle")]
    play(state, "activate merchant")

    assert group == ["twice, tradesman 4 deniers", "costs 2 deniers"]
    assert said(state, "from-supply") == "tradesman 4 deniers"


def test_every_card_and_event_has_its_miniature() -> None:
    drawn = set(DRAWING.symbols)

    assert {f"troyes-card-{card.name}" for card in CARDS} <= drawn
    assert {re.search('href="#(.*?)"', event_emblem(event.name, 0, 0, 9))[1] for event in EVENTS} <= drawn  # type: ignore[index] # always there


def test_a_bay_of_the_cathedral_rises_with_its_cubes() -> None:
    low, roofed = table(cathedral={"1": ["A"]}), table(cathedral={"1": ["A", "B", "A"]})

    assert [regions(low)[f"bay:{bay}"] == "" for bay in (1, 2)] == [False, True]
    assert [regions(state)["bay:1"].count("data-piece") for state in (low, roofed)] == [1, 3]


def test_threatened_and_protected_citizens_are_marked() -> None:
    spaces = {"palace_3": "B", "palace_4": "B"}
    open_palace = table(dice="A-red-3", spaces=spaces)
    guarded = table(dice="A-red-3", spaces=spaces, lying={"palace": {"B": 1}})

    assert rows(open_palace).count("troyes-threat") == 1
    assert rows(guarded).count("troyes-shield") == 2


def test_the_plan_warns_of_own_citizens_in_danger() -> None:
    spaces = {"palace_3": "A", "palace_4": "B"}
    state = table(dice="B-red-3 B-red-4", spaces=spaces)

    assert "Yours in danger: Palace 3" in shown(regions(state)["plan"])
    assert (rows(state).count("troyes-danger"), rows(state).count("troyes-threat")) == (1, 1)


def test_the_cathedral_shows_where_the_group_would_build() -> None:
    state = table(dice="A-white-2 A-white-2")
    before = regions(state)["stones"].count("var(--paper-gold)")
    play(state, "take white 2", "take white 2")

    assert regions(state)["stones"].count("var(--paper-gold)") == before + 2


def test_dice_are_told_apart_without_colour() -> None:
    state = table(dice="A-red-3 A-white-3 A-yellow-3")
    body = regions(state)["dice:A"]

    assert [body.count(f"#troyes-{colour}") for colour in ("red", "white", "yellow")] == [1, 1, 1]


def test_the_note_pad_and_the_own_points_are_for_their_owner() -> None:
    seats = {"A": {"characters": ["henri_i", "urbain_iv"], "points": 17}, "B": {"points": 23}}
    state = table(seats=seats, dice="A-red-1")

    own, others = regions(state, 0), regions(state, None)

    assert "17" in shown(own["own"])
    assert "23" not in shown(own["own"])
    assert sum("known" in shown(own[f"note:{line}"]) for line in range(6)) == 2
    assert not any("known" in shown(others[f"note:{line}"]) for line in range(6))


def test_clicks_for_moves() -> None:
    state = table(dice="A-red-3 A-red-1 B-red-2", seats={"A": {"supply": 1, "deniers": 9}})

    assert spots(state, "take red 3") == ("die:A:red:3",)
    assert spots(state, "buy B red 2") == ("die:B:red:2",)
    assert spots(state, "reroll red 3") == ("influence:reroll", "die:A:red:3")
    play(state, "take red 3")
    assert spots(state, "settle") == ("space:palace_3",)
    play(state, "settle")
    assert spots(state, "from-supply") == ("supply:A",)
