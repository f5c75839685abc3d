# SPDX-License-Identifier: MIT
"""The fuel market: buying by mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from powergrid.gui.kit.look import look
from powergrid.gui.kit.measure import width_of
from powergrid.gui.kit.tokens import CAPTION, SEMIBOLD
from powergrid.gui.power_grid.game.session import Session
from powergrid.gui.power_grid.game.staging import Staging
from powergrid.gui.power_grid.panels import fuel_market_panel
from powergrid.gui.power_grid.panels.fuel_market_panel import FuelMarketPanel
from powergrid.rules.actions import BuyFuel, BuyStoredCoal
from powergrid.rules.fuel import COAL, URANIUM
from powergrid.rules.state import with_item
from tests.gui.power_grid.panels.shown import buys_coal, click, shown
from tests.gui.tables import a_session, play_until


def opened(session: Session) -> tuple[FuelMarketPanel, Staging]:
    staging = Staging(session)
    panel = FuelMarketPanel(session, staging)
    shown(panel)
    return panel, staging


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list to which the texts are added that the panel paints."""
    texts: list[str] = []
    monkeypatch.setattr(
        fuel_market_panel, "paint_text", lambda _painter, _rect, text, *_, **__: texts.append(text)
    )
    return texts


def chosen_from(staging: Staging) -> list[tuple[int, int]]:
    """Return a list to which the fuels chosen are added, each with the change."""
    chosen: list[tuple[int, int]] = []
    staging.fuel_chosen.connect(lambda fuel, change: chosen.append((fuel, change)))
    return chosen


def test_tokens_are_put_into_the_cart_and_back_by_clicks_and_keys() -> None:
    panel, staging = opened(play_until(a_session(), buys_coal))
    chosen = chosen_from(staging)
    view = panel.rows[COAL]
    row, tokens = view.row, view.parts().tokens
    first = len(row.spaces) - row.in_market
    click(view, tokens[first].center())
    click(view, tokens[-1].center())
    assert chosen == [(COAL, 1), (COAL, 1)]
    staging.stage(BuyFuel(COAL, 2))
    chosen.clear()
    click(view, tokens[first].center())
    click(view, tokens[first + 2].center())
    if first:
        click(view, tokens[0].center())
    assert chosen == [(COAL, -1), (COAL, 1)]
    chosen.clear()
    assert view.focusPolicy() == Qt.FocusPolicy.StrongFocus
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Right, Qt.Key.Key_Minus, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    assert chosen == [(COAL, 1), (COAL, 1), (COAL, -1), (COAL, -1)]
    assert "2 in the cart" in view.accessibleName()


def test_a_click_on_a_forbidden_fuel_is_passed_on() -> None:
    panel, staging = opened(play_until(a_session(), buys_coal))
    chosen = chosen_from(staging)
    view = next(view for view in panel.rows if not view.row.available)
    click(view, view.parts().tokens[-1].center())
    assert chosen == [(view.row.fuel, 1)]  # the page explains why not


def test_the_keyboard_skips_a_fuel_that_cannot_be_bought() -> None:
    session = a_session()
    panel = FuelMarketPanel(session, Staging(session))
    assert all(view.focusPolicy() == Qt.FocusPolicy.NoFocus for view in panel.rows)


def test_a_click_on_the_coal_storage_buys_from_it() -> None:
    session = play_until(a_session(board="usa"), buys_coal)
    state = session.state
    state.storage = state.fuel_market[COAL] + 3
    state.fuel_market = (0, *state.fuel_market[1:])
    state.money = with_item(state.money, state.seat, 99)
    panel, staging = opened(session)
    chosen = chosen_from(staging)
    click(panel, panel.parts().about.center())
    staging.stage(BuyFuel(COAL, 1))
    click(panel, panel.parts().about.center())
    assert chosen == [(COAL, 1), (COAL, -1)]


