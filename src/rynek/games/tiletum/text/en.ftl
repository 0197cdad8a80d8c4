game-title = Tiletum
game-blurb = Merchants of the early Renaissance: every die gives goods by its colour and an action by its place; few goods mean a strong action.

option-prefilled-building-counts-as-filled = The occupied building counts as filled
    .info = Whether the rightmost building, occupied from the start, counts at the fair for filled buildings (Q1).
option-action-tiles = Action tiles
    .info = Printed: the order of the board, best for a first game. Random: the six action tiles are shuffled around the wheel (R2.3).
option-action-tiles-printed = printed order
option-action-tiles-random = random order

# Goods, dice, actions
good-gold = gold
    .info = Gold: turns dice (2 for a step, R5.5) and buys other goods (2 for 1, R10.2).
good-food = food
    .info = Food: pays for crests on ground floors (R10.4).
good-wool = wool
    .info = Wool: pays for contracts (R10.3).
good-stone = stone
    .info = Stone: pays for cathedrals where you have a pillar (R10.5).
good-iron = iron
    .info = Iron: pays for contracts (R10.3).
colour-yellow = yellow
    .info = A yellow die gives gold (R1.1).
colour-pink = pink
    .info = A pink die gives food (R1.1).
colour-light-grey = light grey
    .info = A light grey die gives wool (R1.1).
colour-dark-grey = dark grey
    .info = A dark grey die gives stone (R1.1).
colour-blue = blue
    .info = A blue die gives iron (R1.1).
action-contract = contract
    .info = Contract action: take contracts and crests for the points under their slot; exchange goods for 1 point (R9.16–R9.18).
action-character = character
    .info = Character action: take a character for 1 point, move one into a room for as many points as its floor, replace the market for 1 (R9.10–R9.12).
action-architect = architect
    .info = Architect action: for each point move the architect, place a pillar, or take a bonus tile (R9.1–R9.3).
action-merchant = merchant
    .info = Merchant action: for each point move the merchant, place a house, or take a bonus tile (R9.4–R9.6).
action-king = king
    .info = King action: your marker moves as many spaces forward as you have points (R9.19).
action-universal = universal
    .info = Universal action: choose one of the five other actions (R9.20).

cost-stone-2 = 2 stone → 2 VP
    .info = Building cost tile: with a pillar here you may pay 2 stone; it gives 2 VP and the points of the top cathedral tile (R10.5).
cost-stone-3 = 3 stone → 4 VP
    .info = Building cost tile: with a pillar here you may pay 3 stone; it gives 4 VP and the points of the top cathedral tile (R10.5).
cost-stone-4 = 4 stone → 6 VP
    .info = Building cost tile: with a pillar here you may pay 4 stone; it gives 6 VP and the points of the top cathedral tile (R10.5).
cost-stone-5 = 5 stone → 8 VP
    .info = Building cost tile: with a pillar here you may pay 5 stone; it gives 8 VP and the points of the top cathedral tile (R10.5).
cost-stone-6 = 6 stone → 10 VP
    .info = Building cost tile: with a pillar here you may pay 6 stone; it gives 10 VP and the points of the top cathedral tile (R10.5).
cost-not-built = not built in this game
    .info = Building cost tile: this cathedral is not built in this game, no pillar can stand here (R2.8).

fair-house-pillar = sets of house and pillar
    .info = For each set of a house and a pillar you have on the map (R7.6).
fair-contract-cathedral = sets of contract and cathedral
    .info = For each set of a fulfilled contract and a cathedral tile (R7.6).
fair-contracts = fulfilled contracts
    .info = For each fulfilled contract (R7.6).
fair-king-track = king's track
    .info = The value once, then the points of your space on the king's track; scored in the King phase (R7.7).
fair-crest-contract = sets of crest and contract
    .info = For each set of a crest anywhere on your board and a fulfilled contract (R7.6).
fair-houses = houses
    .info = For each house you have on the map, the one in Tiletum included (R7.6).
fair-upper-characters = characters on upper floors
    .info = For each character on the 2nd or 3rd floor (R7.6).
fair-crests = crests
    .info = For each crest anywhere on your board, storehouse included (R7.6).
fair-pillars = pillars
    .info = For each pillar you have on the map (R7.6).
fair-filled-buildings = filled buildings
    .info = For each building whose rooms are all filled; the rightmost counts from the start, unless you chose otherwise (R7.6, Q1).
fair-cathedrals = cathedral tiles
    .info = For each cathedral tile you own (R7.6).

source-start = start
source-contracts = contracts
source-cathedrals = cathedrals
source-king-track = king's track
source-leader = leader on the king's track
source-fairs = fairs
source-characters = characters
source-helpers = helpers
source-house-spaces = house spaces
source-crest-spaces = crest spaces
source-completed = completed buildings
source-houses-pillars = houses × pillars
source-goods = goods left

score-start = Points at the start
    .hint = { $more } from the start
score-contracts = Contracts
    .hint = { $more } for contracts
score-cathedrals = Cathedrals
    .hint = { $more } for cathedrals
score-king-track = King's track
    .hint = { $more } on the king’s track
