# The guided first round. Each step has a title, a text and, where something is to be done, what.
lesson-welcome = Welcome to Caylus
    .text = The road runs from the city gate to the king’s new castle, and you both build along it for nine rounds. Whoever has the most prestige points in the end wins.
        This is what you own: workers and a few resources. Workers are your money here: every step costs some.
lesson-character = First, a helper
    .text = Characters bend the rules in favour of whoever holds them. Your rival has taken the { character-day-laborer }. The { character-architect } gives you one more point each time you build.
    .do = Choose the { character-architect }.
lesson-carpenter = A turn is one worker
    .text = In planning you place one worker, then your rival does, and so on. Nothing happens yet: the buildings work later, one after the other along the road.
        In the { building-printed-carpenter } you will be able to build.
    .do = Place a worker in the { building-printed-carpenter }.
lesson-farm = Think one step further
    .text = Building will cost your only food, and you will want another one. Buildings work from the gate onwards, so the { building-base-farm-1 } comes after the { building-printed-carpenter }: just in time.
    .do = Place a worker in { building-base-farm-1 }.
lesson-site = A place at the king’s site
    .text = Whoever has a worker on the construction site may deliver bundles to the king when the road is done. That is the quickest way to points.
    .do = Place a worker on the construction site.
lesson-ahead = Beyond the provost
    .text = See the provost on the road? Only the buildings behind him will work. The { building-spinning-mill } lies one step ahead of him. It is a small risk, and you will soon see what to do about it.
    .do = Place a worker in the { building-spinning-mill }.
lesson-pass = Enough placed
    .text = Whoever passes first begins the next round, and from then on every further worker costs the others one more (R4.10). And keep some workers in your pool: you will need one in a moment.
    .do = Pass: click the { draw-bridge }.
lesson-build = The road works
    .text = Now the buildings act, beginning at the gate. Your worker stands in the { building-printed-carpenter }, so you may build a wood building on the first empty space of the road.
        Its cost stands under its name, its points in the corner, and below what the building gives when it works.
    .do = Build the { building-wood-sawmill }.
lesson-bridge = The provost
    .text = Your first building brought { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }, one of them thanks to the { character-architect }. From now on, whenever your rival places a worker in it, you gain a point.
        On the bridge each of you may move the provost, one worker a step (R5.8). One step forward, and your { building-spinning-mill } will work.
    .do = Move the provost one step forward.
lesson-harvest = What your workers bring
    .text = Your rival left the provost alone. The buildings behind him work now, in order: first your farm, then your rival’s workers, then your { building-spinning-mill }.
    .do = Use each building where your worker stands.
lesson-deliver = A bundle for the king
    .text = A bundle is three different resources, and one of them must be food (R6.3). You keep the cloth: the { building-lawyer } takes it later for a residence of your own.
    .do = Deliver food, wood and stone.
lesson-favour = The king is grateful
    .text = The bundle brought { $gain ->
            [one] { $gain } point
           *[other] { $gain } points
        }, and since nobody delivered more, you gain a royal favour as well. With a favour you either take a character from a rival, or use a building on the site and then take a character from the board (R7.1).
    .do = Use the { building-base-market-2 } on the site, take one food, then take the { character-foreman }.
lesson-points = Where points come from
    .text = One round, and you have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. They come from what you build and from rivals who use it, from bundles for the king, and later from the great monuments, which stand on residences. Gold left at the end counts a little, too.
        Everybody has just taken new workers, and the provost is back before the last building.
lesson-mistakes = Three common mistakes
    .text = One: placing workers beyond the provost without keeping workers to move him. Two: spending the last food, for without food there is no bundle. Three: placing one worker after another when somebody has passed already: each costs double, and workers are what the next round is made of.
