game-title = Genoa
game-blurb = Move the trade tower through the city of Genoa and sell every step: whoever bargains best grows rich.
option-start-player = Start player
    .info = Who begins; the start player never changes (R2.6).
option-start-player-random = drawn by lot
option-start-player-A = seat A
option-start-player-B = seat B
option-start-player-C = seat C
option-start-player-D = seat D
option-start-player-E = seat E

# Moves
move-start = Start player: { $seat }
move-draw = Draw { $card }
move-dice = Dice: blue { $die }, red { $die2 }
move-roll = Roll the dice
move-start-at = Play Start Space: { $space }
    .group = Start Space
move-offer-move = Offer for a move to { $space }: { $rest }
move-offer-action = Offer for the action at { $space }: { $rest }
move-offer-here = Offer for the action here: { $rest }
move-buy-move = Move to { $space }: { $ducats } ducats
    .group = Buy the move
    .short = { $ducats } ducats
move-buy-action = Action at { $space }: { $ducats } ducats
    .group = Buy the action
    .short = { $ducats } ducats
move-bid = Action here: { $ducats } ducats
    .group = Bid ducats
    .short = { $ducats } ducats
move-barter-move = { $ducats ->
    [0] Move to { $space }: { $extra }
   *[other] Move to { $space }: { $extra } and { $ducats } ducats
}
    .group = Barter for the move
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } and { $ducats } ducats
    }
move-barter-action = { $ducats ->
    [0] Action at { $space }: { $extra }
   *[other] Action at { $space }: { $extra } and { $ducats } ducats
}
    .group = Barter for the action
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } and { $ducats } ducats
    }
move-barter-here = { $ducats ->
    [0] Action here: { $extra }
   *[other] Action here: { $extra } and { $ducats } ducats
}
    .group = Barter
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } and { $ducats } ducats
    }
move-suggest-move = Suggest for later, move to { $space }: { $rest }
move-suggest-action = Suggest for later, action at { $space }: { $rest }
move-withdraw = { $deal_key ->
    [here] Withdraw your offer for the action here
    [action] Withdraw your offer for the action at { $space }
   *[move] Withdraw your offer for the move to { $space }
}
move-pass = Pass
move-accept = { $deal_key ->
    [here] Accept { $seat }: action here
    [action] Accept { $seat }: action at { $space }
   *[move] Accept { $seat }: move to { $space }
}
    .group = Accept
move-propose-move = Propose to { $seat }, move to { $space }: { $rest }
move-propose-action = Propose to { $seat }, action at { $space }: { $rest }
move-propose-here = Propose to { $seat }, action here: { $rest }
move-counter = Name other terms: { $rest }
move-ask-move = Ask { $seat } for { $ducats } ducats: move to { $space }
    .group = Ask for more: move
    .short = { $ducats } ducats
move-ask-action = Ask { $seat } for { $ducats } ducats: action at { $space }
    .group = Ask for ducats: action
    .short = { $ducats } ducats
move-demand-move = { $ducats ->
    [0] Ask { $seat } for { $extra }: move to { $space }
   *[other] Ask { $seat } for { $extra } and { $ducats } ducats: move to { $space }
}
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } and { $ducats } ducats
    }
move-demand-action = { $ducats ->
    [0] Ask { $seat } for { $extra }: action at { $space }
   *[other] Ask { $seat } for { $extra } and { $ducats } ducats: action at { $space }
}
    .group = Ask for something: action
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } and { $ducats } ducats
    }
move-go = Move to { $space }
    .group = Move freely
move-reopen = Ask for other offers
move-stop = Stop here
move-hear = Hear offers
move-rebid = Call for new bids
move-leave = Leave the action unused
    .away = Nobody will use this action, and somebody could.
move-agree = Agree
move-refuse = Refuse
move-act = Act here
move-decline = Do not act
move-work = Carry out the building's effect
move-contract = Draw a Contract
move-order = Deliver { $card }
move-reward = Take { $token }
move-fill = Fill { $card }
move-any-good = Any Good: take { $good }
    .group = Any Good
