# SPDX-License-Identifier: MIT
"""The own panel: the cart on the cards, and choosing a plant."""

from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import BODY, LEAD, SEMIBOLD
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels import own_panel
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


@pytest.mark.parametrize(("name", "size"), [("Ada", LEAD), ("Bartholomew", BODY)])
def test_a_long_name_is_smaller_before_it_is_cut(
    monkeypatch: pytest.MonkeyPatch, name: str, size: int
) -> None:
    session = a_session()
    seats = session.seats
    me = session.viewer
    session.seats = (*seats[:me], seats[me]._replace(name=name), *seats[me + 1 :])
    panel = OwnPanel(session, Staging(session))
    shown(panel)
    panel.resize(580, 120)
    sizes = {}

    def note(_: QPainter, rect: QRectF, text: str, size: float, *__: object, **___: object) -> None:
        sizes[text] = size
        assert text != name or width_of(text, size, SEMIBOLD, narrow=True) <= rect.width()

    monkeypatch.setattr(own_panel, "paint_text", note)
    panel.grab()
    assert sizes[name] == size
