game-title = Tiletum
game-blurb = Kupcy wczesnego renesansu: kolor kości daje dobra, jej miejsce na kole daje akcję; im mniej dóbr, tym silniejsza akcja.

option-prefilled-building-counts-as-filled = Zajęty budynek liczy się jako zapełniony
    .info = Czy skrajny prawy budynek, zajęty od początku, liczy się na targu za zapełnione budynki (Q1).
option-action-tiles = Kafelki akcji
    .info = Nadrukowane: kolejność z planszy, najlepsza na pierwszą grę. Losowe: sześć kafelków akcji tasuje się wokół koła (R2.3).
option-action-tiles-printed = kolejność nadrukowana
option-action-tiles-random = kolejność losowa

# Dobra, kości, akcje
good-gold = złoto
    .gen = złota
    .info = Złoto: obraca kości (2 za krok, R5.5) i kupuje inne dobra (2 za 1, R10.2).
good-food = żywność
    .gen = żywności
    .info = Żywność: opłaca herby na parterach (R10.4).
good-wool = wełna
    .gen = wełny
    .acc = wełnę
    .info = Wełna: opłaca kontrakty (R10.3).
good-stone = kamień
    .gen = kamienia
    .info = Kamień: opłaca katedry, przy których stoi własny filar (R10.5).
good-iron = żelazo
    .gen = żelaza
    .info = Żelazo: opłaca kontrakty (R10.3).
colour-yellow = żółta
    .acc = żółtą
    .gen = żółtej
    .info = Żółta kość daje złoto (R1.1).
colour-pink = różowa
    .acc = różową
    .gen = różowej
    .info = Różowa kość daje żywność (R1.1).
colour-light-grey = jasnoszara
    .acc = jasnoszarą
    .gen = jasnoszarej
    .info = Jasnoszara kość daje wełnę (R1.1).
colour-dark-grey = ciemnoszara
    .acc = ciemnoszarą
    .gen = ciemnoszarej
    .info = Ciemnoszara kość daje kamień (R1.1).
colour-blue = niebieska
    .acc = niebieską
    .gen = niebieskiej
    .info = Niebieska kość daje żelazo (R1.1).
action-contract = kontrakt
    .gen = kontraktu
    .info = Akcja kontraktu: kontrakty i herby za punkty spod ich pola; wymiana dóbr za 1 punkt (R9.16–R9.18).
action-character = postać
    .gen = postaci
    .info = Akcja postaci: postać z rynku za 1 punkt, wprowadzenie do pokoju za tyle punktów, ile wynosi numer piętra, wymiana rynku za 1 (R9.10–R9.12).
action-architect = architekt
    .gen = architekta
    .info = Akcja architekta: każdy punkt to krok architekta, filar albo kafelek premii (R9.1–R9.3).
action-merchant = kupiec
    .gen = kupca
    .info = Akcja kupca: każdy punkt to krok kupca, dom albo kafelek premii (R9.4–R9.6).
action-king = król
    .gen = króla
    .info = Akcja króla: znacznik idzie do przodu o tyle pól, ile jest punktów (R9.19).
action-universal = uniwersalna
    .gen = uniwersalna
    .info = Akcja uniwersalna: dowolna z pięciu pozostałych akcji (R9.20).

cost-stone-2 = 2 kamienie → 2 PZ
    .info = Kafelek kosztu budowy: kto ma tu filar, może zapłacić 2 kamienie; zdobywa 2 PZ i punkty z wierzchniego kafelka katedry (R10.5).
cost-stone-3 = 3 kamienie → 4 PZ
    .info = Kafelek kosztu budowy: kto ma tu filar, może zapłacić 3 kamienie; zdobywa 4 PZ i punkty z wierzchniego kafelka katedry (R10.5).
cost-stone-4 = 4 kamienie → 6 PZ
    .info = Kafelek kosztu budowy: kto ma tu filar, może zapłacić 4 kamienie; zdobywa 6 PZ i punkty z wierzchniego kafelka katedry (R10.5).
cost-stone-5 = 5 kamieni → 8 PZ
    .info = Kafelek kosztu budowy: kto ma tu filar, może zapłacić 5 kamieni; zdobywa 8 PZ i punkty z wierzchniego kafelka katedry (R10.5).
cost-stone-6 = 6 kamieni → 10 PZ
    .info = Kafelek kosztu budowy: kto ma tu filar, może zapłacić 6 kamieni; zdobywa 10 PZ i punkty z wierzchniego kafelka katedry (R10.5).
cost-not-built = nie powstaje w tej grze
    .info = Kafelek kosztu budowy: w tej grze ta katedra nie powstaje, filar tu nie stanie (R2.8).

fair-house-pillar = zestawy domu i filaru
    .info = Za każdy zestaw domu i filaru na mapie (R7.6).
fair-contract-cathedral = zestawy kontraktu i katedry
    .info = Za każdy zestaw zrealizowanego kontraktu i kafelka katedry (R7.6).
fair-contracts = zrealizowane kontrakty
    .info = Za każdy zrealizowany kontrakt (R7.6).
fair-king-track = tor króla
    .info = Raz wartość targu, a potem punkty własnego pola na torze króla; punktuje się go w fazie króla (R7.7).
fair-crest-contract = zestawy herbu i kontraktu
    .info = Za każdy zestaw herbu gdziekolwiek na planszetce i zrealizowanego kontraktu (R7.6).
fair-houses = domy
    .info = Za każdy dom na mapie, także ten w Tiletum (R7.6).
fair-upper-characters = postacie na wyższych piętrach
    .info = Za każdą postać na 2. lub 3. piętrze (R7.6).
fair-crests = herby
    .info = Za każdy herb na planszetce, także w magazynie (R7.6).
fair-pillars = filary
    .info = Za każdy filar na mapie (R7.6).
