import pytest

from rynek.games.troyes import GAME
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import play, table


def lines(state: TroyesState, seat: int) -> dict[str, int]:
    """The breakdown by the key of each line (Characters by name)."""
    found = {}
    for line in GAME.breakdown(state, seat):
        key = line.message.template.key.removeprefix("score-")
        found[key if key != "character" else str(line.message.args[0])] = line.points
    return found


LEVELS = {"1": ["A", "A", "A"], "2": ["B", "B"]}


@pytest.mark.rule("R9.1")
def test_the_parts_of_the_final_score() -> None:
    state = table(
        events={"marauding": "A", "war": "AB", "heresy": "B"},
        activities={"sculptor": {"tradesmen": ["B", "A"]}, "merchant": {"tradesmen": ["A"]}},
        cathedral=LEVELS,
        seats={"A": {"points": 7}, "B": {"points": 9}},
        round=3,
    )
    own, other = lines(state, 0), lines(state, 1)

    assert (own["tokens"], own["open-events"], own["tradesmen"], own["empty-levels"]) == (7, 2, 2 + 2, 0)
    assert (other["tokens"], other["open-events"], other["tradesmen"], other["empty-levels"]) == (9, 2, 4, -2)
    assert state.scores() == [sum(own.values()), sum(other.values())]


@pytest.mark.rule("R6.10", "R6.3")
def test_a_tradesman_on_the_picture_is_worth_nothing_but_counts_for_the_florentine() -> None:
    cards = {"merchant": {"tradesmen": ["B", "C"], "picture": ["A"]}, "archer": {"tradesmen": ["A"]}}
    state = table(3, activities=cards, round=1, seats={"A": {"characters": ["le_florentin"]}})

    assert lines(state, 0)["tradesmen"] == 2
    assert lines(state, 0)["4"] == 1


@pytest.mark.rule("R9.1", "R9.2", "Q17")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (1, 0), (5, 0), (6, 0), (8, 2)])
def test_the_penalty_for_empty_levels_never_takes_more_than_there_is(points: int, left: int) -> None:
    state = table(seats={"A": {"points": points, "deniers": 0, "influence": 0}})
    own = lines(state, 0)

    assert own["tokens"] + own["empty-levels"] == left


@pytest.mark.rule("R9.1", "R12.1")
@pytest.mark.parametrize(
    ("character", "place", "reach"),
    [
        ("henri_i", "events", [1, 3, 5]),
        ("hugues_de_payns", "influence", [5, 10, 15]),
        ("thibaut_ii", "deniers", [6, 12, 18]),
        ("urbain_iv", "cathedral", [4, 6, 8]),
        ("le_florentin", "tradesmen", [2, 4, 6]),
        ("chretien_de_troyes", "citizens", [4, 6, 8]),
    ],
)
def test_each_character_gives_one_three_or_six_points_to_everybody(
    character: str, place: str, reach: list[int]
) -> None:
    for count, points in [(reach[0] - 1, 0), (reach[0], 1), (reach[1] - 1, 1), (reach[1], 3), (reach[2], 6)]:
        state = holding(place, count)
        number = [note["character"] for note in state.view(None)["notes"]].index(character)

        assert state.view(None)["notes"][number]["counts"][0] == count
        assert state.view(None)["notes"][number]["points"][0] == points


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize(("players", "points"), [(1, [0, 0]), (2, [0, 0]), (3, [1, 1]), (4, [1, 1])])
def test_two_characters_ask_for_more_with_one_or_two_players(players: int, points: list[int]) -> None:
    spaces = dict.fromkeys(("palace_1", "palace_2", "palace_3"), "A")
    state = table(players, spaces=spaces, cathedral={"1": ["A"], "2": ["A"], "3": ["A"]})
    notes = {note["character"]: note["points"][0] for note in state.view(None)["notes"]}

    assert [notes["urbain_iv"], notes["chretien_de_troyes"]] == points


WON = ["war", "heresy", "brigands_2", "wayfarers", "normans_attack"]
CARDS = ["archer", "tithing", "merchant", "hunting", "templar", "militia"]


def holding(what: str, count: int) -> TroyesState:
    """A has so many of what a Character counts."""
    if what == "events":
        return load({"round": 4, "seats": {"A": {"won": WON[:count]}}})
    if what in ("influence", "deniers"):
        return load({"seats": {"A": {what: count}}})
    if what == "cathedral":
        columns = {str(i + 1): ["A"] for i in range(min(count, 6))}
        return load({"cathedral": columns | {str(i): ["A", "A"] for i in range(1, count - 5)}})
    if what == "tradesmen":
        return table(activities={card: {"tradesmen": ["A"]} for card in CARDS[:count]}, round=2)
    words = [f"palace_{i}" for i in range(1, 7)] + ["city_hall_1a", "city_hall_1b"]
    return load({"spaces": dict.fromkeys(words[:count], "A")})


def load(position: dict[str, object]) -> TroyesState:
    state = GAME.load(position)
    assert isinstance(state, TroyesState)
    return state


@pytest.mark.rule("R12.1", "R9.1")
def test_every_dealt_character_scores_for_every_player() -> None:
    seats = {
        "A": {"characters": ["thibaut_ii", "henri_i"], "deniers": 12, "influence": 3},
        "B": {"characters": ["hugues_de_payns", "urbain_iv"], "deniers": 19, "influence": 16},
    }
    state = table(seats=seats)

    assert lines(state, 0) | {"empty-levels": 0} == {
        "tokens": 0, "open-events": 0, "tradesmen": 0, "empty-levels": 0, "0": 0, "1": 0, "2": 3, "3": 0,
    }  # fmt: skip
    assert state.scores() == [3, 6 + 6]


@pytest.mark.rule("R12.1", "R4.29")
def test_deniers_of_passing_count_at_the_end() -> None:
    seats = {"A": {"characters": ["thibaut_ii", "henri_i"], "deniers": 4}, "B": {"purse": 4, "deniers": 2}}
    state = table(seats=seats, dice="grey-red-1", round=4, lying={"palace": {"A": 1}})
    play(state, "pass")

    assert state.over
    assert state.deniers == [6, 6]
    assert state.supply[0] == 1
    assert state.scores()[0] == 1


@pytest.mark.rule("R9.3", "Q18")
def test_tied_players_share_the_victory() -> None:
    state = table(3, seats={"A": {"points": 9}, "B": {"points": 12}, "C": {"points": 12}})

    assert GAME.ranking(state) == [[1, 2], [0]]
