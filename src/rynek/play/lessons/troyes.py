"""The guided first round of Troyes: citizens and dice, enemies, the cathedral, a bought die, a tradesman."""

from typing import Final

from rynek.play.lessons.lesson import Lesson, Step

LESSON: Final = Lesson(
    game="troyes",
    players=2,
    opening=(
        "* first A",
        "* deal chretien_de_troyes le_florentin thibaut_ii urbain_iv",
        "A place palace_6",
        "B place palace_4",
        "B place palace_3",
        "A place bishopric_3a",
        "A place bishopric_2a",
        "B place bishopric_2b",
        "B place city_hall_1b",
        "A place city_hall_1a",
        "A place city_hall_2a",
        "B place city_hall_2b",
        "B place bishopric_1a",
    ),
    steps=(
        Step("welcome", look=("space:palace_6", "space:bishopric_3a", "space:city_hall_2a")),
        Step(
            "citizen",
            (
                "A place palace_1",
                "* reveal diplomat tithing merchant",
                "* roll 2 5 4 3 6 3 4 1 2 5 5 2 3 6 1 6 2 4",
                "* event brigands_1",
                "* event traveling_builders",
                "* roll 3 2",
            ),
        ),
        Step("dice", look=("district:A", "card:merchant", "card:tithing", "card:diplomat")),
        Step("enemies", ("A counter red 2", "A done", "B counter red 1", "B done"), look=("event:brigands_1",)),
        Step("cathedral", ("A take white 4", "A take white 3", "A build", "B take yellow 5", "B farm")),
        Step(
            "buy",
            ("A take red 5", "A buy B red 4", "A fight brigands_1", "B take white 5", "B build"),
            look=("event:brigands_1",),
        ),
        Step("recruit", ("A recruit",), look=("supply:A",)),
        Step(
            "merchant",
            (
                "A take yellow 6",
                "A take yellow 3",
                "A activate merchant",
                "A from-supply",
                "B buy-grey red 6",
                "B fight brigands_1",
            ),
            look=("card:merchant",),
        ),
        Step(
            "pass",
            (
                "A pass",
                "B pass",
                "* reveal hunting confession innkeeper",
                "* roll 3 4 2 6 1 5 5 3 4 2 6 4 3 5 6 2 1 4",
                "* event skirmishes_2",
                "* event drought",
                "* roll 4 2",
                "B counter red 3",
                "B done",
            ),
        ),
        Step("points", look=("cathedral", "event:marauding", "card:merchant")),
        Step("mistakes", look=("district:A", "cathedral")),
    ),
)
