"""The guided first turns of Tiny Towns: a Cottage, a Well beside it, and a cube nobody asked for."""

from typing import Final

from rynek.play.lessons.lesson import Lesson, Step

LESSON: Final = Lesson(
    game="tiny_towns",
    players=2,
    options={"first_game": True, "monuments": False},
    opening=(),
    steps=(
        Step("welcome", look=("town:A",)),
        Step("cards", look=("card:cottage", "card:farm", "card:well")),
        Step("name", ("A name glass", "B place d4"), look=("card:cottage",)),
        Step("place", ("A place b2", "B stop", "A stop", "B name wheat", "B place c4")),
        Step("wheat", ("A place b1", "B stop", "A stop"), look=("square:A:b2", "card:cottage")),
        Step("brick", ("A name brick", "B place b4", "A place a2", "B stop"), look=("square:A:b1", "square:A:b2")),
        Step("build", ("A build cottage:b1a2b2 a2", "A stop", "B name wood", "B place a4")),
        Step("wood", ("A place a3", "B stop", "A stop"), look=("square:A:a2", "card:well")),
        Step(
            "well",
            (
                "A name stone",
                "B place a3",
                "A place b3",
                "B build well:a3a4 a4",
                "B stop",
                "A build well:a3b3 a3",
                "A stop",
                "B name brick",
                "B place b3",
            ),
            look=("square:A:a3", "card:well"),
        ),
        Step("unwanted", ("A place d1", "B stop", "A stop"), look=("card:tavern",)),
        Step("points", look=("card:cottage", "card:farm", "card:chapel")),
        Step("mistakes", look=("town:A",)),
    ),
    rounds=4,
)