score-leader = Leader in round 4
    .hint = { $more } for leading on the king’s track
score-fairs = Fairs
    .hint = { $more } at fairs
score-characters = Characters
    .hint = { $more } thanks to characters
score-helpers = Helpers
    .hint = { $more } thanks to helpers
score-house-spaces = House spaces
    .hint = { $more } for house spaces
score-crest-spaces = Crest space
    .hint = { $more } for crest spaces
score-completed = Completed buildings
    .hint = { $more } for completed buildings
score-houses-pillars = Houses × pillars
    .hint = { $more } for houses times pillars
score-goods = Goods left over
    .hint = { $more } for goods left over

# Moves
move-set-wheel = Turn the wheel to { $position }
move-set-actions = Action tiles: { $rest }
move-deal-bonus = Bonus tiles: { $rest }
move-deal-characters = Characters: { $rest }
move-deal-contracts = Contract market: { $rest }
move-deal-costs = Building costs: { $rest }
move-deal-cities = Fair cities: { $rest }
move-deal-fairs = Fairs: { $rest }
move-first-player = First player: { $seat }
move-roll = Roll: { $rest }
move-corruption = Corruption { $corruption }
move-draw-character = New character: { $tile }
move-colour-die = Use a helper: the die gives { $good }
move-die = Take the { $colour } { $value }, as { $value2 }
move-take-tile = Take the tile
move-leave-tile = Do without the tile
move-action = { $action_key ->
    [contract] Contract action
    [character] Character action
    [architect] Architect action
    [merchant] Merchant action
    [king] King action
   *[universal] Universal action
}
move-end-turn = End the turn
    .away = There is still something to do with your action points; what is left of them is lost.
move-end-action = End this action
    .away = There is still something to do with the points of this action; what is left of them is lost.
move-decline = Do without the rest
move-move-merchant = Merchant → { $space }
move-move-architect = Architect → { $space }
move-house = House in { $space }, space { $slot }
move-pillar = Pillar in { $space }
move-take-bonus = Take { $tile }
move-hire = Take { $tile }
move-replace = Replace all characters
move-place = { $tile } → building { $building }, floor { $floor }
move-contract = Take { $tile }
move-exchange = Exchange { $good } for { $good2 }
move-gain = Gain { $good }
move-building = Bonuses of building { $building }
move-bonus = Gain: { $tile }
move-convert = 2 gold → 1 { $good }
move-fulfil = Fulfil { $tile }{ $good_key ->
    [gold] , paying { $good }
    [food] , paying { $good }
    [wool] , paying { $good }
    [stone] , paying { $good }
    [iron] , paying { $good }
   *[other] {""}
    }
move-crest = { $tile } → building { $building }
move-contribute = Contribute to the cathedral in { $space }
move-use = Use { $tile }

# What happened
event-round-started = Round { $round } begins.
    .heading = Round { $round }
event-first-player = { $seat } is the first player.
event-fair-cities = Fairs after Tiletum: { $one }, { $two }, { $three }.
event-fairs-dealt = The fairs count: { $one }; { $two }; { $three }; { $four }.
event-cathedral-not-built = The cathedral in { $space } is not built in this game.
event-dice-rolled = { $count ->
    [one] One die is rolled.
   *[other] { $count } dice are rolled.
    }
event-corruption-shown = A corruption token shows { $value }.
event-markers-back = All markers on the king's track go back by { $steps }.
event-die-taken = { $seat } takes the { $colour } { $value }.
    .recap = { $colour } { $value }
event-die-turned = { $seat } pays { $gold } gold and turns it to { $value }.
event-goods-dyed = { $seat } uses a helper: the die will give { $good }.
event-tile-taken = { $seat } takes a tile: { $tile }.
    .recap = takes { $tile }
