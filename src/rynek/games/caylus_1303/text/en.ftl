game-title = Caylus 1303
game-blurb = Master builders raise a castle and its town along one road, and bargain over how far the provost goes.

option-setup = Set-up
    .info = Random tiles and characters, or the fixed tiles recommended for a first game (R2.13).
option-setup-random = Random
option-setup-first-game = First game
option-open-scores = Open scores
    .info = Everybody sees everybody's prestige points; by the rules they are hidden until the end (R12.2).

# Moves
move-lay = Lay out: { $rest }
move-first = First player: { $seat }
move-reveal = Reveal: { $rest }
move-build = Build: { $building }{ $resource_key ->
        [food] , with food
        [wood] , with wood
        [stone] , with stone
        [cloth] , with cloth
       *[other] { "" }
    }
    .group = Build
move-choose = Take: { $character }
    .group = Characters
move-decline = Do nothing
    .group = Decline
move-deliver = Deliver { $resource }, { $resource2 }, { $resource3 }
    .group = Deliver
move-done = Deliver no more
    .group = Stop
    .away = You can still deliver another bundle this round.
move-favour = Use the site building: { $building }
    .group = Construction site
move-gain = Take 1 { $resource }
    .group = Take
move-house = House above: { $building }
    .group = House
move-monument = Build: { $building }
    .group = Monuments
move-pass = Pass
    .group = Pass
move-place = To: { $building }
    .group = Workers to buildings
move-provost = { $steps ->
        [-3] 3 steps back
        [-2] 2 steps back
        [-1] 1 step back
        [0] Leave the provost where he is
        [1] 1 step forward
        [2] 2 steps forward
       *[3] 3 steps forward
    }
    .group = Provost
move-site = To the construction site
    .group = Construction site
move-spend = Spend 1 { $resource }
    .group = Spend one
move-spend-two = Spend { $resource } and { $resource2 }
    .group = Spend two
move-steal = Take from another player: { $character }
    .group = Characters of others
move-use = { $way ->
        [1] Use the effect
       *[2] Use the second effect
    }
    .group = Effect

# What happens
event-laid-site = On the construction site: { $building }.
event-laid-road = On road space { $space }: { $building }.
event-first-player = { $seat } is the first player.
event-revealed = Revealed: { $character }.
event-chosen = { $seat } chooses: { $character }.
    .recap = { $character }
event-round-begins = Round { $round } begins.
    .heading = Round { $round }
event-placed = { $seat } places a worker: { $building }.
    .recap = worker: { $building }
event-joined = { $seat } joins with the Journeyman: { $building }.
    .recap = worker, Journeyman: { $building }
event-placed-on-site = { $seat } places a worker on the construction site.
    .recap = worker on the construction site
event-passed = { $seat } passes.
    .recap = pass
event-first-tile = { $seat } takes the first-player tile.
event-gained = { $seat } gains { $count } { $resource }.
event-spent = { $seat } spends { $count } { $resource }.
event-took-workers = { $seat } takes { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } from the camp.
event-returned-workers = { $seat } returns { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } to the camp.
event-scored = { $seat } gains { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }.
event-used = { $seat } uses: { $building }.
    .recap = uses { $building }
event-declined = { $seat } does not use: { $building }.
event-no-use = { $seat } can do nothing with: { $building }.
event-not-reached = Ahead of the provost, without effect: { $building } ({ $seat }).
event-owners-bonus = Owner's bonus for { $seat }: { $building }.
event-built = { $seat } builds on space { $space }: { $building }.
    .recap = builds { $building }
event-house-placed = { $seat } puts a house above: { $building }.
    .recap = house above { $building }
event-turned = { $building } becomes a residence of { $seat }.
event-erected = { $seat } builds a monument on space { $space }: { $building }.
    .recap = monument: { $building }
