# Co serwer mówi, gdy odmawia
error-stale = Tymczasem sytuacja przy stole się zmieniła; spójrz jeszcze raz.
error-not-your-seat = To nie twoje miejsce.
error-not-seated = To mogą zrobić tylko gracze przy stole.
error-seat-taken = To miejsce jest zajęte.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-seat-in-use = { $name } jest przy stole; tylko ta osoba może oddać miejsce botowi.
error-not-over = Zapis pokazuje to, co ukryte; można go pobrać po zakończeniu gry.
error-not-over-yet = To można zrobić dopiero po zakończeniu gry.
error-only-replay = Ten stół można tylko oglądać.
error-no-such-table = Nie ma takiego stołu.
error-no-such-invitation = To zaproszenie jest nieważne.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-position = Nie ma tu jeszcze pozycji { $position }.
error-no-such-bot = Nie ma bota „{ $level }”.
error-old-rules = Przy tym stole grano według starszej wersji zasad i nie można go już pokazać.
error-bad-message = Nie można zrozumieć tej wiadomości: { $detail }.
error-bad-name = Imię ma od 1 do 24 widocznych znaków.
error-bad-chat = Wiadomość ma od 1 do 500 znaków.
error-bad-seats = Miejsca się nie zgadzają: { $detail }.
error-bad-token = Ten token dostępu jest nieważny.
error-not-asked = Nikt cię teraz o nic nie pyta.
error-not-a-bot = Na tym miejscu nie gra bot.
error-too-large = To jest za duże.
error-too-fast = Za dużo zapytań naraz; poczekaj chwilę.
page-too-fast = Zbyt wiele zapytań naraz. Strona za chwilę sama spróbuje ponownie.
error-foreign-origin = To zapytanie przyszło z obcej strony i zostało odrzucone.
error-link-used = Ten link został już użyty albo jest za stary.
error-storage = Baza danych nie odpowiada; stół pokaże to, co zostało zapisane. Spróbuj za chwilę.
error-seat-waits = Miejsce gracza { $name } jest puste dopiero od chwili; bot może je zająć za { $seconds } s.
error-damaged-table = Zapis tego stołu jest uszkodzony i nie można go pokazać. Osoba prowadząca serwer może go zbadać poleceniem „rynek doctor”.
error-elsewhere = Ten stół właśnie przechodzi do innego procesu serwera; spróbuj ponownie za chwilę.
error-processes-sqlite = Kilka procesów wymaga bazy PostgreSQL (--database): na jednym pliku SQLite nie wiedziałyby o swoich ruchach, a zapisywać i tak może tylko jeden naraz.
error-worker-sqlite = Osobne procesy dla botów („rynek worker” i --bot-processes 0) wymagają bazy PostgreSQL (--database): na SQLite wszystko robi jeden serwer.
error-busy = Serwer jest przeciążony; spróbuj ponownie za chwilę.
error-foreign-host = Pod tą nazwą serwer nie jest znany. Osoba, która go prowadzi, może ją dopuścić opcją --allowed-host.
error-no-worker = Nie działa teraz żaden proces, który myśli za boty; spróbuj później.
error-fault = Coś się nie powiodło na serwerze; nic się nie zmieniło.

# Dlaczego serwer nie może ruszyć
error-port-taken = Port { $port } pod adresem { $host } zajmuje inny program; wybierz inny opcją --port.
error-no-listening = Nie można nasłuchiwać pod adresem { $host }, port { $port }: { $reason }.
error-data-is-file = { $place } to plik; opcja --data wymaga folderu.
error-database-corrupt = Plik { $place } jest uszkodzony albo nie jest bazą danych rynku. Przywróć wcześniejszą kopię albo wskaż inny folder (--data).
error-database-read-only = Bazę { $place } można czytać, ale nie można w niej pisać. Sprawdź uprawnienia albo wskaż inny folder (--data).
error-database-newer = Bazę { $place } zapisał nowszy rynek (krok { $found }; ten zna { $known }). Zainstaluj nowszą wersję.
error-database-away = Baza danych { $place } nie odpowiada: { $reason }
error-database-missing = Nie ma tu bazy danych tej wersji rynku: { $place }.
error-database-refused = Nie można otworzyć { $place }: { $reason }
error-database-held = Na bazie { $place } działa już serwer. Dwa serwery na jednym pliku SQLite nie wiedziałyby o ruchach drugiego: zatrzymaj tamten, wskaż inny folder (--data) albo użyj PostgreSQL.
error-restore-not-empty = Jest tu już baza danych rynku. Kopię można wczytać tylko do pustej bazy (--data, --database).
error-no-backup = { $place } nie jest pełną kopią zapasową rynku.

# Co widać, gdy kolej na innych
wait-for = Czekamy na: { $names }.
wait-changing = Masz już swój wybór. Możesz go zmienić, dopóki czekamy na: { $names }.
wait-over = Gra jest skończona.
wait-replay = Zapis partii.
wait-chance = Rzut kośćmi.

