"""Whether a position can be: nothing is lost or doubled, and every limit of the rules holds."""

from typing import Final

from rynek.core.frame import AnyFrame, Chance
from rynek.core.reader import impossible
from rynek.games.tiletum.actions import AnyGoods, ChooseAction, PerformAction, Points
from rynek.games.tiletum.architect import bits
from rynek.games.tiletum.bonuses import Anywhere, BuildingBonuses, PieceBonus
from rynek.games.tiletum.character import DrawCharacter
from rynek.games.tiletum.cleanup import CleanUp, DealBonus
from rynek.games.tiletum.contract import DealContracts
from rynek.games.tiletum.europe import (
    CATHEDRAL_TILES,
    CATHEDRALS,
    CITIES,
    CITY_HOUSES,
    COSTS,
    FAIR_CITIES,
    HOUSE_PLAYERS,
    HOUSES,
    MOST_TILES,
    NOT_BUILT,
    SPACE,
    TILE_PLAYERS,
    TILE_SPACES,
    TILETUM,
)
from rynek.games.tiletum.frames import FRAMES
from rynek.games.tiletum.goods import DICE_SLOTS, GOODS, KING, PRINTED_SPACES, ROUNDS, UNIVERSAL, die_colour
from rynek.games.tiletum.king import LeaderTile, RevealCorruption
from rynek.games.tiletum.kingstrack import TOKENS, TOKENS_A_ROUND
from rynek.games.tiletum.playerboard import BUILDINGS, CONTRACT_SPACES, MARKET, OCCUPIED, ROOMS, STOREHOUSE
from rynek.games.tiletum.position import bonus_places, seat_places
from rynek.games.tiletum.rounds import ActionStep, Round
from rynek.games.tiletum.state import Board
from rynek.games.tiletum.tiles import (
    TILE,
    TILES,
    bonus_stack,
    character_of,
    character_stack,
    contract_stack,
    is_character,
    is_contract,
    is_crest,
    is_helper,
)
from rynek.games.tiletum.wheel import ChooseDie, DieGoods, EndTurn, OfferTile, RollDice, Turn

FIELDS: Final[dict[str, tuple[str, ...]]] = {kind.name: kind.fields for kind in FRAMES}

COURSE: Final = [
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
]
"""Steps of a round in their order; all others belong to the turn or the draw under way, before these."""

REPEATED: Final = ("Turn", "ActionStep")


def claim(holds: bool, otherwise: str) -> None:
    """Refuse the position unless something holds."""
    if not holds:
        raise impossible(otherwise)


def check(board: Board) -> None:
    """Raise BadPosition when the parts of a position do not fit together."""
    check_orders(board)
    check_dice(board)
    check_fairs(board)
    check_houses(board)
    check_cathedrals(board)
    check_tile_places(board)
    check_tile_counts(board)
    for seat in range(board.players):
        check_seat(board, seat)
    for frame in board.stack:
        check_fields(board, frame)
        check_step(board, frame)
    check_once(board)
    check_draws(board)
    check_course(board)
    check_round(board)


def check_orders(board: Board) -> None:
    """Stack of markers and action tiles hold each entry once; the tokens are those of the box."""
    seats = list(range(board.players))
    claim(sorted(board.king_order) == seats, "king.stack: each seat once")
    claim(sorted(board.spaces) == list(range(6)), "wheel.actions: each action once")
    printed = board.options["action_tiles"] == "printed"
    claim(not printed or board.spaces == PRINTED_SPACES, "wheel.actions: another order needs random action tiles")
    claim(len(board.corruption) <= TOKENS_A_ROUND, "king.corruption: three tokens a round")
    claim(all(board.corruption.count(v) <= TOKENS[v] for v in range(3)), "king.corruption: two tokens of each value")
    claim(board.round < ROUNDS or board.king_tile < 0, "king.tile: none lies there in round 4")
    in_turn = any(isinstance(frame, EndTurn) for frame in board.stack)
    claim(not board.exchanged or in_turn, "exchanged: nobody's turn is under way")


