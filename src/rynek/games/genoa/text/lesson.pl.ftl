# Pierwsza runda z przewodnikiem. Każdy krok ma tytuł, tekst i, jeśli jest coś do zrobienia, polecenie.
# Każda kwota jest wielokrotnością pięciu, więc po liczbie zawsze stoi „dukatów”.
lesson-welcome = Witaj w Genui
    .text = Jesteście kupcami, a liczą się tylko pieniądze: wygrywa ten, kto po ostatniej rundzie ma najwięcej dukatów. Swoją sakiewkę widzisz, cudze są zakryte.
        Przy stole siedzi dwóch rywali: niebieski (B) i zielony (C). W każdej rundzie każdy raz zostaje Kupcem. Zaczynasz ty.
lesson-hand = Cztery rodzaje kart
    .text = Oto twoje tajne zlecenia. Wiadomość płaci, gdy wieża odwiedzi w jednej turze oba jej budynki. Małe zamówienie to jeden towar do jednego budynku, Duże to trzy towary do willi. Kontrakt liczy się dopiero na końcu gry.
        Na początek ważne są zatem: { space-drinks-warehouse }, { space-palace } i { space-coach-house }.
lesson-act = Wieża stoi tutaj
    .text = Kości postawiły wieżę z pięciu dysków w Składzie alkoholi. Działa się tylko tam, gdzie stoi wieża, i w każdym budynku może to zrobić tylko jedna osoba.
        Każdy ma w turze jedną akcję, ale za darmo działa tylko Kupiec, czyli ty (R6.5). Piwo pasuje do Małego zamówienia, wino do Dużego: to jest warte twojej akcji.
    .do = Wykonaj akcję w Składzie alkoholi.
lesson-sell = Sprzedaj krok wieży
    .text = Masz piwo i wino. Przed każdym krokiem wieży inni mogą składać oferty. Niebieski (B) płaci za ruch do Portu razem z tamtejszą akcją. Twoja akcja jest już wykorzystana, a Port leży po drodze, więc to czysty zysk.
    .do = Przyjmij ofertę niebieskiego.
lesson-errand = Wiadomość po drodze
    .text = { $gain } dukatów za jeden krok! Wieża zostawiła dysk w Składzie alkoholi. Gdy stanie w Pałacu, dyski będą w obu budynkach z twojej Wiadomości. Nikt niczego nie oferuje, ruszasz więc bez umowy.
    .do = Przesuń wieżę do Pałacu, a potem dostarcz Wiadomość.
lesson-forced = Musisz sprzedać
    .text = Wiadomość dała { $gain } dukatów. Zielony (C) chce kupić tutejszą akcję. Nikt nie kupił jej wcześniej, więc Kupiec musi wykonać ją osobiście albo przyjąć którąś z ofert, choćby marną (R7.20). Nie masz już akcji: bierzesz, ile dają, i na tym kończysz turę.
    .do = Przyjmij ofertę zielonego, a potem zatrzymaj wieżę.
lesson-offer = Kupcem jest kto inny
    .text = Teraz Kupcem jest niebieski (B), a wieża stoi obok Powozowni. Właśnie tam Małe zamówienie czeka na twoje piwo. Akcję masz w każdej turze, także cudzej, tylko prawo do niej trzeba kupić od Kupca. Zaoferuj mniej, niż ci to przyniesie.
    .do = Zaoferuj 15 dukatów za akcję w Powozowni, a potem spasuj.
lesson-order = Małe zamówienie
    .text = Niebieski się zgodził i wieża stoi w Powozowni. Akcja da ci żeton, a przy okazji możesz zrealizować jedno zamówienie na ten budynek.
    .do = Wykonaj akcję i zrealizuj Małe zamówienie.
lesson-pass = Dość na tę turę
    .text = Zamówienie dało { $gain } dukatów, o wiele więcej, niż kosztowała akcja. Za żeton { token-start-space } wybierzesz kiedyś pole startowe swojej tury, zamiast rzucać kośćmi.
        W tej turze twoja akcja jest już wykorzystana. Nie ma za co płacić.
    .do = Spasuj.
lesson-haggle = Targi
    .text = Kupcem jest zielony (C), a wieża stoi obok Katedry. Katedra daje dwa znaczniki własności, a z nimi jeszcze w tej turze możesz zdobyć dwa budynki. Zacznij nisko: dopóki oferta nie jest przyjęta, wolno ją zmienić albo wycofać.
    .do = Zaoferuj 5 dukatów za akcję w Katedrze, a potem spasuj.
lesson-agree = Propozycja
    .text = Zielony żąda więcej. Możesz się zgodzić, odmówić albo podać inne warunki. Twój budynek przynosi dukaty za każdym razem, gdy działa w nim ktoś inny, i jeszcze raz na końcu gry. Dwa budynki są warte tej ceny.
    .do = Zgódź się, wykonaj akcję w Katedrze, a potem spasuj.
lesson-own = Własne budynki
    .text = Wieża się zatrzymała. Kto ma znaczniki własności, może teraz wybrać jedną ulicę z dyskiem i położyć je na budynkach obok niej (R8.3). Wieża zaczęła tę turę na ulicy między Pocztą a Katedrą i tam leży dysk.
    .do = Kliknij { space-street-r6c3.gen } i połóż oba znaczniki.
lesson-end = Na końcu liczą się dukaty
    .text = Gdyby gra skończyła się teraz, byłoby to { $points } dukatów: sakiewka, budynki i Kontrakt. Kontrakty na budynki, które ze sobą sąsiadują, płacą o wiele więcej. Towary, żetony i inne karty nie są nic warte.
        Znacznik rund rusza po każdej rundzie i gdy tura zaczyna się na Targowisku. Na ostatniej pozycji gra dobiega końca.
lesson-mistakes = Trzy częste błędy
    .text = Po pierwsze: czekanie na własną turę. Akcję masz w każdej, także cudzej. Po drugie: przepłacanie. Dukaty to punkty, więc płać mniej, niż zyskasz, i nie sprzedawaj za bezcen tego, co innym da dużo. Po trzecie: zbieranie towarów i kart do samego końca, gdy nie są już nic warte.
