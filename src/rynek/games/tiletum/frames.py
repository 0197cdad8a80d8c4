"""Every kind of unfinished step, and the words in which positions write its fields."""

from typing import Final

from rynek.core.codec import FrameKind
from rynek.core.domain import SEAT
from rynek.games.tiletum.actions import ChooseAction, DieAction, NestedAction, PerformAction
from rynek.games.tiletum.any_goods import SOURCE, AnyGoods
from rynek.games.tiletum.bonuses import ANYWHERE, Anywhere, MerchantStep, PieceBonus
from rynek.games.tiletum.building_bonuses import BuildingBonuses, ChooseBuilding
from rynek.games.tiletum.character import DealCharacters, DrawCharacter
from rynek.games.tiletum.cleanup import CleanUp, DealBonus
from rynek.games.tiletum.contract import DealContracts
from rynek.games.tiletum.fair import FairPhase
from rynek.games.tiletum.goods import ACTION, GOOD
from rynek.games.tiletum.king import KingPhase, LeaderTile, NewOrder, RevealCorruption, TrackPoints
from rynek.games.tiletum.rounds import ActionStep, Round
from rynek.games.tiletum.scoring import FinalScoring
from rynek.games.tiletum.setup import SetActions, SetCities, SetCosts, SetFairs, SetFirst, SetWheel
from rynek.games.tiletum.tiles import CHARACTER_TILE
from rynek.games.tiletum.wheel import ChooseDie, DieGoods, EndTurn, OfferTile, RollDice, Turn

FRAMES: Final = (
    FrameKind(SetWheel),
    FrameKind(SetActions),
    FrameKind(SetCosts),
    FrameKind(SetCities),
    FrameKind(SetFairs),
    FrameKind(SetFirst),
    FrameKind(Round),
    FrameKind(RollDice),
    FrameKind(ActionStep),
    FrameKind(RevealCorruption),
    FrameKind(Turn, seat=SEAT),
    FrameKind(ChooseDie, seat=SEAT, good=GOOD),
    FrameKind(OfferTile, seat=SEAT),
    FrameKind(DieGoods, seat=SEAT, good=GOOD),
    FrameKind(PerformAction, seat=SEAT),
    FrameKind(EndTurn, seat=SEAT),
    FrameKind(ChooseAction, seat=SEAT),
    FrameKind(DieAction, seat=SEAT, kind=ACTION),
    FrameKind(NestedAction, seat=SEAT, kind=ACTION),
    FrameKind(AnyGoods, seat=SEAT, source=SOURCE),
    FrameKind(PieceBonus, seat=SEAT),
    FrameKind(MerchantStep, seat=SEAT),
    FrameKind(Anywhere, seat=SEAT, what=ANYWHERE),
    FrameKind(ChooseBuilding, seat=SEAT),
    FrameKind(BuildingBonuses, seat=SEAT, tiles=CHARACTER_TILE),
    FrameKind(DrawCharacter),
    FrameKind(DealCharacters),
    FrameKind(DealContracts),
    FrameKind(DealBonus),
    FrameKind(KingPhase),
    FrameKind(LeaderTile, seat=SEAT),
    FrameKind(TrackPoints),
    FrameKind(NewOrder),
    FrameKind(FairPhase),
    FrameKind(CleanUp),
    FrameKind(FinalScoring),
)