def check_dice(board: Board) -> None:
    """All dice of a round lie on the wheel and on the player boards, or all are in the bag."""
    dice = board.wheel + [code for taken in board.dice for code in taken]
    claim(len(dice) in {0, 3 * board.players + 2}, "dice: all in the bag, or three for each player and two")
    colours = [die_colour(code) for code in dice]
    claim(all(colours.count(c) <= board.players for c in range(GOODS)), "dice: more of a colour than players")
    taken = [len(codes) for codes in board.dice]
    claim(max(taken) <= DICE_SLOTS and max(taken) - min(taken) <= 1, "dice: three turns each, in turn order")
    in_order = [taken[seat] for seat in board.turn_order]
    claim(in_order == sorted(in_order, reverse=True), "dice: whose turn came later has taken no more of them")


def check_fairs(board: Board) -> None:
    """The first fair is in Tiletum; cities and tiles are different."""
    claim(board.fair_cities[0] == TILETUM, "fairs: the first is in tiletum")
    others = board.fair_cities[1:]
    claim(len(set(others)) == 3 and set(others).issubset(FAIR_CITIES), "fairs: three different city tiles")
    claim(len(set(board.fair_tiles)) == 4, "fairs: four different tiles")


def check_houses(board: Board) -> None:
    """One house a player and city, only on spaces in use; every player has one in Tiletum (R9.7, R2.12)."""
    for house in range(HOUSES):
        seat = board.houses[house]
        claim(seat < board.players, "houses: no such player")
        claim(seat < 0 or HOUSE_PLAYERS[house] <= board.players, "houses: a space that is not in use")
    for city in range(len(CITIES)):
        owners = [board.houses[house] for house in CITY_HOUSES[city] if board.houses[house] >= 0]
        claim(len(owners) == len(set(owners)), f"houses: one a player in {SPACE.word(city)}")
        claim(city != TILETUM or len(owners) == board.players, "houses: each player has one in tiletum")
    claim(all(board.house_supply(seat) >= 0 for seat in range(board.players)), "houses: more than there are")


def check_cathedrals(board: Board) -> None:
    """Pillars and taken tiles fit the cathedral (R9.8, R10.5)."""
    box = sorted(cost for cost in range(len(COSTS)) for _ in range(COSTS[cost].copies))
    claim(sorted(board.costs) == box, "costs: the nine tiles of the box")
    for index, cathedral in enumerate(CATHEDRALS):
        mask, where = board.pillars[index], f"{cathedral.city}: "
        claim(mask >> board.players == 0, where + "no such player")
        claim(bits(mask) <= len(CATHEDRAL_TILES[index]), where + "more pillars than spaces")
        claim(not mask or board.costs[index] != NOT_BUILT, where + "this cathedral is not built")
        owners = board.cathedral_owners[index * MOST_TILES : index * MOST_TILES + MOST_TILES]
        taken = [owner for owner in owners if owner >= 0]
        claim(owners[: len(taken)] == taken, where + "tiles are taken from the top")
        claim(len(taken) == len(set(taken)), where + "one tile a player")
        claim(all(mask >> owner & 1 for owner in taken), where + "a tile without a pillar")
    claim(all(board.pillar_supply(seat) >= 0 for seat in range(board.players)), "pillars: more than there are")


def check_tile_places(board: Board) -> None:
    """Each place holds tiles of the right kind."""
    claim(all(tile < 0 or is_character(tile) for tile in board.character_market), "markets.characters: characters")
    for place in range(TILE_SPACES):
        in_use = TILE_PLAYERS[place] <= board.players
        claim(in_use or board.map_tiles[place] < 0, "map.tiles: a space that is not in use")
    claim(all(tile < 0 or is_crest(tile) for tile in board.crests), "crest: a crest")
    claim(all(tile < 0 or is_character(tile) for tile in board.rooms), "rooms: characters")
    claim(all(is_contract(tile) for done in board.contracts for tile in done), "contracts: contracts")


def counts(tiles: list[int]) -> list[int]:
    """How many of each tile."""
    found = [0] * TILES
    for tile in tiles:
        if tile >= 0:
            found[tile] += 1
    return found


