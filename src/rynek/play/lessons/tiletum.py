"""The guided first round of Tiletum: dice, contracts, a crest, houses on the map, the king and the fair."""

from typing import Final

from rynek.play.lessons.lesson import Lesson, Step

LESSON: Final = Lesson(
    game="tiletum",
    players=2,
    opening=(
        "* set-wheel 3",
        (
            "* deal-bonus gold_4 any_goods_3 one_each_4 crest_rose iron_1_wool_1 action_character_3 any_1 "
            "action_king_3 crest_tower crest_eagle gold_2_vp_2 iron_2 die_colour plus_ap_2 crest_griffin plus_ap_1 "
            "action_contract_2 building_bonuses plus_ap_2 crest_griffin"
        ),
        "* deal-characters king_1 character_1 contract_1_good architect_step king_vp_2",
        "* deal-contracts wool_3_iron_3_character crest_lily identical_3 identical_3_wool_3 identical_3_iron_3",
        "* deal-costs stone_3 stone_3 not_built stone_5 stone_4 stone_2 stone_4 stone_6 stone_5",
        "* deal-cities troyes toulouse frankfurt",
        "* deal-fairs houses house_pillar pillars contracts",
        "* first-player A",
        "* roll yellow2 pink1 pink5 light_grey2 light_grey3 dark_grey4 blue3 blue6",
        "* corruption 0",
    ),
    steps=(
        Step("welcome", look=("map:tiletum", "board:A")),
        Step("die", ("A die dark_grey 4 4", "A take-tile"), look=("space:0", "space-tile:0")),
        Step("contract", ("A contract identical_3",), look=("good:A:stone",)),
        Step("fulfil", ("A fulfil identical_3 stone",)),
        Step(
            "crest",
            (
                "A contract crest_lily",
                "A end-turn",
                "* deal-contracts iron_3 identical_5",
                "B die blue 6 6",
                "B take-tile",
                "B move-architect koeln",
                "B end-turn",
                "* corruption 1",
            ),
        ),
        Step("merchant", ("A die pink 1 1", "A leave-tile"), look=("space:3",)),
        Step("seal", ("A crest crest_lily 6",), look=("good:A:food",)),
        Step("house", ("A move-merchant brugge", "A house brugge 1", "A take-bonus action_king_3")),
        Step(
            "further",
            (
                "A move-merchant antwerpen",
                "A house antwerpen 1",
                "A take-bonus crest_tower",
                "A end-turn",
                "B die pink 5 5",
                "B leave-tile",
                "B hire king_1",
                "* draw-character character_food_1",
                "B place king_1 4 1",
                "B end-turn",
                "* corruption 1",
            ),
        ),
        Step(
            "king",
            ("A die light_grey 2 2", "A take-tile", "A fulfil iron_1_wool_1"),
            look=("space:4", "space-tile:4"),
        ),
        Step(
            "helper",
            (
                "A use action_king_3",
                "A end-turn",
                "B die blue 3 3",
                "B leave-tile",
                "B action merchant",
                "B move-merchant paris",
                "B house paris 1",
                "B end-turn",
            ),
        ),
        Step(
            "leader",
            (
                "A take-tile",
                "* deal-bonus action_contract_3 wool_2 crest_lion plus_ap_3",
                "* roll yellow2 yellow4 pink3 pink6 light_grey4 light_grey6 dark_grey3 dark_grey5",
                "* corruption 1",
            ),
            look=("fair:1",),
        ),
        Step("points", look=("fair:2", "fair:3", "fair:4")),
        Step("mistakes", look=("board:A",)),
    ),
)