event-provost-forward = { $seat } moves the provost { $count ->
        [one] 1 step
       *[other] { $count } steps
    } forward.
    .recap = provost +{ $count }
event-provost-back = { $seat } moves the provost { $count ->
        [one] 1 step
       *[other] { $count } steps
    } back.
    .recap = provost −{ $count }
event-provost-stays = { $seat } leaves the provost where he is.
event-provost-returns = The provost returns to his place behind road space { $provost }.
event-delivered = { $seat } delivers { $resource }, { $resource2 }, { $resource3 }.
    .recap = bundle delivered
event-most-bundles = Most bundles: { $seat } ({ $count }).
event-no-bundles = Nobody delivered a bundle.
event-favoured = { $seat } gains a royal favour.
event-stolen = { $seat } takes { $character } from { $other }.
    .recap = { $character } taken from { $other }
event-site-chosen = { $seat } turns to the construction site: { $building }.
event-character-taken = { $seat } takes from the board: { $character }.
    .recap = { $character } from the board
event-game-ends = The ninth round is over: prestige is revealed.

# What is asked
ask-choose-character = Choose a character to begin with.
ask-plan = Place a worker in a building or on the construction site, or pass. Workers in your pool: { $count }.
ask-plan-dear = Place a worker and return one more to the camp, or pass. Workers in your pool: { $count }.
ask-must-pass = You cannot place a worker: pass.
ask-rise = Early Riser: you may place a worker before all others and return one more to the camp.
ask-use = { $building_key ->
        [fairground] Fairground: spend 1 wood for a royal favour, or do nothing.
        [base_market_1] Market: return a worker and take a basic resource of your choice, or do nothing.
        [base_market_2] Market: return a worker and take a basic resource of your choice, or do nothing.
        [base_guild_any] Guild: spend a basic resource of your choice to take 3 workers, or do nothing.
        [base_guild_stone] Guild: spend 1 stone to take 4 workers, or do nothing.
        [stone_guild] Guild: spend a basic resource of your choice to take 5 workers, or do nothing.
        [wood_market] Market: take a basic resource of your choice, or nothing.
        [tailor] Tailor: spend 1 cloth for 4 points, or (second effect) 2 cloth for 6 points, or do nothing.
        [foundry] Foundry: return 1 worker for 1 gold, or (second effect) 3 workers for 2 gold, or do nothing.
        [alchemist] Alchemist: spend 1 basic resource for 1 gold, or 2 for 2 gold, or do nothing.
        [church] Church: return 2 workers for 4 points, or (second effect) 4 workers for 6 points, or do nothing.
        [jeweler] Jeweler: spend 1 gold for 5 points, or (second effect) 2 gold for 9 points, or do nothing.
       *[other] { $building }: use its effect or do nothing.
    }
ask-build = { $building }: choose a wood building to build, or do nothing.
ask-build-stone = { $building }: choose a stone building to build, or do nothing.
ask-build-cheaply = { $building }: choose a stone building to build without paying the stone of its cost, or do nothing.
ask-house = { $building }: for 1 cloth put a house above a base building, or do nothing.
ask-toll = { $building }: move the provost by up to 2 steps, free of charge.
ask-bridge = Guilds' Bridge: move the provost by up to 3 steps, a worker each. Workers in your pool: { $count }.
ask-bailiff = Bailiff: you may move the provost 1 step, free of charge.
ask-deliver = Deliver a bundle (3 different resources, one of them food), or end your delivery. Delivered this round: { $count }.
ask-deliver-any = Chamberlain: deliver any 3 resources as a bundle, or end your delivery. Delivered this round: { $count }.
ask-deliver-late = Deliveryman: deliver a bundle after all others, or end your delivery. Delivered this round: { $count }.
ask-favour = Royal favour: take a character from another player, or use a building on the construction site.
ask-take-character = You may take one of the characters on the board.
ask-monument = Replace your residence ({ $building }) with a monument, or do nothing.

