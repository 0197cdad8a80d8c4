"""The tables equal the figures of docs/fidelity/troyes.toml, names and marks of provenance included."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rynek.games.troyes import actions, activities, black_dice, comparing, events, groups, income, influence, le_roy
from rynek.games.troyes import activity_cards as a
from rynek.games.troyes import board as b
from rynek.games.troyes import event_cards as e
from rynek.games.troyes.agriculture import FARM_DIVISOR
from rynek.games.troyes.cathedral import LEVELS, influence_of
from rynek.games.troyes.character_cards import CHARACTERS, STEPS
from rynek.games.troyes.event_cubes import HIT
from rynek.games.troyes.scoring import RANK, RANK_FROM
from rynek.games.troyes.setup import START_DENIERS, START_INFLUENCE
from rynek.games.troyes.solo_placement import OWN_BATCH, ROY_BATCH
from rynek.play.words import words

PAGE = Path(__file__).parents[3] / "docs/fidelity/troyes.toml"
FIGURES: dict[str, Any] = tomllib.loads(PAGE.read_text(encoding="utf-8"))
CARDS = [*FIGURES["activity_card"], *FIGURES["bonus_activity_card"]]
EVENTS = [*FIGURES["event_card"], *FIGURES["bonus_event_card"]]
COLOURS = {"any": a.ANY} | {b.COLOUR.word(colour): colour for colour in range(3)}


def ids(entries: list[dict[str, Any]]) -> list[str]:
    return [entry["id"] for entry in entries]


def marks(entry: dict[str, Any]) -> str:
    """The three letters of a line of the tables: name, effect, numbers."""
    letters = {"rulebook": "r", "public": "p", "reconstructed": "x"}
    return "".join(letters[entry[key]] for key in ("name_from", "effect_from", "numbers_from"))


def names(kind: str, entry: dict[str, Any]) -> list[str]:
    key = f"{kind}-{entry['id'].replace('_', '-')}"
    return [words(lang, "troyes").text(key) for lang in ("en", "pl")]


def instant(effect: dict[str, Any]) -> tuple[int, ...]:
    """Pays deniers and influence, gains deniers, influence and points, and what it is multiplied by."""
    paid, gained = effect.get("pay", {}), effect.get("gain", {})
    points = gained.get("vp", effect.get("vp", 0))
    deniers = gained.get("deniers", effect.get("deniers_per_citizen", 0))
    return (
        paid.get("deniers", 0), paid.get("influence", 0), deniers, gained.get("influence", 0), points, counted(effect),
    )  # fmt: skip


def counted(effect: dict[str, Any]) -> int:
    """What an instant effect is multiplied by."""
    measures = {
        "own_cathedral_cubes": a.CATHEDRAL_PAIRS,
        "events_with_own_cube": a.EVENTS_HELD,
        "red_dice_in_fullest_district": a.FULLEST_RED,
        "dice_in_district": a.MOST_DICE,
        "red_pips_in_district": a.MOST_RED_PIPS,
    }
    kinds = {
        "gain_per_citizen": a.PALACE_OR_BISHOPRIC,
        "event_cube_roll": a.ARCHER_SHOT,
        "event_cube_paid": a.EVENT_CUBE,
        "event_cubes_per_die": a.EVENT_CUBE_PER_RED_DIE,
        "tax": a.CITY_HALL_TAX,
        "gain_per_die": a.YELLOW_ON_SQUARE,
    }
    measure = effect.get("count", effect.get("measure"))
    return measures[measure] if measure else kinds.get(effect["kind"], a.ONCE)


@pytest.mark.rule("R1.6", "R10.1", "B1")
@pytest.mark.parametrize("entry", CARDS, ids=ids(CARDS))
def test_activity_cards_equal_the_figures(entry: dict[str, Any]) -> None:
    card = a.CARDS[a.CARD.value(entry["id"])]
    line = (b.COLOUR.word(card.colour), card.round, card.hire, list(card.spaces), card.divisor, card.sources)

    keys = ("colour", "round", "hire_cost", "vp_spaces", "divisor")
    assert line == (*[entry[key] for key in keys], marks(entry))
    assert names("card", entry) == [entry["name_en"], entry["name_pl"]]
    assert (card.delayed is not None) == (entry["timing"] == "delayed")


INSTANT = [entry for entry in CARDS if entry["timing"] == "instant"]
DELAYED = [entry for entry in CARDS if entry["timing"] == "delayed"]


@pytest.mark.rule("R6.7", "R10.2", "R10.4", "R10.10", "R10.11", "R10.12")
@pytest.mark.parametrize("entry", INSTANT, ids=ids(INSTANT))
def test_instant_effects_equal_the_figures(entry: dict[str, Any]) -> None:
    found = a.CARDS[a.CARD.value(entry["id"])].instant
    assert found is not None
    gains = (found.pay_deniers, found.pay_influence, found.deniers, found.influence, found.points, found.per)

    assert gains == instant(entry["effect"])
    assert found.mixes == ("dice_colours" in entry["effect"])
    if "success" in entry["effect"]:
        assert entry["effect"]["success"] == list(range(HIT, 7))
    if "per" in entry["effect"]:
        assert (entry["effect"]["per"], found.per) == (2, a.CATHEDRAL_PAIRS)


@pytest.mark.rule("R6.8", "R6.12", "R10.6", "B4")
@pytest.mark.parametrize("entry", DELAYED, ids=ids(DELAYED))
def test_delayed_effects_equal_the_figures(entry: dict[str, Any]) -> None:
    effect = entry["effect"]
    found = a.CARDS[a.CARD.value(entry["id"])].delayed
    assert found is not None
    taken = effect.get("dice", effect.get("from"))
    amount = effect.get("amount", 0)

    assert (found.dice, found.counts_as) == (COLOURS[taken], COLOURS[effect.get("to", taken)])
    assert (found.most, found.factor) == (effect.get("dice_exact", 3), effect.get("factor", 1))
    assert found.add_sum == (amount if effect["kind"] == "add_to_group" else 0)
    assert found.add_each == (amount if effect["kind"] == "add_per_die" else 0)
    assert found.value == effect.get("value", 0)
    assert found.free == ("free_per_foreign_district" in effect)
    assert found.settles == ("place_citizen" not in effect["forbidden_actions"])
    allowed = found.counts_as in (b.WHITE, a.ANY)
    assert found.builds == (allowed and "build_cathedral" not in effect["forbidden_actions"])


EFFECTS = {
    "black_dice": (e.BLACK, "black_dice"),
    "neutral_citizen": (e.ENTERS, "building"),
    "lose_per_citizen": (e.PAYS_PER_CITIZEN, "deniers"),
    "event_add_neutral": (e.SUPPORTS, "events_to_left"),
    "cathedral_add_neutral": (e.BUILDS, "amount"),
    "cathedral_remove": (e.TEARS_DOWN, "amount"),
    "event_remove_last": (e.RESISTS, "cubes_each"),
}


def acts(entry: dict[str, Any]) -> tuple[int, int]:
    """The effect of an Event and its amount."""
    effect = entry["effect"]
    if effect["kind"] == "lose":
        resource, amount = next(iter(effect["lose"].items()))
        return (e.PAYS if resource == "deniers" else e.FORGETS), amount
    kind, key = EFFECTS[effect["kind"]]
    amount = {**effect, "black_dice": entry["black_dice"]}[key]
    return kind, b.BUILDING.value(amount) if key == "building" else amount


@pytest.mark.rule("R1.7", "R11.1", "R11.2", "R11.3", "R11.4", "B1")
@pytest.mark.parametrize("entry", EVENTS, ids=ids(EVENTS))
def test_events_equal_the_figures(entry: dict[str, Any]) -> None:
    event = e.EVENTS[e.EVENT.value(entry["id"])]
    decks = [b.COLOUR.word(deck) if deck >= 0 else "" for deck in (event.deck, event.calls)]

    assert decks == [entry["deck"], entry["calls"]]
    figures = (b.COLOUR.word(event.colour), event.divisor, event.flags, list(event.points), event.sources)
    assert figures == (*[entry[key] for key in ("colour", "divisor", "flags", "vp")], marks(entry))
    assert (event.effect, event.amount) == acts(entry)
    assert names("event-card", entry) == [entry["name_en"], entry["name_pl"]]


@pytest.mark.rule("R1.8", "R12.1")
def test_characters_equal_the_figures() -> None:
    assert ids(FIGURES["character"]) == [character.name for character in CHARACTERS]
    for entry, character in zip(FIGURES["character"], CHARACTERS, strict=True):
        for players in (1, 2, 3, 4):
            few = entry.get("thresholds_2p", entry["thresholds"]) if players <= 2 else entry["thresholds"]
            assert [list(pair) for pair in zip(character.steps(players), STEPS, strict=True)] == few
        assert names("character", entry) == [entry["name_en"], entry["name_pl"]]


@pytest.mark.rule("R5.1", "R4.4", "R3.2")
def test_the_board_equals_the_figures() -> None:
    rows = [(b.BUILDING.word(row.building), list(row.faces), row.end - row.start, int(row.name[-1])) for row in b.ROWS]
    grey = [
        f"{one['building']}_{one['row']}" + place(one["building"], one["position"])
        for one in FIGURES["two_player_grey"]
    ]

    assert rows == [(row["building"], row["values"], row["positions"], row["row"]) for row in FIGURES["building_row"]]
    assert [(one["id"], one["wage"]) for one in FIGURES["building"]] == list(zip(b.BUILDING.words, b.WAGE, strict=True))
    assert tuple(grey) == b.TWO_PLAYER_GREY


def place(building: str, position: int) -> str:
    return "" if building == "palace" else "abc"[position - 1]


@pytest.mark.rule("R2.2", "R2.3", "R2.5", "R4.1", "S1", "S2")
def test_what_depends_on_the_number_of_players_equals_the_figures() -> None:
    for count, figures in FIGURES["players"].items():
        own = b.PLAYERS[int(count)]
        assert (own.rounds, own.citizens, own.characters) == (
            figures["rounds"], figures["citizens_start"], figures["characters_each"],
        )  # fmt: skip
    alone, solo = b.PLAYERS[1], FIGURES["solo"]
    assert (alone.rounds, alone.citizens, b.ROY_CITIZENS) == (
        solo["rounds"], solo["player_citizens_start"], solo["le_roy_citizens"],
    )  # fmt: skip


@pytest.mark.rule("R1.2", "R1.5", "R4.4", "R4.5", "R4.10", "R4.14", "R4.22", "R4.27", "R6.15", "R6.22", "R7.1", "R7.3")
def test_the_small_numbers_equal_the_figures() -> None:
    found, track, black = FIGURES, FIGURES["influence_track"], FIGURES["black_dice"]

    assert (
        found["components"]["citizens_per_player"], found["neutral"]["citizens"],
    ) == (b.CITIZENS, b.GREY_CITIZENS)  # fmt: skip
    assert [found["components"][f"dice_{colour}"] for colour in ("red", "white", "yellow")] == [b.DICE_OF_A_COLOUR] * 3
    assert (found["start"]["deniers"], found["start"]["influence"]) == (START_DENIERS, START_INFLUENCE)
    assert (found["income"]["deniers"], found["income"]["shortfall_vp_loss"]) == (income.INCOME, b.PENALTY)
    assert b.PENALTY == black["failure_vp_loss"] == found["event_penalty"]["vp_loss"]
    assert found["end_game"]["cathedral_penalty_per_level"] == b.PENALTY
    assert (b.BLACK_DICE, black_dice.STRENGTH_OF[0]) == (black["limit"], black["red_multiplier"])
    costs = (influence.REROLL_COST, influence.RECRUIT_COST, influence.TURN_COST, influence.TURN_MOST)
    assert costs == tuple(track[key] for key in ("reroll_one_die", "recruit_citizen", "flip_dice", "flip_dice_max"))
    assert track["max"] == b.INFLUENCE_LIMIT
    assert groups.PRICE[1:] == [found["dice_price"][size] for size in "123"]
    assert (found["pass_income"]["on_pass"], found["agriculture"]["divisor"]) == (actions.PASS_INCOME, FARM_DIVISOR)
    low, high = found["cathedral"]["influence_low"], found["cathedral"]["influence_high"]
    assert [influence_of(column) for column in found["cathedral"]["columns"]] == [low] * 3 + [high] * 3
    assert found["cathedral"]["levels"] == LEVELS
    assert activities.ON_PICTURE == 0


@pytest.mark.rule("S5", "S7", "S18", "S22", "S23", "S30", "S31", "S33")
def test_the_solo_game_equals_the_figures() -> None:
    kinds = ["vp", "vp", "worker", "event", "tradesman", "cathedral", "character"]
    for number, action in enumerate(FIGURES["solo_action"]):
        assert (action["kind"], [s for s in range(2, 13) if le_roy.ACTION_OF[s] == number]) == (
            kinds[number], action["rolls"],
        )  # fmt: skip
        assert le_roy.DICE[number] == (0 if action["dice"] == "free_flags" else action["dice"])
        assert action.get("deniers", 0) == (le_roy.BOUGHT_FOR[number] if number < 2 else 0)
        assert action.get("vp", le_roy.POINTS) == le_roy.POINTS
        assert action.get("cubes", le_roy.CUBES) == le_roy.CUBES
    for entry in FIGURES["solo_places"]:
        order = [f"{entry['building']}_{row}" + place(entry["building"], position) for row, position in entry["order"]]
        assert tuple(order) == le_roy.BEST_PLACES[b.BUILDING.value(entry["building"])]
    for building, rows in enumerate(le_roy.ROW_ORDER):
        assert [int(b.ROWS[row].name[-1]) for row in rows] == FIGURES["solo_rows"][b.BUILDING.word(building)]
    assert [rank["id"] for rank in FIGURES["solo_rank"]] == RANK.words
    assert [rank["min"] for rank in FIGURES["solo_rank"][1:]] == list(RANK_FROM)
    assert FIGURES["solo"]["placement_batches"] == [ROY_BATCH, OWN_BATCH] * 3 + [ROY_BATCH]
    changed = {card["card"]: card for card in FIGURES["solo_card"]}
    assert changed["tax_collector"]["deniers_per_le_roy_citizen"] == comparing.ROY_TAX
    assert changed["traveling_builders"]["le_roy_vp"] == events.ROY_BUILDER_POINTS
