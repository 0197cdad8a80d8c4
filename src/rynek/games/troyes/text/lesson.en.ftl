# The guided first round. Each step has a title, a text and, where something is to be done, what.
lesson-welcome = Welcome to Troyes
    .text = You lead a family in a growing town. Your citizens stand in three buildings, and every citizen gives you a die each round: red ones in the { building-palace }, white ones in the { building-bishopric }, yellow ones in the { building-city-hall }. Dice are the work you can do.
        Five of your six citizens are placed already.
lesson-citizen = One more citizen
    .text = A citizen in the { building-palace } is a fighter: a red die. He also costs the highest wage, so do not put everybody there. One more will do you good.
    .do = Place your last citizen on the lit space of the { building-palace }.
lesson-dice = A round begins
    .text = Much has happened. Everybody got ten deniers and paid wages. Three activities were turned up, one of each colour. And all dice were rolled: yours lie in your district. Remember the best thing about Troyes: later you may buy dice from any district, your rival’s too.
lesson-enemies = Enemies at the gate
    .text = Then came Events. They stay, and strike again every round, until somebody counters them. Some bring black dice: enemies. In turn each of you must counter the highest with your own dice. Red dice count double here, so your small red 2 is enough for the black 3 (R4.12).
    .do = Counter the black 3 with your red 2, then finish.
lesson-cathedral = Build the cathedral
    .text = Now to the actions, one at a time. An action uses one to three dice of one colour. White dice build the cathedral: each die lays a cube in the column of its number. Every cube is a point and some influence.
    .do = Take both white dice, then click the cathedral.
lesson-buy = Buy a rival’s die
    .text = To counter the { event-card-brigands-1 } you need red dice: every three pips are one cube on its flags. Your red 5 alone makes one cube. With your rival’s red 4 it makes three. The rival cannot refuse, and gets your money (R4.22).
    .do = Take your red 5, buy the red 4, then click the { event-card-brigands-1 }.
lesson-recruit = What influence is for
    .text = Cubes on Events bring influence, too. With influence you reroll a die, turn dice over, or recruit: a new citizen for your supply. You will need one right now.
    .do = Recruit a citizen.
lesson-merchant = Put somebody to work
    .text = Activity cards work for whoever has a tradesman there (R6.2). Hire your new citizen at the { card-merchant }: the sum of your yellow dice, divided by the number on the card, is how often the card works. And the tradesman’s space is worth points at the end.
    .do = Take both yellow dice, click the { card-merchant }, then take the citizen from your supply.
lesson-pass = The Brigands are countered
    .text = Your rival laid the last cube on the { event-card-brigands-1 }. But most cubes there were yours: the larger reward and the card are yours. You have no dice left. Passing is no loss: it brings deniers.
    .do = Pass.
lesson-points = Where points come from
    .text = You stand at { $points }. Points come from the cathedral, from countered Events, from your tradesmen’s spaces, and at the end from the Characters: each of you holds secret ones, and every one of them scores for everybody. A cathedral level without a cube of yours costs points.
        A new round has begun; enemies first.
lesson-mistakes = Three common mistakes
    .text = One: spending the last deniers, so that wages or a rival’s good die cannot be paid. Two: leaving Events alone; each round they strike again, and more join them. Three: forgetting a level of the cathedral. And remember: high dice of yours that lie around may be bought by others, so use them first.
