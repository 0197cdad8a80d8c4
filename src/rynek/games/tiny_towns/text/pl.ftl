game-title = Miasteczka
game-blurb = Każdy buduje małe miasteczko na planszy o szesnastu polach. Jedna osoba ogłasza surowiec, wszyscy muszą go umieścić: wygrywa ten, kto najlepiej zamienia surowce w budynki i nie zostawia pustych pól.

# Opcje
option-variant = Zasady
    .info = Standardowe: surowiec ogłaszają kolejno gracze. Ratusz: dwie tury z kart, potem jedna wolna (rozdział 12).
option-variant-standard = standardowe
option-variant-town-hall = Ratusz
option-monuments = Monumenty
    .info = Każdy zachowuje jedną z dwóch tajnych kart monumentów (R3.8–R3.11).
option-novice = Zasada nowicjusza
    .info = Dwa razy w grze można odłożyć surowiec ogłoszony przez innego gracza (rozdział 11).
option-first-game = Pierwsza gra
    .info = Sześć kart zalecanych na pierwszą grę zamiast losowanych (R3.5).
option-cards = Wybrane karty
    .info = Karty budynków, które mają być w grze, najwyżej po jednej z rodzaju; pozostałe są losowane (R3.4).
option-first-player = Pierwszy gracz
    .info = Kto zaczyna z młoteczkiem (R3.7).

# Surowce
resource-wood = drewno
    .gen = drewna
    .info = Drewno, brązowe (R2.2).
resource-wheat = słoma
    .gen = słomy
    .acc = słomę
    .info = Słoma, żółta (R2.2).
resource-brick = cegła
    .gen = cegły
    .acc = cegłę
    .info = Cegła, czerwona (R2.2).
resource-glass = szkło
    .gen = szkła
    .info = Szkło, niebieskie (R2.2).
resource-stone = kamień
    .gen = kamienia
    .info = Kamień, szary (R2.2).

# Rodzaje
type-blue = niebieski
type-red = czerwony
type-gray = szary
type-orange = pomarańczowy
type-green = zielony
type-yellow = żółty
type-black = czarny
type-monument = monument

# Karty budynków
card-cottage = Domek
    .gen = Domku
    .info = Ma symbol zasilania: 3 punkty, jeśli jest zasilony, inaczej 0; niezasilony zostaje na planszy (R14.1).
card-farm = Farma
    .gen = Farmy
    .acc = Farmę
    .info = Zasila do 4 budynków z symbolem zasilania w dowolnych miejscach miasteczka (R14.2).
card-granary = Spichlerz
    .gen = Spichlerza
    .info = Zasila wszystkie budynki z symbolem zasilania na 8 polach dookoła (R14.3).
card-greenhouse = Szklarnia
    .gen = Szklarni
    .acc = Szklarnię
    .info = Zasila jedną grupę sąsiadujących ze sobą budynków z symbolem zasilania w dowolnym miejscu miasteczka (R14.4).
card-orchard = Sad
    .gen = Sadu
    .info = Zasila wszystkie budynki z symbolem zasilania w swoim rzędzie i w swojej kolumnie (R14.5).
card-fountain = Fontanna
    .gen = Fontanny
    .acc = Fontannę
    .info = 2 punkty, jeśli sąsiaduje z inną Fontanną (R14.6).
card-millstone = Kamień młyński
    .gen = Kamienia młyńskiego
    .info = 2 punkty, jeśli sąsiaduje z czerwonym lub żółtym budynkiem (R14.7).
card-shed = Szopa
    .gen = Szopy
    .acc = Szopę
    .info = 1 punkt; można ją postawić na dowolnym pustym polu miasteczka (R14.8).
card-well = Studnia
    .gen = Studni
    .acc = Studnię
    .info = 1 punkt za każdy sąsiedni Domek, zasilony lub nie (R14.9).
card-abbey = Opactwo
    .gen = Opactwa
    .info = 3 punkty, jeśli żaden sąsiedni budynek nie jest czarny, zielony ani żółty (R14.10).
card-chapel = Kaplica
    .gen = Kaplicy
    .acc = Kaplicę
    .info = 1 punkt za każdy zasilony Domek w miasteczku (R14.11).
