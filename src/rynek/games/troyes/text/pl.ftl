game-title = Troyes
game-blurb = Rody średniowiecznego Troyes wysyłają obywateli do Pałacu, Klasztoru i Ratusza, rzucają kośćmi, które za nich dostają, wykupują sobie nawzajem kości, odpierają nieszczęścia i budują katedrę.
option-bonus-cards = Karty dodatkowe
    .info = Do gry wchodzą trzy karty działania i wydarzenie z późniejszego wydania: Piekarz, Przeor, Uczta, Opór (B1).

# Kolory, budynki, pola
colour-red = czerwona
    .acc = czerwoną
    .gen = czerwonej
colour-white = biała
    .acc = białą
    .gen = białej
colour-yellow = żółta
    .acc = żółtą
    .gen = żółtej
colour-mixed = różnobarwna
    .acc = różnobarwną
    .gen = różnobarwnej
building-palace = Pałac
    .gen = Pałacu
    .loc = Pałacu
    .info = Czerwone kości. Sześć pojedynczych pól, po jednym na każdą wartość kości; obywatel kosztuje 2 denary na rundę (R4.4, R5.4).
building-bishopric = Klasztor
    .gen = Klasztoru
    .loc = Klasztorze
    .info = Białe kości. Trzy rzędy po dwa pola; wchodzący przesuwa pozostałych. Obywatel kosztuje 1 denara na rundę (R4.4, R5.5).
building-city-hall = Ratusz
    .gen = Ratusza
    .loc = Ratuszu
    .info = Żółte kości. Dwa rzędy po trzy pola; wchodzący przesuwa pozostałych. Obywatele nic nie kosztują (R4.4, R5.5).
space-palace-1 = Pałac 1
space-palace-2 = Pałac 2
space-palace-3 = Pałac 3
space-palace-4 = Pałac 4
space-palace-5 = Pałac 5
space-palace-6 = Pałac 6
space-bishopric-1a = Klasztor 1–2, wejście
space-bishopric-1b = Klasztor 1–2, wyjście
space-bishopric-2a = Klasztor 3–4, wejście
space-bishopric-2b = Klasztor 3–4, wyjście
space-bishopric-3a = Klasztor 5–6, wejście
space-bishopric-3b = Klasztor 5–6, wyjście
space-city-hall-1a = Ratusz 1–3, wejście
space-city-hall-1b = Ratusz 1–3, środek
space-city-hall-1c = Ratusz 1–3, wyjście
space-city-hall-2a = Ratusz 4–6, wejście
space-city-hall-2b = Ratusz 4–6, środek
space-city-hall-2c = Ratusz 4–6, wyjście

# Karty działania
card-archer = Łucznik
    .info = Każda aktywacja: rzuć czarną kością; przy 3–6 połóż kostkę na wybranym wydarzeniu (R10.3).
card-diplomat = Dyplomata
    .info = Każda aktywacja: zapłać 1 punkt wpływów i połóż kostkę na wybranym wydarzeniu. Wszystkie wpływy płaci się przed pierwszą kostką (R10.2, R10.4).
card-tax-collector = Poborca podatkowy
    .info = Każda aktywacja: każdy inny gracz płaci ci 1 denara za każdego swojego obywatela stojącego w Ratuszu; za szarych płaci bank, za obywateli króla po 2 (R10.12, S31).
card-hunting = Polowanie
    .info = Każda aktywacja: 3 punkty wpływów (R6.7).
card-mercenary = Najemnik
    .info = Każda aktywacja: 3 denary (R6.7).
card-cavalry = Rycerstwo
    .info = Każda aktywacja: za każdą czerwoną kość pozostałą w twoim rejonie połóż kostkę na wybranym wydarzeniu (R10.1, R10.2).
card-captain = Kapitan
    .info = Każda aktywacja: 1 PZ za każde wydarzenie, także Szabrowanie, na którym leży twoja kostka (R10.5).
card-jousts = Turniej rycerski
    .info = Każda aktywacja: 2 PZ, jeśli czerwone kości pozostałe w twoim rejonie mają najwyższą sumę ze wszystkich graczy; kto ma tyle samo, też dostaje 2 PZ (R10.10).
card-troubadour = Trubadur
    .info = Każda aktywacja: zapłać 3 punkty wpływów, weź 2 PZ (R10.4).
card-tithing = Dziesięcina
    .info = Kostka: pierwsza żółta kość z każdego cudzego rejonu, także szarego, jest darmowa (R10.7).
card-monk = Mnich
    .info = Kostka: dokładnie jedna biała kość liczy się jak trzy żółte o tej wartości; nie przy umieszczaniu obywatela (R10.6, R10.8).
card-priest = Ksiądz
    .info = Kostka: każda żółta kość grupy liczy się o 3 więcej; nie przy umieszczaniu obywatela (R10.6).
card-apprenticeship = Terminowanie
    .info = Kostka: każda kość grupy, dowolnego koloru, liczy się jak 5; nie przy umieszczaniu obywatela ani przy budowie katedry (R10.6).
card-templar = Templariusz
    .info = Kostka: dokładnie jedna biała kość liczy się jak dwie czerwone o tej wartości; nie przy umieszczaniu obywatela (R10.6, R10.8).
