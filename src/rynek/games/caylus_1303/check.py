"""Checks: what must be true of every table (the conservation of tiles, workers, houses and characters)."""

from rynek.core.reader import impossible
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
from rynek.games.caylus_1303.state import ALL_HOUSES, ALL_WORKERS, FOR_BUNDLES, SOURCES, Caylus


def check(state: Caylus) -> None:
    """Raise BadPosition when the parts of a table do not fit together."""
    phase = phase_of(state)
    check_course(state)
    _check_frames(state)
    if phase == "setup" and -1 in state.site:
        # The tiles are still being laid.
        return
    _check_tiles(state)
    _check_houses(state)
    _check_turning(state, phase)
    _check_workers(state, phase)
    _check_characters(state, phase)
    _check_counts(state, phase)


def _demand(claim: bool, detail: str) -> None:
    if not claim:
        raise impossible(detail)


def _check_frames(state: Caylus) -> None:
    """Every unfinished step concerns a seat at the table and something that it can be about."""
    choosing = sum(isinstance(frame, ChooseCharacter) for frame in state.stack)
    _demand(choosing <= state.holder.count(ON_THE_BOARD), "steps: more to choose than characters on the board")
    for frame in state.stack:
        seat = getattr(frame, "seat", 0)
        _demand(0 <= seat < state.players, f"steps: no seat {seat}")
        if isinstance(frame, UseBuilding):
            effects = BUILDINGS[frame.building].sides[frame.side]
            _demand(bool(effects), "steps: a building without that effect")
            _demand(
                isinstance(frame, Use) or not effects[0].gain.favours,
                "steps: Fairground and Manor are used by a worker (Use)",
            )
        elif isinstance(frame, RiseEarly):
            _demand(state.pool[seat] >= RISER_WORKERS, "steps: the Early Riser needs two workers")
        elif isinstance(frame, Plan):
            _demand(seat not in state.bridge, "steps: a seat that has passed does not plan")
        elif isinstance(frame, UseSite):
            _demand(frame.building in state.site, "steps: a building that is not on the site")
        elif isinstance(frame, OwnersBonus):
            _demand(BUILDINGS[frame.building].bonus >= 0, "steps: a building without a bonus")
        elif isinstance(frame, OfferMonument):
            _demand(state.is_residence(frame.space), "steps: a monument needs a residence")
            _demand(state.house[frame.space] == seat, "steps: a residence of another seat")
        elif isinstance(frame, Lay):
            _demand(frame.kind in (BASE, WOODEN, STONY), "steps: tiles that are not laid")


def _check_tiles(state: Caylus) -> None:
    """Every tile is in one place, and the road is filled from the gate (R2.1-R2.4, R5.6)."""
    road = [tile for tile in state.road if tile >= 0]
    _demand(len(state.site) == 3 and -1 not in state.site, "site: three tiles")
    _demand(len({*road, *state.site}) == len(road) + 3, "a tile is in two places")
    base, wooden, stony = state.site
    _demand(base in BASE_TILES and wooden in WOODEN_TILES and stony in STONY_TILES, "site: base, wood, stone")
    _demand(all(state.road[s] in BASE_TILES for s in range(1, LAST_BASE_SPACE + 1)), "road: base tiles on 1-8")
    _demand(state.road[WOODEN_START] in WOODEN_TILES, "road: a wood tile on 9")
    _demand(state.road[WOODEN_START] != STONEMASON, "road: the Stonemason does not start on the road")
    _demand(state.road[STONY_START] in STONY_TILES, "road: a stone tile on 14")
    built = [state.road[space] for space in BUILT_IN_ORDER]
    _demand(all(FIRST_WOODEN <= tile < FIRST_MONUMENT for tile in built if tile >= 0), "road: what was built")
    count = sum(tile >= 0 for tile in built)
    _demand(all(tile >= 0 for tile in built[:count]), "road: a gap")