card-cloister = Klasztor
    .gen = Klasztoru
    .info = 1 punkt za każdy Klasztor miasteczka stojący w rogu (R14.12).
card-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .info = 4 punkty, jeśli sąsiaduje z co najmniej 2 zasilonymi Domkami (R14.13).
card-almshouse = Przytułek
    .gen = Przytułku
    .info = Wszystkie Przytułki razem: 1: −1, 2: 5, 3: −3, 4: 15, 5: −5, 6 i więcej: 26 punktów (R14.14).
card-feast-hall = Sala Biesiadna
    .gen = Sali Biesiadnej
    .acc = Salę Biesiadną
    .info = 2 punkty albo 3, jeśli masz więcej Sal Biesiadnych niż gracz po prawej (R14.15).
card-inn = Gospoda
    .gen = Gospody
    .acc = Gospodę
    .info = 3 punkty, jeśli w jej rzędzie i kolumnie nie ma innej Gospody (R14.16).
card-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
    .info = Wszystkie Tawerny razem: 1: 2, 2: 5, 3: 9, 4: 14, 5 i więcej: 20 punktów (R14.17).
card-bakery = Piekarnia
    .gen = Piekarni
    .acc = Piekarnię
    .info = 3 punkty, jeśli sąsiaduje z czerwonym lub czarnym budynkiem (R14.18).
card-market = Rynek
    .gen = Rynku
    .info = 1 punkt za każdy Rynek w jego rzędzie albo kolumnie, tam, gdzie jest ich więcej; on sam też się liczy (R14.19).
card-tailor = Zakład krawiecki
    .gen = Zakładu krawieckiego
    .info = 1 punkt i po 1 za każdy Zakład krawiecki na 4 środkowych polach (R14.20).
card-theater = Teatr
    .gen = Teatru
    .info = 1 punkt za każdy inny rodzaj budynku w jego rzędzie i kolumnie (R14.21).
card-bank = Bank
    .gen = Banku
    .info = 4 punkty; połóż na nim surowiec: tego surowca nie możesz już ogłaszać (R14.22).
card-factory = Fabryka
    .gen = Fabryki
    .acc = Fabrykę
    .info = Połóż na niej surowiec: gdy ogłosi go inny gracz, możesz umieścić inny (R14.23).
card-trading-post = Faktoria
    .gen = Faktorii
    .acc = Faktorię
    .info = 1 punkt; zastępuje dowolny surowiec przy budowie kolejnych budynków i zostaje na miejscu (R14.24, R14.26).
card-warehouse = Magazyn
    .gen = Magazynu
    .info = Przyjmuje do 3 surowców ogłoszonych przez innych albo wymienia jeden; na koniec −1 punkt za każdy leżący na nim (R14.25).

# Monumenty
card-architects-guild = Gildia Architektów
    .gen = Gildii Architektów
    .acc = Gildię Architektów
    .info = 1 punkt; po zbudowaniu możesz wymienić do 2 innych swoich budynków na budynki innych rodzajów (R15.1, R15.16).
card-archive-of-the-second-age = Archiwum Ciekawostek
    .gen = Archiwum Ciekawostek
    .info = 1 punkt za każdy rodzaj budynku w miasteczku, oprócz monumentów (R15.2).
card-barrett-castle = Zamek Zabijaki
    .gen = Zamku Zabijaki
    .info = Ma symbol zasilania: 5 punktów, jeśli jest zasilony; liczy się jak 2 Domki, a wystarcza mu jedno zasilenie (R15.3).
card-cathedral-of-caterina = Katedra Myszogrodu
    .gen = Katedry Myszogrodu
    .acc = Katedrę Myszogrodu
    .info = 2 punkty; twoje puste pola nic nie kosztują (R15.4).
card-fort-ironweed = Cytadela Żelaznych Cierni
    .gen = Cytadeli Żelaznych Cierni
    .acc = Cytadelę Żelaznych Cierni
    .info = 7 punktów; nie zostajesz już Głównym Budowniczym, chyba że tylko ty jeszcze grasz (R15.5).
card-grand-mausoleum-of-the-rodina = Mauzoleum Myszoskoczka
    .gen = Mauzoleum Myszoskoczka
    .info = Twoje niezasilone Domki też są warte po 3 punkty (R15.6).
