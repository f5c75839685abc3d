# SPDX-License-Identifier: MIT
"""Every event of the rules has a sentence, and none shows an identifier."""

from typing import get_args

import pytest

from powergrid.box import load_board, load_edition, load_plants
from powergrid.gui.power_grid.words.events import PLANT_REMOVED, sentence
from powergrid.rules import Game
from powergrid.rules import events as ev
from powergrid.rules.events import BANK_HOUSE_REASONS, BANK_PLANT_REASONS
from powergrid.rules.plants import STEP3
from tests.gui.power_grid.words.sentences import is_for_people
from tests.gui.tables import a_session
from tests.rules.positions import game_with

SAMPLES: tuple[ev.Event, ...] = (
    ev.RoundBegan(2),
    *(ev.PhaseBegan(phase) for phase in range(6)),
    ev.PhaseEnded(1, 0),
    ev.PhaseEnded(1, 5),
    ev.OrderSet((2, 1, 0, 3)),
    ev.StepBegan(2, 1),
    ev.StepBegan(3, 2),
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
    ev.NextBuyer(2),
    ev.HouseBuilt(1, 3, 10, 0, True),
    ev.UraniumSold(1, 5, 4, 1, 20),
    ev.UraniumSold(1, None, 4, 1, 0),
    ev.UraniumLeft(2),
    ev.UraniumLeft(0),
    ev.OutageBegan(9),
    ev.PileRanOut(False),
    ev.PileRanOut(True),
    ev.GameEnded((1, 0, 2, 3), (1,), (3, 9, 1, 0)),
    ev.GameEnded((1, 2, 0, 3), (1, 2), (3, 9, 9, 0)),
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


@pytest.mark.parametrize("event", SAMPLES, ids=str)
def test_an_event_is_one_sentence(event: ev.Event) -> None:
    text = sentence(event, a_session())
    assert is_for_people(text)
    assert text[0].isupper()
    assert text.endswith(".")


def test_the_sentence_of_a_step_says_which_places_open() -> None:
    session = a_session()
    assert sentence(ev.StepBegan(2, 1), session).endswith("Second places open.")
    assert sentence(ev.StepBegan(3, 2), session).endswith(
        "All plants are for sale. Third places open."
    )
    assert sentence(ev.StepBegan(3, 1), session).endswith("Second places open. Third places open.")
    session.state.game = game_with(open_places=(1, 1, 1))
    assert "open" not in sentence(ev.StepBegan(2, 1), session)


def test_the_sentence_of_a_step_says_when_fuel_is_taxed_from_then_on() -> None:
    session, board = a_session(), load_board("germany", "classic")
    taxed = board.with_rules(board.rules._replace(carbon_tax=(0, 1, 1)))
    session.state.game = Game(taxed, load_edition("classic"), load_plants(), 4, tuple(range(6)))
    tax = "Coal, oil and garbage cost 1 more per token."
    assert sentence(ev.StepBegan(2, 1), session).endswith(tax)
    assert sentence(ev.StepBegan(3, 1), session).endswith(tax)
    assert tax not in sentence(ev.StepBegan(3, 2), session)


def test_every_event_has_a_sentence() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(ev.Event))


def test_every_reason_for_a_removal_is_named() -> None:
    assert len({PLANT_REMOVED[why] for why in ev.REASONS}) == len(PLANT_REMOVED)
