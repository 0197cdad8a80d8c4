game-title = Kramy
game-blurb = Przynieś to, czego nie przyniesie nikt inny, i pamiętaj o swoim kliencie.

good-cloth = sukno
good-pepper = pieprz
good-wine = wino

move-deal = { $seat } dostaje klienta: { $good }
move-roll = rynek płaci { $pips }
move-bring = przynieś: { $good }

event-your-customer = Twój klient szuka towaru: { $good }.
event-customer-dealt = { $seat } dostaje klienta.
event-pays = Dziś rynek płaci { $pips }.
event-brought = { $seat } przynosi towar: { $good }.
event-earned = { $seat } ma ten towar jako jedyny stragan i zarabia { $coins }.
ask-bring = Wybierz towar: kto przyniesie go sam, zarobi { $pips }.
why-closed = { $good }: tego nie można teraz przynieść.
score-coins = Monety
score-customer = Klient, który szuka towaru: { $good }

position-steps-order = steps: najpierw rozdaje się klientów, potem jest dzień targowy, na końcu rynek, każde raz
position-customer = seats: klienta ma ten, komu go rozdano, i nikt inny (miejsce numer { $seat })
position-brought = seats: każdy przyniósł po jednym towarze w każdym z dni targowych ({ $days })
position-goods = steps: towary { $players } graczy; dopóki rynek jest otwarty, ktoś jeszcze wybiera