fair-filled-buildings = zapełnione budynki
    .info = Za każdy budynek z zapełnionymi pokojami; skrajny prawy liczy się od początku, chyba że wybrano inaczej (R7.6, Q1).
fair-cathedrals = kafelki katedr
    .info = Za każdy posiadany kafelek katedry (R7.6).

source-start = początek
source-contracts = kontrakty
source-cathedrals = katedry
source-king-track = tor króla
source-leader = lider na torze króla
source-fairs = targi
source-characters = postacie
source-helpers = pomocnicy
source-house-spaces = pola domów
source-crest-spaces = pola herbów
source-completed = ukończone budynki
source-houses-pillars = domy × filary
source-goods = pozostałe dobra

score-start = Punkty na początku
    .hint = { $more } z początku gry
score-contracts = Kontrakty
    .hint = { $more } za kontrakty
score-cathedrals = Katedry
    .hint = { $more } za katedry
score-king-track = Tor króla
    .hint = { $more } na torze króla
score-leader = Lider w 4. rundzie
    .hint = { $more } za prowadzenie na torze króla
score-fairs = Targi
    .hint = { $more } na targach
score-characters = Postacie
    .hint = { $more } dzięki postaciom
score-helpers = Pomocnicy
    .hint = { $more } dzięki pomocnikom
score-house-spaces = Pola domów
    .hint = { $more } za pola domów
score-crest-spaces = Pole herbu
    .hint = { $more } za pola herbów
score-completed = Ukończone budynki
    .hint = { $more } za ukończone budynki
score-houses-pillars = Domy × filary
    .hint = { $more } za domy razy filary
score-goods = Pozostałe dobra
    .hint = { $more } za dobra, które zostają

# Ruchy
move-set-wheel = Ustawienie koła: { $position }
move-set-actions = Kafelki akcji: { $rest }
move-deal-bonus = Kafelki premii: { $rest }
move-deal-characters = Postacie: { $rest }
move-deal-contracts = Rynek kontraktów: { $rest }
move-deal-costs = Koszty budowy: { $rest }
move-deal-cities = Miasta targów: { $rest }
move-deal-fairs = Targi: { $rest }
move-first-player = Zaczyna { $seat }
move-roll = Rzut: { $rest }
move-corruption = Korupcja { $corruption }
move-draw-character = Nowa postać: { $tile }
move-colour-die = Użyj pomocnika: kość daje { $good_acc }
move-die = Weź kość: { $colour } { $value }, jako { $value2 }
move-take-tile = Weź kafelek
move-leave-tile = Zrezygnuj z kafelka
move-action = Akcja { $action_gen }
move-end-turn = Zakończ turę
    .away = Punkty akcji można jeszcze na coś wydać; niewydane przepadną.
move-end-action = Zakończ tę akcję
    .away = Punkty tej akcji można jeszcze na coś wydać; niewydane przepadną.
move-decline = Zrezygnuj z reszty
move-move-merchant = Kupiec → { $space }
move-move-architect = Architekt → { $space }
move-house = Dom: { $space }, pole { $slot }
move-pillar = Filar: { $space }
move-take-bonus = Weź: { $tile }
move-hire = Weź: { $tile }
move-replace = Wymień wszystkie postacie
move-place = { $tile } → budynek { $building }, piętro { $floor }
move-contract = Weź: { $tile }
move-exchange = Wymień { $good_acc } na { $good2_acc }
move-gain = Weź { $good_acc }
move-building = Premie budynku { $building }
move-bonus = Skorzystaj: { $tile }
move-convert = 2 złota → 1 { $good }
move-fulfil = Zrealizuj: { $tile }{ $good_key ->
    [gold] , płacąc: { $good }
    [food] , płacąc: { $good }
    [wool] , płacąc: { $good }
    [stone] , płacąc: { $good }
    [iron] , płacąc: { $good }
   *[other] {""}
    }
move-crest = { $tile } → budynek { $building }
move-contribute = Weź udział w budowie katedry: { $space }
move-use = Użyj: { $tile }

# Co się stało
event-round-started = Zaczyna się runda { $round }.
    .heading = Runda { $round }
event-first-player = Zaczyna { $seat }.
event-fair-cities = Targi po Tiletum: { $one }, { $two }, { $three }.
event-fairs-dealt = Na targach punktują kolejno: { $one }; { $two }; { $three }; { $four }.
event-cathedral-not-built = W tej grze nie powstaje katedra: { $space }.
event-dice-rolled = { $count ->
    [one] Rzut jedną kością.
   *[other] Rzut { $count } kośćmi.
    }
event-corruption-shown = Odkryty żeton korupcji: { $value }.
event-markers-back = Wszystkie znaczniki na torze króla cofają się o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
    }.
event-die-taken = { $seat } bierze kość: { $colour } { $value }.
    .recap = { $colour } { $value }
event-die-turned = { $seat } płaci { $gold } złota i obraca kość na { $value }.
event-goods-dyed = { $seat } używa pomocnika: kość da { $good_acc }.
event-tile-taken = { $seat } bierze kafelek: { $tile }.
    .recap = bierze: { $tile }
event-tile-left = { $seat } zostawia kafelek: { $tile }.
event-goods-gained = { $seat } dostaje { $count } { $good_key ->
    [stone] { $count ->
        [one] kamień
        [few] kamienie
       *[many] kamieni
    }
   *[other] { $count ->
        [one] { $good_acc }
       *[other] { $good_gen }
    }
}.
event-goods-exchanged = { $seat } wymienia { $given_acc } na { $got_acc }.
event-action-started = { $seat }: akcja { $action_gen }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
event-action-lost = { $seat } nie ma jak użyć { $points ->
    [one] { $points } punktu
   *[many] { $points } punktów
    } dodatkowej akcji { $action_gen }.
