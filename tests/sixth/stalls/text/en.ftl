game-title = Stalls
game-blurb = Bring what nobody else brings, and think of your customer.

good-cloth = cloth
good-pepper = pepper
good-wine = wine

move-deal = { $seat } is dealt a customer for { $good }
move-roll = the market pays { $pips }
move-bring = bring { $good }

event-your-customer = Your customer wants { $good }.
event-customer-dealt = { $seat } is dealt a customer.
event-pays = The market pays { $pips } today.
event-brought = { $seat } brings { $good }.
event-earned = { $seat } alone brings it and earns { $coins }.
ask-bring = Choose what to bring: who alone brings a good earns { $pips }.
why-closed = { $good } cannot be brought now.
score-coins = Coins
score-customer = The customer who wants { $good }

position-steps-order = steps: customers are dealt, then a market day, then the market, each once
position-customer = seats: whoever has been dealt a customer has one, the others have none (seat number { $seat })
position-brought = seats: everybody has brought one good on each of { $days } market days
position-goods = steps: goods of { $players } players, at least one still to be chosen while the market is open
