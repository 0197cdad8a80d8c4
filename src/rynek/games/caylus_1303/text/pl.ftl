game-title = Caylus 1303
game-blurb = Mistrzowie budowniczy wznoszą zamek i miasteczko wzdłuż jednej drogi i targują się o to, jak daleko zajdzie burmistrz.

option-setup = Przygotowanie
    .info = Losowe kafelki i postacie albo stały układ zalecany na pierwszą rozgrywkę (R2.13).
option-setup-random = Losowe
option-setup-first-game = Pierwsza rozgrywka
option-open-scores = Jawne punkty
    .info = Wszyscy widzą punkty prestiżu wszystkich; według zasad są zakryte do końca gry (R12.2).

# Ruchy
move-lay = Wyłóż: { $rest }
move-first = Pierwszy gracz: { $seat }
move-reveal = Odkryj: { $rest }
move-build = Zbuduj: { $building }{ $resource_key ->
        [food] , płacąc jedzeniem
        [wood] , płacąc drewnem
        [stone] , płacąc kamieniem
        [cloth] , płacąc materiałem
       *[other] { "" }
    }
    .group = Zbuduj
move-choose = Weź: { $character }
    .group = Postacie
move-decline = Nie rób nic
    .group = Rezygnacja
move-deliver = Dostarcz: { $resource }, { $resource2 }, { $resource3 }
    .group = Dostarcz
move-done = Zakończ dostawę
    .group = Koniec
    .away = W tej rundzie możesz dostarczyć jeszcze jeden zestaw.
move-favour = Użyj budynku z placu budowy: { $building }
    .group = Plac budowy
move-gain = Weź 1 { $resource }
    .group = Weź
move-house = Dom nad budynkiem: { $building }
    .group = Dom
move-monument = Zbuduj: { $building }
    .group = Monumenty
move-pass = Spasuj
    .group = Pas
move-place = Do: { $building }
    .group = Robotnicy do budynków
move-provost = { $steps ->
        [-3] 3 pola do tyłu
        [-2] 2 pola do tyłu
        [-1] 1 pole do tyłu
        [0] Zostaw burmistrza w miejscu
        [1] 1 pole do przodu
        [2] 2 pola do przodu
       *[3] 3 pola do przodu
    }
    .group = Burmistrz
move-site = Na plac budowy
    .group = Plac budowy
move-spend = Wydaj 1 { $resource }
    .group = Wydaj 1 zasób
move-spend-two = Wydaj { $resource } i { $resource2 }
    .group = Wydaj 2 zasoby
move-steal = Zabierz innemu graczowi: { $character }
    .group = Cudze postacie
move-use = { $way ->
        [1] Użyj efektu
       *[2] Użyj drugiego efektu
    }
    .group = Efekt

# Co się dzieje
event-laid-site = Na placu budowy: { $building }.
event-laid-road = Na polu drogi { $space }: { $building }.
event-first-player = Pierwszym graczem jest { $seat }.
event-revealed = Odkryta postać: { $character }.
event-chosen = { $seat } wybiera: { $character }.
    .recap = { $character }
event-round-begins = Zaczyna się runda { $round }.
    .heading = Runda { $round }
event-placed = { $seat } umieszcza robotnika: { $building }.
    .recap = robotnik: { $building }
event-joined = { $seat } dołącza dzięki Czeladnikowi: { $building }.
    .recap = robotnik, Czeladnik: { $building }
event-placed-on-site = { $seat } umieszcza robotnika na placu budowy.
    .recap = robotnik na placu budowy
event-passed = { $seat } pasuje.
    .recap = pas
event-first-tile = { $seat } bierze kafelek pierwszego gracza.
event-gained = { $seat } zyskuje { $count } { $resource_key ->
        [food] { $count ->
            [one] jedzenie
           *[other] jedzenia
        }
        [wood] { $count ->
            [one] drewno
           *[other] drewna
        }
        [stone] { $count ->
            [one] kamień
            [few] kamienie
           *[many] kamieni
        }
        [cloth] { $count ->
            [one] materiał
            [few] materiały
           *[many] materiałów
        }
       *[gold] { $count ->
            [one] złoto
           *[other] złota
        }
    }.
