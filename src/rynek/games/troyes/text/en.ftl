game-title = Troyes
game-blurb = The families of medieval Troyes send citizens into Palace, Bishopric and City Hall, roll the dice they earn, buy each other's dice, fight off calamities and build the cathedral.
option-bonus-cards = Bonus cards
    .info = Three Activity cards and an Event of a later printing join the others: Baker, Prior, Banquet, Resistance (B1).

# Colours, buildings, spaces
colour-red = red
colour-white = white
colour-yellow = yellow
colour-mixed = mixed
building-palace = Palace
    .info = Red dice. Six single spaces, one for each die value; a citizen costs 2 deniers a round (R4.4, R5.4).
building-bishopric = Bishopric
    .info = White dice. Three rows of two spaces; whoever enters pushes the others on. A citizen costs 1 denier a round (R4.4, R5.5).
building-city-hall = City Hall
    .info = Yellow dice. Two rows of three spaces; whoever enters pushes the others on. Citizens cost nothing (R4.4, R5.5).
space-palace-1 = Palace 1
space-palace-2 = Palace 2
space-palace-3 = Palace 3
space-palace-4 = Palace 4
space-palace-5 = Palace 5
space-palace-6 = Palace 6
space-bishopric-1a = Bishopric 1–2, entrance
space-bishopric-1b = Bishopric 1–2, exit
space-bishopric-2a = Bishopric 3–4, entrance
space-bishopric-2b = Bishopric 3–4, exit
space-bishopric-3a = Bishopric 5–6, entrance
space-bishopric-3b = Bishopric 5–6, exit
space-city-hall-1a = City Hall 1–3, entrance
space-city-hall-1b = City Hall 1–3, middle
space-city-hall-1c = City Hall 1–3, exit
space-city-hall-2a = City Hall 4–6, entrance
space-city-hall-2b = City Hall 4–6, middle
space-city-hall-2c = City Hall 4–6, exit

# Activity cards
card-archer = Archer
    .info = Each activation: roll a black die; on 3 to 6 put a cube on an Event of your choice (R10.3).
card-diplomat = Diplomat
    .info = Each activation: pay 1 influence and put a cube on an Event of your choice. All influence is paid before the first cube (R10.2, R10.4).
card-tax-collector = Tax Collector
    .info = Each activation: every other player pays you 1 denier for each of their citizens standing in the City Hall; the bank pays for grey ones, 2 each for those of le Roy (R10.12, S31).
card-hunting = Hunting
    .info = Each activation: gain 3 influence (R6.7).
card-mercenary = Mercenary
    .info = Each activation: gain 3 deniers (R6.7).
card-cavalry = Chivalry
    .info = Each activation: for every red die still in your district put a cube on an Event of your choice (R10.1, R10.2).
card-captain = Captain
    .info = Each activation: 1 point for every Event, Marauding included, that holds a cube of yours (R10.5).
card-jousts = Jousts
    .info = Each activation: 2 points if the red dice left in your district have the highest sum of all players; players tied with you gain 2 as well (R10.10).
card-troubadour = Troubadour
    .info = Each activation: pay 3 influence, gain 2 points (R10.4).
card-tithing = Tithing
    .info = Cube: the first yellow die you take from each other district, grey included, is free (R10.7).
card-monk = Monk
    .info = Cube: exactly one white die counts as three yellow dice of its value; not for placing a citizen (R10.6, R10.8).
card-priest = Priest
    .info = Cube: every yellow die of the group counts 3 more; not for placing a citizen (R10.6).
card-apprenticeship = Apprenticeship
    .info = Cube: every die of the group, of whichever colours, counts as a 5; neither for placing a citizen nor at the cathedral (R10.6).
card-templar = Templar
    .info = Cube: exactly one white die counts as two red dice of its value; not for placing a citizen (R10.6, R10.8).
card-confession = Confession
    .info = Cube: every die of the group, of whichever colours, counts 2 more; neither for placing a citizen nor at the cathedral (R10.6).