move-trade = Trade 1:1: give { $given }
    .group = Trade 1:1: give
move-take = Take { $taken }
    .group = Take
move-use = Building Use: { $space }
move-close = Finish the action
move-acquire = { $space_dat }: { $touch }; { $space_ins }: { $touch2 } ({ $space })
    .group = Markers
move-keep = Keep the Messages
move-deliver = Deliver { $card }

touch-leave = leave
touch-place = place a marker
touch-remove = remove a marker
touch-seize = take over
deal-move = move
deal-action = move and action
deal-here = action here
exchange-for = in return for
ducats-amount = { $amount } ducats
later-ducats-amount = { $amount } ducats out of this deal

# What happened
event-start-player = { $seat } is the start player.
event-turn-begins = { $seat } is the Trader.
    .heading = { event-turn-begins }
event-rolled = { $seat } rolls blue { $blue }, red { $red }: the tower starts at { $space }.
    .recap = tower starts at { $space }
event-chose-start = { $seat } plays Start Space: the tower starts at { $space }.
    .recap = tower starts at { $space }
event-marker-moved = The round marker moves to position { $position }.
event-moved = { $seat } moves the tower from { $start } to { $space }.
    .recap = tower to { $space }
event-offered = { $deal_key ->
    [here] { $seat } offers for the action here: { $rest }.
    [action] { $seat } offers for the action at { $space }: { $rest }.
   *[move] { $seat } offers for a move to { $space }: { $rest }.
}
    .recap = offer: { $rest }
event-suggested = { $deal_key ->
    [action] { $seat } suggests for later, for the action at { $space }: { $rest }. (Not binding.)
   *[move] { $seat } suggests for later, for a move to { $space }: { $rest }. (Not binding.)
}
event-withdrew = { $deal_key ->
    [here] { $seat } withdraws the offer for the action here.
    [action] { $seat } withdraws the offer for the action at { $space }.
   *[move] { $seat } withdraws the offer for the move to { $space }.
}
event-proposed = { $deal_key ->
    [here] { $seat } proposes to { $buyer } the action here for { $rest }.
    [action] { $seat } proposes to { $buyer } the action at { $space } for { $rest }.
   *[move] { $seat } proposes to { $buyer } a move to { $space } for { $rest }.
}
    .recap = proposal to { $buyer }: { $rest }
event-countered = { $seat } names { $buyer } other terms: { $rest }.
event-refused = { $seat } refuses { $buyer }'s proposal.
    .recap = refuses the proposal
event-reopened = { $seat } asks for other offers.
event-stopped = { $seat } stops the tower.
    .recap = tower stops
event-new-bids = { $seat } calls for new bids.
event-left-unused = Nobody acts at { $space }.
event-deal-made = { $deal_key ->
    [here] Deal: { $buyer } gets the action here from { $seat } for { $rest }.
    [action] Deal: { $buyer } gets the move to { $space } and the action there from { $seat } for { $rest }.
   *[move] Deal: { $buyer } gets the move to { $space } from { $seat } for { $rest }.
}
    .recap = deal with { $buyer }: { $rest }
event-handed-over = { $seat } hands over to { $trader }: { $rest }.
event-declined = { $seat } does not act at { $space }.
event-acts = { $seat } acts at { $space }.
    .recap = action at { $space }
event-spent-extra = { $seat } spends an Extra Action token.
event-owner-paid = { $seat } owns { $space } and receives { $pay } ducats.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card: { $pile }.
event-took-good = { $seat } takes { $good }.
event-took-token = { $seat } takes { $token }.
event-took-markers = { $count ->
    [one] { $seat } takes an ownership marker.
   *[other] { $seat } takes { $count } ownership markers.
}
event-took-nothing = There is nothing left for { $seat } to take at { $space }.
event-small-filled = { $seat } fills { $card } and receives { $pay } ducats.
    .recap = { $card }, +{ $pay }