def _check_houses(state: Caylus) -> None:
    """Built tiles, residences and monuments have an owner, tiles of set-up have none (R1.3, R8.1)."""
    for seat in range(state.players):
        _demand(state.house.count(seat) <= ALL_HOUSES, "houses: more than nine")
    for space in range(1, SPACES + 1):
        face, tile, owner = state.face[space], state.road[space], state.house[space]
        turned = face == RESIDENCE or face in MONUMENTS
        if space <= LAST_BASE_SPACE:
            _demand(face == tile or (turned and owner >= 0), f"space {space}: residences and monuments have owners")
        else:
            _demand(face == tile, f"space {space}: only base tiles become residences")
            _demand((owner >= 0) == (tile >= 0 and space in BUILT_IN_ORDER), f"space {space}: built tiles have owners")
    monuments = [face for face in state.face if face in MONUMENTS]
    _demand(len(monuments) == len(set(monuments)), "a monument is in two places")


def _check_turning(state: Caylus, phase: str) -> None:
    """A house stands above a base tile that is not turned only until management turns it (R5.5, R8.1)."""
    waits = phase in ("activation", "delivery") or any(isinstance(f, (Management, Residences)) for f in state.stack)
    unturned = [s for s in range(1, LAST_BASE_SPACE + 1) if state.house[s] >= 0 and state.face[s] == state.road[s]]
    _demand(not unturned or (waits and phase != "planning"), "houses: a base tile with a house has become a residence")


def _check_workers(state: Caylus, phase: str) -> None:
    """Fifteen workers a seat, one in a building, two with the Journeyman; none left after activation."""
    shared = 0
    for place in range(PLACES):
        first, second = state.worker[place], state.second[place]
        if first < 0 and second < 0:
            continue
        _demand(0 <= state.building_at(place) < FIRST_MONUMENT, "workers: only in buildings")
        _demand(first != second and (first >= 0 or phase == "activation"), "workers: two of one seat in a building")
        shared += second >= 0
    _demand(shared <= 1 and (not shared or state.used >> JOURNEYMAN & 1 == 1), "workers: the Journeyman joins once")
    joined = state.used >> JOURNEYMAN & 1 == 1
    _demand(shared > 0 or not joined or phase not in ("setup", "planning"), "used: the Journeyman has joined nobody")
    _demand(len(set(state.yard)) == len(state.yard), "construction site: one worker a seat")
    if phase in ("delivery", "management", "end"):
        _demand(max(*state.worker, *state.second) < 0, "workers: none on buildings after activation")
    for seat in range(state.players):
        _demand(state.pool[seat] >= 0 and state.camp(seat) >= 0, f"workers: more than {ALL_WORKERS}")


def _check_characters(state: Caylus, phase: str) -> None:
    """Players + 3 characters are in play (R2.10)."""
    in_play = sum(holder != IN_THE_BOX for holder in state.holder)
    unrevealed = phase == "setup" and in_play == 0
    _demand(unrevealed or in_play == state.players + SPARE_CHARACTERS, "characters: players + 3")
    _demand(all(holder < state.players for holder in state.holder), "characters: a holder who is not there")


def _check_counts(state: Caylus, phase: str) -> None:
    """Nothing is negative, the provost is on the road, markers lie once on the bridge."""
    _demand(min(*state.goods, *state.tokens, *state.bundles) >= 0, "negative tokens")
    _demand(all(points % 5 == 0 for points in state.tokens[FOR_BUNDLES::SOURCES]), "points: bundles by five")
    _demand(0 <= state.provost <= PROVOST_LIMIT, "provost: off the road")
    _demand(phase != "planning" or state.provost == resting_place(state), "provost: he rests while planning")
    _demand(len(set(state.bridge)) == len(state.bridge), "bridge: a marker twice")
    _demand(state.bridge[:1] in ([], [state.first]), "first: who passed first has the first-player tile")
    delivered = any(state.bundles) or state.used >> GOLDSMITH & 1 == 1
    before = phase in ("setup", "planning", "activation") or any(isinstance(frame, Delivery) for frame in state.stack)
    _demand(not (delivered and before), "bundles: nobody has delivered yet")
    _demand(phase in ("planning", "activation") or not state.bridge, "bridge: only from planning to the bridge")
    _demand(phase != "setup" or not (state.bridge or state.yard), "set-up: nobody has moved")
