"""Domains: values, words and numbers lead back to each other."""

import pytest

from rynek.core.domain import SEAT, Domain, Maybe, Numbers, OneOf, Pairs, Words

DOMAINS = [
    SEAT,
    Words("good", ["wood", "stone"]),
    Numbers("ducats", 5, 50, 5),
    Maybe(Numbers("pips", 1, 6)),
    Maybe(SEAT),
    Pairs("lot", SEAT, Numbers("pips", 1, 6), [(0, 1), (0, 6), (3, 2)]),
]


@pytest.mark.parametrize("domain", DOMAINS)
def test_values_words_and_numbers_lead_back(domain: Domain) -> None:
    values = [domain.at(number) for number in range(domain.size)]

    assert [domain.number(value) for value in values] == list(range(domain.size))
    assert [domain.value(domain.word(value)) for value in values] == values
    assert all(domain.holds(value) for value in values)


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("value", [-2, 99, 1000])
def test_values_outside_are_refused(domain: Domain, value: int) -> None:
    assert not domain.holds(value)
    with pytest.raises(ValueError, match="is no"):
        domain.word(value)
    with pytest.raises(ValueError, match="is no"):
        domain.number(value)


@pytest.mark.parametrize("word", ["", "wool", "--1", "7", "٣", "1e3", "9" * 50])
def test_words_outside_are_refused(word: str) -> None:
    for domain in (SEAT, Numbers("pips", 1, 6), Maybe(Numbers("pips", 1, 6))):
        with pytest.raises(ValueError, match="is no"):
            domain.value(word)


def test_places_outside_are_refused() -> None:
    with pytest.raises(ValueError, match="is no place"):
        Numbers("pips", 1, 6).at(6)
    with pytest.raises(ValueError, match="is no"):
        SEAT.at(6)


def test_one_of_several_domains_keeps_their_words_and_says_which_it_is() -> None:
    ware = Words("ware", ["pepper", "wine"])
    item = OneOf("item", ware, Numbers("coin", 5, 20, 5), Words("link", ["for"]), breakers=(6,))

    assert [item.word(value) for value in range(item.size)] == ["pepper", "wine", "5", "10", "15", "20", "for"]
    assert [item.value(item.word(value)) for value in range(item.size)] == list(range(7))
    assert item.inner_of(1) == (ware, 1)
    assert item.inner_of(3)[1] == 10
    assert [value for value in range(item.size) if item.breaks(value)] == [6]
    with pytest.raises(ValueError, match="no item"):
        item.value("7")
    with pytest.raises(ValueError, match="no item"):
        item.inner_of(7)
