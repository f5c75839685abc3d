# SPDX-License-Identifier: MIT
"""What the sentence of an event says where one word for another would be wrong."""

import pytest

from powergrid.gui.power_grid.words.events import brief_sentence, sentence
from powergrid.rules import events as ev
from powergrid.rules.actions import BuyFuel, EndTurn, OpenAuction, Pass
from powergrid.rules.fuel import COAL
from powergrid.rules.plants import STEP3
from powergrid.rules.state import FUEL, NORTH
from tests.gui.tables import a_session, against_the_bank, play_until
from tests.rules.positions import connect_any, fill, table

SENTENCES: dict[ev.Event, str] = {
    ev.PhaseEnded(1, 0): "The setup is done.",
    ev.AuctionOpened(0, 5, 7, False, False): "Ada puts plant 5 up for auction and bids 7.",
    ev.AuctionOpened(0, 5, 1, False, True): (
        "Ada puts plant 5 up for auction at a discount and bids 1."
    ),
    ev.AuctionOpened(0, 5, 5, True, False): "Ada is the only one left to buy and takes plant 5.",
    ev.Passed(1, True): "Bruno passes and buys no plant this round.",
    ev.Passed(1, False): "Bruno passes.",
    ev.FuelScrapped(2, 0, 1, True): "Chiara discards 1 coal: no plant can store it now.",
    ev.FuelScrapped(2, 1, 1, False): "Chiara discards 1 oil.",
    ev.PlantRevealed(31): "Plant 31 is drawn.",
    ev.PlantRevealed(STEP3): "The Step 3 card is drawn.",
    ev.PlantRemoved(6, "obsolete"): (
        "Plant 6 is removed: somebody has at least as many cities as its number."
    ),
    ev.PlantRemoved(STEP3, "step3"): "The Step 3 card is removed from the market.",
    ev.PlantRemoved(STEP3, "back_under_the_pile"): (
        "The Step 3 card goes back under the draw pile."
    ),
    ev.FuelBought(0, 0, 3, 9, 0): "Ada buys 3 coal for 9.",
    ev.FuelBought(0, 0, 3, 20, 2): "Ada buys 3 coal for 20, 2 of it from the storage.",
    ev.HouseBuilt(1, 3, 10, 0): "Bruno builds in Wilhelmshaven for 10.",
    ev.HouseBuilt(1, 3, 15, 7): "Bruno connects Wilhelmshaven for 22: 15 + 7.",
    ev.HouseBuilt(1, 3, 10, 0, True): "Bruno starts a second network in Wilhelmshaven for 10.",
    ev.PlantsRun(0, (5, 11), 1, (1, 1, 0, 1), 3, 44): (
        "Ada runs 5 and 11, burns 1 coal, 1 oil and 1 uranium, powers 3 and earns 44."
    ),
    ev.PlantsRun(0, (13,), 0, (0, 0, 0, 0), 1, 22): "Ada runs 13, powers 1 and earns 22.",
    ev.PlantsRun(0, (), 0, (0, 0, 0, 0), 0, 10): "Ada runs no plant and is paid 10.",
    ev.FuelRefilled((3, 0, 0, 1)): "The fuel market is refilled with 3 coal and 1 uranium.",
    ev.FuelRefilled((0, 0, 0, 0)): ("No fuel is added: the supply is empty or the market is full."),
    ev.UraniumSold(1, 5, 4, 1, 20): "Bruno sells uranium at 5 and earns 20.",
    ev.UraniumSold(1, None, 4, 1, 0): "Bruno sells no uranium: the market is full.",
    ev.UraniumLeft(2): "The cheapest tokens leave the uranium market: 2 uranium.",
    ev.UraniumLeft(0): "No uranium leaves the market: there is none.",
    ev.GameEnded((1, 0, 2, 3), (1,), (3, 9, 1, 0)): (
        "The game is over: Bruno wins with 9 cities powered."
    ),
    ev.GameEnded((1, 2, 0, 3), (1, 2), (3, 9, 9, 0)): (
        "The game is over: Bruno and Chiara share the win."
    ),
    ev.BankBoughtFuel((20, 25), (5, 0, 0, 0), 0): "The bank takes 5 coal for 20 and 25.",
    ev.BankBoughtFuel((20, 25), (3, 0, 0, 0), 2): (
        "The bank takes 3 coal for 20 and 25. The market is 2 tokens short."
    ),
    ev.BankBoughtFuel((20, 25), (0, 0, 0, 0), 5): (
        "The bank takes no fuel for 20 and 25. The market is 5 tokens short."
    ),
    ev.BankBoughtFuel((), (0, 0, 0, 0), 0): "The bank has no plant and takes no fuel.",
    ev.BankBurntFuel((5, 0, 0, 0)): "The bank burns all it has: 5 coal.",
    ev.BankBurntFuel((0, 0, 0, 0)): "The bank burns nothing.",
}