event-spent = { $seat } wydaje { $count } { $resource_key ->
        [food] { $count ->
            [one] jedzenie
           *[other] jedzenia
        }
        [wood] { $count ->
            [one] drewno
           *[other] drewna
        }
        [stone] { $count ->
            [one] kamień
            [few] kamienie
           *[many] kamieni
        }
        [cloth] { $count ->
            [one] materiał
            [few] materiały
           *[many] materiałów
        }
       *[gold] { $count ->
            [one] złoto
           *[other] złota
        }
    }.
event-took-workers = { $seat } bierze z obozu { $count ->
        [one] 1 robotnika
       *[other] { $count } robotników
    }.
event-returned-workers = { $seat } odkłada do obozu { $count ->
        [one] 1 robotnika
       *[other] { $count } robotników
    }.
event-scored = { $seat } zyskuje { $points ->
        [one] 1 punkt prestiżu
        [few] { $points } punkty prestiżu
       *[many] { $points } punktów prestiżu
    }.
event-used = { $seat } używa budynku: { $building }.
    .recap = działa { $building }
event-declined = { $seat } nie używa budynku: { $building }.
event-no-use = { $seat } nie może nic zrobić w budynku: { $building }.
event-not-reached = { $seat } nic nie zyskuje, bo burmistrz tam nie sięga: { $building }.
event-owners-bonus = Premię właściciela bierze { $seat }: { $building }.
event-built = { $seat } buduje na polu { $space }: { $building }.
    .recap = buduje: { $building }
event-house-placed = { $seat } stawia dom nad budynkiem: { $building }.
    .recap = dom nad budynkiem { $building }
event-turned = Nową rezydencję ma { $seat }: { $building }.
event-erected = { $seat } wznosi monument na polu { $space }: { $building }.
    .recap = monument: { $building }
event-provost-forward = { $seat } przesuwa burmistrza o { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    } do przodu.
    .recap = burmistrz +{ $count }
event-provost-back = { $seat } przesuwa burmistrza o { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    } do tyłu.
    .recap = burmistrz −{ $count }
event-provost-stays = { $seat } zostawia burmistrza w miejscu.
event-provost-returns = Burmistrz wraca na swoje miejsce za polem drogi { $provost }.
event-delivered = { $seat } dostarcza: { $resource }, { $resource2 }, { $resource3 }.
    .recap = zestaw dostarczony
event-most-bundles = Najwięcej zestawów dostarcza { $seat }: { $count }.
event-no-bundles = Nikt nie dostarcza zestawu.
event-favoured = { $seat } otrzymuje królewską łaskę.
event-stolen = { $seat } zabiera kafelek „{ $character }”, który traci { $other }.
    .recap = { $character } (traci { $other })
event-site-chosen = { $seat } korzysta z placu budowy: { $building }.
event-character-taken = { $seat } bierze z planszy: { $character }.
    .recap = { $character } z planszy
event-game-ends = Koniec dziewiątej rundy: punkty prestiżu są odkryte.

