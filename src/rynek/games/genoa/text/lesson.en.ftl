# The guided first round. Each step has a title, a text and, where something is to be done, what.
lesson-welcome = Welcome to Genoa
    .text = You are merchants, and only money counts: whoever has the most ducats after the last round wins. You see your own purse; those of the others are hidden.
        Two rivals sit at the table, blue (B) and green (C). In each round everybody is the Trader once. You begin.
lesson-hand = Four kinds of cards
    .text = These are your secret errands. A Message pays when the tower visits both its buildings in one turn. A Small Order wants one good in one building, a Large Order three goods in a villa. A Contract counts at the end of the game only.
        So these matter first: { space-drinks-warehouse }, { space-palace } and { space-coach-house }.
lesson-act = Here stands the tower
    .text = The dice have put the tower of five discs on the { space-drinks-warehouse }. You can act only where the tower stands, and only one player in each building.
        Everybody has one action a turn, but only the Trader acts without paying, and that is you (R6.5). Beer suits your Small Order, wine the Large one: this is worth your action.
    .do = Act in the { space-drinks-warehouse }.
lesson-sell = Sell a step of the tower
    .text = You have beer and wine. Before each step of the tower the others may make offers. Blue (B) pays for a move to the { space-harbor } together with the action there. Your own action is spent and the { space-harbor } lies on your way, so this is pure profit.
    .do = Accept blue’s offer.
lesson-errand = A Message on the way
    .text = { $gain } ducats for a single step! The tower has left a disc in the { space-drinks-warehouse }. Once it stands in the { space-palace }, there are discs in both buildings of your Message. Nobody offers anything, so you go without a deal.
    .do = Move the tower to the { space-palace }, then deliver the Message.
lesson-forced = You must sell
    .text = The Message brought { $gain } ducats. Green (C) wants to buy the action here. Nobody has bought it before, so the Trader must either act or take one of the offers, however poor it is (R7.20). You have no action left: you take what you get, and end your turn there.
    .do = Accept green’s offer, then stop the tower.
lesson-offer = Somebody else is the Trader
    .text = Now blue (B) is the Trader, and the tower stands beside the { space-coach-house }. That is where your Small Order waits for your beer. You have an action in every turn, even in the turns of others, but then you must buy the right to it from the Trader. Offer less than it will bring you.
    .do = Offer 15 ducats for the action in the { space-coach-house }, then pass.
lesson-order = A Small Order
    .text = Blue has agreed, and the tower stands in the { space-coach-house }. The action gives you a token, and along with it you may fill one order for this building.
    .do = Act, and fill the Small Order.
lesson-pass = Enough for this turn
    .text = The order brought { $gain } ducats, much more than the action cost. The { token-start-space } token will let you choose where a turn of yours begins, instead of rolling.
        Your action for this turn is used. There is nothing to pay for.
    .do = Pass.
lesson-haggle = Haggling
    .text = Green (C) is the Trader, and the tower stands beside the { space-cathedral }. The { space-cathedral } gives two ownership markers, and with them you can get two buildings in this very turn. Begin low: until an offer is accepted, it may be changed or withdrawn.
    .do = Offer 5 ducats for the action in the { space-cathedral }, then pass.
lesson-agree = A proposal
    .text = Green asks for more. You may agree, refuse or name other terms. A building of yours brings ducats each time somebody else acts there, and once more at the end of the game. Two buildings are worth this price.
    .do = Agree, act in the { space-cathedral }, then pass.
lesson-own = Buildings of your own
    .text = The tower has stopped. Whoever has ownership markers may now choose one street with a disc and place them on the buildings beside it (R8.3). The tower began this turn on the street between the { space-post-office } and the { space-cathedral }, and there lies a disc.
    .do = Click { space-street-r6c3 } and place both markers.
lesson-end = In the end only ducats count
    .text = If the game ended now, you would have { $points } ducats: your purse, your buildings and your Contract. Contracts for buildings that are neighbours pay far more. Goods, tokens and other cards are worth nothing.
        The round marker moves after each round and when a turn begins on the { space-market }. On its last space the game ends.
lesson-mistakes = Three common mistakes
    .text = One: waiting for your own turn. You have an action in every turn, even in the turns of others. Two: paying too much. Ducats are your points, so pay less than you gain, and do not sell cheaply what brings others a lot. Three: collecting goods and cards until the end, when they are worth nothing any more.
