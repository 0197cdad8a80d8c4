"""Checks: what must be true of every table (the conservation of tiles, workers, houses and characters)."""

from rynek.core.reader import demand
from rynek.games.caylus_1303.activation import OwnersBonus, Use
from rynek.games.caylus_1303.buildings import (
    BASE,
    BASE_TILES,
    BUILDINGS,
    FIRST_MONUMENT,
    FIRST_WOODEN,
    MONUMENTS,
    RESIDENCE,
    STONEMASON,
    STONY,
    STONY_TILES,
    WOODEN,
    WOODEN_TILES,
)
from rynek.games.caylus_1303.characters import GOLDSMITH, IN_THE_BOX, JOURNEYMAN, ON_THE_BOARD
from rynek.games.caylus_1303.course import check_course, phase_of
from rynek.games.caylus_1303.delivery import Delivery
from rynek.games.caylus_1303.effects import UseBuilding
from rynek.games.caylus_1303.favour import UseSite
from rynek.games.caylus_1303.monuments import OfferMonument
from rynek.games.caylus_1303.planning import RISER_WORKERS, Plan, RiseEarly
from rynek.games.caylus_1303.provost import resting_place
from rynek.games.caylus_1303.residences import Residences
from rynek.games.caylus_1303.road import (
    BUILT_IN_ORDER,
    LAST_BASE_SPACE,
    PLACES,
    PROVOST_LIMIT,
    SPACES,
    STONY_START,
    WOODEN_START,
)
from rynek.games.caylus_1303.rounds import Management
from rynek.games.caylus_1303.setup import SPARE_CHARACTERS, ChooseCharacter, Lay
from rynek.games.caylus_1303.state import ALL_HOUSES, ALL_WORKERS, FOR_BUNDLES, SOURCES, CaylusState


def check(state: CaylusState) -> None:
    """Raise BadPosition when the parts of a table do not fit together."""
    phase = phase_of(state)
    check_course(state)
    _check_frames(state)
    if any(isinstance(frame, Lay) for frame in state.stack):
        return  # the tiles are still being laid
    _check_tiles(state)
    _check_houses(state)
    _check_turning(state, phase)
    _check_workers(state, phase)
    _check_characters(state, phase)
    _check_counts(state, phase)


def _check_frames(state: CaylusState) -> None:
    """Every unfinished step concerns a seat at the table and something that it can be about."""
    choosing = sum(isinstance(frame, ChooseCharacter) for frame in state.stack)
    demand(choosing <= state.holder.count(ON_THE_BOARD), "too-few-characters")
    for frame in state.stack:
        seat = getattr(frame, "seat", 0)
        demand(0 <= seat < state.players, "no-seat", seat=seat)
        if isinstance(frame, UseBuilding):
            effects = BUILDINGS[frame.building].sides[frame.side]
            demand(bool(effects), "no-effect")
            demand(
                isinstance(frame, Use) or not effects[0].gain.favours,
                "favour-by-worker",
            )
        elif isinstance(frame, RiseEarly):
            demand(state.pool[seat] >= RISER_WORKERS, "riser-workers")
        elif isinstance(frame, Plan):
            demand(seat not in state.bridge, "passed-plans")
        elif isinstance(frame, UseSite):
            demand(frame.building in state.site, "not-on-site")
        elif isinstance(frame, OwnersBonus):
            demand(BUILDINGS[frame.building].bonus >= 0, "no-bonus")
        elif isinstance(frame, OfferMonument):
            demand(state.is_residence(frame.space), "no-residence")
            demand(state.house[frame.space] == seat, "others-residence")
        elif isinstance(frame, Lay):
            demand(frame.kind in (BASE, WOODEN, STONY), "not-laid")


def _check_tiles(state: CaylusState) -> None:
    """Every tile is in one place, and the road is filled from the gate (R2.1-R2.4, R5.6)."""
    road = [tile for tile in state.road if tile >= 0]
    demand(len(state.site) == 3 and -1 not in state.site, "site-three")
    demand(len({*road, *state.site}) == len(road) + 3, "tile-twice")
    base, wooden, stony = state.site
    demand(base in BASE_TILES and wooden in WOODEN_TILES and stony in STONY_TILES, "site-kinds")
    demand(all(state.road[s] in BASE_TILES for s in range(1, LAST_BASE_SPACE + 1)), "road-base")
    demand(state.road[WOODEN_START] in WOODEN_TILES, "road-wood")
    demand(state.road[WOODEN_START] != STONEMASON, "road-stonemason")
    demand(state.road[STONY_START] in STONY_TILES, "road-stone")
    built = [state.road[space] for space in BUILT_IN_ORDER]
    demand(all(FIRST_WOODEN <= tile < FIRST_MONUMENT for tile in built if tile >= 0), "road-built")
    count = sum(tile >= 0 for tile in built)
    demand(all(tile >= 0 for tile in built[:count]), "road-gap")