card-confession = Spowiedź
    .info = Kostka: każda kość grupy, dowolnego koloru, liczy się o 2 więcej; nie przy umieszczaniu obywatela ani przy budowie katedry (R10.6).
card-pilgrimage = Pielgrzymka
    .info = Każda aktywacja: 2 PZ. Kości mogą być dowolnych kolorów, także różnych; grupę różnych kolorów zmieniają tylko Terminowanie i Spowiedź (R10.11).
card-glassmaker = Szklarz
    .info = Każda aktywacja: 1 PZ za każde dwie twoje kostki na katedrze (R10.5).
card-procession = Procesja
    .info = Każda aktywacja: kto ma najwięcej kości w swoim rejonie, dostaje 2 PZ, przy remisie każdy po 2; szary rejon się nie liczy (R10.10).
card-artisan = Artysta
    .info = Każda aktywacja: zapłać 1 punkt wpływów, weź 6 denarów (R10.4).
card-merchant = Kupiec
    .info = Każda aktywacja: 2 denary (R6.7).
card-miller = Młynarz
    .info = Każda aktywacja: wybierz Pałac albo Klasztor i weź 2 denary za każdego twojego obywatela, który tam stoi (R10.5).
card-innkeeper = Oberżysta
    .info = Każda aktywacja: zapłać 1 denara, weź 1 punkt wpływów (R10.4).
card-blacksmith = Kowal
    .info = Kostka: suma jednej grupy czerwonych kości liczy się o 5 więcej; nie przy umieszczaniu obywatela (R10.6).
card-militia = Milicja
    .info = Kostka: grupa żółtych kości liczy się jak czerwona; przy każdej akcji (R10.6).
card-journeyman = Czeladnik
    .info = Każda aktywacja: zapłać 3 denary, weź 2 PZ (R10.4).
card-goldsmith = Złotnik
    .info = Każda aktywacja: 1 PZ i 2 denary (R6.7).
card-sculptor = Rzeźbiarz
    .info = Każda aktywacja: 1 PZ (R6.7).
card-banquet = Uczta
    .info = Każda aktywacja: 1 PZ za każdą czerwoną kość w rejonie, w którym jest ich najwięcej, czyjkolwiek jest; w grze jednoosobowej liczy się tylko twój (B3, S34).
card-prior = Przeor
    .info = Kostka: dokładnie jedna biała kość liczy się jak dwie białe o tej wartości; nie przy umieszczaniu obywatela (B4).
card-baker = Piekarz
    .info = Każda aktywacja: 1 denar za każdą żółtą kość pozostałą na placu (B2).

# Wydarzenia
event-card-marauding = Szabrowanie
    .info = Co rundę 1 czarna kość. Nigdy nie znika: po odparciu otwiera się na nowo (R4.9, R6.21).
event-card-war = Wojna
    .info = Co rundę 2 czarne kości (R4.9).
event-card-normans-attack = Atak Normanów
    .info = Co rundę 2 czarne kości (R4.9).
event-card-brigands-1 = Rozbójnicy
    .info = Co rundę 1 czarna kość (R4.9).
event-card-brigands-2 = Rozbójnicy
    .info = Co rundę 1 czarna kość (R4.9).
event-card-brigands-3 = Rozbójnicy
    .info = Co rundę 1 czarna kość (R4.9).
event-card-skirmishes-1 = Potyczki
    .info = Co rundę 1 czarna kość (R4.9).
event-card-skirmishes-2 = Potyczki
    .info = Co rundę 1 czarna kość (R4.9).
event-card-succession-conflict = Konflikt dziedzictwa
    .info = Co rundę rzut kością: szary obywatel wchodzi do Pałacu na pole o tej wartości (R11.1).
event-card-theological-conflict = Konflikt teologiczny
    .info = Co rundę rzut kością: szary obywatel wchodzi do Klasztoru, do rzędu o tej wartości (R11.1).
event-card-heresy = Herezja
    .info = Co rundę każdy gracz traci 2 punkty wpływów (R11.2).
event-card-traveling-builders = Wędrowni budowniczowie
    .info = Co rundę szara kostka trafia na najniższe wolne miejsce katedry: najniższy poziom, na nim najmniejsza wartość (R11.3).
event-card-interrupted-work = Przerwane prace
    .info = Co rundę znika kostka z najwyższego zabudowanego miejsca katedry: najwyższy poziom, na nim największa wartość (R11.3).
event-card-civil-war = Wojna domowa
    .info = Co rundę każdy gracz płaci 3 denary (R11.2).
event-card-drought = Susza
    .info = Co rundę każdy gracz płaci 1 denara za każdego swojego obywatela stojącego w Ratuszu (R11.2).
event-card-wayfarers = Wędrowcy
    .info = Co rundę rzut kością: szary obywatel wchodzi do Ratusza, do rzędu o tej wartości (R11.1).
event-card-support = Wsparcie
    .info = Co rundę po jednej szarej kostce trafia na dwa wydarzenia po lewej stronie tej karty (R11.4).
event-card-resistance = Opór
    .info = Sprowadza drugie czerwone wydarzenie. Co rundę z każdego wydarzenia znika ostatnia kostka (B5, B6).