# Why a move is refused
why-not-revealed = { $character } is not among the characters on the board.
why-reserved = { $building } lies on the construction site: only a royal favour opens it.
why-not-on-road = { $building } is not on the road.
why-no-workers-there = Residences and monuments take no workers: { $building }.
why-occupied = A worker already stands there: { $building }.
why-own-worker = Your own worker already stands there: { $building }.
why-two-workers = Two workers already stand there: { $building }.
why-used-up = { $character } has already been used this round.
why-already-on-site = You already have a worker on the construction site.
why-no-worker = You have no worker left in your pool.
why-too-few-workers = This takes { $wanted ->
        [one] 1 worker
       *[other] { $wanted } workers
    } from your pool; you have { $count }.
why-toll-too-far = The Toll moves the provost at most 2 steps.
why-bailiff-too-far = The Bailiff moves the provost at most 1 step.
why-provost-workers = Each step costs a worker from your pool; you have { $count }.
why-provost-limit = The provost cannot go before the bridge or beyond the last spot behind the end of the road.
why-no-house = You have no house left to mark a building with.
why-no-space = There is no empty road space left.
why-not-beside = { $building } does not lie beside the board.
why-not-wooden = The Carpenter builds wood buildings only, not this: { $building }.
why-not-stony = The Stonemason builds stone buildings only, not this: { $building }.
why-cannot-pay = You cannot pay the whole cost: { $building }.
why-choice-wanted = Say with which basic resource you pay the mixed icon: { $building }.
why-no-choice-wanted = The cost has no mixed icon: { $building }.
why-no-cloth = You have no cloth for the Lawyer.
why-no-house-left = You have no house left.
why-not-base = Only a base building on the road can become a residence, not this: { $building }.
why-house-there = There already is a house above: { $building }.
why-not-its-effect = This is not an effect of { $building }.
why-cannot-afford = You cannot pay the price in full: { $building }.
why-lacks = You do not have enough of it: { $resource }.
why-no-bundle = A bundle is 3 different resources, one of them food.
why-lacks-bundle = You do not have enough for this bundle: { $resource }.
why-not-open = This site building is not yet open to favours: { $building } (rounds 1–3 the first, 4–6 two, 7–9 all).
why-not-on-site = { $building } is not on the construction site.
why-own-character = You already hold this character: { $character }.
why-nobodys = No other player holds this character: { $character }.
why-not-on-board = This character is not on the board: { $character }.
why-no-monument = { $building } is not a monument.
why-monument-gone = This monument has already been built: { $building }.
why-monument-too-dear = You cannot pay for it: { $building }.

# Points
score-wooden = Wood buildings
    .hint = { $more } for wood buildings
score-stony = Stone buildings
    .hint = { $more } for stone buildings
score-monuments = Monuments
    .hint = { $more } for monuments
score-placements = Others' workers in the player's buildings
    .hint = { $whose ->
        [yours] { $more } from rivals’ workers in your buildings
       *[theirs] { $more } from rivals’ workers in the player’s buildings
    }
score-effects = Effects of buildings
    .hint = { $more } from effects of buildings
score-bundles = Bundles
    .hint = { $more } for bundles
score-characters = Characters
    .hint = { $more } thanks to characters
score-gold = Gold left over: { $count } × 2
    .source = Gold left
    .hint = { $more } for gold left over

source-placements = others' workers
source-effects = effects
source-bundles = bundles
source-characters = characters

# Phases, kinds and sides
phase-setup = Set-up
phase-planning = Planning
phase-activation = Activation
phase-delivery = Delivery
phase-management = Management
phase-end = End
kind-printed = printed building
kind-base = base building
kind-wood = wood building
kind-stone = stone building
kind-monument = monument
kind-residence = residence
side-start = start side
side-build = build side

# Resources
resource-food = food
    .info = A basic resource; every bundle needs one (R6.3).
