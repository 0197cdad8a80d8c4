"""How a bot bargains in Genoa: what to offer, what to ask, what to take; all else it leaves to greed and the judge.

A buyer offers a part of what the action is worth to him; more when the floor is opened again. The Trader compares the
best offer with the best he could do on his own, and asks for more when a buyer can be expected to pay it. Paying a
rival and serving one count against a deal.
"""

from random import Random
from typing import Final, cast

from rynek.bots.judge.genoa_values import action_gain, bundle_worth, message_gain, street_gain
from rynek.core.action import Action
from rynek.core.state import State
from rynek.games.genoa.actions import Covered
from rynek.games.genoa.bargain import Decide, Floor, Join
from rynek.games.genoa.city import ADJACENT, BUILDINGS_AT, has_action, is_street
from rynek.games.genoa.forced_sale import Bidding, Sale, Uncovered
from rynek.games.genoa.menu import offer_from, proposal_from
from rynek.games.genoa.messages import DELIVER
from rynek.games.genoa.offer import MOVE, Offer
from rynek.games.genoa.proposals import Counter, Reply
from rynek.games.genoa.state import GenoaState
from rynek.games.genoa.table_talk import find_offer
from rynek.games.genoa.verbs import ACCEPT, ACT, AGREE, GO, HEAR, LEAVE, PASS, REBID, REFUSE, REOPEN, STOP, WITHDRAW

LATER: Final = 0.8
"""What a hope one step ahead is worth today."""
SHARE: Final = 0.4
"""The part of an action's worth that the Trader hopes to get for it."""
LEAST: Final = 8.0
"""Gains below this are not worth talking about."""


def advise(world: State, seat: int, moves: list[Action], rng: Random) -> Action | None:
    """The move to make while bargaining, or None when the step has nothing to do with bargaining."""
    for move in moves:
        if move.verb is DELIVER:
            return move
    state = cast("GenoaState", world)
    step = state.stack[-1]
    outlook = Outlook(state, seat)
    if isinstance(step, Floor):
        return outlook.speak(moves, SHARE + 0.2 * (step.turn - 1), first=state.said[seat] == 0)
    if isinstance(step, Bidding):
        return outlook.speak(moves, 0.3 + 0.2 * step.turn, first=True)
    if isinstance(step, Reply):
        return outlook.reply(step.offer, moves)
    if isinstance(step, Counter):
        return outlook.answer(step.offer, moves, state.stack[-2].options(state, seat))
    if isinstance(step, Covered):
        return one(moves, ACT.name)
    if isinstance(step, (Decide, Join, Sale, Uncovered)):
        talks = isinstance(step, Decide) and step.proposals < 2
        return outlook.decide(moves, talks=talks, calm=isinstance(step, Sale) and step.turn > 0)
    return None


def shortlist(world: State, seat: int, moves: list[Action], most: int) -> list[Action]:
    """While bargaining, the moves worth a thought, most promising first; in other steps none."""
    state = cast("GenoaState", world)
    step = state.stack[-1]
    outlook = Outlook(state, seat)
    if isinstance(step, (Floor, Bidding)):
        share = SHARE + 0.2 * (step.turn - 1) if isinstance(step, Floor) else 0.3 + 0.2 * step.turn
        return [one(moves, PASS.name), *outlook.offers(moves, share)][:most]
    if isinstance(step, (Decide, Join, Sale, Uncovered)):
        worths = [(outlook.worth_at_once(move), -place) for place, move in enumerate(moves)]
        worths.sort(reverse=True)
        return [moves[-place] for worth, place in worths if worth > -1e6][:most]
    return []


def one(moves: list[Action], name: str) -> Action:
    """The move with a verb of this name."""
    return next(move for move in moves if move.verb.name == name)


