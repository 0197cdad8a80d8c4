from random import Random

import pytest

import rynek
from rynek.games.troyes import GAME
from rynek.games.troyes.activity_cards import BONUS, CARDS
from rynek.games.troyes.board import CITIZENS, GREY_CITIZENS, PLAYERS, ROWS, SPACE
from rynek.games.troyes.character_cards import CHARACTERS
from rynek.games.troyes.event_cards import DECKS, EVENTS
from rynek.games.troyes.state import TroyesState
from tests.games.troyes.tables import options, play, reason, space


def new(players: int) -> TroyesState:
    state = GAME.new(players)
    assert isinstance(state, TroyesState)
    return state


def dealt(players: int, start: str = "A") -> TroyesState:
    state = new(players)
    hands = {2: 4, 3: 3, 4: 4}[players]
    play(state, f"*first {start}", "*deal " + " ".join(c.name for c in CHARACTERS[:hands]))
    return state


@pytest.mark.rule("R1.1", "R5.1")
def test_each_building_has_six_spaces_and_a_row_for_every_face() -> None:
    for building in range(3):
        rows = [row for row in ROWS if row.building == building]

        assert sum(row.end - row.start for row in rows) == 6
        assert sorted(face for row in rows for face in row.faces) == [1, 2, 3, 4, 5, 6]
    assert [len([r for r in ROWS if r.building == b]) for b in range(3)] == [6, 3, 2]
    assert len(new(2).cathedral) == SPACE.size == 18


@pytest.mark.rule("R1.2", "R1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_citizens_a_player_and_eight_grey_ones(players: int) -> None:
    state = new(players)

    assert [s + r for s, r in zip(state.supply, state.reserve, strict=True)] == [CITIZENS] * players
    assert state.spaces.count(4) + state.grey_reserve() == GREY_CITIZENS
    assert len(state.influence) == players


@pytest.mark.rule("R1.6", "R1.7", "R1.8")
def test_the_cards_of_the_box() -> None:
    for colour in range(3):
        for number in (1, 2, 3):
            assert sum(card.colour == colour and card.round == number for card in CARDS[:BONUS]) == 3
    assert [len(deck) for deck in DECKS] == [8, 4, 4]
    assert len(EVENTS) == 1 + 16 + 1
    assert [card.name for card in CARDS[BONUS:]] == ["banquet", "prior", "baker"]
    assert len({character.counts for character in CHARACTERS}) == len(CHARACTERS) == 6


@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.parametrize(("players", "citizens"), [(2, 6), (3, 5), (4, 4)])
def test_what_every_player_starts_with(players: int, citizens: int) -> None:
    state = new(players)

    assert state.deniers == [5] * players
    assert state.influence == [4] * players
    assert state.points == [0] * players
    assert state.supply == [citizens] * players
    assert not any(state.dice)


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_secret_characters_are_dealt(players: int, each: int) -> None:
    state = new(players)
    rng = Random(3)
    rynek.play_chance(state, rng)
    hands = [character for hand in state.characters for character in hand]

    assert [len(hand) for hand in state.characters] == [each] * players
    assert len(set(hands)) == len(hands)


@pytest.mark.rule("R2.3")
def test_a_forged_deal_is_refused() -> None:
    state = new(3)
    play(state, "*first B")

    for forged in ("deal henri_i urbain_iv", "deal henri_i henri_i urbain_iv"):
        assert not state.accepts(-1, GAME.parse(forged))


@pytest.mark.rule("R2.4", "R4.3")
def test_one_card_of_each_colour_is_turned_up_in_rounds_one_to_three() -> None:
    state = new(2)
    rng = Random(5)
    seen: dict[int, int] = {}
    while not state.over:
        rynek.play_chance(state, rng)
        seen[state.round] = sum(card >= 0 for card in state.cards)
        if not state.over:
            seat = state.to_act[0]
            state.apply(seat, rng.choice(state.legal(seat)))

    assert seen == {0: 0, 1: 3, 2: 6, 3: 9, 4: 9}
    assert all(CARDS[card].slot == slot for slot, card in enumerate(state.cards))


@pytest.mark.rule("R2.5", "Q21")
@pytest.mark.parametrize(("players", "reds"), [(2, 4), (3, 5), (4, 6)])
def test_the_red_deck_lasts_as_many_rounds_as_the_game(players: int, reds: int) -> None:
    state = new(players)

    assert state.view(None)["decks"] == {"red": reds, "white": 4, "yellow": 4}
    assert PLAYERS[players].rounds == reds


@pytest.mark.rule("R2.6")
def test_chance_gives_the_start_player_card() -> None:
    state = new(3)

    assert [str(action) for action in state.legal(-1)] == ["first A", "first B", "first C"]
    play(state, "*first C")

    assert state.start == 2


@pytest.mark.rule("R3.1", "R3.3", "Q1")
def test_a_citizen_goes_on_any_empty_space_of_any_building() -> None:
    state = dealt(3)

    assert len(options(state)) == 18
    assert all(card == -1 for card in state.cards)
    play(state, "place city_hall_2b")

    assert space(state, "city_hall_2b") == "A"
    assert "place city_hall_2b" not in options(state)
    assert reason(state, "place city_hall_2b") == "why-space-taken R3.3"
    assert state.supply == [4, 5, 5]


@pytest.mark.rule("R3.2", "Q32")
def test_two_players_find_six_grey_citizens() -> None:
    state = dealt(2)
    grey = [word for word in SPACE.words if space(state, word) == "grey"]

    assert grey == ["palace_2", "palace_5", "bishopric_1b", "bishopric_3b", "city_hall_1c", "city_hall_2c"]


@pytest.mark.rule("R3.4")
def test_the_order_turns_at_either_end() -> None:
    state = dealt(3, start="B")
    order = []
    for word in SPACE.words[:15]:
        order.append("ABC"[state.to_act[0]])
        play(state, f"place {word}")

    assert "".join(order) == "BCA" + "ACB" + "BCA" + "ACB" + "BCA"


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize(("players", "grey"), [(2, 6), (3, 3), (4, 2)])
def test_grey_citizens_fill_what_is_left(players: int, grey: int) -> None:
    state = dealt(players)
    while state.round == 0:
        play(state, options(state)[0])

    assert state.spaces.count(4) == grey
    assert state.spaces.count(-1) == 0
    assert state.supply == [0] * players


@pytest.mark.rule("E1")
def test_example_of_the_initial_placement() -> None:
    state = dealt(4)
    play(state, "place palace_6", "place bishopric_1a", "place city_hall_1a", "place palace_1")
    assert state.to_act == (3,)
    rest = ["palace_2", "city_hall_1b", "bishopric_1b", "bishopric_2a", "city_hall_2b", "bishopric_2b"]
    play(state, *[f"place {word}" for word in rest])
    play(state, "place city_hall_1c", "place palace_3", "place bishopric_3b", "place city_hall_2a")
    play(state, "place bishopric_3a", "place city_hall_2c")

    grey = [word for word in SPACE.words if space(state, word) == "grey"]
    assert grey == ["palace_4", "palace_5"]
    assert state.round == 1


@pytest.mark.rule("R1.3", "R1.9", "Q22")
def test_cubes_coins_and_points_do_not_run_out() -> None:
    state = GAME.load({"activities": {"priest": {"cubes": {"A": 25}}}, "seats": {"A": {"deniers": 500, "points": 300}}})
    assert isinstance(state, TroyesState)

    assert state.deniers[0] == 500
    assert state.points[0] == 300
    assert max(state.cubes) == 25
