"""Set-up: the tiles are laid, the first player found, the characters chosen (chapter 2)."""

from itertools import combinations
from typing import Any, Final

from rynek.core.action import Action
from rynek.core.chance import Odds, Rng, evenly, sample, shuffled
from rynek.core.domain import SEAT
from rynek.core.frame import Chance, Frame, OneSeat
from rynek.core.message import Message, ask, event, why
from rynek.core.option import Option
from rynek.games.caylus_1303.buildings import (
    BASE,
    BASE_TILES,
    BUILDING,
    STONEMASON,
    STONY,
    STONY_TILES,
    WOODEN,
    WOODEN_TILES,
)
from rynek.games.caylus_1303.characters import CHARACTER, CHARACTERS, FIRST_GAME_CHARACTERS, ON_THE_BOARD
from rynek.games.caylus_1303.resources import FOOD, KINDS, STONE, WOOD
from rynek.games.caylus_1303.road import SPACE, STONY_START, WOODEN_START
from rynek.games.caylus_1303.rounds import Round
from rynek.games.caylus_1303.state import CaylusState
from rynek.games.caylus_1303.verbs import CHOOSE, CHOOSES, FIRST, LAY, REVEAL

OPTIONS: Final = (
    Option("setup", "random", choices=("random", "first_game")),
    Option("open_scores", False),
)

STARTING_WORKERS: Final = {2: 10, 3: 6, 4: 6, 5: 10}
# The amounts stand in the rulebook, the kinds are public (Q1).
STARTING_GOODS: Final = {FOOD: 1, WOOD: 2, STONE: 1}
SPARE_CHARACTERS: Final = 3

# The first game's layout is reconstructed (R2.13); its characters are known.
FIRST_GAME_SITE: Final = ("base_market_2", "covered_market", "jeweler")
FIRST_GAME_ROAD: Final = (
    "base_farm_1",
    "base_sawmill",
    "base_quarry",
    "base_farm_2",
    "base_market_1",
    "base_carpenter",
    "base_guild_any",
    "base_guild_stone",
    "spinning_mill",
)
FIRST_GAME_STONY: Final = "gold_mine"

LAID_SITE: Final = event("laid-site", "R2.1", building=BUILDING)
LAID_ROAD: Final = event("laid-road", "R2.1", building=BUILDING, space=SPACE)
FIRST_PLAYER: Final = event("first-player", "R2.9", seat=SEAT)
REVEALED: Final = event("revealed", "R2.10", character=CHARACTER)
CHOSEN: Final = event("chosen", "R2.10", seat=SEAT, character=CHARACTER)
CHOOSE_CHARACTER: Final = ask("choose-character", "R2.10")
NOT_REVEALED: Final = why("not-revealed", "R2.10", character=CHARACTER)


def set_up(players: int, options: dict[str, Any]) -> CaylusState:
    """A new table: what chance decides comes first, then the choice of characters, then the first round."""
    state = CaylusState(players, options)
    start_seats(state)
    if options["setup"] == "first_game":
        lay_first_game(state)
        reveal_first_game(state)
        state.then(FindFirst(), Characters(), Round())
    else:
        state.then(Lay(BASE), Lay(WOODEN), Lay(STONY), FindFirst(), Reveal(), Characters(), Round())
    return state


def start_seats(state: CaylusState) -> None:
    """Workers by the number of players (R2.8), starting resources (R2.11)."""
    for seat in range(state.players):
        state.pool[seat] = STARTING_WORKERS[state.players]
        for kind, count in STARTING_GOODS.items():
            state.goods[seat * KINDS + kind] = count


def lay_first_game(state: CaylusState) -> None:
    """The tiles of the recommended first game (R2.13)."""
    state.site = [BUILDING.value(name) for name in FIRST_GAME_SITE]
    for place, name in enumerate(FIRST_GAME_ROAD):
        lay(state, BUILDING.value(name), place + 1)
    lay(state, BUILDING.value(FIRST_GAME_STONY), STONY_START)


def reveal_first_game(state: CaylusState) -> None:
    """The characters of the recommended first game, one more for each player above two (R2.13)."""
    for character in FIRST_GAME_CHARACTERS[: state.players + SPARE_CHARACTERS]:
        state.holder[character] = ON_THE_BOARD