def _check_houses(state: CaylusState) -> None:
    """Built tiles, residences and monuments have an owner, tiles of set-up have none (R1.3, R8.1)."""
    for seat in range(state.players):
        demand(state.house.count(seat) <= ALL_HOUSES, "nine-houses")
    for space in range(1, SPACES + 1):
        face, tile, owner = state.face[space], state.road[space], state.house[space]
        turned = face == RESIDENCE or face in MONUMENTS
        if space <= LAST_BASE_SPACE:
            demand(face == tile or (turned and owner >= 0), "space-owner", space=space)
        else:
            demand(face == tile, "space-base", space=space)
            demand((owner >= 0) == (tile >= 0 and space in BUILT_IN_ORDER), "space-built", space=space)
    monuments = [face for face in state.face if face in MONUMENTS]
    demand(len(monuments) == len(set(monuments)), "monument-twice")


def _check_turning(state: CaylusState, phase: str) -> None:
    """A house stands above a base tile that is not turned only until management turns it (R5.5, R8.1)."""
    # Steps named by hand may end before management.
    waits = phase in ("activation", "delivery", "end") or any(
        isinstance(f, (Management, Residences)) for f in state.stack
    )
    unturned = [s for s in range(1, LAST_BASE_SPACE + 1) if state.house[s] >= 0 and state.face[s] == state.road[s]]
    demand(not unturned or (waits and phase != "planning"), "unturned")


def _check_workers(state: CaylusState, phase: str) -> None:
    """Fifteen workers a seat, one in a building, two with the Journeyman; none left after activation."""
    shared = 0
    for place in range(PLACES):
        first, second = state.worker[place], state.second[place]
        if first < 0 and second < 0:
            continue
        demand(0 <= state.building_at(place) < FIRST_MONUMENT, "workers-building")
        demand(first != second and (first >= 0 or phase == "activation"), "workers-twice")
        shared += second >= 0
    demand(shared <= 1 and (not shared or state.used >> JOURNEYMAN & 1 == 1), "journeyman-once")
    joined = state.used >> JOURNEYMAN & 1 == 1
    demand(shared > 0 or not joined or phase not in ("setup", "planning"), "journeyman-nobody")
    demand(len(set(state.yard)) == len(state.yard), "site-once")
    if phase in ("delivery", "management", "end"):
        demand(max(*state.worker, *state.second) < 0, "workers-home")
    for seat in range(state.players):
        demand(state.pool[seat] >= 0 and state.camp(seat) >= 0, "workers-many", most=ALL_WORKERS)


def _check_characters(state: CaylusState, phase: str) -> None:
    """Players + 3 characters are in play (R2.10)."""
    in_play = sum(holder != IN_THE_BOX for holder in state.holder)
    unrevealed = phase == "setup" and in_play == 0
    demand(unrevealed or in_play == state.players + SPARE_CHARACTERS, "characters-count")
    demand(all(holder < state.players for holder in state.holder), "characters-holder")


def _check_counts(state: CaylusState, phase: str) -> None:
    """Nothing is negative, the provost is on the road, markers lie once on the bridge."""
    demand(min(*state.goods, *state.tokens, *state.bundles) >= 0, "negative")
    demand(all(points % 5 == 0 for points in state.tokens[FOR_BUNDLES::SOURCES]), "points-five")
    demand(0 <= state.provost <= PROVOST_LIMIT, "provost-off")
    demand(phase not in ("setup", "planning") or state.provost == resting_place(state), "provost-rests")
    demand(len(set(state.bridge)) == len(state.bridge), "bridge-twice")
    demand(state.bridge[:1] in ([], [state.first]), "first-passed")
    delivered = any(state.bundles) or state.used >> GOLDSMITH & 1 == 1
    before = phase in ("setup", "planning", "activation") or any(isinstance(frame, Delivery) for frame in state.stack)
    demand(not (delivered and before), "not-delivered")
    demand(phase in ("planning", "activation") or not state.bridge, "bridge-when")
    demand(phase != "setup" or not (state.bridge or state.yard), "setup-moved")