resource-wood = wood
    .info = A basic resource, for wood buildings above all.
resource-stone = stone
    .info = A basic resource, for stone buildings and great monuments.
resource-cloth = cloth
    .info = A basic resource, for the Lawyer, the Tailor and the Manor.
resource-gold = gold
    .info = Never stands for another resource (Q26); monuments need it, and each is worth 2 points at the end (R9.1).

# Characters
character-early-riser = Early Riser
    .info = Before the first turn of planning you may place one worker; then return one more to the camp (R10.1).
character-night-worker = Night Worker
    .info = You never pay the extra worker for placing after the first pass (R10.2).
character-journeyman = Journeyman
    .info = Once a round you may place where another player's worker stands; yours acts second (R10.3).
character-thief = Thief
    .info = When you place in another player's building, its owner gains no points (R10.4).
character-steward = Steward
    .info = You gain 2 points instead of 1 when others place in your buildings (R10.5).
character-bailiff = Bailiff
    .info = After the bridge you may move the provost 1 step, free of charge (R10.6).
character-architect = Architect
    .info = 1 point more for every wood building, stone building and monument you build (R10.7).
character-deliveryman = Deliveryman
    .info = You may deliver bundles after all others, even without a worker on the construction site (R10.8).
character-chamberlain = Chamberlain
    .info = Your bundles may be any 3 resource tokens (R10.9).
character-foreman = Foreman
    .info = 1 point more for each bundle you deliver (R10.10).
character-goldsmith = Goldsmith
    .info = Once a round, 5 points more for a bundle with gold (R10.11).
character-day-laborer = Day Laborer
    .info = You take 1 worker more at recruitment (R10.12).

# Buildings
building-fairground = Fairground
    .info = Spend 1 wood: gain a royal favour (R5.4).
building-lawyer = Lawyer
    .info = Spend 1 cloth and put a house above a base building; it becomes your residence at the end of the round (R5.5).
building-printed-carpenter = Carpenter
    .info = Build one wood building on the first empty road space (R5.6).
building-toll = Toll
    .info = Move the provost by 0, 1 or 2 steps, free of charge (R5.7).
building-base-farm-1 = Farm I
    .info = Take 1 food (R11.1).
building-base-farm-2 = Farm II
    .info = Take 1 food (R11.1).
building-base-sawmill = Sawmill
    .info = Take 1 wood (R11.1).
building-base-quarry = Quarry
    .info = Take 1 stone (R11.1).
building-base-carpenter = Carpenter (base)
    .info = Build one wood building on the first empty road space (R5.6).
building-base-market-1 = Market I
    .info = Return 1 worker to take 1 food, wood, stone or cloth (R11.1).
building-base-market-2 = Market II
    .info = Return 1 worker to take 1 food, wood, stone or cloth (R11.1).
building-base-guild-any = Guild A
    .info = Spend 1 food, wood, stone or cloth to take 3 workers (R11.1).
building-base-guild-stone = Guild B
    .info = Spend 1 stone to take 4 workers (R11.1).
building-wood-farm = Farm (wood)
    .info = Take 2 food; start side: 1 food and 1 point. Costs 1 wood and 1 food, worth 2 points (R11.2).
building-wood-sawmill = Sawmill (wood)
    .info = Take 2 wood; start side: 1 wood and 1 point. Costs 1 wood and 1 food, worth 2 points (R11.2).
building-wood-quarry = Quarry (wood)
    .info = Take 2 stone; start side: 1 stone and 1 point. Costs 1 wood and 1 food, worth 2 points (R11.2).
building-spinning-mill = Spinning Mill
    .info = Take 2 cloth; start side: 1 cloth and 1 point. Costs 2 wood, worth 2 points (R11.2).
building-wood-market = Market (wood)
    .info = Take 1 food, wood, stone or cloth. Costs 1 wood and 1 food, worth 3 points (R11.2).
