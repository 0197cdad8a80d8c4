# Pierwsza runda z przewodnikiem. Każdy krok ma tytuł, tekst i, jeśli jest coś do zrobienia, polecenie.
lesson-welcome = Witaj w Tiletum
    .text = Zajmujesz się handlem we wczesnym renesansie. Twój kupiec i twój architekt stoją w Tiletum i stąd ruszają w podróż po Europie. Przez cztery rundy po trzy tury zbierasz dobra, realizujesz kontrakty, stawiasz domy i filary.
        Podświetlone jest też twoje gospodarstwo: dobra, magazyn i zrealizowane kontrakty.
lesson-die = Jedna kość, dwa dary
    .text = Tura zaczyna się od kości. Kolor mówi, jakie dobra dostajesz, wartość – ile. Miejsce na kole wskazuje akcję. Wysoka kość to dużo dóbr i słaba akcja, niska odwrotnie (R5.10). Ta daje cztery kamienie i akcję kontraktu.
        Kafelek, który leży przy akcji, można wziąć za darmo.
    .do = Weź ciemnoszarą 4, a potem kafelek obok niej.
lesson-contract = Punkty akcji
    .text = Akcja daje punkty, które wydajesz, jak chcesz. W rogu każdego kontraktu widać, ile kosztuje. Masz dużo kamienia, więc kontrakt na trzy jednakowe dobra jest w sam raz.
    .do = Weź kontrakt na trzy jednakowe dobra.
lesson-fulfil = Realizacja od razu
    .text = Wzięte kafelki leżą w magazynie. Realizacja kontraktu to zadanie: można je wykonać w dowolnej chwili swojej tury i nie kosztuje punktów akcji. Każdy zrealizowany kontrakt uwalnia też filar, który później postawi architekt (R10.3).
    .do = Zrealizuj kontrakt kamieniem.
lesson-crest = Herb
    .text = Za kontrakt masz { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }. Został jeden punkt akcji, a niewydane przepadają. Wystarczy na herb. Herby kończą budynki, a każdy położony herb daje premię.
    .do = Weź { tile-crest-lily } i zakończ turę.
lesson-merchant = Niska kość
    .text = Rywal zagrał, a żeton korupcji cofnął wszystkich na torze króla. Teraz poszukaj silnej akcji: różowa 1 daje niewiele żywności, ale aż sześć punktów dla kupca. Kafelek tym razem zostaw: magazyn ma tylko cztery miejsca i niczego nie można z niego wyrzucić.
    .do = Weź różową 1 i zostaw kafelek.
lesson-seal = Połóż herb
    .text = Masz teraz dokładnie tyle żywności, ile kosztuje miejsce na herb w skrajnym prawym budynku. Ktoś już tam mieszka, więc budynek od razu będzie ukończony. To też jest zadanie i nie kosztuje punktów akcji.
    .do = Połóż { tile-crest-lily } w skrajnym prawym budynku.
lesson-house = W drogę do Brugii
    .text = Za herb masz { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }. Pora ruszać. Każdy krok kosztuje punkt akcji, tak samo dom i kafelek wzięty w mieście.
    .do = Przesuń kupca do Brugii, postaw dom i weź kafelek.
lesson-further = I dalej do Antwerpii
    .text = Dom jest wiele wart: daje udział w targu tego miasta, a na końcu domy mnoży się przez filary. Wydaj resztę punktów tak samo.
    .do = Idź do Antwerpii, postaw dom, weź herb i zakończ turę.
lesson-king = Tor króla
    .text = Znaczniki znów się cofnęły. Kto na końcu rundy stoi na torze króla nisko, traci punkty, kto wysoko – zyskuje. Jasnoszara 2 przesunie cię o pięć pól. A kafelek obok to kontrakt, który możesz od razu zrealizować.
    .do = Weź jasnoszarą 2, weź kafelek i zrealizuj kontrakt.
lesson-helper = Pomocnik
    .text = Kafelek z Brugii to pomocnik. Użycie pomocnika też jest zadaniem: wybierz najlepszą chwilę, bo działa tylko raz. Ten przesunie cię o kolejne trzy pola.
    .do = Użyj pomocnika na torze króla i zakończ turę.
lesson-leader = Król i targ
    .text = Wszystkie trzy tury za wami. Najpierw król: prowadzisz, więc możesz wziąć jego kafelek i zaczniesz następną rundę. Potem targ. W pierwszej rundzie zawsze odbywa się w Tiletum, gdzie oboje macie dom. Tym razem liczy się każdy dom na mapie (R7.3).
    .do = Weź kafelek króla.
lesson-points = Skąd się biorą punkty
    .text = Król i targ dały razem { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }, a twój wynik to { $points }. Patrz naprzód: następne targi i ich miasta są już znane. Miej tam dom albo kupca i zbieraj to, co się na nich liczy. Poza tym punkty dają kontrakty, katedry, ukończone budynki oraz domy razy filary.
lesson-mistakes = Trzy częste błędy
    .text = Po pierwsze: pełny magazyn. Bierz tylko to, czego wkrótce użyjesz. Po drugie: niewydane punkty akcji. Za 2 złota możesz zmienić wartość kości o 1; często to lepsze niż kiepska akcja. Po trzecie: zapomniany tor króla. Znaczniki cofają się trzy razy w rundzie, a czerwone pola dużo kosztują.