class Outlook:
    """What the table promises one seat. Gains, sales and deals are computed once for each player and place."""

    def __init__(self, state: GenoaState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.grudge = 0.6 / (state.players - 1)
        self.known: dict[tuple[int, int], float] = {}
        self.ahead: dict[tuple[int, int, bool], float] = {}
        self.places: dict[tuple[int, int, int], float] = {}
        self.sales: dict[int, float] = {}

    def gain(self, seat: int, space: int) -> float:
        """What acting at a building is worth to a player."""
        key = (seat, space)
        if key not in self.known:
            self.known[key] = action_gain(self.state, seat, space)
        return self.known[key]

    # the buyer

    def worth_of(self, offer: Offer) -> float:
        """What a deal brings its buyer before he pays, and what he gets from the Trader besides."""
        if offer.gets:
            return self.worth_of_place(offer, bundle_worth(self.state, offer.buyer, offer.gets))
        key = (offer.buyer, offer.deal, offer.space)
        if key not in self.places:
            self.places[key] = self.worth_of_place(offer, 0.0)
        return self.places[key]

    def worth_of_place(self, offer: Offer, besides: float) -> float:
        """What a deal brings its buyer by where the tower goes and by what he may do there."""
        state, buyer = self.state, offer.buyer
        value = message_gain(state, buyer, offer.space) + besides
        if offer.deal != MOVE:
            return value + self.gain(buyer, offer.space)
        if is_street(offer.space):
            empty = sum(state.owner[building] < 0 for building in BUILDINGS_AT[offer.space])
            value += street_gain(state, buyer, empty)
        return value

    def speak(self, moves: list[Action], share: float, *, first: bool) -> Action:
        """The offer with the best prospect, once; then silence."""
        best, chosen = 0.0, one(moves, PASS.name)
        for move in moves if first else []:
            if move.verb is PASS or move.verb is WITHDRAW:
                continue
            prospect = self.prospect(offer_from(self.state, self.seat, move), share)
            if prospect > best:
                best, chosen = prospect, move
        return chosen

    def offers(self, moves: list[Action], share: float) -> list[Action]:
        """The offers with a prospect, best first."""
        spoken = [move for move in moves if move.verb is not PASS and move.verb is not WITHDRAW]
        prospects = [
            (self.prospect(offer_from(self.state, self.seat, move), share), -place) for place, move in enumerate(spoken)
        ]
        prospects.sort(reverse=True)
        return [spoken[-place] for worth, place in prospects if worth > 0.0]

    def prospect(self, offer: Offer, share: float) -> float:
        """What is left for the buyer, times the chance that the Trader will take it."""
        state = self.state
        worth = self.worth_of(offer)
        if worth < LEAST or self.stands(offer):
            return 0.0
        left = worth - bundle_worth(state, self.seat, offer.pays)
        paid = bundle_worth(state, state.trader, offer.pays)
        return (left - self.grudge * paid) * min(1.0, paid / (share * worth + 2.0))

    def stands(self, offer: Offer) -> bool:
        """Whether the same or more is already offered."""
        mine = [o for o in self.state.offers if o.same_place(offer.buyer, offer.deal, offer.space)]
        trader = self.state.trader
        paid = bundle_worth(self.state, trader, offer.pays)
        return any(bundle_worth(self.state, trader, o.pays) >= paid for o in mine)

    def reply(self, offer: Offer, moves: list[Action]) -> Action:
        """Agree to the Trader's proposal when enough is left."""
        worth = self.worth_of(offer)
        paid = bundle_worth(self.state, self.seat, offer.pays)
        grudge = self.grudge * bundle_worth(self.state, self.state.trader, offer.pays)
        able = any(move.verb is AGREE for move in moves)
        return one(moves, AGREE.name if able and worth - paid - grudge > max(2.0, 0.1 * worth) else REFUSE.name)

    # the Trader

    def answer(self, offer: Offer, moves: list[Action], instead: list[Action]) -> Action:
        """Agree to a counter-proposal when it is as good as the best that could be had without anybody's consent."""
        best = max(self.value(move) for move in instead if self.is_sure(move))
        able = any(move.verb is AGREE for move in moves)
        return one(moves, AGREE.name if able and self.deal(offer) >= best else REFUSE.name)

    def decide(self, moves: list[Action], *, talks: bool, calm: bool) -> Action:
        """The best of all moves; a proposal only when it promises clearly more than what can be had now."""
        sure = [(self.value(move), -place) for place, move in enumerate(moves) if self.is_sure(move, calm=calm)]
        best = max(sure)
        if talks:
            hopes = [(self.hope(move), -place) for place, move in enumerate(moves) if not self.is_sure(move)]
            top = max(hopes, default=best)
            if top[0] > best[0] + 3.0:
                return moves[-top[1]]
        return moves[-best[1]]

    def worth_at_once(self, move: Action) -> float:
        """What a move promises the Trader, whether somebody must agree to it or not."""
        if move.verb is REOPEN or move.verb is REBID:
            return -1e9
        return self.value(move) if self.is_sure(move) else self.hope(move)

    def is_sure(self, move: Action, *, calm: bool = True) -> bool:
        """Whether a move needs nobody's consent. New bids are called for once."""
        if move.verb is REBID:
            return not calm
        return move.verb in (ACCEPT, GO, STOP, ACT, HEAR, LEAVE)

    def value(self, move: Action) -> float:
        """What a move brings the Trader, with what may follow."""
        state, here, height = self.state, self.state.tower, self.state.height
        able = state.standard_left(self.seat) > 0
        if move.verb is STOP:
            return 0.0
        if move.verb is GO:
            space = move.args[0]
            if state.deals:
                return 0.0
            return message_gain(state, self.seat, space) + self.arrival(space, height - 1, state.visited, able) - 0.5
        if move.verb is ACT:
            return self.gain(self.seat, here) + self.onward(here, height, state.visited, False)
        if move.verb is HEAR or move.verb is REBID:
            extra = 1.0 if move.verb is REBID else 0.0
            return self.sale(here) + extra + self.onward(here, height, state.visited, able)
        if move.verb is LEAVE:
            return self.onward(here, height, state.visited, able)
        offer = find_offer(state, move)
        assert offer is not None
        return self.deal(offer)

    def deal(self, offer: Offer) -> float:
        """What a deal brings the Trader: payment, less what he gives and what a rival gains, and what may follow."""
        state = self.state
        paid = bundle_worth(state, self.seat, offer.pays) - bundle_worth(state, self.seat, offer.gets)
        value = paid - self.grudge * self.worth_of(offer)
        if state.deals:
            return value
        value += message_gain(state, self.seat, offer.space)
        able = state.standard_left(self.seat) > 0
        moved = offer.space != state.tower
        visited = state.visited | 1 << offer.space
        height = state.height - 1 if moved else state.height
        if offer.deal == MOVE:
            return value + self.arrival(offer.space, height, state.visited, able)
        return value + self.onward(offer.space, height, visited, able)

    def hope(self, move: Action) -> float:
        """What a proposal promises: nothing, if the other is not likely to agree."""
        if move.verb is REOPEN or move.verb is REBID:
            return -1.0
        offer = proposal_from(self.state, move)
        worth = self.worth_of(offer)
        paid = bundle_worth(self.state, offer.buyer, offer.pays)
        return self.deal(offer) if worth >= LEAST and paid <= 0.55 * worth else -1.0

    def arrival(self, space: int, height: int, visited: int, able: bool) -> float:
        """What it is worth to come to a space nobody has bought: act, sell, or go on."""
        visited |= 1 << space
        onward = self.onward(space, height, visited, able)
        if not has_action(space):
            return onward
        sold = self.sale(space) + onward
        if not able:
            return sold
        return max(sold, self.gain(self.seat, space) + self.onward(space, height, visited, False))

    def sale(self, space: int) -> float:
        """What the Trader may expect for the action at a building."""
        if space not in self.sales:
            state = self.state
            buyers = [s for s in range(state.players) if s != self.seat and state.can_act(s)]
            best = max([self.gain(s, space) for s in buyers], default=0.0)
            self.sales[space] = (SHARE - self.grudge * 0.5) * best if best >= LEAST else 0.0
        return self.sales[space]

    def onward(self, space: int, height: int, visited: int, able: bool) -> float:
        """The best that may come after a space, at a discount."""
        if height < 2:
            return 0.0
        key = (space, visited, able)
        if key not in self.ahead:
            nexts = [other for other in ADJACENT[space] if not visited >> other & 1]
            hopes = [LATER * self.arrival(other, height - 1, visited, able) for other in nexts]
            self.ahead[key] = max(0.0, *hopes) if hopes else 0.0
        return self.ahead[key]