building-covered-market = Covered Market
    .info = Take 3 workers; start side: 2 workers and 1 point. Costs 1 wood and 1 basic resource of choice, worth 3 points (R11.2).
building-manor = Manor
    .info = Gain a royal favour; start side: 2 points. Costs 1 wood and 1 cloth, worth 4 points (R11.2).
building-tailor = Tailor
    .info = Spend 1 cloth for 4 points, or 2 cloth for 6. Costs 1 wood and 1 basic resource of choice, worth 4 points (R11.2).
building-stonemason = Stonemason
    .info = Build one stone building (R11.3); start side: without paying the stone of its cost (R11.4). Costs 1 wood and 1 basic resource of choice, worth 4 points.
building-stone-farm = Farm (stone)
    .info = Take 2 food and 1 cloth; used by others, its owner takes 1 food (R11.6). Start side: 1 food and 1 cloth. Costs 1 stone and 1 food, worth 3 points (R11.5).
building-stone-sawmill = Sawmill (stone)
    .info = Take 2 wood and 1 cloth; used by others, its owner takes 1 wood (R11.6). Start side: 1 wood and 1 cloth. Costs 1 stone and 1 food, worth 3 points (R11.5).
building-stone-quarry = Quarry (stone)
    .info = Take 2 stone and 1 cloth; used by others, its owner takes 1 stone (R11.6). Start side: 1 stone and 1 cloth. Costs 1 stone and 1 food, worth 3 points (R11.5).
building-gold-mine = Gold Mine
    .info = Take 1 gold. Costs 1 stone and 1 food, worth 4 points (R11.5).
building-stone-guild = Guild (stone)
    .info = Spend 1 food, wood, stone or cloth to take 5 workers. Costs 1 stone and 1 basic resource of choice, worth 4 points (R11.5).
building-foundry = Foundry
    .info = Return 1 worker for 1 gold, or 3 workers for 2 gold. Costs 1 stone and 1 wood, worth 5 points (R11.5).
building-alchemist = Alchemist
    .info = Spend 1 basic resource for 1 gold, or 2 for 2 gold. Costs 1 stone and 1 wood, worth 5 points (R11.5).
building-church = Church
    .info = Return 2 workers for 4 points, or 4 workers for 6. Costs 1 stone and 1 cloth, worth 5 points (R11.5).
building-jeweler = Jeweler
    .info = Spend 1 gold for 5 points, or 2 gold for 9. Costs 1 stone and 1 wood, worth 5 points (R11.5).
building-garden = Garden
    .info = 2 workers at every recruitment. Costs 1 gold and 1 wood, worth 4 points (R11.8).
building-factory = Factory
    .info = 1 cloth at every recruitment. Costs 1 gold and 1 cloth, worth 5 points (R11.8).
building-granary = Granary
    .info = 1 food at every recruitment. Costs 1 gold and 1 stone, worth 7 points (R11.8).
building-statue = Statue
    .info = Costs 1 gold and 2 stone, worth 7 points (R11.8).
building-theatre = Theatre
    .info = A royal favour when built. Costs 3 gold and 4 wood, worth 12 points (R8.3).
building-cathedral = Cathedral
    .info = Costs 3 gold and 3 stone, worth 15 points (R11.8).
building-mansion = Mansion
    .info = Costs 5 gold and 5 stone, worth 20 points (R11.8).
building-residence = Residence
    .info = Takes no workers; gives its owner 1 worker more at recruitment and a place for a monument (R8.2, R8.4).