# Postacie
character-henri-i = Henryk I
    .info = Zdobyte karty wydarzeń: 1, 3 lub 5 daje 1, 3 lub 6 PZ każdemu graczowi, który je ma (R12.1).
character-hugues-de-payns = Hugo z Payns
    .info = Wpływy: 5, 10 lub 15 daje 1, 3 lub 6 PZ każdemu graczowi, który je ma (R12.1).
character-thibaut-ii = Tybald II
    .info = Denary: 6, 12 lub 18 daje 1, 3 lub 6 PZ każdemu graczowi, który je ma (R12.1).
character-urbain-iv = Urban IV
    .info = Własne kostki na katedrze: 3, 5 lub 7 (dla jednego lub dwóch graczy 4, 6 lub 8) daje 1, 3 lub 6 PZ każdemu graczowi, który je ma (R12.1).
character-le-florentin = Florentczyk
    .info = Własni nadzorcy na kartach działania: 2, 4 lub 6 daje 1, 3 lub 6 PZ każdemu graczowi, który ich ma (R12.1).
character-chretien-de-troyes = Chrétien de Troyes
    .info = Własni obywatele stojący w budynkach: 3, 5 lub 7 (dla jednego lub dwóch graczy 4, 6 lub 8) daje 1, 3 lub 6 PZ każdemu graczowi, który ich ma (R12.1).
# Król
roy-action-two-points-three = 2 PZ za trzy kości
roy-action-two-points-two = 2 PZ za dwie kości
roy-action-citizen = obywatel wchodzi do budynku
roy-action-event = rozprawia się z ostatnim wydarzeniem
roy-action-tradesman = nadzorca
roy-action-cathedral = dwie kostki na katedrze
roy-action-character = punktuje postać
rank-defeat = klęska
rank-condemned = nie bez nadziei, ale skazany
rank-average = co najwyżej przeciętnie
rank-promising = obiecujący wysiłek
rank-worrying = król zaczyna się niepokoić
rank-masterly = mistrzostwo

# Ruchy
move-first = Zaczyna { $seat }
move-deal = Rozdanie: { $rest }
move-place = { $space }
move-reveal = Odsłonięcie: { $rest }
move-event = Wydarzenie: { $event_card }
move-roll = Rzut: { $rest }
move-counter = Użyj { $colour_gen } { $face }
move-also = Odeprzyj też czarną { $face }
move-give-way = Ustąp: strata 2 PZ
move-reroll = Przerzuć { $colour_acc } { $face } (1 punkt wpływów)
move-recruit = Zwerbuj obywatela (2 punkty wpływów)
move-turn = Obróć { $colour_acc } { $face } (4 punkty wpływów za 1–3 kości)
move-done = Gotowe
move-pass = Pas: 2 denary do rejonu
    .away = Po spasowaniu nie wykonasz już akcji w tej rundzie, a masz jeszcze co robić.
move-spend = Wydaj kostkę z karty: { $card }
move-take = Weź swoją { $colour_acc } { $face }
move-buy = Kup { $colour_acc } { $face }, sprzedaje { $seat }
move-buy-grey = Kup { $colour_acc } { $face } z szarego rejonu
move-activate = Aktywuj kartę: { $card }
move-fewer = Aktywuj mniej razy kartę: { $card }
move-times = { $times ->
    [one] Raz
   *[other] { $times } razy
}
move-build = Buduj katedrę
move-fight = Walcz: { $event_card }
move-settle = Umieść obywatela
move-farm = Agrokultura
move-from-supply = Z zasobów
move-from-space = Z pola: { $space }
move-from-lying = Leżący: { $building }
move-from-card = Z karty: { $card }
move-mill = Pałac × { $times }, reszta Klasztor
move-cube = Kostka: { $event_card }

# O co chodzi
ask-place = Postaw obywatela na dowolnym pustym polu budynku (do postawienia: { $left }).
ask-defend = Odeprzyj czarną { $face } kośćmi ze swojego rejonu; czerwone liczą się podwójnie. Możesz najpierw wydać wpływy.
ask-helpless = Twoje kości mają siłę { $strength } przeciw czarnej { $face }. Wydaj wpływy albo ustąp.
ask-counter = { $strength } z { $needed }: dołóż kości, odeprzyj więcej czarnych kości albo zakończ.
ask-turn-more = Za te same wpływy możesz obrócić jeszcze { $left ->
    [one] jedną kość
    [few] { $left } kości
   *[other] { $left } kości
}.
ask-turn = Wybierz pierwszą kość grupy, wydaj wpływy lub kostkę albo spasuj.
ask-first-die = Kostka z karty „{ $card }” wydana: wybierz pierwszą kość.
ask-group = { $colour_key ->
    [red] Czerwona
    [white] Biała
    [yellow] Żółta
   *[mixed] Różnobarwna
} grupa o sumie { $total }, { $price ->
    [0] za darmo
    [one] za { $price } denara
    [few] za { $price } denary
   *[other] za { $price } denarów
}: dołóż kość albo wybierz, co robi.
ask-use = { $colour_key ->
    [red] Czerwona
    [white] Biała
    [yellow] Żółta
   *[mixed] Różnobarwna
} grupa o sumie { $total }, { $price ->
    [0] za darmo
    [one] za { $price } denara
    [few] za { $price } denary
   *[other] za { $price } denarów
}: żadnej kości nie da się już dołożyć. Wybierz, co robi.
ask-citizen = Który twój obywatel wchodzi do { $building_gen }?
ask-hire = Który twój obywatel zostaje nadzorcą na karcie „{ $card }”?
ask-times = Ile razy aktywujesz kartę „{ $card }” (najwyżej { $most })?
ask-mill = Młynarz, aktywacje: { $times }. W ilu z nich liczy się Pałac (twoi obywatele: { $palace })? W pozostałych liczy się Klasztor ({ $bishopric }).
ask-event-cube = Połóż kostkę na wybranym wydarzeniu (zostało: { $left }).
ask-archer-cube = Trafienie: połóż kostkę na wydarzeniu (strzałów zostało: { $left }).