event-tile-left = { $seat } leaves the tile { $tile }.
event-goods-gained = { $seat } gains { $count } × { $good }.
event-goods-exchanged = { $seat } exchanges { $given } for { $got }.
event-action-started = { $seat }: { $action } action with { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
event-action-lost = { $seat } has no use for { $points ->
    [one] { $points } point
   *[other] { $points } points
    } of the extra { $action } action.
event-points-added = { $seat } adds { $points } to the { $action } action.
event-merchant-moved = { $seat }'s merchant moves to { $space }.
    .recap = merchant to { $space }
event-architect-moved = { $seat }'s architect moves to { $space }.
    .recap = architect to { $space }
event-house-placed = { $seat } builds a house in { $space }.
    .recap = house in { $space }
event-pillar-placed = { $seat } puts a pillar in { $space }.
    .recap = pillar in { $space }
event-market-replaced = { $seat } replaces all characters of the market.
event-character-drawn = New in the market: { $tile }.
event-contract-dealt = New in the market: { $tile }.
event-bonus-dealt = { $count ->
    [one] One new bonus tile is laid out.
   *[other] { $count } new bonus tiles are laid out.
    }
event-character-placed = { $seat }: { $tile } moves to floor { $floor } of building { $building }.
    .recap = { $tile } moves in
event-building-filled = { $seat }'s building { $building } is full; its roof house is free.
event-building-completed = { $seat } completes building { $building }.
    .recap = building { $building } complete
event-marker-placed = { $seat } has +{ $points } for the { $action } action from now on.
event-marker-moved = { $seat }'s marker moves { $steps } forward on the king's track, to { $space }.
    .recap = king’s track +{ $steps }
event-bonus-gained = { $seat } gains a bonus: { $tile }.
event-bonus-lost = { $seat } cannot use the rest of a bonus; it is lost.
event-bonus-declined = { $seat } does without the rest of a bonus.
event-building-chosen = { $seat } uses the characters of building { $building } again.
event-crest-bonus-lost = { $seat } cannot use the bonus of the crest space.
event-gold-converted = { $seat } pays 2 gold for 1 { $good }.
event-contract-fulfilled = { $seat } fulfils { $tile }.
    .recap = fulfils { $tile }
event-crest-placed = { $seat } puts the { $tile } on building { $building }.
    .recap = { $tile } on building { $building }
event-cathedral-joined = { $seat } contributes to the cathedral in { $space }.
    .recap = cathedral in { $space }
event-helper-used = { $seat } uses { $tile }.
    .recap = { $tile }
event-points-gained = { $seat } gains { $points } VP ({ $source }).
event-points-lost = { $seat } loses { $points } VP ({ $source }).
event-leader = { $seat } leads on the king's track.
event-king-tile-discarded = { $seat } discards { $tile }.
event-new-order = Place { $place } in the turn order: { $seat }.
event-red-returned = { $seat }'s marker returns to 0.
event-fair-held = Fair in { $space }: { $fair }.
event-fair-scored = { $seat } takes part: { $times } × { $value } VP.
event-wheel-turned = The wheel turns by one segment; all dice go back into the bag.
event-final-scoring = Final scoring.

# What is asked
ask-choose-die = Choose a die: its colour gives goods, its place the action. To turn one (2 gold a step), first choose its value in the middle.
ask-choose-dyed-die = Choose a die: it will give { $good }, whatever its colour.
ask-space-tile = A bonus tile lies on your action space: { $tile }. Take it?
ask-barred-tile = A bonus tile lies on your action space: { $tile }. You may not take it as things stand: do tasks if they help, or do without it.
ask-choose-action = Choose one of the five actions; { $points ->
    [one] the { $points } point goes
   *[other] all { $points } points go
    } to it.
ask-choose-helper-action = Choose one of the five actions; the helper gives it { $points ->
    [one] { $points } point
   *[other] { $points } points
    }.
ask-die-action = { $points ->
    [0] Your { $action } action is spent: do tasks or end the turn.
    [one] Your { $action } action: { $points } point left. Spend it, do tasks, or end the turn.
   *[other] Your { $action } action: { $points } points left. Spend them, do tasks, or end the turn.
    }
ask-nested-action = { $points ->
    [one] An extra { $action } action: { $points } point of its own.
   *[other] An extra { $action } action: { $points } points of its own.
    }
ask-any-goods = { $count ->
    [one] Choose a good of any kind.
   *[other] Choose { $count } goods of any kinds, one by one.
    }
ask-extra-good = First exchange of the turn: choose an extra good.
ask-piece-steps = Bonus: move a piece to a space next to it, or do without the rest.
ask-piece-bonus = Bonus: move and place as the tile allows, in any order, or do without the rest.
ask-effect-waits = Nothing is possible with this bonus now. A task may still open something; or do without.
ask-piece-placing = Bonus: place the house or the pillar where your piece stands, or do without.
ask-house-anywhere = Place a house in any city with a free space, or do without.
ask-pillar-anywhere = Place a pillar at any cathedral with a free space, or do without.
ask-merchant-anywhere = Move the merchant to any space of the map, or do without.
ask-architect-anywhere = Move the architect to any space of the map, or do without.
ask-choose-building = Choose a building: its characters give their bonuses again.
ask-choose-bonus = Choose the next bonus of the building, or do without the rest.
ask-king-tile = You lead on the king's track: take or discard { $tile }.
ask-barred-king-tile = You lead on the king's track, but may not take this tile, so it is discarded: { $tile }.

# Why something is refused
why-storehouse-full = Your storehouse is full: four tiles (R11.2).
why-crest-twice = You already have this crest: { $tile } (R11.3).
why-contracts-full = All your contract spaces are covered (R11.4).
why-not-in-storehouse = This tile is not in your storehouse: { $tile } (R11.1).
why-not-next = { $space } is not next to the merchant (R9.4).
why-architect-not-next = { $space } is not next to the architect (R9.1).
why-no-house-left = You have no house in your supply; fill a building to free its roof house (R9.5).
why-merchant-elsewhere = Your merchant is not in { $space } (R9.5).
why-house-already = You already have a house in { $space } (R9.7).
why-no-house-space = This house space in { $space } is taken or not in use (R9.7).
why-no-such-tile = { $tile } does not lie in { $space } (R9.6).
why-architect-no-such-tile = { $tile } does not lie in { $space } (R9.3).
why-no-pillar-left = You have no pillar in your supply; fulfil a contract to free one (R9.2).
why-architect-elsewhere = Your architect is not in { $space } (R9.2).
why-no-cathedral = There is no cathedral in { $space } (R9.2).
why-not-built = The cathedral in { $space } is not built in this game (R9.8).
why-pillar-already = You already have a pillar in { $space } (R9.8).
why-no-pillar-space = All pillar spaces in { $space } are taken (R9.8).
why-not-on-market = { $tile } is not in the character market (R9.10).
why-no-such-room = Building { $building } has no floor { $floor } (R12.1).
why-occupied-building = The rightmost building is occupied from the start (R9.14).
why-room-taken = Floor { $floor } of building { $building } is taken (R9.12).
why-other-building = Characters of the { $action } action live in building { $building } (R9.13).
why-other-kind = Building { $building } houses characters of the { $action } action (R9.13).
why-no-contract-on-market = { $tile } is not in the contract market (R9.16).
why-contract-too-dear = { $tile } costs { $cost } action points, you have { $points } (R9.16).
why-no-good = You have no { $good } (R9.18).
why-same-good = A good is exchanged for one of a different kind (R9.18).
why-no-points = No action points are left (R5.10).
why-floor-too-dear = Floor { $floor } costs { $floor ->
    [one] 1 action point
   *[other] { $floor } action points
    }; you have { $points } (R9.12).
why-other-action = You are performing the { $action } action (R5.10).
why-no-steps = This bonus leaves no such step (R13.7).
why-no-placing = This bonus places nothing of that kind (R13.8).
why-nobody-there = Nobody lives in building { $building } (R13.4).
why-bonus-twice = This bonus is not one of those left: { $tile } (R13.4).
why-same-space = The piece is there already: do without instead (Q22).
why-no-tasks-now = Tasks are for your own turn only (R10.1).
why-no-gold = Exchanging gold costs 2 gold (R10.2).
why-gold-for-gold = Gold buys stone, wool, iron or food (R10.2).
why-cannot-pay = You do not have the goods for { $tile } (R10.3).
why-no-kind-needed = { $tile } names its goods: no kind is to be chosen (R13.12).
why-kind-needed = Say which kind of goods you pay for { $tile } (R13.12).
why-crest-space-taken = Building { $building } already has a crest (R10.4).
why-no-food = A crest there costs { $food } food (R10.4).
why-no-pillar-there = You have no pillar at a cathedral in { $space } (R10.5).
why-once-a-cathedral = You have contributed to the cathedral in { $space } already (R10.5).
why-no-stone = This cathedral costs { $stone } stone (R10.5).
why-not-die-action = This helper adds to the action of your die: use it once you have taken the die, not during another action (Q14).
why-choosing-only = This helper is used while choosing the die (R13.3).
why-nobody-lives = None of your buildings has a character (R13.4).
why-no-such-die = There is no { $colour } { $value } on the wheel (R5.4).
why-turn-too-dear = Turning the die that far costs { $gold } gold (R5.5).
why-dyed-already = A helper is already in use: the die gives { $good } (R13.3).

# Tiles and places
tile-crest-griffin = Crest of the Griffin
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-crest-lily = Crest of the Lily
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-crest-lion = Crest of the Lion
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-crest-eagle = Crest of the Eagle
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-crest-rose = Crest of the Rose
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-crest-tower = Crest of the Tower
    .info = A crest: a task puts it on a free ground floor for food (R10.4); only one of each kind on your board (R11.3).
tile-any-1 = Contract: 1 good of any kind
    .info = Pay 1 good of any kind to gain 1 VP, and what its contract space gives (R10.3).
tile-identical-3 = Contract: 3 identical goods
    .info = Pay 3 identical goods to gain 3 VP, and what its contract space gives (R10.3).
tile-identical-5 = Contract: 5 identical goods
    .info = Pay 5 identical goods to gain 6 VP, and what its contract space gives (R10.3).
tile-identical-7 = Contract: 7 identical goods
    .info = Pay 7 identical goods to gain 10 VP, and what its contract space gives (R10.3).
tile-identical-8 = Contract: 8 identical goods
    .info = Pay 8 identical goods to gain 13 VP, and what its contract space gives (R10.3).
tile-iron-2 = Contract: 2 iron
    .info = Pay 2 iron to gain 2 VP, and what its contract space gives (R10.3).
tile-iron-3 = Contract: 3 iron
    .info = Pay 3 iron to gain 4 VP, and what its contract space gives (R10.3).
tile-iron-9 = Contract: 9 iron
    .info = Pay 9 iron to gain 17 VP, and what its contract space gives (R10.3).
tile-iron-5-king = Contract: 5 iron
    .info = Pay 5 iron to gain 7 VP and 1 step on the king's track (R13.10), and what its contract space gives (R10.3).
tile-iron-7-king = Contract: 7 iron
    .info = Pay 7 iron to gain 11 VP and 1 step on the king's track (R13.10), and what its contract space gives (R10.3).
tile-wool-2 = Contract: 2 wool
    .info = Pay 2 wool to gain 2 VP, and what its contract space gives (R10.3).
tile-wool-3 = Contract: 3 wool
    .info = Pay 3 wool to gain 4 VP, and what its contract space gives (R10.3).
tile-wool-9 = Contract: 9 wool
    .info = Pay 9 wool to gain 17 VP, and what its contract space gives (R10.3).
tile-wool-5-merchant = Contract: 5 wool
    .info = Pay 5 wool to gain 7 VP and 1 step of the merchant (R13.11), and what its contract space gives (R10.3).
tile-wool-7-merchant = Contract: 7 wool
    .info = Pay 7 wool to gain 11 VP and 1 step of the merchant (R13.11), and what its contract space gives (R10.3).
tile-identical-2-iron-2 = Contract: 2 identical goods + 2 iron
    .info = Pay 2 identical goods and 2 iron to gain 5 VP, and what its contract space gives (R10.3).
tile-identical-3-iron-3 = Contract: 3 identical goods + 3 iron
    .info = Pay 3 identical goods and 3 iron to gain 8 VP, and what its contract space gives (R10.3).
tile-identical-2-wool-2 = Contract: 2 identical goods + 2 wool
    .info = Pay 2 identical goods and 2 wool to gain 5 VP, and what its contract space gives (R10.3).
tile-identical-3-wool-3 = Contract: 3 identical goods + 3 wool
    .info = Pay 3 identical goods and 3 wool to gain 8 VP, and what its contract space gives (R10.3).
tile-iron-1-wool-1 = Contract: 1 wool + 1 iron
    .info = Pay 1 wool and 1 iron to gain 2 VP, and what its contract space gives (R10.3).
tile-iron-2-wool-2 = Contract: 2 wool + 2 iron
    .info = Pay 2 wool and 2 iron to gain 6 VP, and what its contract space gives (R10.3).
tile-iron-4-wool-4 = Contract: 4 wool + 4 iron
    .info = Pay 4 wool and 4 iron to gain 12 VP, and what its contract space gives (R10.3).
tile-wool-3-iron-3-character = Contract: 3 wool + 3 iron
    .info = Pay 3 wool and 3 iron to gain 9 VP and a character action with 1 point (R13.12), and what its contract space gives (R10.3).
tile-wool-5-iron-5-character = Contract: 5 wool + 5 iron
    .info = Pay 5 wool and 5 iron to gain 16 VP and a character action with 1 point (R13.12), and what its contract space gives (R10.3).
tile-action-any-1 = Helper: any action, 1 AP
    .info = Helper: perform any one of the five actions with 1 action point (R13.1).
tile-action-merchant-2 = Helper: merchant action, 2 AP
    .info = Helper: perform the merchant action with 2 action points of its own (R13.1).
tile-action-merchant-3 = Helper: merchant action, 3 AP
    .info = Helper: perform the merchant action with 3 action points of its own (R13.1).
tile-action-character-2 = Helper: character action, 2 AP
    .info = Helper: perform the character action with 2 action points of its own (R13.1).
tile-action-character-3 = Helper: character action, 3 AP
    .info = Helper: perform the character action with 3 action points of its own (R13.1).
tile-action-contract-2 = Helper: contract action, 2 AP
    .info = Helper: perform the contract action with 2 action points of its own (R13.1).
tile-action-contract-3 = Helper: contract action, 3 AP
    .info = Helper: perform the contract action with 3 action points of its own (R13.1).
tile-action-architect-2 = Helper: architect action, 2 AP
    .info = Helper: perform the architect action with 2 action points of its own (R13.1).
tile-action-architect-3 = Helper: architect action, 3 AP
    .info = Helper: perform the architect action with 3 action points of its own (R13.1).
tile-action-king-2 = Helper: king action, 2 AP
    .info = Helper: perform the king action with 2 action points of its own (R13.1).
tile-action-king-3 = Helper: king action, 3 AP
    .info = Helper: perform the king action with 3 action points of its own (R13.1).
tile-plus-ap-1 = Helper: +1 AP
    .info = Helper: adds 1 to the action of this turn's die, never to other actions (R13.2).
tile-plus-ap-2 = Helper: +2 AP
    .info = Helper: adds 2 to the action of this turn's die, never to other actions (R13.2).
tile-plus-ap-3 = Helper: +3 AP
    .info = Helper: adds 3 to the action of this turn's die, never to other actions (R13.2).
tile-die-colour = Helper: goods of your choice
    .info = Helper: used while choosing the die; its goods are of a kind you choose (R13.3).
tile-gold-4 = Helper: 4 gold
    .info = Helper: gain 4 gold (R13.4).
tile-vp-4 = Helper: 4 VP
    .info = Helper: gain 4 VP (R13.4).
tile-gold-2-vp-2 = Helper: 2 gold and 2 VP
    .info = Helper: gain 2 gold and 2 VP (R13.4).
tile-any-goods-2 = Helper: 2 goods of any kinds
    .info = Helper: gain 2 goods, each of any kind (R13.4).
tile-any-goods-3 = Helper: 3 goods of any kinds
    .info = Helper: gain 3 goods, each of any kind (R13.4).
tile-one-each-4 = Helper: iron, wool, stone, food
    .info = Helper: gain 1 iron, 1 wool, 1 stone and 1 food (R13.4).
tile-building-bonuses = Helper: bonuses of a building
    .info = Helper: choose one of your buildings and gain the bonus of each of its characters once more (R13.4).
tile-contract-1-good = Notary: 1 good of any kind, contract action with 1 AP
    .info = Character of the contract action. When it moves into a room: 1 good of any kind, contract action with 1 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-contract-2-good = Notary: 1 good of any kind, contract action with 2 AP
    .info = Character of the contract action. When it moves into a room: 1 good of any kind, contract action with 2 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-contract-3 = Notary: contract action with 3 AP
    .info = Character of the contract action. When it moves into a room: contract action with 3 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-contract-wool-2 = Notary: 2 wool
    .info = Character of the contract action. When it moves into a room: 2 wool (R13.5). Its completed building strengthens that action (R12.5).
tile-contract-iron-1 = Notary: 1 iron
    .info = Character of the contract action. When it moves into a room: 1 iron (R13.5). Its completed building strengthens that action (R12.5).
tile-contract-iron-2 = Notary: 2 iron
    .info = Character of the contract action. When it moves into a room: 2 iron (R13.5). Its completed building strengthens that action (R12.5).
tile-contract-gold-iron = Notary: 1 gold, 1 iron
    .info = Character of the contract action. When it moves into a room: 1 gold, 1 iron (R13.5). Its completed building strengthens that action (R12.5).
tile-contract-gold-wool = Notary: 1 gold, 1 wool
    .info = Character of the contract action. When it moves into a room: 1 gold, 1 wool (R13.5). Its completed building strengthens that action (R12.5).
tile-character-1 = Patron: character action with 1 AP
    .info = Character of the character action. When it moves into a room: character action with 1 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-character-2 = Patron: character action with 2 AP
    .info = Character of the character action. When it moves into a room: character action with 2 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-character-steps = Patron: merchant may move 1 space, architect may move 1 space
    .info = Character of the character action. When it moves into a room: merchant may move 1 space, architect may move 1 space (R13.7). Its completed building strengthens that action (R12.5).
tile-character-food-1 = Patron: 1 food
    .info = Character of the character action. When it moves into a room: 1 food (R13.5). Its completed building strengthens that action (R12.5).
tile-character-food-2 = Patron: 2 food
    .info = Character of the character action. When it moves into a room: 2 food (R13.5). Its completed building strengthens that action (R12.5).
tile-king-1 = Courtier: king action with 1 AP
    .info = Character of the king action. When it moves into a room: king action with 1 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-king-2 = Courtier: king action with 2 AP
    .info = Character of the king action. When it moves into a room: king action with 2 AP (R13.6). Its completed building strengthens that action (R12.5).
tile-king-vp-2 = Courtier: 2 VP
    .info = Character of the king action. When it moves into a room: 2 VP (R13.5). Its completed building strengthens that action (R12.5).
tile-king-vp-3 = Courtier: 3 VP
    .info = Character of the king action. When it moves into a room: 3 VP (R13.5). Its completed building strengthens that action (R12.5).
tile-king-gold-2 = Courtier: 2 gold
    .info = Character of the king action. When it moves into a room: 2 gold (R13.5). Its completed building strengthens that action (R12.5).
tile-king-gold-3 = Courtier: 3 gold
    .info = Character of the king action. When it moves into a room: 3 gold (R13.5). Its completed building strengthens that action (R12.5).
tile-merchant-step = Trader: merchant may move 1 space
    .info = Character of the merchant action. When it moves into a room: merchant may move 1 space (R13.7). Its completed building strengthens that action (R12.5).
tile-merchant-step-2 = Trader: merchant may move up to 2 spaces
    .info = Character of the merchant action. When it moves into a room: merchant may move up to 2 spaces (R13.7). Its completed building strengthens that action (R12.5).
tile-merchant-step-house = Trader: merchant may move 1 space, a house at the merchant
    .info = Character of the merchant action. When it moves into a room: merchant may move 1 space, a house at the merchant (R13.8). Its completed building strengthens that action (R12.5).
tile-merchant-house = Trader: a house at the merchant
    .info = Character of the merchant action. When it moves into a room: a house at the merchant (R13.9). Its completed building strengthens that action (R12.5).
tile-merchant-gold-2 = Trader: 2 gold
    .info = Character of the merchant action. When it moves into a room: 2 gold (R13.5). Its completed building strengthens that action (R12.5).
tile-merchant-gold-3 = Trader: 3 gold
    .info = Character of the merchant action. When it moves into a room: 3 gold (R13.5). Its completed building strengthens that action (R12.5).
tile-architect-step = Master mason: architect may move 1 space
    .info = Character of the architect action. When it moves into a room: architect may move 1 space (R13.7). Its completed building strengthens that action (R12.5).
tile-architect-step-2 = Master mason: architect may move up to 2 spaces
    .info = Character of the architect action. When it moves into a room: architect may move up to 2 spaces (R13.7). Its completed building strengthens that action (R12.5).
tile-architect-step-pillar = Master mason: architect may move 1 space, a pillar at the architect
    .info = Character of the architect action. When it moves into a room: architect may move 1 space, a pillar at the architect (R13.8). Its completed building strengthens that action (R12.5).
tile-architect-pillar = Master mason: a pillar at the architect
    .info = Character of the architect action. When it moves into a room: a pillar at the architect (R13.9). Its completed building strengthens that action (R12.5).
tile-architect-stone-1 = Master mason: 1 stone
    .info = Character of the architect action. When it moves into a room: 1 stone (R13.5). Its completed building strengthens that action (R12.5).
tile-architect-stone-2 = Master mason: 2 stone
    .info = Character of the architect action. When it moves into a room: 2 stone (R13.5). Its completed building strengthens that action (R12.5).
space-london = London
space-brugge = Brugge
space-antwerpen = Antwerpen
space-hamburg = Hamburg
space-tiletum = Tiletum
space-koeln = Köln
space-leipzig = Leipzig
space-paris = Paris
space-troyes = Troyes
space-strasbourg = Strasbourg
space-frankfurt = Frankfurt
space-nuernberg = Nürnberg
space-praha = Praha
space-bordeaux = Bordeaux
space-wien = Wien
space-lyon = Lyon
space-milano = Milano
space-verona = Verona
space-venezia = Venezia
space-toulouse = Toulouse
space-arles = Arles
space-genova = Genova
space-firenze = Firenze
space-london-brugge = London–Brugge road
space-antwerpen-hamburg = Antwerpen–Hamburg road
space-paris-bordeaux = Paris–Bordeaux road
space-strasbourg-milano = Strasbourg–Milano road
space-nuernberg-verona = Nürnberg–Verona road
space-arles-genova = Arles–Genova road

# The drawing
note-turned = for { $gold } gold; gives { $count } × { $good } and { $action }, { $points } AP
draw-wheel = Action wheel
draw-markets = Markets
draw-map = Map
draw-points = { $points } AP
draw-segment = Segment { $value }
draw-segment-tip = Dice of value { $value } give { $value } goods and { $points ->
    [one] { $points } action point
   *[other] { $points } action points
    } (R5.10). To turn a die to this value, choose the value first, then the die: 2 gold a step (R5.5).
draw-die = { $colour } die, value { $value }
draw-die-tip = Gives { $count } × { $good } and the { $action } action with { $points ->
    [one] { $points } point
   *[other] { $points } points
    } (R5.9, R5.10).
draw-king-track = King's track
draw-king-track-tip = At the end of a round everybody gains or loses the points of their space; the leader gets the tile, or 4 points in round 4 (R6.1–R6.3).
draw-corruption = corruption
draw-corruption-tip = Three times a round, before everybody takes a turn, one token is turned up: all markers go back by 0, 1 or 2 (R5.2).
draw-fair = Fair in { $city }: { $what }
draw-fair-tip = Value: { $value } points, { $printed } of them printed on the board (R7.3). Taking part needs a house or the merchant there (R7.2).
draw-order = turn order
draw-round = Round { $round } of 4
draw-contracts = contracts
draw-characters = characters
draw-bonus = Bonus tiles
draw-stack = { $count ->
    [one] { $count } tile is left in the stack, in unknown order (R16.1).
   *[other] { $count } tiles are left in the stack, in unknown order (R16.1).
    }
draw-road-tip = A road space: pieces must step on it, nothing is built there (R9.9).
draw-city-tip = The merchant may build a house here, one per player (R9.5); pieces that stand here may take its bonus tiles (R9.3, R9.6).
draw-fair-mark = Fair of round { $round }
draw-fair-mark-tip = A house or the merchant here takes part (R7.2).
draw-house-space = House space
draw-house-building = The bonuses of one of your buildings once more (R13.13).
draw-house-points = { $points ->
    [0] No printed bonus.
   *[other] { $points } points at once (R13.14).
    }
draw-cathedral = Cathedral: { $cost }
draw-cathedral-tip = With a pillar here pay { $stone } stone for { $vp } points and the top tile; tiles left: { $tiles } (R10.5).
draw-not-built = not built
draw-not-built-tip = This cathedral is not built in this game; no pillar can stand here (R2.8).
draw-goods = { $good }: { $count }
draw-storehouse = storehouse
draw-storehouse-tip = Every square tile goes here first: four places; a tile taken cannot be thrown away (R11.1–R11.5).
draw-building = Building { $building }
draw-building-done = Completed: its action is stronger for good (R12.5).
draw-building-full = Filled: its roof house is free; a crest completes it (R12.3, R12.4).
draw-building-open = Fill its rooms with characters of one kind and place a crest to complete it (R12.3, R12.4).
draw-room = Building { $building }, floor { $floor }
draw-room-tip = Moving a character in costs { $points ->
    [one] { $points } action point
   *[other] { $points } action points
    } (R9.12).
draw-occupied = Occupied
draw-occupied-tip = The rightmost building is filled from the start; a crest completes it (R9.14, R12.4).
draw-crest-space = Ground floor: a crest for { $food } food
draw-crest-1 = Then place a house in any city (R13.15).
draw-crest-2 = Then place a pillar at any cathedral (R13.15).
draw-crest-3 = Then move the merchant to any space (R13.15).
draw-crest-4 = Then move the architect to any space (R13.15).
draw-crest-5 = Then gain 2 goods of any kinds (R13.15).
draw-crest-6 = Then gain 5 points (R13.15).
draw-contract-spaces = fulfilled contracts
draw-contract-spaces-tip = A fulfilled contract covers the next space: its points are gained and its pillar goes to your supply (R10.3).
draw-supply-houses = supply { $supply }, map { $map }
draw-supply-pillars = supply { $supply }, map { $map }
draw-cathedral-tiles = cathedral tiles: { $count }
draw-king-space = king's track: { $space }
draw-product = at the end: houses { $houses } × pillars { $pillars }
draw-houses-map = houses on the map
draw-pillars-map = pillars on the map
draw-fulfilled = fulfilled contracts
draw-completed = completed buildings
draw-todo = Still to do, in this order

# The list of what is still to be done
todo-choose-die = choose a die
todo-offer-tile = take or leave { $tile }
todo-die-goods = gain { $value } × { $good }
todo-perform-action = { $action } action, { $points } AP
todo-choose-action = { $die ->
    [1] die: choose an action, { $points } AP
   *[0] extra: choose an action, { $points } AP
    }
todo-die-action = die: { $action }, { $points } AP left
todo-nested-action = extra: { $action }, { $points } AP left
todo-any-goods = { $source ->
    [exchange] extra good of the exchange
   *[other] { $count } × any good
    }
todo-piece-bonus = steps and placing of a bonus
todo-merchant-step = a step of the merchant
todo-anywhere = { $what ->
    [house] house in any city
    [pillar] pillar at any cathedral
    [merchant] merchant to any space
   *[architect] architect to any space
    }
todo-choose-building = choose a building
todo-building-bonuses = { $tiles ->
    [one] { $tiles } bonus of the building
   *[other] { $tiles } bonuses of the building
    }
todo-leader-tile = take or discard the tile
todo-end-turn = end of the turn

# What is wrong with a position
position-turn-order = turn_order: each seat stands there once
position-king-stack = king.stack: each seat stands there once
position-wheel-actions = wheel.actions: each action lies there once
position-wheel-printed = wheel.actions: any order but the printed one needs random action tiles
position-tokens-two = king.corruption: there are two tokens of each value
position-tokens-three = three corruption tokens are turned up in a round, no more
position-king-tile-last = king.tile: none lies there in round 4
position-exchanged-turn = exchanged: nobody's turn is under way
position-dice-all = dice: all are in the bag, or three for each player and two more are on the table
position-dice-colour = dice: there are only as many of a colour as players
position-dice-order = dice: they are taken in turn order, one each before anybody takes another
position-fair-first = fairs: the first is held in Tiletum
position-fair-cities = fairs: the others are held in three different cities that have a fair tile
position-fair-tiles = fairs: the four tiles are different
position-house-unused = map.houses: a space is not in use with so few players
position-house-once = map.houses: a player has at most one house in { $city }
position-house-start = map.houses: each player has one in Tiletum
position-houses-many = map.houses: a player has no more than that in the supply and on filled buildings
position-costs-box = map.costs: they are the nine tiles of the box
position-cathedral-full = { $city }: there are more pillars than spaces
position-cathedral-unbuilt = { $city }: this cathedral is not built
position-cathedral-tiles = { $city }: tiles are taken from the top, one by each player
position-cathedral-pillar = { $city }: only a player with a pillar there has a tile
position-pillars-many = map.pillars: a player has no more than that in the supply and on covered contract spaces
position-map-unused = map.tiles: a space is not in use with so few players
position-rooms-characters = rooms: only characters live there
position-crests-only = crest: only a crest lies there
position-contracts-only = contracts: only contracts are fulfilled
position-tile-many = tiles: there are too many { $tile }
position-tile-missing = tiles: { $tile } is missing
position-crest-twice = crests: a player has at most one of each kind
position-points-negative = points: they never fall below 0
position-goods-negative = goods: they never fall below 0
position-rooms-kind = rooms: characters of one kind live in a building
position-rooms-twice = rooms: a kind of character lives in one building
position-step-seat = steps: a step belongs to nobody at the table
position-step-points = steps: no action has such points
position-step-king = steps: points of the king action never wait, the marker moves at once
position-step-goods = steps: no effect gives such goods
position-step-pieces = steps: no bonus moves or places such pieces
position-step-bonuses = steps: these are not bonuses of characters in one building
position-step-offer = steps: no tile lies where one is offered
position-step-draw = steps: there is nothing to draw, or no empty place for it
position-step-waits = steps: what chance decides cannot wait for a player
position-step-twice = steps: something is drawn or offered twice
position-step-order = steps: { $step } is out of order
position-turns-each = steps: everybody has one turn before anybody has the next
position-turns-dice = steps: there are more turns than dice
position-turns-many = steps: a player has three turns in a round
position-cleanup-last = steps: round 4 has no clean-up
position-round-begins = steps: a round begins with all dice in the bag and all tokens face down
