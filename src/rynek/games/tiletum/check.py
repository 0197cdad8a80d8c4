"""Checks: nothing on the table is lost or doubled, every limit of the rules holds, the steps fit the table."""

from typing import Final

from rynek.core.frame import AnyFrame, Chance
from rynek.core.reader import demand
from rynek.games.tiletum.actions import ChooseAction, PerformAction
from rynek.games.tiletum.actions import Points as ActionPoints
from rynek.games.tiletum.any_goods import AnyGoods
from rynek.games.tiletum.architect import bits
from rynek.games.tiletum.bonuses import Anywhere, PieceBonus
from rynek.games.tiletum.building_bonuses import BuildingBonuses
from rynek.games.tiletum.character import DrawCharacter
from rynek.games.tiletum.cleanup import CleanUp, DealBonus
from rynek.games.tiletum.contract import DealContracts
from rynek.games.tiletum.europe import (
    CATHEDRAL_TILES,
    CATHEDRALS,
    CITIES,
    CITY_HOUSES,
    FAIR_CITIES,
    HOUSE_PLAYERS,
    HOUSES,
    MOST_TILES,
    NOT_BUILT,
    TILE_PLAYERS,
    TILE_SPACES,
    TILETUM,
)
from rynek.games.tiletum.goods import DICE_SLOTS, GOODS, KING, PRINTED_SPACES, ROUNDS, UNIVERSAL, die_colour
from rynek.games.tiletum.king import LeaderTile, RevealCorruption
from rynek.games.tiletum.kingstrack import TOKENS, TOKENS_A_ROUND
from rynek.games.tiletum.playerboard import BUILDINGS, MARKET, OCCUPIED
from rynek.games.tiletum.rounds import ActionStep, Round
from rynek.games.tiletum.setup import BONUS_STACKS, CHARACTER_STACKS, CONTRACT_STACKS, COST_TILES
from rynek.games.tiletum.state import TiletumState
from rynek.games.tiletum.tiles import KIND_OF_TILE, TILE, TILES, is_character, is_contract, is_crest, is_helper
from rynek.games.tiletum.wheel import ChooseDie, DieGoods, EndTurn, OfferTile, RollDice, Turn

COURSE: Final = (
    "EndTurn",
    "Turn",
    "ActionStep",
    "KingPhase",
    "LeaderTile",
    "TrackPoints",
    "NewOrder",
    "FairPhase",
    "CleanUp",
    "Round",
    "FinalScoring",
)
"""Steps of a round in their order; all others belong to the turn or the draw under way, before these."""
REPEATED: Final = ("Turn", "ActionStep")
MOST_POINTS: Final = 30
"""More action points than any die, marker and helpers bring together."""


def check(state: TiletumState) -> None:
    """Raise BadPosition when the parts of a table do not fit together."""
    _check_orders(state)
    _check_dice(state)
    _check_fairs(state)
    _check_houses(state)
    _check_cathedrals(state)
    _check_tile_places(state)
    _check_tile_counts(state)
    for seat in range(state.players):
        _check_seat(state, seat)
    for frame in state.stack:
        seat = getattr(frame, "seat", 0)
        demand(0 <= seat < state.players, "step-seat")
        _check_step(state, frame)
    _check_draws(state)
    _check_course(state)
    _check_round(state)


def _check_orders(state: TiletumState) -> None:
    """Stack of markers and action tiles hold each entry once; the tokens are those of the box."""
    demand(sorted(state.king_order) == list(range(state.players)), "king-stack")
    demand(sorted(state.spaces) == list(range(6)), "wheel-actions")
    demand(state.options["action_tiles"] == "random" or state.spaces == PRINTED_SPACES, "wheel-printed")
    demand(all(state.corruption.count(value) <= TOKENS[value] for value in range(3)), "tokens-two")
    demand(state.round < ROUNDS or state.king_tile < 0, "king-tile-last")
    in_turn = any(isinstance(frame, EndTurn) for frame in state.stack)
    demand(in_turn or not state.exchanged, "exchanged-turn")


def _check_dice(state: TiletumState) -> None:
    """All dice of a round lie on the wheel and on the player boards, or all are in the bag."""
    dice = state.wheel + [code for taken in state.dice for code in taken]
    demand(len(dice) in (0, 3 * state.players + 2), "dice-all")
    colours = [die_colour(code) for code in dice]
    demand(all(colours.count(colour) <= state.players for colour in range(GOODS)), "dice-colour")
    taken = [len(state.dice[seat]) for seat in state.turn_order]
    demand(taken == sorted(taken, reverse=True) and taken[0] - taken[-1] <= 1, "dice-order")