card-grove-university = Akademia Leśnych Wrót
    .gen = Akademii Leśnych Wrót
    .acc = Akademię Leśnych Wrót
    .info = 3 punkty; po zbudowaniu postaw dowolny budynek z zasobów na pustym polu (R15.7).
card-mandras-palace = Pałac Szynszyli
    .gen = Pałacu Szynszyli
    .info = 2 punkty za każdy sąsiedni rodzaj budynku (R15.8).
card-obelisk-of-the-crescent = Obelisk Półksiężyca
    .gen = Obelisku Półksiężyca
    .info = Od tej chwili każdy budynek możesz postawić na dowolnym pustym polu (R15.9).
card-opaleyes-watch = Strażnica Sokole Oko
    .gen = Strażnicy Sokole Oko
    .acc = Strażnicę Sokole Oko
    .info = Połóż na tej karcie 3 budynki różnych rodzajów; gdy sąsiad zbuduje jeden z nich, postaw go w swoim miasteczku (R15.10).
card-shrine-of-the-elder-tree = Drzewo Starsze Od Kamienia
    .gen = Drzewa Starszego Od Kamienia
    .info = Punkty według liczby twoich budynków w chwili budowy: od 1 do 5 tyle samo, za 6 i więcej 8 (R15.11).
card-silva-forum = Forum Wrednej Fretki
    .gen = Forum Wrednej Fretki
    .info = 1 punkt i po 1 za każdy budynek w twojej największej grupie jednego rodzaju (R15.12).
card-the-sky-baths = Podniebne Łaźnie
    .gen = Podniebnych Łaźni
    .info = 2 punkty za każdy rodzaj budynku, którego brakuje w miasteczku (R15.13).
card-the-starloom = Obserwatorium Astronomiczne
    .gen = Obserwatorium Astronomicznego
    .info = 6, 3 lub 2 punkty, jeśli twoje miasteczko zostało ukończone jako pierwsze, drugie lub trzecie (R15.14).
card-statue-of-the-bondmaker = Pomnik Mieczysława Froga
    .gen = Pomnika Mieczysława Froga
    .info = Gdy surowiec ogłasza inny gracz, możesz położyć go na swoim Domku, po jednym na każdym (R15.15).

# Rangi w grze solo
rank-errand-runner = Przynieś, Podaj, Pozamiataj
rank-builders-helper = Pomocnik Budowlany
rank-master-carpenter = Mistrz Ciesielski
rank-city-engineer = Inżynier Miejski
rank-chief-planner = Główny Urbanista
rank-architect = Wielki Architekt

# Ruchy
move-open = Karta: { $card }
move-deal = Rozdanie, { $seat }: { $rest }
move-turn = Odkrycie karty: { $resource }
move-keep = Zachowaj { $card_acc }
    .group = Zachowaj
move-name = Ogłoś { $resource_acc }
    .group = Ogłoś surowiec
move-aside = Odłóż na bok (zasada nowicjusza)
    .group = Odłóż
move-factory = Fabryka: umieść { $resource_acc } na { $square }
    .group = Fabryka
move-place = Umieść na { $square }
    .group = Umieść kostkę
move-statue = Pomnik: połóż na Domku na { $square }
    .group = Pomnik
move-store = Zostaw w Magazynie na { $square }
    .group = Zostaw w Magazynie
move-swap = Magazyn na { $square }: wymień na { $resource_acc } i umieść na { $square2 }
    .group = Wymień w Magazynie
move-take = Weź { $resource_acc } i umieść na { $square }
    .group = Weź i umieść
move-build = Zbuduj { $card_acc } na { $square } z pól { $cells }
    .group = Zbuduj
move-stop = Koniec budowania
    .group = Gotowe
    .away = W tej turze możesz jeszcze coś zbudować.
move-again = Wróć do budowania
    .group = Zmień
move-mark = Połóż { $resource_acc }
    .group = Oznacz budynek
move-exchange = Wymień budynek z { $square } na { $card_acc }
    .group = Wymień budynek
move-enough = Bez dalszej wymiany
    .group = Gotowe
move-put = Postaw { $card_acc } na { $square }
    .group = Postaw budynek
move-watch = Połóż na Strażnicy: { $card }, { $card2 }, { $card3 }
    .group = Strażnica