# Dlaczego ruch jest odrzucony
why-space-taken = { $space }: zajęte, wybierz puste pole.
why-must-counter = Twoje kości wystarczają, więc musisz odeprzeć czarną kość.
why-too-weak = Te kości mają siłę { $strength }, a potrzeba { $needed }.
why-no-counter-die = W twoim rejonie nie ma już takiej kości: { $colour } { $face }; czarne kości odpiera się tylko własnymi.
why-no-such-black = Nie ma już czarnej { $face } do odparcia.
why-too-little-influence = To kosztuje { $needed ->
    [one] 1 punkt
    [few] { $needed } punkty
   *[other] { $needed } punktów
} wpływów, a masz { $held }.
why-no-own-die = W twoim rejonie nie ma takiej kości: { $colour } { $face }; cudzych kości nie wolno przerzucać ani obracać.
why-turned-already = Ta kość jest już obrócona za te wpływy ({ $colour } { $face }); każdą obraca się raz.
why-nobody-to-recruit = Wszystkich twoich dwunastu obywateli jest już w grze: nie ma kogo zwerbować.
why-dice-first = Najpierw utwórz grupę kości, potem wybierz, co robi.
why-no-die-there = Tej kości nie ma na placu.
why-own-die = Własne kości się bierze, nie kupuje.
why-one-colour = Ta grupa składa się tylko z { $colour_key ->
    [red] czerwonych
    [white] białych
   *[yellow] żółtych
} kości.
why-group-full = { $most ->
    [one] W tej grupie może być tylko jedna kość.
   *[other] Grupa ma najwyżej { $most } kości.
}
why-too-dear = To kosztuje { $needed ->
    [one] 1 denara
    [few] { $needed } denary
   *[other] { $needed } denarów
}, a masz { $held }.
why-leads-nowhere = Z tą kością nie da się wykonać żadnej akcji.
why-no-cube-there = Nie masz kostki na karcie „{ $card }”.
why-cube-without-use = Żadna grupa, na którą cię stać, nic nie zrobi z kostką z karty „{ $card }”.
why-finish-the-group = Tworzysz grupę kości: dokończ ją albo cofnij ruchy.
why-cube-first = Kostkę wydaje się przed wyborem pierwszej kości: cofnij ruchy, żeby ją wydać.
why-one-cube-only = Tę grupę zmienia już jedna kostka, a akcję może zmienić tylko jedna.
why-mixed-group = Grupa różnych kolorów może tylko aktywować Pielgrzymkę.
why-cube-forbids = Kostka z karty „{ $card }” tu nie działa.
why-face-down = Karta „{ $card }” nie leży odkryta.
why-wrong-colour = Do tego potrzebna jest { $wanted } grupa; ta liczy się jako { $colour }.
why-sum-too-small = Suma grupy to { $total }, a potrzeba co najmniej { $needed }.
why-hire-too-dear = Kości i nadzorca na karcie „{ $card }” kosztują razem { $needed ->
    [one] 1 denara
    [few] { $needed } denary
   *[other] { $needed } denarów
}, a masz { $held }.
why-cannot-convert = Nie stać cię ani na jedną aktywację karty „{ $card }”.
why-only-once = Kartę „{ $card }” można teraz aktywować tylko raz.
why-event-not-here = Tego wydarzenia nie ma w kolejce: { $event_card }.
why-column-full = Kość grupy nie ma wolnego poziomu w swojej kolumnie katedry.
why-one-die-only = Obywatela umieszcza się dokładnie jedną kością.
why-row-protected = Nikt nie może tam wejść: { $seat } ma na budynku leżącego obywatela, który chroni pozostałych.
why-no-citizen-there = Nie masz tam obywatela.
why-protected = Na budynku { $building } leży obywatel, którego ma { $seat }, i chroni pozostałych.
why-grey-protected = Na budynku { $building } leży { $roy ->
    [1] obywatel króla
   *[other] szary obywatel
} i chroni pozostałych.
why-no-citizen-to-hire = Nie masz tam obywatela do zatrudnienia.
why-nobody-to-hire = Nie masz w grze żadnego obywatela: najpierw zwerbuj kogoś, żeby zatrudnić go na karcie „{ $card }”.
why-nobody-to-place = Nie masz w grze żadnego obywatela: najpierw kogoś zwerbuj.
why-at-least-once = Działanie trzeba aktywować co najmniej raz.
why-too-many-times = Możliwe jest najwyżej { $most }.
why-event-not-in-row = Tego wydarzenia nie ma w kolejce: { $event_card }.

