"""What the drawing of Genoa says about offers."""

from rynek.draw.genoa import DRAWING
from rynek.games.genoa.goods import TOKEN
from rynek.play.words import words
from tests.games.genoa.table import ARRIVED, GAME, play, table

NAMES = ("Anna", "Bohdan", "Celina")


def test_buttons_that_accept_an_offer_say_its_price() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}])
    play(state, "B offer-action coach_house 15 wine", "B pass", "C pass")

    said = DRAWING.note(GAME.parse("accept B action coach_house"), state.view(0), words("en", "genoa"))
    assert said == "wine, 15 ducats"
    assert DRAWING.note(GAME.parse("stop"), state.view(0), words("en", "genoa")) == ""


def test_the_face_of_a_card_in_an_offer_is_drawn_for_its_parties_only() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"hand": ["message_01"]}])
    play(state, "B offer-move coach_house message_01")
    speech = words("en", "genoa")

    assert "City Hall – Harbor" in str(DRAWING.paint(state.view(0), speech, NAMES).parts()["bargains"])
    assert "City Hall – Harbor" not in str(DRAWING.paint(state.view(2), speech, NAMES).parts()["bargains"])


def test_the_composer_offers_what_can_be_given_and_what_the_action_will_give() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 2}, "hand": ["message_01"]}])
    made = DRAWING.composer(state.view(1), words("en", "genoa"), NAMES)
    assert made is not None

    form = made["forms"][0]
    space, pays, gets = form["fields"]
    assert form["words"] == ["offer-action"]
    assert [choice["word"] for choice in space["choices"]] == ["guild_hall", "coach_house"]
    assert [(item["word"], item["most"]) for item in pays["items"]] == [("", 130), ("wine", 2), ("message_01", 1)]
    assert [item["word"] for item in pays["later"]["coach_house"]] == ["later_start_space"]
    assert gets["before"] == "for"
    assert DRAWING.composer(state.view(0), words("en", "genoa"), NAMES) is None


def test_the_composer_offers_the_ducats_that_own_cards_will_earn() -> None:
    seats = [{}, {"goods": {"beer": 1}, "hand": ["small_order_01"]}, {"hand": ["small_order_16"]}]
    state = table(tower="street_r4c7", seats=seats)
    later = []
    for seat in (1, 2):
        made = DRAWING.composer(state.view(seat), words("pl", "genoa"), NAMES)
        assert made is not None
        later.append(made["forms"][0]["fields"][1]["later"]["coach_house"])

    assert [(item["word"], item["most"]) for item in later[0]] == [("later_start_space", 1), ("", 40)]
    assert (later[0][1]["prefix"], later[0][1]["step"], later[0][1]["symbol"]) == ("later_", 5, "coin")
    assert [item["word"] for item in later[1]] == ["later_start_space"]
    play(state, "B offer-action coach_house later_35")


def test_the_composer_offers_the_reward_of_a_large_order_that_can_be_delivered() -> None:
    order = {"goods": {"saffron": 1, "copper": 1, "silk": 1}, "hand": ["large_order_01"]}
    state = table(tower="street_r7c6", seats=[{}, order, {"hand": ["large_order_02"]}])
    later = []
    for seat in (1, 2):
        made = DRAWING.composer(state.view(seat), words("en", "genoa"), NAMES)
        assert made is not None
        later.append({item["word"] for item in made["forms"][0]["fields"][1]["later"]["villa_colini"]})

    assert later[0] - later[1] == {"", *[f"later_{token}" for token in TOKEN.words]}
    play(state, "B offer-action villa_colini later_extra_action")


def test_the_composer_offers_talk_of_spaces_farther_away() -> None:
    state = table(tower="street_r4c7")
    made = DRAWING.composer(state.view(1), words("en", "genoa"), NAMES)
    assert made is not None

    action, move = made["forms"][2:]
    assert (action["words"], move["words"]) == (["suggest-action"], ["suggest-move"])
    far = {choice["word"] for choice in action["fields"][0]["choices"]}
    assert "harbor" in far
    assert far.isdisjoint({"coach_house", "guild_hall", "market"})
    assert "market" in {choice["word"] for choice in move["fields"][0]["choices"]}
    play(state, "B suggest-action harbor 15")


def test_the_trader_composes_proposals_to_each_player() -> None:
    state = play(table(tower="street_r4c7"), "B pass", "C pass")
    made = DRAWING.composer(state.view(0), words("pl", "genoa"), NAMES)
    assert made is not None

    assert [form["words"] for form in made["forms"]] == [
        ["propose-action", "B"], ["propose-action", "C"], ["propose-move", "B"], ["propose-move", "C"],
    ]  # fmt: skip


def test_a_counter_offer_begins_with_what_is_offered() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}])
    play(state, "B offer-action coach_house 15 wine", "B pass", "C pass")
    made = DRAWING.composer(state.view(0), words("en", "genoa"), NAMES)
    assert made is not None

    form = made["forms"][0]
    assert form["label"] == "Ask Bohdan for more: Coach House"
    assert [field["preset"] for field in form["fields"]] == ["coach_house", {"wine": 1, "coin": 15}, {}]