event-large-delivered = { $seat } delivers { $card } and receives { $pay } ducats.
    .recap = { $card }, +{ $pay }
event-rewarded = { $seat } takes { $token } as a reward.
event-delivered = { $seat } delivers { $card } and receives { $pay } ducats.
    .recap = { $card }, +{ $pay }
event-swapped-token = { $seat } plays Any Good and takes { $good }.
event-traded = { $seat } plays Trade 1:1 and swaps { $given } for { $taken }.
event-used-building = { $seat } plays Building Use: { $space }.
    .recap = Building Use: { $space }
event-acquired = { $seat } acquires { $space }.
    .recap = acquires { $space }
event-removed = { $seat } removes the marker of { $owner } from { $space }.
    .recap = { $owner } loses { $space }
event-discs-removed = { $seat } removes the discs from { $space }.
event-game-ends = The game ends; purses and Contracts are shown.
event-final-score = { $seat } has { $ducats } ducats.

# What is asked
ask-start = Roll for your starting space, or play a Start Space token and choose it.
ask-floor = The tower of { $trader } is about to move. Offer something for a neighbouring space, or pass.
ask-more = { $count ->
    [one] Your offer lies on the table: { $rest }. Offer something else as well, or say that you are done.
   *[other] Your { $count } offers lie on the table, the last: { $rest }. Offer something else as well, or say that you are done.
}
ask-decide = Sell the next move, move freely, or stop the tower.
ask-reply = { $deal_key ->
    [here] { $trader } offers you the action at { $space } for { $rest }. Agree, refuse, or name other terms?
    [action] { $trader } offers you the move to { $space } and the action there for { $rest }. Agree, refuse, or name other terms?
   *[move] { $trader } offers you a move to { $space } for { $rest }. Agree, refuse, or name other terms?
}
ask-counter = { $deal_key ->
    [move] { $buyer } names other terms for the move to { $space }: { $rest }. Agree?
   *[action] { $buyer } names other terms for the action at { $space }: { $rest }. Agree?
}
ask-speak = You have passed. Until the Trader ({ $trader }) has decided you may still change your offers.
ask-change = { $count ->
    [one] Your offer lies on the table: { $rest }. Until the Trader ({ $trader }) has decided you may still change it.
   *[other] Your { $count } offers lie on the table, the last: { $rest }. Until the Trader ({ $trader }) has decided you may still change them.
}
ask-join = The move to { $space } is sold. Take further offers for the same move, or go.
ask-uncovered = Nobody has bought the action at { $space }. Act yourself now, or see whether somebody offers for it.
ask-bid = Offer something for the action at { $space }, or pass. An offer without demands obliges the Trader ({ $trader }).
ask-sale = Act at { $space } yourself, or accept one of the offers.
ask-right = You hold the right to act at { $space }. Do you act?
ask-window = Your action at { $space }: carry out its effect; play tokens before or after, and fill one Small Order.
ask-window-done = Your action at { $space }: play more tokens, fill a Small Order if you have not, or finish.
ask-owe = Deliver Messages to pay what you promised: { $rest }.
ask-villa = { $space }: draw a Contract, or deliver a Large Order.
ask-reward = Choose a special token for the Large Order.
ask-take = You give { $given }. What do you take from the supply?
ask-acquire = Choose a street with discs and place or remove ownership markers beside it, or pass.
ask-last-call = The discs are about to be collected: deliver your Messages now, or keep them.