event-points-added = { $seat } dodaje { $points } PA do akcji { $action_gen }.
event-merchant-moved = { $seat } przesuwa kupca: { $space }.
    .recap = kupiec: { $space }
event-architect-moved = { $seat } przesuwa architekta: { $space }.
    .recap = architekt: { $space }
event-house-placed = { $seat } stawia dom: { $space }.
    .recap = dom: { $space }
event-pillar-placed = { $seat } stawia filar: { $space }.
    .recap = filar: { $space }
event-market-replaced = { $seat } wymienia wszystkie postacie na rynku.
event-character-drawn = Na rynek trafia: { $tile }.
event-contract-dealt = Na rynek trafia: { $tile }.
event-bonus-dealt = { $count ->
    [one] Przybywa { $count } kafelek premii.
    [few] Przybywają { $count } kafelki premii.
   *[many] Przybywa { $count } kafelków premii.
    }
event-character-placed = { $seat } wprowadza na piętro { $floor } budynku { $building } postać: { $tile }.
    .recap = wprowadza się { $tile }
event-building-filled = { $seat } zapełnia budynek { $building } i zyskuje dom z jego dachu.
event-building-completed = { $seat } kończy budynek { $building }.
    .recap = budynek { $building } ukończony
event-marker-placed = { $seat } ma odtąd +{ $points } PA w akcji { $action_gen }.
event-marker-moved = { $seat } przesuwa znacznik na torze króla o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
    } do przodu, na pole { $space }.
    .recap = tor króla +{ $steps }
event-bonus-gained = { $seat } korzysta z premii: { $tile }.
event-bonus-lost = { $seat } nie może skorzystać z reszty premii, więc reszta przepada.
event-bonus-declined = { $seat } rezygnuje z reszty premii.
event-building-chosen = { $seat } jeszcze raz korzysta z postaci budynku { $building }.
event-crest-bonus-lost = { $seat } nie może skorzystać z premii pola herbu.
event-gold-converted = { $seat } płaci 2 złota za 1 { $good_acc }.
event-contract-fulfilled = { $seat } realizuje: { $tile }.
    .recap = realizuje: { $tile }
event-crest-placed = { $seat } kładzie { $tile } w budynku { $building }.
    .recap = { $tile } w budynku { $building }
event-cathedral-joined = { $seat } bierze udział w budowie katedry: { $space }.
    .recap = katedra: { $space }
event-helper-used = { $seat } używa: { $tile }.
    .recap = { $tile }
event-points-gained = { $seat } zdobywa { $points } PZ ({ $source }).
event-points-lost = { $seat } traci { $points } PZ ({ $source }).
event-leader = { $seat } prowadzi na torze króla.
event-king-tile-discarded = { $seat } odrzuca: { $tile }.
event-new-order = Miejsce { $place } w kolejności: { $seat }.
event-red-returned = Na pole 0 wraca znacznik, który ma { $seat }.
event-fair-held = Targ: { $space }; punktują: { $fair }.
event-fair-scored = { $seat } bierze udział: { $times } × { $value } PZ.
event-wheel-turned = Koło obraca się o jeden segment; wszystkie kości wracają do woreczka.
event-final-scoring = Punktowanie końcowe.

# O co chodzi
ask-choose-die = Wybierz kość: kolor daje dobra, miejsce akcję. Obrót (2 złota za krok): najpierw wartość w środku koła.
ask-choose-dyed-die = Wybierz kość: bez względu na kolor daje { $good_acc }.
ask-space-tile = Na polu akcji leży kafelek premii: { $tile }. Bierzesz go?
ask-barred-tile = Na polu akcji leży kafelek premii: { $tile }. Na razie nie możesz go wziąć: wykonaj zadania, jeśli to pomoże, albo z niego zrezygnuj.
ask-choose-action = Wybierz jedną z pięciu akcji i wykorzystaj na nią wszystkie punkty: { $points }.
ask-choose-helper-action = Wybierz jedną z pięciu akcji; pomocnik daje na nią { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    }.
ask-die-action = { $points ->
    [0] Akcja { $action_gen } wykorzystana: wykonaj zadania albo zakończ turę.
    [one] Akcja { $action_gen }: został { $points } punkt. Wydaj go, wykonaj zadania albo zakończ turę.
    [few] Akcja { $action_gen }: zostały { $points } punkty. Wydaj je, wykonaj zadania albo zakończ turę.
   *[many] Akcja { $action_gen }: zostało { $points } punktów. Wydaj je, wykonaj zadania albo zakończ turę.
    }
ask-nested-action = { $points ->
    [one] Dodatkowa akcja { $action_gen }: { $points } osobny punkt.
    [few] Dodatkowa akcja { $action_gen }: { $points } osobne punkty.
   *[many] Dodatkowa akcja { $action_gen }: { $points } osobnych punktów.
    }
ask-any-goods = { $count ->
    [one] Wybierz dobro dowolnego rodzaju.
    [few] Wybierz po kolei { $count } dobra dowolnych rodzajów.
   *[many] Wybierz po kolei { $count } dóbr dowolnych rodzajów.
    }
