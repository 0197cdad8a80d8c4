game-title = Genua
game-blurb = Prowadź wieżę kupiecką ulicami Genui i sprzedawaj każdy jej krok: bogaci się ten, kto najlepiej się targuje.
option-start-player = Gracz rozpoczynający
    .info = Kto zaczyna; gracz rozpoczynający nie zmienia się do końca gry (R2.6).
option-start-player-random = losowo
option-start-player-A = miejsce A
option-start-player-B = miejsce B
option-start-player-C = miejsce C
option-start-player-D = miejsce D
option-start-player-E = miejsce E

# Ruchy
move-start = Gracz rozpoczynający: { $seat }
move-draw = Dobierz: { $card }
move-dice = Kości: niebieska { $die }, czerwona { $die2 }
move-roll = Rzuć kośćmi
move-start-at = Zagraj Pole startowe: { $space }
    .group = Pole startowe
move-offer-move = Oferta za ruch { $space_gen }: { $rest }
move-offer-action = Oferta za akcję { $space_loc }: { $rest }
move-offer-here = Oferta za akcję tutaj: { $rest }
move-buy-move = Ruch { $space_gen }: { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
    .group = Kup ruch
    .short = { $ducats } dukatów
move-buy-action = Akcja { $space_loc }: { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
    .group = Kup akcję
    .short = { $ducats } dukatów
move-bid = Akcja tutaj: { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
    .group = Licytuj
    .short = { $ducats } dukatów
move-barter-move = { $ducats ->
    [0] Ruch { $space_gen }: { $extra }
   *[other] Ruch { $space_gen }: { $extra } i { $ducats } dukatów
}
    .group = Wymiana za ruch
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } i { $ducats } dukatów
    }
move-barter-action = { $ducats ->
    [0] Akcja { $space_loc }: { $extra }
   *[other] Akcja { $space_loc }: { $extra } i { $ducats } dukatów
}
    .group = Wymiana za akcję
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } i { $ducats } dukatów
    }
move-barter-here = { $ducats ->
    [0] Akcja tutaj: { $extra }
   *[other] Akcja tutaj: { $extra } i { $ducats } dukatów
}
    .group = Wymiana
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } i { $ducats } dukatów
    }
move-suggest-move = Sugestia na później, ruch { $space_gen }: { $rest }
move-suggest-action = Sugestia na później, akcja { $space_loc }: { $rest }
move-withdraw = { $deal_key ->
    [here] Wycofaj ofertę za akcję tutaj
    [action] Wycofaj ofertę za akcję { $space_loc }
   *[move] Wycofaj ofertę za ruch { $space_gen }
}
move-pass = Pas
move-accept = { $deal_key ->
    [here] Przyjmij ofertę: akcja tutaj, kupuje { $seat }
    [action] Przyjmij ofertę: akcja { $space_loc }, kupuje { $seat }
   *[move] Przyjmij ofertę: ruch { $space_gen }, kupuje { $seat }
}
    .group = Przyjmij
move-propose-move = Zaproponuj ruch { $space_gen }, kupuje { $seat }, za: { $rest }
move-propose-action = Zaproponuj akcję { $space_loc }, kupuje { $seat }, za: { $rest }
move-propose-here = Zaproponuj akcję tutaj, kupuje { $seat }, za: { $rest }
move-counter = Inne warunki: { $rest }
move-ask-move = Zażądaj { $ducats } dukatów za ruch { $space_gen }; kupuje { $seat }
    .group = Zażądaj więcej: ruch
    .short = { $ducats } dukatów
move-ask-action = Zażądaj { $ducats } dukatów za akcję { $space_loc }; kupuje { $seat }
    .group = Zażądaj dukatów: akcja
    .short = { $ducats } dukatów
move-demand-move = { $ducats ->
    [0] Zażądaj za ruch { $space_gen }: { $extra }; kupuje { $seat }
   *[other] Zażądaj za ruch { $space_gen }: { $extra } i { $ducats } dukatów; kupuje { $seat }
}
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } i { $ducats } dukatów
    }
move-demand-action = { $ducats ->
    [0] Zażądaj za akcję { $space_loc }: { $extra }; kupuje { $seat }
   *[other] Zażądaj za akcję { $space_loc }: { $extra } i { $ducats } dukatów; kupuje { $seat }
}
    .group = Zażądaj czegoś: akcja
    .short = { $ducats ->
        [0] { $extra }
       *[other] { $extra } i { $ducats } dukatów
    }
move-go = Przesuń wieżę { $space_gen }
    .group = Ruch bez umowy
move-reopen = Poproś o inne oferty
move-stop = Zatrzymaj wieżę
move-hear = Wysłuchaj ofert
move-rebid = Wezwij do nowych ofert
move-leave = Zostaw akcję niewykorzystaną
    .away = Nikt nie wykorzysta tej akcji, choć jeszcze można.
move-agree = Zgoda
move-refuse = Odmowa
move-act = Wykonaj akcję
move-decline = Nie wykonuj akcji
move-work = Wykonaj efekt budynku
move-contract = Dobierz Kontrakt
move-order = Zrealizuj: { $card }
move-reward = Weź: { $token }
move-fill = Zrealizuj: { $card }
move-any-good = Dowolny towar: weź { $good_acc }
    .group = Dowolny towar
move-trade = Wymiana 1:1, oddaj: { $given }
    .group = Wymiana 1:1: oddaj
move-take = Weź: { $taken }
    .group = Weź