# Why not
why-pays-nothing = An offer must pay something (R7.3).
why-only-ducats = With two players ducats alone are not enough: add something else (R14.1).
why-for-nothing = After “for”, say what is given in return; leave “for” out if nothing is (R7.3).
why-one-exchange = Write “for” only once, between what is paid and what is given in return (R7.3).
why-bundle-too-big = This is too much for one offer: at most { $most } things (Q35).
why-name-the-card = Name the card itself, not just its kind (R7.4).
why-not-yours = You do not have this to give: { $item } (R7.4).
why-not-theirs = { $seat } does not have this, as far as you know: { $item } (R7.4).
why-not-sure = It is not certain that you will get at { $space } what you promise (R7.14).
why-they-not-sure = It is not certain that { $seat } will get at { $space } what you ask for (R7.14).
why-trader-defers = Only the buyer may pay out of the action; the Trader gives what he has (R7.14).
why-not-beside = The tower does not stand beside { $space }: that can only be suggested (R7.11).
why-visited = { $space } has already been visited in this turn (R5.4).
why-no-action-there = There is no action to be had at { $space } (R7.2).
why-cannot-act = { $seat } has no action left in this turn (R7.10).
why-too-poor = There are not { $ducats } ducats in your purse (R7.4).
why-no-such-offer = { $seat } has made no such offer (R7.13).
why-cannot-give = You do not have what { $seat } asks for (R7.4).
why-no-more-talk = There has been enough talk about this: decide (Q35).
why-said-enough = You have said enough for now; you may still withdraw offers (Q35).
why-beside-already = { $space } is beside the tower: make a binding offer (R7.11).
why-to-himself = A proposal goes to another player at the table (R7.1).
why-no-action-left = You have no action left in this turn (R6.2).
why-must-sell = Somebody offers and asks nothing in return: act yourself or accept (R7.20).
why-hear-first = Others could still act here: hear their offers first (R7.17).
why-no-bargaining = New bids can be called for only when two or more offers ask for nothing in return, and not forever (R7.21).
why-must-work = First carry out the effect of { $space } (R6.7).
why-work-done = The effect of { $space } has been carried out (R6.7).
why-still-owes = Then you could not hand over what you promised the Trader (R7.15).
why-other-building = { $card } is for another building: { $space } (R11.5).
why-other-villa = { $card } is delivered at another villa: { $space } (R11.3).
why-not-in-hand = You do not hold { $card } (R11.1).
why-good-lacks = You have no { $good } for { $card } (R11.4).
why-goods-lack = You have no { $good } for { $card } (R11.3).
why-not-a-message = { $card } is not a Message: only Messages are delivered like this (R11.6).
why-no-discs-yet = There is no disc on { $space }: { $card } must wait (R11.6).
why-not-held = You do not hold { $card } (R11.6).
why-one-order = One action delivers one order, Small or Large: it has been delivered (R11.5).
why-not-an-order = { $card } cannot be delivered like this (R11.3).
why-no-token = You have no { $token } token (R12.1).
why-no-more-goods = There is no { $good } left in the supply (R12.5).
why-changes-nothing = { $space } would give the token back at once, and nothing would have changed (Q43).
why-not-owner = You do not own { $space } (R12.7).
why-nothing-to-give = You do not have this to give: { $given } (R12.6).
why-not-in-supply = This is not in the supply: { $taken } (R12.6).
why-not-a-street = { $space } is not a street (R8.2).
why-no-discs = There is no disc on { $space } (R8.2).
why-too-few-markers = You do not have enough ownership markers for this (R8.4).
why-touch-one = Place or remove at least one marker, or pass (R8.4).
why-wrong-touch = This cannot be done to { $space }: an empty building takes a marker, another's can be removed or taken over (R8.3).

# Where the ducats come from
counted = Ducats in all
    .symbol = coin
hint-points = { $points ->
    [one] { $points } ducat
   *[other] { $points } ducats
}
score-ducats = In the purse
    .hint = { $more } in the purse
score-deals = At the start and by deals
    .hint = { $more } from deals
score-messages = { $count ->
    [one] One Message
   *[other] { $count } Messages
}
    .source = Messages
    .hint = { $more } for Messages
score-small-orders = { $count ->
    [one] One Small Order
   *[other] { $count } Small Orders
}
    .source = Small Orders
    .hint = { $more } for Small Orders
