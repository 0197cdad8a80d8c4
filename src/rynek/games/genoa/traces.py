"""Traces: what a third player still knows of a card he had seen when one of its kind changes hands unseen (R15.2, Q46).

He knows no longer who holds it, but it has not gone back to its pile: it is in one of a few hands. A trace is a seat,
a card, and the set of seats that may hold it. `hands` and `seen` are those of the table, by seat.
"""

from rynek.games.genoa.cards import IN_PILE, PILE_OF, cards_in

Trace = tuple[int, int, int]
"""Who knows, of which card, and the hands it may be in (bit i: seat i)."""


def hand_on(hands: list[int], seen: list[int], traces: list[Trace], giver: int, taker: int, card: int) -> list[Trace]:
    """A card changes hands: the two parties know it, the others see its back. The traces there are then."""
    kind = hands[giver] & IN_PILE[PILE_OF[card]]
    left = [trace for trace in traces if trace[1] != card or trace[0] not in (giver, taker)]
    if kind != 1 << card:
        left = _blurred(seen, left, giver, taker, kind)
    else:
        left = [_moved(trace, giver, taker, kind) for trace in left]
    hands[giver] &= ~(1 << card)
    hands[taker] |= 1 << card
    seen[giver] |= 1 << card
    seen[taker] &= ~(1 << card)
    return settled(hands, seen, left) if left else left


def _blurred(seen: list[int], traces: list[Trace], giver: int, taker: int, kind: int) -> list[Trace]:
    """One of several cards went over: whoever had seen any of them cannot tell which."""
    both = 1 << giver | 1 << taker
    found = [
        (seat, card, hands | both if hands >> giver & 1 and PILE_OF[card] == _pile(kind) else hands)
        for seat, card, hands in traces
        if seat not in (giver, taker)
    ] + [trace for trace in traces if trace[0] in (giver, taker)]
    for seat in range(len(seen)):
        if seat not in (giver, taker):
            found += [(seat, card, both) for card in cards_in(seen[seat] & kind)]
            seen[seat] &= ~kind
    return found


def _moved(trace: Trace, giver: int, taker: int, kind: int) -> Trace:
    """The giver's only card of its kind went over: what may have been with him may now be with the taker."""
    seat, card, hands = trace
    if PILE_OF[card] != _pile(kind) or not hands >> giver & 1:
        return trace
    return seat, card, hands & ~(1 << giver) | 1 << taker


def _pile(kind: int) -> int:
    return PILE_OF[cards_in(kind)[0]]


def settled(hands: list[int], seen: list[int], traces: list[Trace]) -> list[Trace]:
    """The traces without hands that hold no card of the kind; a card that can be in one hand only counts as seen."""
    found: list[Trace] = []
    for seat, card, holders in traces:
        kind = IN_PILE[PILE_OF[card]]
        left = sum([1 << s for s in range(len(hands)) if holders >> s & 1 and s != seat and hands[s] & kind])
        if left & (left - 1):
            found.append((seat, card, left))
        else:
            seen[seat] |= 1 << card
    return sorted(found)