ask-extra-good = Pierwsza wymiana w turze: wybierz dodatkowe dobro.
ask-piece-steps = Premia: przesuń pionek na sąsiednie pole albo zrezygnuj z reszty.
ask-piece-bonus = Premia: ruchy i stawianie jak na kafelku, w dowolnej kolejności; z reszty można zrezygnować.
ask-effect-waits = Z tą premią nic się teraz nie da zrobić. Zadanie może jeszcze coś umożliwić; możesz też zrezygnować.
ask-piece-placing = Premia: postaw dom albo filar tam, gdzie stoi pionek, albo zrezygnuj.
ask-house-anywhere = Postaw dom w dowolnym mieście z wolnym polem albo zrezygnuj.
ask-pillar-anywhere = Postaw filar przy dowolnej katedrze z wolnym polem albo zrezygnuj.
ask-merchant-anywhere = Przenieś kupca na dowolne pole mapy albo zrezygnuj.
ask-architect-anywhere = Przenieś architekta na dowolne pole mapy albo zrezygnuj.
ask-choose-building = Wybierz budynek: jego postacie jeszcze raz dają premie.
ask-choose-bonus = Wybierz następną premię budynku albo zrezygnuj z reszty.
ask-king-tile = Prowadzisz na torze króla; weź albo odrzuć kafelek: { $tile }.
ask-barred-king-tile = Prowadzisz na torze króla, ale nie możesz wziąć tego kafelka, więc go odrzucasz: { $tile }.

# Dlaczego nie
why-storehouse-full = Magazyn jest pełny: cztery kafelki (R11.2).
why-crest-twice = Ten herb już masz: { $tile } (R11.3).
why-contracts-full = Wszystkie pola kontraktów są zakryte (R11.4).
why-not-in-storehouse = Tego kafelka nie ma w magazynie: { $tile } (R11.1).
why-not-next = To pole nie sąsiaduje z kupcem: { $space } (R9.4).
why-architect-not-next = To pole nie sąsiaduje z architektem: { $space } (R9.1).
why-no-house-left = Nie masz domu w zasobach; zapełnij budynek, by uwolnić dom z dachu (R9.5).
why-merchant-elsewhere = Twojego kupca tam nie ma: { $space } (R9.5).
why-house-already = W tym mieście już masz dom: { $space } (R9.7).
why-no-house-space = To pole domu jest zajęte albo nieużywane: { $space } (R9.7).
why-no-such-tile = { $tile }: tego kafelka tam nie ma: { $space } (R9.6).
why-architect-no-such-tile = { $tile }: tego kafelka tam nie ma: { $space } (R9.3).
why-no-pillar-left = Nie masz filaru w zasobach; zrealizuj kontrakt, by go uwolnić (R9.2).
why-architect-elsewhere = Twojego architekta tam nie ma: { $space } (R9.2).
why-no-cathedral = W tym mieście nie ma katedry: { $space } (R9.2).
why-not-built = W tej grze ta katedra nie powstaje: { $space } (R9.8).
why-pillar-already = Przy tej katedrze już masz filar: { $space } (R9.8).
why-no-pillar-space = Przy tej katedrze nie ma wolnego pola filaru: { $space } (R9.8).
why-not-on-market = Tej postaci nie ma na rynku: { $tile } (R9.10).
why-no-such-room = Budynek { $building } nie ma piętra { $floor } (R12.1).
why-occupied-building = Skrajny prawy budynek jest zajęty od początku (R9.14).
why-room-taken = Piętro { $floor } budynku { $building } jest zajęte (R9.12).
why-other-building = Postacie { $action_gen } mieszkają w budynku { $building } (R9.13).
why-other-kind = W budynku { $building } mieszkają postacie { $action_gen } (R9.13).
why-no-contract-on-market = Tego kafelka nie ma na rynku kontraktów: { $tile } (R9.16).
why-contract-too-dear = { $tile } kosztuje { $cost } PA, a masz { $points } (R9.16).
why-no-good = Brakuje dobra: { $good } (R9.18).
why-same-good = Dobro wymienia się na inny rodzaj (R9.18).
why-no-points = Nie ma już punktów akcji (R5.10).
why-floor-too-dear = Piętro { $floor } kosztuje tyle punktów akcji, ile wynosi jego numer, a masz { $points } (R9.12).
why-other-action = Trwa akcja { $action_gen } (R5.10).
why-no-steps = Ta premia nie daje już takiego kroku (R13.7).
why-no-placing = Ta premia nie pozwala niczego takiego postawić (R13.8).
why-nobody-there = W budynku { $building } nikt nie mieszka (R13.4).
why-bonus-twice = Tej premii nie ma wśród pozostałych: { $tile } (R13.4).
why-same-space = Pionek już tam stoi: zamiast tego zrezygnuj (Q22).
why-no-tasks-now = Zadania wykonuje się tylko we własnej turze (R10.1).
why-no-gold = Wymiana złota kosztuje 2 złota (R10.2).
why-gold-for-gold = Za złoto można dostać kamień, wełnę, żelazo albo żywność (R10.2).
why-cannot-pay = Brakuje dóbr na ten kafelek: { $tile } (R10.3).
why-no-kind-needed = { $tile }: dobra są z góry określone, nie wybiera się rodzaju (R13.12).
why-kind-needed = { $tile }: wskaż, jakim rodzajem dóbr płacisz (R13.12).
why-crest-space-taken = W budynku { $building } już jest herb (R10.4).
why-no-food = Herb kosztuje tam { $food } żywności (R10.4).
why-no-pillar-there = Nie masz tam filaru przy katedrze: { $space } (R10.5).
why-once-a-cathedral = W budowie tej katedry już bierzesz udział: { $space } (R10.5).
why-no-stone = Ta katedra kosztuje kamień: { $stone } (R10.5).
why-not-die-action = Ten pomocnik dodaje punkty do akcji kości: użyj go po wzięciu kości, nie w trakcie innej akcji (Q14).
why-choosing-only = Tego pomocnika używa się przy wyborze kości (R13.3).
why-nobody-lives = W żadnym twoim budynku nie ma postaci (R13.4).
why-no-such-die = Na kole nie ma takiej kości: { $colour } { $value } (R5.4).
why-turn-too-dear = Takie obrócenie kości kosztuje { $gold } złota (R5.5).
why-dyed-already = Pomocnik już działa: kość da { $good_acc } (R13.3).