move-use = Wykorzystanie budynku: { $space }
move-close = Zakończ akcję
move-acquire = { $space_dat }: { $touch }; { $space_ins }: { $touch2 } ({ $space })
    .group = Znaczniki
move-keep = Zachowaj Wiadomości
move-deliver = Dostarcz: { $card }

touch-leave = zostaw
touch-place = połóż znacznik
touch-remove = usuń znacznik
touch-seize = przejmij
deal-move = ruch
deal-action = ruch i akcja
deal-here = akcja tutaj
exchange-for = w zamian za
ducats-amount = { $amount } { $amount ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}
later-ducats-amount = { $amount } dukatów z tej umowy

# Co się stało
event-start-player = Grę rozpoczyna { $seat }.
event-turn-begins = Kupcem jest { $seat }.
    .heading = { event-turn-begins }
event-rolled = { $seat } wyrzuca: niebieska { $blue }, czerwona { $red }; wieża zaczyna { $space_loc }.
    .recap = wieża zaczyna { $space_loc }
event-chose-start = { $seat } zagrywa żeton Pole startowe: wieża zaczyna { $space_loc }.
    .recap = wieża zaczyna { $space_loc }
event-marker-moved = Znacznik rund przechodzi na pozycję { $position }.
event-moved = { $seat } przesuwa wieżę { $space_gen }.
    .recap = wieża rusza { $space_gen }
event-offered = { $deal_key ->
    [here] { $seat } oferuje za akcję tutaj: { $rest }.
    [action] { $seat } oferuje za akcję { $space_loc }: { $rest }.
   *[move] { $seat } oferuje za ruch { $space_gen }: { $rest }.
}
    .recap = oferta: { $rest }
event-suggested = { $deal_key ->
    [action] { $seat } sugeruje na później, bez zobowiązań, za akcję { $space_loc }: { $rest }.
   *[move] { $seat } sugeruje na później, bez zobowiązań, za ruch { $space_gen }: { $rest }.
}
event-withdrew = { $deal_key ->
    [here] { $seat } wycofuje ofertę za akcję tutaj.
    [action] { $seat } wycofuje ofertę za akcję { $space_loc }.
   *[move] { $seat } wycofuje ofertę za ruch { $space_gen }.
}
event-proposed = { $deal_key ->
    [here] { $seat } proponuje akcję tutaj za: { $rest }. Odpowiada { $buyer }.
    [action] { $seat } proponuje akcję { $space_loc } za: { $rest }. Odpowiada { $buyer }.
   *[move] { $seat } proponuje ruch { $space_gen } za: { $rest }. Odpowiada { $buyer }.
}
    .recap = propozycja, odpowiada { $buyer }: { $rest }
event-countered = { $seat } podaje inne warunki: { $rest }. Odpowiada { $buyer }.
event-refused = Propozycja upada: składa ją { $buyer }, odrzuca { $seat }.
    .recap = odrzuca propozycję
event-reopened = { $seat } prosi o inne oferty.
event-stopped = { $seat } zatrzymuje wieżę.
    .recap = wieża staje
event-new-bids = { $seat } wzywa do nowych ofert.
event-left-unused = Nikt nie wykonuje akcji { $space_loc }.
event-deal-made = { $deal_key ->
    [here] Umowa: { $buyer } kupuje akcję tutaj za: { $rest }. Sprzedaje { $seat }.
    [action] Umowa: { $buyer } kupuje ruch { $space_gen } i akcję za: { $rest }. Sprzedaje { $seat }.
   *[move] Umowa: { $buyer } kupuje ruch { $space_gen } za: { $rest }. Sprzedaje { $seat }.
}
    .recap = umowa, kupuje { $buyer }: { $rest }
event-handed-over = { $seat } przekazuje: { $rest }. Odbiera { $trader }.
event-declined = { $seat } nie wykonuje akcji { $space_loc }.
event-acts = { $seat } wykonuje akcję { $space_loc }.
    .recap = akcja { $space_loc }
event-spent-extra = { $seat } zużywa żeton Dodatkowa akcja.
event-owner-paid = { $seat } otrzymuje { $pay } dukatów jako właściciel budynku: { $space }.
event-drew = { $seat } dobiera: { $card }.
event-drew-unseen = { $seat } dobiera kartę: { $pile }.
event-took-good = { $seat } bierze { $good_acc }.
event-took-token = { $seat } bierze żeton { $token }.
event-took-markers = { $count ->
    [one] { $seat } bierze znacznik własności.
    [few] { $seat } bierze { $count } znaczniki własności.
   *[many] { $seat } bierze { $count } znaczników własności.
}
event-took-nothing = { $seat } nie ma czego wziąć { $space_loc }.
event-small-filled = { $seat } realizuje { $card } i otrzymuje { $pay } dukatów.
    .recap = { $card }, +{ $pay }
event-large-delivered = { $seat } realizuje { $card } i otrzymuje { $pay } dukatów.
    .recap = { $card }, +{ $pay }
event-rewarded = { $seat } bierze w nagrodę żeton { $token }.
event-delivered = { $seat } dostarcza { $card } i otrzymuje { $pay } dukatów.
    .recap = { $card }, +{ $pay }
event-swapped-token = { $seat } zagrywa żeton Dowolny towar i bierze { $good_acc }.
event-traded = { $seat } zagrywa żeton Wymiana 1:1. Oddaje: { $given }. Bierze: { $taken }.
event-used-building = { $seat } zagrywa żeton Wykorzystanie budynku: { $space }.
    .recap = Wykorzystanie budynku: { $space }
