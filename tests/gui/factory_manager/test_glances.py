# SPDX-License-Identifier: MIT
"""Pictures of a factory."""

from PySide6.QtCore import Qt

from powergrid.factory.rules.state import with_item
from powergrid.gui.factory_manager.glances import picture_of
from powergrid.gui.factory_manager.session import opening
from powergrid.play.seats import Seat


def test_a_picture_has_its_players_name_and_never_the_focus(qapp: object) -> None:
    state = opening(players=2)
    state.beside = with_item(state.beside, 1, state.factory[1][:2])
    picture = picture_of(state, 1, Seat("Bruno", "blue"))
    assert picture.accessibleName() == "Bruno"
    assert len(picture.beside) == 2
    for button in (*picture.spaces, *picture.beside):
        assert button.focusPolicy() == Qt.FocusPolicy.NoFocus
