# SPDX-License-Identifier: MIT
from powergrid.gui.kit.look import look
from powergrid.gui.kit.search_field import SearchField
from tests.gui.kit.conftest import Show


def test_a_search_field_has_a_name_and_grows_with_the_window(shown: Show) -> None:
    field = SearchField("Search", "a name")
    shown(field)
    assert (field.accessibleName(), field.placeholderText()) == ("Search", "a name")
    assert field.isClearButtonEnabled()
    height = field.sizeHint().height()
    look().fit(3840, 2160)
    assert field.sizeHint().height() == 2 * height
    assert field.font() == look().font(15)