event-acquired = { $seat } pozyskuje budynek: { $space }.
    .recap = pozyskuje: { $space }
event-removed = { $seat } usuwa cudzy znacznik z budynku: { $space }. Traci go { $owner }.
    .recap = { $owner } traci: { $space }
event-discs-removed = { $seat } zdejmuje dyski: { $space }.
event-game-ends = Koniec gry; gracze pokazują sakiewki i Kontrakty.
event-final-score = { $seat } ma { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[many] dukatów
}.

# O co się pyta
ask-start = Rzuć kośćmi, by wyznaczyć pole startowe, albo zagraj żeton Pole startowe i wybierz je.
ask-floor = { $trader } jako Kupiec zaraz ruszy wieżę. Zaoferuj coś za sąsiednie pole albo spasuj.
ask-more = { $count ->
    [one] Twoja oferta leży na stole: { $rest }. Zaoferuj coś jeszcze albo zakończ.
    [few] Na stole leżą { $count } twoje oferty, ostatnia: { $rest }. Zaoferuj coś jeszcze albo zakończ.
   *[many] Na stole leży { $count } twoich ofert, ostatnia: { $rest }. Zaoferuj coś jeszcze albo zakończ.
}
ask-decide = Sprzedaj następny ruch, przesuń wieżę bez umowy albo ją zatrzymaj.
ask-reply = { $deal_key ->
    [here] { $trader } proponuje ci akcję { $space_loc } za: { $rest }. Zgoda, odmowa czy inne warunki?
    [action] { $trader } proponuje ci ruch { $space_gen } i akcję za: { $rest }. Zgoda, odmowa czy inne warunki?
   *[move] { $trader } proponuje ci ruch { $space_gen } za: { $rest }. Zgoda, odmowa czy inne warunki?
}
ask-counter = { $deal_key ->
    [move] { $buyer } podaje inne warunki za ruch { $space_gen }: { $rest }. Zgoda?
   *[action] { $buyer } podaje inne warunki za akcję { $space_loc }: { $rest }. Zgoda?
}
ask-speak = Pas przyjęty. Dopóki Kupiec ({ $trader }) nie zdecyduje, możesz jeszcze zmieniać swoje oferty.
ask-change = { $count ->
    [one] Twoja oferta leży na stole: { $rest }. Dopóki Kupiec ({ $trader }) nie zdecyduje, możesz ją zmienić.
    [few] Na stole leżą { $count } twoje oferty, ostatnia: { $rest }. Dopóki Kupiec ({ $trader }) nie zdecyduje, możesz je zmienić.
   *[many] Na stole leży { $count } twoich ofert, ostatnia: { $rest }. Dopóki Kupiec ({ $trader }) nie zdecyduje, możesz je zmienić.
}
ask-join = Ruch { $space_gen } jest sprzedany. Przyjmij inne oferty za ten sam ruch albo ruszaj.
ask-uncovered = Nikt nie kupił akcji { $space_loc }. Wykonaj ją teraz albo sprawdź, czy ktoś coś oferuje.
ask-bid = Zaoferuj coś za akcję { $space_loc } albo spasuj. Oferta bez żądań zobowiązuje Kupca, którym jest { $trader }.
ask-sale = Wykonaj akcję { $space_loc } albo przyjmij jedną z ofert.
ask-right = Masz prawo do akcji { $space_loc }. Wykonujesz ją?
ask-window = Twoja akcja { $space_loc }: wykonaj efekt budynku; przed nim i po nim możesz zagrywać żetony, a raz zrealizować Małe zamówienie.
ask-window-done = Twoja akcja { $space_loc }: zagrywaj kolejne żetony, zrealizuj Małe zamówienie, jeśli jeszcze możesz, albo zakończ.
ask-owe = Dostarcz Wiadomości, aby zapłacić to, co obiecane: { $rest }.
ask-villa = { $space }: dobierz Kontrakt albo zrealizuj Duże zamówienie.
ask-reward = Wybierz żeton specjalny za Duże zamówienie.
ask-take = Oddajesz: { $given }. Co bierzesz z zasobów?
ask-acquire = Wybierz ulicę z dyskami i połóż lub usuń znaczniki własności obok niej albo spasuj.
ask-last-call = Dyski zaraz znikną z planszy: dostarcz teraz Wiadomości albo je zachowaj.

