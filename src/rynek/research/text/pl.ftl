# Arena
arena-title = { $game }: partie: { $games }, graczy: { $players }
arena-known = { $leader } gra lepiej od wszystkich pozostałych: pewność { $sure }.
arena-unknown = Przy pewności { $sure } nie wiadomo jeszcze, kto jest najlepszy; potrzeba więcej partii.
arena-open = Przy pewności { $sure } nie wiadomo, kto gra lepiej od wszystkich pozostałych.
arena-how = Rozdań: { $deals }. Rozdanie to jeden skład przy tym samym losie, rozegrany przy każdym przesunięciu miejsc. Ziarno { $seed }, zasady w wersji { $rules }. Rankingi: model Placketta i Luce'a w skali Elo ze średnią 1500; przedziały 95%, za niezależne obserwacje uznano rozdania. Gwiazdka w tabeli par: test sekwencyjny rozstrzygnął, kto jest lepszy.
arena-again = Te same wyniki daje polecenie:
arena-progress = Partie
arena-resumed = Ukończone partie wczytane z { $folder }: { $done }.
arena-whole-deals = Partie: { $games }. Rozgrywane są całe rozdania, żeby każdy siedział na każdym miejscu równie często.
arena-kept = Wszystkie pliki są w { $folder }. To samo polecenie wznawia arenę; więcej partii dokłada się do tych.
arena-stopped = Przerwano. Ukończone partie ({ $done }) są w { $folder }; to samo polecenie gra dalej.
arena-failed = { $reason } Ukończone partie ({ $done }) są w { $folder }; to samo polecenie gra dalej.
arena-everybody = ktokolwiek tam siedzi

arena-table-ratings = Rankingi
arena-table-pairs = Jak często wyżej na koniec (wiersz przeciw kolumnie)
arena-table-points = Punkty
arena-table-seats = Zwycięstwa według miejsc
arena-table-times = Czas namysłu
arena-table-faults = Partie przegrane przez błąd

arena-column-entrant = Uczestnik
arena-column-rating = Ranking
arena-column-interval = Przedział 95%
arena-column-wins = Zwycięstwa
arena-column-games = Partie
arena-column-faults = Błędy
arena-column-mean = Średnia
arena-column-spread = Odch. std.
arena-column-cut-5 = 5%
arena-column-cut-25 = 25%
arena-column-cut-50 = Mediana
arena-column-cut-75 = 75%
arena-column-cut-95 = 95%
arena-column-in-seat = Miejsce { $seat }
arena-column-decisions = Decyzje
arena-column-mean-time = Średni
arena-column-median = Mediana
arena-column-slow = 95%
arena-column-longest = Najdłuższy
arena-column-game = Partia
arena-column-seat = Miejsce
arena-column-fault = Błąd
arena-column-detail = Co się stało

arena-fault-crash = awaria
arena-fault-illegal = niedozwolony ruch
arena-fault-time = przekroczony czas
arena-fault-memory = za mało pamięci
arena-more-faults = oraz dalsze ({ $count }); wszystkie wymienia results.json

arena-figure-ratings = Rankingi z przedziałami
arena-figure-pairs = Jak często uczestnik z wiersza kończył wyżej niż uczestnik z kolumny
arena-figure-scores = Odsetek partii zakończonych najwyżej taką liczbą punktów
arena-figure-times = Odsetek decyzji, które trwały dłużej
arena-figure-seats = Zwycięstwa według miejsc; linia kropkowana: po równo
arena-axis-rating = ranking (skala Elo), przedziały 95%
arena-axis-pairs = przeciwnik
arena-axis-points = punkty
arena-axis-share = odsetek partii
arena-axis-seconds = sekundy na decyzję
arena-axis-slower = odsetek decyzji trwających dłużej
arena-axis-seat = miejsce
arena-axis-wins = odsetek zwycięstw

# Zbiór partii
corpus-progress = Partie
corpus-written = Partie: { $games }, zapisane w { $folder }