card-pilgrimage = Pilgrimage
    .info = Each activation: gain 2 points. The dice may be of any colours, mixed too; a mixed group can be changed by Apprenticeship and Confession only (R10.11).
card-glassmaker = Glassmaker
    .info = Each activation: 1 point for every two cubes of yours on the cathedral (R10.5).
card-procession = Procession
    .info = Each activation: whoever has the most dice left in their district gains 2 points, tied players 2 each; grey does not take part (R10.10).
card-artisan = Artisan
    .info = Each activation: pay 1 influence, gain 6 deniers (R10.4).
card-merchant = Merchant
    .info = Each activation: gain 2 deniers (R6.7).
card-miller = Miller
    .info = Each activation: choose Palace or Bishopric and gain 2 deniers for every citizen of yours standing there (R10.5).
card-innkeeper = Innkeeper
    .info = Each activation: pay 1 denier, gain 1 influence (R10.4).
card-blacksmith = Blacksmith
    .info = Cube: the sum of one group of red dice counts 5 more; not for placing a citizen (R10.6).
card-militia = Militia
    .info = Cube: a group of yellow dice counts as red; for every action (R10.6).
card-journeyman = Journeyman
    .info = Each activation: pay 3 deniers, gain 2 points (R10.4).
card-goldsmith = Goldsmith
    .info = Each activation: gain 1 point and 2 deniers (R6.7).
card-sculptor = Sculptor
    .info = Each activation: gain 1 point (R6.7).
card-banquet = Banquet
    .info = Each activation: 1 point for each red die in the district that has the most red dice, whoever owns it; when you play alone only your own counts (B3, S34).
card-prior = Prior
    .info = Cube: exactly one white die counts as two white dice of its value; not for placing a citizen (B4).
card-baker = Baker
    .info = Each activation: 1 denier for each yellow die still on the city square (B2).

# Events
event-card-marauding = Marauding
    .info = Every round 1 black die. It never leaves: once countered it opens again (R4.9, R6.21).
event-card-war = War
    .info = Every round 2 black dice (R4.9).
event-card-normans-attack = Normans Attack
    .info = Every round 2 black dice (R4.9).
event-card-brigands-1 = Brigands
    .info = Every round 1 black die (R4.9).
event-card-brigands-2 = Brigands
    .info = Every round 1 black die (R4.9).
event-card-brigands-3 = Brigands
    .info = Every round 1 black die (R4.9).
event-card-skirmishes-1 = Skirmishes
    .info = Every round 1 black die (R4.9).
event-card-skirmishes-2 = Skirmishes
    .info = Every round 1 black die (R4.9).
event-card-succession-conflict = Succession Conflict
    .info = Every round a die is rolled: a grey citizen enters the Palace on the space of that value (R11.1).
event-card-theological-conflict = Theological Conflict
    .info = Every round a die is rolled: a grey citizen enters the Bishopric in the row of that value (R11.1).
event-card-heresy = Heresy
    .info = Every round each player loses 2 influence (R11.2).
event-card-traveling-builders = Traveling Builders
    .info = Every round a grey cube is put on the lowest free space of the cathedral: lowest level, there the lowest value (R11.3).
event-card-interrupted-work = Interrupted Work
    .info = Every round the cube on the highest built space of the cathedral is removed: highest level, there the highest value (R11.3).
event-card-civil-war = Civil War
    .info = Every round each player pays 3 deniers (R11.2).
event-card-drought = Drought
    .info = Every round each player pays 1 denier for each of their citizens standing in the City Hall (R11.2).
event-card-wayfarers = Wayfarers
    .info = Every round a die is rolled: a grey citizen enters the City Hall in the row of that value (R11.1).
event-card-support = Support
    .info = Every round a grey cube is put on each of the two Events to its left (R11.4).
event-card-resistance = Resistance
    .info = It brings a second red Event. Every round the last cube of every Event is removed (B5, B6).

# Characters
character-henri-i = Henry I
    .info = Event cards won: 1, 3 or 5 of them give 1, 3 or 6 points to every player who has them (R12.1).