# Dlaczego nie
why-pays-nothing = Oferta musi zawierać zapłatę (R7.3).
why-only-ducats = W grze dwuosobowej same dukaty nie wystarczą: dodaj coś jeszcze (R14.1).
why-for-nothing = Po „for” podaj, co ma być w zamian; jeśli nic, pomiń to słowo (R7.3).
why-one-exchange = Napisz „for” tylko raz, między zapłatą a tym, co w zamian (R7.3).
why-bundle-too-big = To za dużo na jedną ofertę: najwyżej { $most } rzeczy (Q35).
why-name-the-card = Wskaż konkretną kartę, nie tylko jej rodzaj (R7.4).
why-not-yours = Nie masz tego do oddania: { $item } (R7.4).
why-not-theirs = { $seat } tego nie ma, o ile ci wiadomo: { $item } (R7.4).
why-not-sure = Nie jest pewne, że dostaniesz { $space_loc } to, co obiecujesz (R7.14).
why-they-not-sure = Nie jest pewne, że { $seat } dostanie { $space_loc } to, czego żądasz (R7.14).
why-trader-defers = Tylko kupujący może płacić z akcji; Kupiec daje to, co ma (R7.14).
why-not-beside = Wieża nie stoi obok: { $space }. Można to tylko zasugerować (R7.11).
why-visited = To pole już odwiedzono w tej turze: { $space } (R5.4).
why-no-action-there = Nie ma tu akcji do kupienia: { $space } (R7.2).
why-cannot-act = { $seat } nie ma już akcji w tej turze (R7.10).
why-too-poor = W sakiewce nie ma { $ducats } dukatów (R7.4).
why-no-such-offer = { $seat } nie ma takiej oferty na stole (R7.13).
why-cannot-give = Nie masz tego, czego żąda { $seat } (R7.4).
why-no-more-talk = Dość już rozmów: zdecyduj (Q35).
why-said-enough = Na razie dość rozmów; możesz jeszcze tylko wycofać oferty (Q35).
why-beside-already = Wieża stoi obok: { $space }. Złóż wiążącą ofertę (R7.11).
why-to-himself = Propozycję składa się innemu graczowi przy stole (R7.1).
why-no-action-left = Nie masz już akcji w tej turze (R6.2).
why-must-sell = Ktoś składa ofertę i nie żąda niczego w zamian: wykonaj akcję albo przyjmij ofertę (R7.20).
why-hear-first = Inni mogą tu jeszcze działać: najpierw wysłuchaj ich ofert (R7.17).
why-no-bargaining = Do nowych ofert wzywa się tylko wtedy, gdy co najmniej dwie oferty nie żądają niczego w zamian, i nie bez końca (R7.21).
why-must-work = Najpierw wykonaj efekt budynku: { $space } (R6.7).
why-work-done = Efekt budynku jest już wykonany: { $space } (R6.7).
why-still-owes = Wtedy nie da się przekazać Kupcowi tego, co obiecano (R7.15).
why-other-building = { $card }: to inny budynek, { $space } (R11.5).
why-other-villa = { $card }: realizuje się je gdzie indziej, { $space } (R11.3).
why-not-in-hand = Nie masz na ręce: { $card } (R11.1).
why-good-lacks = Brakuje towaru ({ $good }): { $card } (R11.4).
why-goods-lack = Brakuje towaru ({ $good }): { $card } (R11.3).
why-not-a-message = { $card } to nie Wiadomość: tak dostarcza się tylko Wiadomości (R11.6).
why-no-discs-yet = Nie ma dysku { $space_loc }: { $card } musi poczekać (R11.6).
why-not-held = Nie masz na ręce: { $card } (R11.6).
why-one-order = Jedna akcja to jedno zamówienie, małe albo duże: już je zrealizowano (R11.5).
why-not-an-order = Tak nie można zrealizować: { $card } (R11.3).
why-no-token = Nie masz żetonu { $token } (R12.1).
why-no-more-goods = W zasobach nie ma już { $good_gen } (R12.5).
why-changes-nothing = { $space }: żeton wróciłby od razu i nic by się nie zmieniło (Q43).
why-not-owner = Ten budynek nie należy do ciebie: { $space } (R12.7).
why-nothing-to-give = Nie masz tego do oddania: { $given } (R12.6).
why-not-in-supply = Tego nie ma w zasobach: { $taken } (R12.6).
why-not-a-street = To nie jest ulica: { $space } (R8.2).
why-no-discs = Nie ma tu dysku: { $space } (R8.2).
why-too-few-markers = Masz na to za mało znaczników własności (R8.4).
why-touch-one = Połóż lub usuń co najmniej jeden znacznik albo spasuj (R8.4).
why-wrong-touch = Tego nie można tu zrobić ({ $space }): na pustym budynku kładzie się znacznik, cudzy można usunąć lub przejąć (R8.3).

# Skąd dukaty
counted = Dukaty razem
    .symbol = coin
hint-points = { $points ->
    [one] { $points } dukat
    [few] { $points } dukaty
   *[many] { $points } dukatów
}
score-ducats = W sakiewce
    .hint = { $more } w sakiewce
score-deals = Na początku i z umów
    .hint = { $more } z umów
score-messages = { $count } { $count ->
    [one] Wiadomość
    [few] Wiadomości
   *[many] Wiadomości
}
    .source = Wiadomości
    .hint = { $more } za Wiadomości
score-small-orders = { $count } { $count ->
    [one] Małe zamówienie
    [few] Małe zamówienia
   *[many] Małych zamówień
}
    .source = Małe zamówienia
    .hint = { $more } za Małe zamówienia
score-large-orders = { $count } { $count ->
    [one] Duże zamówienie
    [few] Duże zamówienia
   *[many] Dużych zamówień
}
    .source = Duże zamówienia
    .hint = { $more } za Duże zamówienia
score-owner = { $count } { $count ->
    [one] cudza akcja
    [few] cudze akcje
   *[many] cudzych akcji
} we własnych budynkach
    .source = Akcje we własnych budynkach
    .hint = { $more } za cudze akcje we własnych budynkach
score-buildings = { $count } { $count ->
    [one] budynek
    [few] budynki
   *[many] budynków
}
    .source = Budynki
    .hint = { $more } za budynki
score-contracts = { $count ->
    [one] Kontrakt: { $first }
    [few] { $count } sąsiednie Kontrakty: { $first } … { $last }
   *[many] { $count } sąsiednich Kontraktów: { $first } … { $last }
}
    .source = Kontrakty
    .hint = { $more } za Kontrakty

