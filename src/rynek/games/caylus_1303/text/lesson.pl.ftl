# Pierwsza runda z przewodnikiem. Każdy krok ma tytuł, tekst i, jeśli jest coś do zrobienia, polecenie.
lesson-welcome = Witaj w Caylus
    .text = Droga prowadzi od bramy miejskiej do nowego zamku króla. Przez dziewięć rund oboje budujecie wzdłuż niej miasteczko. Wygrywa ten, kto na końcu ma najwięcej punktów prestiżu.
        Oto twój majątek: robotnicy i kilka zasobów. Robotnicy są tu jak pieniądze: prawie wszystko kosztuje kilku z nich.
lesson-character = Najpierw pomocnik
    .text = Każda postać nagina zasady na korzyść tego, kto ją ma. Rywal wybrał już: { character-day-laborer }. { character-architect } daje ci dodatkowy punkt za każdy wzniesiony budynek.
    .do = Wybierz postać: { character-architect }.
lesson-carpenter = Tura to jeden robotnik
    .text = W fazie planowania umieszczasz jednego robotnika, potem robi to rywal i tak na zmianę. Na razie nic się nie dzieje: budynki zadziałają później, jeden po drugim, wzdłuż drogi.
        W Zakładzie ciesielskim będzie można coś zbudować.
    .do = Umieść robotnika w budynku { building-printed-carpenter }.
lesson-farm = Krok naprzód
    .text = Budowa pochłonie twoje jedyne jedzenie, a zaraz przyda się następne. Budynki działają od bramy w stronę zamku, więc { building-base-farm-1 } zadziała po Zakładzie ciesielskim: w samą porę.
    .do = Umieść robotnika w budynku { building-base-farm-1 }.
lesson-site = Miejsce na placu budowy
    .text = Kto ma robotnika na placu budowy, może na koniec rundy dostarczyć królowi zestawy zasobów. To najszybsza droga do punktów.
    .do = Umieść robotnika na placu budowy.
lesson-ahead = Przed burmistrzem
    .text = Widzisz burmistrza na drodze? Zadziałają tylko budynki, które ma już za sobą. { building-spinning-mill } leży o jedno pole przed nim. To małe ryzyko, ale zaraz sobie z nim poradzisz.
    .do = Umieść robotnika w budynku { building-spinning-mill }.
lesson-pass = Wystarczy
    .text = Kto spasuje pierwszy, zacznie następną rundę, a każdy kolejny robotnik w tej fazie kosztuje odtąd o jednego więcej (R4.10). Poza tym warto zachować kilku w puli: jeden przyda się już za chwilę.
    .do = Spasuj: kliknij { draw-bridge }.
lesson-build = Droga ożywa
    .text = Teraz działają budynki, począwszy od bramy. W Zakładzie ciesielskim stoi twój robotnik, więc możesz wznieść budynek drewniany na pierwszym wolnym polu drogi.
        Pod nazwą widać koszt, w rogu punkty, a na dole to, co budynek daje, gdy działa.
    .do = Zbuduj: { building-wood-sawmill }.
lesson-bridge = Burmistrz
    .text = Pierwszy budynek dał { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }, z czego jeden to zasługa Architekta. Odtąd za każdego robotnika, którego rywal tam umieści, dostajesz punkt.
        Na moście każdy może przesunąć burmistrza, płacąc robotnika za każde pole (R5.8). Jedno pole naprzód i twoja Przędzalnia zadziała.
    .do = Przesuń burmistrza o jedno pole naprzód.
lesson-harvest = Co przynoszą robotnicy
    .text = Rywal nie ruszył burmistrza. Teraz po kolei działają budynki, które burmistrz ma za sobą: najpierw twoja farma, potem robotnicy rywala, na końcu twoja Przędzalnia.
    .do = Użyj każdego budynku, w którym stoi twój robotnik.
lesson-deliver = Zestaw dla króla
    .text = Zestaw to trzy różne zasoby, a jednym z nich musi być jedzenie (R6.3). Materiał zostaje u ciebie: w Kancelarii prawnej zamienisz go kiedyś na własną rezydencję.
    .do = Dostarcz jedzenie, drewno i kamień.
lesson-favour = Król jest wdzięczny
    .text = Za zestaw masz { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }, a że nikt nie dostarczył więcej, także królewską łaskę. Możesz za nią zabrać postać rywalowi albo użyć budynku z placu budowy i potem wziąć postać z planszy (R7.1).
    .do = Użyj budynku { building-base-market-2 } na placu budowy, weź jedzenie, a potem postać { character-foreman }.
lesson-points = Skąd się biorą punkty
    .text = Jedna runda i masz { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }. Punkty dają budynki i rywale, którzy z nich korzystają, zestawy dla króla, a później wielkie monumenty, które stawia się na rezydencjach. Na końcu liczy się też pozostałe złoto.
        Wszyscy wzięli już nowych robotników, a burmistrz wrócił przed ostatni budynek.
lesson-mistakes = Trzy częste błędy
    .text = Po pierwsze: robotnicy przed burmistrzem, gdy nie ma już kim go przesunąć. Po drugie: wydane ostatnie jedzenie, bo bez jedzenia nie ma zestawu. Po trzecie: dalsze umieszczanie robotników, gdy ktoś już spasował. Każdy kosztuje wtedy podwójnie, a robotnicy to zapas na następną rundę.
