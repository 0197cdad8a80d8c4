"""The guided first round of Caylus 1303: a building, a bridge, a bundle and a favour."""

from typing import Final

from rynek.play.lessons.lesson import Lesson, Step

LESSON: Final = Lesson(
    game="caylus_1303",
    players=2,
    options={"setup": "first_game"},
    opening=("* first A", "B choose day_laborer"),
    steps=(
        Step("welcome", look=("seat:A",)),
        Step("character", ("A choose architect",)),
        Step("carpenter", ("A place printed_carpenter", "B place base_sawmill")),
        Step("farm", ("A place base_farm_1", "B place base_quarry")),
        Step("site", ("A site", "B place base_farm_2")),
        Step("ahead", ("A place spinning_mill", "B place base_market_1"), look=("milestone:8",)),
        Step("pass", ("A pass", "B pass")),
        Step("build", ("A build wood_sawmill",), look=("space:10",)),
        Step("bridge", ("A provost +1", "B provost 0"), look=("building:spinning_mill",)),
        Step("harvest", ("A use 1", "B use 1", "B use 1", "B use 1", "B gain cloth", "A use 1")),
        Step("deliver", ("A deliver food wood stone",), look=("site",)),
        Step("favour", ("A favour base_market_2", "A gain food", "A choose foreman")),
        Step("points", look=("building:wood_sawmill", "site", "building:garden")),
        Step("mistakes", look=("milestone:9", "bridge")),
    ),
)