character-hugues-de-payns = Hugues de Payns
    .info = Influence: 5, 10 or 15 give 1, 3 or 6 points to every player who has it (R12.1).
character-thibaut-ii = Thibaut II
    .info = Deniers: 6, 12 or 18 give 1, 3 or 6 points to every player who has them (R12.1).
character-urbain-iv = Urban IV
    .info = Own cubes on the cathedral: 3, 5 or 7 (with one or two players 4, 6 or 8) give 1, 3 or 6 points to every player who has them (R12.1).
character-le-florentin = The Florentine
    .info = Own tradesmen on Activity cards: 2, 4 or 6 give 1, 3 or 6 points to every player who has them (R12.1).
character-chretien-de-troyes = Chrétien de Troyes
    .info = Own citizens standing in the buildings: 3, 5 or 7 (with one or two players 4, 6 or 8) give 1, 3 or 6 points to every player who has them (R12.1).
# Le Roy
roy-action-two-points-three = 2 points for three dice
roy-action-two-points-two = 2 points for two dice
roy-action-citizen = a citizen enters a building
roy-action-event = he resolves the last Event
roy-action-tradesman = a tradesman
roy-action-cathedral = two cubes on the cathedral
roy-action-character = a Character scores
rank-defeat = defeat
rank-condemned = not hopeless, yet condemned
rank-average = average at best
rank-promising = a promising effort
rank-worrying = le Roy begins to worry
rank-masterly = masterly

# Moves
move-first = { $seat } starts
move-deal = Deal: { $rest }
move-place = { $space }
move-reveal = Reveal: { $rest }
move-event = Event: { $event_card }
move-roll = Roll: { $rest }
move-counter = Use the { $colour } { $face }
move-also = Also counter the black { $face }
move-give-way = Give way: lose 2 points
move-reroll = Reroll the { $colour } { $face } (1 influence)
move-recruit = Recruit a citizen (2 influence)
move-turn = Turn the { $colour } { $face } over (4 influence for up to 3 dice)
move-done = Done
move-pass = Pass: 2 deniers into the district
    .away = Whoever passes takes no more actions this round, and you still have something to do.
move-spend = Spend a cube of the { $card }
move-take = Take your { $colour } { $face }
move-buy = Buy the { $colour } { $face } of { $seat }
move-buy-grey = Buy the grey district's { $colour } { $face }
move-activate = Activate the { $card }
move-fewer = Activate the { $card } fewer times
move-times = { $times ->
    [one] Once
   *[other] { $times } times
}
move-build = Build the cathedral
move-fight = Fight: { $event_card }
move-settle = Place a citizen
move-farm = Agriculture
move-from-supply = From your supply
move-from-space = From { $space }
move-from-lying = The one lying on the { $building }
move-from-card = From the { $card }
move-mill = Palace × { $times }, the rest Bishopric
move-cube = Cube on { $event_card }

# What is asked
ask-place = Put a citizen on any empty space of a building ({ $left } left to place).
ask-defend = Counter the black { $face } with dice of your district; red ones count double. You may spend influence first.
ask-helpless = Your dice count { $strength } against the black { $face }. Spend influence or give way.
ask-counter = { $strength } of { $needed }: add dice, counter more black dice, or finish.
ask-turn-more = You may turn { $left ->
    [one] one more die
   *[other] up to { $left } more dice
} for the same influence.
ask-turn = Pick the first die of a group, spend influence or a cube, or pass.
ask-first-die = A cube of the { $card } is spent: pick the first die.
ask-group = { $colour_key ->
    [red] Red
    [white] White
    [yellow] Yellow
   *[mixed] Mixed
} group of { $total } for { $price ->
    [0] nothing
    [one] { $price } denier
   *[other] { $price } deniers
}: add a die or choose what it does.
ask-use = { $colour_key ->
    [red] Red
    [white] White
    [yellow] Yellow
   *[mixed] Mixed
} group of { $total } for { $price ->
    [0] nothing
    [one] { $price } denier
   *[other] { $price } deniers
}: no other die can join it. Choose what it does.
ask-citizen = Which citizen of yours enters the { $building }?
ask-hire = Which citizen of yours becomes the tradesman on the { $card }?
ask-times = How many times do you activate the { $card } (at most { $most })?
ask-mill = { $times ->
    [one] One activation
   *[other] { $times } activations
} of the Miller: how many count the Palace ({ $palace } of yours)? The others count the Bishopric ({ $bishopric }).
ask-event-cube = Put a cube on an Event of your choice ({ $left } left).
ask-archer-cube = A hit: put a cube on an Event ({ $left ->
    [one] one more shot
   *[other] { $left } more shots
} to come).

