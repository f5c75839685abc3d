# SPDX-License-Identifier: MIT
"""The sums in the list of cities: all rows of a kind say them in the same form."""

from pytestqt.qtbot import QtBot

from powergrid.gui.kit.look import look
from powergrid.gui.power_grid.pages.building.site_list import Site, SiteList

SHORT, LONG = Site(0, "Ulm", 9, 15, 0), Site(1, "Frankfurt an der Oder", 14, 20, 14)
POOR = Site(2, "Köln", 16, 10, 6)


def sums(qtbot: QtBot, width: int, *sites: Site) -> list[str]:
    view = SiteList()
    qtbot.addWidget(view)
    view.show_sites([*sites])
    view.resize(width, 120)
    view.show()
    view.grab()
    return view.sums


def test_sums_are_whole_where_all_of_them_fit(qtbot: QtBot) -> None:
    whole = ["9 + 15", "need 14 more", "need 6 more"]
    assert sums(qtbot, 400, SHORT, LONG, POOR) == whole
    assert sums(qtbot, 190, SHORT, POOR) == [whole[0], whole[2]]


def test_one_sum_without_room_shortens_all_of_its_kind(qtbot: QtBot) -> None:
    assert sums(qtbot, 230, SHORT, LONG, POOR) == ["9 + 15", "need 14", "need 6"]
    assert sums(qtbot, 190, SHORT, LONG, POOR) == ["9 + 15", "−14", "−6"]
    far = LONG._replace(short=0)
    assert sums(qtbot, 200, SHORT, far, POOR) == ["9+15", "14+20", "need 6 more"]


def test_a_name_without_room_has_no_sum_beside_it(qtbot: QtBot) -> None:
    longest = Site(3, "Sainte-Anne-des-Monts", 30, 10, 0)
    assert sums(qtbot, 160, SHORT, longest, POOR) == ["9+15", "", "need 6 more"]


def test_rows_are_larger_in_larger_text_if_enough_of_them_fit(qtbot: QtBot) -> None:
    look().set_text_size("larger")
    view = SiteList()
    qtbot.addWidget(view)
    view.show_sites([SHORT, LONG])
    view.show()
    grown = []
    for width, height in ((400, 240), (400, 120), (180, 240)):
        view.resize(width, height)
        grown.append((view.growth, view.row_height() >= look().text_px(24)))
    assert grown == [(look().text, True), (1, False), (1, False)]