score-large-orders = { $count ->
    [one] One Large Order
   *[other] { $count } Large Orders
}
    .source = Large Orders
    .hint = { $more } for Large Orders
score-owner = { $count ->
    [one] One action of others in own buildings
   *[other] { $count } actions of others in own buildings
}
    .source = Actions in own buildings
    .hint = { $whose ->
        [yours] { $more } from others’ actions in your buildings
       *[theirs] { $more } from others’ actions in the player’s buildings
    }
score-buildings = { $count ->
    [one] One building
   *[other] { $count } buildings
}
    .source = Buildings
    .hint = { $more } for buildings
score-contracts = { $count ->
    [one] Contract: { $first }
   *[other] { $count } Contracts side by side: { $first } … { $last }
}
    .source = Contracts
    .hint = { $more } for Contracts

# The board
draw-stocks = Players' stocks
draw-city = City
draw-owner = Owner: { $seat }.
draw-rounds = Round track: position { $round } of { $last }
draw-rounds-tip = The game ends after the round in which the marker is on the last position; a start on the Market moves it on (R9.2, R4.3).
draw-supply = Supply
draw-markers-left = Ownership markers of your colour in the supply (R8.7).
draw-pile = { $down } face down, { $up } face up below.
draw-bargains = Offers and deals
draw-no-offers = Nothing is offered at the moment.
draw-deal-tip = Binds: an accepted deal must be kept (R7.13).
draw-offer-tip = Open: the Trader may take it or leave it (R7.12).
draw-obliges-tip = Obliges: the Trader must act himself or accept an offer (R7.20).
draw-suggestion-move = Later, move: { $space }
draw-suggestion-action = Later, action: { $space }
draw-suggestion-tip = Mere talk: binds nobody (R7.11).
draw-deal-tag = binding
draw-offer-tag = not binding yet
draw-obliges-tag = obliges the Trader
draw-suggestion-tag = talk only
draw-proposal-tag = awaits an answer
draw-proposal-tip = A proposal: it binds only once the other side agrees (R7.9).
draw-accept = Accept
draw-counter = Counter
draw-deal-move = Sold: move to { $space }
draw-deal-action = Sold: action at { $space }
draw-deal-here = Sold: action at { $space }
draw-offer-move = Move to { $space }
draw-offer-action = Action at { $space }
draw-offer-here = Action here: { $space }
draw-trader = The Trader.
draw-can-act = Can still act in this turn.
draw-cannot-act = Has no action left in this turn.
draw-ducats = Ducats
draw-purse = ducats
draw-buildings = buildings
draw-hand = Your cards
draw-seen = Cards of others that you know
draw-compose = Make your own offer
draw-compose-send = Offer
draw-form-offer-action = Move and action
draw-form-offer-move = Move only
draw-form-offer-here = Action here
draw-form-suggest-action = Talk of later: move and action
draw-form-suggest-move = Talk of later: move only
draw-form-propose-action = Propose to { $seat }: move and action
draw-form-propose-move = Propose to { $seat }: move only
draw-form-propose-here = Propose to { $seat }: action here
draw-form-more = Ask { $seat } for more: { $space }
draw-form-counter = Name other terms
draw-wish-turn = Pass until the turn ends
draw-wish-turn-said = You pass until { $trader }’s turn ends, or somebody makes you an offer.
draw-wish-deaf = Refuse and pass until the turn ends
draw-wish-deaf-said = You refuse everything and pass until { $trader }’s turn ends.
draw-wish-place = Wake me near …
draw-wish-place-said = You pass until the tower comes near: { $space }, or somebody makes you an offer.
draw-wish-place-deaf-said = You refuse everything and pass until the tower comes near: { $space }.
draw-wish-all = and refuse what I am offered
draw-wish-keep = Keep my tokens: do not ask whether to play one
draw-done = that is all
draw-which-space = Which space?
draw-i-pay = I pay
draw-i-want = I want in return
draw-they-pay = They pay
draw-i-give = I add
draw-later-ducats = ducats that the deal will bring
draw-later = out of the action