# O co chodzi
ask-choose-character = Wybierz postać na początek gry.
ask-plan = Umieść robotnika w budynku albo na placu budowy, albo spasuj. Robotnicy w twojej puli: { $count }.
ask-plan-dear = Umieść robotnika i odłóż jeszcze jednego do obozu albo spasuj. Robotnicy w twojej puli: { $count }.
ask-must-pass = Nie możesz umieścić robotnika: spasuj.
ask-rise = Ranny ptaszek: możesz umieścić robotnika przed wszystkimi i odłożyć jeszcze jednego do obozu.
ask-use = { $building_key ->
        [fairground] Jarmark: wydaj 1 drewno za królewską łaskę albo nie rób nic.
        [base_market_1] Targ: odłóż robotnika i weź wybrany zasób podstawowy albo nie rób nic.
        [base_market_2] Targ: odłóż robotnika i weź wybrany zasób podstawowy albo nie rób nic.
        [base_guild_any] Gildia: wydaj wybrany zasób podstawowy, aby wziąć 3 robotników, albo nie rób nic.
        [base_guild_stone] Gildia: wydaj 1 kamień, aby wziąć 4 robotników, albo nie rób nic.
        [stone_guild] Gildia: wydaj wybrany zasób podstawowy, aby wziąć 5 robotników, albo nie rób nic.
        [wood_market] Targ: weź wybrany zasób podstawowy albo nie rób nic.
        [tailor] Pracownia krawiecka: wydaj 1 materiał za 4 punkty albo, jako drugi efekt, 2 materiały za 6 punktów, albo nie rób nic.
        [foundry] Odlewnia: odłóż 1 robotnika za 1 złoto albo, jako drugi efekt, 3 robotników za 2 złota, albo nie rób nic.
        [alchemist] Laboratorium alchemiczne: wydaj 1 zasób podstawowy za 1 złoto albo 2 za 2 złota, albo nie rób nic.
        [church] Kościół: odłóż 2 robotników za 4 punkty albo, jako drugi efekt, 4 robotników za 6 punktów, albo nie rób nic.
        [jeweler] Pracownia jubilerska: wydaj 1 złoto za 5 punktów albo, jako drugi efekt, 2 złota za 9 punktów, albo nie rób nic.
       *[other] { $building }: użyj efektu albo nie rób nic.
    }
ask-build = { $building }: zbuduj budynek drewniany albo nie rób nic.
ask-build-stone = { $building }: zbuduj budynek kamienny albo nie rób nic.
ask-build-cheaply = { $building }: zbuduj budynek kamienny, nie płacąc kamienia z jego kosztu, albo nie rób nic.
ask-house = { $building }: za 1 materiał postaw dom nad budynkiem podstawowym albo nie rób nic.
ask-toll = { $building }: przesuń burmistrza o najwyżej 2 pola za darmo.
ask-bridge = Most gildii: przesuń burmistrza o najwyżej 3 pola; każde kosztuje robotnika. Robotnicy w twojej puli: { $count }.
ask-bailiff = Komornik: możesz przesunąć burmistrza o 1 pole za darmo.
ask-deliver = Dostarcz zestaw (3 różne zasoby, w tym jedzenie) albo zakończ dostawę. Dostarczone w tej rundzie: { $count }.
ask-deliver-any = Szambelan: dostarcz dowolne 3 zasoby jako zestaw albo zakończ dostawę. Dostarczone w tej rundzie: { $count }.
ask-deliver-late = Dostawca: dostarcz zestaw po wszystkich innych albo zakończ dostawę. Dostarczone w tej rundzie: { $count }.
ask-favour = Królewska łaska: zabierz postać innemu graczowi albo użyj budynku z placu budowy.
ask-take-character = Możesz wziąć jedną z postaci na planszy.
ask-monument = Zastąp swoją rezydencję ({ $building }) monumentem albo nie rób nic.

# Dlaczego ruch odrzucono
why-not-revealed = Tej postaci nie ma wśród postaci na planszy: { $character }.
why-reserved = { $building } leży na placu budowy: otwiera go tylko królewska łaska.
why-not-on-road = Tego budynku nie ma przy drodze: { $building }.
why-no-workers-there = Rezydencje i monumenty nie przyjmują robotników: { $building }.
why-occupied = Stoi tam już robotnik: { $building }.
why-own-worker = Stoi tam już twój robotnik: { $building }.
why-two-workers = Stoi tam już dwóch robotników: { $building }.
why-used-up = Ta postać jest już wykorzystana w tej rundzie: { $character }.
why-already-on-site = Masz już robotnika na placu budowy.
why-no-worker = Nie masz już robotników w puli.
why-too-few-workers = Potrzeba { $wanted ->
        [one] 1 robotnika
       *[other] { $wanted } robotników
    } z puli, a masz { $count }.
