"""What le Roy did, in few words for whoever plays against him."""

from rynek.core.message import Message
from rynek.games.troyes.board import SPACE
from rynek.games.troyes.le_roy import ROY_ACTION, ROY_ENTERS, ROY_ROLLS
from rynek.play.words import words


def test_an_action_without_a_place_is_told_by_its_name_and_others_by_where_they_went() -> None:
    speech = words("en", "troyes")
    rolls = [Message(ROY_ROLLS, 3, 4, ROY_ACTION.value(action)) for action in ("two_points_two", "citizen")]

    assert [speech.recap(roll) for roll in rolls] == ["le Roy: 2 points for two dice", ""]
    assert speech.recap(Message(ROY_ENTERS, SPACE.value("palace_3"))) == "citizen of le Roy: Palace 3"
