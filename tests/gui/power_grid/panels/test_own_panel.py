# SPDX-License-Identifier: MIT
"""The own panel: the cart on the cards, and choosing a plant."""

from collections import Counter

from PySide6.QtTest import QTest

from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels.own_panel import OwnPanel
from powergrid.rules.actions import BuyFuel, EndTurn, ScrapPlant
from powergrid.rules.fuel import COAL
from powergrid.rules.state import SCRAPPING_PLANT
from tests.gui.power_grid.panels.shown import LEFT, buys_coal, shown
from tests.gui.tables import a_session, play_until


def test_the_own_panel_shows_the_cart_on_its_cards() -> None:
    session = play_until(a_session(), buys_coal)
    staging = Staging(session)
    panel = OwnPanel(session, staging)
    shown(panel)
    staging.stage(BuyFuel(COAL, 2))
    states = Counter(state for card in panel.cards for _, state in card.stored or ())
    assert states["cart"] == 2
    assert states["filled"] == sum(session.state.fuel[session.viewer])
    staging.clear()
    assert not any(state == "cart" for card in panel.cards for _, state in card.stored or ())
    session.act(EndTurn())
    assert panel.row.seat == session.viewer == session.state.seat


def test_a_click_chooses_a_plant_and_marks_it_if_it_may_be_scrapped() -> None:
    session = play_until(a_session(), lambda state: state.asks == SCRAPPING_PLANT, level="sensible")
    staging = Staging(session)
    panel = OwnPanel(session, staging)
    shown(panel)
    chosen: list[int] = []
    staging.plant_chosen.connect(chosen.append)
    owned = session.state.plants[session.viewer]
    assert [card.plant.number for card in panel.cards if card.plant] == list(owned)
    for card in panel.cards:
        QTest.mouseClick(card, LEFT)
    assert chosen == list(owned)
    for card, number in zip(panel.cards, owned, strict=True):
        staging.choose_plant(number)
        may_go = ScrapPlant(number) in session.question
        assert card.state == ("selected" if may_go else "off")