@pytest.mark.parametrize("event", SENTENCES, ids=str)
def test_a_sentence_says_what_has_happened(event: ev.Event) -> None:
    assert sentence(event, a_session()) == SENTENCES[event]


def test_the_bank_is_named_in_the_order() -> None:
    session = against_the_bank()
    said = "The order is now Ada, the bank and Bruno."
    assert sentence(ev.OrderSet((0, 1)), session) == said
    assert brief_sentence(ev.OrderSet((0, 1)), session) == said


def test_the_sentence_of_step_2_says_why_it_begins() -> None:
    session = a_session()
    session.state = table("classic", "uk-ireland", 3)
    connect_any(session.state, 0, 7)
    assert sentence(ev.StepBegan(2, 1), session).startswith("Step 2 begins: somebody has 7 cities.")
    session.state = table("classic", "uk-ireland", 3)
    fill(session.state, 1)
    assert sentence(ev.StepBegan(2, 1), session).startswith(
        "Step 2 begins: every city has a house."
    )


@pytest.mark.parametrize(
    ("board", "event", "says"),
    [
        (
            "korea",
            ev.FuelRefilled((0, 2, 0, 0), NORTH),
            "Northern market: refilled with 2 oil.",
        ),
        ("korea", ev.FuelRefilled((0, 0, 0, 0)), "Southern market: refilled with nothing."),
        ("korea", ev.FuelBought(0, 1, 2, 9, 0, NORTH), "Ada buys 2 oil for 9 (Northern market)."),
        (
            "middle-east",
            ev.FuelRefilled((3, 0, 0, 0), missing=2),
            "The fuel market is refilled with 3 coal. Oil gets cheaper; tokens missing: 2.",
        ),
        (
            "middle-east",
            ev.FuelRefilled((3, 4, 0, 0)),
            "The fuel market is refilled with 3 coal and 4 oil.",
        ),
        ("quebec", ev.PlantRemoved(31, "to_bottom"), "Plant 31 goes under the draw pile."),
    ],
)
def test_a_sentence_says_what_is_special_on_a_board(board: str, event: ev.Event, says: str) -> None:
    session = a_session()
    session.state = table("classic", board, 4)
    assert sentence(event, session) == says


def test_whoever_passes_after_the_discounted_plant_is_not_said_to_buy_none() -> None:
    session = a_session(3, "manhattan")
    name = session.seats[session.state.seat].name
    for action in (OpenAuction(session.state.discount, 1), Pass(), Pass(), Pass()):
        session.act(action)
    assert sentence(session.past[-1].events[0], session) == f"{name} passes."


def test_whoever_buys_tokens_alone_waits_for_nobody() -> None:
    session = play_until(a_session(2, "india", "classic"), lambda state: state.phase == FUEL)
    session.state.plants = ((4,), (10,))
    session.act(BuyFuel(COAL, 1))
    session.act(EndTurn())
    session.act(BuyFuel(COAL, 1))
    said = [sentence(played.events[-1], session) for played in session.past[-3:]]
    first = session.seats[session.state.seat].name
    assert said[0] == f"{first} waits until the others have bought a token."
    assert said[2] == f"{first} is the only one left to buy fuel."
