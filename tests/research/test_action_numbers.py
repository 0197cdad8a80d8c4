"""Numbers of moves for learning code: the game's own, fewer where its grammar is open, and by verb and argument."""

from random import Random

import pytest

import rynek
from rynek.core.action_numbers import ActionNumbers
from tests.research.test_encoding import states

TABLES = [
    (name, players)
    for name in rynek.all_games()
    for players in range(rynek.game(name).min_players, rynek.game(name).max_players + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_move_of_a_game_has_its_number(name: str, players: int) -> None:
    actions = ActionNumbers(rynek.game(name), players)
    for state in states(name, players, 9):
        for seat in state.to_act:
            legal = [action for action in state.legal(seat) if action.verb.rest is None]
            numbers = actions.legal(state, seat)

            assert sorted(actions.number(action) for action in legal) == numbers
            assert {actions.action(number) for number in numbers} == set(legal)
            assert [n for n, bit in enumerate(actions.mask(state, seat)) if bit] == numbers


@pytest.mark.parametrize("name", [name for name in rynek.all_games() if name != "genoa"])
def test_the_numbers_are_the_games_own(name: str) -> None:
    game, rng = rynek.game(name), Random(1)
    actions = ActionNumbers(game, game.usual_players)

    assert actions.size == game.space
    for number in rng.sample(range(game.space), 200):
        assert actions.action(number) == game.action(number)
        assert actions.number(game.action(number)) == number


@pytest.mark.parametrize(("players", "size"), [(2, 8518), (3, 3415), (4, 3604), (5, 3793)])
def test_the_menu_of_genoa_is_small(players: int, size: int) -> None:
    assert ActionNumbers(rynek.game("genoa"), players).size == size


@pytest.mark.parametrize("name", rynek.all_games())
def test_verbs_lie_side_by_side_and_a_number_is_a_choice_for_every_argument(name: str) -> None:
    game = rynek.game(name)
    actions = ActionNumbers(game, game.max_players)
    ends = [verb.start + verb.size for verb in actions.verbs]

    assert [verb.start for verb in actions.verbs] == [0, *ends[:-1]]
    assert ends[-1] == actions.size
    for number in Random(2).sample(range(actions.size), 50):
        verb, choices = actions.verb(number), actions.verb(number).choices(number)
        words = [verb.words(place)[choice] for place, choice in enumerate(choices)]

        assert [verb.name, *words] == actions.action(number).words()


@pytest.mark.parametrize("text", ["offer-here 15 wine", "buy-action harbor 55", "demand-move B harbor 0 wine"])
def test_moves_that_are_not_on_the_menu_have_no_number(text: str) -> None:
    game = rynek.game("genoa")
    action = game.parse(text)

    with pytest.raises(ValueError, match="has no number"):
        ActionNumbers(game, 3).number(action)


def test_a_number_beyond_the_last_is_refused() -> None:
    with pytest.raises(ValueError, match="is no action of troyes"):
        ActionNumbers(rynek.game("troyes"), 2).action(459)
