# The guided first turns. Each step has a title, a text and, where something is to be done, what.
lesson-welcome = Welcome, Mayor
    .text = This is your town: sixteen squares, still empty. You will fill them with buildings. Your rival does the same next door, at the same time. When both towns are full, whoever has more points wins.
        Every square without a building costs one point in the end, so you begin below zero.
lesson-cards = Seven buildings
    .text = These cards are what both of you can build, as often as you like. Each shows a pattern of resources. Lay that pattern in your town, turned or mirrored as you please, and you may swap it for the building.
        Point at a card, or tap it, to read what it is worth.
lesson-name = You hold the hammer
    .text = In every turn one of you names a resource and both must place it. This turn it is you. A { card-cottage } needs { resource-wheat }, { resource-brick } and { resource-glass }: begin with the corner of its pattern.
    .do = Name { resource-glass }.
lesson-place = One cube on one square
    .text = Now both of you place the cube, and nobody sees where until both are ready. A cube never moves again, so leave room around it.
    .do = Place the { resource-glass } on the lit square.
lesson-wheat = The rival’s choice
    .text = The hammer has gone to your rival, who names { resource-wheat }. You have to place it too, and this time it fits: in the pattern of the { card-cottage } it lies beside the { resource-glass }.
    .do = Place the { resource-wheat } on the lit square.
lesson-brick = The last piece
    .text = Your turn to name. One { resource-brick } is missing for the { card-cottage }.
    .do = Name { resource-brick } and place it beside the { resource-glass }.
lesson-build = Your first building
    .text = The pattern is complete, and it shows below your town. When you build, the three cubes leave and the building stands on one of their squares (R6.2). Choose well: it never moves.
    .do = Click the pattern of the { card-cottage }, then the lit square.
lesson-wood = Good neighbours
    .text = Two squares are free again, and a { card-cottage } stands on the third. Your rival names { resource-wood }. A { card-well } needs { resource-wood } and { resource-stone }, and it earns a point for each { card-cottage } next to it.
    .do = Place the { resource-wood } beside the { card-cottage }.
lesson-well = A Well
    .text = You know all the steps now: name, place, build. Finish the { card-well }, and put it on the square next to your { card-cottage }.
    .do = Name { resource-stone }, place it on the lit square, build the { card-well }.
lesson-unwanted = What nobody wants
    .text = The { card-well } was worth { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }: one square less is bare, and it has a { card-cottage } beside it. Your rival names { resource-brick }, which you cannot use now. Place it anyway, in a corner, where it blocks nothing (R5.3). Two bricks in a row will begin a { card-tavern }.
    .do = Place the { resource-brick } in the lit corner.
lesson-points = Where points come from
    .text = You stand at { $points }. Each building frees a square from its minus point, and most earn more. A { card-cottage } is worth 3, but only if it is fed, for example by a { card-farm }, which feeds four (R8.1). The { card-chapel } then counts the fed ones once more.
        Feeding is counted at the end, so the { card-farm } may come late.
lesson-mistakes = Three common mistakes
    .text = One: cubes scattered over the middle, until no pattern fits any more. Build from the rim inwards. Two: rows of Cottages without a { card-farm }: unfed Cottages are worth nothing. Three: looking only at your own town. Watch which resource your rival will name next, and plan to use it.
