# Miejsca
seat-A = Gracz A
seat-B = Gracz B
seat-C = Gracz C
seat-D = Gracz D
seat-E = Gracz E
seat-F = Gracz F

# Dlaczego coś odrzucono
why-game-over = Gra jest skończona.
why-not-your-turn = To nie twoja kolej: teraz odpowiada { $seat }.
why-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
why-not-asked = Nie o to teraz chodzi: { $move }.
why-not-allowed = Zasady nie pozwalają teraz na ten ruch: { $move }.
why-bad-players = Ta gra jest dla { $low }–{ $high } graczy, nie dla { $players }.
why-unknown-verb = W tej grze nie ma ruchu „{ $verb }”. Ruchy: { $known }.
why-bad-argument = „{ $word }” tu nie pasuje. Pisz: { $wanted }. W tym miejscu może stać: { $allowed }.
why-argument-count = „{ $verb }” pisze się tak: { $wanted }.
why-unknown-game = Nie ma gry „{ $game }”. Gry: { $known }.
why-unknown-bot = Nie ma bota „{ $bot }”. Boty: { $known }.
why-unknown-option = Nie ma opcji „{ $option }”. Opcje: { $known }.
why-bad-option = Opcja „{ $option }” nie może mieć wartości { $value }. Dozwolone: { $allowed }.
why-nothing-to-undo = Nie ma czego cofnąć: od tamtej pory ujawniono coś nowego.
why-position-value = Pozycja, { $where }: wartość { $value } jest niemożliwa. Oczekiwane: { $wanted }.
why-position-missing = Pozycja: brakuje { $where }.
why-position-key = Pozycja: nieznane { $where }. Znane tutaj: { $known }.
why-position-impossible = Taka pozycja jest niemożliwa: { $detail }.
why-position-other-game = To pozycja z gry { $found }, a nie { $wanted }.
why-other-version = Powstało według wersji { $found } zasad, a tu jest wersja { $wanted }.
why-record-format = To nie jest zapis partii albo jest za długi.
why-record-line = Wiersz { $line } zapisu jest niezrozumiały: { $text }
why-record-move = Wiersz { $line } zapisu: { $reason }
why-record-draw = Wiersz { $line } zapisu: los nie mógł tego wyciągnąć.
why-record-seed = Ziarno zapisu nie zgadza się z podanym na początku skrótem.
why-no-move = „{ $move }” to nie jest ruch tej gry.
why-bad-seed = Ziarno to słowo złożone z 1–{ $most } drukowalnych znaków.
why-position-says = W pozycji { $name } to { $found }, a nie { $given }.
why-record-hidden = Wiersz { $line } zapisu ukrywa odpowiedź, której nie wszyscy jeszcze znali: można go czytać, ale nie odtworzyć.

# Co jest nie tak z pozycją
position-no-steps = nie podano żadnego niedokończonego kroku
position-nothing-to-answer = miejsce numer { $seat } nie ma na co odpowiedzieć
position-steps-do-not-fit = niedokończony krok nie pasuje do stołu
position-step-needs = { $where }: krok { $step } wymaga pól: { $fields }
position-step-wants-list = { $where }: w kroku { $step } pole { $field } musi być listą
position-step-wants-one = { $where }: w kroku { $step } pole { $field } musi być jedną wartością
position-step-does-not-fit = { $where }: krok { $step } nie przyjmuje takich wartości
position-two-places = { $what } leży w dwóch miejscach

# Badania
why-bad-number = { $name } musi wynosić co najmniej { $low }, a nie { $value }.
why-missing-package = Pakiet „{ $package }” nie jest zainstalowany. Instalacja: pip install "rynek[{ $extra }]"
why-no-bot-file = Plik bota { $file } nie nadaje się do gry: { $reason }
why-no-program = Nie ma programu, który można by uruchomić: { $program }
why-bad-address = Pod tym adresem nie odpowiada żaden bot: { $address }
why-bad-sure = „{ $value }” nie jest stopniem pewności. Podaj procent między 50 a 100, na przykład 95%.
why-other-plan = W { $folder } są gry rozegrane inaczej ({ $what }). Wybierz inny folder przez --out.
why-folder-in-use = Folder { $folder } jest zajęty przez inny przebieg.
why-no-cluster = Nie ma klastra Ray, na którym można by grać: { $reason }
why-no-entrants = Nie podano, kto ma grać.