# The board
draw-road = Road
draw-beside = What can be built
draw-round = Round
draw-gate = City gate
draw-castle = Caylus castle
draw-bridge = Guilds' Bridge
draw-bridge-info = Whoever passes puts a marker on the first free place. In this order players may move the provost (R4.7, R5.8). Click it to pass.
draw-site = Construction site
draw-site-points = Bundle: 5 points
draw-site-info = One worker per player. In delivery, bundles of 3 different resources with food are worth 5 points each; the most bundles gain a royal favour (R6.2–R6.6).
draw-open-from = favours from round { $first }
draw-characters = Characters on the board
draw-used = Used this round.
draw-pool = workers in the pool
draw-pool-info = They are placed in planning, move the provost and pay for some effects (R4.1).
draw-camp = workers in the camp
draw-camp-info = Recruitment and some effects bring them back to the pool; 15 workers in all (R1.4).
draw-houses = houses
draw-houses-info = One for every building and residence; nine in all (R1.3).
draw-first = First-player tile
draw-first-info = The first to pass takes it and begins the next round (R4.9).
draw-prestige = Prestige points
draw-prestige-info = What others have gained is hidden until the end, unless scores are open (R12.2).
draw-bundles = Bundles delivered this round: { $count }.
draw-space = Road space { $space }, empty
draw-owner = It belongs to { $name }.
draw-side-start = Start side up.
draw-side-build = Build side up.
draw-reached = The provost reaches it.
draw-not-reached = Ahead of the provost: as he stands now, it will not work.
draw-milestone = The provost behind space { $position }
draw-would-act = From here these work – { $who }.
draw-would-not = These do not – { $who }.
draw-nobody = No worker on the road depends on it yet.

# What is wrong with a position
position-too-few-characters = steps: more seats are to choose than characters lie on the board
position-no-seat = steps: there is no seat number { $seat }
position-no-effect = steps: the building has no such effect
position-favour-by-worker = steps: Fairground and Manor are used by a worker (Use)
position-riser-workers = steps: the Early Riser needs two workers
position-passed-plans = steps: a seat that has passed does not plan
position-not-on-site = steps: the building is not on the construction site
position-no-bonus = steps: the building gives its owner no bonus
position-no-residence = steps: a monument needs a residence
position-others-residence = steps: the residence belongs to another seat
position-not-laid = steps: tiles of this kind are not laid
position-site-three = site: it holds three tiles
position-tile-twice = a tile is in two places
position-site-kinds = site: a base, a wood and a stone tile, in this order
position-road-base = road: base tiles lie on 1-8
position-road-wood = road: a wood tile lies on 9
position-road-stonemason = road: the Stonemason does not start on the road
position-road-stone = road: a stone tile lies on 14
position-road-built = road: only wood and stone tiles are built
position-road-gap = road: there is a gap
position-nine-houses = houses: a seat has nine
position-space-owner = space { $space }: residences and monuments have owners
position-space-base = space { $space }: only base tiles become residences
position-space-built = space { $space }: tiles that were built have owners, others have none
position-monument-twice = a monument is in two places
position-unturned = houses: by now a base tile with a house has become a residence
position-workers-building = workers: they stand only in buildings
position-workers-twice = workers: two of one seat cannot share a building
position-journeyman-once = workers: the Journeyman joins one building a round
position-journeyman-nobody = used: the Journeyman has joined nobody
position-site-once = construction_site: at most one worker of each seat
position-workers-home = workers: after activation none are left in buildings
position-workers-many = workers: a seat has { $most }
position-characters-count = characters: as many are in play as players, and three more
position-characters-holder = characters: the holder is not at the table
position-negative = seats: there are no negative numbers of tokens
position-points-five = points: bundles bring five each
position-provost-off = provost: he is off the road
position-provost-rests = provost: while planning he stands where he rests
position-bridge-twice = bridge: a marker lies there twice
position-first-passed = first: whoever passed first has the first-player tile
position-not-delivered = bundles: nobody has delivered yet
position-bridge-when = bridge: markers lie there only from planning until the bridge is used
position-setup-moved = during set-up nobody has moved yet
position-step-twice = steps: { $step } stands there twice
position-step-order = steps: { $step } does not come after the phase { $phase }
position-step-begins = steps: the phase { $phase } does not begin with { $step }