# Co się stało
event-start-player = Graczem startowym jest { $seat }.
event-character-dealt = Twoja postać: { $character }.
event-characters-dealt = Tajne karty postaci dla każdego gracza: { $cards }.
event-pile-laid = Stos postaci: { $rest }.
event-roy-places = Król rzuca dwiema czerwonymi, dwiema żółtymi i dwiema białymi kośćmi za swoich obywateli: { $rest }.
event-placed = { $seat } stawia obywatela: { $space }.
    .recap = obywatel: { $space }
event-grey-placed = { $roy ->
    [1] Obywatel króla
   *[other] Szary obywatel
} zajmuje pole: { $space }.
event-round-starts = Runda { $round } z { $rounds }.
    .heading = Runda { $round } z { $rounds }
event-activity-revealed = Nowe działanie: { $card }.
event-wages-paid = { $seat } dostaje { $income } denarów, a na wynagrodzenia płaci { $wages }.
event-wages-short = { $seat } płaci tylko { $paid } z { $wages } denarów wynagrodzeń i traci { $points } PZ.
event-rolled = { $seat } rzuca { $colour_key ->
    [red] czerwonymi
    [white] białymi
   *[yellow] żółtymi
} kośćmi: { $rest }.
event-grey-rolled = Rzut { $colour_key ->
    [red] czerwonymi
    [white] białymi
   *[yellow] żółtymi
} kośćmi { $roy ->
    [1] króla
   *[other] szarego rejonu
}: { $rest }.
event-event-revealed = Nowe wydarzenie: { $event_card }.
event-grey-enters = { $event_card }, rzut { $face }: { $roy ->
    [1] obywatel króla
   *[other] szary obywatel
} wchodzi do { $building_gen }.
event-grey-stays-out = { $event_card }: { $roy ->
    [1] obywatel króla
   *[other] szary obywatel
} nie wchodzi do { $building_gen }.
event-grey-builds = { $event_card }: { $roy ->
    [1] kostka króla
   *[other] szara kostka
} trafia na katedrę: kolumna { $column }, poziom { $level }.
event-work-torn-down = { $event_card }: znika kostka z katedry, kolumna { $column }, poziom { $level }.
event-cube-removed = { $event_card }: znika ostatnia kostka z wydarzenia „{ $target }”.
event-event-idle = { $event_card }: nic się nie zmienia.
event-deniers-paid = { $event_card }: { $seat } płaci { $deniers ->
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
event-influence-lost = { $event_card }: { $seat } traci { $influence ->
    [one] 1 punkt
    [few] { $influence } punkty
   *[other] { $influence } punktów
} wpływów.
event-cannot-comply = { $event_card }: { $seat } nie może tego wykonać i traci { $points } PZ.
event-black-rolled = Wrogowie rzucają: { $rest }.
event-countered = { $seat } odpiera { $rest } siłą { $strength }.
    .recap = odpiera { $rest }
event-gave-way = { $seat } ustępuje czarnej { $face } i traci { $points } PZ.
    .recap = ustępuje czarnej { $face }
event-roy-countered = Król usuwa czarną { $face }, oddając kość: { $colour } { $die }.
event-rerolls-die = { $seat } przerzuca { $colour_acc } { $face }.
event-rerolled = { $seat } wyrzuca: { $colour } { $face }.
event-recruited = { $seat } werbuje obywatela.
event-turned-die = { $seat } obraca { $colour_acc } { $face } na { $turned }.
event-passed = { $seat } pasuje: { $deniers } denary do rejonu.
    .recap = pas
event-passed-before = { $seat } po pasie dostaje jeszcze 1 denara do rejonu.
event-group-used = { $seat } używa { $colour_gen } grupy: { $rest } (suma { $total }).
event-die-bought = { $deniers ->
    [0] { $seat } bierze za darmo { $colour_acc } { $face }; oddaje ją { $other }.
    [one] { $seat } kupuje za 1 denara { $colour_acc } { $face }; sprzedaje { $other }.
    [few] { $seat } kupuje za { $deniers } denary { $colour_acc } { $face }; sprzedaje { $other }.
   *[other] { $seat } kupuje za { $deniers } denarów { $colour_acc } { $face }; sprzedaje { $other }.
}
event-grey-die-bought = { $seat } kupuje { $colour_acc } { $face } { $roy ->
    [1] króla
   *[other] z szarego rejonu
} { $deniers ->
    [0] za darmo
    [one] za 1 denara
    [few] za { $deniers } denary
   *[other] za { $deniers } denarów
}.
event-cube-spent = { $seat } wydaje kostkę z karty „{ $card }”.
event-hired = { $seat } zatrudnia nadzorcę na karcie „{ $card }” (za { $deniers ->
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}, na koniec { $points } PZ).
    .recap = nadzorca: { $card }
event-activated = { $seat } aktywuje kartę „{ $card }” { $times ->
    [one] raz
   *[other] { $times } razy
}.
    .recap = { $card } ×{ $times }
event-leads = { $seat } prowadzi i dostaje { $points } PZ.
event-roy-leads = Król prowadzi i dostaje { $points } PZ.
event-nobody-leads = Nikt nic nie dostaje.
event-tax-paid = { $other } płaci podatek, a bierze go { $seat }: { $deniers ->
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
event-cubes-stored = { $seat } kładzie { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
} na karcie „{ $card }”.
event-converted = { $seat } płaci { $deniers ->
    [0] wpływami: { $influence }
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
event-farmed = { $seat } dostaje z agrokultury { $deniers ->
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
    .recap = agrokultura: +{ $deniers }
event-built = { $seat } buduje katedrę: kolumna { $column }, poziom { $level }.
    .recap = katedra: kolumna { $column }, poziom { $level }
event-entered = { $seat } posyła obywatela: { $space }.
    .recap = obywatel: { $space }
event-expelled = { $seat } traci miejsce: wydalony obywatel leży na budynku { $building }.
event-grey-expelled = { $roy ->
    [1] Obywatel króla
   *[other] Szary obywatel
} zostaje wydalony i leży na budynku { $building }.
event-rises = { $seat } podnosi leżącego obywatela: { $building }.
event-citizen-lifted = { $seat } zabiera obywatela z pola: { $space }.
event-tradesman-leaves = { $seat } zabiera nadzorcę z karty „{ $card }”.
event-cubes-on-event = { $seat } kładzie { $cubes ->
    [one] 1 kostkę
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
} na wydarzeniu „{ $event_card }”.
    .recap = { $event_card }: +{ $cubes }
event-grey-cubes = { $roy ->
    [1] Król kładzie { $cubes ->
        [one] 1 kostkę
        [few] { $cubes } kostki
       *[other] { $cubes } kostek
    } na wydarzeniu „{ $event_card }”.
   *[other] Szara kostka trafia na wydarzenie „{ $event_card }”.
}
    .recap = { $roy ->
        [1] król: { $event_card } +{ $cubes }
       *[other] {""}
    }
event-event-countered = Wydarzenie odparte: { $event_card }.
event-event-points = { $seat } dostaje za nie { $points } PZ.
event-event-taken = { $seat } bierze kartę „{ $event_card }”.
    .recap = zdobywa: { $event_card }
event-event-removed = { $roy ->
    [1] Król bierze kartę „{ $event_card }”.
   *[other] Karta „{ $event_card }” znika: najwięcej kostek jest szarych.
}
event-marauding-open = Szabrowanie jest znów otwarte.
event-archer-shoots = Łucznik: { $seat } wyrzuca { $face }.
event-deniers-gained = { $seat } dostaje { $deniers ->
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
event-influence-gained = { $seat } dostaje { $influence ->
    [one] 1 punkt
    [few] { $influence } punkty
   *[other] { $influence } punktów
} wpływów.
event-points-gained = { $seat } dostaje { $points } PZ.
event-roy-gains = Król dostaje { $points } PZ.
event-roy-rolls = Król rzuca { $first } i { $second }: { $roy_action }.
    .recap = { $roy_action_key ->
        [citizen] {""}
        [event] {""}
        [tradesman] {""}
        [cathedral] {""}
       *[other] król: { $roy_action }
    }
event-roy-gives = Król oddaje kość: { $colour } { $face }.
event-roy-buys = Król zabiera { $colour_acc } { $face }; { $seat } dostaje z banku { $deniers ->
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}.
event-roy-enters = Obywatel króla wchodzi: { $space }.
    .recap = obywatel króla: { $space }
event-roy-stays-out = Król nie znajduje miejsca: { $building }.
    .recap = król bez miejsca: { $building }
event-roy-hires = Król stawia nadzorcę na karcie „{ $card }” (na koniec { $points } PZ).
    .recap = nadzorca króla: { $card }
event-roy-hires-nobody = Król nie znajduje karty dla nadzorcy.
    .recap = król nie zatrudnia nikogo
event-roy-builds = Król buduje katedrę: kolumna { $column }, poziom { $level }.
    .recap = król: katedra { $column }, poziom { $level }
event-character-scores = { $character } punktuje: { $seat } { $points } PZ, król { $roy_points } PZ.
event-pile-empty = Nie ma już żadnej postaci.
event-purse-taken = { $seat } zabiera denary z rejonu: { $deniers }.
event-citizens-return = { $seat } odzyskuje { $citizens ->
    [one] leżącego obywatela
   *[other] { $citizens } leżących obywateli
}.
event-grey-returns = { $roy ->
    [1] Leżący obywatele króla wracają do jego zasobów
   *[other] Leżący szarzy obywatele wracają do zasobów ogólnych
}: { $citizens }.
event-next-start = Kartę gracza startowego dostaje { $seat }.
event-roy-starts = Kartę gracza startowego dostaje król.
event-game-ends = Koniec gry.
event-solo-rank = Wynik przeciw królowi: { $result }. Ocena: { $rank }.
event-character-shown = { $seat } odsłania postać: { $character }.

# Punkty
score-tokens = PZ zdobyte w trakcie gry
    .hint = { $more } od razu
score-open-events = Nieodparte wydarzenia z własną kostką ({ $events })
    .source = Nieodparte wydarzenia z własną kostką
    .hint = { $more } za kostki na nieodpartych wydarzeniach
score-tradesmen = Nadzorcy ({ $tradesmen })
    .source = Nadzorcy
    .hint = { $more } za nadzorców
score-empty-levels = Poziomy katedry bez własnej kostki ({ $levels })
    .source = Poziomy katedry bez własnej kostki
    .hint = { $way ->
        [up] { $more }, bo mniej poziomów katedry zostaje bez własnej kostki
       *[down] { $more }, bo więcej poziomów katedry zostaje bez własnej kostki
    }
score-character = { $character } ({ $count })
    .source = { $character }
    .hint = { $more } od postaci: { $character }
score-roy-tokens = Król: PZ zdobyte w trakcie gry
    .hint = { $way ->
        [up] { $more }, bo Król zdobywa mniej
       *[down] { $more }, bo Król zdobywa więcej
    }
score-roy-open-events = Król: nieodparte wydarzenia z jego kostką ({ $events })
    .source = Król: nieodparte wydarzenia z jego kostką
    .hint = { $way ->
        [up] { $more }, bo Król zdobywa mniej
       *[down] { $more }, bo Król zdobywa więcej
    }
score-roy-tradesmen = Król: nadzorcy ({ $tradesmen })
    .source = Król: nadzorcy
    .hint = { $way ->
        [up] { $more }, bo Król zdobywa mniej
       *[down] { $more }, bo Król zdobywa więcej
    }
score-roy-empty-levels = Król: poziomy katedry bez jego kostki ({ $levels })
    .source = Król: poziomy katedry bez jego kostki
    .hint = { $way ->
        [up] { $more }, bo Król zdobywa mniej
       *[down] { $more }, bo Król zdobywa więcej
    }
score-roy-character = Król: { $character } ({ $count })
    .source = Król: { $character }
    .hint = { $way ->
        [up] { $more }, bo Król zdobywa mniej
       *[down] { $more }, bo Król zdobywa więcej
    }

# Na planszy
note-price = { $deniers ->
    [0] za darmo
    [one] 1 denar
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}
note-hire = nadzorca { $deniers ->
    [one] 1 denar
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}
note-cost = koszt { $deniers ->
    [one] 1 denar
    [few] { $deniers } denary
   *[other] { $deniers } denarów
}
note-times = { $times ->
    [one] raz
   *[other] { $times } razy
}
note-cubes = { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
}
draw-events = Wydarzenia
draw-square = Rynek z kośćmi
draw-plan = Plan
draw-no-wage = za darmo
draw-grey = Szary
draw-roy = Król
draw-own-points = twoje PZ
draw-roy-points = PZ króla
draw-result = wynik przeciw królowi
draw-pile = miejsce w stosie
draw-scored = już punktowała
draw-die = { $district }: { $colour } { $face }
draw-price = Kosztuje { $deniers ->
    [0] nic
    [one] 1 denara
    [few] { $deniers } denary
   *[other] { $deniers } denarów
} w tworzonej grupie (R4.22).
draw-threatened = Obywatela, którego ma tu { $owner }, można wydalić kością: { $dice } (R5.4, R5.5).
draw-protected = { $owner } ma na budynku leżącego obywatela, więc pozostałych obywateli tego gracza nie można stąd wydalić (R5.8).
draw-lying = Leżą na: { $building }
draw-lying-tip = Wydaleni leżą tu do końca rundy i chronią pozostałych obywateli swojego gracza (R5.6, R5.8).
draw-card-numbers = Nadzorca kosztuje { $hire ->
    [one] 1 denara
    [few] { $hire } denary
   *[other] { $hire } denarów
}; jedna aktywacja za każde { $divisor ->
    [few] { $divisor } oczka
   *[other] { $divisor } oczek
} sumy.
draw-event-numbers = Kostka za każde { $divisor ->
    [few] { $divisor } oczka
   *[other] { $divisor } oczek
} sumy; { $first } PZ za najwięcej kostek, { $second } PZ za drugie miejsce (R6.16, R6.18).
draw-round-short = runda { $round }
draw-round = Runda { $round } z { $rounds }
draw-placement = Początkowe rozstawienie
draw-idle = Wybierz kości, potem działanie.
draw-nothing = jeszcze za mało na jakiekolwiek działanie
draw-danger = Twoi zagrożeni: { $spaces }
draw-cubes = Kostki na karcie „{ $card }”
draw-fewer = { $card }: mniej razy
draw-district = Rejon: { $name }
draw-district-tip = Własne kości są darmowe; cudze kosztują po 2, 4 lub 6 denarów w grupie jednej, dwóch lub trzech kości (R4.22).
draw-passed = pas, { $purse }
draw-supply = Zasoby prywatne: { $supply }, ogólne: { $reserve }
draw-supply-tip = Obywateli z zasobów prywatnych można umieszczać i zatrudniać (R5.2, R6.2).
draw-black = Czarna { $face }
draw-black-tip = Odeprzyj ją kośćmi ze swojego rejonu; czerwone liczą się podwójnie (R4.12).
draw-strength = { $strength } z { $needed }
draw-done = Gotowe
draw-done-tip = Zakończ z tym, co jest wybrane.
draw-pass = Pas
draw-pass-tip = 2 denary do twojego rejonu i 1 więcej za każdym razem, gdy wypadłaby twoja tura (R4.27).
draw-give-way = Ustąp
draw-give-way-tip = Twoje kości nie wystarczają: czarna kość znika, a ty tracisz 2 PZ (R4.16).
draw-reroll = Przerzuć
draw-reroll-tip = Potem wybierz kość ze swojego rejonu (R7.1).
draw-recruit = Zwerbuj
draw-recruit-tip = Obywatel z zasobów ogólnych do twoich zasobów prywatnych (R7.1).
draw-turn = Obróć
draw-turn-tip = Obróć od 1 do 3 kości swojego rejonu na przeciwną stronę (R7.1).
draw-cathedral = Katedra
draw-cathedral-tip = Każda biała kość stawia kostkę w kolumnie swojej wartości: 1 PZ i 1 lub 2 punkty wpływów (R6.13, R6.15).
draw-farm = Agrokultura
draw-farm-tip = Połowa sumy od 1 do 3 żółtych kości w denarach, bez nadzorcy (R6.22).
draw-decks = Jeszcze w taliach
draw-notes = Notatnik
draw-notes-tip = Każda postać w grze punktuje dla wszystkich; procent mówi, na ile prawdopodobne jest, że ma ją rywal (R9.1).
draw-chance = czy ma ją rywal
draw-known = znana
draw-hidden = Widzisz to tylko ty
draw-tokens = PZ w żetonach
draw-points-known = PZ z tym, co wiesz
draw-wages = wynagrodzenia za rundę: { $wages }
draw-final = Wynik końcowy
draw-deniers = denary
draw-influence = Wpływy
draw-own-influence = wpływy
draw-private = obywatele w zasobach prywatnych
draw-tradesmen = nadzorcy
draw-won = zdobyte wydarzenia
draw-dice-red = czerwone kości
draw-dice-white = białe kości
draw-dice-yellow = żółte kości
draw-characters = Tajne postacie

# Co jest nie tak z pozycją

position-slot-twice = activities: na miejscu karty { $card } leży już inna karta
position-event-twice = events: { $event } występuje dwa razy albo nie na swoim miejscu
position-cathedral-high = cathedral: kolumna { $column } ma trzy poziomy
position-no-owner = coś należy do gracza, którego nie ma przy stole
position-no-trader = activities, start: nadzorców i kartę gracza startowego mają tylko gracze przy stole, a w grze jednoosobowej także król (grey)
position-lying-once = lying: na jednym budynku leży najwyżej jeden obywatel jednego właściciela
position-grey-many = spaces: szarych obywateli jest więcej niż w pudełku
position-grey-few = steps: jest za mało szarych obywateli, aby zapełnić puste pola
position-spaces-few = steps: jest za mało pustych pól dla obywateli, których trzeba jeszcze postawić
position-supply-turn = seats: liczby obywateli w zasobach graczy nie pasują do kolejności początkowego rozstawienia
position-twelve-citizens = seats.{ $letter }: gracz ma dwunastu obywateli
position-purse-two = seats.{ $letter }: pas kładzie w rejonie co najmniej 2 denary
position-characters-each = seats: tyle kart postaci ma teraz mieć każdy gracz: { $count }
position-character-twice = seats, le_roy: jedna z postaci występuje dwa razy
position-pile-early = le_roy.pile: postacie nie zostały jeszcze wyłożone
position-card-later = activities: { $card } zostanie odkryta dopiero później
position-bonus-card = { $card } to karta dodatkowa
position-tradesman-twice = activities: na karcie { $card } stoi dwóch nadzorców jednego gracza
position-card-cubes = activities: na karcie { $card } nie leżą kostki
position-flags-many = events: { $event } ma więcej kostek, niż może mieć wydarzenie jeszcze nieodparte
position-red-events = events: liczba czerwonych wydarzeń nie pasuje do rundy { $round }
position-called-events = events: białe i żółte wydarzenia nie są tymi, które wezwały czerwone
position-second-event = steps: drugie czerwone wydarzenie przychodzi tylko tuż po Oporze
position-dice-many = dice: { $count } w kolorze { $colour } to więcej, niż jest w grze
position-dice-early = dice: jeszcze nimi nie rzucono
position-black-many = black: czarnych kości jest sześć
position-card-hidden = steps: karta { $card } nie leży odkryta
position-activation = steps: karty { $card } nie można tak aktywować
position-group-cube = steps: nie ma kostki, której używa grupa
position-group-empty = steps: grupa jest pusta albo należy do gracza, który spasował
position-group-dice = steps: w grupie są kości, których nie ma na placu, albo jest ich za dużo
position-group-colours = steps: kolory kości w grupie do siebie nie pasują
position-group-dear = steps: gracza nie stać na tę grupę
position-counter-dice = steps: do obrony potrzebne są własne kości, które leżą na placu
position-counter-black = steps: obrona dotyczy leżących czarnych kości, w tym najwyższej
position-counter-weak = steps: ta obrona nie może się udać
position-step-fits = steps: { $step } z wartościami, których zasady nie dają
position-step-order = steps: { $step } powtarza się albo nie stoi w swojej kolejności
position-step-waits = steps: { $step } wykonuje się od razu i nie może czekać na inny krok
position-step-players = steps: { $step } nie występuje przy tej liczbie graczy
position-step-round = steps: { $step } nie występuje w rundzie { $round }
position-step-seat = steps: krok nie należy do nikogo przy stole
position-step-pair = steps: { $step } należy do innego gracza lub karty niż krok przed nim
