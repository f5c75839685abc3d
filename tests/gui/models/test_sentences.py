# SPDX-License-Identifier: MIT
"""Every code and event of the rules has a sentence, and none shows an identifier."""

import re
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import powergrid.rules
from powergrid.gui.models.notes import ordinal
from powergrid.gui.refusals import refusal
from powergrid.gui.sentences import plant_removed, question_title, sentence
from powergrid.gui.words import kind_name, listed, tokens_listed
from powergrid.rules import IllegalAction, apply
from powergrid.rules import events as ev
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
from powergrid.rules.events import BANK_HOUSE_REASONS, BANK_PLANT_REASONS
from powergrid.rules.plants import KINDS, STEP3
from tests.gui.tables import a_session

SAMPLES: tuple[ev.Event, ...] = (
    ev.RoundBegan(2),
    *(ev.PhaseBegan(phase) for phase in range(6)),
    ev.PhaseEnded(1, 0),
    ev.PhaseEnded(1, 5),
    ev.OrderSet((2, 1, 0, 3)),
    ev.StepBegan(2),
    ev.StepBegan(3),
    ev.DiscountPlaced(5),
    ev.AuctionOpened(0, 5, 7, False, False),
    ev.AuctionOpened(0, 5, 1, False, True),
    ev.AuctionOpened(0, 5, 5, True, False),
    ev.BidMade(1, 9),
    ev.Passed(1, True),
    ev.Passed(1, False),
    ev.PlantBought(2, 5, 9),
    ev.PlantScrapped(2, 4),
    ev.FuelScrapped(2, 0, 1, True),
    ev.FuelScrapped(2, 1, 1, False),
    ev.PlantRevealed(31),
    ev.PlantRevealed(STEP3),
    *(ev.PlantRemoved(card, why) for why in ev.REASONS for card in (9, STEP3)),
    ev.FuelBought(0, 0, 3, 9, 0),
    ev.FuelBought(0, 0, 3, 20, 2),
    ev.HouseBuilt(1, 3, 10, 0),
    ev.HouseBuilt(1, 3, 15, 7),
    *(ev.TurnEnded(1, phase) for phase in (3, 4, 5)),
    ev.PlantsRun(0, (5, 11), 1, (1, 1, 0, 1), 3, 44),
    ev.PlantsRun(0, (13,), 0, (0, 0, 0, 0), 1, 22),
    ev.PlantsRun(0, (), 0, (0, 0, 0, 0), 0, 10),
    ev.FuelRefilled((3, 2, 1, 1)),
    ev.FuelRefilled((0, 0, 0, 0)),
    ev.GameEnded((1, 0, 2, 3), (3, 9, 1, 0)),
    ev.BankHousePlaced(0, 3, 12),
    ev.StartingCityMarked(1, 3),
    ev.StartingCityTaken(1, 3),
    *(ev.BankTookPlant(20, scrapped, why) for scrapped in (0, 9) for why in BANK_PLANT_REASONS),
    *(ev.BankPassedOnPlant(20, 21, why) for why in BANK_PLANT_REASONS),
    ev.BankBoughtFuel((20, 25), (5, 0, 0, 0), 0),
    ev.BankBoughtFuel((20, 25), (0, 0, 0, 0), 5),
    ev.BankBoughtFuel((), (0, 0, 0, 0), 0),
    *(ev.BankBuiltHouse(3, why, 9) for why in BANK_HOUSE_REASONS),
    ev.BankBurntFuel((5, 0, 0, 0)),
    ev.BankBurntFuel((0, 0, 0, 0)),
)

FACTS: dict[str, dict[str, object]] = {
    "alone_pays_minimum": {"least": 7},
    "already_connected": {"city": 3},
    "area_not_connected": {"area": 2},
    "areas_chosen": {"count": 3},
    "bid_too_low": {"least": 8, "bid": 4},
    "cannot_scrap_new_plant": {"plant": 9},
    "city_taken": {"city": 3},
    "city_full": {"city": 3, "step": 1},
    "city_not_in_play": {"city": 3},
    "first_city_taken": {"city": 3, "step": 1},
    "fuel_can_be_stored": {"fuel": 0, "most": 2},
    "game_over": {},
    "kept_for_a_start": {"city": 3},
    "must_buy_in_round_1": {},
    "no_city_for_plant": {"plant": 11},
    "no_room": {"fuel": 1, "room": 0},
    "no_route": {"city": 3},
    "no_such_fuel": {"fuel": 9, "amount": -1},
    "not_a_starting_city": {"city": 3},
    "not_beside_the_bank": {"city": 3},
    "not_asked": {"action": "Pass"},
    "not_enough_fuel": {"fuel": 3, "stock": 1},
    "not_enough_fuel_to_run": {"plants": (4, 5)},
    "not_enough_money": {"price": 50, "money": 12},
    "plant_not_on_offer": {"plant": 40},
    "plant_not_owned": {"plants": (4,)},
    "wrong_card": {"card": 3},
    "wrong_mix": {"least": 0, "most": 2},
    "record": {"what": "the disk is full."},
}


def is_for_people(text: str) -> bool:
    return bool(text) and not re.search(r"[_{}]|\b99\b|None|\(\d+,", text)


@pytest.mark.parametrize("event", SAMPLES, ids=str)
def test_an_event_is_told_in_one_sentence(event: ev.Event) -> None:
    text = sentence(event, a_session())
    assert is_for_people(text)
    assert text[0].isupper()
    assert text.endswith(".")


def test_no_event_is_forgotten() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(ev.Event))


def test_every_reason_of_a_removal_is_told() -> None:
    assert len({plant_removed(why) for why in ev.REASONS}) == len(ev.REASONS)


def codes_of_the_rules() -> set[str]:
    folder = Path(powergrid.rules.__file__).parent
    source = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    found = set(re.findall(r'IllegalAction\(\s*"(\w+)"', source))
    for line in re.findall(r"code = (.*)", source):
        found |= set(re.findall(r'"(\w+)"', line))
    return found


def test_every_code_of_the_rules_is_known() -> None:
    assert codes_of_the_rules() <= FACTS.keys()


@pytest.mark.parametrize("code", FACTS)
def test_a_refusal_is_told_in_one_sentence(code: str) -> None:
    text = refusal(code, FACTS[code], a_session())
    assert is_for_people(text)
    assert text.endswith(".")


def test_whatever_the_rules_refuse_in_a_game_can_be_told() -> None:
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


def test_lists_read_well() -> None:
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert tokens_listed((3, 0, 0, 1)) == "3 coal and 1 uranium"
    assert [ordinal(place) for place in range(1, 7)] == ["1st", "2nd", "3rd", "4th", "5th", "6th"]
    assert len({kind_name(kind) for kind in KINDS}) == len(KINDS)