# Kafelki i miejsca
tile-crest-griffin = Herb Gryfa
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-crest-lily = Herb Lilii
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-crest-lion = Herb Lwa
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-crest-eagle = Herb Orła
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-crest-rose = Herb Róży
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-crest-tower = Herb Wieży
    .info = Herb: jako zadanie kładziesz go za żywność na wolnym parterze budynku (R10.4); na planszetce tylko jeden każdego rodzaju (R11.3).
tile-any-1 = Kontrakt: 1 dowolne dobro
    .info = Za 1 dowolne dobro daje 1 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-3 = Kontrakt: 3 jednakowe dobra
    .info = Za 3 jednakowe dobra daje 3 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-5 = Kontrakt: 5 jednakowych dóbr
    .info = Za 5 jednakowych dóbr daje 6 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-7 = Kontrakt: 7 jednakowych dóbr
    .info = Za 7 jednakowych dóbr daje 10 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-8 = Kontrakt: 8 jednakowych dóbr
    .info = Za 8 jednakowych dóbr daje 13 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-2 = Kontrakt: 2 żelaza
    .info = Za 2 żelaza daje 2 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-3 = Kontrakt: 3 żelaza
    .info = Za 3 żelaza daje 4 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-9 = Kontrakt: 9 żelaza
    .info = Za 9 żelaza daje 17 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-5-king = Kontrakt: 5 żelaza
    .info = Za 5 żelaza daje 7 PZ i 1 krok na torze króla (R13.10) oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-7-king = Kontrakt: 7 żelaza
    .info = Za 7 żelaza daje 11 PZ i 1 krok na torze króla (R13.10) oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-2 = Kontrakt: 2 wełny
    .info = Za 2 wełny daje 2 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-3 = Kontrakt: 3 wełny
    .info = Za 3 wełny daje 4 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-9 = Kontrakt: 9 wełny
    .info = Za 9 wełny daje 17 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-5-merchant = Kontrakt: 5 wełny
    .info = Za 5 wełny daje 7 PZ i 1 krok kupca (R13.11) oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-7-merchant = Kontrakt: 7 wełny
    .info = Za 7 wełny daje 11 PZ i 1 krok kupca (R13.11) oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-2-iron-2 = Kontrakt: 2 jednakowe dobra + 2 żelaza
    .info = Za 2 jednakowe dobra i 2 żelaza daje 5 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-3-iron-3 = Kontrakt: 3 jednakowe dobra + 3 żelaza
    .info = Za 3 jednakowe dobra i 3 żelaza daje 8 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-2-wool-2 = Kontrakt: 2 jednakowe dobra + 2 wełny
    .info = Za 2 jednakowe dobra i 2 wełny daje 5 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-identical-3-wool-3 = Kontrakt: 3 jednakowe dobra + 3 wełny
    .info = Za 3 jednakowe dobra i 3 wełny daje 8 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-1-wool-1 = Kontrakt: 1 wełna + 1 żelazo
    .info = Za 1 wełnę i 1 żelazo daje 2 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-2-wool-2 = Kontrakt: 2 wełny + 2 żelaza
    .info = Za 2 wełny i 2 żelaza daje 6 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-iron-4-wool-4 = Kontrakt: 4 wełny + 4 żelaza
    .info = Za 4 wełny i 4 żelaza daje 12 PZ oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-3-iron-3-character = Kontrakt: 3 wełny + 3 żelaza
    .info = Za 3 wełny i 3 żelaza daje 9 PZ i akcję postaci o wartości 1 PA (R13.12) oraz to, co pokazuje pole kontraktu (R10.3).
tile-wool-5-iron-5-character = Kontrakt: 5 wełny + 5 żelaza
    .info = Za 5 wełny i 5 żelaza daje 16 PZ i akcję postaci o wartości 1 PA (R13.12) oraz to, co pokazuje pole kontraktu (R10.3).
tile-action-any-1 = Pomocnik: dowolna akcja, 1 PA
    .info = Pomocnik: dowolna z pięciu akcji o wartości 1 PA (R13.1).
tile-action-merchant-2 = Pomocnik: akcja kupca, 2 PA
    .info = Pomocnik: osobna akcja kupca o wartości 2 PA (R13.1).
tile-action-merchant-3 = Pomocnik: akcja kupca, 3 PA
    .info = Pomocnik: osobna akcja kupca o wartości 3 PA (R13.1).
tile-action-character-2 = Pomocnik: akcja postaci, 2 PA
    .info = Pomocnik: osobna akcja postaci o wartości 2 PA (R13.1).
tile-action-character-3 = Pomocnik: akcja postaci, 3 PA
    .info = Pomocnik: osobna akcja postaci o wartości 3 PA (R13.1).
tile-action-contract-2 = Pomocnik: akcja kontraktu, 2 PA
    .info = Pomocnik: osobna akcja kontraktu o wartości 2 PA (R13.1).
tile-action-contract-3 = Pomocnik: akcja kontraktu, 3 PA
    .info = Pomocnik: osobna akcja kontraktu o wartości 3 PA (R13.1).
tile-action-architect-2 = Pomocnik: akcja architekta, 2 PA
    .info = Pomocnik: osobna akcja architekta o wartości 2 PA (R13.1).
tile-action-architect-3 = Pomocnik: akcja architekta, 3 PA
    .info = Pomocnik: osobna akcja architekta o wartości 3 PA (R13.1).
tile-action-king-2 = Pomocnik: akcja króla, 2 PA
    .info = Pomocnik: osobna akcja króla o wartości 2 PA (R13.1).
tile-action-king-3 = Pomocnik: akcja króla, 3 PA
    .info = Pomocnik: osobna akcja króla o wartości 3 PA (R13.1).
tile-plus-ap-1 = Pomocnik: +1 PA
    .info = Pomocnik: dodaje 1 PA do akcji kości z tej tury, nigdy do innych akcji (R13.2).