why-toll-too-far = Myto przesuwa burmistrza najwyżej o 2 pola.
why-bailiff-too-far = Komornik przesuwa burmistrza najwyżej o 1 pole.
why-provost-workers = Każde pole kosztuje robotnika z puli, a masz { $count }.
why-provost-limit = Burmistrz nie może stanąć przed mostem ani dalej niż na ostatnim miejscu za końcem drogi.
why-no-house = Nie masz już domu, którym można oznaczyć budynek.
why-no-space = Przy drodze nie ma już wolnych pól.
why-not-beside = Tego budynku nie ma obok planszy: { $building }.
why-not-wooden = Zakład ciesielski buduje tylko budynki drewniane, a nie: { $building }.
why-not-stony = Zakład murarski buduje tylko budynki kamienne, a nie: { $building }.
why-cannot-pay = Nie możesz zapłacić całego kosztu: { $building }.
why-choice-wanted = Podaj, jakim zasobem płacisz za ikonę dowolnego zasobu: { $building }.
why-no-choice-wanted = W tym koszcie nie ma ikony dowolnego zasobu: { $building }.
why-no-cloth = Nie masz materiału dla Kancelarii prawnej.
why-no-house-left = Nie masz już domów.
why-not-base = Rezydencją może zostać tylko budynek podstawowy przy drodze, a nie: { $building }.
why-house-there = Nad tym budynkiem stoi już dom: { $building }.
why-not-its-effect = To nie jest efekt budynku: { $building }.
why-cannot-afford = Nie możesz zapłacić pełnej ceny: { $building }.
why-lacks = Masz za mało zasobu: { $resource }.
why-no-bundle = Zestaw to 3 różne zasoby, a jednym z nich jest jedzenie.
why-lacks-bundle = Masz za mało na ten zestaw: { $resource }.
why-not-open = Ten budynek nie jest jeszcze otwarty dla łask: { $building } (rundy 1–3 pierwszy, 4–6 dwa, 7–9 wszystkie).
why-not-on-site = Tego budynku nie ma na placu budowy: { $building }.
why-own-character = Masz już tę postać: { $character }.
why-nobodys = Żaden inny gracz nie ma tej postaci: { $character }.
why-not-on-board = Tej postaci nie ma na planszy: { $character }.
why-no-monument = To nie jest monument: { $building }.
why-monument-gone = Ten monument jest już zbudowany: { $building }.
why-monument-too-dear = Nie stać cię na ten monument: { $building }.

# Punkty
score-wooden = Budynki drewniane
    .hint = { $more } za budynki drewniane
score-stony = Budynki kamienne
    .hint = { $more } za budynki kamienne
score-monuments = Monumenty
    .hint = { $more } za monumenty
score-placements = Cudzy robotnicy w budynkach gracza
    .hint = { $more } dzięki cudzym robotnikom we własnych budynkach
score-effects = Efekty budynków
    .hint = { $more } z efektów budynków
score-bundles = Zestawy
    .hint = { $more } za zestawy dla króla
score-characters = Postacie
    .hint = { $more } dzięki postaciom
score-gold = Pozostałe złoto: { $count } × 2
    .source = Pozostałe złoto
    .hint = { $more } za złoto, które zostaje

source-placements = cudzy robotnicy
source-effects = efekty
source-bundles = zestawy
source-characters = postacie

# Fazy, rodzaje i strony
phase-setup = Przygotowanie
phase-planning = Planowanie
phase-activation = Aktywacja
phase-delivery = Dostawa
phase-management = Zarządzanie
phase-end = Koniec
kind-printed = budynek nadrukowany
kind-base = budynek podstawowy
kind-wood = budynek drewniany
kind-stone = budynek kamienny
kind-monument = monument
kind-residence = rezydencja
side-start = strona startowa
side-build = strona budowy

