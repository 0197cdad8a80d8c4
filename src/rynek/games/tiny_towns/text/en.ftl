game-title = Tiny Towns
game-blurb = Everybody builds a small town on a board of sixteen squares. One player names a resource, all must place it: whoever plans best turns cubes into buildings and leaves no gaps.

# Options
option-variant = Rules
    .info = Standard: players take turns naming the resource. Town Hall: two turns by cards, then one free turn (chapter 12).
option-variant-standard = standard
option-variant-town-hall = Town Hall
option-monuments = Monuments
    .info = Everybody keeps one of two secret monument cards (R3.8 to R3.11).
option-novice = Novice rule
    .info = Twice in the game you may lay a resource named by another player aside (chapter 11).
option-first-game = First game
    .info = The six cards recommended for a first game instead of drawn ones (R3.5).
option-cards = Chosen cards
    .info = Building cards that shall be in the game, at most one of each type; the others are drawn (R3.4).
option-first-player = First player
    .info = Who starts with the hammer (R3.7).

# Resources
resource-wood = wood
    .info = Wood, brown (R2.2).
resource-wheat = wheat
    .info = Wheat, yellow (R2.2).
resource-brick = brick
    .info = Brick, red (R2.2).
resource-glass = glass
    .info = Glass, blue (R2.2).
resource-stone = stone
    .info = Stone, grey (R2.2).

# Types
type-blue = blue
type-red = red
type-gray = grey
type-orange = orange
type-green = green
type-yellow = yellow
type-black = black
type-monument = monument

# Building cards
card-cottage = Cottage
    .info = Feedable: 3 points if it is fed, otherwise 0; it stays on the board unfed (R14.1).
card-farm = Farm
    .info = Feeds up to 4 feedable buildings anywhere in your town (R14.2).
card-granary = Granary
    .info = Feeds all feedable buildings on the 8 squares around it (R14.3).
card-greenhouse = Greenhouse
    .info = Feeds one group of adjacent feedable buildings anywhere in your town (R14.4).
card-orchard = Orchard
    .info = Feeds all feedable buildings in its row and column (R14.5).
card-fountain = Fountain
    .info = 2 points if another Fountain is adjacent (R14.6).
card-millstone = Millstone
    .info = 2 points if a red or yellow building is adjacent (R14.7).
card-shed = Shed
    .info = 1 point; it may be put on any empty square of your town (R14.8).
card-well = Well
    .info = 1 point for each adjacent Cottage, fed or not (R14.9).
card-abbey = Abbey
    .info = 3 points if no adjacent building is black, green or yellow (R14.10).
card-chapel = Chapel
    .info = 1 point for each fed Cottage in your town (R14.11).
card-cloister = Cloister
    .info = 1 point for each Cloister of your town on a corner square (R14.12).
card-temple = Temple
    .info = 4 points if at least 2 fed Cottages are adjacent (R14.13).
card-almshouse = Almshouse
    .info = All Almshouses together: 1: −1, 2: 5, 3: −3, 4: 15, 5: −5, 6 or more: 26 points (R14.14).
card-feast-hall = Feast Hall
    .info = 2 points, 3 if you have more Feast Halls than the player on your right (R14.15).
card-inn = Inn
    .info = 3 points if no other Inn is in its row or column (R14.16).
card-tavern = Tavern
    .info = All Taverns together: 1: 2, 2: 5, 3: 9, 4: 14, 5 or more: 20 points (R14.17).
card-bakery = Bakery
    .info = 3 points if a red or black building is adjacent (R14.18).
card-market = Market
    .info = 1 point for each Market in its row or in its column, whichever is more, itself included (R14.19).
card-tailor = Tailor
    .info = 1 point, and 1 more for each Tailor on the 4 centre squares (R14.20).
card-theater = Theater
    .info = 1 point for each other type of building in its row and column (R14.21).
card-bank = Bank
    .info = 4 points; put a resource on it: you may not name that resource any more (R14.22).
card-factory = Factory
    .info = Put a resource on it: when another player names it you may place a different one (R14.23).
card-trading-post = Trading Post
    .info = 1 point; stands for any cube in later patterns and stays where it is (R14.24, R14.26).
card-warehouse = Warehouse
    .info = Takes up to 3 cubes named by others, or swaps one; −1 point for each cube on it at the end (R14.25).

# Monuments
card-architects-guild = Architect's Guild
    .info = 1 point; when built you may exchange up to 2 of your other buildings for other types (R15.1, R15.16).
