# Pierwsza runda z przewodnikiem. Każdy krok ma tytuł, tekst i, jeśli jest coś do zrobienia, polecenie.
lesson-welcome = Witaj w Troyes
    .text = Prowadzisz ród w rozwijającym się mieście. Twoi obywatele stoją w trzech budynkach i każdy daje w rundzie jedną kość: czerwoną w Pałacu, białą w Klasztorze, żółtą w Ratuszu. Kości to praca, którą możesz wykonać.
        Pięciu z sześciu obywateli ma już swoje miejsca.
lesson-citizen = Jeszcze jeden obywatel
    .text = Obywatel w Pałacu to zbrojny: daje czerwoną kość. Za to pobiera najwyższe wynagrodzenie, więc nie warto stawiać tam wszystkich. Ale jeszcze jeden się przyda.
    .do = Postaw ostatniego obywatela na podświetlonym polu Pałacu.
lesson-dice = Początek rundy
    .text = Sporo się wydarzyło. Każdy dostał dziesięć denarów i opłacił swoich ludzi. Odsłonięto trzy działania, po jednym w każdym kolorze. Rzucono też wszystkimi kośćmi: twoje leżą w twoim rejonie. A teraz najlepsze: później możesz kupować kości z każdego rejonu, także od rywala.
lesson-enemies = Wróg u bram
    .text = Potem nadeszły wydarzenia. Zostają i działają w każdej rundzie, dopóki ktoś ich nie odeprze. Niektóre sprowadzają czarne kości, czyli wrogów. Po kolei trzeba odpierać najwyższą, i to własnymi kośćmi. Czerwone liczą się tu podwójnie, więc na czarną 3 wystarczy twoja czerwona 2 (R4.12).
    .do = Odeprzyj czarną 3 czerwoną 2 i zakończ.
lesson-cathedral = Budowa katedry
    .text = Teraz akcje, po jednej na zmianę. Do akcji używasz od jednej do trzech kości w jednym kolorze. Białe budują katedrę: każda kość kładzie kostkę w kolumnie o swojej wartości. Kostka to punkt i trochę wpływów.
    .do = Weź obie białe kości i kliknij katedrę.
lesson-buy = Kość od rywala
    .text = Na wydarzenie { event-card-brigands-1 } potrzeba czerwonych kości: każde trzy oczka to jedna kostka na fladze. Sama czerwona 5 daje jedną kostkę, a razem z czerwoną 4 rywala aż trzy. Rywal nie może odmówić, ale dostaje twoje pieniądze (R4.22).
    .do = Weź czerwoną 5, kup czerwoną 4 i kliknij wydarzenie { event-card-brigands-1 }.
lesson-recruit = Do czego służą wpływy
    .text = Kostki na wydarzeniach też dają wpływy. Za wpływy przerzucasz kość, obracasz kości albo werbujesz nowego obywatela do swoich zasobów. Zaraz będzie potrzebny.
    .do = Zwerbuj obywatela.
lesson-merchant = Nadzorca
    .text = Karta działania służy temu, kto ma na niej nadzorcę (R6.2). Nowy obywatel może nim zostać na karcie { card-merchant }. Suma żółtych kości podzielona przez liczbę na karcie mówi, ile razy karta zadziała. A miejsce nadzorcy jest na końcu warte punkty.
    .do = Weź obie żółte kości, kliknij kartę { card-merchant } i weź obywatela z zasobów.
lesson-pass = Rozbójnicy odparci
    .text = Rywal położył tam ostatnią kostkę, ale najwięcej było twoich: większa nagroda i karta trafiają do ciebie. Nie masz już kości. Spasowanie to żadna strata: daje denary.
    .do = Spasuj.
lesson-points = Skąd się biorą punkty
    .text = Twój wynik to teraz { $points }. Punkty dają katedra, odparte wydarzenia, miejsca nadzorców, a na końcu postacie: każde z was ma swoje, tajne, ale każda punktuje dla wszystkich. Poziom katedry bez twojej kostki kosztuje punkty.
        Zaczęła się nowa runda; najpierw wrogowie.
lesson-mistakes = Trzy częste błędy
    .text = Po pierwsze: wydane ostatnie denary, choć trzeba będzie opłacić ludzi, a czasem kupić dobrą kość. Po drugie: zostawianie wydarzeń samym sobie, bo co rundę uderzają znowu i przybywa nowych. Po trzecie: poziom katedry bez żadnej twojej kostki. I pamiętaj: twoje wysokie kości mogą kupić inni, więc użyj ich wcześniej.