# Plansza
draw-stocks = Zapasy graczy
draw-city = Miasto
draw-owner = Właściciel: { $seat }.
draw-rounds = Skala rund: pozycja { $round } z { $last }
draw-rounds-tip = Gra kończy się po rundzie, w której znacznik stoi na ostatniej pozycji; start na Targowisku przesuwa go dalej (R9.2, R4.3).
draw-supply = Zasoby
draw-markers-left = Znaczniki własności w twoim kolorze w zasobach (R8.7).
draw-pile = Zakryte: { $down }, odkryte na spodzie: { $up }.
draw-bargains = Oferty i umowy
draw-no-offers = W tej chwili nikt niczego nie oferuje.
draw-deal-tip = Wiąże: zawartej umowy trzeba dotrzymać (R7.13).
draw-offer-tip = Otwarta: Kupiec może ją przyjąć albo nie (R7.12).
draw-obliges-tip = Zobowiązuje: Kupiec musi sam wykonać akcję albo przyjąć ofertę (R7.20).
draw-suggestion-move = Później, ruch: { $space }
draw-suggestion-action = Później, akcja: { $space }
draw-suggestion-tip = Tylko rozmowa: nikogo nie wiąże (R7.11).
draw-deal-tag = wiąże
draw-offer-tag = jeszcze nie wiąże
draw-obliges-tag = zobowiązuje Kupca
draw-suggestion-tag = tylko rozmowa
draw-proposal-tag = czeka na odpowiedź
draw-proposal-tip = Propozycja: wiąże dopiero, gdy druga strona się zgodzi (R7.9).
draw-accept = Przyjmij
draw-counter = Targuj się
draw-deal-move = Sprzedane: ruch, { $space }
draw-deal-action = Sprzedane: akcja, { $space }
draw-deal-here = Sprzedane: akcja, { $space }
draw-offer-move = Ruch: { $space }
draw-offer-action = Akcja: { $space }
draw-offer-here = Akcja tutaj: { $space }
draw-trader = Kupiec.
draw-can-act = Może jeszcze wykonać akcję w tej turze.
draw-cannot-act = Nie ma już akcji w tej turze.
draw-ducats = Dukaty
draw-purse = dukaty
draw-buildings = budynki
draw-hand = Twoje karty
draw-seen = Karty innych, które znasz
draw-compose = Ułóż własną ofertę
draw-compose-send = Zaoferuj
draw-form-offer-action = Ruch i akcja
draw-form-offer-move = Sam ruch
draw-form-offer-here = Akcja tutaj
draw-form-suggest-action = Rozmowa na później: ruch i akcja
draw-form-suggest-move = Rozmowa na później: sam ruch
draw-form-propose-action = Ruch i akcja, kupuje { $seat }
draw-form-propose-move = Sam ruch, kupuje { $seat }
draw-form-propose-here = Akcja tutaj, kupuje { $seat }
draw-form-more = Zażądaj więcej: { $space }, kupuje { $seat }
draw-form-counter = Inne warunki
draw-wish-turn = Pasuj do końca tury
draw-wish-turn-said = Pasujesz do końca tury Kupca ({ $trader }) albo do chwili, gdy ktoś złoży ci propozycję.
draw-wish-deaf = Odmawiaj i pasuj do końca tury
draw-wish-deaf-said = Odmawiasz wszystkiego i pasujesz do końca tury Kupca ({ $trader }).
draw-wish-place = Obudź mnie przy …
draw-wish-place-said = Pasujesz, dopóki wieża nie zbliży się do miejsca: { $space } albo ktoś nie złoży ci propozycji.
draw-wish-place-deaf-said = Odmawiasz wszystkiego i pasujesz, dopóki wieża nie zbliży się do miejsca: { $space }.
draw-wish-all = i odmawiaj, gdy coś mi proponują
draw-wish-keep = Zachowuję żetony: nie pytaj, czy któregoś użyć
draw-done = to wszystko
draw-which-space = Które pole?
draw-i-pay = Płacę
draw-i-want = Chcę w zamian
draw-they-pay = Zapłata
draw-i-give = Dodaję od siebie
draw-later-ducats = dukaty, które przyniesie umowa
draw-later = z akcji

# Pola. Odmiana: gen = dokąd, loc = gdzie; przy ulicy dat i ins to dwa budynki obok niej
space-guild-hall = Gildia kupiecka
    .gen = do Gildii kupieckiej
    .loc = w Gildii kupieckiej
    .info = Akcja: dobierz Duże zamówienie (R10.1).
space-city-hall = Ratusz
    .gen = do Ratusza
    .loc = w Ratuszu
    .info = Akcja: dobierz dwa Małe zamówienia (R10.2).
space-post-office = Poczta
    .gen = na Pocztę
    .loc = na Poczcie
    .info = Akcja: dobierz dwie Wiadomości (R10.3).
space-cathedral = Katedra
    .gen = do Katedry
    .loc = w Katedrze
    .info = Akcja: weź dwa znaczniki własności w swoim kolorze (R10.4).
space-palace = Pałac
    .gen = do Pałacu
    .loc = w Pałacu
    .info = Akcja: weź żeton Wykorzystanie budynku (R10.5).
space-park = Park
    .gen = do Parku
    .loc = w Parku
    .info = Akcja: weź żeton Dodatkowa akcja (R10.5).
