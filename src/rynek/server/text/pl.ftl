# Co serwer mówi, gdy odmawia
error-stale = Tymczasem sytuacja przy stole się zmieniła; spójrz jeszcze raz.
error-not-your-seat = To nie twoje miejsce.
error-not-seated = To mogą zrobić tylko gracze przy stole.
error-seat-taken = To miejsce jest zajęte.
error-no-free-seat = Przy tym stole nie ma wolnego miejsca.
error-seat-in-use = { $name } jest przy stole; tylko ta osoba może oddać miejsce botowi.
error-not-over = Zapis pokazuje to, co ukryte; można go pobrać po zakończeniu gry.
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
error-too-large = To jest za duże.
error-too-fast = Za dużo zapytań naraz; poczekaj chwilę.
page-too-fast = Zbyt wiele zapytań naraz. Strona za chwilę sama spróbuje ponownie.
error-foreign-origin = To zapytanie przyszło z obcej strony i zostało odrzucone.
error-link-used = Ten link został już użyty albo jest za stary.
error-storage = Nie udało się zapisać stołu; nic się nie zmieniło. Spróbuj za chwilę.
error-fault = Coś się nie powiodło na serwerze; nic się nie zmieniło.

# Co widać, gdy kolej na innych
wait-for = Czekamy na: { $names }.
wait-over = Gra jest skończona.
wait-replay = Zapis partii.
wait-chance = Rzut kośćmi.

# Miejsca bez imienia
bot-name = Bot { $number }

# Poziomy botów
bot-easy = Łatwy
    .info = Gra szybko i czasem się myli.
bot-normal = Zwykły
    .info = Wybiera ruch, który od razu wygląda najlepiej.
bot-hard = Trudny
    .info = Więcej rozważa to, co ukryte i co może nadejść; myśli dłużej.
