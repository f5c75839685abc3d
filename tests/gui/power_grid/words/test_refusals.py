# SPDX-License-Identifier: MIT
"""Every code of the rules has a sentence, and none shows an identifier."""

import re
from pathlib import Path
from random import Random

import pytest

import powergrid.rules
from powergrid.gui.power_grid.words.questions import question_title
from powergrid.gui.power_grid.words.refusals import cities_needed_text, refusal
from powergrid.rules import IllegalAction, apply
from powergrid.rules.actions import (
    Bid,
    BuildHouse,
    BuyFuel,
    OpenAuction,
    Pass,
    RunPlants,
    ScrapFuel,
    ScrapPlant,
)
from powergrid.rules.plants import STEP3
from powergrid.rules.state import NORTH
from tests.gui.power_grid.words.sentences import is_for_people
from tests.gui.tables import a_session

FACTS: dict[str, dict[str, object]] = {
    "alone_pays_minimum": {"minimum": 7},
    "already_connected": {"city": 3},
    "another_market": {"market": 1},
    "area_not_connected": {"area": 2},
    "areas_chosen": {"count": 3},
    "bid_too_low": {"minimum": 8, "bid": 4},
    "cannot_leave_fuel": {"plant": 5},
    "cannot_scrap_new_plant": {"plant": 9},
    "cannot_scrap_mine": {"plant": 23},
    "city_closed": {"city": 3, "step": 1},
    "city_taken": {"city": 3},
    "city_full": {"city": 3, "step": 1},
    "city_not_in_play": {"city": 3},
    "first_city_taken": {"city": 3, "step": 1},
    "fuel_can_be_stored": {"fuel": 0, "maximum": 2},
    "game_over": {},
    "kept_for_a_start": {"city": 3},
    "must_buy_in_round_1": {},
    "must_power_most": {"maximum": 2},
    "no_city_for_plant": {"plant": 11},
    "no_network_begins_here": {"city": 3},
    "no_open_storage": {},
    "no_room": {"fuel": 1, "room": 0},
    "no_route": {"city": 3},
    "no_second_network": {},
    "no_such_fuel": {"fuel": 9, "amount": -1},
    "not_a_starting_city": {"city": 3},
    "not_beside_the_bank": {"city": 3},
    "not_asked": {"action": "Pass"},
    "not_enough_fuel": {"fuel": 3, "stock": 1},
    "not_enough_fuel_to_run": {"plants": (4, 5)},
    "not_enough_money": {"price": 50, "money": 12},
    "one_token_a_turn": {},
    "plant_not_on_offer": {"plant": 40},
    "plant_not_owned": {"plants": (4,)},
    "too_expensive": {"fuel": 1, "limit": 3, "step": 1},
    "wrong_card": {"card": 3},
    "wrong_mix": {"minimum": 0, "maximum": 2},
    "record": {"what": "the disk is full."},
}


def codes_of_the_rules() -> set[str]:
    folder = Path(powergrid.rules.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    found = set(re.findall(r'IllegalAction\(\s*"(\w+)"', source))
    for line in re.findall(r"code = (.*)", source):
        found |= set(re.findall(r'"(\w+)"', line))
    return found


def test_every_refusal_code_of_the_rules_has_a_sentence() -> None:
    assert codes_of_the_rules() <= FACTS.keys()


@pytest.mark.parametrize("code", FACTS)
def test_a_refusal_is_one_sentence(code: str) -> None:
    text = refusal(code, FACTS[code], a_session())
    assert is_for_people(text)
    assert text.endswith(".")


def test_plants_without_room_are_not_said_to_have_room_for_none() -> None:
    assert "only 2 more" in refusal("no_room", {"fuel": 1, "room": 2}, a_session())
    assert "no room" in refusal("no_room", {"fuel": 1, "room": 0}, a_session())


def test_every_refusal_in_a_random_game_has_a_sentence() -> None:
    session = a_session(board="usa", edition="classic")
    rng = Random(3)
    told: set[str] = set()
    while not session.state.is_over and session.state.round < 12:
        state = session.state
        wanted = (
            Pass(),
            Bid(0),
            Bid(999),
            OpenAuction(3, 1),
            OpenAuction(state.market[0] if state.market else 3, 999),
            ScrapPlant(1),
            ScrapFuel(0, 99),
            BuyFuel(0, 20),
            BuyFuel(3, 99),
            BuildHouse(rng.randrange(42)),
            RunPlants(state.plants[state.seat], 9),
            RunPlants((1,)),
        )
        for action in wanted:
            if action in session.question:
                continue
            with pytest.raises(IllegalAction) as refused:
                apply(state.copy(), action, session.deal)
            told.add(refused.value.code)
            assert is_for_people(refusal(refused.value.code, refused.value.facts, session))
        assert is_for_people(question_title(session))
        assert session.seats[state.seat].name in question_title(session)
        session.act(session.question.sample(rng))
    assert len(told) > 8


def test_the_market_at_which_one_buys_is_named() -> None:
    said = refusal("another_market", {"market": NORTH}, a_session())
    assert said == "You buy at only one market per turn. Yours is: Northern market."


def test_no_area_out_of_play_is_named_for_a_plant() -> None:
    session = a_session(3, "central-europe", "classic")
    board, in_play = session.state.game.board, session.state.game.areas
    said = refusal("no_city_for_plant", {"plant": 11}, session)
    named = {area for area in range(len(board.areas)) if board.areas[area].name in said}
    needed = {board.area_index[area] for area in board.rules.plants_need_city_in["uranium"]}
    assert named == needed.intersection(in_play)
    assert named != needed


def test_several_plants_that_need_a_city_are_named_together() -> None:
    session = a_session(3, "central-europe", "classic")
    one, two = (cities_needed_text(plants, session) for plants in ((11,), (11, 17)))
    assert one == refusal("no_city_for_plant", {"plant": 11}, session)
    assert two == one.replace("Plant 11 needs", "Plants 11 and 17 need")


def test_a_refusal_names_no_step_where_there_are_none() -> None:
    facts: dict[str, object] = {"city": 3, "step": 1}
    said = [refusal("city_full", facts, a_session(board=board)) for board in ("manhattan", "usa")]
    assert [sentence.endswith("Step 1.") for sentence in said] == [False, True]


def test_the_step_3_card_is_said_to_begin_the_step_that_it_begins() -> None:
    for board, step in (("germany", 3), ("middle-east", 2)):
        session = a_session(board=board, edition="classic")
        session.state.is_step3_due = True
        said = refusal("plant_not_on_offer", {"plant": STEP3}, session)
        assert said.endswith(f": Step {step} begins once this phase is over.")
