# Pierwsze tury z przewodnikiem. Każdy krok ma tytuł, tekst i, jeśli jest coś do zrobienia, polecenie.
lesson-welcome = Witaj w swoim miasteczku
    .text = To twoja plansza: szesnaście pustych pól, na których staną budynki. Rywal obok robi w tym samym czasie to samo. Gdy oba miasteczka będą pełne, wygra lepszy wynik.
        Każde pole bez budynku kosztuje na końcu punkt, dlatego zaczynasz poniżej zera.
lesson-cards = Siedem budynków
    .text = Te karty pokazują, co oboje możecie budować, i to dowolnie wiele razy. Na każdej jest wzór z surowców. Ułóż go w miasteczku, dowolnie obrócony lub odbity, a możesz zamienić go na budynek.
        Wskaż kartę albo jej dotknij, a przeczytasz, ile jest warta.
lesson-name = Młoteczek jest u ciebie
    .text = W każdej turze jedno z was ogłasza surowiec, a kładziecie go oboje. Teraz ogłaszasz ty. { card-cottage } wymaga trzech surowców: { resource-wheat }, { resource-brick } i { resource-glass }. Zacznij od narożnika tego wzoru.
    .do = Ogłoś surowiec: { resource-glass }.
lesson-place = Jeden surowiec, jedno pole
    .text = Teraz oboje kładziecie surowiec i nikt nie widzi gdzie, dopóki oboje nie skończycie. Położonego surowca już się nie przesuwa, więc zostaw wokół niego miejsce.
    .do = Połóż szkło na podświetlonym polu.
lesson-wheat = Wybór rywala
    .text = Młoteczek przeszedł do rywala, a ten ogłasza słomę. Ty też musisz ją położyć i tym razem dobrze się składa: we wzorze Domku słoma sąsiaduje ze szkłem.
    .do = Połóż słomę na podświetlonym polu.
lesson-brick = Ostatni element
    .text = Znów ogłaszasz ty. Do Domku brakuje już tylko cegły.
    .do = Ogłoś cegłę i połóż ją obok szkła.
lesson-build = Pierwszy budynek
    .text = Wzór jest gotowy i widać go pod miasteczkiem. Gdy budujesz, trzy surowce znikają, a budynek staje na jednym z ich pól (R6.2). Wybierz dobrze, bo budynków się nie przesuwa.
    .do = Kliknij wzór Domku, a potem podświetlone pole.
lesson-wood = Dobre sąsiedztwo
    .text = Dwa pola są znów wolne, a na trzecim stoi Domek. Rywal ogłasza drewno. { card-well } wymaga drewna i kamienia, a daje punkt za każdy sąsiedni Domek.
    .do = Połóż drewno obok Domku.
lesson-well = Studnia
    .text = Znasz już wszystkie kroki: ogłoś, połóż, zbuduj. Dokończ Studnię i postaw ją na polu obok Domku.
    .do = Ogłoś kamień, połóż go na podświetlonym polu i zbuduj Studnię.
lesson-unwanted = Niechciany surowiec
    .text = Studnia dała { $gain ->
            [one] { $gain } punkt
            [few] { $gain } punkty
           *[many] { $gain } punktów
        }: jest o jedno puste pole mniej, a obok stoi Domek. Rywal ogłasza cegłę, której teraz nie potrzebujesz. Trzeba ją jednak położyć: najlepiej w rogu, gdzie niczego nie zablokuje (R5.3). Dwie cegły w rzędzie będą kiedyś początkiem Tawerny.
    .do = Połóż cegłę w podświetlonym rogu.
lesson-points = Skąd się biorą punkty
    .text = Twój wynik to teraz { $points }. Każdy budynek usuwa jeden minus, a większość daje coś jeszcze. Domek jest wart 3 punkty, ale tylko zasilony, na przykład przez Farmę, która zasila cztery (R8.1). Kaplica liczy zasilone Domki jeszcze raz.
        Zasilanie sprawdza się na końcu, więc Farma może powstać później.
lesson-mistakes = Trzy częste błędy
    .text = Po pierwsze: surowce rozrzucone na środku, aż nie mieści się już żaden wzór. Buduj od brzegu do środka. Po drugie: wiele Domków i żadnej Farmy, bo niezasilone Domki nie są nic warte. Po trzecie: patrzenie tylko na siebie. Zgaduj, co za chwilę ogłosi rywal, i miej na to miejsce.