def check_tile_counts(board: Board) -> None:
    """Every tile is somewhere, once; only used helpers have left the game."""
    box = (bonus_stack(board.players), contract_stack(board.players), character_stack(board.players))
    bonus, kept = counts(bonus_places(board)), counts(seat_places(board))
    contracts, characters = counts(board.contract_market), counts(board.character_market)
    for tile in range(TILES):
        stacks = (board.bonus_stack[tile], board.contract_stack[tile], board.character_stack[tile])
        placed = (bonus[tile], contracts[tile], characters[tile])
        fits = all(stacks[i] + placed[i] <= box[i][tile] for i in range(3))
        missing = sum([pile[tile] for pile in box]) - sum(stacks) - sum(placed) - kept[tile]
        claim(fits and missing >= 0, f"tiles: too many {TILE.word(tile)}")
        claim(missing == 0 or is_helper(tile), f"tiles: {TILE.word(tile)} is missing")


def check_seat(board: Board, seat: int) -> None:
    """A player board within its limits (section 15)."""
    store = board.storehouses[seat]
    claim(len(store) <= STOREHOUSE, "storehouse: four tiles")
    claim(len(board.contracts[seat]) <= CONTRACT_SPACES, "contracts: six spaces")
    crests = [
        t for t in store + board.crests[seat * BUILDINGS : seat * BUILDINGS + BUILDINGS] if t >= 0 and is_crest(t)
    ]
    claim(len(crests) == len(set(crests)), "crests: one of each kind")
    claim(board.score(seat) >= 0, "points: never below 0")
    claim(min(board.goods[seat * GOODS : seat * GOODS + GOODS]) >= 0, "goods: never below 0")
    kinds: list[int] = []
    for building in range(OCCUPIED):
        inside = {character_of(tile).kind for tile in board.characters(seat, building)}
        claim(len(inside) <= 1, "rooms: one kind in a building")
        kinds += sorted(inside)
    claim(len(kinds) == len(set(kinds)), "rooms: a kind lives in one building")
    claim(len(board.rooms) == board.players * ROOMS, "rooms: nine a player")


def check_fields(board: Board, frame: AnyFrame) -> None:
    """Plain numbers, but for the tiles of a building, and a seat at the table."""
    for field in FIELDS[type(frame).__name__]:
        value = getattr(frame, field)
        claim(isinstance(value, tuple) == (field == "tiles"), f"steps: {field}")
        claim(field != "seat" or 0 <= value < board.players, "steps: no such player")


def check_step(board: Board, frame: AnyFrame) -> None:
    """Numbers of an unfinished step within what the rules can bring."""
    if isinstance(frame, Points):
        claim(0 <= frame.kind < UNIVERSAL and 0 <= frame.points <= 30, "steps: points of an action")
        claim(frame.kind != KING or frame.points == 0, "steps: the marker moves at once, no point waits")
    elif isinstance(frame, ChooseAction):
        claim(1 <= frame.points <= (30 if frame.die else 6) and frame.die in {0, 1}, "steps: points of an action")
    elif isinstance(frame, AnyGoods):
        claim(1 <= frame.count <= 3, "steps: one to three goods")
    elif isinstance(frame, PieceBonus):
        left = (frame.merchant, frame.architect, frame.house, frame.pillar)
        claim(min(left) >= 0 and max(left) <= 2, "steps: at most two steps")
    elif isinstance(frame, DrawCharacter):
        claim(0 <= frame.slot < MARKET, "steps: a slot of the market")
        claim(board.character_market[frame.slot] < 0 < sum(board.character_stack), "steps: no character to draw")
    elif isinstance(frame, ChooseDie):
        claim(bool(board.wheel), "steps: no die to choose")
    elif isinstance(frame, LeaderTile):
        claim(board.king_tile >= 0, "steps: no tile beside the king's track")
    else:
        check_die_step(board, frame)