def test_the_composer_offers_the_ducats_of_messages_that_a_plain_move_completes() -> None:
    seats = [{}, {"hand": ["message_09"]}, {"hand": ["message_10"]}]
    state = table(tower="street_r2c6", height=3, visited=["inn", "street_r2c5", "street_r2c6"], seats=seats)
    later = []
    for seat in (1, 2):
        made = DRAWING.composer(state.view(seat), words("en", "genoa"), NAMES)
        assert made is not None
        form = next(form for form in made["forms"] if form["words"] == ["offer-move"])
        stocks = form["fields"][1]["later"]
        later.append({space: [(i["word"], i["most"]) for i in items] for space, items in stocks.items() if items})

    assert later == [{"spice_warehouse": [("", 30)]}, {}]
    play(state, "B offer-move spice_warehouse later_25")


def test_the_trader_finds_an_answer_and_a_counter_beside_each_offer() -> None:
    state = table(tower="street_r4c7", seats=[{}, {"goods": {"wine": 1}}])
    play(state, "B offer-action coach_house 15 wine", "B pass", "C pass")
    speech = words("en", "genoa")
    made = DRAWING.composer(state.view(0), speech, NAMES)
    assert made is not None

    drawn = DRAWING.paint(state.view(0), speech, NAMES).parts()["bargains"]
    assert made["forms"][0]["part"] == "counter:B:action:coach_house"
    assert 'data-part="counter:B:action:coach_house"' in drawn
    assert "not binding yet" in drawn
    assert "counter:" not in DRAWING.paint(state.view(1), speech, NAMES).parts()["bargains"]


def test_a_proposal_is_answered_where_the_offers_lie() -> None:
    state = play(table(tower="street_r4c7"), "B pass", "C pass", "A propose-action B coach_house 20")
    speech = words("en", "genoa")

    drawn = DRAWING.paint(state.view(1), speech, NAMES).parts()["bargains"]
    assert DRAWING.spots(GAME.parse("agree"), state.view(1)) == ("proposal:B:action:coach_house",)
    refusal = DRAWING.spots(GAME.parse("refuse"), state.view(1))[0]
    assert f'data-part="{refusal}"' in drawn
    assert "awaits an answer" in DRAWING.paint(state.view(None), speech, NAMES).parts()["bargains"]
    assert refusal not in DRAWING.paint(state.view(2), speech, NAMES).parts()["bargains"]


def test_a_proposal_may_be_answered_with_other_terms_beside_it() -> None:
    state = play(table(tower="street_r4c7"), "B pass", "C pass", "A propose-action B coach_house 20")
    speech = words("en", "genoa")
    made = DRAWING.composer(state.view(1), speech, NAMES)
    assert made is not None

    form = made["forms"][0]
    assert (form["words"], form["part"]) == (["counter"], "counter:B:action:coach_house")
    assert [field["preset"] for field in form["fields"]] == [{"coin": 20}, {}]
    assert f'data-part="{form["part"]}"' in DRAWING.paint(state.view(1), speech, NAMES).parts()["bargains"]
    play(state, "B counter 10")
    assert 'data-part="refusal:B:action:coach_house"' in DRAWING.paint(state.view(0), speech, NAMES).parts()["bargains"]


def test_who_has_passed_may_still_compose_and_the_trader_composes_at_a_building() -> None:
    state = play(table(tower="street_r4c7", seats=[{}, {"tokens": {"any_good": 1}}]), "B pass", "C pass")
    passed = DRAWING.composer(state.view(1), words("pl", "genoa"), NAMES)
    sale = play(table(tower="harbor", steps=ARRIVED), "A hear", "B offer-here 5", "C pass")
    made = DRAWING.composer(sale.view(0), words("pl", "genoa"), NAMES)
    assert passed is not None
    assert made is not None

    assert [form["verb"] for form in passed["forms"]] == [
        "offer-action",
        "offer-move",
        "suggest-action",
        "suggest-move",
    ]
    later = passed["forms"][0]["fields"][1]["later"]["coach_house"]
    assert {"later_wine", "later_start_space"} <= {item["word"] for item in later}  # the token makes any good certain
    assert [form["words"] for form in made["forms"]] == [["propose-here", "C"]]  # B's one offer obliges: no bargaining


def test_a_suggestion_shows_whether_a_move_or_an_action_is_meant() -> None:
    state = play(table(tower="metal_warehouse"), "B suggest-move tavern 5", "B suggest-action tavern 15")

    drawn = DRAWING.paint(state.view(2), words("en", "genoa"), NAMES).parts()["bargains"]
    assert "Later, move: Tavern" in drawn
    assert "Later, action: Tavern" in drawn


def test_a_wish_to_pass_knows_whose_turn_it_is_what_is_near_and_who_is_spoken_to() -> None:
    state = table(tower="street_r4c7")
    speech = words("en", "genoa")
    wish = DRAWING.standing(state.view(1), speech, NAMES)
    assert wish is not None
    assert [answer["move"] for answer in wish["answers"]] == ["pass", "refuse"]
    assert set(wish["near"]) == {"street_r4c7", "street_r3c7", "street_r5c7", "guild_hall", "coach_house"}
    assert not wish["spoken_to"]
    own = DRAWING.standing(state.view(0), speech, NAMES)
    assert own is not None
    assert own["answers"] == []  # the Trader is asked himself, but for tokens he wants to keep
    assert own["keep"]["moves"] == ["roll", "close", "contract", "work"]
    assert own["keep"]["instead_of"] == ["start-at", "any-good", "trade", "use"]

    play(state, "B pass", "C pass", "A propose-action B coach_house 20")
    asked, other = [DRAWING.standing(state.view(seat), speech, NAMES) for seat in (1, 2)]
    assert asked is not None
    assert other is not None
    assert (asked["spoken_to"], other["spoken_to"]) == (True, False)
    assert asked["turn"] == wish["turn"]