# Miejsca bez imienia
bot-name = Bot { $number }

# Lekcje
lesson-guest = Gość
counted = Punkty
    .symbol = points
lesson-open = Teraz ty
    .text = Odtąd wszystko jest dozwolone. Graj dalej po swojemu, przeciw łatwemu botowi. Złota ramka pokazuje, co zrobiłby dobry gracz, a zdanie obok – dlaczego. Nie musisz iść za tą radą.
    .do = Wykonaj dowolny ruch.
lesson-done = Już umiesz
    .text = Pierwsze samodzielne ruchy za tobą. Graj tu dalej, jak długo chcesz, albo zacznij prawdziwą partię.
    .do = Brawo!
lesson-other = To też wolno, ale najpierw: { $do }
error-lesson-other = Lekcja prosi teraz o inny ruch.
error-no-lesson = Nie ma takiej lekcji.

# Poziomy botów
bot-novice = Nowicjusz
    .info = Dopiero się uczy i często źle ocenia ruchy. Dobry na pierwsze partie.
bot-easy = Łatwy
    .info = Gra szybko i nie wszystko zauważa. W sam raz, gdy znasz już zasady.
bot-normal = Zwykły
    .info = Patrzy naprzód i ocenia rozsądnie: bez planu trudno z nim wygrać.
bot-hard = Trudny
    .info = Myśli kilka ruchów naprzód, także o tym, co mogą mieć inni, i rzadko wybacza błędy.
bot-master = Mistrz
    .info = Najsilniejszy: sprawdza wszystko, na co starczy czasu.

# Podpowiedzi
hint-alone = Nic innego nie wydaje się warte rozważenia.
hint-forced = To jedyny możliwy ruch.
hint-move = „{ $move }”
hint-plan = Potem { $moves }.
hint-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
hint-more = { $way ->
    [up] { $amount } więcej
   *[down] { $amount } mniej
}
hint-brings = W porównaniu z ruchem „{ $other }”: { $what }.
hint-overall = Razem bot liczy na { $amount } więcej.
hint-later = Bot liczy, że w dalszej grze da to { $amount } więcej.
hint-promises = Bot liczy na { $amount } więcej niż po ruchu „{ $other }”.
hint-prefers = W dalszej grze wypada lepiej niż „{ $other }”.
hint-close = To ruch mniej więcej tak dobry jak „{ $other }”.
hint-order = { $steps ->
    [1] Odwrotna kolejność jest mniej więcej równie dobra.
   *[other] Równie dobrze można zacząć od ruchu „{ $other }”.
}
hint-before = Lepiej zagrać to przed ruchem „{ $other }”: { $amount } więcej.
hint-denies = Według bota { $name } traci na tym { $amount }.
hint-odds = Ten ruch daje lepszy wynik w { $ahead } z { $tries } prób.
motive-alone = Nic innego nie wydało się warte rozważenia.
motive-forced = Nie było innego ruchu.
motive-secret = Powód zna tylko { $name }.
motive-rather = To nie był najlepszy ruch: po dłuższym namyśle lepsze okazuje się „{ $other }” ({ $amount } więcej).

# Co znajduje „rynek doctor”
doctor-versions = rynek { $package }, schemat { $schema }
doctor-rules = { $game }, zasady w wersji { $version }; liczba stołów: { $tables }
doctor-old-rules = { $game }, zasady w wersji { $version }; liczba stołów: { $tables }; ten rynek nie może ich ani pokazać, ani kontynuować
doctor-integrity = Plik jest uszkodzony: { $detail }
doctor-gap = { $table }: w zapisie brakuje ruchów. Zapisano / powinno być: { $detail }
doctor-seats = { $table }: liczba miejsc nie zgadza się z liczbą graczy: { $detail }
doctor-log = { $table }: zapis jest niezgodny z zasadami ({ $detail }).
doctor-done = Zbadane stoły: { $tables }. { $found ->
        [0] Wszystko w porządku.
       *[other] Znalezione usterki: { $found }.
    }

backup-done = Zapisano w { $file }; liczba stołów: { $tables }.
restore-done = Wczytano kopię; liczba stołów: { $tables }.
purge-done = Liczba usuniętych stołów: { $tables }.
purge-tried = Liczba stołów do usunięcia: { $tables }.

tables-table = stół
tables-game = gra
tables-seats = miejsca
tables-moves = odpowiedzi
tables-waits = czeka na
tables-changed = ostatnia zmiana
tables-process = proces
tables-all = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, w tym zakończone: { $over }; działające procesy: { $processes }.
keys-now = { $count ->
    [one] W użyciu jest jeden klucz. Uruchom serwer ponownie.
   *[other] Klucze w użyciu: { $count }; podpisuje najnowszy. Uruchom serwer ponownie.
}