card-archive-of-the-second-age = Archive of the Second Age
    .info = 1 point for each type of building in your town, monuments excepted (R15.2).
card-barrett-castle = Barrett Castle
    .info = Feedable: 5 points if it is fed; counts as 2 Cottages and takes one feeding (R15.3).
card-cathedral-of-caterina = Cathedral of Caterina
    .info = 2 points; your empty squares cost nothing (R15.4).
card-fort-ironweed = Fort Ironweed
    .info = 7 points; you are never Master Builder again unless you are the last one playing (R15.5).
card-grand-mausoleum-of-the-rodina = Grand Mausoleum of the Rodina
    .info = Your unfed Cottages are worth 3 points each, too (R15.6).
card-grove-university = Grove University
    .info = 3 points; when built put any building from the supply on an empty square (R15.7).
card-mandras-palace = Mandras Palace
    .info = 2 points for each type of building adjacent to it (R15.8).
card-obelisk-of-the-crescent = Obelisk of the Crescent
    .info = From now on you may put each building on any empty square (R15.9).
card-opaleyes-watch = Opaleye's Watch
    .info = Put 3 buildings of different types on this card; when a neighbour builds one of them, put it in your town (R15.10).
card-shrine-of-the-elder-tree = Shrine of the Elder Tree
    .info = Points by the number of your buildings when it is built: 1 to 5 as counted, 8 for 6 or more (R15.11).
card-silva-forum = Silva Forum
    .info = 1 point, and 1 for each building in your largest group of one type (R15.12).
card-the-sky-baths = The Sky Baths
    .info = 2 points for each type of building missing from your town (R15.13).
card-the-starloom = The Starloom
    .info = 6, 3 or 2 points if your town is completed first, second or third (R15.14).
card-statue-of-the-bondmaker = Statue of the Bondmaker
    .info = When another player names a resource you may put the cube on one of your Cottages, one cube each (R15.15).

# Solo ranks
rank-errand-runner = Errand Runner
rank-builders-helper = Builder's Helper
rank-master-carpenter = Master Carpenter
rank-city-engineer = City Engineer
rank-chief-planner = Chief Town Planner
rank-architect = Grand Architect

# Moves
move-open = Open { $card }
move-deal = Deal to { $seat }: { $rest }
move-turn = Turn up { $resource }
move-keep = Keep { $card }
    .group = Keep
move-name = Name { $resource }
    .group = Name a resource
move-aside = Lay it aside (novice rule)
    .group = Lay aside
move-factory = Factory: place { $resource } on { $square }
    .group = Factory
move-place = Place on { $square }
    .group = Place the cube
move-statue = Statue: put it on the Cottage on { $square }
    .group = Statue
move-store = Store it in the Warehouse on { $square }
    .group = Store
move-swap = Warehouse on { $square }: swap for { $resource }, place it on { $square2 }
    .group = Swap in a Warehouse
move-take = Take { $resource } and place it on { $square }
    .group = Take and place
move-build = Build { $card } on { $square } (from { $cells })
    .group = Build
move-stop = Done building
    .group = Done
    .away = You can still build something this turn.
move-again = Think again
    .group = Change
move-mark = Put { $resource } on it
    .group = Mark the building
move-exchange = Exchange the building on { $square } for { $card }
    .group = Exchange a building
move-enough = No more exchanges
    .group = Done
move-put = Put { $card } on { $square }
    .group = Put a building
move-watch = Put on the Watch: { $card }, { $card2 }, { $card3 }
    .group = Watch

# What happened
event-card-opened = { $card } is in this game.
event-monuments-dealt = { $seat } gets the monuments { $card } and { $card2 }.
event-monument-kept = { $seat } keeps a monument.
event-card-turned = A resource card is turned up: { $resource }.
    .heading = { event-card-turned }
event-card-joined = A new card lies open: { $resource }.
event-pile-shuffled = The resource cards are shuffled.
event-resource-named = { $seat } names { $resource }.
    .heading = { event-resource-named }
    .recap = names { $resource }
event-card-chosen = { $seat } chooses { $resource }.
event-free-turn = Free turn: everybody chooses a resource.
    .heading = { event-free-turn }
event-town-completed = { $seat } completes the town.
    .recap = town completed
event-nobody-may-name = Nobody may name a resource any more.
event-solo-rank = { $points ->
    [one] The town is worth { $points } point
   *[other] The town is worth { $points } points
}: { $rank }.
event-cube-placed = { $seat } places { $resource } on { $square }.
    .recap = { $resource } on { $square }