# Zasoby
resource-food = jedzenie
    .info = Zasób podstawowy; potrzebny w każdym zestawie (R6.3).
resource-wood = drewno
    .info = Zasób podstawowy, głównie na budynki drewniane.
resource-stone = kamień
    .info = Zasób podstawowy, na budynki kamienne i wielkie monumenty.
resource-cloth = materiał
    .info = Zasób podstawowy, dla Kancelarii prawnej, Pracowni krawieckiej i Posiadłości.
resource-gold = złoto
    .info = Nie zastępuje innych zasobów (Q26); potrzebne do monumentów, a na końcu warte po 2 punkty (R9.1).

# Postacie
character-early-riser = Ranny ptaszek
    .info = Przed pierwszą turą planowania możesz umieścić robotnika; odkładasz wtedy jeszcze jednego do obozu (R10.1).
character-night-worker = Pracownik nocny
    .info = Nie płacisz dodatkowego robotnika za umieszczanie po pierwszym spasowaniu (R10.2).
character-journeyman = Czeladnik
    .info = Raz na rundę możesz umieścić robotnika tam, gdzie stoi robotnik innego gracza; twój działa drugi (R10.3).
character-thief = Złodziej
    .info = Gdy umieszczasz robotnika w cudzym budynku, właściciel nie dostaje punktów (R10.4).
character-steward = Rządca
    .info = Dostajesz 2 punkty zamiast 1, gdy inni umieszczają robotników w twoich budynkach (R10.5).
character-bailiff = Komornik
    .info = Po Moście gildii możesz przesunąć burmistrza o 1 pole za darmo (R10.6).
character-architect = Architekt
    .info = 1 punkt więcej za każdy twój budynek drewniany, kamienny i monument (R10.7).
character-deliveryman = Dostawca
    .info = Możesz dostarczać zestawy po wszystkich innych, nawet bez robotnika na placu budowy (R10.8).
character-chamberlain = Szambelan
    .info = Twój zestaw to dowolne 3 znaczniki zasobów (R10.9).
character-foreman = Kierownik budowy
    .info = 1 punkt więcej za każdy twój zestaw (R10.10).
character-goldsmith = Złotnik
    .info = Raz na rundę 5 punktów więcej za zestaw ze złotem (R10.11).
character-day-laborer = Pracownik najemny
    .info = Przy werbowaniu bierzesz 1 robotnika więcej (R10.12).

# Budynki
building-fairground = Jarmark
    .info = Wydaj 1 drewno: otrzymujesz królewską łaskę (R5.4).
building-lawyer = Kancelaria prawna
    .info = Wydaj 1 materiał i postaw dom nad budynkiem podstawowym; na koniec rundy staje się twoją rezydencją (R5.5).
building-printed-carpenter = Zakład ciesielski
    .info = Zbuduj jeden budynek drewniany na pierwszym wolnym polu drogi (R5.6).
building-toll = Myto
    .info = Przesuń burmistrza o 0, 1 albo 2 pola za darmo (R5.7).
building-base-farm-1 = Farma I
    .info = Weź 1 jedzenie (R11.1).
building-base-farm-2 = Farma II
    .info = Weź 1 jedzenie (R11.1).
building-base-sawmill = Tartak
    .info = Weź 1 drewno (R11.1).
building-base-quarry = Kamieniołom
    .info = Weź 1 kamień (R11.1).
building-base-carpenter = Zakład ciesielski (podstawowy)
    .info = Zbuduj jeden budynek drewniany na pierwszym wolnym polu drogi (R5.6).
building-base-market-1 = Targ I
    .info = Odłóż 1 robotnika, aby wziąć 1 jedzenie, drewno, kamień albo materiał (R11.1).
building-base-market-2 = Targ II
    .info = Odłóż 1 robotnika, aby wziąć 1 jedzenie, drewno, kamień albo materiał (R11.1).