# Spaces. Of a street: dat and ins are the two buildings beside it
space-guild-hall = Guild Hall
    .info = Action: draw a Large Order (R10.1).
space-city-hall = City Hall
    .info = Action: draw two Small Orders (R10.2).
space-post-office = Post Office
    .info = Action: draw two Messages (R10.3).
space-cathedral = Cathedral
    .info = Action: take two ownership markers of your colour (R10.4).
space-palace = Palace
    .info = Action: take a Building Use token (R10.5).
space-park = Park
    .info = Action: take an Extra Action token (R10.5).
space-coach-house = Coach House
    .info = Action: take a Start Space token (R10.5).
space-harbor = Harbor
    .info = Action: take an Any Good token (R10.5).
space-tavern = Tavern
    .info = Action: take a Trade 1:1 token (R10.5).
space-inn = Inn
    .info = Action: take a Trade 1:1 token (R10.5).
space-drinks-warehouse = Drinks Warehouse
    .info = Action: take one beer and one wine (R10.6).
space-metal-warehouse = Metals Warehouse
    .info = Action: take one silver and one copper (R10.6).
space-spice-warehouse = Spices Warehouse
    .info = Action: take one pepper and one saffron (R10.6).
space-fabric-warehouse = Fabric Warehouse
    .info = Action: take one linen and one silk (R10.6).
space-villa-colini = Villa Colini
    .info = Action: draw a Contract, or deliver a Large Order that names this villa (R10.7).
space-villa-monetti = Villa Monetti
    .info = Action: draw a Contract, or deliver a Large Order that names this villa (R10.7).
space-villa-ricci = Villa Ricci
    .info = Action: draw a Contract, or deliver a Large Order that names this villa (R10.7).
space-villa-zasteri = Villa Zasteri
    .info = Action: draw a Contract, or deliver a Large Order that names this villa (R10.7).
space-market = Market
    .info = No action. A turn that starts here moves the round marker one position on (R4.3).
space-street-r2c3 = street 2-3
    .dat = Drinks Warehouse
    .ins = Villa Monetti
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r2c4 = street 2-4
    .dat = City Hall
    .ins = Inn
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r2c5 = street 2-5
    .dat = City Hall
    .ins = Inn
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r2c6 = street 2-6
    .dat = Spices Warehouse
    .ins = Villa Ricci
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r3c2 = street 3-2
    .dat = Harbor
    .ins = Drinks Warehouse
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r3c3 = street 3-3
    .dat = City Hall
    .ins = Post Office
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r3c6 = street 3-6
    .dat = Guild Hall
    .ins = City Hall
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r3c7 = street 3-7
    .dat = Coach House
    .ins = Spices Warehouse
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r4c2 = street 4-2
    .dat = Post Office
    .ins = Harbor
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r4c7 = street 4-7
    .dat = Guild Hall
    .ins = Coach House
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r5c2 = street 5-2
    .dat = Post Office
    .ins = Palace
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r5c7 = street 5-7
    .dat = Guild Hall
    .ins = Park
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r6c2 = street 6-2
    .dat = Palace
    .ins = Fabric Warehouse
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r6c3 = street 6-3
    .dat = Post Office
    .ins = Cathedral
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r6c6 = street 6-6
    .dat = Guild Hall
    .ins = Cathedral
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r6c7 = street 6-7
    .dat = Park
    .ins = Metals Warehouse
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r7c3 = street 7-3
    .dat = Fabric Warehouse
    .ins = Villa Zasteri
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r7c4 = street 7-4
    .dat = Cathedral
    .ins = Tavern
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r7c5 = street 7-5
    .dat = Cathedral
    .ins = Tavern
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).
space-street-r7c6 = street 7-6
    .dat = Metals Warehouse
    .ins = Villa Colini
    .info = A street: no action; buildings beside it can be acquired in phase 3 (R8.2).