space-coach-house = Powozownia
    .gen = do Powozowni
    .loc = w Powozowni
    .info = Akcja: weź żeton Pole startowe (R10.5).
space-harbor = Port
    .gen = do Portu
    .loc = w Porcie
    .info = Akcja: weź żeton Dowolny towar (R10.5).
space-tavern = Tawerna
    .gen = do Tawerny
    .loc = w Tawernie
    .info = Akcja: weź żeton Wymiana 1:1 (R10.5).
space-inn = Gospoda
    .gen = do Gospody
    .loc = w Gospodzie
    .info = Akcja: weź żeton Wymiana 1:1 (R10.5).
space-drinks-warehouse = Skład alkoholi
    .gen = do Składu alkoholi
    .loc = w Składzie alkoholi
    .info = Akcja: weź jedno piwo i jedno wino (R10.6).
space-metal-warehouse = Skład metali
    .gen = do Składu metali
    .loc = w Składzie metali
    .info = Akcja: weź jedno srebro i jedną miedź (R10.6).
space-spice-warehouse = Skład przypraw
    .gen = do Składu przypraw
    .loc = w Składzie przypraw
    .info = Akcja: weź jeden pieprz i jeden szafran (R10.6).
space-fabric-warehouse = Skład tkanin
    .gen = do Składu tkanin
    .loc = w Składzie tkanin
    .info = Akcja: weź jedno płótno i jeden jedwab (R10.6).
space-villa-colini = Willa Colini
    .gen = do Willi Colini
    .loc = w Willi Colini
    .info = Akcja: dobierz Kontrakt albo zrealizuj Duże zamówienie dla tej willi (R10.7).
space-villa-monetti = Willa Monetti
    .gen = do Willi Monetti
    .loc = w Willi Monetti
    .info = Akcja: dobierz Kontrakt albo zrealizuj Duże zamówienie dla tej willi (R10.7).
space-villa-ricci = Willa Ricci
    .gen = do Willi Ricci
    .loc = w Willi Ricci
    .info = Akcja: dobierz Kontrakt albo zrealizuj Duże zamówienie dla tej willi (R10.7).
space-villa-zasteri = Willa Zasteri
    .gen = do Willi Zasteri
    .loc = w Willi Zasteri
    .info = Akcja: dobierz Kontrakt albo zrealizuj Duże zamówienie dla tej willi (R10.7).
space-market = Targowisko
    .gen = na Targowisko
    .loc = na Targowisku
    .info = Bez akcji. Tura rozpoczęta tutaj przesuwa znacznik rund o jedną pozycję (R4.3).
space-street-r2c3 = ulica 2-3
    .gen = na ulicę 2-3
    .loc = na ulicy 2-3
    .dat = Skład alkoholi
    .ins = Willa Monetti
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r2c4 = ulica 2-4
    .gen = na ulicę 2-4
    .loc = na ulicy 2-4
    .dat = Ratusz
    .ins = Gospoda
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r2c5 = ulica 2-5
    .gen = na ulicę 2-5
    .loc = na ulicy 2-5
    .dat = Ratusz
    .ins = Gospoda
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r2c6 = ulica 2-6
    .gen = na ulicę 2-6
    .loc = na ulicy 2-6
    .dat = Skład przypraw
    .ins = Willa Ricci
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r3c2 = ulica 3-2
    .gen = na ulicę 3-2
    .loc = na ulicy 3-2
    .dat = Port
    .ins = Skład alkoholi
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r3c3 = ulica 3-3
    .gen = na ulicę 3-3
    .loc = na ulicy 3-3
    .dat = Ratusz
    .ins = Poczta
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r3c6 = ulica 3-6
    .gen = na ulicę 3-6
    .loc = na ulicy 3-6
    .dat = Gildia kupiecka
    .ins = Ratusz
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r3c7 = ulica 3-7
    .gen = na ulicę 3-7
    .loc = na ulicy 3-7
    .dat = Powozownia
    .ins = Skład przypraw
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r4c2 = ulica 4-2
    .gen = na ulicę 4-2
    .loc = na ulicy 4-2
    .dat = Poczta
    .ins = Port
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r4c7 = ulica 4-7
    .gen = na ulicę 4-7
    .loc = na ulicy 4-7
    .dat = Gildia kupiecka
    .ins = Powozownia
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r5c2 = ulica 5-2
    .gen = na ulicę 5-2
    .loc = na ulicy 5-2
    .dat = Poczta
    .ins = Pałac
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r5c7 = ulica 5-7
    .gen = na ulicę 5-7
    .loc = na ulicy 5-7
    .dat = Gildia kupiecka
    .ins = Park
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r6c2 = ulica 6-2
    .gen = na ulicę 6-2
    .loc = na ulicy 6-2
    .dat = Pałac
    .ins = Skład tkanin
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r6c3 = ulica 6-3
    .gen = na ulicę 6-3
    .loc = na ulicy 6-3
    .dat = Poczta
    .ins = Katedra
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r6c6 = ulica 6-6
    .gen = na ulicę 6-6
    .loc = na ulicy 6-6
    .dat = Gildia kupiecka
    .ins = Katedra
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r6c7 = ulica 6-7
    .gen = na ulicę 6-7
    .loc = na ulicy 6-7
    .dat = Park
    .ins = Skład metali
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r7c3 = ulica 7-3
    .gen = na ulicę 7-3
    .loc = na ulicy 7-3
    .dat = Skład tkanin
    .ins = Willa Zasteri
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r7c4 = ulica 7-4
    .gen = na ulicę 7-4
    .loc = na ulicy 7-4
    .dat = Katedra
    .ins = Tawerna
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r7c5 = ulica 7-5
    .gen = na ulicę 7-5
    .loc = na ulicy 7-5
    .dat = Katedra
    .ins = Tawerna
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).
space-street-r7c6 = ulica 7-6
    .gen = na ulicę 7-6
    .loc = na ulicy 7-6
    .dat = Skład metali
    .ins = Willa Colini
    .info = Ulica: bez akcji; w fazie 3 można pozyskać budynki obok niej (R8.2).

