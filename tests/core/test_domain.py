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


@pytest.mark.parametrize(("word", "value"), [("+3", 3), ("3", 3), ("-3", -3), ("0", 0), ("+0", 0)])
def test_numbers_on_both_sides_of_nothing_may_carry_a_plus(word: str, value: int) -> None:
    assert Numbers("steps", -3, 3).value(word) == value
    with pytest.raises(ValueError, match="no pips"):
        Numbers("pips", 0, 6).value("+3")


def test_halves_of_a_pair_are_typed_as_their_own_domains_understand() -> None:
    lots = Pairs("lot", SEAT, Numbers("steps", -1, 1), [(0, 1), (3, -1)])

    assert lots.value("A:+1") == lots.value("A:1") == 0
    for word in ("A:0", "A", "A:", ":1", "Z:1"):
        with pytest.raises(ValueError, match="is no"):
            lots.value(word)


@pytest.mark.parametrize(
    ("domain", "choices"),
    [
        (Words("good", ["wood", "stone"]), "wood, stone"),
        (Numbers("pips", 1, 6), "1, 2, 3, 4, 5, 6"),
        (Numbers("ducats", 5, 50, 5), "5, 10 … 50"),
        (Numbers("place", 1, 20), "1 … 20"),
        (Maybe(Words("good", ["wood", "stone"])), "-, wood, stone"),
        (OneOf("item", Words("good", ["wood"]), Numbers("ducats", 5, 50, 5)), "wood, 5, 10 … 50"),
        (Pairs("lot", SEAT, Numbers("pips", 1, 6), [(0, 1), (3, 2)]), "A:1 …"),
        (
            Words("card", [f"c{number}" for number in range(30)]),
            ", ".join(f"c{number}" for number in range(24)) + ", …",
        ),
    ],
)
def test_a_domain_says_what_may_be_typed(domain: Domain, choices: str) -> None:
    assert domain.choices() == choices