# Co się stało
event-card-opened = W tej grze jest { $card }.
event-monuments-dealt = { $seat } dostaje monumenty: { $card }, { $card2 }.
event-monument-kept = { $seat } zachowuje monument.
event-card-turned = Odkryta karta surowca: { $resource }.
    .heading = { event-card-turned }
event-card-joined = Nowa odkryta karta: { $resource }.
event-pile-shuffled = Karty surowców są tasowane.
event-resource-named = { $seat } ogłasza { $resource_acc }.
    .heading = { event-resource-named }
    .recap = ogłasza { $resource_acc }
event-card-chosen = { $seat } wybiera { $resource_acc }.
event-free-turn = Wolna tura: każdy wybiera surowiec.
    .heading = { event-free-turn }
event-town-completed = { $seat } kończy miasteczko.
    .recap = miasteczko ukończone
event-nobody-may-name = Nikt już nie może ogłosić surowca.
event-solo-rank = { $points ->
    [one] Miasteczko jest warte { $points } punkt
    [few] Miasteczko jest warte { $points } punkty
    [many] Miasteczko jest warte { $points } punktów
   *[other] Miasteczko jest warte { $points } punktu
}: { $rank }.
event-cube-placed = { $seat } umieszcza { $resource_acc } na { $square }.
    .recap = { $resource } na { $square }
event-factory-used = { $seat } używa Fabryki: { $resource } na { $square }.
    .recap = Fabryka: { $resource } na { $square }
event-cube-stored = { $seat } zostawia { $resource_acc } w Magazynie na { $square }.
    .recap = { $resource } do Magazynu
event-cube-swapped = { $seat } wymienia w Magazynie { $resource_acc } na { $resource2_acc } i umieszcza na { $square }.
    .recap = z Magazynu: { $resource2 } na { $square }
event-statue-used = { $seat } kładzie { $resource_acc } na Domku na { $square }.
    .recap = { $resource } na Domku { $square }
event-laid-aside = { $seat } odkłada na bok { $resource_acc }.
    .recap = { $resource } na bok
event-building-built = { $seat } buduje { $card_acc } na { $square }.
    .recap = buduje { $card_acc } na { $square }
event-building-placed = { $seat } stawia { $card_acc } na { $square }.
    .recap = { $card } na { $square }
event-building-exchanged = { $seat } wymienia { $card_acc } z { $square } na { $card2_acc }.
    .recap = { $card2 } zamiast: { $card }, { $square }
event-building-marked = { $seat } kładzie { $resource_acc } na budynku na { $square }.
event-watch-set = { $seat } kładzie na Strażnicy Sokole Oko: { $card }, { $card2 }, { $card3 }.
event-taken-back = { $seat } cofa budowanie z tej tury.
event-watch-triggered = Działa Strażnica Sokole Oko, którą ma { $seat }.

# O co pytamy
ask-keep = Który monument zachowujesz?
ask-name = Jesteś Głównym Budowniczym: ogłoś surowiec.
ask-card = Wybierz jedną z trzech kart surowców.
ask-place = Umieść { $resource_acc } na pustym polu.
ask-take = Wolna tura: wybierz surowiec i umieść go na pustym polu.
ask-construct = Buduj albo zakończ budowanie.
ask-again = Koniec twojego budowania; inni jeszcze budują.
ask-mark-bank = Który surowiec położyć na Banku na { $square }? Nie będzie można go ogłaszać.
ask-mark-factory = Który surowiec położyć na Fabryce na { $square }?
ask-exchange = { $left ->
    [one] Możesz wymienić { $left } budynek.
    [few] Możesz wymienić { $left } budynki.
    [many] Możesz wymienić { $left } budynków.
   *[other] Możesz wymienić { $left } budynku.
}
ask-university = Postaw dowolny budynek na pustym polu.
ask-watch = Wybierz trzy budynki różnych rodzajów na Strażnicę Sokole Oko.
ask-put = Postaw budynek ze Strażnicy Sokole Oko na pustym polu.