# Why a move is refused
why-space-taken = { $space } is taken: choose an empty space.
why-must-counter = Your dice suffice, so you must counter the black die.
why-too-weak = These dice count { $strength }, but { $needed } are needed.
why-no-counter-die = You have no { $colour } { $face } left in your district; only your own dice counter black dice.
why-no-such-black = There is no black { $face } left to counter.
why-too-little-influence = That takes { $needed } influence, and you have { $held }.
why-no-own-die = You have no { $colour } { $face } in your district; other players' dice cannot be rerolled or turned.
why-turned-already = The { $colour } { $face } has been turned for this influence already; each die is turned once.
why-nobody-to-recruit = All your twelve citizens are in play: there is nobody to recruit.
why-dice-first = Form a group of dice first, then choose what it does.
why-no-die-there = That die is not on the square.
why-own-die = Your own dice are taken, not bought.
why-one-colour = This group is made of { $colour } dice only.
why-group-full = { $most ->
    [one] This group may hold one die only.
   *[other] A group has at most { $most } dice.
}
why-too-dear = That would cost { $needed } deniers, and you have { $held }.
why-leads-nowhere = With that die no action could be carried out.
why-no-cube-there = You have no cube on the { $card }.
why-cube-without-use = No group you can pay for would do anything with a cube of the { $card }.
why-finish-the-group = A group is being formed: finish it, or take the moves back.
why-cube-first = A cube is spent before the first die is picked: take the moves back to spend one.
why-one-cube-only = One cube changes this group already; never more than one changes an action.
why-mixed-group = A group of several colours can activate the Pilgrimage only.
why-cube-forbids = A cube of the { $card } does not work for this.
why-face-down = The { $card } does not lie face up.
why-wrong-colour = That needs { $wanted } dice; this group counts as { $colour }.
why-sum-too-small = The group counts { $total }, but { $needed } are needed at least.
why-hire-too-dear = Dice and tradesman of the { $card } cost { $needed } deniers together, and you have { $held }.
why-cannot-convert = You cannot pay for a single activation of the { $card }.
why-only-once = The { $card } can be activated just once with this.
why-event-not-here = { $event_card } is not in the row.
why-column-full = A die of the group finds no free level in its column of the cathedral.
why-one-die-only = Exactly one die places a citizen.
why-row-protected = Nobody can enter there: { $seat } has a citizen lying on the building and cannot be expelled.
why-no-citizen-there = You have no citizen there.
why-protected = { $seat } has a citizen lying on the { $building } and cannot be expelled.
why-grey-protected = { $roy ->
    [1] A citizen of le Roy
   *[other] A grey citizen
} lies on the { $building }: nobody of that colour can be expelled from it.
why-no-citizen-to-hire = You have no citizen there to hire.
why-nobody-to-hire = None of your citizens is in play: recruit one first to hire for the { $card }.
why-nobody-to-place = None of your citizens is in play: recruit one first.
why-at-least-once = An activity must be activated at least once.
why-too-many-times = At most { $most } is possible.
why-event-not-in-row = { $event_card } is not in the row.

# What happened
event-start-player = { $seat } is the start player.
event-character-dealt = Your Character is { $character }.
event-characters-dealt = { $cards ->
    [one] Everybody gets a secret Character.
   *[other] Everybody gets { $cards } secret Characters.
}
event-pile-laid = The pile of Characters: { $rest }.
event-roy-places = Le Roy rolls two red, two yellow and two white dice for his citizens: { $rest }.
event-placed = { $seat } places a citizen: { $space }.
    .recap = citizen: { $space }