def lay(state: CaylusState, tile: int, space: int) -> None:
    """A tile on a road space."""
    state.road[space] = tile
    state.face[space] = tile


class Lay(Chance[CaylusState]):
    """The tiles of one kind are drawn: first the construction site's, then the road's (R2.1-R2.4)."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def sample(self, state: CaylusState, rng: Rng) -> Action:
        if self.kind == BASE:
            return Action(LAY, *shuffled(list(BASE_TILES), rng))
        site = sample(self._tiles(), 1, rng)[0]
        # A Stonemason drawn for the road is replaced by another tile (R2.3).
        rest = [tile for tile in self._tiles() if tile not in (site, STONEMASON)]
        return Action(LAY, site, *sample(rest, 1, rng))

    def odds(self, state: CaylusState) -> Odds | None:
        if self.kind == BASE:
            return None  # 9! orders
        found: Odds = []
        for site in self._tiles():
            rest = [tile for tile in self._tiles() if tile not in (site, STONEMASON)]
            found += [(Action(LAY, site, tile), 1 / len(self._tiles()) / len(rest)) for tile in rest]
        return found

    def _tiles(self) -> list[int]:
        return list(WOODEN_TILES if self.kind == WOODEN else STONY_TILES)

    def accepts(self, state: CaylusState, seat: int, action: Action) -> bool:
        if action.verb is not LAY or len(set(action.args)) != len(action.args):
            return False
        if self.kind == BASE:
            return sorted(action.args) == list(BASE_TILES)
        tiles = self._tiles()
        return len(action.args) == 2 and all(tile in tiles for tile in action.args) and action.args[1] != STONEMASON

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        state.site[self.kind - BASE] = action.args[0]
        state.tell(LAID_SITE, action.args[0])
        first = {BASE: 1, WOODEN: WOODEN_START, STONY: STONY_START}[self.kind]
        for place, tile in enumerate(action.args[1:]):
            lay(state, tile, first + place)
            state.tell(LAID_ROAD, tile, first + place)


class FindFirst(Chance[CaylusState]):
    """The first player is chosen at random (R2.9)."""

    __slots__ = ()

    def sample(self, state: CaylusState, rng: Rng) -> Action:
        return Action(FIRST, rng.randrange(state.players))

    def odds(self, state: CaylusState) -> Odds:
        return evenly([Action(FIRST, first) for first in range(state.players)])

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        state.first = action.args[0]
        state.tell(FIRST_PLAYER, state.first)


class Reveal(Chance[CaylusState]):
    """Players + 3 characters are revealed; the others leave the game (R2.10)."""

    __slots__ = ()

    def sample(self, state: CaylusState, rng: Rng) -> Action:
        drawn = sample(list(range(CHARACTERS)), state.players + SPARE_CHARACTERS, rng)
        return Action(REVEAL, *sorted(drawn))

    def odds(self, state: CaylusState) -> Odds:
        choices = combinations(range(CHARACTERS), state.players + SPARE_CHARACTERS)
        return evenly([Action(REVEAL, *drawn) for drawn in choices])

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        for character in action.args:
            state.holder[character] = ON_THE_BOARD
            state.tell(REVEALED, character)


class Characters(Frame[CaylusState]):
    """From the last player counter-clockwise to the first, each chooses a character (R2.10)."""

    __slots__ = ()

    def run(self, state: CaylusState) -> None:
        order = [(state.first - 1 - step) % state.players for step in range(state.players)]
        state.then(*[ChooseCharacter(seat) for seat in order])


class ChooseCharacter(OneSeat[CaylusState]):
    """A player chooses one of the revealed characters (R2.10)."""

    __slots__ = ()

    def options(self, state: CaylusState, seat: int) -> list[Action]:
        return [CHOOSES[character] for character in range(CHARACTERS) if state.holder[character] == ON_THE_BOARD]

    def answer(self, state: CaylusState, seat: int, action: Action) -> None:
        state.holder[action.args[0]] = seat
        state.tell(CHOSEN, seat, action.args[0])

    def ask(self, state: CaylusState, seat: int) -> Message:
        return Message(CHOOSE_CHARACTER)

    def why_not(self, state: CaylusState, seat: int, action: Action) -> Message | None:
        return Message(NOT_REVEALED, action.args[0]) if action.verb is CHOOSE else None