# Dlaczego nie
why-not-dealt = { $card }: tej karty nie ma wśród twoich (R3.9).
why-two-of-a-type = { $card } i { $card2 } to ten sam rodzaj ({ $type }): w grze jest jedna karta każdego rodzaju (R3.4).
why-out-in-solo = { $card }: tej karty nie ma w grze solo (R13.1).
why-first-game-and-cards = Pierwsza gra ma własne karty: wybierz albo pierwszą grę, albo karty (R3.5).
why-no-such-first-player = Pierwszy gracz musi siedzieć przy stole; graczy: { $players } (R3.7).
why-on-a-bank = Na jednym z twoich Banków leży { $resource }: nie możesz tego ogłosić (R14.22).
why-not-in-row = Wśród trzech odkrytych kart nie ma { $resource_gen } (R13.4).
why-not-empty = Pole { $square } nie jest puste (R5.1).
why-you-named-it = To ty ogłaszasz ten surowiec: musisz umieścić go na pustym polu (R5.6).
why-no-novice-rule = W tej grze nie ma zasady nowicjusza (R11.3).
why-novice-used-up = Dwa surowce leżą już na boku (R11.1).
why-no-such-building = Na { $square } nie masz takiego budynku: { $card } (R5.4).
why-not-on-factory = Na żadnej z twoich Fabryk nie ma { $resource_gen } (R14.23).
why-same-resource = Fabryka daje inny surowiec niż { $resource } (R5.4).
why-warehouse-full = Magazyn na { $square } jest pełny (R14.25).
why-not-stored = W Magazynie na { $square } nie ma { $resource_gen } (R14.25).
why-no-statue = W twoim miasteczku nie stoi Pomnik Mieczysława Froga (R15.15).
why-cottage-taken = Na Domku na { $square } już leży surowiec (R15.15).
why-bank-forbids = Na jednym z twoich Banków leży { $resource }: nie możesz tego wybrać (R12.7).
why-not-this-game = { $card }: tej karty nie ma w tej grze (R3.4).
why-not-your-monument = { $card } to nie twój monument (R6.8).
why-monument-stands = { $card } już stoi: monument buduje się raz (R7.1).
why-sixth-bank = Na twoich Bankach leży już pięć różnych surowców: szósty Bank nie może powstać (R14.28).
why-no-cube-there = Trzeba użyć co najmniej jednego prawdziwego surowca (R14.26).
why-pattern-not-there = { $card }: surowce nie leżą tam we wzorze z karty (R6.1).
why-building-stands = Na { $square } stoi budynek (R6.9).
why-not-of-pattern = Pole { $square } nie jest żadnym z pól, z których zdejmujesz surowce (R6.2).
why-cube-lies-there = Na { $square } leży surowiec (R6.10).
why-first-this = Najpierw dokończ działanie właśnie zbudowanego budynku (R6.12).
why-bank-has-it = Na innym twoim Banku leży { $resource } (R14.22).
why-no-other-building = Na { $square } nie stoi budynek, który można wymienić (R15.16).
why-same-type = Nowy budynek musi być innego rodzaju (R15.16).
why-same-square = Pole { $square } już było wymieniane (R15.16).
why-not-on-watch = { $card }: tego budynku teraz nie stawiasz (Q14).
why-three-different = Podaj trzy różne budynki z tej gry, w kolejności kart (R15.10).

# Punkty
score-fed = { $card } na { $square }, zasilony
    .source = { $card }
    .hint = { $more } za { $card_acc }
score-unfed = { $card } na { $square }, niezasilony
    .source = { $card }
    .hint = { $more } za { $card_acc }
score-building = { $card } na { $square }
    .source = { $card }
    .hint = { $more } za { $card_acc }
score-set = { $card } × { $count }
    .source = { $card }
    .hint = { $more } za { $card_acc }
score-stored = Magazyn na { $square }, { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
    [many] { $count } surowców
   *[other] { $count } surowca
}
    .source = Surowce w Magazynach
    .hint = { $more } za surowce w Magazynach
score-empty = { $count ->
    [one] { $count } pole bez budynku
    [few] { $count } pola bez budynku
    [many] { $count } pól bez budynku
   *[other] { $count } pola bez budynku
}
    .source = Pola bez budynku
    .hint = { $way ->
        [up] { $more }, bo mniej pól zostaje bez budynku
       *[down] { $more }, bo więcej pól zostaje bez budynku
    }