event-factory-used = { $seat } uses a Factory: { $resource } on { $square }.
    .recap = Factory: { $resource } on { $square }
event-cube-stored = { $seat } stores { $resource } in the Warehouse on { $square }.
    .recap = { $resource } into the Warehouse
event-cube-swapped = { $seat } swaps { $resource } for { $resource2 } in a Warehouse and places it on { $square }.
    .recap = from the Warehouse: { $resource2 } on { $square }
event-statue-used = { $seat } puts { $resource } on the Cottage on { $square }.
    .recap = { $resource } on the Cottage { $square }
event-laid-aside = { $seat } lays { $resource } aside.
    .recap = { $resource } laid aside
event-building-built = { $seat } builds { $card } on { $square }.
    .recap = builds { $card } on { $square }
event-building-placed = { $seat } puts { $card } on { $square }.
    .recap = { $card } on { $square }
event-building-exchanged = { $seat } exchanges { $card } on { $square } for { $card2 }.
    .recap = { $card2 } instead of { $card }, { $square }
event-building-marked = { $seat } puts { $resource } on the building on { $square }.
event-watch-set = { $seat } puts { $card }, { $card2 } and { $card3 } on Opaleye's Watch.
event-taken-back = { $seat } takes back what was built in this turn.
event-watch-triggered = Opaleye's Watch of { $seat } has seen something.

# What is asked
ask-keep = Which monument do you keep?
ask-name = You are the Master Builder: name a resource.
ask-card = Choose one of the three resource cards.
ask-place = Place { $resource } on an empty square.
ask-take = Free turn: choose a resource and place it.
ask-construct = Build, or say that you are done.
ask-again = You are done; the others are still building.
ask-mark-bank = Which resource goes on the Bank on { $square }? You will not be able to name it.
ask-mark-factory = Which resource goes on the Factory on { $square }?
ask-exchange = { $left ->
    [one] You may exchange { $left } building.
   *[other] You may exchange { $left } buildings.
}
ask-university = Put any building on an empty square.
ask-watch = Choose three buildings of different types for Opaleye's Watch.
ask-put = Put a building from Opaleye's Watch on an empty square.

# Why something is refused
why-not-dealt = { $card } was not dealt to you (R3.9).
why-two-of-a-type = { $card } and { $card2 } are both { $type }: a game has one card of each type (R3.4).
why-out-in-solo = { $card } is out of the solo game (R13.1).
why-first-game-and-cards = The first game has its own cards: choose either the first game or cards (R3.5).
why-no-such-first-player = The first player must be one of the { $players } at the table (R3.7).
why-on-a-bank = One of your Banks holds { $resource }: you may not name it (R14.22).
why-not-in-row = No { $resource } lies among the three open cards (R13.4).
why-not-empty = { $square } is not empty (R5.1).
why-you-named-it = You named the resource yourself: you must place it on an empty square (R5.6).
why-no-novice-rule = This game is without the novice rule (R11.3).
why-novice-used-up = You have laid aside two resources already (R11.1).
why-no-such-building = { $card }: you have none on { $square } (R5.4).
why-not-on-factory = None of your Factories holds { $resource } (R14.23).
why-same-resource = A Factory gives a different resource than { $resource } (R5.4).
why-warehouse-full = The Warehouse on { $square } is full (R14.25).
why-not-stored = No { $resource } lies in the Warehouse on { $square } (R14.25).
why-no-statue = You have not built the Statue of the Bondmaker (R15.15).
why-cottage-taken = The Cottage on { $square } carries a cube already (R15.15).
why-bank-forbids = One of your Banks holds { $resource }: you may not choose it (R12.7).
why-not-this-game = { $card } is not among the cards of this game (R3.4).
why-not-your-monument = { $card } is not your monument (R6.8).
why-monument-stands = { $card } stands already: a monument is built once (R7.1).
why-sixth-bank = Your Banks hold all five resources: there can be no sixth (R14.28).
why-no-cube-there = At least one real cube must be used (R14.26).
why-pattern-not-there = The cubes of { $card } do not lie there in its pattern (R6.1).
why-building-stands = A building stands on { $square } (R6.9).
why-not-of-pattern = { $square } is none of the squares the cubes come from (R6.2).
why-cube-lies-there = A cube lies on { $square } (R6.10).
why-first-this = First finish what the building just built does (R6.12).
why-bank-has-it = Another of your Banks holds { $resource } (R14.22).
why-no-other-building = No building that can be exchanged stands on { $square } (R15.16).
why-same-type = The new building must be of another type (R15.16).
why-same-square = { $square } has been exchanged already (R15.16).
why-not-on-watch = { $card } is not to be put down now (Q14).
why-three-different = Name three different buildings of this game, in the order of the cards (R15.10).