# Towary, żetony, znaczniki
good-pepper = pieprz
    .gen = pieprzu
    .acc = pieprz
    .info = Towar, bierze się go w Składzie przypraw (R10.6).
good-saffron = szafran
    .gen = szafranu
    .acc = szafran
    .info = Towar, bierze się go w Składzie przypraw (R10.6).
good-silver = srebro
    .gen = srebra
    .acc = srebro
    .info = Towar, bierze się go w Składzie metali (R10.6).
good-copper = miedź
    .gen = miedzi
    .acc = miedź
    .info = Towar, bierze się go w Składzie metali (R10.6).
good-linen = płótno
    .gen = płótna
    .acc = płótno
    .info = Towar, bierze się go w Składzie tkanin (R10.6).
good-silk = jedwab
    .gen = jedwabiu
    .acc = jedwab
    .info = Towar, bierze się go w Składzie tkanin (R10.6).
good-beer = piwo
    .gen = piwa
    .acc = piwo
    .info = Towar, bierze się go w Składzie alkoholi (R10.6).
good-wine = wino
    .gen = wina
    .acc = wino
    .info = Towar, bierze się go w Składzie alkoholi (R10.6).
token-start-space = Pole startowe
    .info = Zamiast rzucać, wybierz pole startowe swojej tury (R12.4).
token-trade-1-1 = Wymiana 1:1
    .info = Podczas swojej akcji: wymień jeden towar, żeton, kartę lub znacznik na inny z zasobów (R12.6).
token-any-good = Dowolny towar
    .info = Podczas swojej akcji: wymień go na dowolny towar z zasobów (R12.5).
token-building-use = Wykorzystanie budynku
    .info = Podczas swojej akcji: wykonaj dodatkowo efekt jednego ze swoich budynków (R12.7).
token-extra-action = Dodatkowa akcja
    .info = Wykonaj w turze jeszcze jedną akcję tam, gdzie stoi wieża (R12.2).
asset-marker = znacznik własności
    .info = Kładzie się go na budynku w fazie 3; właściciel dostaje 10 dukatów za każdą akcję innego gracza w tym budynku (R8).

# Karty
pile-contract = Kontrakt
    .info = Płaci na koniec gry, więcej za budynki sąsiadujące w pierścieniu (R13.2).
pile-message = Wiadomość
    .info = 30 dukatów, gdy w jednej turze na obu budynkach leżą dyski (R11.6).
pile-large-order = Duże zamówienie
    .info = Trzy towary dostarczone do willi: 100 dukatów i żeton specjalny (R11.3).
pile-small-order = Małe zamówienie
    .info = Jeden towar podczas akcji w jego budynku: 40 dukatów (R11.5).
card-contract-01 = Kontrakt: Willa Monetti
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-02 = Kontrakt: Gospoda
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-03 = Kontrakt: Willa Ricci
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-04 = Kontrakt: Skład przypraw
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-05 = Kontrakt: Powozownia
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-06 = Kontrakt: Park
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-07 = Kontrakt: Skład metali
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-08 = Kontrakt: Willa Colini
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-09 = Kontrakt: Tawerna
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-10 = Kontrakt: Willa Zasteri
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-11 = Kontrakt: Skład tkanin
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-12 = Kontrakt: Pałac
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-13 = Kontrakt: Port
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-contract-14 = Kontrakt: Skład alkoholi
    .info = Na koniec gry: 10 dukatów za pojedynczy, więcej razem z sąsiednimi budynkami pierścienia (R13.2).
card-message-01 = Wiadomość: Ratusz – Port
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-02 = Wiadomość: Ratusz – Tawerna
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-03 = Wiadomość: Gildia kupiecka – Gospoda
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-04 = Wiadomość: Gildia kupiecka – Willa Colini
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-05 = Wiadomość: Katedra – Park
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-06 = Wiadomość: Katedra – Pałac
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-07 = Wiadomość: Poczta – Powozownia
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-08 = Wiadomość: Poczta – Willa Zasteri
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-09 = Wiadomość: Gospoda – Skład przypraw
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-10 = Wiadomość: Tawerna – Skład metali
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-11 = Wiadomość: Port – Skład tkanin
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-12 = Wiadomość: Pałac – Skład alkoholi
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-13 = Wiadomość: Powozownia – Willa Monetti
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-message-14 = Wiadomość: Park – Willa Ricci
    .info = Dostarcz za 30 dukatów, gdy w tej samej turze na obu budynkach leżą dyski (R11.6).