building-base-guild-any = Gildia A
    .info = Wydaj 1 jedzenie, drewno, kamień albo materiał, aby wziąć 3 robotników (R11.1).
building-base-guild-stone = Gildia B
    .info = Wydaj 1 kamień, aby wziąć 4 robotników (R11.1).
building-wood-farm = Farma (drewniana)
    .info = Weź 2 jedzenia; strona startowa: 1 jedzenie i 1 punkt. Koszt: 1 drewno i 1 jedzenie, wartość 2 punkty (R11.2).
building-wood-sawmill = Tartak (drewniany)
    .info = Weź 2 drewna; strona startowa: 1 drewno i 1 punkt. Koszt: 1 drewno i 1 jedzenie, wartość 2 punkty (R11.2).
building-wood-quarry = Kamieniołom (drewniany)
    .info = Weź 2 kamienie; strona startowa: 1 kamień i 1 punkt. Koszt: 1 drewno i 1 jedzenie, wartość 2 punkty (R11.2).
building-spinning-mill = Przędzalnia
    .info = Weź 2 materiały; strona startowa: 1 materiał i 1 punkt. Koszt: 2 drewna, wartość 2 punkty (R11.2).
building-wood-market = Targ (drewniany)
    .info = Weź 1 jedzenie, drewno, kamień albo materiał. Koszt: 1 drewno i 1 jedzenie, wartość 3 punkty (R11.2).
building-covered-market = Hala targowa
    .info = Weź 3 robotników; strona startowa: 2 robotników i 1 punkt. Koszt: 1 drewno i 1 dowolny zasób podstawowy, wartość 3 punkty (R11.2).
building-manor = Posiadłość
    .info = Otrzymujesz królewską łaskę; strona startowa: 2 punkty. Koszt: 1 drewno i 1 materiał, wartość 4 punkty (R11.2).
building-tailor = Pracownia krawiecka
    .info = Wydaj 1 materiał za 4 punkty albo 2 materiały za 6. Koszt: 1 drewno i 1 dowolny zasób podstawowy, wartość 4 punkty (R11.2).
building-stonemason = Zakład murarski
    .info = Zbuduj jeden budynek kamienny (R11.3); strona startowa: bez wydawania kamienia z jego kosztu (R11.4). Koszt: 1 drewno i 1 dowolny zasób podstawowy, wartość 4 punkty.
building-stone-farm = Farma (kamienna)
    .info = Weź 2 jedzenia i 1 materiał; gdy używa jej kto inny, właściciel bierze 1 jedzenie (R11.6). Strona startowa: 1 jedzenie i 1 materiał. Koszt: 1 kamień i 1 jedzenie, wartość 3 punkty (R11.5).
building-stone-sawmill = Tartak (kamienny)
    .info = Weź 2 drewna i 1 materiał; gdy używa go kto inny, właściciel bierze 1 drewno (R11.6). Strona startowa: 1 drewno i 1 materiał. Koszt: 1 kamień i 1 jedzenie, wartość 3 punkty (R11.5).
building-stone-quarry = Kamieniołom (kamienny)
    .info = Weź 2 kamienie i 1 materiał; gdy używa go kto inny, właściciel bierze 1 kamień (R11.6). Strona startowa: 1 kamień i 1 materiał. Koszt: 1 kamień i 1 jedzenie, wartość 3 punkty (R11.5).
building-gold-mine = Kopalnia złota
    .info = Weź 1 złoto. Koszt: 1 kamień i 1 jedzenie, wartość 4 punkty (R11.5).
building-stone-guild = Gildia (kamienna)
    .info = Wydaj 1 jedzenie, drewno, kamień albo materiał, aby wziąć 5 robotników. Koszt: 1 kamień i 1 dowolny zasób podstawowy, wartość 4 punkty (R11.5).
building-foundry = Odlewnia
    .info = Odłóż 1 robotnika za 1 złoto albo 3 robotników za 2 złota. Koszt: 1 kamień i 1 drewno, wartość 5 punktów (R11.5).