def _check_fairs(state: TiletumState) -> None:
    """The first fair is in Tiletum; cities and tiles are different."""
    demand(state.fair_cities[0] == TILETUM, "fair-first")
    others = set(state.fair_cities[1:])
    demand(len(others) == ROUNDS - 1 and others.issubset(FAIR_CITIES), "fair-cities")
    demand(len(set(state.fair_tiles)) == ROUNDS, "fair-tiles")


def _check_houses(state: TiletumState) -> None:
    """One house a player and city, only on spaces in use; every player has one in Tiletum (R9.7, R2.12)."""
    built = [house for house in range(HOUSES) if state.houses[house] >= 0]
    demand(all(HOUSE_PLAYERS[house] <= state.players for house in built), "house-unused")
    for city, spaces in enumerate(CITY_HOUSES[: len(CITIES)]):
        owners = [state.houses[house] for house in spaces if state.houses[house] >= 0]
        demand(len(owners) == len(set(owners)), "house-once", city=CITIES[city].name)
        demand(city != TILETUM or len(owners) == state.players, "house-start")
    demand(all(state.house_supply(seat) >= 0 for seat in range(state.players)), "houses-many")


def _check_cathedrals(state: TiletumState) -> None:
    """Pillars and taken tiles fit the cathedral (R9.8, R10.5)."""
    demand(sorted(state.costs) == sorted(COST_TILES), "costs-box")
    for index, cathedral in enumerate(CATHEDRALS):
        city, mask = cathedral.city, state.pillars[index]
        demand(bits(mask) <= len(CATHEDRAL_TILES[index]), "cathedral-full", city=city)
        demand(not mask or state.costs[index] != NOT_BUILT, "cathedral-unbuilt", city=city)
        owners = state.cathedral_owners[index * MOST_TILES : index * MOST_TILES + MOST_TILES]
        taken = [owner for owner in owners if owner >= 0]
        demand(owners[: len(taken)] == taken and len(taken) == len(set(taken)), "cathedral-tiles", city=city)
        demand(all(mask >> owner & 1 for owner in taken), "cathedral-pillar", city=city)
    demand(all(state.pillar_supply(seat) >= 0 for seat in range(state.players)), "pillars-many")


def _check_tile_places(state: TiletumState) -> None:
    """Each place holds tiles of the right kind."""
    lying = [place for place in range(TILE_SPACES) if state.map_tiles[place] >= 0]
    demand(all(TILE_PLAYERS[place] <= state.players for place in lying), "map-unused")
    demand(all(tile < 0 or is_character(tile) for tile in state.rooms), "rooms-characters")
    demand(all(tile < 0 or is_crest(tile) for tile in state.crests), "crests-only")
    demand(all(is_contract(tile) for done in state.contracts for tile in done), "contracts-only")


def _counts(tiles: list[int]) -> list[int]:
    found = [0] * TILES
    for tile in tiles:
        if tile >= 0:
            found[tile] += 1
    return found


def _check_tile_counts(state: TiletumState) -> None:
    """Every tile is somewhere, once; only used helpers have left the game."""
    box = (BONUS_STACKS[state.players], CONTRACT_STACKS[state.players], CHARACTER_STACKS[state.players])
    stacks = (state.bonus_stack, state.contract_stack, state.character_stack)
    lying = (_counts(state.bonus_places()), _counts(state.contract_market), _counts(state.character_market))
    kept = _counts(state.seat_places())
    for tile in range(TILES):
        left = [box[i][tile] - stacks[i][tile] - lying[i][tile] for i in range(3)]
        missing = sum(left) - kept[tile]
        demand(min(left) >= 0 and missing >= 0, "tile-many", tile=TILE.word(tile))
        demand(missing == 0 or is_helper(tile), "tile-missing", tile=TILE.word(tile))


def _check_seat(state: TiletumState, seat: int) -> None:
    """A player board within its limits (section 15)."""
    placed = state.crests[seat * BUILDINGS : seat * BUILDINGS + BUILDINGS]
    crests = [tile for tile in state.storehouses[seat] + placed if tile >= 0 and is_crest(tile)]
    demand(len(crests) == len(set(crests)), "crest-twice")
    demand(state.score(seat) >= 0, "points-negative")
    demand(min(state.goods[seat * GOODS : seat * GOODS + GOODS]) >= 0, "goods-negative")
    kinds: list[int] = []
    for building in range(OCCUPIED):
        inside = {KIND_OF_TILE[tile] for tile in state.characters(seat, building)}
        demand(len(inside) <= 1, "rooms-kind")
        kinds += sorted(inside)
    demand(len(kinds) == len(set(kinds)), "rooms-twice")


# unfinished steps