# Points
score-fed = { $card } on { $square }, fed
    .source = { $card }
    .hint = { $more } for the { $card }
score-unfed = { $card } on { $square }, not fed
    .source = { $card }
    .hint = { $more } for the { $card }
score-building = { $card } on { $square }
    .source = { $card }
    .hint = { $more } for the { $card }
score-set = { $card } × { $count }
    .source = { $card }
    .hint = { $more } for the { $card }
score-stored = Warehouse on { $square }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
    .source = Resources in Warehouses
    .hint = { $more } for cubes in Warehouses
score-empty = { $count ->
    [one] { $count } square without a building
   *[other] { $count } squares without a building
}
    .source = Squares without a building
    .hint = { $way ->
        [up] { $more }, with fewer squares left without a building
       *[down] { $more }, with more squares left without a building
    }

# On the board
draw-others = Other towns
draw-supply = Supply
draw-cards = Cards
draw-before = Before the first turn
draw-turn = Turn { $turn }
draw-free-turn = Turn { $turn }: free choice
draw-named = Turn { $turn }: { $resource }
draw-open-cards = Open cards
draw-pile = Cards left: { $count }
draw-empty = empty
draw-begun = { $card } ({ $cells }): { $count } of { $all } cubes of its pattern lie there then.
draw-empty-squares = free squares
draw-completed = The town is completed.
draw-pattern = Pattern, row by row: { $rows }.
draw-gap = blank
draw-hammer = Master Builder
draw-aside = May still lay aside
draw-ready = Ready to build: choose a pattern, then the square for the building
draw-nothing-ready = No pattern of yours is finished yet.

# What is wrong with a position
position-cards-type = cards: { $card } and { $card2 } are of one type
position-cards-missing = cards: a type has no card, or is to have a second one
position-not-in-solo = a card that is out of the solo game
position-no-monuments = this game is played without monuments
position-dealt-two = dealt: two monument cards are wanted
position-dealt-twice = dealt: one monument card lies in two places
position-dealt-again = steps: seat { $seat } has been dealt its monument cards already
position-kept-dealt = towns: seat { $seat } keeps a monument card that it was not dealt
position-all-keep = steps: everybody who was dealt two monument cards and has kept none keeps one
position-foreign-monument = towns: in the town of seat { $seat } stands a monument that its owner does not have
position-completed-later = towns: the town of seat { $seat } is completed in a turn that has not been
position-no-novice = towns: seat { $seat } has laid a cube aside, but this game is without the novice rule
position-before = before: the town of seat { $seat } at the start of the step is given, but it is not constructing, or has another monument
position-upon = upon: more cubes lie on { $where } than it can hold
position-bank-twice = upon: two Banks of seat { $seat } hold the same resource
position-six-banks = board: seat { $seat } has more than five Banks
position-no-shrine = shrine: seat { $seat } has built no Shrine of the Elder Tree
position-no-watch = watch: seat { $seat } has built no Opaleye's Watch, or more than three buildings lie on it
position-three-cards = row, under: there are three cards of each resource
position-row-three = row, under: three cards lie open and at most twelve lie under the pile
position-ten-cards = turned: a pile has 10 cards
position-step-order = steps: { $step } comes twice or out of order
position-no-seat = there is no such seat at this table
position-names-nobody = steps: in Town Hall nobody names a resource
position-cannot-name = steps: a resource is to be chosen by somebody who cannot choose one
position-full-town = towns: a full town is completed before the next cube is placed
position-nothing-named = named: a resource is to be placed, but none is named
position-named-in-row = named: the chosen card is not among the open ones
position-only-town-hall = steps: this happens only in Town Hall
position-only-solo = steps: this happens only in the solo game
position-no-resource-cards = steps: this game is played without resource cards
position-no-place = steps: the card has no place in the row
position-answers-count = steps: an entry for each of the { $players } seats is wanted
position-all-answered = steps: no answer is awaited any more
position-completed-asked = steps: seat { $seat } has completed its town and is not asked
position-answer-refused = steps: the answer of seat { $seat } was not allowed
position-due-later = steps: what seat { $seat } builds comes only after placing
position-due-order = steps: seat { $seat } cannot have all this to do
position-due-cause = steps: nothing in the town of seat { $seat } is the cause of what it has to do