building-alchemist = Laboratorium alchemiczne
    .info = Wydaj 1 zasób podstawowy za 1 złoto albo 2 za 2 złota. Koszt: 1 kamień i 1 drewno, wartość 5 punktów (R11.5).
building-church = Kościół
    .info = Odłóż 2 robotników za 4 punkty albo 4 robotników za 6. Koszt: 1 kamień i 1 materiał, wartość 5 punktów (R11.5).
building-jeweler = Pracownia jubilerska
    .info = Wydaj 1 złoto za 5 punktów albo 2 złota za 9. Koszt: 1 kamień i 1 drewno, wartość 5 punktów (R11.5).
building-garden = Ogród
    .info = 2 robotników przy każdym werbowaniu. Koszt: 1 złoto i 1 drewno, wartość 4 punkty (R11.8).
building-factory = Fabryka
    .info = 1 materiał przy każdym werbowaniu. Koszt: 1 złoto i 1 materiał, wartość 5 punktów (R11.8).
building-granary = Spichlerz
    .info = 1 jedzenie przy każdym werbowaniu. Koszt: 1 złoto i 1 kamień, wartość 7 punktów (R11.8).
building-statue = Posąg
    .info = Koszt: 1 złoto i 2 kamienie, wartość 7 punktów (R11.8).
building-theatre = Teatr
    .info = Królewska łaska po zbudowaniu. Koszt: 3 złota i 4 drewna, wartość 12 punktów (R8.3).
building-cathedral = Katedra
    .info = Koszt: 3 złota i 3 kamienie, wartość 15 punktów (R11.8).
building-mansion = Dwór
    .info = Koszt: 5 złota i 5 kamieni, wartość 20 punktów (R11.8).
building-residence = Rezydencja
    .info = Nie przyjmuje robotników; daje właścicielowi 1 robotnika więcej przy werbowaniu i miejsce na monument (R8.2, R8.4).

# Plansza
draw-road = Droga
draw-beside = Co można zbudować
draw-round = Runda
draw-gate = Brama miejska
draw-castle = Zamek Caylus
draw-bridge = Most gildii
draw-bridge-info = Kto pasuje, stawia znacznik na pierwszym wolnym miejscu. W tej kolejności gracze mogą przesuwać burmistrza (R4.7, R5.8). Kliknij, aby spasować.
draw-site = Plac budowy
draw-site-points = Zestaw: 5 punktów
draw-site-info = Każdy gracz może tu mieć jednego robotnika. W dostawie zestaw 3 różnych zasobów z jedzeniem daje 5 punktów; najwięcej zestawów daje królewską łaskę (R6.2–R6.6).
draw-open-from = łaski od rundy { $first }
draw-characters = Postacie na planszy
draw-used = Wykorzystana w tej rundzie.
draw-pool = robotnicy w puli
draw-pool-info = Umieszcza się ich w planowaniu; płaci się nimi też za przesuwanie burmistrza i niektóre efekty (R4.1).
draw-camp = robotnicy w obozie
draw-camp-info = Werbowanie i niektóre efekty przywracają ich do puli; razem jest ich 15 (R1.4).
draw-houses = domy
draw-houses-info = Po jednym na każdy zbudowany budynek i każdą rezydencję; razem dziewięć (R1.3).
draw-first = Kafelek pierwszego gracza
draw-first-info = Bierze go ten, kto pierwszy spasuje, i to on zaczyna następną rundę (R4.9).
draw-prestige = Punkty prestiżu
draw-prestige-info = Cudze punkty są zakryte do końca gry, chyba że gracie na jawne punkty (R12.2).
draw-bundles = Zestawy dostarczone w tej rundzie: { $count }.
draw-space = Pole drogi { $space }, puste
draw-owner = Właściciel: { $name }.
draw-side-start = Strona startowa.
draw-side-build = Strona budowy.
draw-reached = Burmistrz tu sięga.
draw-not-reached = Poza zasięgiem burmistrza: póki stoi, gdzie stoi, budynek nie zadziała.
draw-milestone = Burmistrz za polem { $position }
draw-would-act = Stąd działają: { $who }.
draw-would-not = Nie działają: { $who }.
draw-nobody = Żaden robotnik na drodze jeszcze od tego nie zależy.