# Goods, tokens, markers
good-pepper = pepper
    .info = A good from the Spices Warehouse (R10.6).
good-saffron = saffron
    .info = A good from the Spices Warehouse (R10.6).
good-silver = silver
    .info = A good from the Metals Warehouse (R10.6).
good-copper = copper
    .info = A good from the Metals Warehouse (R10.6).
good-linen = linen
    .info = A good from the Fabric Warehouse (R10.6).
good-silk = silk
    .info = A good from the Fabric Warehouse (R10.6).
good-beer = beer
    .info = A good from the Drinks Warehouse (R10.6).
good-wine = wine
    .info = A good from the Drinks Warehouse (R10.6).
token-start-space = Start Space
    .info = Instead of rolling, choose where your turn starts (R12.4).
token-trade-1-1 = Trade 1:1
    .info = During your action: swap one good, token, card or marker for another from the supply (R12.6).
token-any-good = Any Good
    .info = During your action: swap it for any one good from the supply (R12.5).
token-building-use = Building Use
    .info = During your action: also carry out the effect of a building you own (R12.7).
token-extra-action = Extra Action
    .info = Take one more action in a turn, where the tower stands (R12.2).
asset-marker = ownership marker
    .info = Place it on a building in phase 3; the owner gets 10 ducats for every action of another player there (R8).

# Cards
pile-contract = Contract
    .info = Pays at the end, more for neighbours around the ring (R13.2).
pile-message = Message
    .info = 30 ducats once both buildings hold discs in one turn (R11.6).
pile-large-order = Large Order
    .info = Three goods delivered at a villa: 100 ducats and a special token (R11.3).
pile-small-order = Small Order
    .info = One good during an action at its building: 40 ducats (R11.5).
card-contract-01 = Contract: Villa Monetti
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-02 = Contract: Inn
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-03 = Contract: Villa Ricci
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-04 = Contract: Spices Warehouse
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-05 = Contract: Coach House
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-06 = Contract: Park
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-07 = Contract: Metals Warehouse
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-08 = Contract: Villa Colini
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-09 = Contract: Tavern
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-10 = Contract: Villa Zasteri
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-11 = Contract: Fabric Warehouse
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-12 = Contract: Palace
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-13 = Contract: Harbor
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-contract-14 = Contract: Drinks Warehouse
    .info = At the end: 10 ducats alone, more together with neighbouring buildings of the ring (R13.2).
card-message-01 = Message: City Hall – Harbor
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-02 = Message: City Hall – Tavern
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-03 = Message: Guild Hall – Inn
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-04 = Message: Guild Hall – Villa Colini
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-05 = Message: Cathedral – Park
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-06 = Message: Cathedral – Palace
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-07 = Message: Post Office – Coach House
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-08 = Message: Post Office – Villa Zasteri
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-09 = Message: Inn – Spices Warehouse
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-10 = Message: Tavern – Metals Warehouse
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-11 = Message: Harbor – Fabric Warehouse
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-12 = Message: Palace – Drinks Warehouse
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-13 = Message: Coach House – Villa Monetti
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-message-14 = Message: Park – Villa Ricci
    .info = Deliver it for 30 ducats as soon as both buildings hold discs in the same turn (R11.6).
