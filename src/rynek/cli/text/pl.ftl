# Kolumny tabel
cli-column-option = Opcja
cli-column-meaning = Znaczenie
cli-column-default = Domyślnie
cli-column-allowed = Dozwolone
cli-column-rank = Miejsce
cli-column-seat = Gracz
cli-column-points = Punkty
cli-column-from = Skąd
cli-column-bot = Bot
cli-column-games = Partie
cli-column-wins = Wygrane
cli-column-mean = Średnia punktów

# Gra w terminalu
cli-welcome = { $game }. Grasz jako { $seat }. Wpisz ruch albo jego numer; /help pokaże, co jeszcze można zrobić.
cli-seed = Skrót ziarna losowego: { $hash }
cli-seed-revealed = Ziarno losowe: { $seed }.
cli-more-moves =
    { $count ->
        [one] … i jeszcze { $count } ruch. /moves SŁOWO pokaże ruchy z tym słowem.
        [few] … i jeszcze { $count } ruchy. /moves SŁOWO pokaże ruchy z tym słowem.
        [many] … i jeszcze { $count } ruchów. /moves SŁOWO pokaże ruchy z tym słowem.
       *[other] … i jeszcze { $count } ruchu. /moves SŁOWO pokaże ruchy z tym słowem.
    }
cli-help =
    Ruch: jego zapis albo numer. Sam Enter wykonuje jedyny możliwy ruch.
    /moves SŁOWO  ruchy, wszystkie albo z danym słowem
    /board        stół
    /score        dotychczasowe punkty
    /undo         cofnij swój ostatni ruch
    /save PLIK    zapisz partię
    /quit         wyjdź
cli-no-number = Nie ma ruchu o numerze { $number }.
cli-unknown-command = Nie ma polecenia { $command }. /help wymienia wszystkie.
cli-saved = Zapisano: { $file }
cli-undone = Cofnięto.
cli-over = Koniec gry.
cli-goodbye = Do zobaczenia.

# Odtwarzanie i symulacje
cli-replayed =
    { $count ->
        [one] { $count } odpowiedź, zgodna z zasadami.
        [few] { $count } odpowiedzi, wszystkie zgodne z zasadami.
        [many] { $count } odpowiedzi, wszystkie zgodne z zasadami.
       *[other] { $count } odpowiedzi, wszystkie zgodne z zasadami.
    }
cli-seed-checked = Rzuty i losowania zgadzają się z ziarnem.
cli-seed-unknown = W zapisie nie ma ziarna, więc rzutów i losowań nie można sprawdzić.
cli-sim-title = { $game }, partie: { $games }, graczy: { $players }; przedziały 95%
cli-sim-pace = Decyzji w partii: { $decisions }; partii na sekundę: { $pace } (procesów: { $jobs })
why-no-such-letter = Przy stole na { $players } nie ma miejsca { $letter }.
why-nothing-to-learn = { $game } nie ma cech, których można by się uczyć.