# Co jest nie tak z pozycją
position-too-few-characters = steps: wybierać ma więcej graczy, niż leży postaci na planszy
position-no-seat = steps: nie ma miejsca numer { $seat }
position-no-effect = steps: budynek nie ma takiego efektu
position-favour-by-worker = steps: z Jarmarku i Posiadłości korzysta robotnik (Use)
position-riser-workers = steps: Ranny ptaszek potrzebuje dwóch robotników
position-passed-plans = steps: kto spasował, już nie planuje
position-not-on-site = steps: tego budynku nie ma na placu budowy
position-no-bonus = steps: budynek nie daje premii właścicielowi
position-no-residence = steps: monument wymaga rezydencji
position-others-residence = steps: rezydencja należy do innego gracza
position-not-laid = steps: kafelków tego rodzaju się nie wykłada
position-site-three = site: leżą tu trzy kafelki
position-tile-twice = jeden kafelek leży w dwóch miejscach
position-site-kinds = site: kolejno kafelek podstawowy, drewniany i kamienny
position-road-base = road: na polach 1–8 leżą kafelki podstawowe
position-road-wood = road: na polu 9 leży kafelek drewniany
position-road-stonemason = road: Zakład murarski nie może leżeć przy drodze od początku
position-road-stone = road: na polu 14 leży kafelek kamienny
position-road-built = road: buduje się tylko kafelki drewniane i kamienne
position-road-gap = road: jest luka
position-nine-houses = houses: gracz ma dziewięć domów
position-space-owner = pole { $space }: rezydencje i monumenty mają właścicieli
position-space-base = pole { $space }: rezydencją staje się tylko kafelek podstawowy
position-space-built = pole { $space }: zbudowane kafelki mają właścicieli, pozostałe nie
position-monument-twice = jeden monument stoi w dwóch miejscach
position-unturned = houses: kafelek podstawowy z domem jest już rezydencją
position-workers-building = workers: robotnicy stoją tylko w budynkach
position-workers-twice = workers: dwaj robotnicy jednego gracza nie stoją w tym samym budynku
position-journeyman-once = workers: Czeladnik dołącza raz na rundę
position-journeyman-nobody = used: Czeladnik do nikogo nie dołączył
position-site-once = construction_site: każdy gracz ma tu najwyżej jednego robotnika
position-workers-home = workers: po aktywacji w budynkach nikogo nie ma
position-workers-many = workers: gracz ma { $most } robotników
position-characters-count = characters: w grze jest ich o trzy więcej niż graczy
position-characters-holder = characters: posiadacza nie ma przy stole
position-negative = seats: zasobów, robotników, domów i punktów nie może być mniej niż zero
position-points-five = points: zestawy dają po pięć punktów
position-provost-off = provost: stoi poza drogą
position-provost-rests = provost: podczas planowania stoi tam, gdzie umieszcza się go na koniec rundy
position-bridge-twice = bridge: znacznik leży tam dwa razy
position-first-passed = first: kafelek pierwszego gracza ma ten, kto pierwszy spasował
position-not-delivered = bundles: nikt jeszcze niczego nie dostarczył
position-bridge-when = bridge: znaczniki leżą tu tylko od planowania do użycia mostu
position-setup-moved = podczas przygotowania nikt jeszcze nie wykonał ruchu
position-step-twice = steps: krok { $step } występuje dwa razy
position-step-order = steps: krok { $step } nie następuje po fazie { $phase }
position-step-begins = steps: faza { $phase } nie zaczyna się od kroku { $step }