event-grey-placed = { $roy ->
    [1] A citizen of le Roy
   *[other] A grey citizen
} fills { $space }.
event-round-starts = Round { $round } of { $rounds }.
    .heading = Round { $round } of { $rounds }
event-activity-revealed = A new activity: { $card }.
event-wages-paid = { $seat } receives { $income } deniers and pays { $wages } in wages.
event-wages-short = { $seat } pays only { $paid } of { $wages } deniers in wages and loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-rolled = { $seat } rolls { $colour }: { $rest }.
event-grey-rolled = { $roy ->
    [1] Le Roy
   *[other] The grey district
} rolls { $colour }: { $rest }.
event-event-revealed = A new Event: { $event_card }.
event-grey-enters = { $event_card }: a { $face } is rolled, and a { $roy ->
    [1] citizen of le Roy
   *[other] grey citizen
} enters the { $building }.
event-grey-stays-out = { $event_card }: no { $roy ->
    [1] citizen of le Roy
   *[other] grey citizen
} enters the { $building }.
event-grey-builds = { $event_card }: a { $roy ->
    [1] cube of le Roy
   *[other] grey cube
} is put on column { $column }, level { $level } of the cathedral.
event-work-torn-down = { $event_card }: the cube on column { $column }, level { $level } of the cathedral is removed.
event-cube-removed = { $event_card }: the last cube on { $target } is removed.
event-event-idle = { $event_card } changes nothing.
event-deniers-paid = { $event_card }: { $seat } pays { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
event-influence-lost = { $event_card }: { $seat } loses { $influence } influence.
event-cannot-comply = { $event_card }: { $seat } cannot comply and loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-black-rolled = The enemies roll: { $rest }.
event-countered = { $seat } counters { $rest } with a strength of { $strength }.
    .recap = counters { $rest }
event-gave-way = { $seat } gives way to the black { $face } and loses { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .recap = gives way to the black { $face }
event-roy-countered = Le Roy removes the black { $face } with a { $colour } { $die }.
event-rerolls-die = { $seat } rerolls a { $colour } { $face }.
event-rerolled = { $seat } rolls a { $colour } { $face }.
event-recruited = { $seat } recruits a citizen.
event-turned-die = { $seat } turns a { $colour } { $face } to { $turned }.
event-passed = { $seat } passes: { $deniers } deniers into the district.
    .recap = pass
event-passed-before = One more denier for { $seat }, who has passed.
event-group-used = { $seat } uses { $colour } dice: { $rest } (sum { $total }).
event-die-bought = { $seat } buys the { $colour } { $face } of { $other } for { $deniers ->
    [0] nothing
   *[other] { $deniers } deniers
}.
event-grey-die-bought = { $seat } buys { $roy ->
    [1] le Roy's
   *[other] the grey district's
} { $colour } { $face } for { $deniers ->
    [0] nothing
   *[other] { $deniers } deniers
}.
event-cube-spent = { $seat } spends a cube of the { $card }.
event-hired = { $seat } hires a tradesman for the { $card } ({ $deniers } deniers, { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end).
    .recap = tradesman: { $card }
event-activated = { $seat } activates the { $card } { $times ->
    [one] once
   *[other] { $times } times
}.
    .recap = { $card } ×{ $times }
event-leads = { $seat } leads and gains { $points } points.
event-roy-leads = Le Roy leads and gains { $points } points.
event-nobody-leads = Nobody gains anything.
event-tax-paid = { $other } pays { $seat } { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
} of tax.
event-cubes-stored = { $seat } puts { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on the { $card }.
event-converted = { $seat } pays { $deniers ->
    [0] { $influence } influence
    [one] 1 denier
   *[other] { $deniers } deniers
}.
event-farmed = { $seat } farms for { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
    .recap = agriculture: +{ $deniers }
event-built = { $seat } builds column { $column }, level { $level } of the cathedral.
    .recap = cathedral { $column }, level { $level }
event-entered = { $seat } sends a citizen: { $space }.
    .recap = citizen: { $space }
event-expelled = A citizen of { $seat } is expelled and lies on the { $building }.
event-grey-expelled = A { $roy ->
    [1] citizen of le Roy
   *[other] grey citizen
} is expelled and lies on the { $building }.
event-rises = A citizen of { $seat } rises from the { $building }.
event-citizen-lifted = A citizen of { $seat } leaves { $space }.
event-tradesman-leaves = The tradesman of { $seat } leaves the { $card }.
event-cubes-on-event = { $seat } puts { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on { $event_card }.
    .recap = { $event_card }: +{ $cubes }
event-grey-cubes = { $roy ->
    [1] Le Roy puts { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } on { $event_card }.
   *[other] A grey cube is put on { $event_card }.
}
    .recap = { $roy ->
        [1] le Roy: { $event_card } +{ $cubes }
       *[other] {""}
    }
event-event-countered = { $event_card } is countered.
event-event-points = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
} for it.
event-event-taken = { $seat } takes the card { $event_card }.
    .recap = wins { $event_card }
event-event-removed = { $roy ->
    [1] Le Roy takes the card { $event_card }.
   *[other] { $event_card } is removed: grey had the most cubes.
}
event-marauding-open = Marauding is open again.
event-archer-shoots = The Archer of { $seat } rolls { $face }.
event-deniers-gained = { $seat } gains { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}.
event-influence-gained = { $seat } gains { $influence } influence.
event-points-gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-roy-gains = Le Roy gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-roy-rolls = Le Roy rolls { $first } and { $second }: { $roy_action }.
    .recap = { $roy_action_key ->
        [citizen] {""}
        [event] {""}
        [tradesman] {""}
        [cathedral] {""}
       *[other] le Roy: { $roy_action }
    }
event-roy-gives = Le Roy gives up a { $colour } { $face }.
event-roy-buys = Le Roy takes the { $colour } { $face } of { $seat }; the bank pays { $deniers } deniers.
event-roy-enters = A citizen of le Roy enters: { $space }.
    .recap = citizen of le Roy: { $space }
event-roy-stays-out = Le Roy finds no place in the { $building }.
    .recap = le Roy: no place in the { $building }
event-roy-hires = Le Roy puts a tradesman on the { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
} at the end).
    .recap = tradesman of le Roy: { $card }
event-roy-hires-nobody = Le Roy finds no card for a tradesman.
    .recap = le Roy: no card for a tradesman
event-roy-builds = Le Roy builds column { $column }, level { $level } of the cathedral.
    .recap = le Roy: cathedral { $column }, level { $level }
event-character-scores = { $character } scores: { $seat } { $points }, le Roy { $roy_points }.
event-pile-empty = No Character is left.
event-purse-taken = { $seat } takes { $deniers } deniers from the district.
event-citizens-return = { $citizens ->
    [one] A lying citizen returns
   *[other] { $citizens } lying citizens return
} to { $seat }.
event-grey-returns = { $citizens ->
    [one] A lying citizen returns
   *[other] { $citizens } lying citizens return
} to { $roy ->
    [1] le Roy
   *[other] the grey supply
}.
event-next-start = The start player card goes to { $seat }.
event-roy-starts = The start player card goes to le Roy.
event-game-ends = The game is over.
event-solo-rank = Result against le Roy: { $result }. Rank: { $rank }.
event-character-shown = { $seat } shows { $character }.

# Points
score-tokens = Points gained during the game
    .hint = { $more } at once
score-open-events = Events still open with the player's cube ({ $events })
    .source = Events still open with the player's cube
    .hint = { $more } for cubes on open Events
score-tradesmen = Tradesmen ({ $tradesmen })
    .source = Tradesmen
    .hint = { $more } for tradesmen
score-empty-levels = Cathedral levels without the player's cube ({ $levels })
    .source = Cathedral levels without the player's cube
    .hint = { $way ->
        [up] { $more }, with fewer cathedral levels left without { $whose ->
            [yours] your cube
           *[theirs] the player’s cube
        }
       *[down] { $more }, with more cathedral levels left without { $whose ->
            [yours] your cube
           *[theirs] the player’s cube
        }
    }
score-character = { $character } ({ $count })
    .source = { $character }
    .hint = { $more } from { $character }
score-roy-tokens = Le Roy: points gained during the game
    .hint = { $way ->
        [up] { $more }, with less for le Roy
       *[down] { $more }, with more for le Roy
    }
score-roy-open-events = Le Roy: Events still open with a cube of his ({ $events })
    .source = Le Roy: Events still open with a cube of his
    .hint = { $way ->
        [up] { $more }, with less for le Roy
       *[down] { $more }, with more for le Roy
    }
score-roy-tradesmen = Le Roy: tradesmen ({ $tradesmen })
    .source = Le Roy: tradesmen
    .hint = { $way ->
        [up] { $more }, with less for le Roy
       *[down] { $more }, with more for le Roy
    }
score-roy-empty-levels = Le Roy: cathedral levels without a cube of his ({ $levels })
    .source = Le Roy: cathedral levels without a cube of his
    .hint = { $way ->
        [up] { $more }, with less for le Roy
       *[down] { $more }, with more for le Roy
    }
score-roy-character = Le Roy: { $character } ({ $count })
    .source = Le Roy: { $character }
    .hint = { $way ->
        [up] { $more }, with less for le Roy
       *[down] { $more }, with more for le Roy
    }

# On the board
note-price = { $deniers ->
    [0] free
    [one] 1 denier
   *[other] { $deniers } deniers
}
note-hire = tradesman { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
note-cost = costs { $deniers ->
    [one] 1 denier
   *[other] { $deniers } deniers
}
note-times = { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
}
note-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
draw-events = Events
draw-square = City square with the dice
draw-plan = Plan
draw-no-wage = no wage
draw-grey = Grey
draw-roy = Le Roy
draw-own-points = your points
draw-roy-points = points of le Roy
draw-result = result against le Roy
draw-pile = place in the pile
draw-scored = has scored
draw-die = { $district }: { $colour } { $face }
draw-price = Costs { $deniers ->
    [0] nothing
    [one] 1 denier
   *[other] { $deniers } deniers
} in the group being formed (R4.22).
draw-threatened = The citizen of { $owner } can be expelled with: { $dice } (R5.4, R5.5).
draw-protected = { $owner } has a citizen lying on the building: nobody of { $owner } can be expelled from it (R5.8).
draw-lying = Lying on: { $building }
draw-lying-tip = Expelled citizens lie here until the end of the round and protect the others of their player (R5.6, R5.8).
draw-card-numbers = Tradesman { $hire } deniers; one activation for every { $divisor } of the sum.
draw-event-numbers = A cube for every { $divisor } of the sum; { $first } points for the most cubes, { $second } for the second most (R6.16, R6.18).
draw-round-short = round { $round }
draw-round = Round { $round } of { $rounds }
draw-placement = Initial placement
draw-idle = Pick dice, then what they do.
draw-nothing = not enough for any use yet
draw-danger = Yours in danger: { $spaces }
draw-cubes = Cubes on the { $card }
draw-fewer = { $card }: fewer times
draw-district = District of { $name }
draw-district-tip = Your own dice are free; others cost 2, 4 or 6 deniers each in a group of one, two or three (R4.22).
draw-passed = passed, { $purse }
draw-supply = Private supply { $supply }, general supply { $reserve }
draw-supply-tip = Citizens in the private supply can be placed or hired (R5.2, R6.2).
draw-black = Black { $face }
draw-black-tip = Counter it with dice of your district; red ones count double (R4.12).
draw-strength = { $strength } of { $needed }
draw-done = Done
draw-done-tip = Finish with what is chosen.
draw-pass = Pass
draw-pass-tip = 2 deniers into your district, and 1 more each time your turn would come (R4.27).
draw-give-way = Give way
draw-give-way-tip = Your dice do not suffice: the black die goes, and you lose 2 points (R4.16).
draw-reroll = Reroll
draw-reroll-tip = Then choose a die of your district (R7.1).
draw-recruit = Recruit
draw-recruit-tip = A citizen from the general supply to your private supply (R7.1).
draw-turn = Turn
draw-turn-tip = Turn 1 to 3 dice of your district to the opposite face (R7.1).
draw-cathedral = Cathedral
draw-cathedral-tip = Each white die puts a cube in the column of its value: 1 point and 1 or 2 influence (R6.13, R6.15).
draw-farm = Agriculture
draw-farm-tip = Half the sum of 1 to 3 yellow dice in deniers, without a tradesman (R6.22).
draw-decks = Still to come
draw-notes = Note pad
draw-notes-tip = Every Character in play scores for everybody; the percentage says how likely a rival holds it (R9.1).
draw-chance = with a rival?
draw-known = known
draw-hidden = Only you see this
draw-tokens = points in tokens
draw-points-known = points with what you know
draw-wages = wages next round: { $wages }
draw-final = Final score
draw-deniers = deniers
draw-influence = Influence
draw-own-influence = influence
draw-private = citizens in the private supply
draw-tradesmen = tradesmen
draw-won = Events won
draw-dice-red = red dice
draw-dice-white = white dice
draw-dice-yellow = yellow dice
draw-characters = Secret Characters

# What is wrong with a position

position-slot-twice = activities: another card already lies on the slot of { $card }
position-event-twice = events: { $event } is there twice, or not at its place
position-cathedral-high = cathedral: column { $column } has three levels
position-no-owner = something belongs to a seat that is not at the table
position-no-trader = activities, start: only players at the table have tradesmen and start, and in the solo game le Roy (grey)
position-lying-once = lying: of one owner at most one citizen lies on a building
position-grey-many = spaces: there are more grey citizens than in the box
position-grey-few = steps: there are too few grey citizens to fill the empty spaces
position-spaces-few = steps: there are too few empty spaces for the citizens still to be placed
position-supply-turn = seats: the citizens in the private supplies do not fit the order of placement
position-twelve-citizens = seats.{ $letter }: a player has twelve citizens
position-purse-two = seats.{ $letter }: passing puts at least 2 deniers into the district
position-characters-each = seats: Character cards for each player now: { $count }
position-character-twice = seats, le_roy: a Character is there twice
position-pile-early = le_roy.pile: the Characters are still to be laid
position-card-later = activities: { $card } is revealed in a later round, or still to be revealed
position-bonus-card = { $card } is a bonus card
position-tradesman-twice = activities: { $card } has two tradesmen of one player
position-card-cubes = activities: { $card } holds no cubes
position-flags-many = events: { $event } has more cubes than an Event that is not yet countered
position-red-events = events: in round { $round } the number of red ones does not fit
position-called-events = events: the white and yellow ones are not those that red ones have called
position-second-event = steps: a second red Event comes only right after Resistance
position-dice-many = dice: { $count } of { $colour } are more than there are
position-dice-early = dice: they are still to be rolled
position-black-many = black: there are six black dice
position-card-hidden = steps: { $card } does not lie face up
position-activation = steps: { $card } cannot be activated like this
position-group-cube = steps: the cube of the group is not there
position-group-empty = steps: a group of nothing, or of a player who has passed
position-group-dice = steps: the group has dice that are not on the square, or too many
position-group-colours = steps: the group has colours that do not go together
position-group-dear = steps: the group cannot be paid for
position-counter-dice = steps: a defence needs the player's own dice, and on the square
position-counter-black = steps: a defence is against black dice that are there, the highest among them
position-counter-weak = steps: the defence cannot succeed
position-step-fits = steps: { $step } with what the rules never give it
position-step-order = steps: { $step } is doubled or out of order
position-step-waits = steps: { $step } is done at once and cannot wait for another step
position-step-players = steps: { $step } does not come with this number of players
position-step-round = steps: { $step } does not come in round { $round }
position-step-seat = steps: a step belongs to nobody at the table
position-step-pair = steps: { $step } belongs to another player or card than the step before it