tile-plus-ap-2 = Pomocnik: +2 PA
    .info = Pomocnik: dodaje 2 PA do akcji kości z tej tury, nigdy do innych akcji (R13.2).
tile-plus-ap-3 = Pomocnik: +3 PA
    .info = Pomocnik: dodaje 3 PA do akcji kości z tej tury, nigdy do innych akcji (R13.2).
tile-die-colour = Pomocnik: dobra do wyboru
    .info = Pomocnik: używany przy wyborze kości; daje ona dobra wybranego rodzaju (R13.3).
tile-gold-4 = Pomocnik: 4 złota
    .info = Pomocnik: daje 4 złota (R13.4).
tile-vp-4 = Pomocnik: 4 PZ
    .info = Pomocnik: daje 4 PZ (R13.4).
tile-gold-2-vp-2 = Pomocnik: 2 złota i 2 PZ
    .info = Pomocnik: daje 2 złota i 2 PZ (R13.4).
tile-any-goods-2 = Pomocnik: 2 dowolne dobra
    .info = Pomocnik: daje 2 dobra, każde dowolnego rodzaju (R13.4).
tile-any-goods-3 = Pomocnik: 3 dowolne dobra
    .info = Pomocnik: daje 3 dobra, każde dowolnego rodzaju (R13.4).
tile-one-each-4 = Pomocnik: żelazo, wełna, kamień, żywność
    .info = Pomocnik: daje 1 żelazo, 1 wełnę, 1 kamień i 1 żywność (R13.4).
tile-building-bonuses = Pomocnik: premie budynku
    .info = Pomocnik: wybrany budynek jeszcze raz daje premie wszystkich swoich postaci (R13.4).