def test_a_click_on_an_open_coal_storage_buys_while_the_market_has_coal() -> None:
    session = play_until(a_session(board="south-africa", edition="classic"), buys_coal)
    state = session.state
    assert state.fuel_market[COAL]
    state.storage = 3
    state.money = with_item(state.money, state.seat, 99)
    panel, staging = opened(session)
    chosen: list[int] = []
    staging.stored_coal_chosen.connect(chosen.append)
    click(panel, panel.parts().about.center())
    staging.stage(BuyStoredCoal(1))
    click(panel, panel.parts().about.center())
    assert chosen == [1, -1]
    assert any("at any time" in text for _, text in panel.tips())


def test_an_empty_fuel_market_says_sold_out() -> None:
    session = play_until(a_session(), buys_coal)
    panel, _ = opened(session)
    row = panel.rows[COAL]
    rest = row.grab().toImage()
    _, oil, garbage, uranium = session.state.fuel_market
    session.state.fuel_market = (0, oil, garbage, uranium)
    session.changed.emit()
    assert "sold out" in row.accessibleName()
    first, last = row.parts().spaces[0].ground, row.parts().spaces[-1].ground
    words = first.united(last).center().toPoint()
    drawn = row.grab().toImage()
    assert drawn.pixelColor(words.x() - 28, words.y()) == look().theme.surface_3
    assert drawn != rest


@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(440, 126, "sold up to 3"), (1240, 176, "tokens above 3 are not for sale")],
)
def test_a_price_limit_is_named_in_every_size_and_its_tokens_are_not_for_sale(
    painted: list[str], width: int, height: int, text: str
) -> None:
    session = a_session(4, board="india", edition="classic")
    session.state.fuel_market = (24, 6, 20, 4)  # uranium begins above the limit
    panel = FuelMarketPanel(session, Staging(session))
    panel.resize(width, height)
    panel.show()
    panel.grab()
    assert text in painted
    uranium = panel.rows[URANIUM]
    assert (uranium.row.next_price, uranium.row.stock) == (0, 0)
    assert "not for sale" in uranium.accessibleName()
    assert all(uranium.change_at(token.center()) == 0 for token in uranium.parts().tokens)
    spaces = len(uranium.parts().spaces)
    assert uranium.tips()[spaces - 1][1].endswith("each: not for sale in this Step.")
    coal = panel.rows[COAL]
    assert coal.change_at(coal.parts().tokens[0].center()) == 1
    assert coal.change_at(coal.parts().tokens[-1].center()) == 0


@pytest.mark.parametrize(("step", "tax"), [(1, []), (3, ["2 more per token"])])
def test_a_tax_of_the_step_is_named(painted: list[str], step: int, tax: list[str]) -> None:
    session = a_session(3, board="australia", edition="classic")
    session.state.step = step
    panel = FuelMarketPanel(session, Staging(session))
    panel.resize(1240, 176)
    panel.grab()
    assert [text.split(" · ")[0] for text in painted if "per token" in text] == tax


def test_larger_text_keeps_the_coal_storage_apart_from_the_next_prices() -> None:
    look().set_text_size("larger")
    session = a_session(board="south-africa", edition="classic")
    panel = FuelMarketPanel(session, Staging(session))
    panel.resize(890, 190)
    about, image = panel.parts().about, panel.grab().toImage()
    storage = width_of(f"Coal storage {session.state.storage}", CAPTION * look().text, SEMIBOLD)
    end, ground = int(about.left() + storage), image.pixelColor(3, int(about.center().y()))
    inked = {
        x
        for x in range(end + 40)
        for y in range(int(about.top()), int(about.bottom()))
        if image.pixelColor(x, y) != ground
    }
    assert inked & set(range(end - 20, end))
    assert not inked & set(range(end + 1, end + 10))
    assert inked & set(range(end + 11, end + 40))


def test_the_name_of_the_panel_is_that_of_the_market_shown() -> None:
    session = a_session(board="korea")
    staging = Staging(session)
    panel = FuelMarketPanel(session, staging)
    assert panel.accessibleName() == "Southern market"
    staging.select_market(staging.other_market)
    assert panel.accessibleName() == "Northern market"