def _check_step(state: TiletumState, frame: AnyFrame) -> None:
    """Numbers of an unfinished step within what the rules can bring."""
    if isinstance(frame, ActionPoints):
        demand(0 <= frame.kind < UNIVERSAL and 0 <= frame.points <= MOST_POINTS, "step-points")
        demand(frame.kind != KING or frame.points == 0, "step-king")
    elif isinstance(frame, ChooseAction):
        most = MOST_POINTS if frame.die else 6
        demand(frame.die in (0, 1) and 1 <= frame.points <= most, "step-points")
    elif isinstance(frame, PerformAction):
        demand(0 <= frame.space < 6 and 1 <= frame.points <= MOST_POINTS, "step-points")
    elif isinstance(frame, AnyGoods):
        demand(1 <= frame.count <= 3 and frame.source >= 0, "step-goods")
    elif isinstance(frame, DieGoods):
        demand(frame.good >= 0 and 1 <= frame.value <= 6, "step-goods")
    elif isinstance(frame, PieceBonus):
        left = (frame.merchant, frame.architect, frame.house, frame.pillar)
        demand(min(left) >= 0 and max(left) <= 2, "step-pieces")
    elif isinstance(frame, Anywhere):
        demand(frame.what >= 0, "step-pieces")
    elif isinstance(frame, BuildingBonuses):
        homes = [state.characters(frame.seat, building) for building in range(OCCUPIED)]
        fits = any(all(frame.tiles.count(tile) <= home.count(tile) for tile in frame.tiles) for home in homes)
        demand(fits, "step-bonuses")
    else:
        _check_tile_step(state, frame)


def _check_tile_step(state: TiletumState, frame: AnyFrame) -> None:
    """A tile that is offered lies there, and what is dealt finds its places empty."""
    if isinstance(frame, OfferTile):
        demand(0 <= frame.space < 6 and state.space_tiles[frame.space] >= 0, "step-offer")
    elif isinstance(frame, LeaderTile):
        demand(state.king_tile >= 0, "step-offer")
    elif isinstance(frame, DrawCharacter):
        empty = 0 <= frame.slot < MARKET and state.character_market[frame.slot] < 0
        demand(empty and sum(state.character_stack) > 0, "step-draw")
    elif isinstance(frame, DealContracts):
        empty_slots = state.contract_market.count(-1)
        demand(max(state.contract_market[:empty_slots], default=-1) < 0, "step-draw")
    elif isinstance(frame, DealBonus):
        demand(not frame.map or max(state.map_tiles) < 0, "step-draw")


def _check_draws(state: TiletumState) -> None:
    """What chance decides waits for nobody, and is decided once; so is a tile that is offered."""
    names = [type(frame).__name__ for frame in state.stack]
    chance = [name for name, frame in zip(names, state.stack, strict=True) if isinstance(frame, Chance)]
    demand(chance == names[len(names) - len(chance) :], "step-waits")
    once = [*chance, *[name for name in names if name in ("OfferTile", "LeaderTile")]]
    demand(len(once) == len(set(once)) and not {"DrawCharacter", "DealCharacters"}.issubset(once), "step-twice")


def _check_course(state: TiletumState) -> None:
    """What is still to come stands in the order of a round (R3.1)."""
    last = -1
    for frame in state.stack[::-1]:
        name = type(frame).__name__
        place = COURSE.index(name) if name in COURSE else -1
        demand(place > last or (place == last and (place < 0 or name in REPEATED)), "step-order", step=name)
        last = place


def _check_round(state: TiletumState) -> None:
    """The turns and tokens still to come in this round fit the dice and tokens on the table."""
    taken = [len(codes) for codes in state.dice]
    tokens = len(state.corruption)
    turns = 0
    for frame in state.stack[::-1]:
        if isinstance(frame, (RollDice, Round, CleanUp)):
            _check_new_round(state, frame)
            break
        if isinstance(frame, (RevealCorruption, ActionStep)):
            tokens += 1
        coming = state.turn_order if isinstance(frame, ActionStep) else []
        if isinstance(frame, (Turn, ChooseDie)):
            coming = [frame.seat]
        turns += len(coming)
        demand(len(coming) < 2 or max(taken) == min(taken), "turns-each")
        for seat in coming:
            taken[seat] += 1
    demand(turns <= len(state.wheel), "turns-dice")
    demand(max(taken) <= DICE_SLOTS, "turns-many")
    demand(tokens <= TOKENS_A_ROUND, "tokens-three")


def _check_new_round(state: TiletumState, frame: AnyFrame) -> None:
    """Clean-up leads to another round, and a round begins with all dice in the bag and all tokens face down (R8.3)."""
    if isinstance(frame, CleanUp):
        demand(state.round < ROUNDS, "cleanup-last")
    else:
        demand(not state.wheel and not any(state.dice) and not state.corruption, "round-begins")