def check_round(board: Board) -> None:
    """The turns and tokens still to come in this round fit the dice and tokens on the table."""
    taken = [len(codes) for codes in board.dice]
    tokens = len(board.corruption)
    turns = 0
    for frame in board.stack[::-1]:
        if isinstance(frame, RollDice | Round | CleanUp):
            check_new_round(board, frame)
            break
        if isinstance(frame, RevealCorruption | ActionStep):
            tokens += 1
        coming = board.turn_order if isinstance(frame, ActionStep) else []
        if isinstance(frame, Turn | ChooseDie):
            coming = [frame.seat]
        turns += len(coming)
        claim(len(coming) < 2 or max(taken) == min(taken), "steps: a turn each before the next")
        for seat in coming:
            taken[seat] += 1
    claim(turns <= len(board.wheel), "steps: more turns than dice")
    claim(max(taken) <= DICE_SLOTS, "steps: more than three turns of a player")
    claim(tokens <= TOKENS_A_ROUND, "steps: more than three tokens a round")


def check_new_round(board: Board, frame: AnyFrame) -> None:
    """Clean-up leads to another round, and a round begins with all dice in the bag and all tokens face down (R8.3)."""
    if isinstance(frame, CleanUp):
        claim(board.round < ROUNDS, "steps: no clean-up in round 4")
    else:
        claim(not board.wheel and not any(board.dice), "steps: a new round with dice on the table")
        claim(not board.corruption, "steps: a new round with tokens turned up")


def check_draws(board: Board) -> None:
    """What chance decides waits for nobody, and is decided once."""
    drawn: list[str] = []
    for frame in board.stack[::-1]:
        if not isinstance(frame, Chance):
            break
        drawn.append(type(frame).__name__)
    claim(len(drawn) == len(set(drawn)), "steps: a draw twice")
    claim(not {"DrawCharacter", "DealCharacters"}.issubset(drawn), "steps: a character drawn for a full market")
    waiting = [isinstance(frame, Chance) for frame in board.stack[: len(board.stack) - len(drawn)]]
    claim(not any(waiting), "steps: a draw that waits")


def check_die_step(board: Board, frame: AnyFrame) -> None:
    """The steps between choosing a die and its action."""
    if isinstance(frame, OfferTile):
        claim(0 <= frame.space < 6 and board.space_tiles[frame.space] >= 0, "steps: no tile on that space")
    elif isinstance(frame, DieGoods):
        claim(frame.good >= 0 and 1 <= frame.value <= 6, "steps: the goods of a die")
    elif isinstance(frame, PerformAction):
        claim(0 <= frame.space < 6 and 1 <= frame.points <= 30, "steps: an action space and its points")
    else:
        check_effect(board, frame)


def check_effect(board: Board, frame: AnyFrame) -> None:
    """Effects of crest spaces and buildings, and tiles that come from a stack."""
    if isinstance(frame, Anywhere):
        claim(frame.what >= 0, "steps: what is placed or moved anywhere")
    elif isinstance(frame, BuildingBonuses):
        homes = [board.characters(frame.seat, building) for building in range(OCCUPIED)]
        fits = any(all(frame.tiles.count(tile) <= home.count(tile) for tile in frame.tiles) for home in homes)
        claim(fits, "steps: bonuses of one building")
    elif isinstance(frame, DealContracts):
        empty = board.contract_market.count(-1)
        claim(board.contract_market[:empty] == [-1] * empty, "steps: the empty slots are on the left")
    elif isinstance(frame, DealBonus):
        claim(not frame.map or max(board.map_tiles) < 0, "steps: the map has its tiles")


def check_once(board: Board) -> None:
    """A tile is offered once: by the die of the turn, and by the king's track."""
    offers = [isinstance(frame, OfferTile) for frame in board.stack]
    leaders = [isinstance(frame, LeaderTile) for frame in board.stack]
    claim(sum(offers) <= 1 and sum(leaders) <= 1, "steps: a tile is offered once")


def check_course(board: Board) -> None:
    """What is still to come stands in the order of a round (R3.1)."""
    last = -1
    for frame in board.stack[::-1]:
        name = type(frame).__name__
        place = COURSE.index(name) if name in COURSE else -1
        claim(place > last or (place == last and (place < 0 or name in REPEATED)), f"steps: {name} out of order")
        last = place
