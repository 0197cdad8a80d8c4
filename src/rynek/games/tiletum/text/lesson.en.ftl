# The guided first round. Each step has a title, a text and, where something is to be done, what.
lesson-welcome = Welcome to Tiletum
    .text = You are a merchant of the early Renaissance. Your merchant and your architect stand in Tiletum, and from there you travel through Europe. In four rounds of three turns you collect goods, fulfil contracts, and build houses and pillars.
        Lit as well is what you own: goods, storehouse, fulfilled contracts.
lesson-die = One die, two gifts
    .text = A turn begins with a die. Its colour tells you which goods, its number how many. Its place on the wheel tells you the action. High dice bring many goods and a weak action, low dice the other way round (R5.10). This one brings four stone and a contract action.
        A tile that lies at the action may be taken for free.
    .do = Take the dark grey 4, then the tile beside it.
lesson-contract = Spend the points
    .text = The action gives you points to spend, as you like. In the corner of each contract stands what it costs to take. You have plenty of stone, so a contract for three identical goods is just right.
    .do = Take the contract for three identical goods.
lesson-fulfil = Fulfil it at once
    .text = Taken tiles lie in your storehouse. Contracts are fulfilled as a task: at any moment of your turn, and it costs no action point. Each fulfilled contract also frees a pillar, which your architect can build later (R10.3).
    .do = Fulfil the contract with stone.
lesson-crest = A crest
    .text = The contract brought { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }. One action point is left, and unspent points are lost. It is enough for a crest. Crests complete your buildings, and each pays a bonus when you place it.
    .do = Take the { tile-crest-lily }, then end your turn.
lesson-merchant = A low die
    .text = Your rival moved, and a corruption token pushed everybody back on the king’s track. Now look for a strong action: the pink 1 brings a single food, but six points for your merchant. Leave the tile there this time: the storehouse has only four places, and what is in it cannot be thrown away.
    .do = Take the pink 1 and leave the tile.
lesson-seal = Place the crest
    .text = With that food you have two, exactly the price of the crest’s place in your rightmost building. People live there already, so the building is complete at once. That is a task, too: it costs no action point.
    .do = Place the { tile-crest-lily } in the rightmost building.
lesson-house = Off to { space-brugge }
    .text = { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        } for that. Now travel. Each step costs a point, and so does each house and each tile you pick up in a city.
    .do = Move the merchant to { space-brugge }, build a house, take the tile.
lesson-further = And on to { space-antwerpen }
    .text = A house is worth much: it lets you take part in the fair of its city, and at the end houses are multiplied by pillars. Use the rest of your points the same way.
    .do = Move on to { space-antwerpen }, build a house, take the crest, end your turn.
lesson-king = The king’s track
    .text = The markers have slid back again. Whoever stands low on the king’s track at the end of the round loses points, whoever stands high gains. The light grey 2 moves you five steps. And the tile beside it is a contract you can pay right away.
    .do = Take the light grey 2, take the tile, fulfil the contract.
lesson-helper = A helper
    .text = In { space-brugge } you picked up a helper. Helpers are tasks as well: use one when it helps most, and it is gone. This one moves you three more steps.
    .do = Use the helper for the king’s track, then end your turn.
lesson-leader = King and fair
    .text = All three turns are played. First the king: you lead, so you may take his tile, and you begin the next round. Then the fair. In round one it is always in Tiletum, where both of you have a house. This time each house on the map counts (R7.3).
    .do = Take the king’s tile.
lesson-points = Where points come from
    .text = King and fair together brought { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }, and you stand at { $points }. Look ahead: the coming fairs and their cities are known. Be there with a house or your merchant, and collect what they count. Then there are contracts, cathedrals, completed buildings, and houses times pillars.
lesson-mistakes = Three common mistakes
    .text = One: a full storehouse. Take only what you will soon use. Two: action points left over at the end of a turn. 2 gold change a die by 1; often that is better than a bad action. Three: forgetting the king’s track. It slides back three times a round, and the red part costs dearly.
