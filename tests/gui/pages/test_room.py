# SPDX-License-Identifier: MIT
"""No page is cut off or overlaps at any size the table gives it."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton

from powergrid.gui.look.look import look
from powergrid.gui.look.widgets import Button
from powergrid.gui.pages.fuel_page import FuelPage
from powergrid.rules import State
from powergrid.rules.legal import Bids, FuelPurchases, Openings, PlantScraps, Runs, Sites, legal
from tests.gui.pages.moments import At, faults, moment

SIZES = (
    (618, 180),
    (618, 222),
    (455, 202),
    (455, 282),
    (580, 224),
    (656, 448),
    (879, 360),
)
KINDS = (Openings, Bids, PlantScraps, FuelPurchases, Sites, Runs)


def crowd(state: State) -> None:
    state.money = (222, *state.money[1:])


@pytest.mark.parametrize("scale", [1, 1.33, 2])
@pytest.mark.parametrize("kind", KINDS)
def test_no_page_is_cut_or_overlaps(at: Callable[..., At], kind: type, scale: float) -> None:
    def is_late(state: State) -> bool:
        return isinstance(legal(state), kind) and state.round > 5

    table = at(moment(is_late, players=6, board="usa", change=crowd))
    fill(table)
    look().set_scale(scale)
    for width, height in SIZES:
        table.panel.resize(round(width * look().scale), round(height * look().scale))
        table.page.place()
        assert not faults(table.panel), (kind, width, height)
        for button in table.page.foot.findChildren(Button):
            assert isinstance(button, QAbstractButton)
            assert button.width() >= button.sizeHint().width(), (width, height, button.text())


def test_a_message_leaves_room_for_itself(at: Callable[..., At]) -> None:
    table = at(moment(lambda state: isinstance(legal(state), Sites)), size=(455, 202))
    table.page.warn("This is a rather long sentence that leaves the title no room.")
    assert not table.page.title.isVisible()
    assert not faults(table.panel)
    table.page.hush()
    assert table.page.title.isVisible()


def test_waiting_for_a_bot(at: Callable[..., At]) -> None:
    session = moment(lambda state: state.round > 3, players=6, people=(1,))
    table = at(session)
    for width, height in SIZES:
        table.panel.resize(width, height)
        assert not faults(table.panel)
    assert "Ada" in table.page.title.text


def fill(table: At) -> None:
    """Stage as much as there is to be staged."""
    question = legal(table.desk.draft.state)
    if isinstance(question, Sites):
        for _ in range(5):
            prices = legal(table.desk.draft.state)
            assert isinstance(prices, Sites)
            cheap = prices.affordable()
            if not cheap:
                break
            table.desk.choose_city(min(cheap, key=lambda city: cheap[city]))
        table.desk.point_at_city(max(question.prices(), key=lambda c: question.total(c) or 0))
    elif isinstance(table.page, FuelPage):
        table.page.fill.click()