# Na planszy
draw-others = Inne miasteczka
draw-supply = Zasoby
draw-cards = Karty
draw-before = Przed pierwszą turą
draw-turn = Tura { $turn }
draw-free-turn = Tura { $turn }: dowolny wybór
draw-named = Tura { $turn }: { $resource }
draw-open-cards = Odkryte karty
draw-pile = Zostało kart: { $count }
draw-empty = puste
draw-begun = { $card } ({ $cells }): na miejscu { $count } z { $all } surowców wzoru.
draw-empty-squares = wolne pola
draw-completed = Miasteczko jest ukończone.
draw-pattern = Wzór, rząd po rzędzie: { $rows }.
draw-gap = puste
draw-hammer = Główny Budowniczy
draw-aside = Może jeszcze odłożyć
draw-ready = Gotowe do budowy: wybierz wzór, potem pole dla budynku
draw-nothing-ready = Nie masz jeszcze żadnego gotowego wzoru.

# Co jest nie tak z pozycją
position-cards-type = cards: { $card } i { $card2 } to karty jednego rodzaju
position-cards-missing = cards: któregoś rodzaju brakuje albo ma się pojawić po raz drugi
position-not-in-solo = tej karty nie używa się w grze solo
position-no-monuments = ta partia toczy się bez monumentów
position-dealt-two = dealt: potrzebne są dwie karty monumentów
position-dealt-twice = dealt: ta sama karta monumentu leży w dwóch miejscach
position-dealt-again = steps: miejsce { $seat } ma już swoje karty monumentów
position-kept-dealt = towns: miejsce { $seat } zachowało monument, którego nie dostało
position-all-keep = steps: monument wybiera każdy, kto dostał dwie karty i żadnej jeszcze nie zachował
position-foreign-monument = towns: w miasteczku { $seat } stoi monument, którego właściciel nie ma
position-completed-later = towns: miasteczko { $seat } ukończono w turze, której jeszcze nie było
position-no-novice = towns: miejsce { $seat } odłożyło kostkę, ale ta partia toczy się bez zasady nowicjusza
position-before = before: podano miasteczko { $seat } z początku kroku, ale nikt tam nie buduje albo monument jest inny
position-upon = upon: na polu { $where } leży więcej kostek, niż się mieści
position-bank-twice = upon: dwa Banki miejsca { $seat } mają ten sam surowiec
position-six-banks = board: miejsce { $seat } ma więcej niż pięć Banków
position-no-shrine = shrine: miejsce { $seat } nie zbudowało Drzewa Starszego Od Kamienia
position-no-watch = watch: miejsce { $seat } nie zbudowało Strażnicy Sokole Oko albo leżą na niej więcej niż trzy budynki
position-three-cards = row, under: kart każdego surowca są trzy
position-row-three = row, under: odkryte leżą trzy karty, a pod stosem najwyżej dwanaście
position-ten-cards = turned: stos ma 10 kart
position-step-order = steps: krok { $step } powtarza się albo stoi w złej kolejności
position-no-seat = przy tym stole nie ma takiego miejsca
position-names-nobody = steps: w wariancie Ratusz nikt nie ogłasza surowca
position-cannot-name = steps: surowiec ma wybrać ktoś, kto nie może go wybrać
position-full-town = towns: pełne miasteczko kończy się, zanim położy się następną kostkę
position-nothing-named = named: trzeba położyć surowiec, ale żadnego nie ogłoszono
position-named-in-row = named: wybranej karty nie ma wśród odkrytych
position-only-town-hall = steps: to zdarza się tylko w wariancie Ratusz
position-only-solo = steps: to zdarza się tylko w grze solo
position-no-resource-cards = steps: ta partia toczy się bez kart surowców
position-no-place = steps: karta nie ma miejsca w rzędzie
position-answers-count = steps: potrzebny jest wpis dla każdego z miejsc ({ $players })
position-all-answered = steps: nie czeka się już na żadną odpowiedź
position-completed-asked = steps: miejsce { $seat } ukończyło miasteczko i o nic się go nie pyta
position-answer-refused = steps: odpowiedź miejsca { $seat } nie była dozwolona
position-due-later = steps: miejsce { $seat } buduje dopiero po położeniu kostek
position-due-order = steps: miejsce { $seat } nie może mieć tego wszystkiego do zrobienia
position-due-cause = steps: w miasteczku { $seat } nic nie zmusza do tego, co ma tam być zrobione
