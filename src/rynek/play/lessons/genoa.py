"""The guided first round of Genoa: once the Trader, twice a buyer, and two buildings of one's own."""

from typing import Final

from rynek.play.lessons.lesson import Lesson, Step

HANDS: Final = (
    "* draw contract_13",
    "* draw message_12",
    "* draw large_order_07",
    "* draw small_order_01",
    "* draw contract_06",
    "* draw message_05",
    "* draw large_order_09",
    "* draw small_order_07",
    "* draw contract_03",
    "* draw message_03",
    "* draw large_order_15",
    "* draw small_order_12",
)
"""The first cards: the learner's four, then those of the rivals."""

LESSON: Final = Lesson(
    game="genoa",
    players=3,
    options={"start_player": "A"},
    money="coin",
    opening=(*HANDS, "* dice 1 2"),
    steps=(
        Step("welcome", look=("seat:A", "own:ducats")),
        Step("hand", look=("card:contract_13", "card:message_12", "card:large_order_07", "card:small_order_01")),
        Step("act", ("A act", "B buy-action harbor 15", "B pass", "C pass"), look=("card:small_order_01",)),
        Step("sell", ("A accept B action harbor", "B act", "B close", "B pass", "C pass"), look=("space:harbor",)),
        Step("errand", ("A go palace", "C bid 10", "A deliver message_12"), look=("card:message_12",)),
        Step("forced", ("A accept C here palace", "C act", "B pass", "C pass", "A stop", "* dice 7 4", "C pass")),
        Step(
            "offer",
            ("A buy-action coach_house 15", "A pass", "B accept A action coach_house"),
            look=("card:small_order_01",),
        ),
        Step("order", ("A act", "A fill small_order_01", "C pass"), look=("own:beer",)),
        Step("pass", ("A pass", "B stop", "* dice 3 6", "B pass"), look=("own:start_space",)),
        Step("haggle", ("A buy-action cathedral 5", "A pass", "C ask-action A cathedral 10")),
        Step("agree", ("A agree", "A act", "B pass", "A pass", "C stop")),
        Step("own", ("A acquire street_r6c3 place place",), look=("space:post_office", "space:cathedral")),
        Step("end", look=("space:market", "space:post_office", "space:cathedral", "card:contract_13")),
        Step("mistakes", look=("own:ducats",)),
    ),
)