tile-contract-1-good = Notariusz: 1 dowolne dobro, akcja kontraktu o wartości 1 PA
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 1 dowolne dobro, akcja kontraktu o wartości 1 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-2-good = Notariusz: 1 dowolne dobro, akcja kontraktu o wartości 2 PA
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 1 dowolne dobro, akcja kontraktu o wartości 2 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-3 = Notariusz: akcja kontraktu o wartości 3 PA
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: akcja kontraktu o wartości 3 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-wool-2 = Notariusz: 2 wełny
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 2 wełny (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-iron-1 = Notariusz: 1 żelazo
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 1 żelazo (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-iron-2 = Notariusz: 2 żelaza
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 2 żelaza (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-gold-iron = Notariusz: 1 złoto, 1 żelazo
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 1 złoto, 1 żelazo (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-contract-gold-wool = Notariusz: 1 złoto, 1 wełna
    .info = Postać akcji kontraktu. Gdy wprowadza się do pokoju: 1 złoto, 1 wełna (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-character-1 = Mecenas: akcja postaci o wartości 1 PA
    .info = Postać akcji postaci. Gdy wprowadza się do pokoju: akcja postaci o wartości 1 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-character-2 = Mecenas: akcja postaci o wartości 2 PA
    .info = Postać akcji postaci. Gdy wprowadza się do pokoju: akcja postaci o wartości 2 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-character-steps = Mecenas: 1 krok kupca i 1 krok architekta
    .info = Postać akcji postaci. Gdy wprowadza się do pokoju: 1 krok kupca i 1 krok architekta (R13.7). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-character-food-1 = Mecenas: 1 żywność
    .info = Postać akcji postaci. Gdy wprowadza się do pokoju: 1 żywność (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-character-food-2 = Mecenas: 2 żywności
    .info = Postać akcji postaci. Gdy wprowadza się do pokoju: 2 żywności (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-1 = Dworzanin: akcja króla o wartości 1 PA
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: akcja króla o wartości 1 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-2 = Dworzanin: akcja króla o wartości 2 PA
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: akcja króla o wartości 2 PA (R13.6). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-vp-2 = Dworzanin: 2 PZ
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: 2 PZ (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-vp-3 = Dworzanin: 3 PZ
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: 3 PZ (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-gold-2 = Dworzanin: 2 złota
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: 2 złota (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-king-gold-3 = Dworzanin: 3 złota
    .info = Postać akcji króla. Gdy wprowadza się do pokoju: 3 złota (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-step = Handlarz: 1 krok kupca
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: 1 krok kupca (R13.7). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-step-2 = Handlarz: do 2 kroków kupca
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: do 2 kroków kupca (R13.7). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-step-house = Handlarz: 1 krok kupca i dom w mieście, w którym stoi
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: 1 krok kupca i dom w mieście, w którym stoi (R13.8). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-house = Handlarz: dom w mieście kupca
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: dom w mieście kupca (R13.9). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-gold-2 = Handlarz: 2 złota
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: 2 złota (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-merchant-gold-3 = Handlarz: 3 złota
    .info = Postać akcji kupca. Gdy wprowadza się do pokoju: 3 złota (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-step = Murarz: 1 krok architekta
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: 1 krok architekta (R13.7). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-step-2 = Murarz: do 2 kroków architekta
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: do 2 kroków architekta (R13.7). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-step-pillar = Murarz: 1 krok architekta i filar w mieście, w którym stoi
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: 1 krok architekta i filar w mieście, w którym stoi (R13.8). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-pillar = Murarz: filar w mieście architekta
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: filar w mieście architekta (R13.9). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-stone-1 = Murarz: 1 kamień
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: 1 kamień (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
tile-architect-stone-2 = Murarz: 2 kamienie
    .info = Postać akcji architekta. Gdy wprowadza się do pokoju: 2 kamienie (R13.5). Ukończony budynek wzmacnia tę akcję (R12.5).
space-london = Londyn
space-brugge = Brugia
space-antwerpen = Antwerpia
space-hamburg = Hamburg
space-tiletum = Tiletum
space-koeln = Kolonia
space-leipzig = Lipsk
space-paris = Paryż
space-troyes = Troyes
space-strasbourg = Strasburg
space-frankfurt = Frankfurt
space-nuernberg = Norymberga
space-praha = Praga
space-bordeaux = Bordeaux
space-wien = Wiedeń
space-lyon = Lyon
space-milano = Mediolan
space-verona = Werona
space-venezia = Wenecja
space-toulouse = Tuluza
space-arles = Arles
space-genova = Genua
space-firenze = Florencja
space-london-brugge = droga Londyn–Brugia
space-antwerpen-hamburg = droga Antwerpia–Hamburg
space-paris-bordeaux = droga Paryż–Bordeaux
space-strasbourg-milano = droga Strasburg–Mediolan
space-nuernberg-verona = droga Norymberga–Werona
space-arles-genova = droga Arles–Genua

# Rysunek
note-turned = za { $gold } złota; daje: { $good } × { $count }, akcja: { $action } { $points } PA
draw-wheel = Koło akcji
draw-markets = Rynki
draw-map = Mapa
draw-points = { $points } PA
draw-segment = Segment { $value }
draw-segment-tip = Kości o wartości { $value } dają tyle dóbr i { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
    } (R5.10). Aby obrócić kość na tę wartość, wybierz najpierw ją, potem kość: 2 złota za każdy krok (R5.5).
draw-die = kość { $colour }, wartość { $value }
draw-die-tip = Dobra: { $good } × { $count }. Akcja: { $action }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
    } (R5.9, R5.10).
draw-king-track = Tor króla
draw-king-track-tip = Na koniec rundy każdy zdobywa albo traci punkty własnego pola; lider dostaje kafelek, w 4. rundzie 4 PZ (R6.1–R6.3).
draw-corruption = korupcja
draw-corruption-tip = Trzy razy w rundzie, zanim gracze rozegrają swoje tury, odkrywa się jeden żeton: wszystkie znaczniki cofają się o 0, 1 albo 2 (R5.2).
draw-fair = Targ: { $city }; { $what }
draw-fair-tip = Wartość: { $value } PZ, z czego { $printed } z planszy (R7.3). Udział daje dom albo kupiec w mieście (R7.2).
draw-order = kolejność
draw-round = Runda { $round } z 4
draw-contracts = kontrakty
draw-characters = postacie
draw-bonus = Kafelki premii
draw-stack = { $count ->
    [one] W stosie jest jeszcze { $count } kafelek, kolejność nieznana (R16.1).
    [few] W stosie są jeszcze { $count } kafelki, kolejność nieznana (R16.1).
   *[many] W stosie jest jeszcze { $count } kafelków, kolejność nieznana (R16.1).
    }
draw-road-tip = Pole drogi: pionki muszą na nie stawać, nic się tu nie buduje (R9.9).
draw-city-tip = Kupiec może tu postawić dom, jeden na gracza (R9.5); pionki stojące tutaj mogą brać kafelki premii (R9.3, R9.6).
draw-fair-mark = Targ rundy { $round }
draw-fair-mark-tip = Dom albo kupiec w tym mieście daje udział (R7.2).
draw-house-space = Pole domu
draw-house-building = Jeszcze raz premie jednego z twoich budynków (R13.13).
draw-house-points = { $points ->
    [0] Bez nadrukowanej premii.
   *[other] Od razu { $points } PZ (R13.14).
    }
draw-cathedral = Katedra: { $cost }
draw-cathedral-tip = Kto ma tu filar, płaci kamień ({ $stone }) i zdobywa { $vp } PZ oraz kafelek z wierzchu; zostały: { $tiles } (R10.5).
draw-not-built = nie powstaje
draw-not-built-tip = W tej grze ta katedra nie powstaje; filar tu nie stanie (R2.8).
draw-goods = { $good }: { $count }
draw-storehouse = magazyn
draw-storehouse-tip = Każdy kwadratowy kafelek trafia najpierw tutaj: cztery miejsca; wziętego kafelka nie można wyrzucić (R11.1–R11.5).
draw-building = Budynek { $building }
draw-building-done = Ukończony: jego akcja jest na stałe silniejsza (R12.5).
draw-building-full = Zapełniony: dom z dachu jest wolny; herb kończy budynek (R12.3, R12.4).
draw-building-open = Zapełnij pokoje postaciami jednego rodzaju i połóż herb, by go ukończyć (R12.3, R12.4).
draw-room = Budynek { $building }, piętro { $floor }
draw-room-tip = Wprowadzenie postaci kosztuje { $points ->
    [one] { $points } punkt akcji
    [few] { $points } punkty akcji
   *[many] { $points } punktów akcji
    } (R9.12).
draw-occupied = Zajęty
draw-occupied-tip = Skrajny prawy budynek jest zapełniony od początku; kończy go herb (R9.14, R12.4).
draw-crest-space = Parter: herb za { $food } żywności
draw-crest-1 = Potem dom w dowolnym mieście (R13.15).
draw-crest-2 = Potem filar przy dowolnej katedrze (R13.15).
draw-crest-3 = Potem kupiec na dowolne pole (R13.15).
draw-crest-4 = Potem architekt na dowolne pole (R13.15).
draw-crest-5 = Potem 2 dowolne dobra (R13.15).
draw-crest-6 = Potem 5 PZ (R13.15).
draw-contract-spaces = zrealizowane kontrakty
draw-contract-spaces-tip = Zrealizowany kontrakt zakrywa następne pole: daje jego punkty, a filar trafia do zasobów (R10.3).
draw-supply-houses = zasoby { $supply }, mapa { $map }
draw-supply-pillars = zasoby { $supply }, mapa { $map }
draw-cathedral-tiles = kafelki katedr: { $count }
draw-king-space = tor króla: { $space }
draw-product = na koniec: domy { $houses } × filary { $pillars }
draw-houses-map = domy na mapie
draw-pillars-map = filary na mapie
draw-fulfilled = zrealizowane kontrakty
draw-completed = ukończone budynki
draw-todo = Do zrobienia, w tej kolejności

# Lista tego, co zostało do zrobienia
todo-choose-die = wybór kości
todo-offer-tile = wziąć czy zostawić: { $tile }
todo-die-goods = dobra: { $value } × { $good }
todo-perform-action = akcja { $action_gen }, { $points } PA
todo-choose-action = { $die ->
    [1] kość: wybór akcji, { $points } PA
   *[0] dodatkowo: wybór akcji, { $points } PA
    }
todo-die-action = kość: akcja { $action_gen }, { $points } PA
todo-nested-action = dodatkowo: akcja { $action_gen }, { $points } PA
todo-any-goods = { $source ->
    [exchange] dodatkowe dobro za wymianę
   *[other] { $count } × dowolne dobro
    }
todo-piece-bonus = kroki i stawianie z premii
todo-merchant-step = krok kupca
todo-anywhere = { $what ->
    [house] dom w dowolnym mieście
    [pillar] filar przy dowolnej katedrze
    [merchant] kupiec na dowolne pole
   *[architect] architekt na dowolne pole
    }
todo-choose-building = wybór budynku
todo-building-bonuses = { $tiles ->
    [one] { $tiles } premia budynku
    [few] { $tiles } premie budynku
   *[many] { $tiles } premii budynku
    }
todo-leader-tile = wziąć czy odrzucić kafelek
todo-end-turn = koniec tury

# Co jest nie tak z pozycją
position-turn-order = turn_order: każde miejsce występuje raz
position-king-stack = king.stack: każde miejsce występuje raz
position-wheel-actions = wheel.actions: każda akcja leży tam raz
position-wheel-printed = wheel.actions: kolejność inna niż nadrukowana wymaga losowych kafelków akcji
position-tokens-two = king.corruption: są po dwa żetony każdej wartości
position-tokens-three = w rundzie odkrywa się tylko trzy żetony korupcji
position-king-tile-last = king.tile: w rundzie 4 nie ma tam kafelka
position-exchanged-turn = exchanged: nie trwa niczyja tura
position-dice-all = dice: wszystkie są w woreczku albo na stole leżą po trzy na gracza i jeszcze dwie
position-dice-colour = dice: w każdym kolorze jest tylko tyle kości, ilu jest graczy
position-dice-order = dice: bierze się je w kolejności tur, po jednej, zanim ktoś weźmie następną
position-fair-first = fairs: pierwszy targ odbywa się w Tiletum
position-fair-cities = fairs: pozostałe odbywają się w trzech różnych miastach z kafelkami targów
position-fair-tiles = fairs: cztery kafelki są różne
position-house-unused = map.houses: przy tylu graczach to pole nie jest używane
position-house-once = map.houses: gracz ma w jednym mieście ({ $city }) najwyżej jeden dom
position-house-start = map.houses: każdy gracz ma jeden dom w Tiletum
position-houses-many = map.houses: gracz nie ma tylu domów w zasobach i na zapełnionych budynkach
position-costs-box = map.costs: to dziewięć kafelków z pudełka
position-cathedral-full = { $city }: filarów jest więcej niż pól
position-cathedral-unbuilt = { $city }: ta katedra nie powstaje
position-cathedral-tiles = { $city }: kafelki bierze się od góry, każdy gracz jeden
position-cathedral-pillar = { $city }: kafelek ma tylko gracz, którego filar tam stoi
position-pillars-many = map.pillars: gracz nie ma tylu filarów w zasobach i na zakrytych polach kontraktów
position-map-unused = map.tiles: przy tylu graczach to pole nie jest używane
position-rooms-characters = rooms: mieszkają tam tylko postacie
position-crests-only = crest: leży tam tylko herb
position-contracts-only = contracts: zrealizować można tylko kontrakty
position-tile-many = kafelki: { $tile } występuje zbyt wiele razy
position-tile-missing = kafelki: brakuje kafelka { $tile }
position-crest-twice = herby: gracz ma najwyżej jeden herb każdego rodzaju
position-points-negative = points: nigdy nie spadają poniżej 0
position-goods-negative = goods: nigdy nie spadają poniżej 0
position-rooms-kind = rooms: w budynku mieszkają postacie jednego rodzaju
position-rooms-twice = rooms: postacie jednego rodzaju mieszkają w jednym budynku
position-step-seat = steps: krok nie należy do nikogo przy stole
position-step-points = steps: żadna akcja nie ma tylu punktów
position-step-king = steps: punkty akcji króla nie czekają, znacznik przesuwa się od razu
position-step-goods = steps: żaden efekt nie daje takich dóbr
position-step-pieces = steps: żadna premia nie przesuwa ani nie stawia takich pionków
position-step-bonuses = steps: to nie są premie postaci z jednego budynku
position-step-offer = steps: nie ma kafelka, który jest proponowany
position-step-draw = steps: nie ma czego dobrać albo nie ma na to wolnego miejsca
position-step-waits = steps: to, o czym rozstrzyga los, nie czeka na gracza
position-step-twice = steps: coś jest dobierane lub proponowane dwa razy
position-step-order = steps: krok { $step } jest nie po kolei
position-turns-each = steps: każdy ma jedną turę, zanim ktoś zacznie następną
position-turns-dice = steps: tur jest więcej niż kości
position-turns-many = steps: gracz ma w rundzie trzy tury
position-cleanup-last = steps: w rundzie 4 nie ma porządkowania
position-round-begins = steps: runda zaczyna się ze wszystkimi kośćmi w woreczku i zakrytymi żetonami