card-large-order-01 = Duże zamówienie: Willa Colini (szafran, miedź, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-02 = Duże zamówienie: Willa Colini (wino, srebro, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-03 = Duże zamówienie: Willa Colini (piwo, szafran, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-04 = Duże zamówienie: Willa Colini (wino, pieprz, miedź)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-05 = Duże zamówienie: Willa Monetti (pieprz, srebro, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-06 = Duże zamówienie: Willa Monetti (piwo, miedź, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-07 = Duże zamówienie: Willa Monetti (wino, pieprz, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-08 = Duże zamówienie: Willa Monetti (piwo, szafran, srebro)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-09 = Duże zamówienie: Willa Ricci (pieprz, miedź, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-10 = Duże zamówienie: Willa Ricci (piwo, srebro, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-11 = Duże zamówienie: Willa Ricci (wino, szafran, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-12 = Duże zamówienie: Willa Ricci (wino, pieprz, srebro)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-13 = Duże zamówienie: Willa Zasteri (szafran, srebro, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-14 = Duże zamówienie: Willa Zasteri (wino, miedź, płótno)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-15 = Duże zamówienie: Willa Zasteri (piwo, pieprz, jedwab)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-large-order-16 = Duże zamówienie: Willa Zasteri (piwo, szafran, miedź)
    .info = Jako akcja w tej willi: oddaj trzy towary za 100 dukatów i żeton specjalny (R11.3).
card-small-order-01 = Małe zamówienie: Powozownia (piwo)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-02 = Małe zamówienie: Gildia kupiecka (piwo)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-03 = Małe zamówienie: Park (wino)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-04 = Małe zamówienie: Tawerna (wino)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-05 = Małe zamówienie: Pałac (pieprz)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-06 = Małe zamówienie: Poczta (pieprz)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-07 = Małe zamówienie: Port (szafran)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-08 = Małe zamówienie: Tawerna (szafran)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-09 = Małe zamówienie: Port (srebro)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-10 = Małe zamówienie: Ratusz (srebro)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-11 = Małe zamówienie: Gospoda (miedź)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-12 = Małe zamówienie: Pałac (miedź)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-13 = Małe zamówienie: Park (płótno)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-14 = Małe zamówienie: Katedra (płótno)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-15 = Małe zamówienie: Gospoda (jedwab)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).
card-small-order-16 = Małe zamówienie: Powozownia (jedwab)
    .info = Podczas twojej akcji w tym budynku: oddaj towar za 40 dukatów (R11.5).

# Składniki oferty
later-later-pepper = pieprz z tej akcji
later-later-saffron = szafran z tej akcji
later-later-silver = srebro z tej akcji
later-later-copper = miedź z tej akcji
later-later-linen = płótno z tej akcji
later-later-silk = jedwab z tej akcji
later-later-beer = piwo z tej akcji
later-later-wine = wino z tej akcji
later-later-start-space = Pole startowe z tej akcji
later-later-trade-1-1 = Wymiana 1:1 z tej akcji
later-later-any-good = Dowolny towar z tej akcji
later-later-building-use = Wykorzystanie budynku z tej akcji
later-later-extra-action = Dodatkowa akcja z tej akcji
later-later-marker = znacznik własności z tej akcji
later-later-contract = Kontrakt z tej akcji
later-later-message = Wiadomość z tej akcji
later-later-large-order = Duże zamówienie z tej akcji
later-later-small-order = Małe zamówienie z tej akcji

position-too-many-goods = goods: gracze mają więcej sztuk „{ $what }”, niż jest w grze
position-too-many-tokens = tokens: gracze mają więcej sztuk „{ $what }”, niż jest w grze
position-too-many-markers = markers: gracz { $seat } ma łącznie najwyżej siedem znaczników, w zapasie i na planszy
position-ducats-in-fives = ducats: gracz { $seat } ma { $ducats }, a dukaty są zawsze wielokrotnością pięciu
position-own-card-seen = seen: graczowi { $seat } pokazuje się tylko karty innych
position-pile-not-turned = face_up: stos „{ $pile }” trzeba było odwrócić, bo na wierzchu nie ma zakrytej karty
position-seen-nowhere = seen: karty pokazanej graczowi { $seat } nikt nie ma na ręce
position-reserved-nowhere = reserved: odłożonej karty nikt nie ma na ręce
position-traces-twice = traces: gracz śledzi tę samą kartę dwa razy
position-trace-wrong = traces: { $card } musi być na jednej z co najmniej dwóch rąk innych graczy z kartami tego rodzaju i nie może być widziana
position-discs-no-tower = dyski leżą na planszy tylko wtedy, gdy stoi na niej wieża
position-height = height: wieża i pola, które opuściła, mają razem { $discs } dysków, z czego wieża co najmniej jeden
position-step-seat = steps: krok { $step } nie należy do tego gracza
position-step-no-tower = steps: krok { $step } wymaga wieży na planszy
position-step-things = steps: krok { $step } dotyczy czegoś, czego zasady nigdy mu nie dają
position-step-no-answer = steps: po kroku { $step } musi nastąpić odpowiedź Kupca
position-bargain-twice = offers, deals, suggestions: coś stoi tam dwa razy
position-bargain-no-tower = offers, deals, suggestions: bez wieży ich nie ma
position-bargain-trader = offers, deals, suggestions: kupującym nigdy nie jest Kupiec
position-bad-offer = offers: gracz { $seat } nie mógł w tym kroku złożyć oferty dotyczącej pola „{ $space }” albo nie może jej dotrzymać
position-bad-deal = deals: umowa gracza { $seat } dotycząca pola „{ $space }” nie mogła zostać zawarta, nie może być dotrzymana albo jest już rozliczona
position-bad-suggestion = suggestions: tego, co gracz { $seat } mówi o polu „{ $space }”, nie można zasugerować