card-large-order-01 = Large Order: Villa Colini (saffron, copper, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-02 = Large Order: Villa Colini (wine, silver, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-03 = Large Order: Villa Colini (beer, saffron, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-04 = Large Order: Villa Colini (wine, pepper, copper)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-05 = Large Order: Villa Monetti (pepper, silver, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-06 = Large Order: Villa Monetti (beer, copper, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-07 = Large Order: Villa Monetti (wine, pepper, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-08 = Large Order: Villa Monetti (beer, saffron, silver)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-09 = Large Order: Villa Ricci (pepper, copper, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-10 = Large Order: Villa Ricci (beer, silver, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-11 = Large Order: Villa Ricci (wine, saffron, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-12 = Large Order: Villa Ricci (wine, pepper, silver)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-13 = Large Order: Villa Zasteri (saffron, silver, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-14 = Large Order: Villa Zasteri (wine, copper, linen)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-15 = Large Order: Villa Zasteri (beer, pepper, silk)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-large-order-16 = Large Order: Villa Zasteri (beer, saffron, copper)
    .info = As your action at this villa: return the three goods for 100 ducats and a special token (R11.3).
card-small-order-01 = Small Order: Coach House (beer)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-02 = Small Order: Guild Hall (beer)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-03 = Small Order: Park (wine)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-04 = Small Order: Tavern (wine)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-05 = Small Order: Palace (pepper)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-06 = Small Order: Post Office (pepper)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-07 = Small Order: Harbor (saffron)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-08 = Small Order: Tavern (saffron)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-09 = Small Order: Harbor (silver)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-10 = Small Order: City Hall (silver)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-11 = Small Order: Inn (copper)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-12 = Small Order: Palace (copper)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-13 = Small Order: Park (linen)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-14 = Small Order: Cathedral (linen)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-15 = Small Order: Inn (silk)
    .info = During your action in this building: return the good for 40 ducats (R11.5).
card-small-order-16 = Small Order: Coach House (silk)
    .info = During your action in this building: return the good for 40 ducats (R11.5).

# Items of an offer
later-later-pepper = pepper from this action
later-later-saffron = saffron from this action
later-later-silver = silver from this action
later-later-copper = copper from this action
later-later-linen = linen from this action
later-later-silk = silk from this action
later-later-beer = beer from this action
later-later-wine = wine from this action
later-later-start-space = Start Space from this action
later-later-trade-1-1 = Trade 1:1 from this action
later-later-any-good = Any Good from this action
later-later-building-use = Building Use from this action
later-later-extra-action = Extra Action from this action
later-later-marker = ownership marker from this action
later-later-contract = a Contract drawn in this action
later-later-message = a Message drawn in this action
later-later-large-order = a Large Order drawn in this action
later-later-small-order = a Small Order drawn in this action

position-too-many-goods = goods: the players have more of { $what } than there are
position-too-many-tokens = tokens: the players have more of { $what } than there are
position-too-many-markers = markers: seat { $seat } has at most seven in stock and on the board together
position-ducats-in-fives = ducats: { $ducats } of seat { $seat } is no multiple of five
position-own-card-seen = seen: seat { $seat } is shown only cards of others
position-pile-not-turned = face_up: the pile { $pile } would have been turned over, for no card lies face down on top
position-seen-nowhere = seen: a card that seat { $seat } has been shown is in no hand
position-reserved-nowhere = reserved: a card set aside is in nobody's hand
position-traces-twice = traces: a seat traces the same card twice
position-trace-wrong = traces: { $card } must be in one of two or more hands of others that hold cards of its kind, and not seen in any
position-discs-no-tower = discs lie on the board only with a tower
position-height = height: the tower and the spaces it has left hold { $discs } discs, at least one of them in the tower
position-step-seat = steps: { $step } is not for this seat
position-step-no-tower = steps: { $step } needs a tower on the board
position-step-things = steps: { $step } is about something that the rules never give it
position-step-no-answer = steps: after { $step } the Trader's answer must follow
position-bargain-twice = offers, deals, suggestions: something stands there twice
position-bargain-no-tower = offers, deals, suggestions: there are none without a tower
position-bargain-trader = offers, deals, suggestions: the buyer is never the Trader
position-bad-offer = offers: seat { $seat } cannot have made, or cannot keep, the offer about { $space } in this step
position-bad-deal = deals: the deal of seat { $seat } about { $space } cannot have been made, cannot be kept, or is settled already
position-bad-suggestion = suggestions: what seat { $seat } says of { $space } cannot be suggested
